import type { ReadUnit } from '../../unit/unit.js';
import type { PayoutOutcome, PayoutRow } from './payout.js';

/** Test account numbers and the outcomes of payouts to them (D94). */
const outcomesByAccountNumber = new Map<string, PayoutOutcome>([
  ['NL18SNDB0000000002', 'FAILED'],
  ['NL88SNDB0000000003', 'RETURNED'],
  ['NL61SNDB0000000004', 'HOLD'],
]);

/** Returns the outcome of a payout: the operator's, otherwise that of the account number, otherwise PROCESSED. */
export async function plannedOutcome(
  { db }: ReadUnit,
  { outcome, external_account: code }: PayoutRow,
): Promise<PayoutOutcome> {
  if (outcome) return outcome;
  const query = db.selectFrom('external_accounts').select('account_number');
  const account = query.where('code', '=', code);
  const { account_number: number } = await account.executeTakeFirstOrThrow();
  return outcomesByAccountNumber.get(number?.toUpperCase() ?? '') ?? 'PROCESSED';
}
