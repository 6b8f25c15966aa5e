import { findRows } from '../../storage/rows.js';
import type { PayoutBatchRow } from '../../storage/tables.js';
import type { ReadUnit } from '../../unit/unit.js';

/** What a scheduled payout pays. */
export interface Payable {
  /** In minor units; 0 or less if nothing is to be paid. */
  readonly amount: number;
  readonly batches: readonly PayoutBatchRow[];
}

/**
 * Returns what a scheduled payout of an account pays (D101): its balance, less what is held of payments that were
 * received after a day.
 * @param lastDay in days since 1970-01-01
 */
export async function findPayable(
  { db }: ReadUnit,
  account: string,
  lastDay: number,
): Promise<Payable> {
  const unpaid = await findRows(db, 'payout_batches', { account, payout: null });
  const isHeld = ({ day }: PayoutBatchRow): boolean => day > Math.max(0, lastDay);
  // Refunds of more than their payments take from the rest.
  const holds = sumOf(unpaid.filter(isHeld)) > 0;
  const batches = holds ? unpaid.filter((each) => !isHeld(each)) : unpaid;
  return { amount: sumOf(batches), batches };
}

function sumOf(batches: readonly PayoutBatchRow[]): number {
  return batches.reduce((sum, { amount }) => sum + amount, 0);
}
