import { refundSplitLabelValues } from '@seller-funds/contract/vocabulary/shared';
import { flag, int, oneOf, optional, Table, text, type RowOf } from '../table.js';

const largest = Number.MAX_SAFE_INTEGER;

const bucket = oneOf('CONFIRMED', 'PENDING', 'INTERNAL');

/** A virtual account of a holder or a division. */
export const virtualAccounts = new Table(
  'virtual_accounts',
  {
    code: text,
    ownerKind: oneOf('HOLDER', 'DIVISION'),
    owner: text,
    division: text,
    type: oneOf('DEFAULT', 'LIABLE', 'FEE'),
    extRef: optional(text),
    displayName: text,
    createdAt: int,
    /** The latest run of its schedule that paid nothing, and why; null before one. */
    unpaidRunAt: optional(int),
    unpaidRunObstacle: optional(text),
  },
  {
    key: ['code'],
    unique: [
      ['owner', 'extRef'],
      ['owner', 'displayName'],
    ],
  },
);

export type VirtualAccountRow = RowOf<typeof virtualAccounts>;

/** The balance of an account in one currency; updated in the transaction of each movement. */
export const balances = new Table(
  'balances',
  {
    account: text,
    currency: text,
    /** 1 for the accounts that may always be negative (D77). */
    overdrawable: flag,
    confirmed: int,
    pending: int,
    /** Gross credits of payment splits (D50). */
    processed: int,
    /** The sum of refunds and chargebacks, which limits the negative balance. */
    overdraft: int,
    /** `confirmed` less pending charges; the amount available for payout if it is above 0 (D55). */
    available: int,
  },
  {
    key: ['account', 'currency'],
    references: [{ columns: ['account'], to: virtualAccounts }],
    checks: {
      range: `confirmed BETWEEN -${largest} AND ${largest} AND pending BETWEEN -${largest} AND ${largest} AND processed BETWEEN 0 AND ${largest} AND overdraft BETWEEN 0 AND ${largest} AND available BETWEEN -${largest} AND ${largest}`,
      not_overdrawn: 'overdrawable = 1 OR (confirmed >= -overdraft AND pending >= -overdraft)',
    },
  },
);

export type BalanceRow = RowOf<typeof balances>;

/** A journal: one business event in the ledger. */
export const journals = new Table(
  'journals',
  {
    /** Larger than those of earlier journals of the tenant. */
    position: int,
    code: text,
    kind: text,
    /** The code of the object that caused it. */
    reference: text,
    createdAt: int,
  },
  {
    key: ['position'],
    indexes: {
      by_reference: { columns: ['reference'] },
    },
    isAppendOnly: true,
  },
);

export type JournalRow = RowOf<typeof journals>;

/** A movement of money between two places: a debit and a credit of the same amount. */
export const movements = new Table(
  'movements',
  {
    /** The position of its journal. */
    journal: int,
    line: int,
    debitAccount: text,
    debitBucket: bucket,
    creditAccount: text,
    creditBucket: bucket,
    currency: text,
    amount: int,
    label: optional(oneOf(...refundSplitLabelValues)),
    /** The line of its item in the split or refund of the journal. */
    item: optional(int),
  },
  {
    key: ['journal', 'line'],
    references: [{ columns: ['journal'], to: journals }],
    checks: {
      positive: `amount BETWEEN 1 AND ${largest}`,
      move: 'debitAccount <> creditAccount OR debitBucket <> creditBucket',
    },
    isAppendOnly: true,
  },
);

export type MovementRow = RowOf<typeof movements>;

/** The change of one balance by a journal, and the balance after it. */
export const accountEntries = new Table(
  'account_entries',
  {
    account: text,
    currency: text,
    /** The position of the journal. */
    journal: int,
    confirmed: int,
    pending: int,
    available: int,
    confirmedAfter: int,
    pendingAfter: int,
    availableAfter: int,
  },
  {
    key: ['account', 'currency', 'journal'],
    references: [{ columns: ['journal'], to: journals }],
    isAppendOnly: true,
  },
);

export type AccountEntryRow = RowOf<typeof accountEntries>;

/** The bucket of an account. INTERNAL is for accounts that no API shows. */
export type Bucket = MovementRow['debitBucket'];

/** A view: the two sides of each movement, credits positive and debits negative. */
export const movementSides = `CREATE VIEW movement_sides AS
  SELECT tenant, generation, journal, "debitAccount" AS account, "debitBucket" AS bucket, currency, -amount AS amount
  FROM movements
  UNION ALL
  SELECT tenant, generation, journal, "creditAccount", "creditBucket", currency, amount FROM movements;`;

/** A side of a movement. */
export interface MovementSideRow extends Pick<MovementRow, 'journal' | 'currency' | 'amount'> {
  readonly account: string;
  readonly bucket: Bucket;
}
