import { describe, expect, test } from 'vitest';
import { dayMs } from '../../kernel/moment.js';
import { openStore } from '../../storage/open-store.js';
import { createPayableSeller, earnAll } from '../../testing/payable-seller.js';
import { brokenInvariants, type Call, startTestSandbox } from '../../testing/test-sandbox.js';

// The expected dates are from a calendar, and the changes to and from daylight saving time from the tz database
// (`zdump -v ZONE`). None was computed by the code under test.

/** The tested schedules. */
const expressions = {
  monday: '0 0 0 ? * MON',
  day31: '0 0 0 31 * ?',
  last: '0 0 0 L * ?',
  lastWeekday: '0 0 0 LW * ?',
  // 02:30 is skipped in spring and repeated in autumn, which must not matter, because the hour has no effect.
  daily: '0 30 2 * * ?',
} as const;

type Schedule = keyof typeof expressions;

const years: Readonly<Record<number, Readonly<Record<Exclude<Schedule, 'daily'>, string>>>> = {
  // A common year; 1 January is a Friday.
  2027: {
    monday: `01-04 01-11 01-18 01-25 02-01 02-08 02-15 02-22 03-01 03-08 03-15 03-22 03-29 04-05 04-12 04-19
      04-26 05-03 05-10 05-17 05-24 05-31 06-07 06-14 06-21 06-28 07-05 07-12 07-19 07-26 08-02 08-09 08-16
      08-23 08-30 09-06 09-13 09-20 09-27 10-04 10-11 10-18 10-25 11-01 11-08 11-15 11-22 11-29 12-06 12-13
      12-20 12-27`,
    // A month without a day 31 has no run.
    day31: '01-31 03-31 05-31 07-31 08-31 10-31 12-31',
    last: '01-31 02-28 03-31 04-30 05-31 06-30 07-31 08-31 09-30 10-31 11-30 12-31',
    // The last days of January, February and October are Sundays, that of July is a Saturday.
    lastWeekday: '01-29 02-26 03-31 04-30 05-31 06-30 07-30 08-31 09-30 10-29 11-30 12-31',
  },
  // A leap year; 1 January is a Saturday, 29 February a Tuesday.
  2028: {
    monday: `01-03 01-10 01-17 01-24 01-31 02-07 02-14 02-21 02-28 03-06 03-13 03-20 03-27 04-03 04-10 04-17
      04-24 05-01 05-08 05-15 05-22 05-29 06-05 06-12 06-19 06-26 07-03 07-10 07-17 07-24 07-31 08-07 08-14
      08-21 08-28 09-04 09-11 09-18 09-25 10-02 10-09 10-16 10-23 10-30 11-06 11-13 11-20 11-27 12-04 12-11
      12-18 12-25`,
    day31: '01-31 03-31 05-31 07-31 08-31 10-31 12-31',
    last: '01-31 02-29 03-31 04-30 05-31 06-30 07-31 08-31 09-30 10-31 11-30 12-31',
    // The last days of April and December are Sundays, that of September is a Saturday.
    lastWeekday: '01-31 02-29 03-31 04-28 05-31 06-30 07-31 08-31 09-29 10-31 11-30 12-29',
  },
};

/** A year in a time zone: when it begins, and when it is 06:00, by the first date of each period. */
interface ZoneYear {
  readonly zone: string;
  readonly year: number;
  readonly begins: string;
  /** In UTC; `<` for the day before. */
  readonly sixOClock: Readonly<Record<string, string>>;
}

const zoneYears: readonly ZoneYear[] = [
  { zone: 'UTC', year: 2027, begins: '2027-01-01T00:00:00Z', sixOClock: { '01-01': '06:00' } },
  { zone: 'UTC', year: 2028, begins: '2028-01-01T00:00:00Z', sixOClock: { '01-01': '06:00' } },
  {
    // Summer from the last Sunday of March to that of October, each before 06:00 of that day.
    zone: 'Europe/Berlin',
    year: 2027,
    begins: '2026-12-31T23:00:00Z',
    sixOClock: { '01-01': '05:00', '03-28': '04:00', '10-31': '05:00' },
  },
  {
    zone: 'Europe/Berlin',
    year: 2028,
    begins: '2027-12-31T23:00:00Z',
    sixOClock: { '01-01': '05:00', '03-26': '04:00', '10-29': '05:00' },
  },
  {
    // Summer from the second Sunday of March to the first of November.
    zone: 'America/New_York',
    year: 2027,
    begins: '2027-01-01T05:00:00Z',
    sixOClock: { '01-01': '11:00', '03-14': '10:00', '11-07': '11:00' },
  },
  {
    zone: 'America/New_York',
    year: 2028,
    begins: '2028-01-01T05:00:00Z',
    sixOClock: { '01-01': '11:00', '03-12': '10:00', '11-05': '11:00' },
  },
  {
    // Summer until the first Sunday of April, and from the last of September on. 06:00 is on the day before in UTC.
    zone: 'Pacific/Auckland',
    year: 2027,
    begins: '2026-12-31T11:00:00Z',
    sixOClock: { '01-01': '<17:00', '04-04': '<18:00', '09-26': '<17:00' },
  },
  {
    zone: 'Pacific/Auckland',
    year: 2028,
    begins: '2027-12-31T11:00:00Z',
    sixOClock: { '01-01': '<17:00', '04-02': '<18:00', '09-24': '<17:00' },
  },
];

