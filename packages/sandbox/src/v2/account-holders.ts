import type * as v2 from '@seller-funds/contract/v2';
import type { V2Handlers } from '@seller-funds/server';
import { createHolder } from '../domain/holders/create-holder.js';
import { getHolder, type Holder, type HolderAccount } from '../domain/holders/holder.js';
import { listHolders } from '../domain/holders/list-holders.js';
import type { Session } from '../http/session.js';
import { formatMoment } from '../kernel/moment.js';
import { defined } from '../kernel/options.js';
import { envelope } from '../kernel/page.js';

type Operation = 'createAccountHolder' | 'getAccountHolder' | 'listAccountHolders';

/** Account holders, in version 2. */
export const accountHolders: Pick<V2Handlers<Session>, Operation> = {
  createAccountHolder: async ({ body }, { caller, write }) => {
    const command = {
      division: caller.division.code,
      extRef: body.extRef ?? null,
      displayName: body.displayName,
      description: body.description ?? null,
      accounts: (body.accounts ?? []).map(({ extRef = null, displayName }) => {
        return { extRef, displayName };
      }),
    };
    const holder = await write(async (unit) => getHolder(unit, await createHolder(unit, command)));
    return { status: 200, body: shapeOf(holder, ['accounts', 'extacc']) };
  },

  getAccountHolder: async ({ path, query }, { read }) => {
    const holder = await read((unit) => getHolder(unit, path.accountHolderCode));
    return { status: 200, body: shapeOf(holder, query._fragments) };
  },

  listAccountHolders: async ({ query }, { read }) => {
    const page = {
      number: query._pageNumber,
      size: query._pageSize,
      ascending: query._sort === 'asc',
    };
    const found = await read((unit) => listHolders(unit, page));
    return { status: 200, body: envelope(page, found, (one) => shapeOf(one, query._fragments)) };
  },
};

function shapeOf({ row, accounts }: Holder, fragments: readonly string[] = []): v2.AccountHolder {
  return {
    code: row.code,
    displayName: row.display_name,
    ...defined({ extRef: row.ext_ref, description: row.description }),
    status: { code: row.status, ...defined({ reason: row.status_reason }) },
    tier: row.tier,
    createdAt: formatMoment(row.created_at),
    ...(fragments.includes('accounts') && { accounts: accounts.map(accountShape) }),
    ...(fragments.includes('extacc') && { externalAccounts: [] }),
  };
}

function accountShape({ row, balances }: HolderAccount): v2.HolderAccount {
  return {
    code: row.code,
    extRef: row.ext_ref,
    accountType: 'DEFAULT',
    displayName: row.display_name,
    balances: balances.map(({ currency, confirmed, pending, payout }) => {
      return { currency, confirmed, pending, payout };
    }),
  };
}
