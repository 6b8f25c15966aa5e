import type { CreationUnit } from '../../unit/unit.js';
import { openAccount } from '../accounts/open-account.js';

/** The first division of a merchant (D54). */
const first = { code: 'DEFAULT', name: 'Default division', currency: 'EUR', timezone: 'UTC' };

/** Creates the first division of a merchant, with its LIABLE and FEE accounts. */
export async function createDivision(unit: CreationUnit): Promise<void> {
  const { db } = unit;
  const owner = { kind: 'DIVISION', code: first.code, division: first.code } as const;
  const liable = { type: 'LIABLE', extRef: null, displayName: 'Liable account' } as const;
  const fee = { type: 'FEE', extRef: null, displayName: 'Fee account' } as const;
  await db
    .insertInto('divisions')
    .values({
      code: first.code,
      name: first.name,
      currency: first.currency,
      timezone: first.timezone,
      kyc_tier: 'FULL_KYC',
      balance_transfer_enabled: 1,
      liable_account: (await openAccount(unit, owner, liable)).code,
      fee_account: (await openAccount(unit, owner, fee)).code,
      last_run: null,
    })
    .execute();
}
