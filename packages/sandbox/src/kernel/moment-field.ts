import { parseMoment } from './moment.js';
import { refuseField } from './service-error.js';

/**
 * Reads a time of a request's body.
 * @param fallback what it is where it was left out
 * @returns milliseconds since 1970
 * @throws {ServiceError} 422 for a moment that the calendar does not have
 */
export function momentOr(field: string, text: string | null, fallback: number): number {
  if (text === null) return fallback;
  return parseMoment(text) ?? refuseField({ field, code: '422.900.004', attemptedValue: text });
}
