import { parseCronNumbers } from './cron-numbers.js';
import { dayMs, dayOf } from './day.js';
import { type DayRule, parseDaysOfMonth } from './days-of-month.js';
import { parseDaysOfWeek } from './days-of-week.js';

const sixty = { minimum: 0, maximum: 59 };
const hours = { minimum: 0, maximum: 23 };
const names = 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ');
const months = { minimum: 1, maximum: 12, names };
const years = { minimum: 1970, maximum: 2099, wraps: false };

/** Whether a day is one of an expression's, and the last that can be one, in days since 1970. */
export interface QuartzDays extends DayRule {
  readonly last: number;
}

/**
 * Reads the days of a Quartz cron expression of six or seven fields (D99). Seconds, minutes and hours
 * have to be right and have no effect.
 * @returns whether a day is one of them; undefined for what Quartz would not take
 */
export function parseQuartzDays(expression: string): QuartzDays | undefined {
  const fields = expression.trim().split(/\s+/);
  if (fields.length < 6 || fields.length > 7 || !isClock(fields)) return undefined;
  const [monthDay = '', month = '', weekday = '', year = '*'] = fields.slice(3);
  const inMonth = parseCronNumbers(month, months);
  const inYear = parseCronNumbers(year, years);
  if (!inMonth || !inYear) return undefined;
  // Exactly one of the two says nothing: Quartz cannot do both.
  if ((monthDay === '?') === (weekday === '?')) return undefined;
  const onDay = weekday === '?' ? parseDaysOfMonth(monthDay) : parseDaysOfWeek(weekday);
  if (!onDay) return undefined;
  const last = Date.UTC(Math.max(...inYear), 11, 31) / dayMs;
  const rule: DayRule = (day) => inYear.has(day.year) && inMonth.has(day.month) && onDay(day);
  return Object.assign(rule, { last });
}

function isClock([second = '', minute = '', hour = '']: readonly string[]): boolean {
  const small = [second, minute].every((text) => parseCronNumbers(text, sixty));
  return small && parseCronNumbers(hour, hours) !== undefined;
}

/**
 * The first day from a day on that a rule means.
 * @param from days since 1970, as is the result; undefined where no such day comes any more
 */
export function nextDay(rule: QuartzDays, from: number): number | undefined {
  for (let number = from; number <= rule.last; number += 1) if (rule(dayOf(number))) return number;
  return undefined;
}
