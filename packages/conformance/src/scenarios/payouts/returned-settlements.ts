import {
  oneMinute,
  createFundedSeller,
  payoutActions,
  requestPayout,
} from '../fixtures/payouts.js';
import { configureAccount, daily, listPayouts } from '../fixtures/schedules.js';
import { fund } from '../fixtures/splits.js';
import type { Scenario } from '../scenario.js';
import type { ScenarioContext } from '../scenario-context.js';

const area = 'payouts';
const claims = ['EXT-PO-021', 'EXT-PO-043', 'EXT-PO-046', 'D103', 'D260'];
const needs = ['newTenant', 'decidePayout', ...payoutActions] as const;

/** Seconds from noon to an hour after the next scheduled payouts, which are then ACCEPTED. */
const untilMorning = 19 * 3_600;
const aDay = 86_400;

/** Returns the totals in the settlements of a payout, in ascending order. */
async function listTotals(context: ScenarioContext, code: string): Promise<number[]> {
  const { items } = await context.call('v2.listPayoutSettlements', { path: { code } });
  return items.map(({ totalAmountSeller }) => totalAmountSeller).toSorted((a, b) => a - b);
}

/** D260: settlements of failed and returned payouts. */
export const failedOrReturned: Scenario = {
  id: 'payouts/settlements-of-returned',
  title:
    'The settlements of a payout that failed or was returned move to the next scheduled payout.',
  area,
  version: 'v2',
  claims,
  needs,
  run: async (context) => {
    const ends = [['FAILED'], ['PROCESSED', 'RETURNED'], ['PROCESSED']] as const;
    for (const outcomes of ends) {
      const end = outcomes.at(-1) ?? '';
      await context.operator.advanceToNoon();
      const seller = await createFundedSeller(context, 1_000);
      await configureAccount(context, seller, daily());
      await context.operator.advance(untilMorning);
      const [first] = await listPayouts(context, seller);
      const payoutCode = first?.code ?? '';
      context.expectEqual(
        await listTotals(context, payoutCode),
        [1_000],
        'the settlements of the first payout',
      );
      for (const outcome of outcomes) await context.operator.decidePayout({ payoutCode, outcome });
      await fund(context, seller, 70);
      const isPaid = end === 'PROCESSED';
      const paidTotals = await listTotals(context, payoutCode);
      context.decided?.expectEqual(
        paidTotals,
        isPaid ? [1_000] : [],
        `its settlements once it is ${end}`,
      );
      await context.operator.advance(aDay);
      const next = (await listPayouts(context, seller)).at(-1);
      context.expectEqual(next?.amount, isPaid ? 70 : 1_070, `the amount of the next after ${end}`);
      const expected = isPaid ? [70] : [70, 1_000];
      context.expectEqual(
        await listTotals(context, next?.code ?? ''),
        expected,
        `the settlements of the next payout after ${end}`,
      );
    }
  },
};

/** D260: settlements that a returned payout covered partly. */
export const partlyCovered: Scenario = {
  id: 'payouts/settlements-partly-covered',
  title:
    'If a requested payout is returned, only payments that another payout paid with its excess are paid again, too.',
  area,
  version: 'v2',
  claims,
  needs,
  run: async (context) => {
    await context.operator.advanceToNoon();
    const seller = await createFundedSeller(context, 100);
    for (const amount of [30, 20, 7]) await fund(context, seller, amount);
    const codes: string[] = [];
    // The first pays 100 with an excess of 20, with which the second pays 30 and 20.
    for (const amount of [120, 30]) {
      codes.push((await requestPayout(context, seller, { amount })).code);
      await context.operator.advance(oneMinute);
    }
    const [payoutCode = ''] = codes;
    await context.operator.decidePayout({ payoutCode, outcome: 'RETURNED' });
    await configureAccount(context, seller, daily());
    await context.operator.advance(untilMorning);
    const next = (await listPayouts(context, seller)).at(-1);
    context.expectEqual(next?.amount, 127, 'the amount of the scheduled payout');
    const totals = await listTotals(context, next?.code ?? '');
    // The second covers the 30 without the excess, so it still pays them.
    context.decided?.expectEqual(totals, [7, 20, 100], 'the settlements of the scheduled payout');
  },
};

/** D93, D260: a requested payout that is due at the same time as a scheduled one. */
export const denied: Scenario = {
  id: 'payouts/settlements-of-denied',
  title:
    'A scheduled payout that is denied because another one took the money has no settlements, then or later.',
  area,
  version: 'v2',
  claims: [...claims, 'D93', 'D100'],
  needs,
  run: async (context) => {
    await context.operator.advanceToNoon();
    const seller = await createFundedSeller(context, 1_000);
    await configureAccount(context, seller, daily());
    const morning = new Date(context.operator.now(86_400));
    morning.setUTCHours(6, 0, 0, 0);
    const processAt = morning.toISOString();
    const { code } = await requestPayout(context, seller, { amount: 1_000, processAt });
    await context.operator.advance(untilMorning);
    for (const payout of await listPayouts(context, seller)) {
      const isAsked = payout.code === code;
      context.expectEqual(
        payout.status,
        isAsked ? 'ACCEPTED' : 'FAILED',
        `the status of ${payout.code}`,
      );
      context.expectEqual(
        await listTotals(context, payout.code),
        [],
        `the settlements of ${payout.code}`,
      );
    }
    await fund(context, seller, 70);
    await context.operator.advance(aDay);
    const next = (await listPayouts(context, seller)).at(-1);
    context.expectEqual(
      await listTotals(context, next?.code ?? ''),
      [70],
      'the settlements of the next payout',
    );
    await context.operator.decidePayout({ payoutCode: code, outcome: 'RETURNED' });
    await context.operator.advance(aDay);
    const last = (await listPayouts(context, seller)).at(-1);
    context.expectEqual(
      await listTotals(context, last?.code ?? ''),
      [1_000],
      'the settlements of the payout with the returned money',
    );
  },
};
