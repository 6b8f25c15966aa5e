import type * as types from '../generated/types/index.js';
import type { ApiHandlers } from '../generated/server/index.js';
import type { Session } from '../session.js';
import { envelope } from '../kernel/page.js';
import { type ListedAccount, listAllAccounts } from '../domain/accounts/list-all-accounts.js';

/** All virtual accounts of a tenant. */
export const accountHandlers = {
  listAccounts: async ({ query }, { read }) => {
    const page = { number: query._pageNumber, size: query._pageSize, ascending: query._asc };
    const found = await read((unit) => listAllAccounts(unit, page));
    return { status: 200, body: envelope(page, found, shapeOf) };
  },
} satisfies Partial<ApiHandlers<Session>>;

function shapeOf({ row, ownerName, balances }: ListedAccount): types.api.Account {
  return {
    code: row.code,
    displayName: row.display_name,
    type: row.type,
    ownerKind: row.owner_kind,
    owner: row.owner,
    ownerName,
    balances: balances.map(({ currency, confirmed, pending, payout }) => {
      return { currency, confirmed, pending, payout };
    }),
  };
}
