import { parseMoment } from './moment.js';
import { refuseField } from './service-error.js';

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
