import { completeIndividualV1 } from '../fixtures/people.js';
import { daily } from '../fixtures/schedules.js';
import { createPayment, item, paymentBody } from '../fixtures/trees.js';
import { bankAccount } from '../fixtures/verified-sellers.js';
import type { ScenarioContext } from '../scenario-context.js';
import { dayOf, type DayNumber } from './months.js';

/** What scenarios that look at the days of payouts need of the adapter. */
export const byDay = ['newTenant', 'decideKyc', 'settle', 'advanceTime'] as const;

/** For how many days money comes free, one minor unit a day. */
const days = 31;
/** How far the clock goes at a time, in days. */
const mostDays = 400;
const daySeconds = 86_400;

/** A schedule, and the day from which on an account of it has new money to pay out every day. */
export interface Schedule {
  readonly frequency: string;
  readonly from: DayNumber;
}

/**
 * The moments of all payouts of accounts with schedules, by schedule. A month of daily payments, each of
 * one minor unit for every account, comes free a day at a time later on, by each account's refundPeriod:
 * so one leap of the clock shows on which days each schedule pays.
 */
export async function payoutsByDay(
  context: ScenarioContext,
  schedules: readonly Schedule[],
): Promise<string[][]> {
  const accounts = await createAccounts(context, schedules.length);
  const today = dayOf(context.operator.moment());
  for (const [index, { frequency, from }] of schedules.entries()) {
    await context.call('v2.updateAccountPayoutConfiguration', {
      path: { virtualAccountCode: accounts[index] ?? '' },
      body: daily({ frequency, refundPeriod: from - today }),
    });
  }
  for (let day = 0; day < days; day += 1) {
    const leaves = accounts.map((accountCode, index) => item(`item-${index}`, 1, { accountCode }));
    const extRef = context.unique();
    await createPayment(context, 'v2', paymentBody(extRef, leaves));
    await context.operator.settle({ extRefs: [extRef] });
    await context.operator.toNoon();
  }
  const end = Math.max(...schedules.map(({ from }) => from)) + days + 1;
  let left = end - dayOf(context.operator.moment());
  while (left > 0) {
    const step = Math.min(left, mostDays);
    await context.operator.advance(step * daySeconds);
    left -= step;
  }
  return momentsByAccount(context, accounts);
}

/** A seller that passed its check, with so many accounts; their codes. */
async function createAccounts(context: ScenarioContext, count: number): Promise<string[]> {
  const extRef = context.unique();
  const accounts = Array.from({ length: count }, (_, index) => ({
    extRef: `${extRef}-${index}`,
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

async function momentsByAccount(
  context: ScenarioContext,
  accounts: readonly string[],
): Promise<string[][]> {
  const found = accounts.map((): string[] => []);
  for (let page = 0; ; page += 1) {
    const query = { _asc: true, _pageSize: 500, _pageNumber: page };
    const { elements } = await context.call('v2.listPayoutRequests', { query });
    for (const { accountCode, createdAt } of elements) {
      found[accounts.indexOf(accountCode)]?.push(createdAt);
    }
    if (elements.length < 500) return found;
  }
}
