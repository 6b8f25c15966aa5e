import type { ErrorCode } from '@seller-funds/contract/vocabulary/errors';
import { withPart } from '../json.js';
import { fault, type Fault, type reasons } from './answers.js';
import type { ApiVersion } from './merchant.js';
import { faultsOf, type RefundedPayment, type Tree, treeCodes } from './trees.js';
import { listNodes, type NodePosition, type TreeNode } from './tree-nodes.js';

/** Invalid values of the members of each node. `on` limits them to payments, refunds or items. */
const invalidValues: readonly [member: string, value: unknown, code: ErrorCode, on?: string][] = [
  ['type', undefined, '422.900.002'],
  ['extRef', undefined, '422.900.002'],
  ['amount', undefined, '422.900.002', 'payment'],
  ['originalExtRef', undefined, '422.900.002', 'refund'],
  ['label', undefined, '422.900.002', 'payment ITEM'],
  ['amount', 0, '422.900.003'],
  ['amount', -1, '422.900.003'],
  ['extRef', 'abc', '422.900.003'],
  ['extRef', 'a'.repeat(65), '422.900.003'],
  ['extRef', 'a b c', '422.900.004'],
  ['originalExtRef', 'a'.repeat(65), '422.900.003', 'refund'],
  ['originalExtRef', 'a b c', '422.900.004', 'refund'],
  ['type', 'BOX', '422.900.005'],
  ['label', 'NO_SUCH_LABEL', '422.900.005'],
  ['label', 'REFUND_FEE', '422.900.005', 'payment'],
];

/** Invalid values of the members around the tree, and what states that they are invalid. */
const invalidMembers: Readonly<
  Record<
    'payment' | 'refund',
    Record<ApiVersion, readonly [member: string, value: unknown, code: ErrorCode, claims: string][]>
  >
> = {
  payment: {
    v1: [
      ['paymentMethod', undefined, '422.900.002', 'CORE-PS-035 D68'],
      ['extProcessedAt', undefined, '422.900.002', 'CORE-PS-041 D68'],
      ['paymentMethod', '', '422.900.003', 'D68'],
    ],
    v2: [
      ['pspExtRef', undefined, '422.900.002', 'EXT-PS-018 D68'],
      ['pspExtRef', '', '422.900.003', 'D68'],
    ],
  },
  refund: {
    v1: [
      ['totalAmount', undefined, '422.900.002', 'CORE-RS-021'],
      ['extProcessedAt', undefined, '422.900.002', 'CORE-RS-023'],
      ['pspMutationExtRef', undefined, '422.900.002', 'CORE-RS-012 CORE-RS-020'],
      ['pspMutationExtRef', '', '422.900.003', 'D206'],
    ],
    v2: [
      ['totalAmount', undefined, '422.900.002', 'D206'],
      ['extProcessedAt', undefined, '422.900.002', 'D206'],
    ],
  },
};

/** What states that values are invalid. */
const statements = {
  payment: {
    v1: 'CORE-PS-045 CORE-PS-046 CORE-PS-047 CORE-PS-049 CORE-PS-051 CORE-LIM-001',
    v2: 'D198 D199 D201 D63',
  },
  refund: {
    v1: 'CORE-RS-025 CORE-RS-027 CORE-RS-028 CORE-RS-029 CORE-RS-030',
    v2: 'D198 D199 D201 D206',
  },
} as const;

/** An invalid body, and its faults. */
export type InvalidBody = readonly [body: object, faults: readonly Fault[]];

/** Every body that differs from a valid one in one rule or value of its tree, with the faults that follow. */
export function* invalidTrees(
  body: Tree,
  version: ApiVersion,
  payment?: RefundedPayment,
): Generator<InvalidBody> {
  const places = listNodes(body.items);
  const kind = payment ? 'refund' : 'payment';
  for (const [name, value, code, claims] of invalidMembers[kind][version])
    yield [
      withPart(body, [name], value) as object,
      [fault(name, code as keyof typeof reasons, value, claims)],
    ];
  const judge = (changed: unknown): InvalidBody[] => {
    const faults = faultsOf(changed as Tree, payment, version === 'v2');
    return faults.length === 0 ? [] : [[changed as object, faults]];
  };
  for (const [index, place] of places.entries()) {
    yield* withInvalidValues(body, version, place, kind);
    yield* wrongSums(body, place).flatMap(judge);
    for (const { node } of places.slice(0, index))
      yield* judge(change(body, place, 'extRef', node.extRef));
    if (payment) yield* wrongOriginals(body, place, payment.items).flatMap(judge);
    yield* wrongItems(body, place, kind);
  }
  for (const off of [-1, 1]) yield* judge({ ...body, totalAmount: body.totalAmount + off });
}

function change(body: unknown, { path }: NodePosition, name: string, value: unknown): unknown {
  return withPart(body, [...path, name], value);
}

function* withInvalidValues(
  body: Tree,
  version: ApiVersion,
  place: NodePosition,
  kind: 'payment' | 'refund',
): Generator<InvalidBody> {
  const { node, field } = place;
  for (const [name, value, code, on = ''] of invalidValues) {
    if (!`${kind} ${node.type} ${kind}`.includes(on)) continue;
    // Whether a group can have a label is not stated (CORE-PS-048).
    const isOpen = name === 'label' && node.type === 'GROUP';
    const claims = isOpen ? 'D148' : statements[kind][version];
    const wrong = fault(`${field}.${name}`, code as keyof typeof reasons, value, claims);
    yield [change(body, place, name, value) as object, [wrong]];
  }
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

/** D63, D148: a group has items, an item has none, and a group in a group has only items. */
function* wrongItems(
  body: Tree,
  place: NodePosition,
  kind: 'payment' | 'refund',
): Generator<InvalidBody> {
  const { node, field, path, ancestors } = place;
  if (node.items) {
    const empty = fault(`${field}.items`, '422.900.003', [], 'D63 D148');
    yield [change(body, place, 'items', []) as object, [empty]];
  }
  if (ancestors.length < 2) return;
  const { label: _label, ...others } = node;
  const below = { ...node, extRef: `below_${node.extRef}` };
  const deep = { ...others, type: 'GROUP', items: [below] };
  yield [
    withPart(body, path, deep) as object,
    [fault(`${field}.type`, treeCodes[kind].deep, 'GROUP')],
  ];
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
