import type { CallHeaders, RetryPolicy } from './call-options.js';
import type { CalledOperation, Endpoint, Input } from './endpoint.js';
import type { OperationError } from './errors.js';
import type { Secret } from './secrets.js';

/** Sends a request and returns its response: the platform's `fetch`, or a function of your own. */
export type FetchFunction = (request: Request) => Promise<Response> | Response;

/** Further options for `fetch`, such as `dispatcher` in Node. */
export type FetchOptions = Readonly<Record<string, unknown>>;

/** One attempt of a call, as passed to hooks. */
export interface Attempt {
  readonly operationId: string;
  /** The number of the attempt, 1 for the first. */
  readonly attempt: number;
  /** The request id that the client sends, the same for all attempts of a call; undefined if none. */
  readonly requestId: string | undefined;
}

/** Hooks into a call. An error thrown by a hook ends the call and is passed to the caller. */
export interface Hooks {
  /** Runs before each attempt. If it returns a request, that is sent instead. */
  readonly onRequest?: (
    request: Request,
    attempt: Attempt,
  ) => Request | undefined | void | Promise<Request | undefined | void>;
  /** Runs after each response of any status. The body is unread: clone the response to read it. */
  readonly onResponse?: (response: Response, attempt: Attempt) => void | Promise<void>;
  /** Runs before a retry. `delay` is the pause before it in milliseconds. */
  readonly onRetry?: (
    error: OperationError,
    attempt: Attempt & { readonly delay: number },
  ) => void | Promise<void>;
  /** Runs once when a call has finally failed. */
  readonly onError?: (error: OperationError, attempt: Attempt) => void | Promise<void>;
}

/**
 * Validates requests and responses; created by `validateWith`. Each function throws or rejects if the
 * value is invalid. Both are required, so that an object of another kind cannot disable validation.
 */
export interface Validation {
  readonly request: (endpoint: Endpoint & CalledOperation, input: Input) => void | Promise<void>;
  readonly response: (
    endpoint: Endpoint & CalledOperation,
    status: number,
    body: unknown,
    /** `streams` if the value is an item of a stream and not a whole body. */
    part?: 'responses' | 'streams',
  ) => void | Promise<void>;
}

/** Options of a client except the location of the API. */
export interface CommonOptions<Scheme extends string = string, Key = Secret>
  extends RetryPolicy, Hooks {
  /**
   * Your API key or token. A function that returns it is called before each attempt, and again after a 401. By default
   * it is read from the client's environment variable, unless there are `credentials`.
   */
  readonly apiKey?: Key | undefined;
  /**
   * Credentials by the name of the security scheme; `user:password` for the HTTP scheme `basic`. `apiKey` stands for
   * the bearer scheme of an operation, or else its `apiKey` scheme, or else OAuth 2.0 or OpenID Connect. Pass `{}` if
   * something else authenticates, such as a proxy or a cookie: no key is required or read then.
   */
  readonly credentials?: { readonly [Name in Scheme]?: Secret | undefined } | undefined;
  /** A replacement for the global `fetch`, for instance in tests. */
  readonly fetch?: FetchFunction | undefined;
  /** Options for `fetch` with every request. The client's method, headers and body take precedence. */
  readonly fetchOptions?: FetchOptions | undefined;
  /**
   * The maximum size of a response body in bytes, after decompression; 100 000 000 by default. Streams that
   * you read yourself have no limit.
   */
  readonly maxResponseBytes?: number | undefined;
  /** Headers of every request. */
  readonly headers?: CallHeaders | undefined;
  /** Validates requests, responses or both; no validation by default. */
  readonly validate?: Validation | undefined;
  /**
   * The name of your application, sent in the header `user-agent` before the client's name and version.
   * False to send neither. Browsers always send their own header.
   */
  readonly userAgent?: string | false | undefined;
  /**
   * Generates the request id of each call, if the service accepts one (`x-client` of the document).
   * False to send none. Browsers send none unless this option is set, because the service must allow
   * the header (CORS).
   */
  readonly requestId?: (() => string) | false | undefined;
}

/** The location of the API: a base URL such as `https://api.example.com`, or an environment's name. */
export type ServerLocation<Environment extends string> =
  | {
      /** The base URL, such as that of a sandbox on this machine or of a proxy. */
      readonly baseUrl: string;
      readonly environment?: undefined;
    }
  | {
      /** Which server of the API is called; `environments` has their URLs. */
      readonly environment: Environment;
      readonly baseUrl?: undefined;
    };

/** A new location of the API: a base URL, an environment, or neither to keep the current one. */
export type ServerLocationOverride<Environment extends string> =
  | { readonly baseUrl?: string | undefined; readonly environment?: undefined }
  | ([Environment] extends [never] ? never : ServerLocation<Environment>);

/** Options that replace those of a connection. */
export type ConnectionOverrides<
  Scheme extends string = string,
  Environment extends string = string,
  Key = Secret,
> = CommonOptions<Scheme, Key> & ServerLocationOverride<Environment>;

/** Options of a client whose document has a default server. */
export type DefaultServerOptions<Scheme extends string = string, Key = Secret> = CommonOptions<
  Scheme,
  Key
> & {
  /** The base URL; the document's server by default. */
  readonly baseUrl?: string;
};

/** Options of a client. `Key` is never if no operation takes an API key. */
export type ConnectionOptions<
  Scheme extends string = string,
  Environment extends string = string,
  Key = Secret,
> = CommonOptions<Scheme, Key> &
  ([Environment] extends [never] ? { readonly baseUrl: string } : ServerLocation<Environment>);
