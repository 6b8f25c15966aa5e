import type { MiddlewareHandler } from 'hono';
import { controlOperationOf, operationOf } from './operation-of.js';
import type { SandboxEvent } from './sandbox-event.js';

/** An observed request, without path, key, headers, body and tenant. */
export interface ObservedRequest {
  /** The operation id, `sandbox.` and the id for the control API; `sandbox`, `page` or `none` for other requests. */
  readonly operation: string;
  readonly method: string;
  /** The status code; 0 if the connection was dropped. */
  readonly status: number;
  readonly durationMs: number;
  /** The `x-request-id` of the response. */
  readonly requestId: string | undefined;
  /** The `traceparent` that the client sent (W3C Trace Context). */
  readonly traceparent: string | undefined;
}

/** Called for each request after its response. */
export type RequestObserver = (observed: ObservedRequest) => void;

/** Request ids are chosen by clients: ids of another form are not passed on. */
const plainId = /^[\w.:-]{1,64}$/;

const traceParent = /^00-[\da-f]{32}-[\da-f]{16}-[\da-f]{2}$/;

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

export function observeRequests(observers: readonly RequestObserver[]): MiddlewareHandler {
  return async (context, next) => {
    const request = context.req.raw;
    const start = performance.now();
    const parent = request.headers.get('traceparent') ?? '';
    const report = (status: number, id: string | null): void => {
      const observed = {
        operation: observedName(request),
        method: methods.has(request.method) ? request.method : 'OTHER',
        status,
        durationMs: performance.now() - start,
        requestId: id !== null && plainId.test(id) ? id : undefined,
        traceparent: traceParent.test(parent) ? parent : undefined,
      };
      for (const observe of observers) observe(observed);
    };
    try {
      await next();
      report(context.res.status, context.res.headers.get('x-request-id'));
    } catch (error) {
      report(0, null);
      throw error;
    }
  };
}

/** The id of the called operation, `sandbox.ID` for the control API, `sandbox`, `page` or `none`; no request data. */
export function observedName({ method, url }: Pick<Request, 'method' | 'url'>): string {
  const { pathname } = new URL(url);
  if (pathname.startsWith('/_sandbox')) return controlOperationOf(method, pathname);
  return operationOf(method, pathname) ?? (pathname.startsWith('/api') ? 'none' : 'page');
}

export type Log = (level: 'info' | 'warn' | 'error', event: string, fields?: object) => void;

/** Creates a log that writes each event as a line of JSON. `systemTime` is in milliseconds since 1970. */
export function jsonLog(systemTime: () => number, write: (line: string) => void): Log {
  return (level, event, fields = {}) => {
    const time = new Date(systemTime()).toISOString();
    write(`${JSON.stringify({ time, level, event, ...fields })}\n`);
  };
}

/** Creates an observer that logs each request. */
export function logRequests(log: Log): RequestObserver {
  return ({ durationMs, ...observed }) => {
    const level = observed.status >= 500 || observed.status === 0 ? 'error' : 'info';
    log(level, 'request', { ...observed, durationMs: Math.round(durationMs * 10) / 10 });
  };
}

/** Creates a listener that logs what happens inside a sandbox, besides what is only counted. */
export function logEvents(log: Log): (happened: SandboxEvent) => void {
  return (happened) => {
    const { event, ...fields } = happened;
    const level = levelOf(happened);
    if (level) log(level, event, fields);
  };
}

function levelOf(happened: SandboxEvent): Parameters<Log>[0] | undefined {
  switch (happened.event) {
    case 'commit':
      return undefined;
    case 'database-unavailable':
      // One line for an outage, not one for each transaction that it fails.
      return happened.isFirst ? 'error' : undefined;
    case 'database-error':
      return 'error';
    case 'database-available':
    case 'transaction-retried':
      return 'info';
    case 'webhook':
      return happened.result === 'failed' ? 'warn' : 'info';
    case 'job':
      if (happened.result !== 'done') return happened.result === 'failed' ? 'error' : 'warn';
      return happened.reason === undefined ? undefined : 'info';
  }
}
