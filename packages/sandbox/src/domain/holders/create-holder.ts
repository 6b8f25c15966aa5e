import { ServiceError } from '../../kernel/service-error.js';
import { nextPosition } from '../../storage/positions.js';
import type { AccountHolderRow } from '../../storage/tables.js';
import type { WriteUnit } from '../../unit/unit.js';
import { openAccount } from '../accounts/open-account.js';

/** A holder to create. */
export interface HolderToCreate {
  readonly division: string;
  readonly extRef: string | null;
  readonly displayName: string;
  readonly description: string | null;
  /** The accounts to open; the default account where there are none (D27). */
  readonly accounts: readonly HolderAccountToOpen[];
}

/** An account that is opened together with its holder. */
export interface HolderAccountToOpen {
  readonly extRef: string | null;
  readonly displayName: string;
}

/**
 * Creates an account holder and opens its accounts.
 * @returns the holder's code
 * @throws {ServiceError} 409 where its extRef, or a name of its accounts, is taken (D28)
 */
export async function createHolder(unit: WriteUnit, holder: HolderToCreate): Promise<string> {
  const { db, tenant, now } = unit;
  await refuseTaken(unit, holder.extRef);
  const row: AccountHolderRow = {
    tenant,
    code: unit.codes.next('ah'),
    position: await nextPosition(db, tenant, 'account_holders'),
    division: holder.division,
    ext_ref: holder.extRef,
    display_name: holder.displayName,
    description: holder.description,
    status: 'ACTIVE',
    status_reason: null,
    tier: await tierOf(unit, holder.division),
    expected_monthly_volume: null,
    expected_average_transaction_size: null,
    created_at: now,
  };
  await db.insertInto('account_holders').values(row).execute();
  const owner = { kind: 'HOLDER', code: row.code, division: row.division } as const;
  for (const account of accountsToOpen(holder)) {
    await openAccount(unit, owner, { ...account, type: 'DEFAULT' });
  }
  return row.code;
}

/** Without any, a holder gets one account with names made from its own (D27). */
function accountsToOpen(holder: HolderToCreate): readonly HolderAccountToOpen[] {
  const { accounts, extRef, displayName } = holder;
  if (accounts.length > 0) return accounts;
  const reference = extRef === null ? null : `${extRef}_virtual_account`;
  return [{ extRef: reference, displayName: Array.from(displayName).slice(0, 48).join('') }];
}

async function refuseTaken(unit: WriteUnit, extRef: string | null): Promise<void> {
  if (extRef === null) return;
  const query = unit.db.selectFrom('account_holders').select('code');
  const taken = await query
    .where('tenant', '=', unit.tenant)
    .where('ext_ref', '=', extRef)
    .execute();
  if (taken.length > 0) throw new ServiceError('409.200.001', { extRef });
}

/** How much the identity check asks for: what the division says when the holder is made (D47). */
async function tierOf(
  { db, tenant }: WriteUnit,
  division: string,
): Promise<AccountHolderRow['tier']> {
  const query = db.selectFrom('divisions').select('kyc_tier').where('tenant', '=', tenant);
  return (await query.where('code', '=', division).executeTakeFirstOrThrow()).kyc_tier;
}
