import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useLive, useWatching } from '../live.js';
import {
  Act,
  Code,
  Loaded,
  Moment,
  Money,
  Pager,
  pageSize,
  State,
  Table,
  Title,
} from '../parts.js';
import { hrefOf } from '../route.js';
import { inWords } from '../words.js';
import { Journals } from './journals.js';

/** All payouts. */
export function Payouts(): JSX.Element {
  const [page, setPage] = useState(0);
  const live = useLive(
    (api) => api.v2.payouts.list({ _pageNumber: page, _pageSize: pageSize }),
    [page],
  );
  return (
    <>
      <Title>Payouts</Title>
      <Loaded live={live}>
        {({ elements, totalElementCount }) => (
          <>
            <Table
              caption="Payouts"
              heads={['Asked for', 'Amount', 'State', 'Due', 'From', 'Code']}
            >
              {elements.map((payout) => (
                <tr key={payout.code}>
                  <th scope="row">
                    <a href={hrefOf('payouts', payout.code)}>
                      <Moment at={payout.createdAt} />
                    </a>
                  </th>
                  <td>
                    {payout.amount === undefined ? (
                      'all there is'
                    ) : (
                      <Money amount={payout.amount} currency={payout.sourceCurrency} />
                    )}
                  </td>
                  <td>
                    <State of={payout.status} />
                  </td>
                  <td>
                    <Moment at={payout.processAt} />
                  </td>
                  <td>
                    <Code of={payout.accountCode} view="accounts" />
                  </td>
                  <td>
                    <Code of={payout.code} />
                  </td>
                </tr>
              ))}
            </Table>
            <Pager page={page} total={totalElementCount} go={setPage} />
            {totalElementCount === 0 && <p>No payouts yet.</p>}
          </>
        )}
      </Loaded>
    </>
  );
}

/** Something that happened to a payout, or is going to. */
interface Event {
  readonly at: string;
  readonly text: string;
  readonly future: boolean;
}

/** What journals and jobs of a payout mean for it. */
const words: Readonly<Record<string, string>> = {
  PAYOUT: 'Sent to the bank',
  PAYOUT_PROCESSED: 'Arrived at the bank account',
  PAYOUT_RETURN: 'Came back',
  PAYOUT_DUE: 'Checked, and sent to the bank',
  PAYOUT_END: 'The bank says how it ended',
  PAYOUT_BACK: 'Comes back from the bank',
};

const outcomes = ['PROCESSED', 'FAILED', 'RETURNED', 'HOLD'] as const;

/** One payout: what happened to it and what will, and the buttons of its bank. */
export function Payout({ code }: { readonly code: string }): JSX.Element {
  const { api } = useWatching();
  const live = useLive(
    async ({ v2, control }) => {
      const [payout, { elements }, { jobs }] = await Promise.all([
        v2.payouts.get(code),
        control.ledger.listJournals({ reference: code, _asc: true }),
        control.clock.listJobs(),
      ]);
      const done = elements.map(({ kind, createdAt: at }): Event => {
        return { at, text: words[kind] ?? inWords(kind), future: false };
      });
      const due = jobs
        .filter((job) => job.code === code)
        .map((job): Event => ({ at: job.dueAt, text: words[job.kind] ?? job.kind, future: true }));
      const asked = { at: payout.createdAt, text: 'Asked for', future: false };
      return { payout, events: [asked, ...done, ...due] };
    },
    [code],
  );
  return (
    <>
      <Title>Payout</Title>
      <p>
        <Code of={code} />
      </p>
      <Loaded live={live}>
        {({ payout, events }) => (
          <>
            <p>
              {payout.amount !== undefined && (
                <Money amount={payout.amount} currency={payout.sourceCurrency} />
              )}{' '}
              <State of={payout.status} /> from <Code of={payout.accountCode} view="accounts" /> to{' '}
              <Code of={payout.externalAccountCode} />
            </p>
            <section>
              <h2>Timeline</h2>
              <ol class="timeline">
                {events.map(({ at, text, future }) => (
                  <li key={`${at} ${text}`} class={future ? 'future' : ''}>
                    <Moment at={at} /> {text} {future && <span class="quiet">(to come)</span>}
                  </li>
                ))}
              </ol>
            </section>
            <section>
              <h2>What the bank does</h2>
              <p class="actions">
                {outcomes.map((outcome) => (
                  <Act
                    key={outcome}
                    act={() => api.control.payouts.decidePayout(code, { outcome })}
                    label={`The bank: ${outcome}`}
                  >
                    {outcome}
                  </Act>
                ))}
                {payout.status === 'WAITING' && (
                  <Act act={() => api.v2.payouts.delete(code)} ask="Delete this payout?">
                    Delete
                  </Act>
                )}
              </p>
            </section>
            <Journals filter={{ reference: code }} />
          </>
        )}
      </Loaded>
    </>
  );
}
