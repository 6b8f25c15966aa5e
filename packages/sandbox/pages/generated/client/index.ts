// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { type Api, createApi } from './api.js';
import { type ClientOptions, type OtherOptions, connect } from './connection.js';
import { request } from './request.js';
import { mergeOptions } from './runtime/connection.js';
import { logWith } from './runtime/log.js';
import type { RequestFunction } from './runtime/request.js';

/** The operations of the API by resource. */
export interface Client extends Api {
  /**
   * A client with other options, such as the key of another tenant. Options that are given replace
   * those of this client; a key or base URL must not be undefined.
   *
   * @throws {TypeError} if the base URL is missing or has a user, query or fragment, the environment is unknown, or the key is missing or malformed.
   */
  with(options: OtherOptions): Client;
  /** Sends a request that has no method here, with the retries, errors and hooks of all others. */
  readonly request: RequestFunction;
}

/**
 * Makes a client of the whole API. Nothing is sent yet.
 *
 * @throws {TypeError} if the base URL is missing or has a user, query or fragment, the environment is unknown, or the key is missing or malformed.
 */
export function createClient(options: ClientOptions): Client {
  const connection = connect(logWith(options, { requestId: 'x-request-id' }));
  return {
    ...createApi(connection),
    with: (others) => createClient(mergeOptions(options, others)),
    request: request(connection),
  };
}

export type * as api from './api.js';

export {
  connect,
  type ClientOptions,
  type ConnectOptions,
  type OtherOptions,
} from './connection.js';

export { request } from './request.js';

/** Options with hooks that log: for `connect`. */
export function withLog<Options extends ClientOptions>(options: Options): Options {
  return logWith(options, { requestId: 'x-request-id' });
}

export { isErrorOf, type OperationErrors } from './errors.js';

export type { Arrived } from './runtime/attempt.js';

export { Call } from './runtime/call.js';

export { withOptions, type Connection } from './runtime/connection.js';

export { List } from './runtime/list.js';

export type {
  Attempt,
  CallHeaders,
  CallOptions,
  ConnectionOptions,
  FetchFunction,
  FetchOptions,
  Hooks,
  Patience,
  Validation,
} from './runtime/options.js';

export type { LogFields, Logger, LogLevel, LogOptions } from './runtime/log.js';

export type { RequestFunction, RequestOptions } from './runtime/request.js';

export type { Detail } from './runtime/problem.js';

export { ValidationError, validateWith, type Issue } from './runtime/validate.js';

export {
  AbortedError,
  ApiError,
  AuthenticationError,
  ConflictError,
  ConnectionError,
  InvalidRequestError,
  NotFoundError,
  OperationError,
  PermissionError,
  RateLimitError,
  ResponseError,
  ServerError,
  TimeoutError,
  UsageError,
  type DocumentedError,
} from './runtime/errors.js';
