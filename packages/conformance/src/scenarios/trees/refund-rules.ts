import type { ErrorCode } from '@seller-funds/contract/vocabulary/errors';
import type { ErrorDetail } from '../fixtures/error-details.js';
import { at, member, pathText, withPart } from '../../json.js';
import {
  type ApiVersion,
  createRefund,
  group,
  listLeaves,
  type NodePosition,
  listNodes,
  sumAmounts,
  type TreeNode,
} from '../fixtures/trees.js';
import type { Scenario } from '../scenario.js';
import { amountPath, buildBranch, RefundedPayment, buildRefundTree } from './refunded-payment.js';

const area = 'refund splits';

/** CORE-RS-032: the defaults of the nodes of a refund. */
export function defaults(version: ApiVersion): Scenario {
  return {
    id: `refund-trees/${version}/defaults`,
    title:
      'The amount, account and label of a node of a refund default to those of the payment, on every level.',
    area,
    version,
    claims: ['CORE-RS-032', 'D73', ...(version === 'v1' ? ['CORE-RS-006'] : [])],
    run: async (context) => {
      const payment = await RefundedPayment.create(context, version);
      const items = buildRefundTree(payment.items, () => ({}));
      const body = { ...payment.body(items), totalAmount: sumAmounts(payment.items) };
      const made = await createRefund(context, version, body);
      const shown = listNodes(made.items as readonly TreeNode[]).map(({ node }) => node);
      const facts = shown.map(({ items: _items, ...node }) => node);
      const expected = listNodes(payment.items).map(
        ({ node: { items: _items, ...node } }, index) => {
          const { code } = member(shown, index) as { code?: string };
          return { ...node, extRef: `back_${node.extRef}`, originalExtRef: node.extRef, code };
        },
      );
      context.expectEqual(facts, expected, 'the nodes of the refund');
      await payment.expectPending(0);
    },
  };
}

/** D76: the refund limit of each leaf, before and after a partial refund. */
export function limits(version: ApiVersion): Scenario {
  return {
    id: `refund-trees/${version}/limits`,
    title:
      'No item of any level can be refunded beyond its amount, by one refund or by several; a full refund takes what is left of each.',
    area,
    version,
    claims: ['D76', 'D72', 'D151'],
    run: async (context) => {
      const payment = await RefundedPayment.create(context, version);
      const leaves = listLeaves(payment.items);
      for (const leaf of leaves) {
        const amount = leaf.node.amount ?? 0;
        const path = amountPath(leaf);
        const fault: ErrorDetail = { field: pathText(path), code: '422.310.003' };
        const expectRejected = (asked: number): Promise<void> =>
          payment.expectError(payment.body(buildBranch(leaf, asked)), [
            { ...fault, attemptedValue: asked },
          ]);
        await expectRejected(amount + 1);
        await payment.refund(buildBranch(leaf, 10));
        await expectRejected(amount - 9);
        const unsaid = withPart(payment.body(buildBranch(leaf, amount)), path, undefined);
        await payment.expectError(unsaid as object, [fault]);
      }
      const total = sumAmounts(payment.items) - 10 * leaves.length;
      await payment.expectPending(total);
      await payment.refund(
        buildBranch(leaves.at(-1) as NodePosition, (leaves.at(-1)?.node.amount ?? 0) - 10),
      );
      const rest = { extRef: payment.extRef, pspMutationExtRef: `refund-${context.unique()}` };
      await createRefund(context, version, rest);
      await payment.expectPending(0);
      const { elements } = await context.call(`${version}.listRefundSplits`, {
        query: { _pageSize: 500 },
      });
      const full = elements.find(
        ({ pspMutationExtRef }) => pspMutationExtRef === rest.pspMutationExtRef,
      );
      const taken = listNodes((full?.items ?? []) as readonly TreeNode[]).map(({ node }) => [
        node.originalExtRef,
        node.amount,
      ]);
      const expected = [
        ['first_1', 90],
        ['outer_group', 780],
        ['middle_1', 290],
        ['inner_group', 490],
        ['deep_1', 490],
      ];
      context.expectEqual(taken, expected, 'the amounts of the full refund by node');
    },
  };
}

/** D64, D74: the amounts of groups and the total. */
export function sums(version: ApiVersion): Scenario {
  return {
    id: `refund-trees/${version}/sums`,
    title:
      'The amount of each GROUP of a refund, and totalAmount, have to be the sums of their items.',
    area,
    version,
    claims: ['D64', 'D74'],
    run: async (context) => {
      const payment = await RefundedPayment.create(context, version);
      const [first, ...others] = buildRefundTree(payment.items);
      const less = [{ ...first, amount: 50 } as TreeNode, ...others];
      for (const off of [-1, 1]) {
        const body = payment.body(less);
        const totalAmount = Number(member(body, 'totalAmount')) + off;
        const fault: ErrorDetail = {
          field: 'totalAmount',
          code: '422.310.001',
          attemptedValue: totalAmount,
        };
        await payment.expectError({ ...body, totalAmount }, [fault]);
      }
      for (const { path, field, ancestors } of listNodes(less).filter(({ node }) => node.items)) {
        for (const off of [-1, 1]) {
          const around = [path, ...ancestors.map((_, level) => path.slice(0, 2 * (level + 1)))];
          const changed = [...around.map((place) => [...place, 'amount']), ['totalAmount']];
          const body = changed.reduce<unknown>(
            (whole, place) => withPart(whole, place, Number(at(whole, place)) + off),
            payment.body(less),
          );
          const attemptedValue = at(body, [...path, 'amount']);
          const fault: ErrorDetail = {
            field: `${field}.amount`,
            code: '422.310.004',
            attemptedValue,
          };
          await payment.expectError(body as object, [fault]);
        }
      }
      await payment.expectPending(sumAmounts(payment.items));
    },
  };
}

