import { balancesOf } from '../props/balances.js';
import {
  aMinute,
  createFundedSeller,
  expectStatus,
  paying,
  readPayout,
  requestByBoth,
  requestPayout,
  requestPayoutByV1,
} from '../props/payouts.js';
import { fund } from '../props/splits.js';
import type { Scenario } from '../scenario.js';

const area = 'payouts';

/** D86, D88, D93: queued, then the money leaves, then it has arrived. */
export const life: Scenario = {
  id: 'payouts/life',
  title: 'A payout is WAITING when posted, ACCEPTED when the money leaves, PROCESSED at the end.',
  area,
  claims: [
    'CORE-PO-001',
    'CORE-PO-002',
    'CORE-PO-018',
    'CORE-PO-019',
    'CORE-PO-036',
    'CORE-PO-038',
    'CORE-PO-040',
    'CORE-PO-015',
    'EXT-PO-001',
    'EXT-PO-002',
    'EXT-PO-010',
    'EXT-PO-025',
    'EXT-PO-031',
    'D86',
    'D88',
    'D93',
  ],
  needs: [...paying, 'decidePayout'],
  play: async (stage) => {
    const seller = await createFundedSeller(stage, 1_000);
    const requested = await requestByBoth(stage, seller, { amount: 200 });
    for (const { status } of requested) stage.equal(status, 'WAITING', 'the status in the answer');
    await stage.operator.advance(aMinute);
    for (const { code } of requested) await expectStatus(stage, code, 'ACCEPTED', 'ACCEPTED');
    const left = { confirmed: 600, pending: 0, payout: 600 };
    stage.equal(await balancesOf(stage, seller), left, 'the balances once they are accepted');
    for (const { code } of requested) {
      await stage.operator.decidePayout({ payoutCode: code, outcome: 'PROCESSED' });
      await expectStatus(stage, code, 'PROCESSED', 'PROCESSED');
    }
    stage.equal(await balancesOf(stage, seller), left, 'the balances at the end');
    const { code } = await requestPayout(stage, seller, { amount: 100 });
    await stage.operator.toNoon(5);
    const { status } = await readPayout(stage, code);
    const isFine = status === 'ACCEPTED' || status === 'PROCESSED';
    stage.holds(isFine, 'a payout that nothing keeps back is on its way or has arrived', status);
    stage.equal((await balancesOf(stage, seller)).payout, 500, 'the payout balance without it');
  },
};

/** D91, D156: without an amount all of it, which is known only then. */
export const everything: Scenario = {
  id: 'payouts/everything',
  title: 'A payout without amount takes the whole payout balance when it is processed.',
  area,
  claims: ['CORE-PO-035', 'EXT-PO-004', 'CORE-BAL-002', 'D91', 'D156'],
  needs: paying,
  play: async (stage) => {
    const seller = await createFundedSeller(stage, 1_000);
    const path = { code: seller.accountCode };
    stage.equal((await stage.call('v1.getBalance', { path })).amount, 1_000, 'the balance before');
    const { code, amount } = await requestPayout(stage, seller);
    stage.equal(amount, undefined, 'the amount while it is WAITING');
    await stage.operator.advance(aMinute);
    stage.equal((await readPayout(stage, code)).amount, 1_000, 'the amount that was taken');
    stage.equal((await stage.call('v1.getBalance', { path })).amount, 0, 'the balance after');
    const second = await stage.call('v2.getBalance', { path });
    const euro = second.amounts.find(({ currency }) => currency === 'EUR');
    stage.equal(euro?.amount, '0', 'the balance after, in version 2');
    await fund(stage, seller, 70);
    const byFirst = await requestPayoutByV1(stage, seller);
    await stage.operator.advance(aMinute);
    const paid = await stage.call('v1.getPayoutRequest', { path: { code: byFirst.code } });
    stage.equal(paid.amount, 70, 'the amount that version 1 took');
    stage.equal((await stage.call('v1.getBalance', { path })).amount, 0, 'the balance after both');
  },
};

/** D88: what the bank refuses comes back. */
export const failed: Scenario = {
  id: 'payouts/failed',
  title: 'A payout that the bank refuses is FAILED and the money is back on the account.',
  area,
  claims: ['CORE-PO-015', 'EXT-PO-025', 'D88', 'D96'],
  needs: [...paying, 'decidePayout'],
  play: async (stage) => {
    const seller = await createFundedSeller(stage, 1_000);
    const { code } = await requestPayout(stage, seller, { amount: 1_000 });
    await stage.operator.advance(aMinute);
    stage.equal((await balancesOf(stage, seller)).payout, 0, 'the payout balance on the way');
    await stage.operator.decidePayout({ payoutCode: code, outcome: 'FAILED' });
    await expectStatus(stage, code, 'FAILED', 'FAILED');
    stage.equal((await balancesOf(stage, seller)).payout, 1_000, 'the payout balance afterwards');
    // Nobody tries again (D96).
    await stage.operator.toNoon(5);
    stage.equal((await balancesOf(stage, seller)).payout, 1_000, 'the balance five days later');
  },
};

/** D88, D89: version 1 has no RETURNED. */
export const returned: Scenario = {
  id: 'payouts/returned',
  title: 'A payout that comes back is RETURNED, FAILED in version 1, and the money is back.',
  area,
  claims: ['CORE-PO-015', 'EXT-PO-025', 'D88', 'D89'],
  needs: [...paying, 'decidePayout'],
  play: async (stage) => {
    const seller = await createFundedSeller(stage, 1_000);
    const { code } = await requestPayout(stage, seller, { amount: 250 });
    await stage.operator.advance(aMinute);
    await stage.operator.decidePayout({ payoutCode: code, outcome: 'PROCESSED' });
    await stage.operator.decidePayout({ payoutCode: code, outcome: 'RETURNED' });
    await expectStatus(stage, code, 'FAILED', 'RETURNED');
    stage.equal((await balancesOf(stage, seller)).payout, 1_000, 'the payout balance afterwards');
  },
};

/** D93: a waiting request holds nothing back; what is due first is served first. */
export const order: Scenario = {
  id: 'payouts/order',
  title: 'Payouts that are due together run in the order of processAt, as long as there is money.',
  area,
  claims: ['CORE-PO-027', 'D93', 'D86'],
  needs: paying,
  play: async (stage) => {
    const seller = await createFundedSeller(stage, 1_000);
    const later = { amount: 700, processAt: stage.operator.moment(7_200) };
    const sooner = { amount: 600, processAt: stage.operator.moment(3_600) };
    const second = await requestPayout(stage, seller, later);
    const first = await requestPayout(stage, seller, sooner);
    stage.equal((await balancesOf(stage, seller)).payout, 1_000, 'the payout balance meanwhile');
    await stage.operator.advance(3 * 3_600);
    const { status } = await readPayout(stage, first.code);
    stage.holds(status !== 'FAILED', 'the sooner one is paid', status);
    await expectStatus(stage, second.code, 'REJECTED', 'FAILED');
    stage.equal((await balancesOf(stage, seller)).payout, 400, 'the payout balance at the end');
  },
};
