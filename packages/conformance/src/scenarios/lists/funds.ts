import { member } from '../../json.js';
import { createFundedSeller, requestPayout } from '../props/payouts.js';
import { createSeller } from '../props/sellers.js';
import { fund } from '../props/splits.js';
import type { Stage } from '../stage.js';
import { transferOf } from '../transfers/transfers.js';
import type { Listed, Listing } from './listing.js';

const anHour = 3_600;
const aDay = 86_400;

/** Payouts of two sellers, of three statuses, that have every field the same or another. */
export async function payoutListings(stage: Stage): Promise<Listing[]> {
  const [one, other] = [await createFundedSeller(stage, 900), await createFundedSeller(stage, 900)];
  await rename(stage, one.code, String.raw`100%_a\b's`);
  await rename(stage, other.code, '100xya?*b.s');
  const [early, late] = [stage.operator.moment(9 * aDay), stage.operator.moment(10 * aDay)];
  const listed: Listed[] = [];
  const add = async (made: Promise<{ code: string; createdAt: string }>): Promise<string> => {
    const { code, createdAt } = await made;
    listed.push({ code, at: createdAt });
    await stage.operator.advance(anHour);
    return code;
  };
  await add(requestPayout(stage, other, { amount: 40 }));
  await add(requestPayout(stage, one, { amount: 20, description: 'May', processAt: late }));
  const cancelled = await add(requestPayout(stage, one, { amount: 30, processAt: early }));
  const dollars = { amount: 10, description: 'April', processAt: early, targetCurrency: 'USD' };
  await add(requestPayout(stage, other, dollars as typeof dollars & { targetCurrency: 'USD' }));
  await add(requestPayout(stage, one, { amount: 20, description: 'May', processAt: late }));
  const { accountCode, externalAccountCode } = other;
  const useBalanceAt = stage.operator.moment(-anHour);
  const first = { accountCode, externalAccountCode, useBalanceAt, processAt: late };
  await add(stage.call('v1.createPayoutRequest', { body: first }));
  await stage.call('v2.deletePayoutRequest', { path: { code: cancelled } });
  const searched = ['seller.code', 'seller.name', 'virtualAccountCode'];
  const shown = listed.filter(({ code }) => code !== cancelled);
  return [
    { operation: 'v1.listPayoutRequests', listed: shown },
    { operation: 'v2.listPayoutRequests', listed },
    { operation: 'v2.listPayoutOverview', listed, searched },
  ];
}

/** Transfers of different amounts, some the same. */
export async function transferListings(stage: Stage): Promise<Listing[]> {
  const [from, to] = [await createSeller(stage), await createSeller(stage)];
  await fund(stage, from, 100);
  const listed: Listed[] = [];
  for (const amount of [20, 10, 20, 30]) {
    const body = transferOf(stage, from, to, amount);
    const { code } = await stage.call('v2.createBalanceTransfer', { body });
    listed.push({ code, at: stage.operator.moment() });
  }
  return [{ operation: 'v2.listBalanceTransfers', listed }];
}

/** Reports of one kind about different sellers, beside one of another kind. */
export async function reportListings(stage: Stage): Promise<Listing[]> {
  const [one, other] = [await createSeller(stage), await createSeller(stage)];
  const report = 'seller-settlement';
  const listed: Listed[] = [];
  for (const account of [one.code, other.code, undefined, one.code]) {
    const body = { report, ...(account === undefined ? {} : { account }) } as const;
    const { id, createdAt } = await stage.call('v2.createReport', { body });
    listed.push({ code: id, at: createdAt });
    await stage.call('v2.createReport', { body: { report: 'payout-report' } });
    await stage.operator.advance(anHour);
  }
  const account = [one.code, other.code, one.code.toLowerCase(), `${one.code.slice(0, -1)}%`];
  const query = { report, limit: 100 };
  const equals = { account };
  const operation = 'v2.listReports';
  return [{ operation, query, listed, equals, valueFor, isRising: true, areTiesRising: true }];
}

function valueFor(parameter: string, element: unknown): unknown {
  const value = member(element, parameter);
  return parameter === 'account' ? member(value, 'id') : value;
}

async function rename(stage: Stage, accountHolderCode: string, displayName: string): Promise<void> {
  await stage.call('v2.updateAccountHolder', {
    path: { accountHolderCode },
    body: { displayName },
  });
}
