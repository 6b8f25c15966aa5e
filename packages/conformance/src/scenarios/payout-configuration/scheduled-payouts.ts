import { getBalances } from '../fixtures/balances.js';
import { createFundedSeller, payoutActions } from '../fixtures/payouts.js';
import { refundLeaf, buildRefund } from '../fixtures/refunds.js';
import { configureAccount, daily, listPayouts } from '../fixtures/schedules.js';
import { fund, pay } from '../fixtures/splits.js';
import { createVerifiedSeller } from '../fixtures/verified-sellers.js';
import type { Scenario } from '../scenario.js';

const area = 'payout configuration';

/** D100, D101: one payout on each date. */
export const runs: Scenario = {
  id: 'payout-configuration/scheduled-payouts',
  title:
    'An account with a schedule is paid out once on each matching date if it has money; a MANUAL one never.',
  area,
  version: 'v2',
  claims: ['EXT-PC-001', 'EXT-PC-003', 'EXT-PC-015', 'CORE-PO-001', 'D100', 'D101', 'D104', 'D212'],
  needs: ['newTenant', ...payoutActions],
  run: async (context) => {
    await context.operator.advanceToNoon();
    const scheduled = await createFundedSeller(context, 1_000);
    const manual = await createFundedSeller(context, 1_000);
    await configureAccount(context, scheduled, daily());
    context.expectEqual(await listPayouts(context, scheduled), [], 'the payouts of the same day');
    await context.operator.advanceToNoon();
    const [payout, ...others] = await listPayouts(context, scheduled);
    context.expectEqual(others.length, 0, 'the number of further payouts on the first date');
    context.expectEqual(payout?.amount, 1_000, 'the amount of the scheduled payout');
    context.expectEqual(
      payout?.externalAccountCode,
      scheduled.externalAccountCode,
      'the external account of the payout',
    );
    context.expectEqual((await getBalances(context, scheduled)).payout, 0, 'the payout balance');
    await fund(context, scheduled, 250);
    await context.operator.advanceToNoon();
    const amounts = (await listPayouts(context, scheduled)).map(({ amount }) => amount);
    context.expectEqual(amounts, [1_000, 250], 'the amounts after the second date');
    await context.operator.advanceToNoon();
    const count = (await listPayouts(context, scheduled)).length;
    context.decided?.expectEqual(count, 2, 'the number of payouts after a date without money');
    await fund(context, scheduled, 60);
    await context.operator.advanceToNoon();
    const last = (await listPayouts(context, scheduled)).at(-1);
    context.expectEqual(last?.amount, 60, 'the amount of the payout on the date after that');
    context.expectEqual(
      await listPayouts(context, manual),
      [],
      'the payouts of the manual account',
    );
    context.expectEqual((await getBalances(context, manual)).payout, 1_000, 'its payout balance');
  },
};

/** D100, D215: a schedule applies on the day on which it is set. */
export const sameDay: Scenario = {
  id: 'payout-configuration/same-day',
  title: 'A schedule that is set before the payouts of a day pays out on that day.',
  area,
  version: 'v2',
  claims: ['D100', 'D215'],
  needs: ['newTenant', ...payoutActions],
  run: async (context) => {
    await context.operator.advanceToNoon();
    // 03:00 of the next day, in UTC.
    await context.operator.advance(15 * 3_600);
    const seller = await createFundedSeller(context, 1_000);
    await configureAccount(context, seller, daily());
    await context.operator.advance(6 * 3_600);
    const amounts = (await listPayouts(context, seller)).map(({ amount }) => amount);
    context.decided?.expectEqual(amounts, [1_000], 'the payouts of the same day');
  },
};

/** EXT-PC-011: the minimum amount. */
export const minimum: Scenario = {
  id: 'payout-configuration/minimum',
  title: 'A balance below minimumAmount is not paid out; one equal to it is.',
  area,
  version: 'v2',
  claims: ['EXT-PC-010', 'EXT-PC-011', 'D101'],
  needs: ['newTenant', ...payoutActions],
  run: async (context) => {
    await context.operator.advanceToNoon();
    const seller = await createFundedSeller(context, 999);
    await configureAccount(context, seller, daily({ minimumAmount: 1_000 }));
    await context.operator.advanceToNoon();
    context.expectEqual(await listPayouts(context, seller), [], 'the payouts of a balance of 999');
    await fund(context, seller, 1);
    await context.operator.advanceToNoon();
    const amounts = (await listPayouts(context, seller)).map(({ amount }) => amount);
    context.expectEqual(amounts, [1_000], 'the payouts of a balance of 1000');
  },
};

