import type { VirtualAccountRow } from '../../storage/tables.js';
import type { CreationUnit } from '../../unit/unit.js';

interface AccountToOpen extends Omit<VirtualAccountRow, 'code' | 'createdAt' | 'displayName'> {
  /** Undefined for the code of the account (D136). */
  readonly displayName: string | undefined;
}

/** Opens a virtual account. Its names must not be those of another account of the owner (D28). */
export async function openAccount(
  unit: CreationUnit,
  account: AccountToOpen,
): Promise<VirtualAccountRow> {
  const code = unit.codes.next('va');
  const displayName = account.displayName ?? code;
  const row: VirtualAccountRow = { ...account, code, displayName, createdAt: unit.now };
  await unit.db.insertInto('virtual_accounts').values(row).execute();
  return row;
}
