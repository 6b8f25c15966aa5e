import { limits } from '@seller-funds/contract/vocabulary/limits';
import type { MiddlewareHandler } from 'hono';
import { errorBody } from '../session.js';
import { keyOfRequest } from './authenticate.js';
import { requestIdOf } from './request-id.js';

/** The rate limit of a key: requests per second, and burst size (D18). */
const { requestsPerSecond: perSecond, requestBurst: burst } = limits;

/** The maximum number of tracked keys. The bucket of the least recently used key is full again and can be dropped. */
const maximumKeys = 10_000;

interface Bucket {
  readonly tokens: number;
  /** The system's time of the last request, in milliseconds. */
  readonly at: number;
}

/** Limits the rate of requests per key, and adds `RateLimit` headers to every response. */
export function limitRate(systemTime: () => number): MiddlewareHandler {
  const buckets = new Map<string, Bucket>();
  return async (context, next) => {
    const key = keyOfRequest(context.req.raw);
    if (key === undefined) return next();
    const now = systemTime();
    const tokens = refilled(buckets.get(key), now);
    const allowed = tokens >= 1;
    const left = allowed ? tokens - 1 : tokens;
    // Moves the key to the end: the first key is the least recently used.
    buckets.delete(key);
    buckets.set(key, { tokens: left, at: now });
    forgetOne(buckets);
    if (allowed) await next();
    else context.res = refuse(context.req.raw, left);
    const { headers } = context.res;
    headers.set('ratelimit-limit', String(burst));
    headers.set('ratelimit-remaining', String(Math.floor(left)));
    headers.set('ratelimit-reset', String(Math.ceil((burst - left) / perSecond)));
    return undefined;
  };
}

function refilled(bucket: Bucket | undefined, now: number): number {
  if (!bucket) return burst;
  return Math.min(burst, bucket.tokens + ((now - bucket.at) / 1000) * perSecond);
}

function forgetOne(buckets: Map<string, Bucket>): void {
  if (buckets.size <= maximumKeys) return;
  const [first] = buckets.keys();
  if (first !== undefined) buckets.delete(first);
}

function refuse(request: Request, left: number): Response {
  const seconds = Math.max(1, Math.ceil((1 - left) / perSecond));
  const headers = { 'x-request-id': requestIdOf(request), 'retry-after': String(seconds) };
  return Response.json(errorBody('429.900.001'), { status: 429, headers });
}
