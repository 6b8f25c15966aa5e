import type { Bucket } from '../storage/tables.js';

/** Where money can be: a part of a virtual account, or one of the ledger's own accounts. */
export interface Place {
  readonly account: string;
  readonly bucket: Bucket;
}

/** The money of an account that the processor has not settled yet (D55). */
export function pending(account: string): Place {
  return { account, bucket: 'PENDING' };
}

/** The money of an account that is really there (D55). */
export function confirmed(account: string): Place {
  return { account, bucket: 'CONFIRMED' };
}

/** The ledger's own accounts. No balance of them is kept, so that nobody waits for another there. */
export const internal = {
  /** What processors owe, or are owed, until they settle. */
  clearing: { account: 'clearing', bucket: 'INTERNAL' },
  /** What processors have paid to the platform's bank. */
  bank: { account: 'bank', bucket: 'INTERNAL' },
  /** What has left an account and not reached the seller's bank yet. */
  payoutInTransit: { account: 'in-transit', bucket: 'INTERNAL' },
  /** The other side of currency conversions. */
  exchange: { account: 'exchange', bucket: 'INTERNAL' },
} as const satisfies Record<string, Place>;
