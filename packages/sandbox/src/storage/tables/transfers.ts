import { balanceTransferTypeValues } from '@seller-funds/contract/vocabulary/shared';
import { int, oneOf, optional, positive, Table, text, type ElementOf } from '../table.js';

export const balanceTransfers = new Table(
  'balance_transfers',
  {
    code: text,
    position: int,
    division: text,
    fromAccountCode: text,
    toAccountCode: text,
    amount: positive,
    currency: text,
    /** In lower case: UUIDs are compared case-insensitively. */
    idempotencyKey: text,
    type: oneOf(...balanceTransferTypeValues),
    description: optional(text),
    createdAt: int,
  },
  {
    key: ['code'],
    unique: [['position'], ['idempotencyKey']],
    checks: {
      move: 'fromAccountCode <> toAccountCode',
    },
  },
);

export type BalanceTransferRow = ElementOf<typeof balanceTransfers>;
