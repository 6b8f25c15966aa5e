import { withPart } from '../../json.js';
import {
  type ApiVersion,
  createRefund,
  item,
  listLeaves,
  listNodes,
  sumAmounts,
  type TreeNode,
} from '../fixtures/trees.js';
import type { Scenario } from '../scenario.js';
import { RefundedPayment, buildRefundTree } from './refunded-payment.js';

const area = 'refund splits';

/** D74, D153, D206: refund fees on each level. */
export function fees(version: ApiVersion): Scenario {
  return {
    id: `refund-trees/${version}/fees`,
    title:
      'REFUND_FEE and REFUND_VAT are not part of any sum, and a group cannot consist of them alone.',
    area,
    version,
    claims: ['D74', 'D153', 'D206'],
    run: async (context) => {
      const payment = await RefundedPayment.create(context, version);
      const items = buildRefundTree(payment.items);
      const feeOf = ({ extRef, amount }: TreeNode): TreeNode =>
        item(`fee_${extRef}`, amount ?? 0, {
          label: 'REFUND_FEE',
          originalExtRef: listLeaves(payment.items)[0]?.node.extRef ?? '',
        });
      const expectNamed = async (body: object, fields: readonly string[]): Promise<void> => {
        const id = `${version}.createRefundSplit` as const;
        const exchange = await context.expectError(id, { body: body as never }, 422, '422.310.010');
        const error = JSON.stringify(exchange.reply.json ?? null);
        for (const field of fields) {
          const isNamed = error.includes(`"${field}"`);
          context.decided?.expect(isNamed, `the error names ${field}`, error);
        }
      };
      const groups = listNodes(items).filter((place) => place.node.items);
      for (const { path, field, node } of groups) {
        const body = withPart(payment.body(items), [...path, 'items'], [feeOf(node)]) as object;
        await expectNamed(body, [`${field}.items`]);
      }
      // The fees of a group in a group are the only items of both, and of the refund.
      for (const { node: outer } of groups) {
        const inner = outer.items?.find((each) => each.items);
        if (!inner) continue;
        const nested = { ...outer, items: [{ ...inner, items: [feeOf(inner)] }] };
        const fields = ['items', 'items[0].items', 'items[0].items[0].items'];
        await expectNamed(payment.body([nested]), fields);
      }
      let amount = 1;
      const withFees = (nodes: readonly TreeNode[]): TreeNode[] =>
        nodes.flatMap((node) => {
          if (node.items) return [{ ...node, items: withFees(node.items) }];
          const fee = (label: string): TreeNode =>
            item(`${label}_${node.originalExtRef}`, amount++, {
              label,
              originalExtRef: node.originalExtRef ?? '',
            });
          return [node, fee('REFUND_FEE'), fee('REFUND_VAT')];
        });
      const body = { ...payment.body(withFees(items)), totalAmount: sumAmounts(payment.items) };
      const made = await createRefund(context, version, body);
      context.expectEqual(made.totalAmount, sumAmounts(payment.items), 'totalAmount');
      await payment.expectPending(-36); // the sum of eight fees from 1 to 8
    },
  };
}
