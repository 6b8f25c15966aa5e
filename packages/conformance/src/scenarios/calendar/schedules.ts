import { hasDate } from '../../model/quartz.js';
import { completeIndividualV1 } from '../fixtures/legal-entities.js';
import { item, paymentBody } from '../fixtures/trees.js';
import { bankAccount } from '../fixtures/bank-accounts.js';
import type { Scenario } from '../scenario.js';
import type { ResponseBodyOf, ScenarioContext } from '../scenario-context.js';
import { listFrequencies } from './frequencies.js';

type Payout = ResponseBodyOf<'v2.listPayoutRequests'>['elements'][number];

const dayMs = 86_400_000;

/** For how many days one minor unit a day becomes available: those of a month. */
const days = 31;
/** In how many months of the next year a schedule is tested at most. */
const monthsOfEach = 3;
/** The largest step of the clock, in days. */
const mostDays = 400;
const shownSchedules = 5;

/** A schedule, the first day on which its account has new money to pay out, and its dates from then on. */
interface Schedule {
  readonly frequency: string;
  readonly from: number;
  readonly expected: readonly number[];
}

/** EXT-PC-004, D99: the dates of every form of a Quartz expression. */
export const schedules: Scenario = {
  id: 'calendar/schedules',
  title:
    'A schedule pays out on exactly the dates of its Quartz expression: lists, ranges, steps, names, L, L-n, LW, nW, 6L, 6#n, months and years.',
  area: 'payout configuration',
  version: 'v2',
  claims: ['EXT-PC-004', 'EXT-PC-006', 'EXT-PC-009', 'D99', 'D100'],
  needs: ['newTenant', 'decideKyc', 'settle', 'advanceTime'],
  run: async (context) => {
    await context.operator.advanceToNoon();
    const tomorrow = dayOf(context.operator.now()) + 1;
    const year = new Date(tomorrow * dayMs).getUTCFullYear() + 1;
    const all = listFrequencies(year).flatMap((each) => monthsOf(each, tomorrow));
    const payoutDays = await payoutsByDay(context, all);
    // The time zone of a day is our decision: without it, all payouts may be on the adjacent day.
    const shifts = context.ifDecided() ? [0] : [0, -1, 1];
    const wrong = shifts.map((shift) => findWrongDays(all, payoutDays, shift));
    const faults = wrong.find(({ length }) => length === 0) ?? wrong[0] ?? [];
    const listed = faults.slice(0, shownSchedules);
    context.expect(
      faults.length === 0,
      listed.map(({ when, expected }) => `${when} pays out on: ${formatDays(expected)}`).join('; '),
      listed.map(({ when, paid }) => `${when}: ${formatDays(paid)}`).join('; '),
    );
  },
};

/** Returns the calendar date of a time, in UTC and in days since 1970. */
function dayOf(time: string): number {
  return Math.floor(Date.parse(time) / dayMs);
}

/**
 * Returns a schedule in some months of the next year whose dates differ, counted from the start or from the end; with
 * `L-30W` in all months, because its day may be one that a month does not have.
 */
function monthsOf(frequency: string, start: number): Schedule[] {
  const begin = new Date(start * dayMs);
  const [year, month] = [begin.getUTCFullYear(), begin.getUTCMonth()];
  const found = new Map<string, Schedule>();
  for (let ahead = 1; ahead <= 12; ahead += 1) {
    const [from = 0, next = 0] = [0, 1].map((more) => Date.UTC(year, month + ahead + more) / dayMs);
    const expected = datesOf(frequency, from);
    const dates = expected.filter((day) => day < next);
    const key = dates.map((day) => (frequency.includes('L') ? next - day : day - from)).join();
    if (frequency.includes('-30W')) found.set(String(from), { frequency, from, expected });
    else if (found.size < monthsOfEach && !found.has(key))
      found.set(key, { frequency, from, expected });
  }
  return [...found.values()];
}

