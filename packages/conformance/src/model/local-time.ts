const dayMs = 24 * 3_600_000;
const hourMs = 3_600_000;

/** By time zone: creating a format takes much longer than formatting. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  formats.set(timeZone, format);
  return format;
}

/** Returns the UTC offset of a time zone at a moment, in milliseconds. */
function offsetAt(timeZone: string, moment: number): number {
  if (timeZone === 'UTC') return 0;
  const local = formatOf(timeZone).format(moment).replace(' ', 'T');
  return Date.parse(`${local}Z`) - Math.floor(moment / 1_000) * 1_000;
}

/** Returns the calendar date of a moment in a time zone, in days since 1970. */
export function localDay(timeZone: string, moment: number): number {
  return Math.floor((moment + offsetAt(timeZone, moment)) / dayMs);
}

/** Returns the first moment of a date at an hour in a time zone, or the one after it if the clock skips it. */
export function momentOf(timeZone: string, day: number, hour: number): number {
  const local = day * dayMs + hour * hourMs;
  const both = [-1, 1].map((side) => local - offsetAt(timeZone, local + side * dayMs));
  const exact = both.filter((moment) => moment + offsetAt(timeZone, moment) === local);
  return exact.length > 0 ? Math.min(...exact) : Math.max(...both);
}

/** Returns true if the clock changes on a date: for daylight saving time, or back. */
export function isChanged(timeZone: string, day: number): boolean {
  const [before, after] = [day, day + 1].map((each) => momentOf(timeZone, each, 0));
  return (after ?? 0) - (before ?? 0) !== dayMs;
}
