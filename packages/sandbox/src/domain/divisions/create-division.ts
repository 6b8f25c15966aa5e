import type { CreationUnit } from '../../unit/unit.js';
import { openAccount } from '../accounts/open-account.js';

/** Creates the first division of a merchant, with its LIABLE and FEE accounts (D54). */
export async function createDivision(unit: CreationUnit): Promise<void> {
  const code = 'DEFAULT';
  const owner = { ownerKind: 'DIVISION', owner: code, division: code, extRef: null } as const;
  const liable = { ...owner, type: 'LIABLE', displayName: 'Liable account' } as const;
  const fee = { ...owner, type: 'FEE', displayName: 'Fee account' } as const;
  await unit.db
    .insertInto('divisions')
    .values({
      code,
      name: 'Default division',
      currency: 'EUR',
      timezone: 'UTC',
      kycTier: 'FULL_KYC',
      balanceTransferEnabled: 1,
      liableAccount: (await openAccount(unit, liable)).code,
      feeAccount: (await openAccount(unit, fee)).code,
      lastRun: null,
    })
    .execute();
}
