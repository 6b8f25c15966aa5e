import type { Bucket } from '../storage/tables.js';

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
