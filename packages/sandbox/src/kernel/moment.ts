/** Milliseconds of a day. */
export const dayMs = 24 * 60 * 60 * 1000;

/** Formats a timestamp as the API does: UTC with milliseconds and `Z` (D26). */
export function formatMoment(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

/**
 * Parses an RFC 3339 timestamp (D147), truncated to milliseconds.
 * @returns milliseconds since 1970; undefined if the date does not exist in the calendar
 */
export function parseMoment(text: string): number | undefined {
  if (!isCalendarDate(text.slice(0, 10))) return undefined;
  // POSIX time has no leap seconds: treat one as the first moment of the next minute.
  const leap = /:60(?=[.Z+-])/i.test(text);
  const milliseconds = Date.parse(leap ? text.replace(/:60(?=[.Z+-])/i, ':59') : text);
  if (Number.isNaN(milliseconds)) return undefined;
  return leap ? milliseconds - (milliseconds % 1000) + 1000 : milliseconds;
}

const filter =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?(Z|[+ -]\d{2}(?::?\d{2})?)?)?$/;

/**
 * Parses the time of a list filter (D24): `T` or a space as separator, up to nine fractional digits, and
 * an offset, `Z` or nothing for UTC. A `+` may arrive as a space. A date alone means midnight in UTC.
 * @returns milliseconds since 1970; undefined if the text is not a valid time
 */
export function parseFilterMoment(text: string): number | undefined {
  const [, date, time = '00:00', second = '00', fraction = '', zone = 'Z'] =
    filter.exec(text) ?? [];
  if (date === undefined) return undefined;
  const [, sign, hours, minutes = '00'] = /^([+ -])(\d{2}):?(\d{2})?$/.exec(zone) ?? [];
  const offset = hours === undefined ? 'Z' : `${sign === '-' ? '-' : '+'}${hours}:${minutes}`;
  return parseMoment(`${date}T${time}:${second}.${fraction.padEnd(3, '0').slice(0, 3)}${offset}`);
}

/** True if the date exists in the calendar; `Date.parse` alone reads 30 February as 2 March. */
function isCalendarDate(date: string): boolean {
  const moment = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(moment) && formatMoment(moment).startsWith(date);
}
