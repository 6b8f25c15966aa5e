import {
  payoutConfigurationTypeValues,
  payoutRequestStatusValues,
  payoutStatusValues,
} from '@seller-funds/contract/vocabulary/shared';
import {
  flag,
  int,
  natural,
  oneOf,
  optional,
  positive,
  Table,
  text,
  type ElementOf,
  type RowOf,
} from '../table.js';
import { virtualAccounts } from './ledger.js';
import { externalAccounts } from './sellers.js';

/** Payouts from a virtual account to an external account. */
export const payouts = new Table(
  'payouts',
  {
    code: text,
    position: int,
    division: text,
    accountCode: text,
    /** The code of the holder, or of the division for an account of the merchant. */
    owner: text,
    externalAccountCode: text,
    /** Minor units of EUR; null until it is determined (D156). */
    amount: optional(positive),
    /** The time of the balance that is paid out (D92). */
    useBalanceAt: optional(int),
    targetCurrency: text,
    /** Minor units of the target currency, and the rate as the API writes it; null if not converted. */
    targetAmount: optional(positive),
    exchangeRate: optional(text),
    description: optional(text),
    processAt: int,
    state: oneOf(...payoutRequestStatusValues, ...payoutStatusValues),
    /** The outcome set by the operator, and its reason; null if the account number decides. */
    outcome: optional(oneOf('PROCESSED', 'FAILED', 'RETURNED', 'HOLD')),
    outcomeMessage: optional(text),
    scheduled: flag,
    /** The reason of its state, or the conversion rate; null without either. */
    message: optional(text),
    createdAt: int,
  },
  {
    key: ['code'],
    unique: [['position']],
    references: [
      { columns: ['accountCode'], to: virtualAccounts },
      { columns: ['externalAccountCode'], to: externalAccounts },
    ],
    checks: {
      taken: "state IN ('WAITING', 'REJECTED', 'CANCELLED') OR amount IS NOT NULL",
      converted: '(targetAmount IS NULL) = (exchangeRate IS NULL)',
    },
    indexes: {
      by_owner: { columns: ['owner', 'state'] },
      by_account: { columns: ['accountCode'] },
    },
  },
);

export type PayoutRow = ElementOf<typeof payouts>;

/** Entries of an account in EUR that one scheduled payout pays together (D260). */
export const payoutBatches = new Table(
  'payout_batches',
  {
    account: text,
    /** The position of the journal of its first item. */
    batch: int,
    /** The day on which its payments were received, in days since 1970-01-01; 0 if its items are not held (D101). */
    day: natural,
    amount: int,
    /** The scheduled payout that pays it; null for none. */
    payout: optional(text),
  },
  {
    key: ['account', 'batch'],
    references: [{ columns: ['payout'], to: payouts }],
    indexes: {
      unpaid: { columns: ['account', 'day'], where: 'payout IS NULL' },
      by_payout: { columns: ['payout'] },
    },
  },
);

export type PayoutBatchRow = RowOf<typeof payoutBatches>;

/** An entry of an account that a scheduled payout pays, with its batch. */
export const payoutItems = new Table(
  'payout_items',
  {
    account: text,
    /** The position of the journal. */
    journal: int,
    batch: int,
  },
  {
    key: ['account', 'journal'],
    references: [{ columns: ['account', 'batch'], to: payoutBatches }],
    indexes: {
      by_batch: { columns: ['account', 'batch'] },
      by_journal: { columns: ['journal'] },
    },
  },
);

/** Payout schedules (D213). */
export const payoutConfigurations = new Table(
  'payout_configurations',
  {
    level: oneOf('ACCOUNT', 'DIVISION', 'DEFAULT'),
    /** The code of the account or the division; empty for the merchant's default. */
    subject: text,
    type: oneOf(...payoutConfigurationTypeValues),
    /** A Quartz expression. Null if it was not sent, like the next two columns. */
    frequency: optional(text),
    /** Calendar days. */
    refundPeriod: optional(int),
    /** Minor units. */
    minimumAmount: optional(int),
  },
  {
    key: ['level', 'subject'],
    checks: {
      complete: "type = 'MANUAL' OR (frequency IS NOT NULL AND refundPeriod IS NOT NULL)",
    },
  },
);

export type PayoutConfigurationRow = RowOf<typeof payoutConfigurations>;

/** The state of a payout (D88). Each version shows some of these under another name (D89). */
export type PayoutState = PayoutRow['state'];

/** The outcome of a payout at the bank; HOLD keeps it in transit. */
export type PayoutOutcome = NonNullable<PayoutRow['outcome']>;
