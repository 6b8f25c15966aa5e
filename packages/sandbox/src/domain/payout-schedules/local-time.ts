import { dayMs } from './day.js';

/**
 * The day that a moment is on in a time zone.
 * @param zone an IANA name
 * @returns days since 1970
 */
export function localDay(moment: number, zone: string): number {
  return Math.floor((moment + offsetAt(moment, zone)) / dayMs);
}

/**
 * The moment at which clocks in a time zone show an hour of a day.
 * @param day days since 1970
 */
export function momentOf(day: number, hour: number, zone: string): number {
  const shown = day * dayMs + hour * 60 * 60 * 1000;
  // The offset of the right moment: a first guess can be on the wrong side of a change of clocks.
  const guess = shown - offsetAt(shown, zone);
  return shown - offsetAt(guess, zone);
}

/** How far the clocks of a zone are ahead of UTC, in milliseconds. */
function offsetAt(moment: number, zone: string): number {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  const name = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign, hours, minutes] = /^GMT([+-])(\d{2}):(\d{2})$/.exec(name ?? '') ?? [];
  if (sign === undefined) return 0;
  const offset = (Number(hours) * 60 + Number(minutes)) * 60_000;
  return sign === '-' ? -offset : offset;
}
