import { expect, test } from 'vitest';
import { dayMs } from './day.js';
import { localDay, momentOf } from './local-time.js';

test.each([
  ['UTC', '2026-03-29', '2026-03-29T06:00:00.000Z'],
  ['Europe/Amsterdam', '2026-03-28', '2026-03-28T05:00:00.000Z'],
  ['Europe/Amsterdam', '2026-03-29', '2026-03-29T04:00:00.000Z'],
  ['Europe/Amsterdam', '2026-10-24', '2026-10-24T04:00:00.000Z'],
  ['Europe/Amsterdam', '2026-10-25', '2026-10-25T05:00:00.000Z'],
  ['America/New_York', '2026-03-08', '2026-03-08T10:00:00.000Z'],
  ['Asia/Kolkata', '2026-06-01', '2026-06-01T00:30:00.000Z'],
])('06:00 in %s on %s is %s', (zone, date, expected) => {
  const day = Date.parse(date) / dayMs;
  const moment = momentOf(day, 6, zone);
  expect(new Date(moment).toISOString()).toBe(expected);
  expect(localDay(moment, zone)).toBe(day);
});

test('a day begins where its zone says', () => {
  const moment = Date.parse('2026-06-01T23:30:00Z');
  expect(localDay(moment, 'UTC')).toBe(localDay(moment, 'America/New_York'));
  expect(localDay(moment, 'Europe/Amsterdam')).toBe(localDay(moment, 'UTC') + 1);
});
