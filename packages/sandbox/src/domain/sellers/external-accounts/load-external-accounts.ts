import { type Page, slicePage, type PageRequest } from '../../../kernel/page.js';
import type { ExternalAccountRow } from '../../../storage/tables.js';
import type { ReadUnit } from '../../../unit/unit.js';
import { readFiles } from '../../files/stored-files.js';
import { type KycCheck, loadChecks, newCheck } from '../kyc/kyc-check.js';
import { findRows, getRow } from '../../../storage/rows.js';
import { groupBy } from '../../../kernel/group-by.js';

export interface ExternalAccount {
  readonly row: ExternalAccountRow;
  readonly check: KycCheck;
  /** The file of its statement in Base64; null if there is none or it was not requested. */
  readonly statement: string | null;
}

/** Returns the external accounts of several holders by holder, oldest first. */
export async function loadExternalAccounts(
  unit: ReadUnit,
  holders: readonly string[],
  { files }: { readonly files: boolean },
): Promise<ReadonlyMap<string, readonly ExternalAccount[]>> {
  const rows = await findRows(unit.db, 'external_accounts', { holder: holders }, 'code');
  const accounts = await addChecks(unit, rows, files);
  return groupBy(accounts, ({ row }) => row.holder);
}

/** @throws {ServiceError} 404 if the holder has no such account */
export async function getExternalAccount(
  unit: ReadUnit,
  holder: string,
  code: string,
  { files }: { readonly files: boolean },
): Promise<ExternalAccount> {
  const row = await getRow(unit.db, 'external_accounts', { holder, code });
  return (await addChecks(unit, [row], files))[0] as ExternalAccount;
}

/** Returns a page of a holder's external accounts, in the order of creation. */
export async function listExternalAccounts(
  unit: ReadUnit,
  holder: string,
  page: PageRequest,
  { files }: { readonly files: boolean },
): Promise<Page<ExternalAccount>> {
  const rows = await findRows(unit.db, 'external_accounts', { holder }, 'code');
  const { elements, total } = slicePage(rows, page);
  return { elements: await addChecks(unit, elements, files), total };
}

async function addChecks(
  unit: ReadUnit,
  rows: readonly ExternalAccountRow[],
  files: boolean,
): Promise<ExternalAccount[]> {
  const codes = rows.map(({ code }) => code);
  const checks = await loadChecks(unit, codes);
  const statements = files ? await readFiles(unit, codes) : new Map<string, string>();
  return rows.map((row) => {
    const check = checks.get(row.code) ?? newCheck('EXTERNAL_ACCOUNT', row.code, row.holder);
    return { row, check, statement: statements.get(row.code) ?? null };
  });
}
