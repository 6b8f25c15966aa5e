import { insert } from '../../storage/rows.js';
import type { NewRow } from '../../storage/table.js';
import { completeRow, type VirtualAccountRow } from '../../storage/tables.js';
import type { CreationUnit } from '../../unit/unit.js';

interface AccountToOpen extends Omit<
  NewRow<VirtualAccountRow>,
  'code' | 'createdAt' | 'displayName'
> {
  /** The code of the account if left out (D136). */
  readonly displayName?: string | undefined;
}

/** Opens a virtual account. Its names must not be those of another account of the owner (D28). */
export async function openAccount(
  { db, codes, now }: CreationUnit,
  account: AccountToOpen,
): Promise<VirtualAccountRow> {
  const code = codes.next('va');
  const { displayName = code } = account;
  const sent = { ...account, code, displayName, createdAt: now };
  const row = completeRow('virtual_accounts', sent);
  await insert(db, 'virtual_accounts', [row]);
  return row;
}
