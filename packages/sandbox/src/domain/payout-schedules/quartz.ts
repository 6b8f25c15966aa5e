import { dayMs } from '../../kernel/moment.js';

const sixty = { minimum: 0, maximum: 59 };
const hours = { minimum: 0, maximum: 23 };
const monthNames = 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ');
const months = { minimum: 1, maximum: 12, names: monthNames };
const years = { minimum: 1970, maximum: 2099, wraps: false };

/** A rule that matches the days of an expression. `last` is the last possible day, in days since 1970-01-01. */
interface QuartzDays extends DayRule {
  readonly last: number;
}

/**
 * Parses the days of a Quartz cron expression of six or seven fields (D99). Seconds, minutes and hours
 * must be valid but have no effect.
 * @returns a rule that matches days; undefined if Quartz would reject the expression
 */
export function parseQuartzDays(expression: string): QuartzDays | undefined {
  const fields = expression.trim().split(/\s+/);
  if (fields.length < 6 || fields.length > 7 || !isClock(fields)) return undefined;
  const [monthDay = '', month = '', weekday = '', year = '*'] = fields.slice(3);
  const inMonth = parseCronNumbers(month, months);
  const inYear = parseCronNumbers(year, years);
  if (!inMonth || !inYear) return undefined;
  // Exactly one of the two must be `?`: Quartz does not support both.
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

/** The first matching day, not before `from`, in days since 1970-01-01; undefined if no later day matches. */
export function nextDay(rule: QuartzDays, from: number): number | undefined {
  for (let number = from; number <= rule.last; number += 1)
    if (rule(calendarDay(number))) return number;
  return undefined;
}

type DayRule = (day: Day) => boolean;

const dayOfMonth: CronField = { minimum: 1, maximum: 31 };

/** Parses a list, `L`, `L-3`, `LW`, `L-3W` or `15W`; no lists of these, as in Quartz. Not all months need to match. */
function parseDaysOfMonth(text: string): DayRule | undefined {
  const [, fromEnd = '0', weekday] = /^L(?:-(\d{1,2}))?(W)?$/i.exec(text) ?? [];
  if (/^L/i.test(text)) {
    if (!/^L(?:-\d{1,2})?W?$/i.test(text) || Number(fromEnd) > 30) return undefined;
    const wanted = (day: Day): number => day.lastDay - Number(fromEnd);
    return weekday === undefined
      ? (day) => day.day === wanted(day)
      : (day) => isNearestWeekday(day, wanted(day));
  }
  const [, nearest] = /^(\d{1,2})W$/i.exec(text) ?? [];
  if (nearest !== undefined) {
    const wanted = parseCronNumber(nearest, dayOfMonth);
    return wanted === undefined ? undefined : (day) => isNearestWeekday(day, wanted);
  }
  const days = parseCronNumbers(text, dayOfMonth);
  return days && (({ day }) => days.has(day));
}

/** True if a day is the weekday (Monday to Friday) nearest to a day of the same month. */
function isNearestWeekday(day: Day, wanted: number): boolean {
  if (wanted < 1 || wanted > day.lastDay) return false;
  // The weekday of the wanted day, 0 for Sunday.
  const weekday = (((day.weekday - 1 + wanted - day.day) % 7) + 7) % 7;
  if (weekday === 6) return day.day === (wanted === 1 ? 3 : wanted - 1);
  if (weekday === 0) return day.day === (wanted === day.lastDay ? wanted - 2 : wanted + 1);
  return day.day === wanted;
}

const dayNames = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'] as const;
const dayOfWeek: CronField = { minimum: 1, maximum: 7, names: dayNames };

/**
 * Parses the day-of-week field, where 1 is Sunday: a list, `6L` or `FRIL` for the last Friday of the month,
 * `6#3` for the third, `L` for Saturday. As in Quartz, `L` and `#` cannot be part of a list.
 */
function parseDaysOfWeek(text: string): DayRule | undefined {
  if (/^L$/i.test(text)) return ({ weekday }) => weekday === 7;
  const [, last] = /^(\w+)L$/i.exec(text) ?? [];
  if (last !== undefined) {
    const wanted = parseCronNumber(last, dayOfWeek);
    if (wanted === undefined) return undefined;
    return ({ weekday, day, lastDay }) => weekday === wanted && day > lastDay - 7;
  }
  const [, nth, count] = /^(\w+)#([1-5])$/.exec(text) ?? [];
  if (nth !== undefined) {
    const wanted = parseCronNumber(nth, dayOfWeek);
    if (wanted === undefined) return undefined;
    return ({ weekday, day }) => weekday === wanted && Math.ceil(day / 7) === Number(count);
  }
  const days = parseCronNumbers(text, dayOfWeek);
  return days && (({ weekday }) => days.has(weekday));
}

interface Day {
  readonly year: number;
  /** 1 for January. */
  readonly month: number;
  readonly day: number;
  /** 1 for Sunday, as in Quartz. */
  readonly weekday: number;
  readonly lastDay: number;
}

/** @param number days since 1970-01-01 */
export function calendarDay(number: number): Day {
  const date = new Date(number * dayMs);
  const year = date.getUTCFullYear();
  const month = date.getUTCMonth() + 1;
  return {
    year,
    month,
    day: date.getUTCDate(),
    weekday: date.getUTCDay() + 1,
    lastDay: new Date(Date.UTC(year, month, 0)).getUTCDate(),
  };
}

interface CronField {
  readonly minimum: number;
  readonly maximum: number;
  /** Names of the values, in ascending order from the minimum. */
  readonly names?: readonly string[];
  /** Whether a range may wrap around, as in FRI-MON; Quartz allows it for all fields but years. Default: true. */
  readonly wraps?: boolean;
}

/**
 * Parses a list of numbers, names, ranges and steps, which all fields of Quartz accept.
 * @returns all values of the list; undefined if the list is invalid
 */
function parseCronNumbers(text: string, field: CronField): ReadonlySet<number> | undefined {
  const values = new Set<number>();
  for (const item of text.split(',')) {
    const found = parseItem(item, field);
    if (!found) return undefined;
    for (const value of found) values.add(value);
  }
  return values;
}

function parseCronNumber(text: string, field: CronField): number | undefined {
  const { minimum, maximum, names = [] } = field;
  const named = names.indexOf(text.toUpperCase());
  if (named !== -1) return minimum + named;
  if (!/^\d{1,4}$/.test(text)) return undefined;
  const value = Number(text);
  return value >= minimum && value <= maximum ? value : undefined;
}

function parseItem(item: string, field: CronField): number[] | undefined {
  const [range = '', step, more] = item.split('/');
  if (more !== undefined) return undefined;
  const ends = parseRange(range, step !== undefined, field);
  const size = field.maximum - field.minimum + 1;
  const stride = step === undefined ? 1 : Number(/^\d{1,4}$/.test(step) ? step : 0);
  if (!ends || stride < 1 || stride > field.maximum) return undefined;
  const [first, last] = ends;
  if (first > last && field.wraps === false) return undefined;
  const end = first > last ? last + size : last;
  const values: number[] = [];
  for (let value = first; value <= end; value += stride)
    values.push(((value - field.minimum) % size) + field.minimum);
  return values;
}

/** Parses the ends of a range. A single number is a range of one; with a step it extends to the maximum. */
function parseRange(
  text: string,
  stepped: boolean,
  field: CronField,
): readonly [number, number] | undefined {
  if (text === '*' || (text === '' && stepped)) return [field.minimum, field.maximum];
  const [from = '', to, more] = text.split('-');
  const first = parseCronNumber(from, field);
  const last = to === undefined ? first : parseCronNumber(to, field);
  if (first === undefined || last === undefined || more !== undefined) return undefined;
  return [first, to === undefined && stepped ? field.maximum : last];
}
