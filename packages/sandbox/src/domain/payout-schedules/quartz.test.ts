import { expect, test } from 'vitest';
import { dayMs } from '../../kernel/moment.js';
import { nextDay, parseQuartzDays } from './quartz.js';

/** Returns the first days of an expression from 1 January 2026, a Thursday. */
function daysOf(expression: string, count: number): string {
  const rule = parseQuartzDays(expression);
  if (!rule) return 'invalid';
  const days: string[] = [];
  let from = Date.UTC(2026, 0, 1) / dayMs;
  while (days.length < count) {
    const day = nextDay(rule, from);
    if (day === undefined) break;
    days.push(new Date(day * dayMs).toISOString().slice(2, 10));
    from = day + 1;
  }
  return days.join(' ');
}

test.each([
  ['0 0 0 ? * MON', '26-01-05 26-01-12 26-01-19'],
  ['0 0 0 ? * 1', '26-01-04 26-01-11 26-01-18'],
  ['0 0 0 ? * 7', '26-01-03 26-01-10 26-01-17'],
  ['0 0 0 ? * 2-6', '26-01-01 26-01-02 26-01-05'],
  ['0 0 0 ? * SUN-SAT', '26-01-01 26-01-02 26-01-03'],
  ['0 0 0 ? * FRI-MON', '26-01-02 26-01-03 26-01-04 26-01-05 26-01-09'],
  ['0 0 0 ? * 2/2', '26-01-02 26-01-05 26-01-07'],
  ['0 0 0 ? * mon,WED', '26-01-05 26-01-07 26-01-12'],
  ['0 0 0 ? * L', '26-01-03 26-01-10 26-01-17'],
  ['0 0 0 ? * 6L', '26-01-30 26-02-27 26-03-27'],
  ['0 0 0 ? * FRIL', '26-01-30 26-02-27 26-03-27'],
  ['0 0 0 ? * 6#3', '26-01-16 26-02-20 26-03-20'],
  ['0 0 0 ? * MON#5', '26-03-30 26-06-29 26-08-31'],
  ['0 0 0 1,15 * ?', '26-01-01 26-01-15 26-02-01'],
  ['0 0 0 1/10 * ?', '26-01-01 26-01-11 26-01-21 26-01-31 26-02-01'],
  ['0 0 0 31 * ?', '26-01-31 26-03-31 26-05-31'],
  ['0 0 0 L * ?', '26-01-31 26-02-28 26-03-31'],
  ['0 0 0 L-3 * ?', '26-01-28 26-02-25 26-03-28'],
  ['0 0 0 LW * ?', '26-01-30 26-02-27 26-03-31'],
  ['0 0 0 L-1W * ?', '26-01-30 26-02-27 26-03-30'],
  ['0 0 0 15W * ?', '26-01-15 26-02-16 26-03-16'],
  ['0 0 0 1W * ?', '26-01-01 26-02-02 26-03-02'],
  ['0 0 0 1w 8 ?', '26-08-03 27-08-02 28-08-01'],
  ['0 0 0 31W * ?', '26-01-30 26-03-31 26-05-29'],
  ['0 0 0 29 2 ?', '28-02-29 32-02-29 36-02-29'],
  ['0 0 0 1 NOV-FEB ?', '26-01-01 26-02-01 26-11-01'],
  ['0 0 0 1 1 ? 2027/2', '27-01-01 29-01-01 31-01-01'],
  ['0 0 0 1 1 ? 2027-2028', '27-01-01 28-01-01'],
  ['*/5 0-30 22-2 ? * MON 2026,2028', '26-01-05 26-01-12 26-01-19'],
  ['0 0 0 30 2 ?', ''],
])('parses %s as %s', (expression, expected) => {
  expect(daysOf(expression, expected.split(' ').length)).toBe(expected);
});

test.each([
  ['a Unix crontab', '0 6 * * 1'],
  ['both days', '0 0 0 1 * MON'],
  ['no question mark', '0 0 0 * * *'],
  ['two question marks', '0 0 0 ? * ?'],
  ['a question mark elsewhere', '0 0 0 1 ? ?'],
  ['second 60', '60 0 0 ? * MON'],
  ['hour 24', '0 0 24 ? * MON'],
  ['weekday 0', '0 0 0 ? * 0'],
  ['weekday 8', '0 0 0 ? * 8'],
  ['day 0', '0 0 0 0 * ?'],
  ['day 32', '0 0 0 32 * ?'],
  ['month 13', '0 0 0 1 13 ?'],
  ['a sixth week', '0 0 0 ? * MON#6'],
  ['a step of zero', '0 0 0 1/0 * ?'],
  ['a step beyond the range', '0 0 0 1/32 * ?'],
  ['L in a list', '0 0 0 L,15 * ?'],
  ['W in a list', '0 0 0 1W,15W * ?'],
  ['# in a list', '0 0 0 ? * 2#1,6#3'],
  ['L of an unknown day', '0 0 0 ? * 8L'],
  ['a day far from the end', '0 0 0 L-31 * ?'],
  ['W of a range', '0 0 0 1-5W * ?'],
  ['years backwards', '0 0 0 1 1 ? 2028-2027'],
  ['year 2100', '0 0 0 1 1 ? 2100'],
  ['eight fields', '0 0 0 ? * MON 2026 1'],
  ['words', 'every monday'],
  ['an empty text', ''],
])('rejects %s', (_what, expression) => {
  expect(parseQuartzDays(expression)).toBeUndefined();
});
