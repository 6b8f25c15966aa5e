import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { payoutDecisionOutcomeValues as outcomes } from '../../../src/generated/vocabulary/api.js';
import { accountsByCode, nameOfAccount } from '../accounts-by-code.js';
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
import { timelineOf } from '../payout-timeline.js';
import { hrefOf } from '../route.js';
import { Journals } from './journals.js';

/** All payouts. */
export function Payouts(): JSX.Element {
  const [page, setPage] = useState(0);
  const live = useLive(
    async (api) => {
      const [payouts, accounts] = await Promise.all([
        api.v2.payouts.list({ _pageNumber: page, _pageSize: pageSize }),
        accountsByCode(api),
      ]);
      return { ...payouts, accounts };
    },
    [page],
  );
  return (
    <>
      <Title>Payouts</Title>
      <Loaded live={live}>
        {({ elements, totalElementCount, accounts }) => (
          <>
            <Table
              caption="Payouts"
              heads={['Asked for', 'From', 'Amount', 'State', 'Due', 'Code']}
              numbers={[2]}
            >
              {elements.map((payout) => (
                <tr key={payout.code}>
                  <th scope="row">
                    <a href={hrefOf('payouts', payout.code)}>
                      <Moment at={payout.createdAt} />
                    </a>
                  </th>
                  <td>
                    <a href={hrefOf('accounts', payout.accountCode)}>
                      {nameOfAccount(accounts, payout.accountCode)}
                    </a>
                  </td>
                  <td class="number">
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
                    <Moment at={payout.processAt ?? payout.createdAt} />
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

/** One payout: what happened to it and what will, and the buttons of its bank. */
export function Payout({ code }: { readonly code: string }): JSX.Element {
  const { api: own } = useWatching();
  const live = useLive(
    async (api) => {
      const { v2, control } = api;
      const [payout, { message }, accounts, { elements }, { jobs }] = await Promise.all([
        v2.payouts.get(code),
        control.payouts.getPayoutProgress(code),
        accountsByCode(api),
        control.ledger.listJournals({ reference: code, _asc: true }),
        control.clock.listJobs(),
      ]);
      return { payout, accounts, events: timelineOf(payout, elements, jobs, message) };
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
        {({ payout, accounts, events }) => (
          <>
            <p>
              {payout.amount !== undefined && (
                <Money amount={payout.amount} currency={payout.sourceCurrency} />
              )}{' '}
              <State of={payout.status} /> from{' '}
              <a href={hrefOf('accounts', payout.accountCode)}>
                {nameOfAccount(accounts, payout.accountCode)}
              </a>{' '}
              to <Code of={payout.externalAccountCode} />
              {payout.targetCurrency !== payout.sourceCurrency && `, in ${payout.targetCurrency}`}
            </p>
            <section>
              <h2>Timeline</h2>
              <ol class="timeline">
                {events.map(({ at, text, future }) => (
                  <li key={`${at} ${text}`} class={future ? 'future' : ''}>
                    {at !== undefined && <Moment at={at} />} {text}{' '}
                    {future && <span class="quiet">(to come)</span>}
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
                    act={() => own.control.payouts.decidePayout(code, { outcome })}
                    label={`The bank: ${outcome}`}
                  >
                    {outcome}
                  </Act>
                ))}
                {payout.status === 'WAITING' && (
                  <Act act={() => own.v2.payouts.delete(code)} ask="Delete this payout?">
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
