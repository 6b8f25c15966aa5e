import type * as v2 from '@seller-funds/contract/v2';
import type { JSX } from 'preact';
import { can } from '../../../src/domain/transitions.js';
import type * as types from '../../../src/generated/types/index.js';
import { ActionButton, Code, Section, State } from '../components.js';
import { type Column, DataTable, dateColumn, moneyColumn } from '../data-table.js';
import { formatName } from '../format-name.js';
import type { List } from '../list-view.js';
import { viewHref } from '../route.js';
import { useTenant } from '../tenant-context.js';

/** The states of transactions, and the API's names of them in its filter. */
const filters = {
  PENDING_SPLIT: 'pending_split',
  PENDING_SETTLEMENT: 'pending_settlement',
  RECONCILED: 'reconciled',
  CANCELLED: 'cancelled',
} as const;

/** Transactions of a type, or of all: what the processor reported, and what was settled. */
function listOf(
  caption: string,
  type: '' | 'CHARGEBACK',
  more: Pick<List<v2.Transaction>, 'empty'> & { readonly action?: Column<v2.Transaction> },
): List<v2.Transaction> {
  const columns: readonly Column<v2.Transaction>[] = columnsOf('EUR', type);
  return {
    caption,
    columns: columns.toSpliced(-1, 0, ...(more.action ? [more.action] : [])),
    keyOf: ({ code }) => code,
    load: async (api, { _pageNumber: page, _pageSize: limit }, { state, dates, order }) => {
      const found = await api.v2.transactions.list({
        page,
        limit,
        type,
        status:
          state !== undefined && state in filters ? filters[state as keyof typeof filters] : '',
        ...(dates?._from !== undefined && { from: dates._from }),
        ...(dates?._to !== undefined && { to: dates._to }),
        ...(order && { sort: order._orderBy, direction: order._asc ? 'asc' : 'desc' }),
      });
      return { elements: found.items, totalElementCount: found.pagination.total };
    },
    states: Object.keys(filters),
    loadsDates: true,
    stateOf: ({ status }) => status.type,
    empty: more.empty,
  };
}

export const allTransactions = listOf('Transactions', '', {
  empty: <p>No transactions yet: each payment, refund and chargeback is one.</p>,
});

export const chargebacks = listOf('Chargebacks', 'CHARGEBACK', {
  empty: (
    <p>
      No chargebacks yet. Charge back a <a href={viewHref('splits')}>payment</a> from its page.
    </p>
  ),
  action: { name: 'Action', cell: (transaction) => <Reverse transaction={transaction} /> },
});

/** The API tells a reversal by the message of the status. */
function Reverse({
  transaction: { code, status },
}: {
  readonly transaction: v2.Transaction;
}): JSX.Element | null {
  const { api } = useTenant();
  const state = status.message?.includes('reversed') ? 'REVERSED' : 'BOOKED';
  if (!can('chargeback', 'reverse', state)) return null;
  return (
    <ActionButton act={() => api.control.processor.reverseChargeback(code)}>Reverse</ActionButton>
  );
}

type Transaction = types.api.Transactions['transactions'][number];

function columnsOf(
  currency: string,
  /** The type of all rows, or an empty text, in a list of all payments; undefined for the rows of one payment. */
  of?: '' | 'CHARGEBACK',
): readonly Column<Transaction & Pick<v2.Transaction, 'pspExtRef'>>[] {
  const whole = of !== undefined;
  return [
    {
      name: 'Type',
      cell: ({ code, type }) =>
        whole ? <a href={viewHref('search', code)}>{formatName(type)}</a> : formatName(type),
    },
    moneyColumn('Amount', ({ amount }) => ({ amount, currency }), {
      ...(whole && { orderBy: 'amount' }),
      // Payments and refunds are both positive: their sum would say nothing.
      ...(of !== 'CHARGEBACK' && { amount: undefined }),
    }),
    ...(whole
      ? [
          {
            name: 'Processor’s reference',
            minor: true,
            cell: ({ pspExtRef }: Pick<v2.Transaction, 'pspExtRef'>) =>
              pspExtRef && <a href={viewHref('search', pspExtRef)}>{pspExtRef}</a>,
          },
        ]
      : []),
    {
      name: 'State',
      long: true,
      cell: ({ status }) => (
        <>
          <State of={status.type} /> {status.message}
        </>
      ),
    },
    dateColumn('Updated', ({ updatedAt }) => updatedAt, whole ? { orderBy: 'updatedAt' } : {}),
    { name: 'Code', minor: true, cell: ({ code }) => <Code of={code} /> },
  ];
}

export function Transactions({
  transactions,
  currency,
}: {
  readonly transactions: readonly Transaction[];
  readonly currency: string;
}): JSX.Element | null {
  if (transactions.length === 0) return null;
  const keyOf = ({ code }: Transaction): string => code;
  const table = { caption: 'Transactions', columns: columnsOf(currency), keyOf };
  return (
    <Section title="Transactions">
      <DataTable table={table} rows={transactions} />
    </Section>
  );
}
