import { leaf, buildSplit } from '../fixtures/splits.js';
import { payoutActions, readPayout, requestPayout } from '../fixtures/payouts.js';
import { configureAccount, daily, listPayouts } from '../fixtures/schedules.js';
import { createVerifiedSeller, type VerifiedSeller } from '../fixtures/verified-sellers.js';
import type { Scenario } from '../scenario.js';
import type { ScenarioContext } from '../scenario-context.js';

const aDay = 86_400;

/** Pays out an amount by request and by schedule. */
export function payoutAmounts(amount: number): Scenario {
  return {
    id: `amounts/${amount}/payouts`,
    title: `${amount} is exact in payouts, the payout overview, settlements and report files.`,
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
    needs: ['newTenant', ...payoutActions],
    run: async (context) => {
      await context.operator.advanceToNoon();
      const byHand = await fundSeller(context, amount);
      const { code } = await requestPayout(context, byHand, { amount });
      await context.operator.advance(60);
      await expectPayout(context, code, amount);
      const scheduled = await fundSeller(context, amount);
      await configureAccount(context, scheduled, daily());
      await context.operator.advanceToNoon();
      const [payout] = await listPayouts(context, scheduled);
      await expectPayout(context, payout?.code ?? '', amount);
      await expectSettlements(context, payout?.code ?? '', amount);
      await expectReports(context, scheduled, amount);
    },
  };
}

/** Creates a verified seller with a settled payment of an amount. */
async function fundSeller(
  context: ScenarioContext,
  amount: number,
): Promise<VerifiedSeller & { readonly extRef: string }> {
  const seller = await createVerifiedSeller(context);
  const item = leaf('item_1', 'PRODUCT_ITEM', amount, seller.accountCode);
  const body = buildSplit(context, [item]);
  await context.call('v2.createPaymentSplit', { body });
  await context.operator.settle({ extRefs: [body.extRef] });
  return { ...seller, extRef: body.extRef };
}

async function expectPayout(context: ScenarioContext, code: string, amount: number): Promise<void> {
  const first = await context.call('v1.getPayoutRequest', { path: { code } });
  const second = await readPayout(context, code);
  const { items } = await context.call('v2.listPayoutOverview', { query: { limit: 500 } });
  const item = items.find((each) => each.code === code);
  const shown = [first.amount, second.amount, item?.amount, item?.seller.amount];
  context.expectEqual(shown, [amount, amount, amount, amount], 'the amounts of the payout');
}

async function expectSettlements(
  context: ScenarioContext,
  code: string,
  amount: number,
): Promise<void> {
  const { items } = await context.call('v2.listPayoutSettlements', { path: { code } });
  const shown = items.map(({ totalAmountSeller, amountBreakdown }) => [
    totalAmountSeller,
    amountBreakdown.productAmount,
    amountBreakdown.commission ?? 0,
  ]);
  context.expectEqual(
    shown,
    [[amount, amount, 0]],
    'the total and the product amount of the settlement',
  );
}

/** Expects the amount in the file of every report that has a row of the seller's payment, payout or account. */
async function expectReports(
  context: ScenarioContext,
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
    const { id } = await context.call('v2.createReport', { body });
    await context.operator.advance(aDay / 24);
    const { items } = await context.call('v2.listReports', { query: { report, limit: 100 } });
    const file = await context.download(items.find((each) => each.id === id)?.url ?? '');
    const cells = file.split(/[\r\n,]+/).map((cell) => cell.replaceAll('"', ''));
    const isThere = cells.some((cell) => cell === String(amount) || cell === String(-amount));
    context.expect(isThere, `the file of ${report} has ${amount} for ${extRef}`, file);
  }
}
