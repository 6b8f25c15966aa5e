import { balancesOf } from '../props/balances.js';
import { createFundedSeller, paying } from '../props/payouts.js';
import { refundLeaf, refundOf } from '../props/refunds.js';
import { configure, daily, payoutsOf, payoutsOn } from '../props/schedules.js';
import { fund, pay } from '../props/splits.js';
import { createVerifiedSeller } from '../props/verified-sellers.js';
import type { Scenario } from '../scenario.js';

const area = 'payout configuration';

/** D100, D101: once on each date, to the selected account. */
export const runs: Scenario = {
  id: 'payout-configuration/runs',
  title: 'A scheduled account is paid out once on each matching date; a manual one never.',
  area,
  version: 'v2',
  claims: ['EXT-PC-001', 'EXT-PC-003', 'EXT-PC-015', 'CORE-PO-001', 'D100', 'D101', 'D212'],
  needs: ['newTenant', ...paying],
  play: async (stage) => {
    await stage.operator.toNoon();
    const scheduled = await createFundedSeller(stage, 1_000);
    const manual = await createFundedSeller(stage, 1_000);
    await configure(stage, scheduled, daily());
    stage.equal(await payoutsOf(stage, scheduled), [], 'the payouts of the same day');
    await stage.operator.toNoon();
    const [payout, ...others] = await payoutsOf(stage, scheduled);
    stage.equal(others.length, 0, 'the number of further payouts on the first date');
    stage.equal(payout?.amount, 1_000, 'the amount of the scheduled payout');
    stage.equal(payout?.externalAccountCode, scheduled.externalAccountCode, 'where it goes');
    stage.equal((await balancesOf(stage, scheduled)).payout, 0, 'the payout balance');
    await fund(stage, scheduled, 250);
    await stage.operator.toNoon();
    const amounts = (await payoutsOf(stage, scheduled)).map(({ amount }) => amount);
    stage.equal(amounts, [1_000, 250], 'the amounts after the second date');
    stage.equal(await payoutsOf(stage, manual), [], 'the payouts of the manual account');
    stage.equal((await balancesOf(stage, manual)).payout, 1_000, 'its payout balance');
  },
};

/** D100, D215: what is configured before the hour of the day counts on it. */
export const sameDay: Scenario = {
  id: 'payout-configuration/same-day',
  title: 'A schedule that is configured before the payouts of a day pays out on that day.',
  area,
  version: 'v2',
  claims: ['D100', 'D215'],
  needs: ['newTenant', ...paying],
  play: async (stage) => {
    await stage.operator.toNoon();
    // 03:00 of the next day, in UTC.
    await stage.operator.advance(15 * 3_600);
    const seller = await createFundedSeller(stage, 1_000);
    await configure(stage, seller, daily());
    await stage.operator.advance(6 * 3_600);
    const amounts = (await payoutsOf(stage, seller)).map(({ amount }) => amount);
    stage.decided?.equal(amounts, [1_000], 'the payouts of the same day');
  },
};

/** D99: days count, times do not. */
export const matching: Scenario = {
  id: 'payout-configuration/matching-days',
  title: 'Only the date fields of frequency count; hours, minutes and seconds are ignored.',
  area,
  version: 'v2',
  claims: ['EXT-PC-006', 'EXT-PC-004', 'D99', 'D100'],
  needs: ['newTenant', ...paying],
  play: async (stage) => {
    await stage.operator.toNoon();
    const today = new Date(stage.operator.moment()).getUTCDay();
    // Quartz counts the days of the week from Sunday, which is 1.
    const inTwoDays = ((today + 2) % 7) + 1;
    const [early, late] = [
      await createFundedSeller(stage, 100),
      await createFundedSeller(stage, 200),
    ];
    const schedules = [
      [early, `0 0 0 ? * ${inTwoDays}`, 100],
      [late, `59 59 23 ? * ${inTwoDays}`, 200],
    ] as const;
    for (const [seller, frequency] of schedules) {
      await configure(stage, seller, daily({ frequency }));
    }
    const expectAll = async (isDue: boolean): Promise<void> => {
      for (const [seller, frequency, amount] of schedules) {
        const amounts = (await payoutsOf(stage, seller)).map((payout) => payout.amount);
        stage.equal(amounts, isDue ? [amount] : [], payoutsOn(stage, frequency));
      }
    };
    await stage.operator.toNoon();
    await expectAll(false);
    await stage.operator.toNoon();
    await expectAll(true);
  },
};

/** D99, D100: through the end of a month. */
export const months: Scenario = {
  id: 'payout-configuration/months',
  title: 'No scheduled payout is made in a month that frequency leaves out.',
  area,
  version: 'v2',
  claims: ['EXT-PC-004', 'D99', 'D100'],
  needs: ['newTenant', ...paying],
  play: async (stage) => {
    await stage.operator.toNoon();
    const [within, without] = [
      await createFundedSeller(stage, 100),
      await createFundedSeller(stage, 200),
    ];
    const tomorrow = new Date(stage.operator.moment(86_400));
    const month = tomorrow.getUTCMonth() + 1;
    const others = Array.from({ length: 12 }, (_, index) => index + 1).filter((m) => m !== month);
    const [inMonth, inOthers] = [`0 0 6 * ${month} ?`, `0 0 6 * ${others.join()} ?`];
    await configure(stage, within, daily({ frequency: inMonth }));
    await configure(stage, without, daily({ frequency: inOthers }));
    await stage.operator.toNoon();
    const paid = (await payoutsOf(stage, within)).map(({ amount }) => amount);
    stage.equal(paid, [100], payoutsOn(stage, inMonth));
    const before = (await payoutsOf(stage, without)).map(({ amount }) => amount);
    stage.equal(before, [], payoutsOn(stage, inOthers));
    await stage.operator.toNoon(daysLeft(tomorrow) + 1);
    const after = (await payoutsOf(stage, without)).map(({ amount }) => amount);
    stage.equal(after, [200], payoutsOn(stage, inOthers));
  },
};

