import type { ReadUnit } from '../../unit/unit.js';
import type { PayoutOutcome, PayoutRow } from './payout.js';
import { getRow } from '../../storage/rows.js';
import { testOutcome, testValues } from '../test-values.js';

/** Returns the outcome of a payout: the operator's, otherwise that of the account number, otherwise PROCESSED. */
export async function plannedOutcome(
  { db }: ReadUnit,
  { outcome, externalAccountCode: code }: PayoutRow,
): Promise<PayoutOutcome> {
  if (outcome) return outcome;
  const { accountNumber: number } = await getRow(db, 'external_accounts', { code });
  const own = number?.toUpperCase();
  return testOutcome(testValues.paidAccountNumber, (value) => value === own) ?? 'PROCESSED';
}
