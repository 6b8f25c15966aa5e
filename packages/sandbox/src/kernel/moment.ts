import { Temporal } from 'temporal-polyfill';
import { refuseField } from './service-error.js';

export const dayMs = 24 * 60 * 60 * 1000;

/** Formats a moment, as a timestamp or as its date in UTC. */
export function formatMomentAs(format: 'timestamp' | 'date', moment: number): string {
  return format === 'date' ? formatMoment(moment).slice(0, 10) : formatMoment(moment);
}

/** Formats a timestamp as the API does: UTC with milliseconds and `Z` (D26). */
export function formatMoment(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

/** Milliseconds since 1970 of ISO 8601 with an offset or `Z` (D147); undefined if the text is something else. */
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

/**
 * Parses a timestamp of a request body.
 * @param fallback returned if the field was left out
 * @returns milliseconds since 1970
 * @throws {ServiceError} 422 if the date does not exist in the calendar
 */
export function parseMomentField<Fallback>(
  field: string,
  text: string | null | undefined,
  fallback: Fallback,
): number | Fallback {
  if (text === null || text === undefined) return fallback;
  return parseMoment(text) ?? refuseField({ field, code: '422.900.004', attemptedValue: text });
}
