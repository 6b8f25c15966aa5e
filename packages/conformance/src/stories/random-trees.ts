import * as fc from 'fast-check';
import { isFee, sumAmounts, type TreeNode } from '../model/tree-nodes.js';
import { group, item } from '../scenarios/fixtures/trees.js';
import { labels } from './splits.js';

/**
 * Sellers, the accounts of the merchant, a second account that may exist, and one that does not. It is of the last seller with
 * money, because in which order a schedule pays the accounts of sellers is not stated.
 */
export const anyAccount = fc.constantFrom(
  'A',
  'A',
  'A',
  'B',
  'B',
  'B2',
  'B3',
  'LIABLE',
  'FEE',
  'va_none',
);
export const anyText = fc.constantFrom('March', 'Mila’s 🏺 bowls', 'a_b%c', '$& {0} "%s"');

/** What any node may have. */
const optional = { accountCode: anyAccount, description: anyText };
const leaf = fc
  .record(
    { amount: fc.integer({ min: 1, max: 500 }), label: fc.constantFrom(...labels), ...optional },
    { requiredKeys: ['amount', 'label'] },
  )
  .map(({ amount, ...given }) => item('', amount, given));

/** A group of these nodes, whose account they may have. */
function groupOf(inner: fc.Arbitrary<TreeNode>): fc.Arbitrary<TreeNode> {
  const given = fc.record({ label: fc.constantFrom(...labels), ...optional }, { requiredKeys: [] });
  return fc
    .tuple(fc.array(inner, { minLength: 1, maxLength: 3 }), given)
    .map(([items, more]) => group('', items, more));
}

const mixed = (...inner: readonly fc.Arbitrary<TreeNode>[]): fc.Arbitrary<TreeNode> =>
  fc.oneof(leaf, leaf, ...inner);

/** One to three nodes, with groups in groups, named `node_1`, `node_2` … */
export const anyTree: fc.Arbitrary<readonly TreeNode[]> = fc
  .tuple(
    fc.array(mixed(groupOf(mixed(groupOf(leaf)))), { minLength: 1, maxLength: 3 }),
    fc.constantFrom(...Array.from({ length: 8 }, () => Infinity), 2),
  )
  .map(([items, mostNames]) => numbered(items, { count: 0 }, mostNames));

/** @param mostNames sometimes two nodes have the same name, which is refused */
function numbered(
  items: readonly TreeNode[],
  last: { count: number },
  mostNames: number,
): TreeNode[] {
  return items.map(({ items: inner, ...node }) => {
    last.count += 1;
    const extRef = `node_${Math.min(last.count, mostNames)}`;
    return { ...node, extRef, ...(inner ? { items: numbered(inner, last, mostNames) } : {}) };
  });
}

interface Share {
  /** Of what is left of it, in percent: sometimes too much; 0 leaves it out. */
  readonly percent: number;
  /** Members of the node: what is left out is that of the payment. */
  readonly given: Partial<TreeNode>;
  /** Whether the amount is left out if it is that of the payment. */
  readonly isImplied: boolean;
  /** Whether the items of a group are refunded without the group. */
  readonly isOpened: boolean;
  readonly fee: string | null;
}

const share: fc.Arbitrary<Share> = fc.record({
  percent: fc.oneof(fc.constantFrom(0, 100, 100), fc.integer({ min: 1, max: 103 })),
  given: fc.record(
    { label: fc.constantFrom('PRODUCT_ITEM', 'SHIPPING', 'COMMISSION'), ...optional },
    { requiredKeys: [] },
  ),
  isImplied: fc.boolean(),
  isOpened: fc.constantFrom(false, false, true),
  fee: fc.option(fc.constantFrom('REFUND_FEE', 'REFUND_VAT'), { freq: 2 }),
});

/** What a refund does with each node of a payment, in turn. */
export const anyShares: fc.Arbitrary<readonly Share[]> = fc.array(share, {
  minLength: 1,
  maxLength: 6,
  size: 'max',
});

/** Returns the items of a refund that has these shares of a payment. */
export function sharesOf(
  items: readonly TreeNode[],
  shares: readonly Share[],
  leftOf: (leaf: TreeNode) => number,
): TreeNode[] {
  return items.flatMap((node) => {
    const { percent, given, isImplied, isOpened, fee } = shares[
      Number(node.extRef.replace(/\D/g, '')) % shares.length
    ] as Share;
    const inner = node.items && sharesOf(node.items, shares, leftOf);
    if (inner && isOpened) return inner;
    const amount = inner
      ? sumAmounts(inner.filter((each) => !isFee(each)))
      : Math.ceil((leftOf(node) * percent) / 100);
    if (amount === 0) return [];
    const back: TreeNode = {
      type: node.type,
      extRef: `back_${node.extRef}`,
      originalExtRef: node.extRef,
      ...(isImplied && amount === node.amount ? {} : { amount }),
      ...given,
      ...(inner ? { items: inner } : {}),
    };
    if (fee === null || inner) return [back];
    const charge = item(`fee_${node.extRef}`, 7, { originalExtRef: node.extRef, label: fee });
    return [back, charge];
  });
}
