import { clock } from './clock.js';
import { ApiError, type OperationError } from './errors.js';

const firstPause = 500;
const longestPause = 8000;
/** If the server asks for a longer delay, the call fails instead of waiting. */
const longestWish = 60_000;

/**
 * Returns the delay before the next retry in milliseconds; `Infinity` if the call should not be retried.
 * @param count the number of attempts so far
 */
export function pauseAfter(error: OperationError, count: number): number {
  const wish = error instanceof ApiError ? wishOf(error.headers) : Number.NaN;
  if (wish > longestWish) return Infinity;
  // Exponential backoff with full jitter, so that clients do not retry at the same moment.
  return wish >= 0 ? wish : clock.random() * Math.min(longestPause, firstPause * 2 ** (count - 1));
}

/** The delay in milliseconds that the server asks for by `Retry-After-Ms` or `Retry-After` (RFC 9110, 10.2.3). */
function wishOf(headers: Headers): number {
  const milliseconds = headers.get('retry-after-ms');
  if (milliseconds) return Number(milliseconds);
  const after = headers.get('retry-after') ?? '';
  return Number(after || Number.NaN) * 1000 || Date.parse(after) - clock.now();
}
