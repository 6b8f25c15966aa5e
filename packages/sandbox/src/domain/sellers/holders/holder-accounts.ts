import { type Page, pageOf, type PageRequest } from '../../../kernel/page.js';
import { type FieldFault, notFound, refuseConflicts } from '../../../kernel/service-error.js';
import type { VirtualAccountRow } from '../../../storage/tables.js';
import type { ReadUnit, WriteUnit } from '../../../unit/unit.js';
import { findHolder, findOpenHolder } from './find-holder.js';
import { accountsOf } from '../../accounts/list-accounts.js';
import { openAccount } from '../../accounts/open-account.js';

/** What can be said about a virtual account. */
export interface AccountNames {
  /** Undefined leaves it as it is, null takes it away. */
  readonly extRef: string | null | undefined;
  readonly displayName: string | undefined;
}

/**
 * A page of a holder's virtual accounts, by creation.
 * @throws {ServiceError} 404 for an unknown holder
 */
export async function listHolderAccounts(
  unit: ReadUnit,
  holder: string,
  page: PageRequest,
): Promise<Page<VirtualAccountRow>> {
  await findHolder(unit, holder);
  return pageOf(await rowsOf(unit, holder), page);
}

/**
 * One virtual account of a holder.
 * @throws {ServiceError} 404 for an account that the holder does not have
 */
export async function getHolderAccount(
  unit: ReadUnit,
  holder: string,
  code: string,
): Promise<VirtualAccountRow> {
  await findHolder(unit, holder);
  const row = (await rowsOf(unit, holder)).find((one) => one.code === code);
  if (!row) throw notFound();
  return row;
}

/**
 * Gives a holder one more virtual account.
 * @throws {ServiceError} 404, 402 for a closed holder, 409 for names that are taken (D28)
 */
export async function createHolderAccount(
  unit: WriteUnit,
  holder: string,
  { extRef, displayName }: { readonly extRef: string | null; readonly displayName: string },
): Promise<VirtualAccountRow> {
  const { code, division } = await findOpenHolder(unit, holder);
  refuseConflicts(takenBy(await rowsOf(unit, holder), { extRef, displayName }));
  const owner = { kind: 'HOLDER', code, division } as const;
  return openAccount(unit, owner, { type: 'DEFAULT', extRef, displayName });
}

/**
 * Renames a virtual account; nothing else of it can change.
 * @throws {ServiceError} 404, 402 for a closed holder, 409 for names that are taken (D28)
 */
export async function renameHolderAccount(
  unit: WriteUnit,
  holder: string,
  code: string,
  names: AccountNames,
): Promise<VirtualAccountRow> {
  await findOpenHolder(unit, holder);
  const stored = await getHolderAccount(unit, holder, code);
  const others = (await rowsOf(unit, holder)).filter((row) => row.code !== code);
  refuseConflicts(takenBy(others, names));
  const changes = {
    ext_ref: names.extRef === undefined ? stored.ext_ref : names.extRef,
    display_name: names.displayName ?? stored.display_name,
  };
  const update = unit.db.updateTable('virtual_accounts').set(changes);
  await update.where('tenant', '=', unit.tenant).where('code', '=', code).execute();
  return { ...stored, ...changes };
}

async function rowsOf(unit: ReadUnit, holder: string): Promise<VirtualAccountRow[]> {
  return (await accountsOf(unit, [holder])).get(holder) ?? [];
}

function takenBy(
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
