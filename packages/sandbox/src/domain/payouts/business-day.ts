const dayMs = 24 * 60 * 60 * 1000;
const nineOClockMs = 9 * 60 * 60 * 1000;

/**
 * When the bank carries out what it gets: at 09:00 UTC on the next day that is no Saturday and no
 * Sunday (D95).
 * @param moment in milliseconds since 1970
 */
export function nextBusinessMorning(moment: number): number {
  let day = Math.floor(moment / dayMs) + 1;
  while (isWeekend(day)) day += 1;
  return day * dayMs + nineOClockMs;
}

/** @param day counted from 1 January 1970, which was a Thursday */
function isWeekend(day: number): boolean {
  const weekday = (day + 4) % 7;
  return weekday === 0 || weekday === 6;
}
