import type { WriteUnit } from '../../../unit/unit.js';
import { findOpenHolder } from '../holders/find-holder.js';
import { type ExternalAccount, getExternalAccount } from './load-external-accounts.js';

/**
 * Makes an external account the active one of its holder (D5).
 * @throws {ServiceError} 404 if the holder has no such account, 402 if the holder is closed
 */
export async function selectExternalAccount(
  unit: WriteUnit,
  holder: string,
  code: string,
): Promise<ExternalAccount> {
  const { db } = unit;
  await findOpenHolder(unit, holder);
  const account = await getExternalAccount(unit, holder, code, { files: false });
  const own = db.updateTable('external_accounts');
  await own.where('holder', '=', holder).where('selected', '=', 1).set({ selected: 0 }).execute();
  await own.where('code', '=', code).set({ selected: 1 }).execute();
  return { ...account, row: { ...account.row, selected: 1 } };
}
