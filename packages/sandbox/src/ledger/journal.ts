import type { RefundSplitLabel } from '@seller-funds/contract/vocabulary/shared';
import type { Bucket, MovementRow } from '../storage/tables.js';
import type { BookedPayment } from './payout-items.js';

/** An account of the ledger: a bucket of a virtual account, or an internal account. */
export interface LedgerAccount {
  readonly account: string;
  readonly bucket: Bucket;
}

/** Returns the bucket of a virtual account for money that is not settled yet (D55). */
export function pending(account: string): LedgerAccount {
  return { account, bucket: 'PENDING' };
}

/** Returns the bucket of a virtual account for settled money (D55). */
export function confirmed(account: string): LedgerAccount {
  return { account, bucket: 'CONFIRMED' };
}

/** The ledger's internal accounts. Their balances are not stored, which avoids lock contention. */
export const internalAccounts = {
  /** Claims and debts against processors until settlement. */
  clearing: { account: 'clearing', bucket: 'INTERNAL' },
  /** The platform's bank account, to which processors pay. */
  bank: { account: 'bank', bucket: 'INTERNAL' },
  /** Payouts that have left an account and not reached the seller's bank yet. */
  payoutInTransit: { account: 'in-transit', bucket: 'INTERNAL' },
  /** The other side of currency conversions. */
  exchange: { account: 'exchange', bucket: 'INTERNAL' },
} as const satisfies Record<string, LedgerAccount>;

/** A transfer of money between two ledger accounts. */
export interface Movement {
  readonly from: LedgerAccount;
  readonly to: LedgerAccount;
  readonly currency: string;
  /** In minor units; above zero. */
  readonly amount: number;
  readonly label?: RefundSplitLabel | null | undefined;
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
  readonly payment?: BookedPayment;
  /** True for a scheduled payout: it is no item of another one (D260). */
  readonly isScheduled?: boolean;
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

/** The net amount in one ledger account and currency: credits less debits, in minor units. */
export interface NetAmount extends LedgerAccount {
  readonly currency: string;
  readonly amount: number;
}

/**
 * Returns the net amount of movements per ledger account and currency, without those that are zero. Adds in bigint:
 * intermediate sums may exceed the range of safe integers.
 */
export function netMovements(movements: readonly MovementRow[]): NetAmount[] {
  const nets = new Map<string, Omit<NetAmount, 'amount'> & { sum: bigint }>();
  const add = ({ account, bucket }: LedgerAccount, currency: string, amount: number): void => {
    const key = `${account} ${bucket} ${currency}`;
    const net = nets.get(key) ?? { account, bucket, currency, sum: 0n };
    net.sum += BigInt(amount);
    nets.set(key, net);
  };
  for (const row of movements) {
    add({ account: row.debitAccount, bucket: row.debitBucket }, row.currency, -row.amount);
    add({ account: row.creditAccount, bucket: row.creditBucket }, row.currency, row.amount);
  }
  return [...nets.values()]
    .map(({ account, bucket, currency, sum }) => {
      return { account, bucket, currency, amount: Number(sum) };
    })
    .filter(({ amount }) => amount !== 0);
}
