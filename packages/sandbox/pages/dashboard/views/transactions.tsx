import type * as v2 from '@seller-funds/contract/v2';
import type { JSX } from 'preact';
import type { Api } from '../api.js';
import { Code, Moment, Money, State } from '../components.js';
import { type Column, DataTable } from '../data-table.js';
import { formatName } from '../format-name.js';

const most = 100;

export async function transactionsOf(
  { v2: { transactions } }: Api,
  { pspExtRef }: v2.PaymentSplit,
): Promise<v2.Transaction[]> {
  if (pspExtRef === undefined) return [];
  const { items } = await transactions.list({ query: pspExtRef, limit: most, direction: 'asc' });
  // The query also matches references that contain it.
  return items.filter((transaction) => transaction.pspExtRef === pspExtRef);
}

function columnsOf(currency: string): readonly Column<v2.Transaction>[] {
  return [
    { name: 'Type', cell: ({ type }) => formatName(type) },
    {
      name: 'Amount',
      number: true,
      cell: ({ amount }) => <Money amount={amount} currency={currency} />,
    },
    {
      name: 'State',
      long: true,
      cell: ({ status }) => (
        <>
          <State of={status.type} /> {status.message}
        </>
      ),
    },
    { name: 'Updated', cell: ({ updatedAt }) => <Moment at={updatedAt} /> },
    { name: 'Code', cell: ({ code }) => <Code of={code} /> },
  ];
}

export function Transactions({
  transactions,
  currency,
}: {
  readonly transactions: readonly v2.Transaction[];
  readonly currency: string;
}): JSX.Element | null {
  if (transactions.length === 0) return null;
  return (
    <section>
      <h2>Transactions</h2>
      <DataTable
        caption="Transactions"
        columns={columnsOf(currency)}
        rows={transactions}
        keyOf={({ code }) => code}
      />
    </section>
  );
}
