import { ServiceError } from '../../kernel/service-error.js';
import type { VirtualAccountRow } from '../../storage/tables.js';
import type { WriteUnit } from '../../unit/unit.js';

/** The owner of an account: a holder or a division. */
interface AccountOwner {
  readonly kind: VirtualAccountRow['owner_kind'];
  readonly code: string;
  readonly division: string;
}

/** An account to open. */
interface AccountToOpen {
  readonly type: VirtualAccountRow['type'];
  readonly extRef: string | null;
  readonly displayName: string;
}

/**
 * Opens a virtual account.
 * @throws {ServiceError} 409 if another account of the owner has the same extRef or displayName (D28)
 */
export async function openAccount(
  unit: WriteUnit,
  owner: AccountOwner,
  { type, extRef, displayName }: AccountToOpen,
): Promise<VirtualAccountRow> {
  await checkUniqueNames(unit, owner.code, { extRef, displayName });
  const row: VirtualAccountRow = {
    tenant: unit.tenant,
    code: unit.codes.next('va'),
    owner_kind: owner.kind,
    owner: owner.code,
    division: owner.division,
    type,
    ext_ref: extRef,
    display_name: displayName,
    created_at: unit.now,
  };
  await unit.db.insertInto('virtual_accounts').values(row).execute();
  return row;
}

/** The values that must be unique among the accounts of an owner. */
type Names = Pick<AccountToOpen, 'extRef' | 'displayName'>;

async function checkUniqueNames(unit: WriteUnit, owner: string, names: Names): Promise<void> {
  const { extRef, displayName } = names;
  const others = await unit.db
    .selectFrom('virtual_accounts')
    .select(['ext_ref', 'display_name'])
    .where('tenant', '=', unit.tenant)
    .where('owner', '=', owner)
    .where((where) =>
      where.or([where('display_name', '=', displayName), where('ext_ref', '=', extRef)]),
    )
    .execute();
  if (extRef !== null && others.some((other) => other.ext_ref === extRef)) {
    throw new ServiceError('409.230.001', { extRef });
  }
  if (others.length > 0) throw new ServiceError('409.230.002', { displayName });
}
