import { ServiceError } from '../../kernel/service-error.js';
import type { WriteUnit } from '../../unit/unit.js';
import { getPayout } from './find-payout.js';
import { moveOn } from './move-on.js';
import type { PayoutRow, StateNames } from './payout.js';

/**
 * Withdraws a payout that is still waiting (D90): either this happens or the payout, never both.
 * @param names what the version that was called makes of the states
 * @returns the payout as it is now
 * @throws {ServiceError} 404 for an unknown code, 409 for one that is no longer waiting
 */
export async function deletePayout(
  unit: WriteUnit,
  code: string,
  names: StateNames,
): Promise<PayoutRow> {
  const row = await getPayout(unit, code, names);
  const deleted = await moveOn(unit, row, 'WAITING', { state: 'CANCELLED' });
  if (!deleted) throw new ServiceError('409.330.001', { code, status: names[row.state] ?? '' });
  await unit.db
    .deleteFrom('jobs')
    .where('tenant', '=', unit.tenant)
    .where('due_at', '=', row.process_at)
    .where('code', '=', code)
    .where('kind', '=', 'PAYOUT_DUE')
    .execute();
  return deleted;
}
