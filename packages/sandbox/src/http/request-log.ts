import type { MiddlewareHandler } from 'hono';
import type { api } from '../generated/types/index.js';
import { tenantOfRequest } from './authenticate.js';

/** A request with its content and response. Ids count from 1, across all tenants. */
export interface LoggedRequest extends Omit<
  api.LoggedRequestDetail,
  'at' | 'operationId' | 'response'
> {
  readonly tenant: string;
  /** The system's time, in milliseconds since 1970. */
  readonly at: number;
  readonly response: api.LoggedMessage | undefined;
}

/** A request or response body; not complete if it was truncated, or not read. */
type LoggedBody = Omit<api.LoggedMessage, 'headers'>;

const maximumBytes = 64 * 1024;

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
  readonly #received = new WeakMap<Request, Uint8Array>();
  #last = 0;

  /** @param size the maximum number of logged requests of all tenants */
  constructor(private readonly size: number) {}

  /** The requests of a tenant, latest last. */
  list(tenant: string, { method, target, status }: RequestFilter): LoggedRequest[] {
    return this.#entries.filter(
      (entry) =>
        entry.tenant === tenant &&
        (method === undefined || entry.method === method) &&
        (target === undefined || entry.target.includes(target)) &&
        (status === undefined || entry.status === status),
    );
  }

  find(tenant: string, id: number): LoggedRequest | undefined {
    return this.#entries.find((entry) => entry.tenant === tenant && entry.id === id);
  }

  clear(tenant: string): void {
    const rest = this.#entries.filter((entry) => entry.tenant !== tenant);
    this.#entries.splice(0, this.#entries.length, ...rest);
  }

  /** Keeps the body of a request that the API has read: the log reads none itself, so that it delays no response. */
  receive(request: Request, bytes: Uint8Array): void {
    this.#received.set(request, bytes);
  }

  bodyOf(request: Request): LoggedBody {
    const bytes = this.#received.get(request);
    if (bytes) return loggedBody(bytes);
    const { headers } = request;
    // Without these headers there is no body.
    const isSent = headers.has('transfer-encoding') || Number(headers.get('content-length')) > 0;
    return { body: '', complete: !isSent };
  }

  /** Adds a request, and removes the oldest one if the log is full. */
  add(entry: Omit<LoggedRequest, 'id'>): void {
    this.#last += 1;
    this.#entries.push({ id: this.#last, ...entry });
    if (this.#entries.length > this.size) this.#entries.shift();
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
    let response: api.LoggedMessage | undefined;
    try {
      await next();
      const { status, headers } = context.res;
      const bytes = new Uint8Array(await context.res.arrayBuffer());
      // Hono would copy the headers of the response in place to the new one.
      context.res = undefined;
      context.res = new Response(bytes.length === 0 ? null : bytes, { status, headers });
      response = { headers: Object.fromEntries(headers), ...loggedBody(bytes) };
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
        request: { headers, ...log.bodyOf(raw) },
        response,
      });
    }
    return undefined;
  };
}

function loggedBody(bytes: Uint8Array): LoggedBody {
  const complete = bytes.length <= maximumBytes;
  // Omits a truncated character.
  const body = new TextDecoder().decode(bytes.subarray(0, maximumBytes), { stream: !complete });
  return { body, complete };
}
