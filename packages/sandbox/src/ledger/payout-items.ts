import type { AccountEntryRow, PayoutBatchRow } from '../storage/tables.js';
import type { TenantDatabase } from '../storage/tenant-database.js';
import { findRow, insert, updateRows } from '../storage/rows.js';
import { statement } from '../storage/statement.js';

/** The currency that payouts are taken in (D97). */
export const payoutCurrency = 'EUR';

/** The payment that a journal settles or refunds. */
export interface BookedPayment {
  readonly code: string;
  /** When the journal settles the payment: the day on which it was received, in days since 1970-01-01. */
  readonly receivedOn?: number;
}

/**
 * Records an entry as an item that a scheduled payout will pay (D260). Items are in batches by the day of their payment,
 * so that what is still held is known without reading them; a refund is in the batch of its payment until that is paid.
 */
export async function recordPayoutItem(
  db: TenantDatabase,
  { account, journal, available: amount }: AccountEntryRow,
  payment: BookedPayment | undefined,
): Promise<void> {
  const day = payment?.receivedOn ?? 0;
  const refunded = day === 0 && payment ? await batchOf(db, { account, code: payment.code }) : [];
  const open = refunded[0] ?? (await findRow(db, 'payout_batches', { account, day, payout: null }));
  const { batch } = open ?? { batch: journal };
  if (open) await add(db, open, amount);
  else await insert(db, 'payout_batches', [{ account, batch, day, amount }]);
  await insert(db, 'payout_items', [{ account, journal, batch }]);
  if (day === 0 || !payment) return;
  for (const refund of await unpaidRefunds(db, { account, code: payment.code, batch }))
    await move(db, account, refund, batch);
}

/** Returns the batch of a settled payment on an account; none if it is paid. */
const batchOf = statement((db, given: { readonly account: string; readonly code: string }) =>
  db
    .selectFrom('journals as j')
    .innerJoin('payout_items as i', 'i.journal', 'j.position')
    .innerJoin('payout_batches as b', 'b.batch', 'i.batch')
    .selectAll('b')
    .where('j.reference', '=', given.code)
    .where('j.kind', '=', 'SETTLEMENT')
    .where('i.account', '=', given.account)
    .where('b.account', '=', given.account)
    .where('b.payout', 'is', null),
);

/** Returns the unpaid items of the refunds of a payment that are not in its batch. */
const unpaidRefunds = statement(
  (db, given: { readonly account: string; readonly code: string; readonly batch: number }) =>
    db
      .selectFrom('refund_splits as r')
      .innerJoin('journals as j', 'j.reference', 'r.code')
      .innerJoin('payout_items as i', 'i.journal', 'j.position')
      .innerJoin('payout_batches as b', 'b.batch', 'i.batch')
      .innerJoin('account_entries as e', 'e.journal', 'i.journal')
      .select(['i.journal', 'i.batch', 'e.available'])
      .where('r.split', '=', given.code)
      .where('i.account', '=', given.account)
      .where('b.account', '=', given.account)
      .where('e.account', '=', given.account)
      .where('i.batch', '<>', given.batch)
      .where('b.payout', 'is', null),
);

async function move(
  db: TenantDatabase,
  account: string,
  item: { readonly journal: number; readonly batch: number; readonly available: number },
  to: number,
): Promise<void> {
  const { journal, batch, available } = item;
  await updateRows(db, 'payout_items', { account, journal }, { batch: to });
  for (const [each, amount] of [
    [batch, -available],
    [to, available],
  ] as const) {
    const row = await findRow(db, 'payout_batches', { account, batch: each });
    if (row) await add(db, row, amount);
  }
}

/** Changes of a tenant run one at a time, so the batch is as it was read. */
async function add(
  db: TenantDatabase,
  { account, batch, amount }: Pick<PayoutBatchRow, 'account' | 'batch' | 'amount'>,
  more: number,
): Promise<void> {
  await updateRows(db, 'payout_batches', { account, batch }, { amount: amount + more });
}
