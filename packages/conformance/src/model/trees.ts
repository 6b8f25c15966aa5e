import { fault, type Fault } from './answers.js';
import { isFee, listLeaves, listNodes, type TreeNode } from './tree-nodes.js';

/** The body of a payment, or of a partial refund. */
export interface Tree {
  readonly totalAmount: number;
  readonly items: readonly TreeNode[];
}

/** The payment of a refund: its nodes, and how much of it and of each of its leaves is not refunded yet. */
export interface RefundedPayment {
  readonly items: readonly TreeNode[];
  readonly left: number;
  readonly leftOf: (leaf: TreeNode) => number;
}

/** The codes of the rules that both kinds of trees have (D62, D64, D74). */
export const treeCodes = {
  payment: {
    total: '422.300.001',
    sum: '422.300.004',
    twice: '409.300.002',
    deep: '422.300.003',
  },
  refund: { total: '422.310.001', sum: '422.310.004', twice: '409.310.002', deep: '422.310.007' },
} as const;

/** The node of a payment that a node of its refund names: a group for a group, an item for an item (CORE-RS-006). */
export function originalOf(paid: readonly TreeNode[], node: TreeNode): TreeNode | undefined {
  return listNodes(paid)
    .map((place) => place.node)
    .find(({ extRef, type }) => extRef === node.originalExtRef && type === node.type);
}

/** The rules of a tree that no schema expresses; all broken ones are reported (D16). */
export function faultsOf(tree: Tree, payment?: RefundedPayment, isOfV2 = false): Fault[] {
  const { totalAmount, items } = tree;
  const code = treeCodes[payment ? 'refund' : 'payment'];
  const original = (node: TreeNode) => payment && originalOf(payment.items, node);
  const amountOf = (node: TreeNode): number | undefined => node.amount ?? original(node)?.amount;
  // The sum is unknown if an amount is.
  const sum = (nodes: readonly TreeNode[]): number =>
    nodes
      .filter((node) => !isFee(node))
      .reduce((all, node) => all + (amountOf(node) ?? Number.NaN), 0);
  const differs = (amount: number | undefined, nodes: readonly TreeNode[]): boolean =>
    !Number.isNaN(sum(nodes)) && amount !== undefined && amount !== sum(nodes);
  const places = listNodes(items);
  return [
    ...(differs(totalAmount, items)
      ? [{ ...fault('totalAmount', code.total, totalAmount), params: [totalAmount, sum(items)] }]
      : []),
    ...places.flatMap(({ node, field, ancestors }, index) => {
      const { amount, extRef } = node;
      const first = places.slice(0, index).find((each) => each.node.extRef === extRef);
      // "Unique per group in every split" may refer to the nodes of one group only (EXT-PS-039).
      const isSibling = first?.ancestors.at(-1) === ancestors.at(-1);
      const claims = isOfV2 && !isSibling ? 'D62' : undefined;
      const isWrong = node.items && differs(amountOf(node), node.items);
      return [
        ...(isWrong ? [fault(`${field}.amount`, code.sum, amount)] : []),
        ...(first ? [fault(`${field}.extRef`, code.twice, extRef, claims)] : []),
      ];
    }),
    ...(payment ? refundFaults(tree, payment) : []),
  ];
}

function refundFaults({ totalAmount, items }: Tree, payment: RefundedPayment): Fault[] {
  const places = listNodes(items);
  const taken = new Map<TreeNode, number>();
  return [
    // D76: no more than what is left of the payment.
    ...(totalAmount > payment.left ? [fault('totalAmount', '422.310.002', totalAmount)] : []),
    // D206: fees alone are no refund.
    ...(isOnlyFees(items) ? [fault('items', '422.310.010')] : []),
    ...places.flatMap(({ node, field }) => {
      const { originalExtRef, amount } = node;
      const original = originalOf(payment.items, node);
      if (!original) {
        const name = `${field}.originalExtRef`;
        // Whether a node of the other type may be named is our decision.
        const isThere = listNodes(payment.items).some(
          (each) => each.node.extRef === originalExtRef,
        );
        return [fault(name, '422.310.005', originalExtRef, isThere ? 'D76' : undefined)];
      }
      if (node.items) return isOnlyFees(node.items) ? [fault(`${field}.items`, '422.310.010')] : [];
      if (isFee(node)) return [];
      // D76: no more than what is left of each item, after those before it.
      const left = payment.leftOf(original) - (taken.get(original) ?? 0);
      const asked = amount ?? original.amount ?? 0;
      taken.set(original, Math.min(payment.leftOf(original), (taken.get(original) ?? 0) + asked));
      // D73: what is left out is the whole amount of the payment's item, not the rest.
      const claims = amount === undefined ? 'D73 D76' : undefined;
      return asked > left ? [fault(`${field}.amount`, '422.310.003', amount, claims)] : [];
    }),
  ];
}

function isOnlyFees(items: readonly TreeNode[]): boolean {
  return listLeaves(items).every(({ node }) => isFee(node));
}
