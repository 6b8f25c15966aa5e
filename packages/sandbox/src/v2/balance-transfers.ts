import type * as v2 from '@seller-funds/contract/v2';
import type { V2Handlers } from '@seller-funds/server';
import { createTransfer } from '../domain/transfers/create-transfer.js';
import { getTransfer, listTransfers } from '../domain/transfers/find-transfer.js';
import type { Session } from '../session.js';
import { omitNullish } from '../kernel/omit-nullish.js';
import { buildEnvelope } from '../kernel/page.js';
import type { BalanceTransferRow } from '../storage/tables.js';

/** Balance transfers, in version 2. */
export const balanceTransfers = {
  createBalanceTransfer: async ({ body }, { caller, write }) => {
    const command = {
      fromAccountCode: body.fromAccountCode,
      toAccountCode: body.toAccountCode,
      amount: body.amount,
      currency: body.currency ?? 'EUR',
      idempotencyKey: body.idempotencyKey,
      type: body.type,
      description: body.description ?? null,
    };
    const { code } = caller.division;
    const transfer = await write((unit) => createTransfer(unit, code, command));
    return { status: 200, body: shapeOf(transfer) };
  },

  getBalanceTransfer: async ({ path }, { read }) => {
    return { status: 200, body: shapeOf(await read((unit) => getTransfer(unit, path.code))) };
  },

  listBalanceTransfers: async ({ query }, { read }) => {
    const page = { number: query._pageNumber, size: query._pageSize, ascending: query._asc };
    const found = await read((unit) => listTransfers(unit, page, query._orderBy));
    return { status: 200, body: buildEnvelope(page, found, shapeOf) };
  },
} satisfies Partial<V2Handlers<Session>>;

function shapeOf(row: BalanceTransferRow): v2.BalanceTransfer {
  return {
    code: row.code,
    fromAccountCode: row.from_account,
    toAccountCode: row.to_account,
    amount: row.amount,
    currency: row.currency,
    idempotencyKey: row.idempotency_key,
    type: row.type,
    ...omitNullish({ description: row.description }),
  };
}
