import type * as v2 from '@seller-funds/contract/v2';
import type { JSX } from 'preact';
import { type ActionOf, can } from '../../../src/domain/transitions.js';
import type * as types from '../../../src/generated/types/index.js';
import type { Api } from '../api.js';
import { useApiData, useTenant } from '../tenant-context.js';
import {
  ActionButton,
  Code,
  LinkedCode,
  Loaded,
  Money,
  Section,
  State,
  Title,
} from '../components.js';
import { dateColumn, moneyColumn } from '../data-table.js';
import type { List } from '../list-view.js';
import { loadAccounts, nameOfAccount } from '../accounts-by-code.js';
import { viewHref } from '../route.js';
import { formatName } from '../format-name.js';
import { itemsOf } from '../split-items.js';
import { CreateLink } from './create.js';
import { Flow } from './flow.js';
import { accountsIn, Journals } from './journals.js';
import { Transactions } from './transactions.js';

export const splits: List<v2.PaymentSplit> = {
  caption: 'Payment splits',
  columns: [
    {
      name: 'Payment',
      orderBy: 'extRef',
      cell: ({ code, extRef }) => <a href={viewHref('splits', code)}>{extRef}</a>,
    },
    moneyColumn('Amount', ({ totalAmount: amount, currency }) => ({ amount, currency }), {
      orderBy: 'totalAmount',
    }),
    { name: 'Processor', minor: true, cell: ({ paymentProcessor }) => paymentProcessor },
    { name: 'Processor’s reference', minor: true, cell: ({ pspExtRef }) => pspExtRef },
    dateColumn('Paid', ({ extProcessedAt }) => extProcessedAt, { orderBy: 'extProcessedAt' }),
    { name: 'Code', minor: true, cell: ({ code }) => <Code of={code} /> },
  ],
  keyOf: ({ code }) => code,
  load: (api, page, { dates, order }) => api.v2.paymentSplits.list({ ...page, ...dates, ...order }),
  loadsDates: true,
  find: { kind: 'split', get: (api, code) => api.v2.paymentSplits.get(code) },
  create: <CreateLink kind="payment" />,
  empty: <p>No payments yet.</p>,
};

export function Split({ code }: { readonly code: string }): JSX.Element {
  const live = useApiData(
    async (api) => {
      const [split, journals] = await Promise.all([
        api.v2.paymentSplits.get(code),
        api.control.ledger.listJournals({ reference: code, _asc: true }),
      ]);
      const named = itemsOf(split.items).map(({ accountCode }) => accountCode);
      const accounts = await loadAccounts(api, [...named, ...accountsIn(journals.elements)]);
      const { pspExtRef } = split;
      const { transactions } =
        pspExtRef === undefined
          ? { transactions: [] }
          : await api.control.processor.findTransactions({ pspExtRef });
      return { split, journals: journals.elements, accounts, transactions };
    },
    [code],
  );
  return (
    <>
      <Title code={code}>{live.data?.split.extRef ?? 'Payment split'}</Title>
      <Loaded live={live}>
        {({ split, journals, accounts, transactions }) => {
          const booking = journals.filter(({ kind }) => kind === 'PAYMENT_SPLIT');
          const state = splitState(journals);
          const nameOf = (place: string): string =>
            place === 'clearing' ? 'Payment' : nameOfAccount(accounts, place);
          return (
            <>
              <p>
                <Money amount={split.totalAmount} currency={split.currency} /> <State of={state} />
              </p>
              <Actions split={split} state={state} />
              <Section title="Money flow">
                <Flow movements={booking.flatMap(({ movements }) => movements)} nameOf={nameOf} />
              </Section>
              <Section title="Items">
                <Items items={split.items} currency={split.currency} nameOf={nameOf} />
              </Section>
              <Transactions transactions={transactions} currency={split.currency} />
              <Section title="Ledger entries">
                <Journals filter={{ reference: code }} />
              </Section>
              {transactions
                .filter(({ type }) => type === 'CHARGEBACK')
                .map((chargeback) => (
                  <Section key={chargeback.code} title="Ledger entries of the chargeback">
                    <Journals filter={{ reference: chargeback.code }} />
                  </Section>
                ))}
            </>
          );
        }}
      </Loaded>
    </>
  );
}

/** The state of the money of a payment or a refund, by its journals. */
export function splitState(journals: readonly types.api.Journal[]) {
  const kinds = new Set(journals.map(({ kind }) => kind));
  if (kinds.has('SPLIT_CANCELLATION')) return 'CANCELLED';
  return kinds.has('SETTLEMENT') ? 'RECONCILED' : 'PENDING_SETTLEMENT';
}

const actions: Readonly<
  Record<
    ActionOf<'payment'>,
    readonly [label: string, act: (api: Api, split: v2.PaymentSplit) => PromiseLike<unknown>]
  >
> = {
  settle: [
    'Settle now',
    ({ control }, { code }) => control.processor.settle({ references: [code] }),
  ],
  refund: [
    'Refund in full',
    (api, { extRef }) =>
      api.v2.refundSplits.create({ extRef, pspMutationExtRef: `refund-${Date.now()}` }),
  ],
  chargeback: [
    'Charge back',
    ({ control }, { extRef }) => control.processor.createChargeback({ extRef }),
  ],
  cancel: ['Cancel', (api, { code }) => api.v2.paymentSplits.cancel(code, {})],
};

function Actions({
  split,
  state,
}: {
  readonly split: v2.PaymentSplit;
  readonly state: ReturnType<typeof splitState>;
}): JSX.Element {
  const { api } = useTenant();
  const names = Object.keys(actions) as (keyof typeof actions)[];
  return (
    <p class="actions">
      {names
        .filter((name) => can('payment', name, state))
        .map((name) => (
          <ActionButton key={name} act={() => actions[name][1](api, split)}>
            {actions[name][0]}
          </ActionButton>
        ))}
      {can('payment', 'refund', state) && <CreateLink kind="refund" of={split.code} />}
    </p>
  );
}

interface ItemsProperties {
  readonly items: readonly v2.PaymentSplitItem[];
  readonly currency: string;
  readonly nameOf: (account: string) => string;
}

function Items({ items, currency, nameOf }: ItemsProperties): JSX.Element {
  return (
    <ul class="tree">
      {items.map((item) => {
        const { accountCode } = item;
        return (
          <li key={item.code}>
            <Money amount={item.amount} currency={currency} />{' '}
            {item.label && formatName(item.label)} <span class="quiet">{item.extRef}</span>{' '}
            {accountCode !== undefined && (
              <>
                for {nameOf(accountCode)} (<LinkedCode of={accountCode} />)
              </>
            )}
            {item.type === 'GROUP' && (
              <Items items={item.items} currency={currency} nameOf={nameOf} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
