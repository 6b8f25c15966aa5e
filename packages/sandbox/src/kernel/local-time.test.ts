import { expect, test } from 'vitest';
import { localDay, momentAtHour } from './local-time.js';
import { dayMs } from './moment.js';

test.each([
  ['UTC', '2026-03-29', '2026-03-29T06:00:00.000Z'],
  ['Europe/Amsterdam', '2026-03-28', '2026-03-28T05:00:00.000Z'],
  ['Europe/Amsterdam', '2026-03-29', '2026-03-29T04:00:00.000Z'],
])('06:00 in %s on %s is %s', (zone, date, expected) => {
  const day = Date.parse(date) / dayMs;
  const moment = momentAtHour(day, 6, zone);
  expect(new Date(moment).toISOString()).toBe(expected);
  expect(localDay(moment, zone)).toBe(day);
});

test('begins a day at midnight of its time zone', () => {
  const moment = Date.parse('2026-06-01T23:30:00Z');
  expect(localDay(moment, 'UTC')).toBe(localDay(moment, 'America/New_York'));
  expect(localDay(moment, 'Europe/Amsterdam')).toBe(localDay(moment, 'UTC') + 1);
});

// The expected values are from the tz database (`zdump -v`), not from the code.
test.each([
  // 26 March 2028: clocks go from 02:00 to 03:00. 02:00 is skipped, so it is 03:00.
  ['Europe/Berlin', '2028-03-26', 2, '2028-03-26T01:00:00.000Z'],
  // 29 October 2028: clocks go from 03:00 back to 02:00. The first 02:00 is that of summer.
  ['Europe/Berlin', '2028-10-29', 2, '2028-10-29T00:00:00.000Z'],
  // 3 September 2028 begins at 01:00 in Santiago: clocks go from 00:00 to 01:00.
  ['America/Santiago', '2028-09-03', 0, '2028-09-03T04:00:00.000Z'],
  // 5 November 2028 begins twice in Havana: clocks go from 01:00 back to 00:00.
  ['America/Havana', '2028-11-05', 0, '2028-11-05T04:00:00.000Z'],
  // Clocks of Lord Howe Island change by half an hour: from 02:00 to 02:30.
  ['Australia/Lord_Howe', '2028-10-01', 2, '2028-09-30T15:30:00.000Z'],
])('%s on %s: hour %i is at %s', (zone, date, hour, expected) => {
  const moment = momentAtHour(Date.parse(date) / dayMs, hour, zone);
  expect(new Date(moment).toISOString()).toBe(expected);
});

test('returns a valid moment for the longest refund period (D104)', () => {
  const moment = momentAtHour(20_000 - (2 ** 31 - 1), 0, 'Europe/Berlin');
  expect(new Date(moment).getUTCFullYear()).toBe(1901);
});

test('returns the moment of the next day for a day that a time zone skips', () => {
  // Samoa went from 29 to 31 December 2011.
  const left = Date.parse('2011-12-30') / dayMs;
  const moment = momentAtHour(left, 6, 'Pacific/Apia');
  expect(moment).toBe(momentAtHour(left + 1, 6, 'Pacific/Apia'));
  expect(localDay(moment, 'Pacific/Apia')).toBe(left + 1);
});
