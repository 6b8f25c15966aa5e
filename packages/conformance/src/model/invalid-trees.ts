import { withPart } from '../json.js';
import { fault, type Fault } from './answers.js';
import type { ApiVersion } from './merchant.js';
import { faultsOf, type RefundedPayment, type Tree, treeCodes } from './trees.js';
import { listNodes, type NodePosition, type TreeNode } from './tree-nodes.js';

/** An invalid body, and its faults. */
export type InvalidBody = readonly [body: object, faults: readonly Fault[]];

/** Every body that differs from a valid tree in one rule, with its faults; `invalid-data/…` breaks the schema. */
export function* invalidTrees(
  body: Tree,
  version: ApiVersion,
  payment?: RefundedPayment,
): Generator<InvalidBody> {
  const places = listNodes(body.items);
  const kind = payment ? 'refund' : 'payment';
  const judge = (changed: unknown): InvalidBody[] => {
    const faults = faultsOf(changed as Tree, payment, version === 'v2');
    return faults.length === 0 ? [] : [[changed as object, faults]];
  };
  for (const [index, place] of places.entries()) {
    yield* wrongSums(body, place).flatMap(judge);
    for (const { node } of places.slice(0, index))
      yield* judge(change(body, place, 'extRef', node.extRef));
    if (payment) yield* wrongOriginals(body, place, payment.items).flatMap(judge);
    if (place.ancestors.length >= 2) yield deepGroup(body, place, kind);
  }
  for (const off of [-1, 1]) yield* judge({ ...body, totalAmount: body.totalAmount + off });
  // Each kind of fault at all nodes, up to the last.
  const everywhere = (name: string, valueOf: (node: TreeNode) => unknown): InvalidBody[] =>
    judge(places.reduce<unknown>((all, each) => change(all, each, name, valueOf(each.node)), body));
  yield* everywhere('extRef', () => places[0]?.node.extRef);
  yield* everywhere('amount', ({ amount = 0 }) => amount + 1);
  if (payment) yield* everywhere('originalExtRef', () => 'no_such_node');
}

function change(body: unknown, { path }: NodePosition, name: string, value: unknown): unknown {
  return withPart(body, [...path, name], value);
}

/** D64: a wrong amount alone, and with everything around it adjusted, so that only its own sum is wrong. */
function wrongSums(body: Tree, place: NodePosition): unknown[] {
  const { node, ancestors } = place;
  const around = listNodes(body.items).filter((each) => ancestors.includes(each.node));
  return [-1, 1].flatMap((off) => {
    const alone = change(body, place, 'amount', (node.amount ?? 0) + off);
    const adjusted = around.reduce(
      (tree, each) => change(tree, each, 'amount', (each.node.amount ?? 0) + off),
      alone,
    );
    return [alone, withPart(adjusted, ['totalAmount'], body.totalAmount + off)];
  });
}

/** CORE-RS-006: no node, or one of the other type, with an amount and without. */
function wrongOriginals(body: Tree, place: NodePosition, paid: readonly TreeNode[]): unknown[] {
  const other = listNodes(paid).find(({ node }) => node.type !== place.node.type);
  const wrong = ['no_such_node', other?.node.extRef ?? 'no_such_group'];
  return wrong.flatMap((name) => {
    const named = change(body, place, 'originalExtRef', name);
    return [named, change(named, place, 'amount', undefined)];
  });
}

/** D63: a group in a group has only items. */
function deepGroup(
  body: Tree,
  { node, field, path }: NodePosition,
  kind: 'payment' | 'refund',
): InvalidBody {
  const { label: _label, ...others } = node;
  const deep = { ...others, type: 'GROUP', items: [{ ...node, extRef: `below_${node.extRef}` }] };
  const wrong = fault(`${field}.type`, treeCodes[kind].deep, 'GROUP');
  return [withPart(body, path, deep) as object, [wrong]];
}

/** A refund of all nodes of a payment, which states everything. */
export function refundTree(items: readonly TreeNode[]): TreeNode[] {
  return items.map(({ code: _code, accountCode: _account, items: inner, ...node }) => ({
    ...node,
    extRef: `back_${node.extRef}`,
    originalExtRef: node.extRef,
    ...(inner ? { items: refundTree(inner) } : {}),
  }));
}