function datesOf(frequency: string, from: number): number[] {
  const all = Array.from({ length: days }, (_, index) => from + index);
  return all.filter((day) => hasDate(frequency, day));
}

/**
 * Returns the days of all payouts, by schedule. Every day for a month, each account receives one minor unit, which its
 * refundPeriod releases on a later day. Advancing the clock once then shows on which days each schedule pays out.
 */
async function payoutsByDay(
  context: ScenarioContext,
  all: readonly Schedule[],
): Promise<number[][]> {
  const accounts = await createAccounts(context, all.length);
  const today = dayOf(context.operator.now());
  for (const [index, { frequency, from }] of all.entries()) {
    const path = { virtualAccountCode: accounts[index] ?? '' };
    const body = { type: 'SCHEDULED', frequency, refundPeriod: from - today } as const;
    await context.call('v2.updateAccountPayoutConfiguration', { path, body });
  }
  const leaves = accounts.map((accountCode, index) => item(`item_${index}`, 1, { accountCode }));
  for (let day = 0; day < days; day += 1) {
    const extRef = context.unique();
    await context.call('v2.createPaymentSplit', { body: paymentBody(extRef, leaves) });
    await context.operator.settle({ extRefs: [extRef] });
    await context.operator.advanceToNoon();
  }
  const end = Math.max(...all.map(({ from }) => from)) + days + 1;
  for (let left = end - dayOf(context.operator.now()); left > 0; left -= mostDays)
    await context.operator.advance((Math.min(left, mostDays) * dayMs) / 1_000);
  const payouts = await listPayouts(context);
  return accounts.map((code) =>
    payouts.filter((each) => each.accountCode === code).map(({ createdAt }) => dayOf(createdAt)),
  );
}

async function listPayouts(context: ScenarioContext): Promise<Payout[]> {
  const all: Payout[] = [];
  for (let page = 0; ; page += 1) {
    const query = { _asc: true, _pageSize: 500, _pageNumber: page };
    const { elements } = await context.call('v2.listPayoutRequests', { query });
    all.push(...elements);
    if (elements.length < 500) return all;
  }
}

async function createAccounts(context: ScenarioContext, count: number): Promise<string[]> {
  const extRef = context.unique();
  const accounts = Array.from({ length: count }, (_, index) => ({
    extRef: `${extRef}_${index}`,
    displayName: `Account ${index}`,
  }));
  const legalEntity = completeIndividualV1();
  const holder = await context.call('v1.createAccountHolder', {
    query: { readyForKyc: true },
    body: { extRef, displayName: `Seller ${extRef}`, accounts, legalEntity },
  });
  const accountHolderCode = holder.code;
  const { code: externalAccountCode } = await context.call('v2.createExternalAccount', {
    path: { accountHolderCode },
    body: bankAccount(`Bank ${extRef}`),
  });
  await context.operator.decideKyc({ accountHolderCode, outcome: 'PASSED' });
  await context.operator.decideKyc({ accountHolderCode, externalAccountCode, outcome: 'PASSED' });
  return accounts.map(
    (each) => holder.accounts?.find((shown) => shown.extRef === each.extRef)?.code ?? '',
  );
}

interface WrongDays {
  readonly when: string;
  readonly expected: readonly number[];
  readonly paid: readonly number[];
}

function findWrongDays(
  all: readonly Schedule[],
  found: readonly (readonly number[])[],
  shift: number,
): WrongDays[] {
  return all.flatMap(({ frequency, from, expected }, index) => {
    const shifted = (found[index] ?? []).map((day) => day + shift);
    const paid = shifted.filter((day) => day >= from && day < from + days);
    const when = `${frequency} from ${formatDays([from])}`;
    return paid.join() === expected.join() ? [] : [{ when, expected, paid }];
  });
}

function formatDays(all: readonly number[]): string {
  const texts = all.map((day) => new Date(day * dayMs).toUTCString().slice(0, 16));
  return texts.join(', ') || 'no day';
}
