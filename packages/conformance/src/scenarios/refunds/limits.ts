import { getPending } from '../fixtures/balances.js';
import { refundLeaf, buildRefund, type RefundItem } from '../fixtures/refunds.js';
import { createSeller } from '../fixtures/sellers.js';
import { leaf, buildSplit } from '../fixtures/splits.js';
import type { Scenario } from '../scenario.js';

const area = 'refund splits';

/** D76: the refund limit of an item. */
export const itemLimit: Scenario = {
  id: 'refunds/item-limit',
  title: 'An item cannot be refunded beyond its amount, by one refund or by several.',
  area,
  version: 'v2',
  claims: ['CORE-RS-007', 'D76'],
  run: async (context) => {
    const seller = await createSeller(context);
    const payment = buildSplit(context, [
      leaf('shoes', 'PRODUCT_ITEM', 1_000, seller.accountCode),
      leaf('socks', 'PRODUCT_ITEM', 1_000, seller.accountCode),
    ]);
    await context.call('v2.createPaymentSplit', { body: payment });
    const expectRejected = async (items: RefundItem[]): Promise<void> => {
      const body = buildRefund(context, payment.extRef, items);
      await context.expectError('v2.createRefundSplit', { body }, 422, '422.310.003');
    };
    await expectRejected([refundLeaf('shoes', { amount: 1_001 })]);
    const first = buildRefund(context, payment.extRef, [refundLeaf('shoes', { amount: 600 })]);
    await context.call('v2.createRefundSplit', { body: first });
    await expectRejected([refundLeaf('shoes', { amount: 401 })]);
    await expectRejected([
      refundLeaf('shoes', { amount: 400 }),
      refundLeaf('shoes', { amount: 1 }, 'refund_again'),
    ]);
    const last = buildRefund(context, payment.extRef, [refundLeaf('shoes', { amount: 400 })]);
    await context.call('v2.createRefundSplit', { body: last });
    await expectRejected([refundLeaf('shoes', { amount: 1 })]);
    context.expectEqual(await getPending(context, seller), 1_000, 'pending at the end');
  },
};

/** D74: the total of a refund. */
export const sum: Scenario = {
  id: 'refunds/sum',
  title: 'A refund whose items do not add up to its totalAmount is rejected.',
  area,
  version: 'v2',
  claims: ['CORE-RS-003', 'EXT-RS-004', 'D74', 'D64'],
  run: async (context) => {
    const seller = await createSeller(context);
    const payment = buildSplit(context, [leaf('shoes', 'PRODUCT_ITEM', 1_000, seller.accountCode)]);
    await context.call('v2.createPaymentSplit', { body: payment });
    for (const totalAmount of [99, 101]) {
      const items = [refundLeaf('shoes', { amount: 100 })];
      const body = { ...buildRefund(context, payment.extRef, items), totalAmount };
      await context.expectError('v2.createRefundSplit', { body }, 422, '422.310.001');
    }
    context.expectEqual(
      await getPending(context, seller),
      1_000,
      'pending after the rejected refunds',
    );
  },
};

/** D76: refunds of unknown and cancelled payments. */
export const unknown: Scenario = {
  id: 'refunds/unknown-payment',
  title:
    'A refund of an unknown payment returns 404, of an unknown item 422, of a cancelled payment 409.',
  area,
  claims: ['CORE-RS-007', 'CORE-RS-006', 'CORE-ERR-008', 'EXT-RS-002', 'D76', 'D71'],
  run: async (context) => {
    const none = buildRefund(context, `none_${context.unique()}`);
    await context.expectError('v2.createRefundSplit', { body: none }, 404, '404.310.001');
    const body = { extRef: none.extRef, pspMutationExtRef: none.pspMutationExtRef };
    await context.expectError('v1.createRefundSplit', { body }, 404, '404.310.001');
    const payment = buildSplit(context, [leaf('shoes', 'PRODUCT_ITEM', 1_000)]);
    const { code } = await context.call('v2.createPaymentSplit', { body: payment });
    const other = buildRefund(context, payment.extRef, [refundLeaf('socks', { amount: 1 })]);
    await context.expectError('v2.createRefundSplit', { body: other }, 422, '422.310.005');
    await context.call('v2.cancelPaymentSplit', { path: { code } });
    const late = buildRefund(context, payment.extRef);
    await context.expectError('v2.createRefundSplit', { body: late }, 409, '409.310.001');
  },
};

/** D62: unique extRefs of refund items. */
export const itemConflict: Scenario = {
  id: 'refunds/item-conflict',
  title: 'A refund with two items of the same extRef is a conflict.',
  area,
  version: 'v2',
  claims: ['CORE-ERR-010', 'CORE-ERR-031', 'D62'],
  run: async (context) => {
    const payment = buildSplit(context, [
      leaf('shoes', 'PRODUCT_ITEM', 100),
      leaf('socks', 'PRODUCT_ITEM', 100),
    ]);
    await context.call('v2.createPaymentSplit', { body: payment });
    const items = [refundLeaf('shoes', {}, 'same_ref'), refundLeaf('socks', {}, 'same_ref')];
    const body = buildRefund(context, payment.extRef, items, 200);
    await context.expectError('v2.createRefundSplit', { body }, 409, '409.310.002');
  },
};

/** D161: a partial refund must not become a full one by mistake. */
export const totalAlone: Scenario = {
  id: 'refunds/total-without-items',
  title: 'Version 1 rejects a refund with totalAmount but without items.',
  area,
  version: 'v1',
  claims: ['CORE-RS-010', 'CORE-RS-017', 'D161'],
  run: async (context) => {
    const payment = buildSplit(context, [leaf('shoes', 'PRODUCT_ITEM', 100)]);
    await context.call('v2.createPaymentSplit', { body: payment });
    const input = { ...buildRefund(context, payment.extRef), totalAmount: 100 };
    await context.expectError('v1.createRefundSplit', { body: input as never }, 422);
    const found = await context.call('v1.listRefundSplits', { query: { _pageSize: 500 } });
    const stored = found.elements.filter(({ extRef }) => extRef === payment.extRef);
    context.expectEqual(stored, [], 'the refunds of the payment');
  },
};