/** Returns 06:00 on a date such as `02-29`, in UTC without seconds. */
function runOn({ year, sixOClock }: ZoneYear, date: string): string {
  const since = Object.keys(sixOClock).findLast((from) => from <= date) ?? '';
  const time = sixOClock[since] ?? '';
  const day = Date.parse(`${year}-${date}`) - (time.startsWith('<') ? dayMs : 0);
  return `${new Date(day).toISOString().slice(0, 10)}T${time.replace('<', '')}`;
}

/** Returns the dates of a schedule in a year; all dates for `daily`. */
function datesOf(schedule: Schedule, year: number, days: number): string[] {
  if (schedule !== 'daily') return (years[year]?.[schedule] ?? '').split(/\s+/);
  const first = Date.UTC(year, 0, 1);
  return Array.from({ length: days }, (_, index) =>
    new Date(first + index * dayMs).toISOString().slice(5, 10),
  );
}

/** Creates a seller for each schedule. Returns the schedules by account. */
async function openSellers(create: () => Promise<string>, call: Call) {
  const schedules = new Map<string, Schedule>();
  for (const schedule of Object.keys(expressions) as Schedule[]) {
    const account = await create();
    schedules.set(account, schedule);
    const body = { type: 'SCHEDULED', frequency: expressions[schedule], refundPeriod: 0 };
    const path = `/api/payout-configuration/accounts/${account}`;
    expect((await call('PUT', path, body)).status).toBe(200);
  }
  return schedules;
}

/** Returns account and minute of all payouts, oldest first. */
async function listPayouts(call: Call): Promise<{ account: string; at: string }[]> {
  const found: { account: string; at: string }[] = [];
  for (let page = 0; ; page += 1) {
    const query = `_asc=true&_pageSize=500&_pageNumber=${page}`;
    const { body } = await call('GET', `/api/fund/payout-requests?${query}`);
    for (const { accountCode, processAt } of body.elements)
      found.push({ account: accountCode, at: processAt.slice(0, 16) });
    if (body.elements.length === 0) return found;
  }
}

/** Every run tests the leap year in the time zone that is furthest from UTC; the long tests run the others. */
const sample = zoneYears.filter(({ zone, year }) => zone === 'Pacific/Auckland' && year === 2028);
const others = zoneYears.filter((each) => !sample.includes(each));

test.each(sample)('makes the payouts of $year in $zone on the dates of the calendar', runYear);
describe('in every zone', { tags: 'long' }, () => {
  test.each(others)('makes the payouts of $year in $zone on the dates of the calendar', runYear);
});

/** Advances the clock through a year and compares the payouts of each schedule with the calendar. */
async function runYear(zoneYear: ZoneYear): Promise<void> {
  const days = zoneYear.year === 2028 ? 366 : 365;
  const store = await openStore({ kind: 'memory' });
  const started = await startTestSandbox({ storage: store });
  const key = 'test_year_of_schedules';
  const call = started.as(key);
  await call('POST', '/_sandbox/reset', { at: zoneYear.begins });
  const settings = await call('PATCH', '/_sandbox/merchant', { timeZone: zoneYear.zone });
  expect(settings.status).toBe(200);
  const create = async () => (await createPayableSeller(store, key, call)).account;
  const schedules = await openSellers(create, call);
  for (let day = 1; day <= days; day += 1) {
    await earnAll(call, [...schedules.keys()], 100, `day-${day}`);
    const moved = await call('POST', '/_sandbox/clock/advance', { seconds: 86_400 });
    expect(moved.status).toBe(200);
  }
  const payouts = await listPayouts(call);
  for (const [own, schedule] of schedules) {
    const runs = payouts.filter(({ account }) => account === own).map(({ at }) => at);
    const expected = datesOf(schedule, zoneYear.year, days).map((date) => runOn(zoneYear, date));
    expect({ [schedule]: runs }).toEqual({ [schedule]: expected });
  }
  expect(await brokenInvariants(call)).toEqual([]);
  await started.close();
}
