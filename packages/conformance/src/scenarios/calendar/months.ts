import { type KnownDates, type MonthShape, weekdays } from './frequencies.js';

const dayMs = 86_400_000;

/** A calendar date as days since 1970. */
export type DayNumber = number;

/** The calendar date of a time, in UTC. */
export function dayOf(time: string): DayNumber {
  return Math.floor(Date.parse(time) / dayMs);
}

/** Formats a calendar date, such as `Fri 2027-01-29`. */
export function formatDate(day: DayNumber): string {
  const date = new Date(day * dayMs);
  const name = weekdays[date.getUTCDay()] ?? '';
  return `${name.slice(0, 1)}${name.slice(1).toLowerCase()} ${date.toISOString().slice(0, 10)}`;
}

/** The part of a month for which all dates of a schedule are known. */
export interface Window {
  readonly frequency: string;
  /** The first and the last day. */
  readonly from: DayNumber;
  readonly to: DayNumber;
  /** The days on which the schedule pays out. */
  readonly expected: readonly DayNumber[];
}

/** The number of months to search: within a year, months begin and end on every weekday. */
const monthsAhead = 12;

/** Returns the window in the next matching month on or after a day; undefined if no month of a year matches. */
export function findWindow(
  { frequency, shape, dates }: KnownDates,
  start: DayNumber,
): Window | undefined {
  const begin = new Date(start * dayMs);
  for (let ahead = 0; ahead <= monthsAhead; ahead += 1) {
    const year = begin.getUTCFullYear();
    const month = begin.getUTCMonth() + ahead;
    const first = Date.UTC(year, month, 1) / dayMs;
    const last = Date.UTC(year, month + 1, 0) / dayMs;
    if (first < start || !fits(shape, first, last)) continue;
    const from = shape.days === undefined && shape.last !== undefined ? last - 27 : first;
    const to = shape.days === undefined && shape.last === undefined ? first + 27 : last;
    const text =
      typeof frequency === 'string'
        ? frequency
        : frequency(new Date(first * dayMs).getUTCFullYear());
    const expected = dates.map((date) => (date < 0 ? last + 1 + date : first + date - 1));
    return { frequency: text, from, to, expected };
  }
  return undefined;
}

function fits(shape: MonthShape, first: DayNumber, last: DayNumber): boolean {
  const begin = new Date(first * dayMs);
  const weekdayOf = (day: DayNumber): string | undefined =>
    weekdays[new Date(day * dayMs).getUTCDay()];
  const facts = {
    first: weekdayOf(first),
    last: weekdayOf(last),
    days: last - first + 1,
    month: begin.getUTCMonth() + 1,
  };
  return Object.entries(shape).every(([name, value]) => Reflect.get(facts, name) === value);
}