/** D62, CORE-RS-006: references in a refund and to its payment. */
export function references(version: ApiVersion): Scenario {
  return {
    id: `refund-trees/${version}/references`,
    title:
      'No two nodes of a refund have the same extRef, and each refers to a node of the payment of the same type, on every level.',
    area,
    version,
    claims: ['D62', 'CORE-RS-006', 'D76'],
    run: async (context) => {
      const payment = await RefundedPayment.create(context, version);
      const items = buildRefundTree(payment.items);
      const places = listNodes(items);
      for (const [index, later] of places.entries()) {
        const { path, field, node } = later;
        // That the extRefs of refund items are unique is our decision.
        for (const earlier of context.decided ? places.slice(0, index) : []) {
          const { extRef } = earlier.node;
          const body = withPart(payment.body(items), [...path, 'extRef'], extRef) as object;
          const fault: ErrorDetail = {
            field: `${field}.extRef`,
            code: '409.310.002',
            attemptedValue: extRef,
          };
          await payment.expectError(body, [fault]);
        }
        const other = places.find((each) => each.node.type !== node.type)?.node.originalExtRef;
        const wrong = context.decided ? ['no-such-node', other ?? ''] : ['no-such-node'];
        for (const original of wrong) {
          const named = [...path, 'originalExtRef'];
          const body = withPart(payment.body(items), named, original) as object;
          const originalField = `${field}.originalExtRef`;
          const fault: ErrorDetail = {
            field: originalField,
            code: '422.310.005',
            attemptedValue: original,
          };
          await payment.expectError(body, [fault]);
          // Without the original, the amount is unknown, and sums with it cannot be checked.
          const unknown = withPart(body, [...path, 'amount'], undefined) as object;
          await payment.expectError(unknown, [fault]);
        }
      }
      await payment.expectPending(sumAmounts(payment.items));
    },
  };
}

/** The required members of every node, and their valid values. */
export function members(version: ApiVersion): Scenario {
  return {
    id: `refund-trees/${version}/members`,
    title: 'The nodes of a refund have the same required members and valid values on every level.',
    area,
    version,
    claims:
      version === 'v1'
        ? ['CORE-RS-025', 'CORE-RS-027', 'CORE-RS-028', 'CORE-RS-029', 'CORE-RS-030']
        : ['D198', 'D199', 'D201', 'D206'],
    run: async (context) => {
      const payment = await RefundedPayment.create(context, version);
      const items = buildRefundTree(payment.items);
      for (const { path, field, node } of listNodes(items)) {
        const broken: [name: string, value: unknown, code: ErrorCode][] = [
          ['type', undefined, '422.900.002'],
          ['extRef', undefined, '422.900.002'],
          ['originalExtRef', undefined, '422.900.002'],
          ['amount', 0, '422.900.003'],
          ['amount', -1, '422.900.003'],
          ['extRef', 'abc', '422.900.003'],
          ['originalExtRef', 'a'.repeat(65), '422.900.003'],
          ['originalExtRef', 'a b c', '422.900.004'],
          ['type', 'BOX', '422.900.005'],
          ['label', 'NO_SUCH_LABEL', '422.900.005'],
        ];
        const isItem = node.type === 'ITEM';
        const judged = broken.filter(([name]) => isItem || name !== 'label' || context.decided);
        for (const [name, value, code] of judged) {
          const body = withPart(payment.body(items), [...path, name], value) as object;
          const sent = value === undefined ? {} : { attemptedValue: value };
          await payment.expectError(body, [{ field: `${field}.${name}`, code, ...sent }]);
        }
      }
      await payment.expectPending(sumAmounts(payment.items));
    },
  };
}

/** D63: the depth of a refund's tree. */
export function depth(version: ApiVersion): Scenario {
  return {
    id: `refund-trees/${version}/depth`,
    title: 'The tree of a refund has at most three levels, and each GROUP has an item.',
    area,
    version,
    claims: ['D63', 'D148'],
    run: async (context) => {
      const payment = await RefundedPayment.create(context, version);
      const items = buildRefundTree(payment.items);
      const deepest = listNodes(items).filter(({ ancestors }) => ancestors.length === 2);
      for (const { path, field, node } of deepest) {
        const below = group(`below_${node.extRef}`, [node], { originalExtRef: 'inner_group' });
        const body = withPart(payment.body(items), path, below) as object;
        const fault: ErrorDetail = {
          field: `${field}.type`,
          code: '422.310.007',
          attemptedValue: 'GROUP',
        };
        await payment.expectError(body, [fault]);
      }
      for (const { path, field } of listNodes(items).filter(({ node }) => node.items)) {
        const body = withPart(payment.body(items), [...path, 'items'], []) as object;
        const fault: ErrorDetail = {
          field: `${field}.items`,
          code: '422.900.003',
          attemptedValue: [],
        };
        await payment.expectError(body, [fault]);
      }
      await payment.expectPending(sumAmounts(payment.items));
    },
  };
}
