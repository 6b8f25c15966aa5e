import type { CreationUnit } from '../../unit/unit.js';
import { openAccount } from '../accounts/open-account.js';

/** Creates the first division of a merchant, with its LIABLE and FEE accounts (D54). */
export async function createDivision(unit: CreationUnit): Promise<void> {
  const code = 'DEFAULT';
  const owner = { owner_kind: 'DIVISION', owner: code, division: code, ext_ref: null } as const;
  const liable = { ...owner, type: 'LIABLE', display_name: 'Liable account' } as const;
  const fee = { ...owner, type: 'FEE', display_name: 'Fee account' } as const;
  await unit.db
    .insertInto('divisions')
    .values({
      code,
      name: 'Default division',
      currency: 'EUR',
      timezone: 'UTC',
      kyc_tier: 'FULL_KYC',
      balance_transfer_enabled: 1,
      liable_account: (await openAccount(unit, liable)).code,
      fee_account: (await openAccount(unit, fee)).code,
      last_run: null,
    })
    .execute();
}
