import { dayMs } from '../../kernel/moment.js';

/** A day in 1901, the earliest that is used; dates far before it are out of the range of `Date`. */
const firstDay = -25_000;

/**
 * Returns the calendar day of a moment in a time zone.
 * @param moment in milliseconds since 1970
 * @param zone an IANA time zone name
 * @returns days since 1970-01-01
 */
export function localDay(moment: number, zone: string): number {
  return Math.floor((moment + offsetAt(moment, zone)) / dayMs);
}

/**
 * Returns the moment of an hour of a day in a time zone. If daylight saving time repeats the hour, returns
 * the first occurrence; if it skips the hour, returns the moment as much later as the skipped time (D232).
 * @param day days since 1970-01-01
 * @returns milliseconds since 1970
 */
export function momentAtHour(day: number, hour: number, zone: string): number {
  const localTime = Math.max(day, firstDay) * dayMs + hour * 60 * 60 * 1000;
  const before = offsetAt(localTime - dayMs, zone);
  const after = offsetAt(localTime + dayMs, zone);
  const first = localTime - before;
  const second = localTime - after;
  const isPastChange = offsetAt(first, zone) !== before && offsetAt(second, zone) === after;
  return isPastChange ? second : first;
}

/** Cached by zone: creating a format is slow, and there are only a few hundred zones. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** @throws {RangeError} if the time zone is unknown */
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const options = { timeZone: zone, timeZoneName: 'longOffset' } as const;
  const format = new Intl.DateTimeFormat('en-US', options);
  formats.set(zone, format);
  return format;
}

/** Returns the UTC offset of a time zone at a moment, in milliseconds. */
function offsetAt(moment: number, zone: string): number {
  const parts = formatOf(zone).formatToParts(moment);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  // Local mean times, before the introduction of standard time, have offsets with seconds.
  const [, sign, hours, minutes, seconds = '0'] =
    /^GMT([+-])(\d{2}):(\d{2})(?::(\d{2}))?$/.exec(name) ?? [];
  if (sign === undefined) return 0;
  const offset = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000;
  return sign === '-' ? -offset : offset;
}
