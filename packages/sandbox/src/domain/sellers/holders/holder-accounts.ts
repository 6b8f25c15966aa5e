import { type Page, slicePage, type PageRequest } from '../../../kernel/page.js';
import { refuseFaults } from '../../../kernel/service-error.js';
import type { VirtualAccountRow } from '../../../storage/tables.js';
import type { ReadUnit, WriteUnit } from '../../../unit/unit.js';
import { changeRow } from '../change-row.js';
import { uniqueAccountNames, findTakenNames, namesOf } from '../taken-names.js';
import { findHolder, findOpenHolder } from './find-holder.js';
import { openAccount } from '../../accounts/open-account.js';
import { findRows, getRow, updateRows } from '../../../storage/rows.js';

interface AccountNames {
  /** Undefined keeps it, null clears it. */
  readonly extRef?: string | null | undefined;
  readonly displayName?: string | undefined;
}

/**
 * Returns a page of a holder's virtual accounts, in the order of creation.
 * @throws {ServiceError} 404 if the holder is unknown
 */
export async function listHolderAccounts(
  unit: ReadUnit,
  holder: string,
  page: PageRequest,
): Promise<Page<VirtualAccountRow>> {
  await findHolder(unit, holder);
  return slicePage(await loadRows(unit, holder), page);
}

/** @throws {ServiceError} 404 if the holder has no such account */
export function getHolderAccount(
  { db }: ReadUnit,
  holder: string,
  code: string,
): Promise<VirtualAccountRow> {
  return getRow(db, 'virtual_accounts', { code, owner: holder, ownerKind: 'HOLDER' });
}

/** @throws {ServiceError} 404 if the holder is unknown, 402 if it is closed, 409 if names are taken (D28) */
export async function createHolderAccount(
  unit: WriteUnit,
  holder: string,
  { extRef, displayName }: AccountNames,
): Promise<VirtualAccountRow> {
  const { code, division } = await findOpenHolder(unit, holder);
  refuseTaken(unit, { extRef, displayName }, await loadRows(unit, holder));
  const account = { ownerKind: 'HOLDER', owner: code, division, type: 'DEFAULT' } as const;
  return openAccount(unit, { ...account, extRef, displayName });
}

/** @throws {ServiceError} 404 if the account is unknown, 402 if its holder is closed, 409 if names are taken (D28) */
export async function renameHolderAccount(
  unit: WriteUnit,
  holder: string,
  code: string,
  names: AccountNames,
): Promise<VirtualAccountRow> {
  await findOpenHolder(unit, holder);
  const stored = await getHolderAccount(unit, holder, code);
  const others = (await loadRows(unit, holder)).filter((row) => row.code !== code);
  refuseTaken(unit, names, others);
  const row = changeRow(stored, { extRef: names.extRef, displayName: names.displayName });
  const { extRef, displayName } = row;
  await updateRows(unit.db, 'virtual_accounts', { code }, { extRef, displayName });
  return row;
}

function loadRows({ db }: ReadUnit, holder: string): Promise<VirtualAccountRow[]> {
  return findRows(db, 'virtual_accounts', { owner: holder }, 'code');
}

function refuseTaken(
  unit: ReadUnit,
  names: AccountNames,
  others: readonly VirtualAccountRow[],
): void {
  refuseFaults([], findTakenNames('', names, others.map(namesOf), uniqueAccountNames(unit)));
}
