import { balanceTransferTypeValues } from '@seller-funds/contract/vocabulary/shared';
import { int, oneOf, optional, positive, Table, text, type ElementOf } from '../table.js';

export const balanceTransfers = new Table(
  'balance_transfers',
  {
    code: text,
    position: int,
    division: text,
    from_account: text,
    to_account: text,
    amount: positive,
    currency: text,
    /** In lower case: UUIDs are compared case-insensitively. */
    idempotency_key: text,
    type: oneOf(...balanceTransferTypeValues),
    description: optional(text),
    created_at: int,
  },
  {
    key: ['code'],
    unique: [['position'], ['idempotency_key']],
    checks: {
      move: 'from_account <> to_account',
    },
  },
);

export type BalanceTransferRow = ElementOf<typeof balanceTransfers>;
