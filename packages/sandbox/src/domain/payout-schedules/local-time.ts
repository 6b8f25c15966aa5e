import { dayMs } from './quartz.js';

/** A day of 1901: nothing happened before, and far earlier ones are out of the range of dates. */
const firstDay = -25_000;

/**
 * The day that a moment is on in a time zone.
 * @param zone an IANA name
 * @returns days since 1970
 */
export function localDay(moment: number, zone: string): number {
  return Math.floor((moment + offsetAt(moment, zone)) / dayMs);
}

/**
 * The moment at which clocks in a time zone show an hour of a day. Where they show it twice it is the first
 * of the two; where they skip it, as much later as they skip (D232).
 * @param day days since 1970
 */
export function momentOf(day: number, hour: number, zone: string): number {
  const shown = Math.max(day, firstDay) * dayMs + hour * 60 * 60 * 1000;
  const before = offsetAt(shown - dayMs, zone);
  const after = offsetAt(shown + dayMs, zone);
  const first = shown - before;
  const second = shown - after;
  const isPastChange = offsetAt(first, zone) !== before && offsetAt(second, zone) === after;
  return isPastChange ? second : first;
}

/** Making one takes far longer than using it, and there are only some hundred zones. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** @throws {RangeError} for a zone that there is not */
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const options = { timeZone: zone, timeZoneName: 'longOffset' } as const;
  const format = new Intl.DateTimeFormat('en-US', options);
  formats.set(zone, format);
  return format;
}

/** How far the clocks of a zone are ahead of UTC, in milliseconds. */
function offsetAt(moment: number, zone: string): number {
  const parts = formatOf(zone).formatToParts(moment);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  // Before there were standard times, clocks were ahead by seconds too.
  const [, sign, hours, minutes, seconds = '0'] =
    /^GMT([+-])(\d{2}):(\d{2})(?::(\d{2}))?$/.exec(name) ?? [];
  if (sign === undefined) return 0;
  const offset = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000;
  return sign === '-' ? -offset : offset;
}
