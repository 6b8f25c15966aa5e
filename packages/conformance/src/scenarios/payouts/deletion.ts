import { balancesOf } from '../props/balances.js';
import {
  aMinute,
  createFundedSeller,
  paying,
  readPayout,
  requestPayout,
} from '../props/payouts.js';
import type { Scenario } from '../scenario.js';

const area = 'payouts';

/** D89, D90: what a deleted request is in each version. */
export const deletion: Scenario = {
  id: 'payouts/delete-while-waiting',
  title:
    'A WAITING payout can be deleted and is then never paid: WAITING in the answer of version 1 and gone there, CANCELLED in version 2.',
  area,
  claims: [
    'CORE-PO-020',
    'CORE-PO-021',
    'CORE-PO-041',
    'CORE-PO-042',
    'CORE-PO-043',
    'EXT-PO-027',
    'EXT-PO-041',
    'EXT-PO-042',
    'D89',
    'D90',
  ],
  needs: paying,
  play: async (stage) => {
    const seller = await createFundedSeller(stage, 1_000);
    const given = { amount: 300, processAt: stage.operator.moment(3_600) };
    const [first, second] = [
      await requestPayout(stage, seller, given),
      await requestPayout(stage, seller, given),
    ];
    const byFirst = await stage.call('v1.deletePayoutRequest', { path: { code: first.code } });
    stage.equal([byFirst.code, byFirst.status], [first.code, 'WAITING'], 'the answer of version 1');
    const bySecond = await stage.call('v2.deletePayoutRequest', { path: { code: second.code } });
    stage.equal(bySecond.code, second.code, 'the code in the answer of version 2');
    stage.decided?.equal(
      [bySecond.code, bySecond.status],
      [second.code, 'CANCELLED'],
      'the answer of version 2',
    );
    for (const { code } of [first, second]) {
      await stage.refuses('v1.getPayoutRequest', { path: { code } }, 404);
      stage.equal((await readPayout(stage, code)).status, 'CANCELLED', 'the status in version 2');
      await stage.refuses('v2.deletePayoutRequest', { path: { code } }, 409, '409.330.001');
    }
    const listed = await stage.call('v1.listPayoutRequests', { query: { _pageSize: 500 } });
    const codes = listed.elements.map(({ code }) => code);
    const found = codes.filter((code) => code === first.code || code === second.code);
    stage.equal(found, [], 'deleted payouts in the list of version 1');
    await stage.operator.advance(2 * 3_600);
    stage.equal((await balancesOf(stage, seller)).payout, 1_000, 'the payout balance when due');
  },
};

/** D90: on its way it cannot be deleted. */
export const tooLate: Scenario = {
  id: 'payouts/delete-too-late',
  title: 'A payout that is no longer WAITING cannot be deleted, and goes on.',
  area,
  claims: ['CORE-PO-021', 'CORE-PO-042', 'EXT-PO-027', 'EXT-PO-042', 'CORE-ERR-009', 'D90'],
  needs: paying,
  play: async (stage) => {
    const seller = await createFundedSeller(stage, 1_000);
    const { code } = await requestPayout(stage, seller, { amount: 300 });
    await stage.operator.advance(aMinute);
    const before = await readPayout(stage, code);
    const path = { code };
    await stage.refuses('v1.deletePayoutRequest', { path }, 409, '409.330.001');
    await stage.refuses('v2.deletePayoutRequest', { path }, 409, '409.330.001');
    stage.equal(await readPayout(stage, code), before, 'the payout after the refusals');
    stage.equal((await balancesOf(stage, seller)).payout, 700, 'the payout balance');
  },
};

/** D88: a denied payout has ended too. */
export const denied: Scenario = {
  id: 'payouts/delete-denied',
  title: 'A payout that was denied cannot be deleted.',
  area,
  claims: ['CORE-PO-021', 'D88', 'D90'],
  needs: paying,
  play: async (stage) => {
    const seller = await createFundedSeller(stage, 10);
    const { code } = await requestPayout(stage, seller, { amount: 11 });
    await stage.operator.advance(aMinute);
    await stage.refuses('v1.deletePayoutRequest', { path: { code } }, 409, '409.330.001');
  },
};
