import { isFeeLabel } from '../../profile/fees.js';
import type { BodyOf, Stage } from '../stage.js';

/** The body of a refund of version 2. */
export type RefundBody = BodyOf<'v2.createRefundSplit'>;
/** One item of it. */
export type RefundItem = NonNullable<RefundBody['items']>[number];

/** A leaf of it, which any level of its tree takes. */
export type RefundLeaf = Extract<RefundItem, { type: 'ITEM' }>;

/**
 * A refund of version 2 of a payment: all of it, or the given items.
 * @param totalAmount of the items; needed where one that counts leaves its amount out
 */
export function refundOf(
  stage: Stage,
  extRef: string,
  items?: RefundItem[],
  totalAmount = sumOf(items ?? []),
): RefundBody {
  const common = { extRef, pspMutationExtRef: `refund-${stage.unique()}` };
  if (!items) return common;
  return { ...common, totalAmount, extProcessedAt: '2026-03-11T10:00:00+01:00', items };
}

/** The amounts of items, fees left aside; at least 1, as fees alone have no valid total. */
function sumOf(items: readonly RefundItem[]): number {
  const counted = items.filter(({ type, label }) => type === 'GROUP' || !isFeeLabel(label));
  return Math.max(
    1,
    counted.reduce((sum, { amount }) => sum + (amount ?? 0), 0),
  );
}

/** A leaf of a refund, of the item `original` of the payment; what is not given is the payment's. */
export function refundLeaf(
  original: string,
  given: Partial<Pick<RefundLeaf, 'amount' | 'accountCode' | 'label' | 'description'>> = {},
  extRef = `refund-${original}`,
): RefundLeaf {
  return { type: 'ITEM', extRef, originalExtRef: original, ...given };
}
