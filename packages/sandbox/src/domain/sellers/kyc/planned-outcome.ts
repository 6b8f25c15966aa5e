import type { ReadUnit } from '../../../unit/unit.js';
import { loadLegalEntity } from '../legal-entities/entity-rows.js';
import type { KycCheck, KycOutcome } from './kyc-check.js';
import { getRow } from '../../../storage/rows.js';
import { testOutcome, testValues } from '../../test-values.js';

/** Returns the outcome of a check that depends on its data: PASSED, except for test names and numbers. */
export async function plannedOutcome(
  unit: ReadUnit,
  { kind, subject, holder }: KycCheck,
): Promise<KycOutcome> {
  if (kind === 'EXTERNAL_ACCOUNT') {
    const { accountNumber: number } = await getRow(unit.db, 'external_accounts', {
      code: subject,
    });
    const own = number?.toUpperCase();
    return testOutcome(testValues.checkedAccountNumber, (value) => value === own) ?? 'PASSED';
  }
  const { lastName = '', legalName = '' } = (await loadLegalEntity(unit, holder))?.fields ?? {};
  const names = `${lastName} ${legalName}`;
  return testOutcome(testValues.sellerName, (value) => names.includes(value)) ?? 'PASSED';
}
