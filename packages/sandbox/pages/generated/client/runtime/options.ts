// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { CallHeaders, Patience } from './call-options.js';
import type { Endpoint, Input } from './endpoint.js';
import type { OperationError } from './errors.js';

/** Sends one request and answers it; `fetch` of the platform and an app's own both fit. */
export type FetchFunction = (request: Request) => Promise<Response> | Response;

/** What `fetch` takes besides what the client sets itself, such as `dispatcher` in Node. */
export type FetchOptions = Readonly<Record<string, unknown>>;

/** One attempt at a call, as hooks see it. */
export interface Attempt {
  readonly operationId: string;
  /** 1 for the first. */
  readonly attempt: number;
  /** The id that the client sends, the same for all attempts of a call; undefined if it sends none. */
  readonly requestId: string | undefined;
}

/** What to do at the turns of a call. What a hook throws ends the call and reaches the caller. */
export interface Hooks {
  /** Before each attempt. A request that it returns is sent instead. */
  readonly onRequest?: (
    request: Request,
    attempt: Attempt,
  ) => Request | undefined | void | Promise<Request | undefined | void>;
  /** After each response, whatever its status. Its body is still unread: clone it to read it. */
  readonly onResponse?: (response: Response, attempt: Attempt) => void | Promise<void>;
  /** Before the pause (in milliseconds) ahead of another attempt. */
  readonly onRetry?: (
    error: OperationError,
    attempt: Attempt & { readonly delay: number },
  ) => void | Promise<void>;
  /** Once, when a call has failed and is not tried again. */
  readonly onError?: (error: OperationError, attempt: Attempt) => void | Promise<void>;
}

/**
 * Checks what goes out and what comes in; made by `validateWith`. Each may throw or reject. Neither
 * is optional: what is not a validation at all must not pass for one that checks nothing.
 */
export interface Validation {
  readonly request: (endpoint: Endpoint, input: Input) => void | Promise<void>;
  readonly response: (
    endpoint: Endpoint,
    status: number,
    body: unknown,
    /** For an item of a stream in place of a whole body. */
    part?: 'responses' | 'streams',
  ) => void | Promise<void>;
}

/** What a client needs to know besides where the API is. */
export interface CommonOptions<Scheme extends string = string> extends Patience, Hooks {
  /**
   * Serves the bearer scheme of an operation and, where it has none, its `apiKey` scheme. Read from
   * an environment variable if it and `credentials` are left out and the client names a variable.
   */
  readonly apiKey?: string | undefined;
  /**
   * By the names of security schemes; `user:password` for the HTTP scheme `basic`. `{}` if something
   * else authenticates, such as a proxy or a cookie: no key is needed then, and none is read.
   */
  readonly credentials?: { readonly [Name in Scheme]?: string | undefined } | undefined;
  /** In place of the platform's `fetch`, such as that of an app under test. */
  readonly fetch?: FetchFunction | undefined;
  /** Passed to `fetch` with every request. The client's own method, headers and body win. */
  readonly fetchOptions?: FetchOptions | undefined;
  /** Sent with every request. */
  readonly headers?: CallHeaders | undefined;
  /** Checks requests, responses or both; nothing is checked where left out. */
  readonly validate?: Validation | undefined;
  /**
   * Names the application in the header `user-agent`, before the client's own name and version.
   * False: neither is sent. Browsers send their own.
   */
  readonly userAgent?: string | false | undefined;
  /**
   * Makes the id that is sent with each call if the service takes one (`x-client` of the document).
   * False: none is sent. In browsers none is sent unless this option makes it: the header needs the
   * consent of the service (CORS).
   */
  readonly requestId?: (() => string) | false | undefined;
}

/** Where the API is: a base URL such as `https://api.example.com`, or a name of the document's. */
export type Place<Environment extends string> =
  | { readonly baseUrl: string; readonly environment?: undefined }
  | { readonly environment: Environment; readonly baseUrl?: undefined };

/** Where the API is, in place of where it was: a base URL or an environment, or neither. */
export type OtherPlace<Environment extends string> =
  | { readonly baseUrl?: string | undefined; readonly environment?: undefined }
  | ([Environment] extends [never] ? never : Place<Environment>);

/** Options in place of those that a connection has. */
export type OtherConnectionOptions<
  Scheme extends string = string,
  Environment extends string = string,
> = CommonOptions<Scheme> & OtherPlace<Environment>;

/** What a client needs to know if the document has one server, which is the default. */
export type DefaultedOptions<Scheme extends string = string> = CommonOptions<Scheme> & {
  /** In place of the document's server. */
  readonly baseUrl?: string;
};

/** What a client needs to know. */
export type ConnectionOptions<
  Scheme extends string = string,
  Environment extends string = string,
> = CommonOptions<Scheme> &
  ([Environment] extends [never] ? { readonly baseUrl: string } : Place<Environment>);
