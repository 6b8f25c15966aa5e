import { leaf, splitOf } from '../props/splits.js';
import { paying, readPayout, requestPayout } from '../props/payouts.js';
import { configure, daily, payoutsOf } from '../props/schedules.js';
import { createVerifiedSeller, type VerifiedSeller } from '../props/verified-sellers.js';
import type { Scenario } from '../scenario.js';
import type { Stage } from '../stage.js';

const aDay = 86_400;

/** An amount that is paid out, by hand and by schedule. */
export function paidAmounts(amount: number): Scenario {
  return {
    id: `amounts/${amount}/paid-out`,
    title: `${amount} is shown whole by payouts, their overview, their settlements and report files.`,
    area: 'payouts',
    claims: [
      'CORE-GEN-018',
      'CORE-PO-013',
      'EXT-PO-003',
      'EXT-PO-017',
      'EXT-PO-018',
      'EXT-PO-021',
      'EXT-PO-022',
      'D67',
      'D107',
      'D123',
      'D209',
    ],
    needs: ['newTenant', ...paying],
    play: async (stage) => {
      await stage.operator.toNoon();
      const byHand = await fundSeller(stage, amount);
      const { code } = await requestPayout(stage, byHand, { amount });
      await stage.operator.advance(60);
      await expectPayout(stage, code, amount);
      const scheduled = await fundSeller(stage, amount);
      await configure(stage, scheduled, daily());
      await stage.operator.toNoon();
      const [payout] = await payoutsOf(stage, scheduled);
      await expectPayout(stage, payout?.code ?? '', amount);
      await expectSettlements(stage, payout?.code ?? '', amount);
      await expectReports(stage, scheduled, amount);
    },
  };
}

/** A verified seller with a payment of an amount, which the processor has reported. */
async function fundSeller(
  stage: Stage,
  amount: number,
): Promise<VerifiedSeller & { readonly extRef: string }> {
  const seller = await createVerifiedSeller(stage);
  const item = leaf('item-1', 'PRODUCT_ITEM', amount, seller.accountCode);
  const body = splitOf(stage, [item]);
  await stage.call('v2.createPaymentSplit', { body });
  await stage.operator.settle({ extRefs: [body.extRef] });
  return { ...seller, extRef: body.extRef };
}

async function expectPayout(stage: Stage, code: string, amount: number): Promise<void> {
  const first = await stage.call('v1.getPayoutRequest', { path: { code } });
  const second = await readPayout(stage, code);
  const { items } = await stage.call('v2.listPayoutOverview', { query: { limit: 500 } });
  const item = items.find((each) => each.code === code);
  const shown = [first.amount, second.amount, item?.amount, item?.seller.amount];
  stage.equal(shown, [amount, amount, amount, amount], 'the amounts of the payout');
}

async function expectSettlements(stage: Stage, code: string, amount: number): Promise<void> {
  const { items } = await stage.call('v2.listPayoutSettlements', { path: { code } });
  const shown = items.map(({ totalAmountSeller, amountBreakdown }) => [
    totalAmountSeller,
    amountBreakdown.productAmount,
    amountBreakdown.commission,
  ]);
  stage.equal(shown, [[amount, amount, 0]], 'the total and the product amount of the settlement');
}

/** The files of reports about one seller that have a row of its payment, its payout or its account. */
async function expectReports(
  stage: Stage,
  { code, extRef }: VerifiedSeller & { readonly extRef: string },
  amount: number,
): Promise<void> {
  for (const report of [
    'marketplace-payments',
    'marketplace-settlement',
    'marketplace-incoming-settlement',
    'seller-settlement',
    'balance-mutation',
    'payout-report',
  ] as const) {
    const body = { report, account: code };
    const { id } = await stage.call('v2.createReport', { body });
    await stage.operator.advance(aDay / 24);
    const { items } = await stage.call('v2.listReports', { query: { report, limit: 100 } });
    const file = await stage.download(items.find((each) => each.id === id)?.url ?? '');
    const cells = file.split(/[\r\n,]+/).map((cell) => cell.replaceAll('"', ''));
    const isThere = cells.some((cell) => cell === String(amount) || cell === String(-amount));
    stage.holds(isThere, `the file of ${report} has ${amount} for ${extRef}`, file);
  }
}
