import type * as v2 from '@seller-funds/contract/v2';
import type { JSX } from 'preact';
import type { Api } from '../api.js';
import { Code, Moment, Money, State, Table } from '../components.js';
import { formatName } from '../format-name.js';

/** The maximum number of displayed transactions of a payment. */
const most = 100;

/** Loads the payment, refunds and chargebacks of a split, oldest first. */
export async function transactionsOf(
  { v2: { transactions } }: Api,
  { pspExtRef }: v2.PaymentSplit,
): Promise<v2.Transaction[]> {
  if (pspExtRef === undefined) return [];
  const { items } = await transactions.list({ query: pspExtRef, limit: most, direction: 'asc' });
  // The query also matches references that contain it.
  return items.filter((transaction) => transaction.pspExtRef === pspExtRef);
}

/** Transactions with their reconciliation status. */
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
        heads={['Type', 'Amount', 'State', 'Updated', 'Code']}
        numbers={[1]}
      >
        {transactions.map(({ code, type, amount, status, updatedAt }) => (
          <tr key={code}>
            <th scope="row">{formatName(type)}</th>
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
