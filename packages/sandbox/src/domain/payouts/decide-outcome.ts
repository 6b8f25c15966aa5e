import { notFound, ServiceError } from '../../kernel/service-error.js';
import type { WriteUnit } from '../../unit/unit.js';
import { completePayout, failPayout, returnPayout } from './payout-life.js';
import { findPayout, type PayoutOutcome, type PayoutRow } from './payout.js';

/**
 * The operator says how the bank ends a payout. One that waits ends so in its time; one that is on its
 * way, or arrived and comes back, ends at once. HOLD leaves it on its way.
 * @param message the reason, where it fails or comes back
 * @throws {ServiceError} 404 for an unknown code, 409 for a payout that can no longer end so
 */
export async function decideOutcome(
  unit: WriteUnit,
  code: string,
  outcome: PayoutOutcome,
  message?: string,
): Promise<PayoutRow> {
  const row = await findPayout(unit, code);
  if (!row) throw notFound();
  const { state } = row;
  if (state === 'WAITING' || (state === 'ACCEPTED' && outcome === 'HOLD')) {
    await unit.db
      .updateTable('payouts')
      .set({ outcome, outcome_message: message ?? null })
      .where('tenant', '=', unit.tenant)
      .where('code', '=', code)
      .execute();
    return { ...row, outcome, outcome_message: message ?? null };
  }
  if (state === 'ACCEPTED' && outcome === 'FAILED') return failPayout(unit, row, message);
  if (state === 'ACCEPTED') {
    const completed = await completePayout(unit, row);
    return outcome === 'RETURNED' ? returnPayout(unit, completed, message) : completed;
  }
  if (state === 'PROCESSED' && outcome === 'RETURNED') return returnPayout(unit, row, message);
  const template = 'The payout request {code} is {status} and cannot become {outcome}.';
  throw new ServiceError('409.330.001', { code, status: state, outcome }, [], template);
}
