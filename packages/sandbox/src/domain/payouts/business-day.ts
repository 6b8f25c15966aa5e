import { dayMs } from '../../kernel/moment.js';

const nineOClockMs = 9 * 60 * 60 * 1000;

/** When the bank executes a payout: 09:00 UTC on the next weekday, in milliseconds since 1970. */
export function nextBusinessMorning(moment: number): number {
  let day = Math.floor(moment / dayMs) + 1;
  while (isWeekend(day)) day += 1;
  return day * dayMs + nineOClockMs;
}

/** @param day days since 1970-01-01, which was a Thursday */
function isWeekend(day: number): boolean {
  const weekday = (day + 4) % 7;
  return weekday === 0 || weekday === 6;
}
