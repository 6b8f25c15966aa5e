import type * as v2 from '@seller-funds/contract/v2';
import type { JSX } from 'preact';
import type { Api } from '../api.js';
import { Code, Moment, Money, State, Table } from '../parts.js';
import { inWords } from '../words.js';

/** How many transactions of one payment are shown at most. */
const most = 100;

/** The payment of a split as its processor knows it, its refunds and chargebacks, the oldest first. */
export async function transactionsOf(
  { v2: { transactions } }: Api,
  { pspExtRef }: v2.PaymentSplit,
): Promise<v2.Transaction[]> {
  if (pspExtRef === undefined) return [];
  const { items } = await transactions.list({ query: pspExtRef, limit: most, direction: 'asc' });
  // The query finds what contains the reference too.
  return items.filter((transaction) => transaction.pspExtRef === pspExtRef);
}

/** Transactions with how far processor and splits agree on them. */
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
      <Table
        caption="Transactions"
        heads={['What', 'Amount', 'State', 'Since', 'Code']}
        numbers={[1]}
      >
        {transactions.map(({ code, type, amount, status, updatedAt }) => (
          <tr key={code}>
            <th scope="row">{inWords(type)}</th>
            <td class="number">
              <Money amount={amount} currency={currency} />
            </td>
            <td>
              <State of={status.type} /> {status.message}
            </td>
            <td>
              <Moment at={updatedAt} />
            </td>
            <td>
              <Code of={code} />
            </td>
          </tr>
        ))}
      </Table>
    </section>
  );
}
