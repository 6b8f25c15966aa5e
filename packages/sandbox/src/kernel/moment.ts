import { Temporal } from 'temporal-polyfill';

export const dayMs = 24 * 60 * 60 * 1000;

/** Formats a timestamp as the API does: UTC with milliseconds and `Z` (D26). */
export function formatMoment(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

/**
 * Parses an ISO 8601 timestamp with an offset or `Z` (D147), truncated to milliseconds.
 * @returns milliseconds since 1970; undefined if the text is not such a timestamp
 */
export function parseMoment(text: string): number | undefined {
  try {
    return Temporal.Instant.from(text).epochMilliseconds;
  } catch {
    return undefined;
  }
}

/**
 * Parses the time of a list filter (D24): as {@link parseMoment}, but without an offset it is in UTC, and a date alone
 * means midnight. A `+` may arrive as a space.
 * @returns milliseconds since 1970; undefined if the text is not a valid time
 */
export function parseFilterMoment(text: string): number | undefined {
  const [date = '', time = '00:00', offset] = text.replace('T', ' ').split(' ');
  const zone = /[Z+-]/.test(time) ? '' : offset === undefined ? 'Z' : `+${offset}`;
  return parseMoment(`${date}T${time}${zone}`);
}
