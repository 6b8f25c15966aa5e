import type { Scenario } from '../scenario.js';
import { dateText, dayOf, type DayNumber } from './months.js';
import { byDay, payoutsByDay } from './payouts-by-day.js';

const area = 'payout configuration';
const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** A change of clocks: at night before 06:00 on the nth Sunday of a month, -1 being the last. */
interface Change {
  readonly month: number;
  readonly sunday: number;
  /** Hours from UTC to the zone's clocks from then on. */
  readonly offset: number;
}

/** The zones that are tried, with what their laws have said for decades. */
const zones: readonly { readonly name: string; readonly changes: readonly [Change, Change] }[] = [
  {
    name: 'America/New_York',
    changes: [
      { month: 3, sunday: 2, offset: -4 },
      { month: 11, sunday: 1, offset: -5 },
    ],
  },
  {
    name: 'Pacific/Auckland',
    changes: [
      { month: 4, sunday: 1, offset: 12 },
      { month: 9, sunday: -1, offset: 13 },
    ],
  },
];

/** The Sunday of a change in a year. */
function sundayOf({ month, sunday }: Change, year: number): DayNumber {
  const first = Date.UTC(year, month - 1, 1) / dayMs;
  const last = Date.UTC(year, month, 0) / dayMs;
  const firstSunday = first + ((7 - new Date(first * dayMs).getUTCDay()) % 7);
  return sunday > 0 ? firstSunday + 7 * (sunday - 1) : last - new Date(last * dayMs).getUTCDay();
}

/** D100, D232: 06:00 by the clocks of the division, before and after they change. */
export const daylightSaving: readonly Scenario[] = zones.map(({ name, changes }) => ({
  id: `calendar/daylight-saving-${name.toLowerCase().replace(/.*\//, '').replace('_', '-')}`,
  title: `Scheduled payouts run once a day at 06:00 by the clocks of ${name}, also around the days on which these change.`,
  area,
  version: 'v2',
  claims: ['D54', 'D100', 'D232', 'D233'],
  needs: [...byDay, 'configureMerchant'],
  play: async (stage) => {
    await stage.operator.configureMerchant({ timeZone: name });
    await stage.operator.toNoon();
    const today = dayOf(stage.operator.moment());
    const year = new Date(today * dayMs).getUTCFullYear();
    const tried = changes.map((change, index) => {
      const sundays = [year, year + 1].map((each) => sundayOf(change, each));
      const sunday = sundays.find((each) => each > today + 4) ?? today;
      const before = changes[1 - index]?.offset ?? change.offset;
      return { sunday, before, after: change.offset };
    });
    const schedules = tried.map(({ sunday }) => ({ frequency: '0 0 6 * * ?', from: sunday - 3 }));
    const moments = await payoutsByDay(stage, schedules);
    for (const [index, { sunday, before, after }] of tried.entries()) {
      const days = [-2, -1, 0, 1, 2].map((off) => sunday + off);
      const expected = days.map((day) => {
        const offset = day < sunday ? before : after;
        return new Date(day * dayMs + (6 - offset) * hourMs).toISOString();
      });
      const [first = '', last = ''] = [expected[0], expected.at(-1)];
      const found = (moments[index] ?? [])
        .map((moment) => new Date(moment).toISOString())
        .filter((moment) => moment >= first.slice(0, 10) && moment <= last);
      const inRange = found.filter((moment) => Date.parse(moment) >= Date.parse(first) - hourMs);
      stage.equal(inRange, expected, `the payouts around ${dateText(sunday)} in ${name}`);
    }
  },
}));
