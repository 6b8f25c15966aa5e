import type { RefundSplitLabel } from '@seller-funds/contract/vocabulary/shared';
import type { Place } from './place.js';

/** Money that goes from one place to another. */
export interface Movement {
  readonly from: Place;
  readonly to: Place;
  readonly currency: string;
  /** Minor units, above zero. */
  readonly amount: number;
  /** The label of the item that it is for. */
  readonly label?: RefundSplitLabel;
  /** The line of the item that it is for, in the split or refund of the journal. */
  readonly item?: number;
}

/** What a journal is about. */
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

/** One business event in the ledger: movements that are booked together or not at all. */
export interface Journal {
  readonly kind: JournalKind;
  /** The code of what caused it. */
  readonly reference: string;
  readonly movements: readonly Movement[];
  /**
   * What accounts may be brought below zero. `available`: each account that pays must be able to pay
   * it out (transfers, payouts). `overdraft`: always (refunds, chargebacks; D77). Left out: no account
   * but LIABLE gets below what refunds took from it; the database refuses the rest.
   */
  readonly cover?: 'available' | 'overdraft';
  /** Gross credits of payment splits by account, for `processedAmount` (D50); may be negative. */
  readonly processed?: ReadonlyMap<string, number>;
}

/** Thrown where an account cannot pay what a journal with `cover: 'available'` takes from it. */
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
