import { pendingOf } from '../props/balances.js';
import { refundLeaf, refundOf, type RefundItem } from '../props/refunds.js';
import { createSeller } from '../props/sellers.js';
import { leaf, splitOf } from '../props/splits.js';
import type { Scenario } from '../scenario.js';

const area = 'refund splits';

/** D76: refunds together never exceed the payment, item by item. */
export const item: Scenario = {
  id: 'refunds/ceiling-of-item',
  title: 'No item can be refunded beyond its amount, by one refund or by several.',
  area,
  version: 'v2',
  claims: ['CORE-RS-007', 'D76'],
  play: async (stage) => {
    const seller = await createSeller(stage);
    const payment = splitOf(stage, [
      leaf('shoes', 'PRODUCT_ITEM', 1_000, seller.accountCode),
      leaf('socks', 'PRODUCT_ITEM', 1_000, seller.accountCode),
    ]);
    await stage.call('v2.createPaymentSplit', { body: payment });
    const refuse = async (items: RefundItem[]): Promise<void> => {
      const body = refundOf(stage, payment.extRef, items);
      await stage.refuses('v2.createRefundSplit', { body }, 422, '422.310.003');
    };
    await refuse([refundLeaf('shoes', { amount: 1_001 })]);
    const first = refundOf(stage, payment.extRef, [refundLeaf('shoes', { amount: 600 })]);
    await stage.call('v2.createRefundSplit', { body: first });
    await refuse([refundLeaf('shoes', { amount: 401 })]);
    await refuse([
      refundLeaf('shoes', { amount: 400 }),
      refundLeaf('shoes', { amount: 1 }, 'refund-again'),
    ]);
    const last = refundOf(stage, payment.extRef, [refundLeaf('shoes', { amount: 400 })]);
    await stage.call('v2.createRefundSplit', { body: last });
    await refuse([refundLeaf('shoes', { amount: 1 })]);
    stage.equal(await pendingOf(stage, seller), 1_000, 'pending at the end');
  },
};

/** D74: what the buyer gets is what the items say. */
export const sum: Scenario = {
  id: 'refunds/sum',
  title: 'The items of a refund add up to its totalAmount; otherwise it is refused.',
  area,
  version: 'v2',
  claims: ['CORE-RS-003', 'EXT-RS-004', 'D74', 'D64'],
  play: async (stage) => {
    const seller = await createSeller(stage);
    const payment = splitOf(stage, [leaf('shoes', 'PRODUCT_ITEM', 1_000, seller.accountCode)]);
    await stage.call('v2.createPaymentSplit', { body: payment });
    for (const totalAmount of [99, 101]) {
      const items = [refundLeaf('shoes', { amount: 100 })];
      const body = { ...refundOf(stage, payment.extRef, items), totalAmount };
      await stage.refuses('v2.createRefundSplit', { body }, 422, '422.310.001');
    }
    stage.equal(await pendingOf(stage, seller), 1_000, 'pending after the refusals');
  },
};

/** D76: what does not exist cannot be refunded, what was cancelled neither. */
export const unknown: Scenario = {
  id: 'refunds/unknown-payment',
  title:
    'A refund of an unknown payment is 404, of an unknown item 422, of a cancelled payment 409.',
  area,
  claims: ['CORE-RS-007', 'CORE-RS-006', 'CORE-ERR-008', 'EXT-RS-002', 'D76', 'D71'],
  play: async (stage) => {
    const none = refundOf(stage, `none-${stage.unique()}`);
    await stage.refuses('v2.createRefundSplit', { body: none }, 404, '404.310.001');
    const body = { extRef: none.extRef, pspMutationExtRef: none.pspMutationExtRef };
    await stage.refuses('v1.createRefundSplit', { body }, 404, '404.310.001');
    const payment = splitOf(stage, [leaf('shoes', 'PRODUCT_ITEM', 1_000)]);
    const { code } = await stage.call('v2.createPaymentSplit', { body: payment });
    const other = refundOf(stage, payment.extRef, [refundLeaf('socks', { amount: 1 })]);
    await stage.refuses('v2.createRefundSplit', { body: other }, 422, '422.310.005');
    await stage.call('v2.cancelPaymentSplit', { path: { code } });
    const late = refundOf(stage, payment.extRef);
    await stage.refuses('v2.createRefundSplit', { body: late }, 409, '409.310.001');
  },
};

/** D62 for refunds: no two items have one extRef. */
export const itemConflict: Scenario = {
  id: 'refunds/item-conflict',
  title: 'A refund with two items of one extRef is a conflict.',
  area,
  version: 'v2',
  claims: ['CORE-ERR-010', 'CORE-ERR-031', 'D62'],
  play: async (stage) => {
    const payment = splitOf(stage, [
      leaf('shoes', 'PRODUCT_ITEM', 100),
      leaf('socks', 'PRODUCT_ITEM', 100),
    ]);
    await stage.call('v2.createPaymentSplit', { body: payment });
    const items = [refundLeaf('shoes', {}, 'same-ref'), refundLeaf('socks', {}, 'same-ref')];
    const body = refundOf(stage, payment.extRef, items, 200);
    await stage.refuses('v2.createRefundSplit', { body }, 409, '409.310.002');
  },
};

/** D161: an intended partial refund must not become a full one. */
export const totalAlone: Scenario = {
  id: 'refunds/total-without-items',
  title: 'Version 1 refuses a refund that has a totalAmount and no items.',
  area,
  version: 'v1',
  claims: ['CORE-RS-010', 'CORE-RS-017', 'D161'],
  play: async (stage) => {
    const payment = splitOf(stage, [leaf('shoes', 'PRODUCT_ITEM', 100)]);
    await stage.call('v2.createPaymentSplit', { body: payment });
    const input = { ...refundOf(stage, payment.extRef), totalAmount: 100 };
    await stage.refuses('v1.createRefundSplit', { body: input as never }, 422);
    const found = await stage.call('v1.listRefundSplits', { query: { _pageSize: 500 } });
    const stored = found.elements.filter(({ extRef }) => extRef === payment.extRef);
    stage.equal(stored, [], 'the refunds of the payment');
  },
};
