import { ServiceError } from '../../kernel/service-error.js';
import type { WriteUnit } from '../../unit/unit.js';
import { completePayout, failPayout, returnPayout } from './payout-lifecycle.js';
import type { PayoutOutcome, PayoutRow, PayoutState } from './payout.js';
import { getRow, updateRows } from '../../storage/rows.js';
import { actionsOf, can } from '../transitions.js';

/** The outcomes that the operator can set in a state of the payout. */
export function outcomesOf(state: PayoutState): PayoutOutcome[] {
  return actionsOf('payout', state).filter((action) => action !== 'delete');
}

/**
 * A WAITING payout gets the outcome when it is due, an ACCEPTED or PROCESSED one at once; HOLD keeps it ACCEPTED.
 * @throws {ServiceError} 404 if the code is unknown, 409 if the payout can no longer get this outcome
 */
export async function decideOutcome(
  unit: WriteUnit,
  code: string,
  outcome: PayoutOutcome,
  message?: string,
): Promise<PayoutRow> {
  const row = await getRow(unit.db, 'payouts', { code });
  const { state } = row;
  if (!can('payout', outcome, state)) {
    const template = 'The payout request {code} is {status} and cannot become {outcome}.';
    throw new ServiceError('409.330.001', { code, status: state, outcome }, [], template);
  }
  if (state === 'WAITING' || (state === 'ACCEPTED' && outcome === 'HOLD')) {
    const decided = { outcome, outcomeMessage: message ?? null };
    await updateRows(unit.db, 'payouts', { code }, decided);
    return { ...row, ...decided };
  }
  if (state === 'ACCEPTED' && outcome === 'FAILED') return failPayout(unit, row, message);
  const completed = state === 'ACCEPTED' ? await completePayout(unit, row) : row;
  return outcome === 'RETURNED' ? returnPayout(unit, completed, message) : completed;
}
