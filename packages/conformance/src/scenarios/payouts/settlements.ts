import {
  createFundedSeller,
  payoutActions,
  requestPayout,
  oneMinute,
} from '../fixtures/payouts.js';
import { refundLeaf, buildRefund } from '../fixtures/refunds.js';
import { configureAccount, daily, listPayouts } from '../fixtures/schedules.js';
import { fund, leaf, buildSplit } from '../fixtures/splits.js';
import { createVerifiedSeller } from '../fixtures/verified-sellers.js';
import type { Scenario } from '../scenario.js';

const area = 'payouts';

/** D67, D103, D210: the settlements of a scheduled payout. */
export const breakdown: Scenario = {
  id: 'payouts/settlements',
  title:
    'The settlements of a scheduled payout list its payments and refunds, with breakdowns that add up to its amount.',
  area,
  version: 'v2',
  claims: [
    'EXT-PO-020',
    'EXT-PO-021',
    'EXT-PO-022',
    'EXT-PO-023',
    'EXT-PO-043',
    'EXT-PO-044',
    'EXT-PO-045',
    'EXT-PO-046',
    'EXT-PO-047',
    'EXT-LIM-010',
    'D67',
    'D103',
    'D210',
  ],
  needs: ['newTenant', ...payoutActions],
  run: async (context) => {
    await context.operator.advanceToNoon();
    const seller = await createVerifiedSeller(context);
    await configureAccount(context, seller, daily());
    const { accountCode } = seller;
    const payment = {
      ...buildSplit(context, [
        leaf('shoes', 'PRODUCT_ITEM', 10_000, accountCode),
        leaf('fee_1', 'COMMISSION', 1_000, accountCode),
        leaf('fee_2', 'HANDLING_FEE', 200, accountCode),
        leaf('fee_3', 'RMA_FEE', 30, accountCode),
        leaf('fee_4', 'DEFICIENCY', 4, accountCode),
      ]),
      description: 'Order 1',
    };
    const paid = await context.call('v2.createPaymentSplit', { body: payment });
    const items = [
      refundLeaf('shoes', { amount: 2_000 }),
      refundLeaf('shoes', { amount: 50, label: 'REFUND_FEE' }, 'refund_fee'),
      refundLeaf('shoes', { amount: 7, label: 'REFUND_VAT' }, 'refund_vat'),
    ];
    const refund = buildRefund(context, payment.extRef, items);
    const refunded = await context.call('v2.createRefundSplit', { body: refund });
    await context.operator.settle({ extRefs: [payment.pspExtRef, refund.pspMutationExtRef] });
    await context.operator.advanceToNoon();
    const [payout] = await listPayouts(context, seller);
    context.expectEqual(payout?.amount, 7_943, 'the amount of the payout');
    const path = { code: payout?.code ?? '' };
    const { items: found, pagination } = await context.call('v2.listPayoutSettlements', { path });
    context.expectEqual(pagination, { page: 0, limit: 25, total: 2 }, 'the pagination');
    const none = { commission: 0, handlingFee: 0, rmaFee: 0, deficiency: 0, refundFee: 0, vat: 0 };
    const shared = { type: 'SPLIT', status: 'RECONCILED', currency: 'EUR' };
    const shown = found.map(({ date: _date, ...item }) => item);
    const ofRefund = {
      ...shared,
      subType: 'REFUND',
      code: refunded.code,
      totalAmountSeller: -2_057,
      amountBreakdown: { ...none, productAmount: -2_000, refundFee: -50, vat: -7 },
    };
    const ofPayment = {
      ...shared,
      subType: 'PAYMENT',
      code: paid.code,
      description: 'Order 1',
      totalAmountSeller: 10_000,
      amountBreakdown: {
        ...none,
        productAmount: 11_234,
        commission: -1_000,
        handlingFee: -200,
        rmaFee: -30,
        deficiency: -4,
      },
    };
    context.decided?.expectEqual(shown, [ofRefund, ofPayment], 'the settlements, newest first');
    const amounts = shown.map(({ amountBreakdown, code, totalAmountSeller }) => ({
      code,
      totalAmountSeller,
      amountBreakdown: { ...none, ...amountBreakdown },
    }));
    for (const { type: _type, status: _status, subType: _kind, ...each } of [ofRefund, ofPayment]) {
      const { code, totalAmountSeller, amountBreakdown } = each;
      const own = amounts.find((one) => one.code === code);
      context.expectEqual(
        own,
        { code, totalAmountSeller, amountBreakdown },
        `the settlement of ${code}`,
      );
    }
    const query = { page: 1, limit: 1 };
    const second = await context.call('v2.listPayoutSettlements', { path, query });
    context.expectEqual(
      second.items.map(({ code }) => code),
      [paid.code],
      'the second page of one',
    );
  },
};

/** D260: payments that a requested payout has paid. */
export const alreadyPaid: Scenario = {
  id: 'payouts/settlements-already-paid',
  title:
    'The settlements of a scheduled payout exclude what another payout has paid, unless that was returned.',
  area,
  version: 'v2',
  claims: ['EXT-PO-021', 'EXT-PO-043', 'EXT-PO-046', 'D103', 'D260'],
  needs: ['newTenant', 'decidePayout', ...payoutActions],
  run: async (context) => {
    await context.operator.advanceToNoon();
    const seller = await createFundedSeller(context, 1_000);
    const { code: payoutCode } = await requestPayout(context, seller);
    await context.operator.advance(oneMinute);
    await configureAccount(context, seller, daily());
    await fund(context, seller, 70);
    await context.operator.advanceToNoon();
    const totals = async (): Promise<number[]> => {
      const payout = (await listPayouts(context, seller)).at(-1);
      const path = { code: payout?.code ?? '' };
      const { items } = await context.call('v2.listPayoutSettlements', { path });
      return items.map(({ totalAmountSeller }) => totalAmountSeller);
    };
    context.expectEqual(
      await totals(),
      [70],
      'the totals after a requested payout of the first payment',
    );
    await context.operator.decidePayout({ payoutCode, outcome: 'RETURNED' });
    await context.operator.advanceToNoon();
    context.expectEqual(await totals(), [1_000], 'the totals after that payout was returned');
  },
};

/** D103: the settlements of a requested payout. */
export const requested: Scenario = {
  id: 'payouts/settlements-of-requested',
  title: 'A requested payout has no settlements.',
  area,
  version: 'v2',
  claims: ['EXT-PO-046', 'EXT-PO-047', 'D103', 'D211'],
  needs: payoutActions,
  run: async (context) => {
    const seller = await createFundedSeller(context, 1_000);
    const { code } = await requestPayout(context, seller, { amount: 10 });
    await context.operator.advance(oneMinute);
    const found = await context.call('v2.listPayoutSettlements', { path: { code } });
    context.expectEqual(found.items, [], 'the settlements');
    context.expectEqual(found.pagination.total, 0, 'pagination.total');
  },
};
