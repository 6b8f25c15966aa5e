import type { WriteUnit } from '../../../unit/unit.js';
import { findOpenHolder } from '../holders/find-holder.js';
import { type ExternalAccount, getExternalAccount } from './load-external-accounts.js';
import { updateRows } from '../../../storage/rows.js';

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
  await updateRows(db, 'external_accounts', { holder, selected: 1 }, { selected: 0 });
  await updateRows(db, 'external_accounts', { code }, { selected: 1 });
  return { ...account, row: { ...account.row, selected: 1 } };
}
