import type { ReadUnit } from '../../unit/unit.js';
import type { PayoutOutcome, PayoutRow } from './payout.js';

/** Account numbers that decide how the bank ends a payout (D94). */
const numbers = new Map<string, PayoutOutcome>([
  ['NL18SNDB0000000002', 'FAILED'],
  ['NL88SNDB0000000003', 'RETURNED'],
  ['NL61SNDB0000000004', 'HOLD'],
]);

/** How the bank ends a payout: as the operator said, else by the account number, else well. */
export async function plannedOutcome(
  { db, tenant }: ReadUnit,
  { outcome, external_account: code }: PayoutRow,
): Promise<PayoutOutcome> {
  if (outcome) return outcome;
  const query = db.selectFrom('external_accounts').select('account_number');
  const account = query.where('tenant', '=', tenant).where('code', '=', code);
  const { account_number: number } = await account.executeTakeFirstOrThrow();
  return numbers.get(number?.toUpperCase() ?? '') ?? 'PROCESSED';
}
