import type * as v2 from '@seller-funds/contract/v2';
import {
  balanceTransferCreateFields,
  balanceTransferFields,
} from '@seller-funds/contract/vocabulary/v2';
import type { V2Handlers } from '@seller-funds/server';
import { createTransfer } from '../domain/transfers/create-transfer.js';
import { listTransfers } from '../domain/transfers/list-transfers.js';
import type { Session } from '../session.js';
import { pick, pickFields } from '../kernel/fields.js';
import { getRow } from '../storage/rows.js';
import type { BalanceTransferRow } from '../storage/tables.js';
import { lists, reads, writes } from './handlers.js';

export const v2Handlers = {
  createBalanceTransfer: writes(
    (unit, { body }, { caller }) =>
      createTransfer(unit, caller.division.code, {
        ...pick(body, balanceTransferCreateFields),
        currency: body.currency ?? 'EUR',
      }),
    shapeOf,
  ),
  getBalanceTransfer: reads(({ db }, { path }) => getRow(db, 'balance_transfers', path), shapeOf),
  listBalanceTransfers: lists(
    (unit, page, { query }) => listTransfers(unit, page, query._orderBy),
    shapeOf,
  ),
} satisfies Partial<V2Handlers<Session>>;

function shapeOf(row: BalanceTransferRow): v2.BalanceTransfer {
  return pickFields(row, balanceTransferFields) as v2.BalanceTransfer;
}
