/** A moment as the API writes it: UTC, milliseconds, `Z` (D26). */
export function formatMoment(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

/**
 * Reads an RFC 3339 time (D147); what is finer than a millisecond is cut off.
 * @returns milliseconds since 1970; undefined where the calendar has no such moment
 */
export function parseMoment(text: string): number | undefined {
  if (!isCalendarDate(text.slice(0, 10))) return undefined;
  // A leap second is the first moment of the next minute, as everywhere in POSIX time.
  const leap = /:60(?=[.Z+-])/i.test(text);
  const milliseconds = Date.parse(leap ? text.replace(/:60(?=[.Z+-])/i, ':59') : text);
  if (Number.isNaN(milliseconds)) return undefined;
  return leap ? milliseconds - (milliseconds % 1000) + 1000 : milliseconds;
}

const filter =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?(Z|[+ -]\d{2}(?::?\d{2})?)?)?$/;

/**
 * Reads the time of a list filter (D24): `T` or a space, no to nine digits of fraction, an offset, `Z`
 * or nothing for UTC, and a `+` that arrived as a space. A date alone is its first moment in UTC.
 * @returns milliseconds since 1970; undefined where the text is no such time
 */
export function parseFilterMoment(text: string): number | undefined {
  const [, date, time = '00:00', second = '00', fraction = '', zone = 'Z'] =
    filter.exec(text) ?? [];
  if (date === undefined) return undefined;
  const [, sign, hours, minutes = '00'] = /^([+ -])(\d{2}):?(\d{2})?$/.exec(zone) ?? [];
  const offset = hours === undefined ? 'Z' : `${sign === '-' ? '-' : '+'}${hours}:${minutes}`;
  return parseMoment(`${date}T${time}:${second}.${fraction.padEnd(3, '0').slice(0, 3)}${offset}`);
}

/** Whether there is such a day. The language's own parser takes 30 February for 2 March. */
function isCalendarDate(date: string): boolean {
  const moment = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(moment) && formatMoment(moment).startsWith(date);
}