/** How many days of the month come after a day. */
function daysLeft(day: Date): number {
  const last = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0));
  return last.getUTCDate() - day.getUTCDate();
}

/** EXT-PC-011: at the minimum, and one below it. */
export const minimum: Scenario = {
  id: 'payout-configuration/minimum',
  title: 'A balance below minimumAmount is not paid out, one that equals it is.',
  area,
  version: 'v2',
  claims: ['EXT-PC-010', 'EXT-PC-011', 'D101'],
  needs: ['newTenant', ...paying],
  play: async (stage) => {
    await stage.operator.toNoon();
    const seller = await createFundedSeller(stage, 999);
    await configure(stage, seller, daily({ minimumAmount: 1_000 }));
    await stage.operator.toNoon();
    stage.equal(await payoutsOf(stage, seller), [], 'the payouts of a balance of 999');
    await fund(stage, seller, 1);
    await stage.operator.toNoon();
    const amounts = (await payoutsOf(stage, seller)).map(({ amount }) => amount);
    stage.equal(amounts, [1_000], 'the payouts of a balance of 1000');
  },
};

/** EXT-PC-009, D101: days between receipt and payout. */
export const refundPeriod: Scenario = {
  id: 'payout-configuration/refund-period',
  title:
    'A payment is in no scheduled payout before refundPeriod days after its split was received.',
  area,
  version: 'v2',
  claims: ['EXT-PC-007', 'EXT-PC-009', 'D101'],
  needs: ['newTenant', ...paying],
  play: async (stage) => {
    await stage.operator.toNoon();
    const seller = await createFundedSeller(stage, 1_000);
    await configure(stage, seller, daily({ refundPeriod: 3 }));
    await stage.operator.toNoon();
    await fund(stage, seller, 50);
    await stage.operator.toNoon();
    stage.equal(await payoutsOf(stage, seller), [], 'the payouts two days after the first split');
    await stage.operator.toNoon();
    const first = (await payoutsOf(stage, seller)).map(({ amount }) => amount);
    stage.equal(first, [1_000], 'the payouts three days after the first split');
    await stage.operator.toNoon();
    const second = (await payoutsOf(stage, seller)).map(({ amount }) => amount);
    stage.equal(second, [1_000, 50], 'the payouts three days after the second split');
  },
};

/** D101: what was taken off since, and what no processor has reported. */
export const reconciledOnly: Scenario = {
  id: 'payout-configuration/reconciled-less-refunds',
  title: 'A scheduled payout takes what is reconciled, less what was refunded since.',
  area,
  version: 'v2',
  claims: ['EXT-PC-009', 'CORE-PO-027', 'D101', 'D55'],
  needs: ['newTenant', ...paying],
  play: async (stage) => {
    await stage.operator.toNoon();
    const seller = await createVerifiedSeller(stage);
    await configure(stage, seller, daily());
    const extRef = await fund(stage, seller, 1_000);
    const items = [refundLeaf('item-1', { amount: 300 })];
    await stage.call('v2.createRefundSplit', { body: refundOf(stage, extRef, items) });
    await pay(stage, seller, 5_000);
    // The next morning, before a daily report could show the payment of 5000.
    await stage.operator.advance(19 * 3_600);
    const amounts = (await payoutsOf(stage, seller)).map(({ amount }) => amount);
    stage.equal(amounts, [700], 'the amounts of the payouts');
  },
};

/** D102: impossible today, tried again. */
export const impossible: Scenario = {
  id: 'payout-configuration/impossible',
  title: 'A scheduled payout that is impossible is not made, and is made once it is possible.',
  area,
  version: 'v2',
  claims: ['CORE-PO-003', 'EXT-PC-001', 'D102'],
  needs: ['newTenant', ...paying],
  play: async (stage) => {
    await stage.operator.toNoon();
    const seller = await createFundedSeller(stage, 1_000);
    const { code: accountHolderCode } = seller;
    await configure(stage, seller, daily());
    await stage.operator.decideKyc({ accountHolderCode, outcome: 'REJECTED' });
    await stage.operator.toNoon();
    stage.equal(await payoutsOf(stage, seller), [], 'the payouts of a rejected seller');
    stage.equal((await balancesOf(stage, seller)).payout, 1_000, 'the payout balance');
    await stage.operator.decideKyc({ accountHolderCode, outcome: 'PASSED' });
    await stage.operator.toNoon();
    stage.equal((await payoutsOf(stage, seller)).length, 1, 'the number of payouts once passed');
  },
};
