import { member } from '../../json.js';
import { createFundedSeller, requestPayout } from '../fixtures/payouts.js';
import { createSeller } from '../fixtures/sellers.js';
import { fund } from '../fixtures/splits.js';
import type { ScenarioContext } from '../scenario-context.js';
import { buildTransfer } from '../fixtures/transfers.js';
import type { Listed, Listing } from './listing.js';

const anHour = 3_600;
const aDay = 86_400;

/** Payouts of two sellers and several statuses, with equal and different values in every field. */
export async function payoutListings(context: ScenarioContext): Promise<Listing[]> {
  const [one, other] = [
    await createFundedSeller(context, 900),
    await createFundedSeller(context, 900),
  ];
  await rename(context, one.code, String.raw`100%_a\b's`);
  await rename(context, other.code, '100xya?*b.s');
  const [early, late] = [context.operator.now(9 * aDay), context.operator.now(10 * aDay)];
  const listed: Listed[] = [];
  const add = async (made: Promise<{ code: string; createdAt: string }>): Promise<string> => {
    const { code, createdAt } = await made;
    listed.push({ code, at: createdAt });
    await context.operator.advance(anHour);
    return code;
  };
  await add(requestPayout(context, other, { amount: 100 }));
  // The bank pays it: its status is between those that FAILED stands for.
  await context.operator.advance(2 * aDay);
  await add(requestPayout(context, one, { amount: 1_000 }));
  await add(requestPayout(context, one, { amount: 20, description: 'May', processAt: late }));
  const cancelled = await add(requestPayout(context, one, { amount: 30, processAt: early }));
  const dollars = { amount: 10, description: 'April', processAt: early, targetCurrency: 'USD' };
  await add(requestPayout(context, other, dollars as typeof dollars & { targetCurrency: 'USD' }));
  await add(requestPayout(context, one, { amount: 20, description: 'May', processAt: late }));
  const { accountCode, externalAccountCode } = other;
  const useBalanceAt = context.operator.now(-anHour);
  const first = { accountCode, externalAccountCode, useBalanceAt, processAt: late };
  await add(context.call('v1.createPayoutRequest', { body: first }));
  await context.call('v2.deletePayoutRequest', { path: { code: cancelled } });
  const searched = ['seller.code', 'seller.name', 'virtualAccountCode'];
  const shown = listed.filter(({ code }) => code !== cancelled);
  return [
    { operation: 'v1.listPayoutRequests', listed: shown },
    { operation: 'v2.listPayoutRequests', listed },
    { operation: 'v2.listPayoutOverview', listed, searched },
  ];
}

/** Transfers with equal and different amounts, whose order as texts would be another one. */
export async function transferListings(context: ScenarioContext): Promise<Listing[]> {
  const [from, to] = [await createSeller(context), await createSeller(context)];
  await fund(context, from, 200);
  const listed: Listed[] = [];
  for (const amount of [20, 9, 20, 100]) {
    const body = buildTransfer(context, from, to, amount);
    const { code } = await context.call('v2.createBalanceTransfer', { body });
    listed.push({ code, at: context.operator.now() });
  }
  return [{ operation: 'v2.listBalanceTransfers', listed }];
}

/** Reports of one type about different sellers, and some of another type. */
export async function reportListings(context: ScenarioContext): Promise<Listing[]> {
  const [one, other] = [await createSeller(context), await createSeller(context)];
  const report = 'seller-settlement';
  const listed: Listed[] = [];
  for (const account of [one.code, other.code, undefined, one.code]) {
    const body = { report, ...(account === undefined ? {} : { account }) } as const;
    const { id, createdAt } = await context.call('v2.createReport', { body });
    listed.push({ code: id, at: createdAt });
    await context.call('v2.createReport', { body: { report: 'payout-report' } });
    await context.operator.advance(anHour);
  }
  const account = [one.code, other.code, one.code.toLowerCase(), `${one.code.slice(0, -1)}%`];
  const query = { report, limit: 100 };
  const equals = { account };
  const operation = 'v2.listReports';
  return [
    { operation, query, listed, equals, valueFor, isAscending: true, areTiesAscending: true },
  ];
}

function valueFor(parameter: string, element: unknown): unknown {
  const value = member(element, parameter);
  return parameter === 'account' ? member(value, 'id') : value;
}

async function rename(
  context: ScenarioContext,
  accountHolderCode: string,
  displayName: string,
): Promise<void> {
  await context.call('v2.updateAccountHolder', {
    path: { accountHolderCode },
    body: { displayName },
  });
}
