import { timestampHeader } from './headers.js';
import { WebhookError } from './webhook-error.js';

/** RFC 3339 with seconds, a fraction of any length, and `Z` or an offset. */
const pattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;

/**
 * Parses the timestamp header.
 * @throws {WebhookError} `timestamp_malformed`
 */
export function parseTimestamp(text: string): Date {
  // JavaScript guarantees no more than three digits for a fraction.
  const time = new Date(text.replace(/(\.\d{3})\d+/, '$1'));
  if (pattern.test(text) && !Number.isNaN(time.getTime())) return time;
  const message = `The header ${timestampHeader} must be an ISO 8601 time such as 2026-03-03T08:20:11.482Z.`;
  throw new WebhookError('timestamp_malformed', message);
}

/**
 * Rejects a time that is too far in the past or future.
 * @param tolerance the maximum difference in milliseconds
 * @throws {WebhookError} `timestamp_out_of_tolerance`
 */
export function checkAge(time: Date, now: Date, tolerance: number): void {
  const age = now.getTime() - time.getTime();
  if (Math.abs(age) <= tolerance) return;
  const distance = `${Math.ceil(Math.abs(age) / 1000)} s ${age > 0 ? 'old' : 'ahead'}`;
  throw new WebhookError(
    'timestamp_out_of_tolerance',
    `The notification is ${distance} by this machine's clock; ${tolerance / 1000} s are allowed. ` +
      'Check the clock, and verify notifications on arrival and not from a queue.',
  );
}
