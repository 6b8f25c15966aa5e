import { completeIndividualV1 } from '../fixtures/legal-entities.js';
import { configureAccount, daily, listPayouts } from '../fixtures/schedules.js';
import { item, paymentBody } from '../fixtures/trees.js';
import { bankAccount } from '../fixtures/verified-sellers.js';
import type { ScenarioContext } from '../scenario-context.js';
import { dayOf, type DayNumber } from './months.js';

/** The adapter actions that `payoutsByDay` needs. */
export const payoutsByDayActions = ['newTenant', 'decideKyc', 'settle', 'advanceTime'] as const;

/** For how many days one minor unit a day becomes available. */
const days = 31;
/** The largest step of the clock, in days. */
const mostDays = 400;
const daySeconds = 86_400;

/** A schedule, and the first day on which its account has new money to pay out. */
export interface Schedule {
  readonly frequency: string;
  readonly from: DayNumber;
}

/**
 * Returns the creation times of all payouts, by schedule. Every day for a month, each account receives one
 * minor unit, which its refundPeriod releases on a later day. Advancing the clock once then shows on which
 * days each schedule pays out.
 */
export async function payoutsByDay(
  context: ScenarioContext,
  schedules: readonly Schedule[],
): Promise<string[][]> {
  const accounts = await createAccounts(context, schedules.length);
  const today = dayOf(context.operator.now());
  for (const [index, { frequency, from }] of schedules.entries()) {
    const body = daily({ frequency, refundPeriod: from - today });
    await configureAccount(context, accounts[index] ?? '', body);
  }
  for (let day = 0; day < days; day += 1) {
    const leaves = accounts.map((accountCode, index) => item(`item_${index}`, 1, { accountCode }));
    const extRef = context.unique();
    await context.call('v2.createPaymentSplit', { body: paymentBody(extRef, leaves) });
    await context.operator.settle({ extRefs: [extRef] });
    await context.operator.advanceToNoon();
  }
  const end = Math.max(...schedules.map(({ from }) => from)) + days + 1;
  let left = end - dayOf(context.operator.now());
  while (left > 0) {
    const step = Math.min(left, mostDays);
    await context.operator.advance(step * daySeconds);
    left -= step;
  }
  const payouts = await listPayouts(context);
  return accounts.map((code) =>
    payouts.filter((each) => each.accountCode === code).map(({ createdAt }) => createdAt),
  );
}

/** Creates a verified seller with a number of accounts and returns the account codes. */
async function createAccounts(context: ScenarioContext, count: number): Promise<string[]> {
  const extRef = context.unique();
  const accounts = Array.from({ length: count }, (_, index) => ({
    extRef: `${extRef}_${index}`,
    displayName: `Account ${index}`,
  }));
  const holder = await context.call('v1.createAccountHolder', {
    query: { readyForKyc: true },
    body: {
      extRef,
      displayName: `Seller ${extRef}`,
      accounts,
      legalEntity: completeIndividualV1(),
    },
  });
  const accountHolderCode = holder.code;
  const external = await context.call('v2.createExternalAccount', {
    path: { accountHolderCode },
    body: bankAccount(`Bank ${extRef}`),
  });
  const { code: externalAccountCode } = external;
  await context.operator.decideKyc({ accountHolderCode, outcome: 'PASSED' });
  await context.operator.decideKyc({ accountHolderCode, externalAccountCode, outcome: 'PASSED' });
  return accounts.map(
    (each) => holder.accounts?.find((shown) => shown.extRef === each.extRef)?.code ?? '',
  );
}
