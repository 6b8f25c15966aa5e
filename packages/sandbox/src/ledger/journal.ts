import type { RefundSplitLabel } from '@seller-funds/contract/vocabulary/shared';
import type { LedgerAccount } from './ledger-account.js';

/** A transfer of money between two ledger accounts. */
export interface Movement {
  readonly from: LedgerAccount;
  readonly to: LedgerAccount;
  readonly currency: string;
  /** In minor units; above zero. */
  readonly amount: number;
  /** The label of the split or refund item. */
  readonly label?: RefundSplitLabel | null | undefined;
  /** The line of the item in the split or refund of the journal. */
  readonly item?: number | null;
}

/** The kind of business event that a journal books. */
export type JournalKind =
  | 'PAYMENT_SPLIT'
  | 'SPLIT_CANCELLATION'
  | 'REFUND_SPLIT'
  | 'SETTLEMENT'
  | 'BALANCE_TRANSFER'
  | 'PAYOUT'
  | 'PAYOUT_PROCESSED'
  | 'PAYOUT_RETURN'
  | 'CHARGEBACK'
  | 'CHARGEBACK_REVERSAL';

/** One business event in the ledger: a set of movements that is booked atomically. */
export interface Journal {
  readonly kind: JournalKind;
  /** The code of the resource that caused it. */
  readonly reference: string;
  readonly movements: readonly Movement[];
  /**
   * Whether accounts may go below zero. `available`: each debited account must have the amount available
   * for payout (transfers, payouts). `overdraft`: allowed (refunds, chargebacks; D77). If left out, a
   * database constraint keeps all accounts but LIABLE above the overdraft that refunds caused.
   */
  readonly cover?: 'available' | 'overdraft';
  /** Gross credits of payment splits by account, for `processedAmount` (D50); negative for a cancellation. */
  readonly processed?: ReadonlyMap<string, number>;
}

/** Thrown if an account cannot cover its debit in a journal with `cover: 'available'`. */
export class InsufficientFunds extends Error {
  override readonly name = 'InsufficientFunds';

  constructor(
    readonly account: string,
    readonly currency: string,
    readonly amount: number,
  ) {
    super(`The account ${account} cannot pay ${amount} ${currency}.`);
  }
}
