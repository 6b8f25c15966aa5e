import { Cron } from 'croner';
import { array, assert, constantFrom, integer, oneof, property, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { dayMs } from '../../kernel/moment.js';
import { nextDay, parseQuartzDays } from './quartz.js';

// Croner supports the weekday numbers of Quartz, but not ranges that wrap around, `3/5`, a single `L` or `L-3`, and
// it accepts expressions that Quartz rejects (8, both days, neither). For the rest, both must return the same days.
const weekday = oneof(
  integer({ min: 1, max: 7 }).map(String),
  constantFrom('SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'),
);
const weekdays = oneof(
  array(weekday, { minLength: 1, maxLength: 3 }).map((days) => days.join(',')),
  weekday.map((day) => `${day}L`),
  tuple(weekday, integer({ min: 1, max: 5 })).map(([day, nth]) => `${day}#${nth}`),
  constantFrom('*', '*/2', '2-6', 'MON-FRI', '3-7/2'),
);
const monthDays = oneof(
  array(integer({ min: 1, max: 31 }), { minLength: 1, maxLength: 3 }).map(String),
  integer({ min: 1, max: 31 }).map((day) => `${day}W`),
  constantFrom('*', 'L', 'LW', '*/10', '5-12/3'),
);
const month = constantFrom('*', '2', 'FEB', '1,7', 'MAR-JUN', '*/5');
const expression = oneof(
  tuple(month, weekdays).map(([months, days]) => `0 0 0 ? ${months} ${days}`),
  tuple(month, monthDays).map(([months, days]) => `0 0 0 ${days} ${months} ?`),
);

/** The last year of Quartz is 2099. */
function inRange(date: Date): boolean {
  return date.getUTCFullYear() <= 2099;
}

test('returns the days of an independent implementation', () => {
  const start = Date.UTC(2026, 0, 1);
  const sample = property(expression, (text) => {
    const options = { alternativeWeekdays: true, domAndDow: true, timezone: 'UTC', paused: true };
    const runs = new Cron(text, options).nextRuns(12, new Date(start - 1000)).filter(inRange);
    const rule = parseQuartzDays(text);
    let from = start / dayMs;
    const days = runs.map(() => {
      const day = (rule && nextDay(rule, from)) ?? Number.NaN;
      from = day + 1;
      return day;
    });
    expect(days).toEqual(runs.map((date) => date.getTime() / dayMs));
  });
  // On failure, fast-check prints the seed and the smallest failing expression.
  assert(sample, { numRuns: 150 });
});
