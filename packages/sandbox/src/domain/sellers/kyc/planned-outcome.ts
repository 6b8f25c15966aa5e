import type { ReadUnit } from '../../../unit/unit.js';
import { loadLegalEntity } from '../legal-entities/entity-rows.js';
import type { KycCheck, KycOutcome } from './kyc-check.js';
import { getRow } from '../../../storage/rows.js';

/** Parts of test names and the outcomes of checks of holders with them. */
const tokens = new Map<string, KycOutcome>([
  ['KYC-REJECTED', 'REJECTED'],
  ['KYC-FAILED', 'FAILED'],
  ['KYC-FORGED', 'FORGED'],
  ['KYC-HOLD', 'HOLD'],
]);

/** Test account numbers and the outcomes of their checks. */
const numbers = new Map<string, KycOutcome>([
  ['NL34SNDB0000000005', 'REJECTED'],
  ['NL07SNDB0000000006', 'FORGED'],
]);

/** Returns the outcome of a check that depends on its data: PASSED, except for test names and numbers. */
export async function plannedOutcome(
  unit: ReadUnit,
  { kind, subject, holder }: KycCheck,
): Promise<KycOutcome> {
  if (kind === 'EXTERNAL_ACCOUNT') {
    const { accountNumber: number } = await getRow(unit.db, 'external_accounts', {
      code: subject,
    });
    return numbers.get(number?.toUpperCase() ?? '') ?? 'PASSED';
  }
  const { lastName = '', legalName = '' } = (await loadLegalEntity(unit, holder))?.fields ?? {};
  const token = [...tokens.keys()].find((text) => `${lastName} ${legalName}`.includes(text));
  return tokens.get(token ?? '') ?? 'PASSED';
}
