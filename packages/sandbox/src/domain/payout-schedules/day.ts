/** A day of the calendar. */
export interface Day {
  readonly year: number;
  /** 1 for January. */
  readonly month: number;
  readonly day: number;
  /** 1 for Sunday, as Quartz counts. */
  readonly weekday: number;
  /** How many days the month has. */
  readonly lastDay: number;
}

export const dayMs = 24 * 60 * 60 * 1000;

/** @param number days since 1 January 1970 */
export function dayOf(number: number): Day {
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
