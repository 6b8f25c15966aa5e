import type { ExternalAccountRow } from '../../../storage/tables.js';
import type { WriteUnit } from '../../../unit/unit.js';
import { storeFile } from '../../files/stored-files.js';
import { saveCheck, startCheck } from '../kyc/check.js';
import { assignFindingCodes, missingField } from '../kyc/finding.js';
import {
  type KycCheck,
  type KycOutcome,
  loadCheck,
  newCheck,
  withOutcome,
} from '../kyc/kyc-check.js';
import type { EditedAccount } from './edit-external-accounts.js';
import { upsert } from '../../../storage/rows.js';

/** Stores changed and new external accounts of a holder, and updates their checks. */
export async function storeExternalAccounts(
  unit: WriteUnit,
  accounts: readonly EditedAccount[],
  outcome?: KycOutcome,
): Promise<void> {
  for (const { row, statement } of accounts) {
    await upsert(unit.db, 'external_accounts', row);
    if (statement) await storeFile(unit, row.code, statement.data);
  }
  for (const account of accounts) await reviewAccount(unit, account, outcome);
}

async function reviewAccount(
  unit: WriteUnit,
  account: EditedAccount,
  outcome: KycOutcome | undefined,
): Promise<void> {
  const { row, restarts } = account;
  if (!restarts && outcome === undefined) return;
  const stored = await loadCheck(unit, row.code);
  const before = stored ?? newCheck('EXTERNAL_ACCOUNT', row.code, row.holder);
  const check = withOutcome(before, outcome);
  if (restarts) await restartCheck(unit, account, check);
  else await saveCheck(unit, before, check);
}

/** The check requires the account number and a statement, and restarts with each new one (D52). */
async function restartCheck(
  unit: WriteUnit,
  { row, stored }: EditedAccount,
  before: KycCheck,
): Promise<void> {
  const missing = missingAccountData(row);
  if (missing.length > 0) await saveCheck(unit, before, waitForData(unit, before, row, missing));
  else {
    const again = stored !== undefined && missingAccountData(stored).length === 0;
    await startCheck(unit, before, { again });
  }
}

/** Returns the data that the check of an account requires and that is missing (D52). */
export function missingAccountData(
  row: Pick<ExternalAccountRow, 'accountNumber' | 'hasStatement'>,
): string[] {
  return [
    ...(row.accountNumber === null ? ['accountNumber'] : []),
    ...(row.hasStatement === 1 ? [] : ['statement']),
  ];
}

/** Returns the check while data is missing: WAITING_DATA without a statement, otherwise MISSING_DATA. */
function waitForData(
  { codes }: WriteUnit,
  check: KycCheck,
  row: ExternalAccountRow,
  missing: readonly string[],
): KycCheck {
  const status = row.hasStatement === 1 ? 'MISSING_DATA' : 'WAITING_DATA';
  const findings = assignFindingCodes(
    codes,
    missing.map((field) => missingField(field)),
    check.findings,
  );
  return { ...check, status, run: check.run + 1, endsAt: null, findings };
}
