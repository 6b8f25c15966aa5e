import { member } from '../../json.js';
import { refundLeaf, buildRefund } from '../fixtures/refunds.js';
import { payoutActions } from '../fixtures/payouts.js';
import { configureAccount, daily, listPayouts } from '../fixtures/schedules.js';
import { leaf, buildSplit, type SplitLabel } from '../fixtures/splits.js';
import { createVerifiedSeller } from '../fixtures/verified-sellers.js';
import type { Scenario } from '../scenario.js';

const amount = 7;
const none = {
  productAmount: 1_000,
  commission: 0,
  handlingFee: 0,
  rmaFee: 0,
  deficiency: 0,
  refundFee: 0,
  vat: 0,
};
const gross = { ...none, productAmount: 1_000 + amount };

/** The breakdown of a payment of 1,000 and an item of each label (D66, D67). */
const breakdowns: Readonly<Record<SplitLabel, typeof none>> = {
  PRODUCT_ITEM: gross,
  SHIPPING: gross,
  PLATFORM_DISCOUNT: gross,
  // It goes to the merchant and is part of productAmount.
  DISCOUNT: none,
  COMMISSION: { ...gross, commission: -amount },
  HANDLING_FEE: { ...gross, handlingFee: -amount },
  PAYMENT_FEE: { ...gross, handlingFee: -amount },
  RMA_FEE: { ...gross, rmaFee: -amount },
  DEFICIENCY: { ...gross, deficiency: -amount },
};

/** D66, D67: each label in the breakdown. */
export const labels: Scenario = {
  id: 'payouts/settlement-labels',
  title:
    'The breakdown of a settlement assigns each label to its field; refunds are included before they are settled.',
  area: 'payouts',
  version: 'v2',
  claims: ['EXT-PO-022', 'EXT-PO-023', 'EXT-PO-043', 'EXT-PO-046', 'D66', 'D67', 'D260'],
  needs: ['newTenant', ...payoutActions],
  run: async (context) => {
    await context.operator.advanceToNoon();
    const seller = await createVerifiedSeller(context);
    await configureAccount(context, seller, daily());
    const { accountCode } = seller;
    const expected = new Map<string, typeof none>();
    const references: string[] = [];
    for (const [label, breakdown] of Object.entries(breakdowns)) {
      const product = leaf('product', 'PRODUCT_ITEM', 1_000, accountCode);
      const other = leaf('other', label as SplitLabel, amount, accountCode);
      const body = buildSplit(context, [product, other]);
      const { code } = await context.call('v2.createPaymentSplit', { body });
      expected.set(code, breakdown);
      references.push(body.extRef);
    }
    await context.operator.settle({ extRefs: references });
    const [reference = ''] = references;
    const refund = buildRefund(context, reference, [refundLeaf('product', { amount: 5 })]);
    const refunded = await context.call('v2.createRefundSplit', { body: refund });
    expected.set(refunded.code, { ...none, productAmount: -5 });
    await context.operator.advanceToNoon();
    const [payout] = await listPayouts(context, seller);
    const path = { code: payout?.code ?? '' };
    const { items } = await context.call('v2.listPayoutSettlements', { path });
    for (const [code, breakdown] of expected) {
      const found = items.find((item) => item.code === code);
      const shown = { ...none, productAmount: undefined, ...found?.amountBreakdown };
      context.expectEqual(shown, breakdown, `the breakdown of ${code}`);
      const total = Object.values(breakdown).reduce((sum, each) => sum + each, 0);
      context.expectEqual(found?.totalAmountSeller, total, `totalAmountSeller of ${code}`);
      const status = code === refunded.code ? 'PENDING_SETTLEMENT' : 'RECONCILED';
      context.decided?.expectEqual(found?.status, status, `the status of ${code}`);
    }
    await context.operator.settle({ extRefs: [refund.pspMutationExtRef] });
    const later = await context.call('v2.listPayoutSettlements', { path });
    const pending = later.items.filter((item) => member(item, 'status') !== 'RECONCILED');
    context.decided?.expectEqual(
      pending,
      [],
      'the items that are not RECONCILED once everything is settled',
    );
  },
};
