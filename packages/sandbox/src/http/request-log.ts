import {
  type LoggedBody,
  readBodyPrefix,
  captureBody,
  type CapturedRequest,
} from './body-prefix.js';
import type { Fetch } from '../kernel/fetch.js';
import { tenantOfRequest } from './tenant-of-request.js';

/** A logged request. */
export interface LoggedRequest {
  /** Counted from 1, across all tenants. */
  readonly id: number;
  readonly tenant: string;
  /** The system's time, in milliseconds since 1970. */
  readonly at: number;
  readonly durationMs: number;
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  /** Without the `authorization` header. */
  readonly requestHeaders: Readonly<Record<string, string>>;
  readonly requestBody: LoggedBody;
  /** Undefined if the connection was dropped. */
  readonly response: LoggedResponse | undefined;
}

/** A logged response. */
export interface LoggedResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: LoggedBody;
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
  readonly #systemTime: () => number;
  #last = 0;

  /** @param size the maximum number of logged requests of all tenants */
  constructor(size: number, systemTime: () => number) {
    this.#size = size;
    this.#systemTime = systemTime;
  }

  /** The requests of a tenant, latest first. */
  list(tenant: string, { method, target, status }: RequestFilter): LoggedRequest[] {
    return this.#entries
      .filter(
        (entry) =>
          entry.tenant === tenant &&
          (method === undefined || entry.method === method) &&
          (target === undefined || entry.target.includes(target)) &&
          (status === undefined || entry.response?.status === status),
      )
      .toReversed();
  }

  /** Finds a request of a tenant by its id. */
  find(tenant: string, id: number): LoggedRequest | undefined {
    return this.#entries.find((entry) => entry.tenant === tenant && entry.id === id);
  }

  /** Removes the requests of a tenant. */
  clear(tenant: string): void {
    const rest = this.#entries.filter((entry) => entry.tenant !== tenant);
    this.#entries.splice(0, this.#entries.length, ...rest);
  }

  /** Wraps a handler so that requests and responses are logged, except requests without a valid key. */
  record(serve: Fetch): Fetch {
    if (this.#size === 0) return serve;
    return async (request) => {
      const tenant = tenantOfRequest(request);
      if (tenant === undefined) return serve(request);
      const at = this.#systemTime();
      const captured = captureBody(request);
      try {
        const response = await serve(captured.request);
        const logged = {
          status: response.status,
          headers: Object.fromEntries(response.headers),
          body: await readBodyPrefix(response),
        };
        this.#add(tenant, at, captured, logged);
        return response;
      } catch (error) {
        this.#add(tenant, at, captured, undefined);
        throw error;
      }
    };
  }

  #add(
    tenant: string,
    at: number,
    { request, body }: CapturedRequest,
    response: LoggedResponse | undefined,
  ): void {
    const { pathname, search } = new URL(request.url);
    const { authorization: _key, ...requestHeaders } = Object.fromEntries(request.headers);
    this.#last += 1;
    this.#entries.push({
      id: this.#last,
      tenant,
      at,
      durationMs: this.#systemTime() - at,
      method: request.method,
      target: pathname + search,
      requestHeaders,
      requestBody: body(),
      response,
    });
    if (this.#entries.length > this.#size) this.#entries.shift();
  }
}
