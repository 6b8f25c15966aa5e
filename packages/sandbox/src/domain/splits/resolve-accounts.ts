import { statement } from '../../storage/statement.js';
import type { ReadUnit } from '../../unit/unit.js';
import type { FlatNode } from './tree.js';

/** An account that can receive money: it exists, and its holder is not closed. */
export interface OpenAccount {
  readonly code: string;
  /** Whether the merchant owns it, through a division. */
  readonly ownedByMerchant: boolean;
}

/** The accounts that can receive money, by code. */
export type OpenAccounts = ReadonlyMap<string, OpenAccount>;

/** A node that may name an account. */
export type AccountNode = FlatNode<{ readonly accountCode: string | null }>;

const find = statement<{ code: string; owner_kind: 'HOLDER' | 'DIVISION' }>(`
  select a.code, a.owner_kind from virtual_accounts as a
  left join account_holders as h on h.tenant = a.tenant and h.code = a.owner
  where a.tenant = :tenant and a.code in :codes and (h.status is null or h.status <> 'CLOSED')`);

/**
 * Finds those of the named accounts that can receive money; the others count as absent (D65, D31).
 * @param codes as often as they are named; null where none is
 */
export async function findOpenAccounts(
  { db, tenant }: ReadUnit,
  codes: readonly (string | null)[],
): Promise<OpenAccounts> {
  const named = [...new Set(codes)].filter((code) => code !== null);
  const rows = await find(db, { tenant, codes: named });
  return new Map(
    rows.map(({ code, owner_kind: owner }) => [
      code,
      { code, ownedByMerchant: owner === 'DIVISION' },
    ]),
  );
}

/** The account of a code; undefined for none, for an unknown one and for a closed one. */
export function openAccountOf(
  code: string | null,
  accounts: OpenAccounts,
): OpenAccount | undefined {
  return code === null ? undefined : accounts.get(code);
}

/**
 * The account that an item is about: its own, else that of the nearest group above it, else undefined
 * (D65). Whoever asks falls back on another.
 */
export function accountFor(node: AccountNode, accounts: OpenAccounts): OpenAccount | undefined {
  const own = openAccountOf(node.item.accountCode, accounts);
  return own ?? (node.parent && accountFor(node.parent, accounts));
}
