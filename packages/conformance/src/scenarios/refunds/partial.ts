import { getPending } from '../fixtures/balances.js';
import { refundLeaf, buildRefund, type RefundItem } from '../fixtures/refunds.js';
import { createSeller } from '../fixtures/sellers.js';
import { leaf, buildSplit } from '../fixtures/splits.js';
import {
  apiVersions,
  createPayment,
  createRefund,
  item as leafOf,
  paymentBody,
} from '../fixtures/trees.js';
import type { Scenario } from '../scenario.js';

const area = 'refund splits';

/** Partial refunds. */
export const partial: Scenario = {
  id: 'refunds/partial',
  title:
    'A partial refund takes the amounts of its items from their accounts, and nothing from other accounts.',
  area,
  claims: ['CORE-RS-001', 'CORE-RS-017', 'EXT-RS-015', 'EXT-RS-012', 'EXT-RS-004'],
  run: async (context) => {
    const sellers = [];
    for (let count = 0; count < 3; count += 1) sellers.push(await createSeller(context));
    const items = sellers.map(({ accountCode }, index) =>
      leafOf(`item_${index}`, 1_000, { accountCode }),
    );
    const taken = [refundLeaf('item_0', { amount: 1 }), refundLeaf('item_2', { amount: 999 })];
    for (const [count, version] of apiVersions.entries()) {
      const extRef = context.unique();
      await createPayment(context, version, paymentBody(extRef, items));
      const made = await createRefund(context, version, buildRefund(context, extRef, taken));
      context.expectEqual(made.totalAmount, 1_000, 'totalAmount');
      for (const [index, left] of [999, 1_000, 1].entries()) {
        const seller = sellers[index];
        if (!seller) continue;
        const expected = (count + 1) * left;
        context.expectEqual(
          await getPending(context, seller),
          expected,
          `pending on account ${index}`,
        );
      }
    }
  },
};

/** D73: the defaults of refund items. */
export const defaults: Scenario = {
  id: 'refunds/defaults',
  title: 'The amount, account and label of a refund item default to those of the payment item.',
  area,
  version: 'v2',
  claims: ['CORE-RS-032', 'CORE-RS-005', 'D73', 'D150'],
  run: async (context) => {
    const [seller, other] = [await createSeller(context), await createSeller(context)];
    const payment = buildSplit(context, [
      leaf('mail_1', 'SHIPPING', 450, seller.accountCode),
      leaf('shoes', 'PRODUCT_ITEM', 1_000, seller.accountCode),
    ]);
    await context.call('v2.createPaymentSplit', { body: payment });
    const items = [
      refundLeaf('mail_1'),
      refundLeaf('shoes', { amount: 300, accountCode: other.accountCode }),
    ];
    const body = buildRefund(context, payment.extRef, items, 750);
    const made = await context.call('v2.createRefundSplit', { body });
    context.expectEqual(made.totalAmount, 750, 'totalAmount');
    const [first, second] = made.items ?? [];
    context.expectEqual(first?.amount, 450, 'the default of the amount');
    context.expectEqual(first?.label, 'SHIPPING', 'the default of the label');
    context.expectEqual(first?.accountCode, seller.accountCode, 'the default of the account');
    context.expectEqual(second?.label, 'PRODUCT_ITEM', 'the default of the other label');
    context.expectEqual(second?.accountCode, other.accountCode, 'the account that was given');
    context.expectEqual(
      await getPending(context, seller),
      1_000,
      'pending on the account of the payment',
    );
    context.expectEqual(
      await getPending(context, other),
      -300,
      'pending on the account of the refund',
    );
  },
};

/** CORE-RS-032, D76: the default amount of a refund item, after an earlier refund. */
export const defaultAmount: Scenario = {
  id: 'refunds/default-amount',
  title:
    'A refund item without amount refunds the whole payment item, and is rejected if less is left.',
  area,
  version: 'v2',
  claims: ['CORE-RS-032', 'D73', 'D76'],
  run: async (context) => {
    const seller = await createSeller(context);
    const payment = buildSplit(context, [leaf('shoes', 'PRODUCT_ITEM', 1_000, seller.accountCode)]);
    await context.call('v2.createPaymentSplit', { body: payment });
    const first = buildRefund(context, payment.extRef, [refundLeaf('shoes', { amount: 350 })]);
    await context.call('v2.createRefundSplit', { body: first });
    const second = buildRefund(context, payment.extRef, [refundLeaf('shoes')], 1_000);
    await context.expectError('v2.createRefundSplit', { body: second }, 422, '422.310.003');
    context.expectEqual(
      await getPending(context, seller),
      650,
      'pending after the rejected refund',
    );
  },
};

