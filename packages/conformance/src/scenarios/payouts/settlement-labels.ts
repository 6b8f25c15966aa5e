import { member } from '../../json.js';
import { refundLeaf, refundOf } from '../props/refunds.js';
import { paying } from '../props/payouts.js';
import { configure, daily, payoutsOf } from '../props/schedules.js';
import { leaf, splitOf, type SplitLabel } from '../props/splits.js';
import { createVerifiedSeller } from '../props/verified-sellers.js';
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

/** What a leaf of each label comes to beside a product of 1,000 (D66, D67). */
const breakdowns: Readonly<Record<SplitLabel, typeof none>> = {
  PRODUCT_ITEM: gross,
  SHIPPING: gross,
  PLATFORM_DISCOUNT: gross,
  // It moves on, and is in productAmount.
  DISCOUNT: none,
  COMMISSION: { ...gross, commission: -amount },
  HANDLING_FEE: { ...gross, handlingFee: -amount },
  PAYMENT_FEE: { ...gross, handlingFee: -amount },
  RMA_FEE: { ...gross, rmaFee: -amount },
  DEFICIENCY: { ...gross, deficiency: -amount },
};

/** D66, D67: the place of each label. */
export const labels: Scenario = {
  id: 'payouts/settlement-of-each-label',
  title:
    'The breakdown of a settlement has each label of a payment in its place, and a refund that is not settled yet.',
  area: 'payouts',
  version: 'v2',
  claims: ['EXT-PO-022', 'EXT-PO-023', 'EXT-PO-043', 'EXT-PO-046', 'D66', 'D67', 'D260'],
  needs: ['newTenant', ...paying],
  play: async (stage) => {
    await stage.operator.toNoon();
    const seller = await createVerifiedSeller(stage);
    await configure(stage, seller, daily());
    const { accountCode } = seller;
    const expected = new Map<string, typeof none>();
    const references: string[] = [];
    for (const [label, breakdown] of Object.entries(breakdowns)) {
      const product = leaf('product', 'PRODUCT_ITEM', 1_000, accountCode);
      const other = leaf('other', label as SplitLabel, amount, accountCode);
      const body = splitOf(stage, [product, other]);
      const { code } = await stage.call('v2.createPaymentSplit', { body });
      expected.set(code, breakdown);
      references.push(body.extRef);
    }
    await stage.operator.settle({ extRefs: references });
    const [reference = ''] = references;
    const refund = refundOf(stage, reference, [refundLeaf('product', { amount: 5 })]);
    const refunded = await stage.call('v2.createRefundSplit', { body: refund });
    expected.set(refunded.code, { ...none, productAmount: -5 });
    await stage.operator.toNoon();
    const [payout] = await payoutsOf(stage, seller);
    const path = { code: payout?.code ?? '' };
    const { items } = await stage.call('v2.listPayoutSettlements', { path });
    for (const [code, breakdown] of expected) {
      const found = items.find((item) => item.code === code);
      const shown = { ...none, productAmount: undefined, ...found?.amountBreakdown };
      stage.equal(shown, breakdown, `the breakdown of ${code}`);
      const total = Object.values(breakdown).reduce((sum, each) => sum + each, 0);
      stage.equal(found?.totalAmountSeller, total, `totalAmountSeller of ${code}`);
      const status = code === refunded.code ? 'PENDING_SETTLEMENT' : 'RECONCILED';
      stage.decided?.equal(found?.status, status, `the status of ${code}`);
    }
    await stage.operator.settle({ extRefs: [refund.pspMutationExtRef] });
    const later = await stage.call('v2.listPayoutSettlements', { path });
    const pending = later.items.filter((item) => member(item, 'status') !== 'RECONCILED');
    stage.decided?.equal(pending, [], 'what is not RECONCILED once all is settled');
  },
};
