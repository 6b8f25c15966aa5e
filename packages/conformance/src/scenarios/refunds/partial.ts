import { pendingOf } from '../props/balances.js';
import { refundLeaf, refundOf, type RefundItem } from '../props/refunds.js';
import { createSeller } from '../props/sellers.js';
import { leaf, splitOf } from '../props/splits.js';
import type { Scenario } from '../scenario.js';

const area = 'refund splits';

/** The refund decides who gives back how much. */
export const partial: Scenario = {
  id: 'refunds/partial',
  title: 'A partial refund takes from each account what its items say, and nothing from others.',
  area,
  version: 'v2',
  claims: ['CORE-RS-001', 'CORE-RS-017', 'EXT-RS-015', 'EXT-RS-012', 'EXT-RS-004'],
  play: async (stage) => {
    const sellers = [];
    for (let count = 0; count < 3; count += 1) sellers.push(await createSeller(stage));
    const items = sellers.map(({ accountCode }, index) =>
      leaf(`item-${index}`, 'PRODUCT_ITEM', 1_000, accountCode),
    );
    const payment = splitOf(stage, items);
    await stage.call('v2.createPaymentSplit', { body: payment });
    const taken = [refundLeaf('item-0', { amount: 1 }), refundLeaf('item-2', { amount: 999 })];
    const body = { ...refundOf(stage, payment.extRef, taken), totalAmount: 1_000 };
    const made = await stage.call('v2.createRefundSplit', { body });
    stage.equal(made.totalAmount, 1_000, 'totalAmount');
    for (const [index, left] of [999, 1_000, 1].entries()) {
      const seller = sellers[index];
      if (!seller) continue;
      stage.equal(await pendingOf(stage, seller), left, `pending on account ${index}`);
    }
  },
};

/** D73: what a refund item leaves out is that of the payment item. */
export const fallBacks: Scenario = {
  id: 'refunds/fall-backs',
  title: 'Amount, account and label that a refund item leaves out are those of the payment item.',
  area,
  version: 'v2',
  claims: ['CORE-RS-032', 'CORE-RS-005', 'D73', 'D150'],
  play: async (stage) => {
    const [seller, other] = [await createSeller(stage), await createSeller(stage)];
    const payment = splitOf(stage, [
      leaf('mail-1', 'SHIPPING', 450, seller.accountCode),
      leaf('shoes', 'PRODUCT_ITEM', 1_000, seller.accountCode),
    ]);
    await stage.call('v2.createPaymentSplit', { body: payment });
    const items = [
      refundLeaf('mail-1'),
      refundLeaf('shoes', { amount: 300, accountCode: other.accountCode }),
    ];
    const body = refundOf(stage, payment.extRef, items);
    const made = await stage.call('v2.createRefundSplit', { body });
    stage.equal(made.totalAmount, 750, 'totalAmount, which was left out');
    const [first, second] = made.items;
    stage.equal(first?.amount, 450, 'the amount that was left out');
    stage.equal(first?.label, 'SHIPPING', 'the label that was left out');
    stage.equal(first?.accountCode, seller.accountCode, 'the account that was left out');
    stage.equal(second?.label, 'PRODUCT_ITEM', 'the other label that was left out');
    stage.equal(second?.accountCode, other.accountCode, 'the account that was given');
    stage.equal(await pendingOf(stage, seller), 1_000, 'pending on the account of the payment');
    stage.equal(await pendingOf(stage, other), -300, 'pending on the account of the refund');
  },
};

/** D73: the second refund of an item without amount takes its rest. */
export const rest: Scenario = {
  id: 'refunds/fall-back-to-rest',
  title: 'A refund item without amount takes what earlier refunds left of the payment item.',
  area,
  version: 'v2',
  claims: ['CORE-RS-032', 'D73', 'D76'],
  play: async (stage) => {
    const seller = await createSeller(stage);
    const payment = splitOf(stage, [leaf('shoes', 'PRODUCT_ITEM', 1_000, seller.accountCode)]);
    await stage.call('v2.createPaymentSplit', { body: payment });
    const first = refundOf(stage, payment.extRef, [refundLeaf('shoes', { amount: 350 })]);
    await stage.call('v2.createRefundSplit', { body: first });
    const second = refundOf(stage, payment.extRef, [refundLeaf('shoes')]);
    const made = await stage.call('v2.createRefundSplit', { body: second });
    stage.equal(made.items[0]?.amount, 650, 'the amount of the second refund');
    stage.equal(await pendingOf(stage, seller), 0, 'pending after both');
  },
};

/** Of the group `box-1` of a payment: a part of one item, all that is left of another. */
function partOfBox(amount?: number): RefundItem {
  return {
    type: 'GROUP',
    extRef: 'refund-box-1',
    originalExtRef: 'box-1',
    ...(amount === undefined ? {} : { amount }),
    items: [refundLeaf('shoes', { amount: 200 }), refundLeaf('socks')],
  };
}

/** D73 node by node, D65: a group's account in the refund reaches the leaves below it. */
export const groups: Scenario = {
  id: 'refunds/groups',
  title: 'A refund takes groups of the payment too, and works out their amounts.',
  area,
  version: 'v2',
  claims: ['CORE-RS-005', 'CORE-RS-006', 'D64', 'D149', 'D198'],
  play: async (stage) => {
    const seller = await createSeller(stage);
    const payment = splitOf(stage, [
      {
        type: 'GROUP',
        extRef: 'box-1',
        amount: 600,
        accountCode: seller.accountCode,
        items: [leaf('shoes', 'PRODUCT_ITEM', 500), leaf('socks', 'PRODUCT_ITEM', 100)],
      },
    ]);
    await stage.call('v2.createPaymentSplit', { body: payment });
    const wrong = refundOf(stage, payment.extRef, [partOfBox(299)]);
    await stage.refuses('v2.createRefundSplit', { body: wrong }, 422, '422.310.004');
    const body = refundOf(stage, payment.extRef, [partOfBox()]);
    const made = await stage.call('v2.createRefundSplit', { body });
    stage.equal(made.items[0]?.amount, 300, 'the amount of the GROUP');
    stage.equal(await pendingOf(stage, seller), 300, 'pending on the account of the group');
  },
};
