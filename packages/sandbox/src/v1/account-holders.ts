import type * as v1 from '@seller-funds/contract/v1';
import type { V1Handlers } from '@seller-funds/server';
import { createHolder } from '../domain/holders/create-holder.js';
import { getHolder, type Holder, processedAmount } from '../domain/holders/holder.js';
import { listHolders } from '../domain/holders/list-holders.js';
import type { Session } from '../http/session.js';
import { defined } from '../kernel/options.js';
import { envelope } from '../kernel/page.js';
import { virtualAccountShape } from './virtual-accounts.js';

type Operation = 'createAccountHolder' | 'getAccountHolder' | 'listAccountHolders';

/** Account holders, in version 1. */
export const accountHolders: Pick<V1Handlers<Session>, Operation> = {
  createAccountHolder: async ({ body }, { caller, write }) => {
    const command = {
      division: caller.division.code,
      extRef: body.extRef ?? null,
      displayName: body.displayName,
      description: body.description ?? null,
      accounts: body.accounts.map(({ extRef = null, displayName }) => ({ extRef, displayName })),
    };
    const holder = await write(async (unit) => getHolder(unit, await createHolder(unit, command)));
    return { status: 200, body: shapeOf(holder, ['accounts', 'extacc']) };
  },

  getAccountHolder: async ({ path, query }, { read }) => {
    const holder = await read((unit) => getHolder(unit, path.code));
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

function shapeOf(holder: Holder, fragments: readonly string[] = []): v1.AccountHolder {
  const { row, currency, accounts } = holder;
  const amount = processedAmount(holder);
  return {
    code: row.code,
    displayName: row.display_name,
    ...defined({ extRef: row.ext_ref, description: row.description }),
    status: {
      code: row.status,
      ...defined({ reason: row.status_reason }),
      ...(amount > 0 && { processedAmount: { amount, currency } }),
    },
    ...(fragments.includes('accounts') && {
      accounts: accounts.map((account) => virtualAccountShape(account.row)),
    }),
    ...(fragments.includes('extacc') && { externalAccounts: [] }),
  };
}
