import { getBalances, measureLiableGain, getPending } from '../fixtures/balances.js';
import { refundLeaf, buildRefund } from '../fixtures/refunds.js';
import { createSeller } from '../fixtures/sellers.js';
import { leaf, pay, buildSplit } from '../fixtures/splits.js';
import type { Scenario } from '../scenario.js';

const area = 'refund splits';

/** D66: refunds of each label. */
export const labels: Scenario = {
  id: 'refunds/labels',
  title: 'A refund reverses the booking of each label.',
  area,
  version: 'v2',
  claims: ['CORE-RS-001', 'CORE-RS-002', 'EXT-PS-043', 'D66', 'D201'],
  run: async (context) => {
    const expected = [
      ['PRODUCT_ITEM', 600, 0],
      ['SHIPPING', 600, 0],
      ['COMMISSION', 0, 600],
      ['DISCOUNT', 0, 600],
      ['PLATFORM_DISCOUNT', 600, 0],
      ['PAYMENT_FEE', 0, 600],
      ['HANDLING_FEE', 0, 600],
      ['RMA_FEE', 0, 600],
      ['DEFICIENCY', 0, 600],
    ] as const;
    for (const [label, seller, merchant] of expected) {
      const holder = await createSeller(context);
      const payment = buildSplit(context, [leaf('item_1', label, 1_000, holder.accountCode)]);
      await context.call('v2.createPaymentSplit', { body: payment });
      const before = await getPending(context, holder);
      const items = [refundLeaf('item_1', { amount: 600, label })];
      const gain = await measureLiableGain(context, () =>
        context.call('v2.createRefundSplit', { body: buildRefund(context, payment.extRef, items) }),
      );
      const taken = before - (await getPending(context, holder));
      context.expectEqual(taken, seller, `what the seller pays for a refund of ${label}`);
      if (gain !== undefined)
        context.expectEqual(-gain, merchant, `what LIABLE pays for a refund of ${label}`);
    }
  },
};

/** D74, D153, D206: refund fees, which the seller pays in addition. */
export const fees: Scenario = {
  id: 'refunds/fees',
  title: 'REFUND_FEE and REFUND_VAT go from the account to LIABLE and are not part of any sum.',
  area,
  version: 'v2',
  claims: ['CORE-RS-002', 'D74', 'D153', 'D206'],
  run: async (context) => {
    const seller = await createSeller(context);
    const extRef = await pay(context, seller, 1_000);
    const items = [
      refundLeaf('item_1', { amount: 200 }),
      refundLeaf('item_1', { amount: 50, label: 'REFUND_FEE' }, 'fee_1'),
      refundLeaf('item_1', { amount: 10, label: 'REFUND_VAT' }, 'vat_1'),
    ];
    const body = buildRefund(context, extRef, items);
    const gain = await measureLiableGain(context, () =>
      context.call('v2.createRefundSplit', { body }),
    );
    context.expectEqual(await getPending(context, seller), 740, 'pending on the account');
    if (gain !== undefined) context.expectEqual(gain, 60, 'what was added to LIABLE');
    // Fees do not count towards the refund limit of the item.
    const rest = [refundLeaf('item_1', { amount: 800 })];
    await context.call('v2.createRefundSplit', { body: buildRefund(context, extRef, rest) });
    const only = [refundLeaf('item_1', { amount: 5, label: 'REFUND_FEE' })];
    const bare = buildRefund(context, extRef, only);
    await context.expectError('v2.createRefundSplit', { body: bare }, 422, '422.310.010');
  },
};

/** CORE-RS-002: labels that only refunds have. */
export const feesInPayments: Scenario = {
  id: 'refunds/fee-labels-of-refunds-only',
  title: 'A payment split with REFUND_FEE or REFUND_VAT is rejected.',
  area,
  claims: ['CORE-RS-002', 'CORE-PS-020', 'D201'],
  run: async (context) => {
    for (const label of ['REFUND_FEE', 'REFUND_VAT']) {
      const item = { ...leaf('item_1', 'PRODUCT_ITEM', 100), label };
      const body = { ...buildSplit(context, []), totalAmount: 100, items: [item as never] };
      await context.expectError('v2.createPaymentSplit', { body }, 422);
    }
  },
};

/** D78: refunds before settlement. */
export const beforeSettlement: Scenario = {
  id: 'refunds/before-settlement',
  title:
    'A payment can be refunded before settlement; payment and refund are settled independently.',
  area,
  version: 'v2',
  claims: ['CORE-RS-009', 'EXT-RS-005', 'D78', 'D70', 'D55'],
  needs: ['settle'],
  run: async (context) => {
    const seller = await createSeller(context);
    const extRef = await pay(context, seller, 1_000);
    const body = buildRefund(context, extRef, [refundLeaf('item_1', { amount: 300 })]);
    await context.call('v2.createRefundSplit', { body });
    const open = { confirmed: 0, pending: 700, payout: 0 };
    context.expectEqual(await getBalances(context, seller), open, 'the balances before settlement');
    await context.operator.settle({ extRefs: [body.pspMutationExtRef] });
    const refunded = { confirmed: -300, pending: 1_000, payout: 0 };
    context.expectEqual(
      await getBalances(context, seller),
      refunded,
      'the balances with the refund settled',
    );
    await context.operator.settle({ extRefs: [extRef] });
    const both = { confirmed: 700, pending: 0, payout: 700 };
    context.expectEqual(await getBalances(context, seller), both, 'the balances with both settled');
  },
};
