import { captureBody, type LoggedBody, readBodyPrefix } from './body-prefix.js';
import type { MiddlewareHandler } from 'hono';
import { tenantOfRequest } from './authenticate.js';

export interface LoggedRequest {
  /** Counted from 1, across all tenants. */
  readonly id: number;
  readonly tenant: string;
  readonly at: number;
  readonly durationMs: number;
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  /** Null if the connection was dropped. */
  readonly status: number | null;
  /** Without the `authorization` header. */
  readonly request: LoggedMessage;
  /** Undefined if the connection was dropped. */
  readonly response: LoggedMessage | undefined;
}

interface LoggedMessage extends LoggedBody {
  readonly headers: Record<string, string>;
}

/** Filters logged requests; all by default. */
export interface RequestFilter {
  readonly method?: string | undefined;
  /** A substring of path and query. */
  readonly target?: string | undefined;
  readonly status?: number | undefined;
}

/** Logs the latest requests to the API in memory. */
export class RequestLog {
  readonly #entries: LoggedRequest[] = [];
  readonly #size: number;
  #last = 0;

  /** @param size the maximum number of logged requests of all tenants */
  constructor(size: number) {
    this.#size = size;
  }

  /** The requests of a tenant, latest first. */
  list(tenant: string, { method, target, status }: RequestFilter): LoggedRequest[] {
    return this.#entries
      .filter(
        (entry) =>
          entry.tenant === tenant &&
          (method === undefined || entry.method === method) &&
          (target === undefined || entry.target.includes(target)) &&
          (status === undefined || entry.status === status),
      )
      .toReversed();
  }

  find(tenant: string, id: number): LoggedRequest | undefined {
    return this.#entries.find((entry) => entry.tenant === tenant && entry.id === id);
  }

  clear(tenant: string): void {
    const rest = this.#entries.filter((entry) => entry.tenant !== tenant);
    this.#entries.splice(0, this.#entries.length, ...rest);
  }

  /** Adds a request, and removes the oldest one if the log is full. */
  add(entry: Omit<LoggedRequest, 'id'>): void {
    this.#last += 1;
    this.#entries.push({ id: this.#last, ...entry });
    if (this.#entries.length > this.#size) this.#entries.shift();
  }
}

/**
 * Logs requests and their responses, except requests without a valid key.
 * @param systemTime returns the system's time, in milliseconds since 1970
 */
export function recordRequests(log: RequestLog, systemTime: () => number): MiddlewareHandler {
  return async (context, next) => {
    const { raw } = context.req;
    const tenant = tenantOfRequest(raw);
    if (tenant === undefined) return next();
    const at = systemTime();
    const { request, body } = captureBody(raw);
    context.req.raw = request;
    let response: LoggedMessage | undefined;
    try {
      await next();
      const headers = Object.fromEntries(context.res.headers);
      response = { headers, ...(await readBodyPrefix(context.res)) };
    } finally {
      const { pathname, search } = new URL(raw.url);
      const { authorization: _key, ...headers } = Object.fromEntries(raw.headers);
      log.add({
        tenant,
        at,
        durationMs: systemTime() - at,
        method: raw.method,
        target: pathname + search,
        status: response ? context.res.status : null,
        request: { headers, ...body() },
        response,
      });
    }
    return undefined;
  };
}
