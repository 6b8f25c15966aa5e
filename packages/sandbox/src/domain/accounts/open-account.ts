import type { VirtualAccountRow } from '../../storage/tables.js';
import type { CreationUnit } from '../../unit/unit.js';

interface AccountOwner {
  readonly kind: VirtualAccountRow['owner_kind'];
  readonly code: string;
  readonly division: string;
}

interface AccountToOpen {
  readonly type: VirtualAccountRow['type'];
  readonly extRef: string | null;
  /** Undefined for the code of the account (D136). */
  readonly displayName: string | undefined;
}

/** Opens a virtual account. Its names must not be those of another account of the owner (D28). */
export async function openAccount(
  unit: CreationUnit,
  owner: AccountOwner,
  { type, extRef, displayName }: AccountToOpen,
): Promise<VirtualAccountRow> {
  const code = unit.codes.next('va');
  const row: VirtualAccountRow = {
    code,
    owner_kind: owner.kind,
    owner: owner.code,
    division: owner.division,
    type,
    ext_ref: extRef,
    display_name: displayName ?? code,
    created_at: unit.now,
  };
  await unit.db.insertInto('virtual_accounts').values(row).execute();
  return row;
}
