// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { clock } from './clock.js';
import { ApiError, type OperationError } from './errors.js';

const firstPause = 500;
const longestPause = 8000;
/** A server that asks for more than a minute is not waited for: the caller decides. */
const longestWish = 60_000;

/**
 * How many milliseconds to wait before another attempt; `Infinity` where there should be none.
 * @param count how many attempts there have been
 */
export function pauseAfter(error: OperationError, count: number): number {
  const wish = error instanceof ApiError ? wishOf(error.headers) : Number.NaN;
  if (wish > longestWish) return Infinity;
  // Full jitter: clients that failed together do not come back together.
  return wish >= 0 ? wish : clock.random() * Math.min(longestPause, firstPause * 2 ** (count - 1));
}

/** How long a server wants to be left alone: `Retry-After-Ms`, or `Retry-After` (RFC 9110, 10.2.3). */
function wishOf(headers: Headers): number {
  const milliseconds = headers.get('retry-after-ms');
  if (milliseconds) return Number(milliseconds);
  const after = headers.get('retry-after') ?? '';
  return Number(after || Number.NaN) * 1000 || Date.parse(after) - clock.now();
}
