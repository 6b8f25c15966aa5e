import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { payoutDecisionOutcomeValues as outcomes } from '../../../src/generated/vocabulary/api.js';
import { loadAccounts, nameOfAccount } from '../accounts-by-code.js';
import { useApiData, useTenant } from '../tenant-context.js';
import {
  ActionButton,
  Code,
  Loaded,
  Moment,
  Money,
  Pager,
  pageSize,
  State,
  Table,
  Title,
} from '../components.js';
import { buildTimeline } from '../payout-timeline.js';
import { viewHref } from '../route.js';
import { Journals } from './journals.js';

/** All payouts. */
export function Payouts(): JSX.Element {
  const [page, setPage] = useState(0);
  const live = useApiData(
    async (api) => {
      const [payouts, accounts] = await Promise.all([
        api.v2.payouts.list({ _pageNumber: page, _pageSize: pageSize }),
        loadAccounts(api),
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
              heads={['Requested', 'From', 'Amount', 'State', 'Due', 'Code']}
              numbers={[2]}
            >
              {elements.map((payout) => (
                <tr key={payout.code}>
                  <th scope="row">
                    <a href={viewHref('payouts', payout.code)}>
                      <Moment at={payout.createdAt} />
                    </a>
                  </th>
                  <td>
                    <a href={viewHref('accounts', payout.accountCode)}>
                      {nameOfAccount(accounts, payout.accountCode)}
                    </a>
                  </td>
                  <td class="number">
                    {payout.amount === undefined ? (
                      'whole balance'
                    ) : (
                      <Money amount={payout.amount} currency={payout.sourceCurrency ?? 'EUR'} />
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

/** One payout: its timeline, and buttons to set its outcome. */
export function Payout({ code }: { readonly code: string }): JSX.Element {
  const { api: own } = useTenant();
  const live = useApiData(
    async (api) => {
      const { v2, control } = api;
      const [payout, { message }, accounts, { elements }, { jobs }] = await Promise.all([
        v2.payouts.get(code),
        control.payouts.getPayoutProgress(code),
        loadAccounts(api),
        control.ledger.listJournals({ reference: code, _asc: true }),
        control.clock.listJobs(),
      ]);
      return { payout, accounts, events: buildTimeline(payout, elements, jobs, message) };
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
                <Money amount={payout.amount} currency={payout.sourceCurrency ?? 'EUR'} />
              )}{' '}
              <State of={payout.status} /> from{' '}
              <a href={viewHref('accounts', payout.accountCode)}>
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
                    {future && <span class="quiet">(scheduled)</span>}
                  </li>
                ))}
              </ol>
            </section>
            <section>
              <h2>Outcome at the bank</h2>
              <p class="actions">
                {outcomes.map((outcome) => (
                  <ActionButton
                    key={outcome}
                    act={() => own.control.payouts.decidePayout(code, { outcome })}
                    label={`Set the outcome: ${outcome}`}
                  >
                    {outcome}
                  </ActionButton>
                ))}
                {payout.status === 'WAITING' && (
                  <ActionButton act={() => own.v2.payouts.delete(code)} ask="Delete this payout?">
                    Delete
                  </ActionButton>
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
