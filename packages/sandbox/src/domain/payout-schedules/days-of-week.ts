import { type CronField, parseCronNumber, parseCronNumbers } from './cron-numbers.js';
import type { DayRule } from './days-of-month.js';

const names = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'] as const;
const field: CronField = { minimum: 1, maximum: 7, names };

/**
 * Reads the field of the day of the week, Sunday being 1: a list, `6L` or `FRIL` for the last one of the
 * month, `6#3` for the third, `L` for Saturday. As in Quartz, `L` and `#` stand alone.
 */
export function parseDaysOfWeek(text: string): DayRule | undefined {
  if (/^L$/i.test(text)) return ({ weekday }) => weekday === 7;
  const [, last] = /^(\w+)L$/i.exec(text) ?? [];
  if (last !== undefined) {
    const wanted = parseCronNumber(last, field);
    if (wanted === undefined) return undefined;
    return ({ weekday, day, lastDay }) => weekday === wanted && day > lastDay - 7;
  }
  const [, nth, count] = /^(\w+)#([1-5])$/.exec(text) ?? [];
  if (nth !== undefined) {
    const wanted = parseCronNumber(nth, field);
    if (wanted === undefined) return undefined;
    return ({ weekday, day }) => weekday === wanted && Math.ceil(day / 7) === Number(count);
  }
  const days = parseCronNumbers(text, field);
  return days && (({ weekday }) => days.has(weekday));
}
