import type { WriteUnit } from '../../unit/unit.js';
import { notifyPayout } from './notify-payout.js';
import { releaseItems } from './paid-items.js';
import type { PayoutRow, PayoutState } from './payout.js';

/** What changes with a payout's state. */
export interface PayoutStep extends Partial<
  Pick<PayoutRow, 'amount' | 'exchange_rate' | 'target_amount'>
> {
  readonly state: PayoutState;
}

/** What ends a payout without its money at the bank. */
const unpaid: ReadonlySet<PayoutState> = new Set(['CANCELLED', 'FAILED', 'REJECTED', 'RETURNED']);

/**
 * Brings a payout from one state to another, unless it is in another by now, and tells of it (D113).
 * @param message why, where there is something to say
 * @returns the payout as it is then; undefined where it was not in that state
 */
export async function moveOn(
  unit: WriteUnit,
  { code }: PayoutRow,
  from: PayoutState,
  step: PayoutStep,
  message: string | null = null,
): Promise<PayoutRow | undefined> {
  const row = await unit.db
    .updateTable('payouts')
    .set({ ...step, message })
    .where('tenant', '=', unit.tenant)
    .where('code', '=', code)
    .where('state', '=', from)
    .returningAll()
    .executeTakeFirst();
  if (!row) return undefined;
  if (unpaid.has(row.state)) await releaseItems(unit, row);
  await notifyPayout(unit, row);
  return row;
}
