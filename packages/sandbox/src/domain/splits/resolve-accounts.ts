import { prepare } from '../../storage/prepared.js';
import type { ReadUnit } from '../../unit/unit.js';
import type { FlatItem } from './item-tree.js';

/** An account that can receive money: it exists, and its holder is not closed. */
export interface OpenAccount {
  readonly code: string;
  /** Whether the merchant owns it, through a division. */
  readonly ownedByMerchant: boolean;
}

const find = prepare<
  { tenant: string; code: string },
  { code: string; owner_kind: 'HOLDER' | 'DIVISION' }
>((db, parameter) =>
  db
    .selectFrom('virtual_accounts as a')
    .leftJoin('account_holders as h', (join) =>
      join.onRef('h.tenant', '=', 'a.tenant').onRef('h.code', '=', 'a.owner'),
    )
    .select(['a.code', 'a.owner_kind'])
    .where('a.tenant', '=', parameter('tenant'))
    .where('a.code', '=', parameter('code'))
    .where((where) => where.or([where('h.status', 'is', null), where('h.status', '<>', 'CLOSED')])),
);

/** Finds those of the named accounts that can receive money; the others count as absent (D65, D31). */
export async function findOpenAccounts(
  { db, tenant }: ReadUnit,
  items: readonly FlatItem[],
): Promise<ReadonlyMap<string, OpenAccount>> {
  const codes = new Set(items.flatMap(({ item }) => item.accountCode ?? []));
  const found = new Map<string, OpenAccount>();
  for (const code of codes) {
    const [row] = await find(db, { tenant, code });
    if (row) found.set(code, { code, ownedByMerchant: row.owner_kind === 'DIVISION' });
  }
  return found;
}

/**
 * The account that an item is about: its own, else that of the nearest group above it, else undefined
 * (D65). Whoever asks falls back on the liable account.
 */
export function accountFor(
  node: FlatItem,
  accounts: ReadonlyMap<string, OpenAccount>,
): OpenAccount | undefined {
  const own = node.item.accountCode === null ? undefined : accounts.get(node.item.accountCode);
  return own ?? (node.parent && accountFor(node.parent, accounts));
}
