import type { BodyOf, Stage } from '../stage.js';

/** The body of a refund of version 2. */
export type RefundBody = BodyOf<'v2.createRefundSplit'>;
/** One item of it. */
export type RefundItem = NonNullable<RefundBody['items']>[number];

/** A leaf of it, which any level of its tree takes. */
export type RefundLeaf = Extract<RefundItem, { type: 'ITEM' }>;

/** A refund of version 2 of a payment: all of it, or the given items. */
export function refundOf(stage: Stage, extRef: string, items?: RefundItem[]): RefundBody {
  const pspMutationExtRef = `refund-${stage.unique()}`;
  return { extRef, pspMutationExtRef, ...(items ? { items } : {}) };
}

/** A leaf of a refund, of the item `original` of the payment; what is not given is the payment's. */
export function refundLeaf(
  original: string,
  given: Partial<Pick<RefundLeaf, 'amount' | 'accountCode' | 'label' | 'description'>> = {},
  extRef = `refund-${original}`,
): RefundLeaf {
  return { type: 'ITEM', extRef, originalExtRef: original, ...given };
}
