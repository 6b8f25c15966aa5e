import { isOneOf, statement } from '../../storage/statement.js';
import type { ReadUnit } from '../../unit/unit.js';
import type { FlatNode } from './tree.js';

/** An account that exists and whose holder is not closed, so that it can receive money. */
interface OpenAccount {
  readonly code: string;
  readonly ownedByMerchant: boolean;
}

/** Open accounts by code. */
export type OpenAccounts = ReadonlyMap<string, OpenAccount>;

type AccountNode = FlatNode<{ readonly accountCode?: string | null | undefined }>;

const find = statement((db, given: { codes: readonly string[] }, engine) =>
  db
    .selectFrom('virtual_accounts as a')
    .leftJoin('account_holders as h', 'h.code', 'a.owner')
    .select(['a.code', 'a.ownerKind'])
    .where(isOneOf(engine, 'a.code', given.codes))
    .where((is) => is.or([is('h.status', 'is', null), is('h.status', '<>', 'CLOSED')])),
);

/** Finds the open accounts among named ones, which may repeat or be null; others count as not named (D65, D31). */
export async function findOpenAccounts(
  { db }: ReadUnit,
  codes: readonly (string | null | undefined)[],
): Promise<OpenAccounts> {
  const named = [...new Set(codes)].filter((code) => typeof code === 'string');
  const rows = await find(db, { codes: named });
  return new Map(
    rows.map(({ code, ownerKind: owner }) => [
      code,
      { code, ownedByMerchant: owner === 'DIVISION' },
    ]),
  );
}

export function openAccountOf(
  code: string | null | undefined,
  accounts: OpenAccounts,
): OpenAccount | undefined {
  return accounts.get(code ?? '');
}

/** The account of an item: its own, or that of the nearest group above it (D65); undefined if neither is open. */
export function resolveAccount(node: AccountNode, accounts: OpenAccounts): OpenAccount | undefined {
  const own = openAccountOf(node.item.accountCode, accounts);
  return own ?? (node.parent && resolveAccount(node.parent, accounts));
}
