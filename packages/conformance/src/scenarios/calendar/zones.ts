import { configureAccount, daily, listPayouts } from '../fixtures/schedules.js';
import { fund } from '../fixtures/splits.js';
import { createVerifiedSeller } from '../fixtures/verified-sellers.js';
import type { Scenario } from '../scenario.js';
import { formatDate, dayOf, type DayNumber } from './months.js';
import { payoutsByDayActions, payoutsByDay } from './payouts-by-day.js';

const area = 'payout configuration';
const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** A daylight saving change: before 06:00 on the nth Sunday of a month, -1 is the last. */
interface Change {
  readonly month: number;
  readonly sunday: number;
  /** The UTC offset in hours after the change. */
  readonly offset: number;
}

/** Time zones west and east of UTC, whose offsets are no whole hours. */
const zones: readonly { readonly name: string; readonly changes: readonly [Change, Change] }[] = [
  {
    name: 'America/St_Johns',
    changes: [
      { month: 3, sunday: 2, offset: -2.5 },
      { month: 11, sunday: 1, offset: -3.5 },
    ],
  },
  {
    name: 'Australia/Adelaide',
    changes: [
      { month: 4, sunday: 1, offset: 9.5 },
      { month: 10, sunday: 1, offset: 10.5 },
    ],
  },
];

/** The date of a change in a year. */
function findSunday({ month, sunday }: Change, year: number): DayNumber {
  const first = Date.UTC(year, month - 1, 1) / dayMs;
  const last = Date.UTC(year, month, 0) / dayMs;
  const firstSunday = first + ((7 - new Date(first * dayMs).getUTCDay()) % 7);
  return sunday > 0 ? firstSunday + 7 * (sunday - 1) : last - new Date(last * dayMs).getUTCDay();
}

/** D100, D232: 06:00 local time of the division, before and after a daylight saving change. */
export const daylightSaving: readonly Scenario[] = zones.map(({ name, changes }) => ({
  id: `calendar/daylight-saving-${name.toLowerCase().replace(/.*\//, '').replace('_', '-')}`,
  title: `Scheduled payouts run once a day at 06:00 local time in ${name}, also around daylight saving changes.`,
  area,
  version: 'v2',
  claims: ['D54', 'D100', 'D232', 'D233'],
  needs: [...payoutsByDayActions, 'configureMerchant'],
  run: async (context) => {
    await context.operator.configureMerchant({ timeZone: name });
    await context.operator.advanceToNoon();
    const today = dayOf(context.operator.now());
    const year = new Date(today * dayMs).getUTCFullYear();
    const tried = changes.map((change, index) => {
      const sundays = [year, year + 1].map((each) => findSunday(change, each));
      const sunday = sundays.find((each) => each > today + 4) ?? today;
      const before = changes[1 - index]?.offset ?? change.offset;
      return { sunday, before, after: change.offset };
    });
    const schedules = tried.map(({ sunday }) => ({ frequency: '0 0 6 * * ?', from: sunday - 3 }));
    const moments = await payoutsByDay(context, schedules);
    for (const [index, { sunday, before, after }] of tried.entries()) {
      const days = [-2, -1, 0, 1, 2].map((off) => sunday + off);
      const expected = days.map((day) => {
        const offset = day < sunday ? before : after;
        return new Date(day * dayMs + (6 - offset) * hourMs).toISOString();
      });
      const [first = '', last = ''] = [expected[0], expected.at(-1)];
      const found = (moments[index] ?? [])
        .map((time) => new Date(time).toISOString())
        .filter((time) => time >= first.slice(0, 10) && time <= last);
      const inRange = found.filter((time) => Date.parse(time) >= Date.parse(first) - hourMs);
      context.expectEqual(inRange, expected, `the payouts around ${formatDate(sunday)} in ${name}`);
    }
  },
}));

/** A time zone that changes at midnight: midnight is skipped in spring and occurs twice in autumn. */
const atMidnight = {
  name: 'America/Havana',
  changes: [
    { month: 3, sunday: 2, offset: -4, firstMidnight: 5 },
    { month: 11, sunday: 1, offset: -5, firstMidnight: 4 },
  ],
} as const;

/** D101, D232: the start of a day on which midnight is skipped or occurs twice. */
export const midnight: Scenario = {
  id: 'calendar/midnight-change',
  title: `refundPeriod counts days from their start in ${atMidnight.name}, where midnight is skipped or occurs twice.`,
  area,
  version: 'v2',
  claims: ['EXT-PC-009', 'D100', 'D101', 'D232'],
  needs: [...payoutsByDayActions, 'configureMerchant'],
  run: async (context) => {
    await context.operator.configureMerchant({ timeZone: atMidnight.name });
    const seller = await createVerifiedSeller(context);
    await configureAccount(context, seller.accountCode, daily({ refundPeriod: 1 }));
    const today = dayOf(context.operator.now());
    const year = new Date(today * dayMs).getUTCFullYear();
    const next = atMidnight.changes.map((change) => {
      const sundays = [year, year + 1].map((each) => findSunday(change, each));
      const sunday = sundays.find((each) => each > today + 1) ?? today;
      return { sunday, begins: sunday * dayMs + change.firstMidnight * hourMs };
    });
    const advanceTo = async (time: number): Promise<void> => {
      const now = Date.parse(context.operator.now());
      await context.operator.advance(Math.ceil((time - now) / 1000));
    };
    const expected: number[] = [];
    for (const { sunday, begins } of next.toSorted((a, b) => a.begins - b.begins)) {
      // If midnight occurs twice, the second one is an hour after the first.
      for (const [minutes, amount] of [
        [-10, 1],
        [10, 10],
        [70, 100],
      ] as const) {
        await advanceTo(begins + minutes * 60_000);
        await fund(context, seller, amount);
      }
      for (const [day, amount] of [
        [0, 1],
        [1, 110],
      ] as const) {
        await advanceTo(begins + day * dayMs + 12 * hourMs);
        expected.push(amount);
        const amounts = (await listPayouts(context)).map((payout) => payout.amount);
        const what = `the payouts ${day} days after ${formatDate(sunday)} in ${atMidnight.name}`;
        context.decided?.expectEqual(amounts, expected, what);
      }
    }
  },
};
