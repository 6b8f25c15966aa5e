import { Temporal } from 'temporal-polyfill';

const epoch = Temporal.PlainDate.from('1970-01-01');

/** A day in 1901, the earliest that is used; dates far before it are out of the range of `Date`. */
const firstDay = -25_000;

/** The calendar day, in days since 1970-01-01, of a moment in milliseconds in an IANA time zone. */
export function localDay(moment: number, zone: string): number {
  const local = Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(zone);
  return epoch.until(local.toPlainDate()).days;
}

/**
 * Returns the moment of an hour of a day in a time zone. If daylight saving time repeats the hour, returns
 * the first occurrence; if it skips the hour, returns the moment as much later as the skipped time (D232).
 * @param day days since 1970-01-01
 * @returns milliseconds since 1970
 */
export function momentAtHour(day: number, hour: number, zone: string): number {
  const date = epoch.add({ days: Math.max(day, firstDay) });
  return date.toZonedDateTime({ timeZone: zone, plainTime: { hour } }).epochMilliseconds;
}