/** EXT-PC-009, D101, D260: the days between receipt and payout, whenever and in whatever order payments are settled. */
export const refundPeriod: Scenario = {
  id: 'payout-configuration/refund-period',
  title:
    'A scheduled payout contains a payment no earlier than refundPeriod days after its split was received, even if it was settled later.',
  area,
  version: 'v2',
  claims: ['EXT-PC-007', 'EXT-PC-009', 'EXT-PO-046', 'D101', 'D260'],
  needs: ['newTenant', ...payoutActions],
  run: async (context) => {
    await context.operator.advanceToNoon();
    const seller = await createVerifiedSeller(context);
    await configureAccount(context, seller, daily({ refundPeriod: 3 }));
    const extRef = await pay(context, seller, 1_000);
    // After midnight, before a daily report could show the first payment.
    await context.operator.advance(13 * 3_600);
    await fund(context, seller, 50);
    await context.operator.settle({ extRefs: [extRef] });
    for (const [days, expected] of [
      [2, []],
      [3, [1_000]],
      [4, [1_000, 50]],
    ] as const) {
      await context.operator.advanceToNoon();
      const payouts = await listPayouts(context, seller);
      const when = `${days} days after the first split`;
      const amounts = payouts.map(({ amount }) => amount);
      context.expectEqual(amounts, expected, `the payouts ${when}`);
      for (const { code, amount } of payouts) {
        const { items } = await context.call('v2.listPayoutSettlements', { path: { code } });
        const totals = items.map(({ totalAmountSeller }) => totalAmountSeller);
        context.expectEqual(totals, [amount], `the settlements of the payout of ${amount} ${when}`);
      }
    }
  },
};

/** D101: unsettled refunds and payments. */
export const reconciledLessRefunds: Scenario = {
  id: 'payout-configuration/reconciled-less-refunds',
  title: 'A scheduled payout is the reconciled amount, less later refunds.',
  area,
  version: 'v2',
  claims: ['EXT-PC-009', 'CORE-PO-027', 'D101', 'D55'],
  needs: ['newTenant', ...payoutActions],
  run: async (context) => {
    await context.operator.advanceToNoon();
    const seller = await createVerifiedSeller(context);
    await configureAccount(context, seller, daily());
    const extRef = await fund(context, seller, 1_000);
    const items = [refundLeaf('item_1', { amount: 300 })];
    await context.call('v2.createRefundSplit', { body: buildRefund(context, extRef, items) });
    await pay(context, seller, 5_000);
    // The next morning, before a daily report could show the payment of 5000.
    await context.operator.advance(19 * 3_600);
    const amounts = (await listPayouts(context, seller)).map(({ amount }) => amount);
    context.expectEqual(amounts, [700], 'the amounts of the payouts');
  },
};

/** D102: scheduled payouts that are not possible. */
export const notPossible: Scenario = {
  id: 'payout-configuration/not-possible',
  title: 'A scheduled payout that is not possible is not created until it is possible.',
  area,
  version: 'v2',
  claims: ['CORE-PO-003', 'EXT-PC-001', 'D102'],
  needs: ['newTenant', ...payoutActions],
  run: async (context) => {
    await context.operator.advanceToNoon();
    const seller = await createFundedSeller(context, 1_000);
    const { code: accountHolderCode } = seller;
    await configureAccount(context, seller, daily());
    await context.operator.decideKyc({ accountHolderCode, outcome: 'REJECTED' });
    await context.operator.advanceToNoon();
    context.expectEqual(await listPayouts(context, seller), [], 'the payouts of a rejected seller');
    context.expectEqual((await getBalances(context, seller)).payout, 1_000, 'the payout balance');
    await context.operator.decideKyc({ accountHolderCode, outcome: 'PASSED' });
    await context.operator.advanceToNoon();
    context.expectEqual(
      (await listPayouts(context, seller)).length,
      1,
      'the number of payouts once passed',
    );
  },
};