/** Builds a refund of the group `box_1`: a part of one item and all of another. */
function buildGroupRefund(shoes: number, amount?: number): RefundItem {
  return {
    type: 'GROUP',
    extRef: 'refund_box_1',
    originalExtRef: 'box_1',
    ...(amount === undefined ? {} : { amount }),
    items: [refundLeaf('shoes', { amount: shoes }), refundLeaf('socks')],
  };
}

/** CORE-RS-032, D64, D65: refunds of groups. */
export const groups: Scenario = {
  id: 'refunds/groups',
  title:
    "A refund can contain groups of the payment; their amount is the sum of their items and defaults to the payment group's.",
  area,
  version: 'v2',
  claims: ['CORE-RS-005', 'CORE-RS-006', 'CORE-RS-032', 'D64', 'D149', 'D206'],
  run: async (context) => {
    const seller = await createSeller(context);
    const payment = buildSplit(context, [
      {
        type: 'GROUP',
        extRef: 'box_1',
        amount: 600,
        accountCode: seller.accountCode,
        items: [leaf('shoes', 'PRODUCT_ITEM', 500), leaf('socks', 'PRODUCT_ITEM', 100)],
      },
    ]);
    await context.call('v2.createPaymentSplit', { body: payment });
    for (const amount of [299, undefined]) {
      const wrong = buildRefund(context, payment.extRef, [buildGroupRefund(200, amount)], 300);
      await context.expectError('v2.createRefundSplit', { body: wrong }, 422, '422.310.004');
    }
    const body = buildRefund(context, payment.extRef, [buildGroupRefund(500)], 600);
    const made = await context.call('v2.createRefundSplit', { body });
    context.expectEqual(made.items?.[0]?.amount, 600, 'the amount of the GROUP');
    context.expectEqual(
      await getPending(context, seller),
      0,
      'pending on the account of the group',
    );
  },
};

/** CORE-RS-021, CORE-RS-012: the required fields in version 1. */
export const mandatory: Scenario = {
  id: 'refunds/required-fields',
  title:
    'A partial refund in version 1 requires totalAmount, extProcessedAt and pspMutationExtRef.',
  area,
  version: 'v1',
  claims: ['CORE-RS-012', 'CORE-RS-020', 'CORE-RS-021', 'CORE-RS-023'],
  run: async (context) => {
    const seller = await createSeller(context);
    const payment = buildSplit(context, [leaf('shoes', 'PRODUCT_ITEM', 1_000, seller.accountCode)]);
    await context.call('v2.createPaymentSplit', { body: payment });
    const body = {
      ...buildRefund(context, payment.extRef),
      totalAmount: 300,
      extProcessedAt: '2026-03-11T10:00:00+01:00',
      items: [refundLeaf('shoes', { amount: 300 })],
    };
    for (const name of ['totalAmount', 'extProcessedAt', 'pspMutationExtRef'] as const) {
      const { [name]: _left, ...lacking } = body;
      await context.expectError('v1.createRefundSplit', { body: lacking as never }, 422);
    }
    for (const sent of [body, { extRef: payment.extRef }]) {
      const empty = { ...sent, pspMutationExtRef: '' };
      await context.decided?.expectError('v1.createRefundSplit', { body: empty }, 422);
    }
    const made = await context.call('v1.createRefundSplit', { body });
    context.expectEqual(made.totalAmount, 300, 'totalAmount');
    context.expectEqual(await getPending(context, seller), 700, 'pending after the refund');
  },
};

/** D206: the reference requires both fields only in version 1; for version 2 it is our decision. */
export const mandatoryInVersion2: Scenario = {
  id: 'refunds/required-fields-of-version-2',
  title: 'A partial refund in version 2 requires totalAmount and extProcessedAt, and returns them.',
  area,
  version: 'v2',
  claims: ['EXT-RS-004', 'EXT-RS-010', 'EXT-RS-012', 'D206'],
  run: async (context) => {
    const seller = await createSeller(context);
    const payment = buildSplit(context, [leaf('shoes', 'PRODUCT_ITEM', 1_000, seller.accountCode)]);
    await context.call('v2.createPaymentSplit', { body: payment });
    const body = buildRefund(context, payment.extRef, [refundLeaf('shoes', { amount: 300 })]);
    for (const name of ['totalAmount', 'extProcessedAt'] as const) {
      const { [name]: _left, ...lacking } = body;
      await context.decided?.expectError('v2.createRefundSplit', { body: lacking }, 422);
    }
    const made = await context.call('v2.createRefundSplit', { body });
    context.expectEqual(made.totalAmount, 300, 'totalAmount');
    const processedAt = Date.parse(made.extProcessedAt ?? '');
    context.decided?.expectEqual(
      processedAt,
      Date.parse(body.extProcessedAt ?? ''),
      'extProcessedAt',
    );
    context.expectEqual(await getPending(context, seller), 700, 'pending after the refund');
  },
};
