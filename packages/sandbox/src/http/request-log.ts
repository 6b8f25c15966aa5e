import {
  type LoggedBody,
  readBodyPrefix,
  captureBody,
  type CapturedRequest,
} from './body-prefix.js';
import type { Fetch } from '../kernel/fetch.js';
import { tenantOfRequest } from './tenant-of-request.js';

/** A request that was answered, or left without an answer. */
export interface LoggedRequest {
  /** Counted from 1 in the whole sandbox. */
  readonly id: number;
  readonly tenant: string;
  /** The system's time in milliseconds. */
  readonly at: number;
  readonly durationMs: number;
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  /** Without the key. */
  readonly requestHeaders: Readonly<Record<string, string>>;
  readonly requestBody: LoggedBody;
  /** Undefined where the connection broke. */
  readonly response: LoggedResponse | undefined;
}

/** What was answered. */
export interface LoggedResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: LoggedBody;
}

/** Which requests of a tenant are meant; all where nothing is said. */
export interface RequestFilter {
  readonly method?: string | undefined;
  /** A part of path and query. */
  readonly target?: string | undefined;
  readonly status?: number | undefined;
}

/** Keeps the latest requests to the API in memory. */
export class RequestLog {
  readonly #entries: LoggedRequest[] = [];
  readonly #size: number;
  readonly #systemTime: () => number;
  #last = 0;

  /** @param size how many requests are kept, of all tenants together */
  constructor(size: number, systemTime: () => number) {
    this.#size = size;
    this.#systemTime = systemTime;
  }

  /** The requests of a tenant, the latest first. */
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

  /** One request of a tenant. */
  find(tenant: string, id: number): LoggedRequest | undefined {
    return this.#entries.find((entry) => entry.tenant === tenant && entry.id === id);
  }

  /** Forgets the requests of a tenant. */
  clear(tenant: string): void {
    const rest = this.#entries.filter((entry) => entry.tenant !== tenant);
    this.#entries.splice(0, this.#entries.length, ...rest);
  }

  /** Keeps what is asked and answered; requests without a key that opens a tenant are not kept. */
  record(serve: Fetch): Fetch {
    if (this.#size === 0) return serve;
    return async (request) => {
      const tenant = tenantOfRequest(request);
      if (tenant === undefined) return serve(request);
      const at = this.#systemTime();
      const watched = captureBody(request);
      try {
        const response = await serve(watched.request);
        const answer = {
          status: response.status,
          headers: Object.fromEntries(response.headers),
          body: await readBodyPrefix(response),
        };
        this.#keep(tenant, at, watched, answer);
        return response;
      } catch (error) {
        this.#keep(tenant, at, watched, undefined);
        throw error;
      }
    };
  }

  #keep(
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
