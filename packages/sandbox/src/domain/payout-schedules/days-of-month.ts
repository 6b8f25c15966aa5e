import { type CronField, parseCronNumber, parseCronNumbers } from './cron-numbers.js';
import type { Day } from './day.js';

/** Whether a day is meant. */
export type DayRule = (day: Day) => boolean;

const field: CronField = { minimum: 1, maximum: 31 };

/**
 * Reads the field of the day of the month: a list, `L`, `L-3`, `LW`, `L-3W` or `15W`. As in Quartz, `L`
 * and `W` stand alone. A month without the day that is named has no such day.
 */
export function parseDaysOfMonth(text: string): DayRule | undefined {
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
    const wanted = parseCronNumber(nearest, field);
    return wanted === undefined ? undefined : (day) => isNearestWeekday(day, wanted);
  }
  const days = parseCronNumbers(text, field);
  return days && (({ day }) => days.has(day));
}

/** Whether a day is the one of Monday to Friday that is nearest to a day of the same month. */
function isNearestWeekday(day: Day, wanted: number): boolean {
  if (wanted < 1 || wanted > day.lastDay) return false;
  // Counted from Sunday as 0; `wanted - day.day` days from this one.
  const weekday = (((day.weekday - 1 + wanted - day.day) % 7) + 7) % 7;
  if (weekday === 6) return day.day === (wanted === 1 ? 3 : wanted - 1);
  if (weekday === 0) return day.day === (wanted === day.lastDay ? wanted - 2 : wanted + 1);
  return day.day === wanted;
}
