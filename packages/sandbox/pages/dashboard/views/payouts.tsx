import type * as v2 from '@seller-funds/contract/v2';
import { payoutStatusValues } from '@seller-funds/contract/vocabulary/shared';
import type { JSX } from 'preact';
import { accountName, findAccount } from '../accounts-by-code.js';
import type { Api } from '../api.js';
import { useApiData, useTenant } from '../tenant-context.js';
import { can } from '../../../src/domain/transitions.js';
import { amountText } from '../amount-text.js';
import {
  ActionButton,
  ChoiceButtons,
  Code,
  LinkedCode,
  Loaded,
  Moment,
  Money,
  Section,
  State,
  Title,
} from '../components.js';
import { dateColumn, moneyColumn } from '../data-table.js';
import { formatName } from '../format-name.js';
import { type List, ListView } from '../list-view.js';
import { buildTimeline } from '../payout-timeline.js';
import { viewHref } from '../route.js';
import { CreateLink } from './create.js';
import { Journals } from './journals.js';

interface NamedPayout extends v2.PayoutRequest {
  readonly from: string;
}

/** Payouts. They have no reference, so their amount and seller name them. */
export const payouts: List<NamedPayout> = {
  caption: 'Payouts',
  columns: [
    {
      name: 'Amount',
      number: true,
      orderBy: 'amount',
      amount: ({ amount, sourceCurrency: currency = 'EUR' }) =>
        amount === undefined ? undefined : { amount, currency },
      cell: (payout) => (
        <a href={viewHref('payouts', payout.code)} aria-label={nameOfPayout(payout)}>
          <Amount payout={payout} />
        </a>
      ),
    },
    {
      name: 'From',
      minor: true,
      cell: ({ accountCode, from }) => <a href={viewHref('accounts', accountCode)}>{from}</a>,
    },
    { name: 'State', cell: ({ status }) => <State of={status} /> },
    dateColumn('Requested', ({ createdAt }) => createdAt, { orderBy: 'createdAt' }),
    dateColumn('Due', ({ processAt, createdAt }) => processAt ?? createdAt, {
      minor: true,
      orderBy: 'processAt',
    }),
    { name: 'Code', minor: true, cell: ({ code }) => <Code of={code} /> },
  ],
  keyOf: ({ code }) => code,
  load: async (api, page, { state, dates, order }) => {
    const _status = payoutStatusValues.find((one) => one === state);
    const found = await api.v2.payouts.list({
      ...page,
      ...dates,
      ...order,
      ...(_status && { _status }),
    });
    return {
      ...found,
      elements: await Promise.all(found.elements.map((one) => nameSource(api, one))),
    };
  },
  find: {
    kind: 'payout',
    get: async (api, code) => nameSource(api, await api.v2.payouts.get(code)),
  },
  states: payoutStatusValues,
  loadsDates: true,
  stateOf: ({ status }) => status,
  create: <CreateLink kind="payout" />,
  empty: <p>No payouts yet. Request one, or set a payout schedule.</p>,
};

async function nameSource(api: Api, payout: v2.PayoutRequest): Promise<NamedPayout> {
  const account = await findAccount(api, payout.accountCode);
  return { ...payout, from: account ? accountName(account) : payout.accountCode };
}

function nameOfPayout({ amount, sourceCurrency = 'EUR', from, createdAt }: NamedPayout): string {
  const what =
    amount === undefined
      ? 'Whole balance'
      : `${amountText(amount, sourceCurrency)} ${sourceCurrency}`;
  return `${what} from ${from}, requested ${createdAt.slice(0, 16).replace('T', ' ')}`;
}

function Amount({
  payout: { amount, sourceCurrency = 'EUR' },
}: {
  readonly payout: v2.PayoutRequest;
}): JSX.Element {
  if (amount === undefined) return <>Whole balance</>;
  return <Money amount={amount} currency={sourceCurrency} />;
}

/** The payments, refunds and other changes that a payout by schedule pays. */
const settlementsOf = (payout: string): List<v2.PayoutSettlement> => ({
  caption: 'Settlements',
  columns: [
    { name: 'Type', cell: ({ subType }) => formatName(subType) },
    moneyColumn('Amount', ({ totalAmountSeller: amount, currency }) => ({ amount, currency })),
    { name: 'State', cell: ({ status }) => <State of={status} /> },
    dateColumn('Date', ({ date }) => date),
    { name: 'Code', minor: true, cell: ({ code }) => <LinkedCode of={code} /> },
  ],
  keyOf: ({ code, subType, date }) => `${code} ${subType} ${date}`,
  load: async ({ v2 }, { _pageNumber: page, _pageSize: limit }) => {
    const { items, pagination } = await v2.payouts.listSettlements(payout, { page, limit });
    return { elements: items, totalElementCount: pagination.total };
  },
  empty: <p>Only payouts by schedule list what they pay.</p>,
});

export function Payout({ code }: { readonly code: string }): JSX.Element {
  const { api: tenantApi } = useTenant();
  const live = useApiData(
    async (api) => {
      const { v2, control } = api;
      const [payout, { message, outcomes }, { elements }, { jobs }] = await Promise.all([
        v2.payouts.get(code).then((found) => nameSource(api, found)),
        control.payouts.getPayoutProgress(code),
        control.ledger.listJournals({ reference: code, _asc: true }),
        control.clock.listJobs(),
      ]);
      return { payout, outcomes, events: buildTimeline(payout, elements, jobs, message) };
    },
    [code],
  );
  return (
    <>
      <Title code={code}>Payout</Title>
      <Loaded live={live}>
        {({ payout, outcomes, events }) => (
          <>
            <p>
              <Amount payout={payout} /> <State of={payout.status} /> from{' '}
              <a href={viewHref('accounts', payout.accountCode)}>{payout.from}</a> to{' '}
              <LinkedCode of={payout.externalAccountCode} />
              {payout.targetCurrency !== payout.sourceCurrency && `, in ${payout.targetCurrency}`}
            </p>
            <Section title="Timeline">
              <ol class="timeline">
                {events.map(({ at, text, future }) => (
                  <li key={`${at} ${text}`} class={future ? 'future' : ''}>
                    {at !== undefined && <Moment at={at} />} {text}{' '}
                    {future && <span class="quiet">(scheduled)</span>}
                  </li>
                ))}
              </ol>
            </Section>
            {outcomes.length > 0 && (
              <Section title="Outcome at the bank">
                <p class="actions">
                  <ChoiceButtons
                    label="Set the outcome"
                    values={outcomes}
                    act={(outcome) => tenantApi.control.payouts.decidePayout(code, { outcome })}
                  />
                  {can('payout', 'delete', payout.status) && (
                    <ActionButton
                      act={() => tenantApi.v2.payouts.delete(code)}
                      ask="Delete this payout? This cannot be undone."
                      permanent
                    >
                      Delete the payout
                    </ActionButton>
                  )}
                </p>
              </Section>
            )}
            <Section title="Settlements">
              <ListView list={settlementsOf(code)} inputs={[code]} />
            </Section>
            <Section title="Ledger entries">
              <Journals filter={{ reference: code }} />
            </Section>
          </>
        )}
      </Loaded>
    </>
  );
}
