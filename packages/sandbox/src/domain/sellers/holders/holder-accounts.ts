import { type Page, slicePage, type PageRequest } from '../../../kernel/page.js';
import { type FieldFault, notFound, refuseConflicts } from '../../../kernel/service-error.js';
import type { VirtualAccountRow } from '../../../storage/tables.js';
import type { ReadUnit, WriteUnit } from '../../../unit/unit.js';
import { findHolder, findOpenHolder } from './find-holder.js';
import { accountsOf } from '../../accounts/list-accounts.js';
import { openAccount } from '../../accounts/open-account.js';
import { updateRows } from '../../../storage/rows.js';

interface AccountNames {
  /** Undefined keeps it, null clears it. */
  readonly extRef: string | null | undefined;
  readonly displayName: string | undefined;
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
export async function getHolderAccount(
  unit: ReadUnit,
  holder: string,
  code: string,
): Promise<VirtualAccountRow> {
  await findHolder(unit, holder);
  const row = (await loadRows(unit, holder)).find((one) => one.code === code);
  if (!row) throw notFound();
  return row;
}

/**
 * Opens another virtual account for a holder.
 * @throws {ServiceError} 404 if the holder is unknown, 402 if it is closed, 409 if names are taken (D28)
 */
export async function createHolderAccount(
  unit: WriteUnit,
  holder: string,
  { extRef, displayName }: AccountNames & { readonly extRef: string | null },
): Promise<VirtualAccountRow> {
  const { code, division } = await findOpenHolder(unit, holder);
  refuseConflicts(nameConflicts(await loadRows(unit, holder), { extRef, displayName }));
  const owner = { kind: 'HOLDER', code, division } as const;
  return openAccount(unit, owner, { type: 'DEFAULT', extRef, displayName });
}

/**
 * Changes the names of a virtual account; nothing else can be changed.
 * @throws {ServiceError} 404 if the account is unknown, 402 if its holder is closed, 409 if names are taken (D28)
 */
export async function renameHolderAccount(
  unit: WriteUnit,
  holder: string,
  code: string,
  names: AccountNames,
): Promise<VirtualAccountRow> {
  await findOpenHolder(unit, holder);
  const stored = await getHolderAccount(unit, holder, code);
  const others = (await loadRows(unit, holder)).filter((row) => row.code !== code);
  refuseConflicts(nameConflicts(others, names));
  const changes = {
    ext_ref: names.extRef === undefined ? stored.ext_ref : names.extRef,
    display_name: names.displayName ?? stored.display_name,
  };
  await updateRows(unit.db, 'virtual_accounts', { code }, changes);
  return { ...stored, ...changes };
}

async function loadRows(unit: ReadUnit, holder: string): Promise<VirtualAccountRow[]> {
  return (await accountsOf(unit, [holder])).get(holder) ?? [];
}

function nameConflicts(
  others: readonly VirtualAccountRow[],
  { extRef, displayName }: AccountNames,
): FieldFault[] {
  const faults: FieldFault[] = [];
  if (typeof extRef === 'string' && others.some((other) => other.ext_ref === extRef)) {
    const [field, params] = ['extRef', { extRef }];
    faults.push({ field, code: '409.230.001', params, attemptedValue: extRef });
  }
  if (displayName !== undefined && others.some((other) => other.display_name === displayName)) {
    const [field, params] = ['displayName', { displayName }];
    faults.push({ field, code: '409.230.002', params, attemptedValue: displayName });
  }
  return faults;
}
