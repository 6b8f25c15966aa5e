import { getBalances } from '../fixtures/balances.js';
import {
  oneMinute,
  createFundedSeller,
  expectPayoutStatus,
  payoutActions,
  readPayout,
  requestPayoutInBothVersions,
  requestPayout,
  requestPayoutV1,
} from '../fixtures/payouts.js';
import { fund } from '../fixtures/splits.js';
import type { Scenario } from '../scenario.js';

const area = 'payouts';

/** D86, D88, D93: the statuses of a successful payout. */
export const lifecycle: Scenario = {
  id: 'payouts/lifecycle',
  title:
    'A payout is WAITING when requested, ACCEPTED when the money leaves the account, PROCESSED at the end.',
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
  needs: [...payoutActions, 'decidePayout'],
  run: async (context) => {
    const seller = await createFundedSeller(context, 1_000);
    const requested = await requestPayoutInBothVersions(context, seller, { amount: 200 });
    for (const { status } of requested)
      context.expectEqual(status, 'WAITING', 'the status in the response');
    await context.operator.advance(oneMinute);
    for (const { code } of requested)
      await expectPayoutStatus(context, code, 'ACCEPTED', 'ACCEPTED');
    const left = { confirmed: 600, pending: 0, payout: 600 };
    context.expectEqual(
      await getBalances(context, seller),
      left,
      'the balances once they are accepted',
    );
    for (const { code } of requested) {
      await context.operator.decidePayout({ payoutCode: code, outcome: 'PROCESSED' });
      await expectPayoutStatus(context, code, 'PROCESSED', 'PROCESSED');
    }
    context.expectEqual(await getBalances(context, seller), left, 'the balances at the end');
    const { code } = await requestPayout(context, seller, { amount: 100 });
    await context.operator.advanceToNoon(5);
    const { status } = await readPayout(context, code);
    const isFine = status === 'ACCEPTED' || status === 'PROCESSED';
    context.expect(isFine, 'a payout that nothing prevents is ACCEPTED or PROCESSED', status);
    context.expectEqual(
      (await getBalances(context, seller)).payout,
      500,
      'the payout balance without it',
    );
  },
};

/** D91, D156: payouts without an amount. */
export const fullBalance: Scenario = {
  id: 'payouts/full-balance',
  title: 'A payout without amount takes the whole payout balance when it is processed.',
  area,
  claims: ['CORE-PO-035', 'EXT-PO-004', 'CORE-BAL-002', 'D91', 'D156'],
  needs: payoutActions,
  run: async (context) => {
    const seller = await createFundedSeller(context, 1_000);
    const path = { code: seller.accountCode };
    context.expectEqual(
      (await context.call('v1.getBalance', { path })).amount,
      1_000,
      'the balance before',
    );
    const { code, amount } = await requestPayout(context, seller);
    context.expectEqual(amount, undefined, 'the amount while it is WAITING');
    await context.operator.advance(oneMinute);
    context.expectEqual(
      (await readPayout(context, code)).amount,
      1_000,
      'the amount of the processed payout',
    );
    context.expectEqual(
      (await context.call('v1.getBalance', { path })).amount,
      0,
      'the balance after',
    );
    const second = await context.call('v2.getBalance', { path });
    const euro = second.amounts.find(({ currency }) => currency === 'EUR');
    context.expectEqual(euro?.amount, '0', 'the balance after, in version 2');
    await fund(context, seller, 70);
    const payoutV1 = await requestPayoutV1(context, seller);
    await context.operator.advance(oneMinute);
    const paid = await context.call('v1.getPayoutRequest', { path: { code: payoutV1.code } });
    context.expectEqual(paid.amount, 70, 'the amount of the payout in version 1');
    context.expectEqual(
      (await context.call('v1.getBalance', { path })).amount,
      0,
      'the balance after both',
    );
  },
};

/** D88: the bank rejects a payout. */
export const failed: Scenario = {
  id: 'payouts/failed',
  title: 'A payout that the bank rejects is FAILED, and the money is credited back.',
  area,
  claims: ['CORE-PO-015', 'EXT-PO-025', 'D88', 'D96'],
  needs: [...payoutActions, 'decidePayout'],
  run: async (context) => {
    const seller = await createFundedSeller(context, 1_000);
    const { code } = await requestPayout(context, seller, { amount: 1_000 });
    await context.operator.advance(oneMinute);
    context.expectEqual(
      (await getBalances(context, seller)).payout,
      0,
      'the payout balance while it is ACCEPTED',
    );
    await context.operator.decidePayout({ payoutCode: code, outcome: 'FAILED' });
    await expectPayoutStatus(context, code, 'FAILED', 'FAILED');
    context.expectEqual(
      (await getBalances(context, seller)).payout,
      1_000,
      'the payout balance afterwards',
    );
    // There is no automatic retry (D96).
    await context.operator.advanceToNoon(5);
    context.expectEqual(
      (await getBalances(context, seller)).payout,
      1_000,
      'the balance five days later',
    );
  },
};

/** D88, D89: version 1 has no RETURNED. */
export const returned: Scenario = {
  id: 'payouts/returned',
  title:
    'A returned payout is RETURNED in version 2 and FAILED in version 1, and the money is credited back.',
  area,
  claims: ['CORE-PO-015', 'EXT-PO-025', 'D88', 'D89'],
  needs: [...payoutActions, 'decidePayout'],
  run: async (context) => {
    const seller = await createFundedSeller(context, 1_000);
    const { code } = await requestPayout(context, seller, { amount: 250 });
    await context.operator.advance(oneMinute);
    await context.operator.decidePayout({ payoutCode: code, outcome: 'PROCESSED' });
    await context.operator.decidePayout({ payoutCode: code, outcome: 'RETURNED' });
    await expectPayoutStatus(context, code, 'FAILED', 'RETURNED');
    context.expectEqual(
      (await getBalances(context, seller)).payout,
      1_000,
      'the payout balance afterwards',
    );
  },
};

/** D93: the order of payouts; a waiting one reserves no money. */
export const order: Scenario = {
  id: 'payouts/order',
  title:
    'Payouts that are due at the same time are processed in the order of processAt, until the balance is too low.',
  area,
  claims: ['CORE-PO-027', 'D93', 'D86'],
  needs: payoutActions,
  run: async (context) => {
    const seller = await createFundedSeller(context, 1_000);
    const later = { amount: 700, processAt: context.operator.now(7_200) };
    const sooner = { amount: 600, processAt: context.operator.now(3_600) };
    const second = await requestPayout(context, seller, later);
    const first = await requestPayout(context, seller, sooner);
    context.expectEqual(
      (await getBalances(context, seller)).payout,
      1_000,
      'the payout balance meanwhile',
    );
    await context.operator.advance(3 * 3_600);
    const { status } = await readPayout(context, first.code);
    context.expect(status !== 'FAILED', 'the earlier payout is paid', status);
    await expectPayoutStatus(context, second.code, 'REJECTED', 'FAILED');
    context.expectEqual(
      (await getBalances(context, seller)).payout,
      400,
      'the payout balance at the end',
    );
  },
};
