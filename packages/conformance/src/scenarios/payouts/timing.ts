import { member } from '../../json.js';
import { getBalances } from '../fixtures/balances.js';
import {
  oneMinute,
  createFundedSeller,
  expectPayoutStatus,
  payoutActions,
  readPayout,
  requestPayoutInBothVersions,
} from '../fixtures/payouts.js';
import { fund } from '../fixtures/splits.js';
import { buildTransfer } from '../transfers/transfers.js';
import type { Scenario } from '../scenario.js';
import type { ScenarioContext } from '../scenario-context.js';

const area = 'payouts';

/** Expects payouts to be no longer WAITING. */
async function expectNotWaiting(
  context: ScenarioContext,
  requested: readonly { code: string }[],
): Promise<void> {
  for (const { code } of requested) {
    const { status } = await readPayout(context, code);
    context.expect(status !== 'WAITING', 'the payout is no longer WAITING once it is due', status);
  }
}

/** D155: processAt. */
export const processAt: Scenario = {
  id: 'payouts/process-at',
  title: 'A payout is processed at its processAt and not before.',
  area,
  claims: ['CORE-PO-007', 'CORE-PO-019', 'EXT-PO-001', 'D155'],
  needs: payoutActions,
  run: async (context) => {
    const seller = await createFundedSeller(context, 1_000);
    const at = context.operator.now(3_600);
    const requested = await requestPayoutInBothVersions(context, seller, {
      amount: 100,
      processAt: at,
    });
    for (const { processAt: shown = at } of requested) {
      // The reference lists the field but does not say that every response has it.
      context.expectEqual(Date.parse(shown), Date.parse(at), 'processAt in the response');
    }
    await context.operator.advance(3_000);
    for (const { code } of requested) await expectPayoutStatus(context, code, 'WAITING', 'WAITING');
    context.expectEqual(
      (await getBalances(context, seller)).payout,
      1_000,
      'the payout balance before',
    );
    await context.operator.advance(660);
    await expectNotWaiting(context, requested);
    context.expectEqual(
      (await getBalances(context, seller)).payout,
      800,
      'the payout balance after',
    );
  },
};

/** D155, D92: the default of processAt. */
export const immediate: Scenario = {
  id: 'payouts/immediate',
  title:
    'A payout without processAt is due immediately and shows the time of the request as processAt.',
  area,
  claims: ['CORE-PO-008', 'CORE-PO-036', 'EXT-PO-010', 'D92', 'D155'],
  needs: payoutActions,
  run: async (context) => {
    const seller = await createFundedSeller(context, 1_000);
    const requested = await requestPayoutInBothVersions(context, seller, { amount: 1 });
    for (const { createdAt, processAt: at = createdAt } of requested) {
      const apart = Math.abs(Date.parse(at) - Date.parse(createdAt));
      context.expect(apart <= oneMinute * 1_000, 'processAt is the time of the request', at);
    }
    for (const shown of requested) {
      const absent = ['description', 'useBalanceAt'];
      const made = absent.filter((name) => (member(shown, name) ?? '') !== '');
      context.expectEqual(made, [], 'the members with a value that was not sent');
    }
    await context.operator.advance(oneMinute);
    await expectNotWaiting(context, requested);
  },
};

/** D92: the balance at a point in time. */
export const balanceAt: Scenario = {
  id: 'payouts/use-balance-at',
  title: 'useBalanceAt pays out the balance at that time, without later credits.',
  area,
  version: 'v1',
  claims: ['CORE-PO-009', 'CORE-PO-010', 'CORE-PO-016', 'D92'],
  needs: payoutActions,
  run: async (context) => {
    const seller = await createFundedSeller(context, 1_000);
    await context.operator.advance(600);
    const useBalanceAt = context.operator.now(-300);
    await fund(context, seller, 500);
    const { accountCode, externalAccountCode } = seller;
    const body = { accountCode, externalAccountCode, useBalanceAt };
    const made = await context.call('v1.createPayoutRequest', { body });
    context.expectEqual(
      Date.parse(made.useBalanceAt ?? ''),
      Date.parse(useBalanceAt),
      'useBalanceAt',
    );
    await context.operator.advance(oneMinute);
    const paid = await context.call('v1.getPayoutRequest', { path: { code: made.code } });
    context.expectEqual(paid.amount, 1_000, 'the amount of the payout');
    context.expectEqual(
      (await getBalances(context, seller)).payout,
      500,
      'the payout balance afterwards',
    );
  },
};

/** D92: the default of processAt with useBalanceAt. */
export const balanceDue: Scenario = {
  id: 'payouts/use-balance-at-due',
  title:
    'A payout without processAt is due at useBalanceAt, or immediately if that is in the past.',
  area,
  version: 'v1',
  claims: ['CORE-PO-009', 'D92'],
  needs: payoutActions,
  run: async (context) => {
    const seller = await createFundedSeller(context, 1_000);
    await context.operator.advance(600);
    const { accountCode, externalAccountCode } = seller;
    const request = (useBalanceAt: string) =>
      context.call('v1.createPayoutRequest', {
        body: { accountCode, externalAccountCode, useBalanceAt },
      });
    const past = await request(context.operator.now(-300));
    const apart = Date.parse(past.processAt ?? past.createdAt) - Date.parse(past.createdAt);
    const isNow = Math.abs(apart) <= oneMinute * 1_000;
    context.decided?.expect(isNow, 'processAt is the time of the request', past.processAt);
    await context.operator.advance(oneMinute);
    await expectNotWaiting(context, [past]);
    // That useBalanceAt can be in the future is our decision.
    if (!context.decided) return;
    const future = context.operator.now(3_600);
    const later = await request(future);
    const inFuture = Date.parse(later.processAt ?? future);
    context.expectEqual(inFuture, Date.parse(future), 'processAt for a future time');
    await context.operator.advance(oneMinute);
    const waiting = await context.call('v1.getPayoutRequest', { path: { code: later.code } });
    context.expectEqual(waiting.status, 'WAITING', 'the status before useBalanceAt');
    await context.operator.advance(3_600);
    await expectNotWaiting(context, [later]);
  },
};

/** D92: useBalanceAt with a lower current balance. */
export const balanceSpent: Scenario = {
  id: 'payouts/use-balance-at-spent',
  title: 'useBalanceAt pays out no more than the current balance.',
  area,
  version: 'v1',
  claims: ['CORE-PO-009', 'D92'],
  needs: payoutActions,
  run: async (context) => {
    const seller = await createFundedSeller(context, 1_000);
    const other = await createFundedSeller(context, 1);
    await context.operator.advance(600);
    const useBalanceAt = context.operator.now(-300);
    const transfer = buildTransfer(context, seller, other, 800);
    await context.call('v2.createBalanceTransfer', { body: transfer });
    const { accountCode, externalAccountCode } = seller;
    const body = { accountCode, externalAccountCode, useBalanceAt };
    const { code } = await context.call('v1.createPayoutRequest', { body });
    await context.operator.advance(oneMinute);
    const paid = await context.call('v1.getPayoutRequest', { path: { code } });
    context.expectEqual(paid.amount, 200, 'the amount of the payout');
  },
};
