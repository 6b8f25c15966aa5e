import type { Fetch } from '../kernel/fetch.js';
import { operationOf } from './operation-of.js';

/** What is told of a request: no path, key, header or body, and nothing of its tenant. */
export interface ObservedRequest {
  /** The id of the operation; `sandbox`, `page` or `none` for what is none. */
  readonly operation: string;
  readonly method: string;
  /** 0 where the connection broke. */
  readonly status: number;
  readonly durationMs: number;
  /** The `x-request-id` of the response. */
  readonly requestId: string | undefined;
  /** The `traceparent` that the client sent (W3C Trace Context). */
  readonly traceparent: string | undefined;
}

/** Is told of each request after its answer. */
export type RequestObserver = (observed: ObservedRequest) => void;

/** Ids of requests are the clients' own: what has another form may be anything, and is not passed on. */
const plainId = /^[\w.:-]{1,64}$/;

const traceParent = /^00-[\da-f]{32}-[\da-f]{16}-[\da-f]{2}$/;

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Tells of each request that is answered. */
export function observeRequests(observers: readonly RequestObserver[], serve: Fetch): Fetch {
  if (observers.length === 0) return serve;
  return async (request) => {
    const start = performance.now();
    const parent = request.headers.get('traceparent') ?? '';
    const tell = (status: number, id: string | null): void => {
      const observed = {
        operation: operationOf(request),
        method: methods.has(request.method) ? request.method : 'OTHER',
        status,
        durationMs: performance.now() - start,
        requestId: id !== null && plainId.test(id) ? id : undefined,
        traceparent: traceParent.test(parent) ? parent : undefined,
      };
      for (const observe of observers) observe(observed);
    };
    try {
      const response = await serve(request);
      tell(response.status, response.headers.get('x-request-id'));
      return response;
    } catch (error) {
      tell(0, null);
      throw error;
    }
  };
}

/** Writes a line of JSON for each request. */
export function logRequests(
  systemTime: () => number,
  write: (line: string) => void,
): RequestObserver {
  return ({ durationMs, ...observed }) => {
    const level = observed.status >= 500 || observed.status === 0 ? 'error' : 'info';
    const time = new Date(systemTime()).toISOString();
    const rounded = Math.round(durationMs * 10) / 10;
    write(
      `${JSON.stringify({ time, level, event: 'request', ...observed, durationMs: rounded })}\n`,
    );
  };
}
