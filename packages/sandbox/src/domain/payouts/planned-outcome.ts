import type { ReadUnit } from '../../unit/unit.js';
import type { PayoutOutcome, PayoutRow } from './payout.js';
import { getRow } from '../../storage/rows.js';

/** Test account numbers and the outcomes of payouts to them. */
const outcomesByAccountNumber = new Map<string, PayoutOutcome>([
  ['NL18SNDB0000000002', 'FAILED'],
  ['NL88SNDB0000000003', 'RETURNED'],
  ['NL61SNDB0000000004', 'HOLD'],
]);

/** Returns the outcome of a payout: the operator's, otherwise that of the account number, otherwise PROCESSED. */
export async function plannedOutcome(
  { db }: ReadUnit,
  { outcome, externalAccountCode: code }: PayoutRow,
): Promise<PayoutOutcome> {
  if (outcome) return outcome;
  const { accountNumber: number } = await getRow(db, 'external_accounts', { code });
  return outcomesByAccountNumber.get(number?.toUpperCase() ?? '') ?? 'PROCESSED';
}
