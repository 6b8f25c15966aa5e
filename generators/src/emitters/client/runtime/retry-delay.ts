import { clock } from './clock.js';
import { ApiError, type OperationError } from './errors.js';

const initialDelay = 500;
const maxDelay = 8000;
/** If the server asks for a longer delay, the call fails instead of waiting. */
const maxRetryAfter = 60_000;

/**
 * Returns the delay before the next retry in milliseconds; `Infinity` if the call should not be retried.
 * @param count the number of attempts so far
 */
export function retryDelay(error: OperationError, count: number): number {
  const requested = error instanceof ApiError ? parseRetryAfter(error.headers) : Number.NaN;
  if (requested > maxRetryAfter) return Infinity;
  // Exponential backoff with full jitter, so that clients do not retry at the same moment.
  return requested >= 0
    ? requested
    : clock.random() * Math.min(maxDelay, initialDelay * 2 ** (count - 1));
}

/** The delay in milliseconds that the server asks for by `Retry-After-Ms` or `Retry-After` (RFC 9110, 10.2.3). */
function parseRetryAfter(headers: Headers): number {
  const milliseconds = headers.get('retry-after-ms');
  if (milliseconds) return Number(milliseconds);
  const after = headers.get('retry-after') ?? '';
  return Number(after || Number.NaN) * 1000 || Date.parse(after) - clock.now();
}
