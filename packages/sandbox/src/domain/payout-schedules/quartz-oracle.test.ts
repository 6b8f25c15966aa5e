import { Cron } from 'croner';
import { array, assert, constantFrom, integer, oneof, property, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { dayMs, nextDay, parseQuartzDays } from './quartz.js';

// Croner knows Quartz's weekday numbers but neither ranges over the end, `3/5`, `L` alone nor `L-3`, and it
// takes what Quartz refuses (8, both days, neither). Where it knows an expression, it must agree.
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

/** Quartz ends with the year 2099. */
function inRange(date: Date): boolean {
  return date.getUTCFullYear() <= 2099;
}

test('the days are those of an independent implementation', () => {
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
  // fast-check prints the seed and the smallest expression where it fails.
  assert(sample, { numRuns: 150 });
});
