import { getBalances } from '../fixtures/balances.js';
import {
  oneMinute,
  createFundedSeller,
  payoutActions,
  readPayout,
  requestPayout,
} from '../fixtures/payouts.js';
import type { Scenario } from '../scenario.js';

const area = 'payouts';

/** D89, D90: deleting a payout that is WAITING. */
export const deletion: Scenario = {
  id: 'payouts/delete-while-waiting',
  title:
    'A WAITING payout can be deleted and is never paid: version 1 responds with WAITING and then 404, version 2 shows CANCELLED.',
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
  needs: payoutActions,
  run: async (context) => {
    const seller = await createFundedSeller(context, 1_000);
    const given = { amount: 300, processAt: context.operator.now(3_600) };
    const [first, second] = [
      await requestPayout(context, seller, given),
      await requestPayout(context, seller, given),
    ];
    const deletedV1 = await context.call('v1.deletePayoutRequest', { path: { code: first.code } });
    context.expectEqual(
      [deletedV1.code, deletedV1.status],
      [first.code, 'WAITING'],
      'the response of version 1',
    );
    const deletedV2 = await context.call('v2.deletePayoutRequest', { path: { code: second.code } });
    context.expectEqual(deletedV2.code, second.code, 'the code in the response of version 2');
    context.decided?.expectEqual(
      [deletedV2.code, deletedV2.status],
      [second.code, 'CANCELLED'],
      'the response of version 2',
    );
    for (const { code } of [first, second]) {
      await context.expectError('v1.getPayoutRequest', { path: { code } }, 404);
      context.expectEqual(
        (await readPayout(context, code)).status,
        'CANCELLED',
        'the status in version 2',
      );
      await context.expectError('v2.deletePayoutRequest', { path: { code } }, 409, '409.330.001');
    }
    const listed = await context.call('v1.listPayoutRequests', { query: { _pageSize: 500 } });
    const codes = listed.elements.map(({ code }) => code);
    const found = codes.filter((code) => code === first.code || code === second.code);
    context.expectEqual(found, [], 'deleted payouts in the list of version 1');
    await context.operator.advance(2 * 3_600);
    context.expectEqual(
      (await getBalances(context, seller)).payout,
      1_000,
      'the payout balance after processAt',
    );
  },
};

/** D90: deleting a payout that is no longer WAITING. */
export const deletionTooLate: Scenario = {
  id: 'payouts/delete-too-late',
  title: 'A payout that is no longer WAITING cannot be deleted and does not change.',
  area,
  claims: ['CORE-PO-021', 'CORE-PO-042', 'EXT-PO-027', 'EXT-PO-042', 'CORE-ERR-009', 'D90'],
  needs: payoutActions,
  run: async (context) => {
    const seller = await createFundedSeller(context, 1_000);
    const { code } = await requestPayout(context, seller, { amount: 300 });
    await context.operator.advance(oneMinute);
    const before = await readPayout(context, code);
    const path = { code };
    await context.expectError('v1.deletePayoutRequest', { path }, 409, '409.330.001');
    await context.expectError('v2.deletePayoutRequest', { path }, 409, '409.330.001');
    context.expectEqual(
      await readPayout(context, code),
      before,
      'the payout after the rejected requests',
    );
    context.expectEqual((await getBalances(context, seller)).payout, 700, 'the payout balance');
  },
};

/** D88: deleting a denied payout. */
export const denied: Scenario = {
  id: 'payouts/delete-denied',
  title: 'A payout that was denied cannot be deleted.',
  area,
  claims: ['CORE-PO-021', 'D88', 'D90'],
  needs: payoutActions,
  run: async (context) => {
    const seller = await createFundedSeller(context, 10);
    const { code } = await requestPayout(context, seller, { amount: 11 });
    await context.operator.advance(oneMinute);
    await context.expectError('v1.deletePayoutRequest', { path: { code } }, 409, '409.330.001');
  },
};
