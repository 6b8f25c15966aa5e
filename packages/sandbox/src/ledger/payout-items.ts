import type { AccountEntryRow, PayoutBatchRow } from '../storage/tables.js';
import type { TenantDatabase } from '../storage/tenant-database.js';
import { findRow, findRows, insert, updateRows } from '../storage/rows.js';

/** The currency that payouts are taken in (D97). */
export const payoutCurrency = 'EUR';

/** The payment that a journal settles or refunds. */
export interface BookedPayment {
  readonly code: string;
  /** When the journal settles the payment: the day on which it was received, in days since 1970-01-01. */
  readonly receivedOn?: number;
}

/** Records an item of a scheduled payout (D260), in batches by day, so that what is held is known without its items. */
export async function recordPayoutItem(
  db: TenantDatabase,
  { account, journal, available: amount }: AccountEntryRow,
  payment: BookedPayment | undefined,
): Promise<void> {
  const day = payment?.receivedOn ?? 0;
  const refunded =
    day === 0 && payment
      ? await unpaidItems(db, account, { reference: payment.code, kind: 'SETTLEMENT' })
      : [];
  const open =
    refunded[0]?.batch ?? (await findRow(db, 'payout_batches', { account, day, payout: null }));
  const { batch } = open ?? { batch: journal };
  if (open) await add(db, open, amount);
  else await insert(db, 'payout_batches', [{ account, batch, day, amount }]);
  await insert(db, 'payout_items', [{ account, journal, batch }]);
  if (day === 0 || !payment) return;
  const refunds = await findRows(db, 'refund_splits', { split: payment.code });
  const reference = refunds.map(({ code }) => code);
  for (const item of reference.length > 0 ? await unpaidItems(db, account, { reference }) : [])
    if (item.batch.batch !== batch) await move(db, item, batch);
}

interface UnpaidItem {
  readonly journal: number;
  readonly batch: PayoutBatchRow;
}

/** Returns the unpaid items of journals on an account. Not a join: SQLite would begin it with all items of the account. */
async function unpaidItems(
  db: TenantDatabase,
  account: string,
  match: { readonly reference: string | readonly string[]; readonly kind?: string },
): Promise<UnpaidItem[]> {
  const items: UnpaidItem[] = [];
  for (const { position: journal } of await findRows(db, 'journals', match, 'position')) {
    const item = await findRow(db, 'payout_items', { account, journal });
    const key = item && { account, batch: item.batch, payout: null };
    const batch = key && (await findRow(db, 'payout_batches', key));
    if (batch) items.push({ journal, batch });
  }
  return items;
}

async function move(
  db: TenantDatabase,
  { journal, batch: { account, batch } }: UnpaidItem,
  to: number,
): Promise<void> {
  await updateRows(db, 'payout_items', { account, journal }, { batch: to });
  const entry = await findRow(db, 'account_entries', {
    account,
    currency: payoutCurrency,
    journal,
  });
  const available = entry?.available ?? 0;
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
