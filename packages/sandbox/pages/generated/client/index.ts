// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { paths } from '../../../src/generated/types/openapi.js';
import { type Api, createApi } from './api.js';
import { type ClientOptions, type OptionOverrides, apiDescription } from './connection.js';
import {
  type RawClient,
  addLogHooks,
  lazyRaw,
  mergeOptions,
  openConnection,
} from './runtime/connection.js';
import { bearerKeyOrBareKey } from './security.js';

/** A client of the API: its operations by resource. */
export interface Client extends Api {
  /**
   * An openapi-fetch client, for requests without a method here. It has the same credentials, hooks, retries and
   * timeouts, but returns errors instead of throwing them.
   */
  readonly raw: RawClient<paths>;
  /**
   * Returns a client with some options replaced, for instance the API key of another tenant. A key or base URL
   * must not be undefined.
   *
   * @throws {TypeError} if the base URL is missing or wrong, the API key is missing or malformed, or a limit is not a number of at least 0.
   */
  with(options: OptionOverrides): Client;
}

/**
 * Creates a client with all operations of the API. Sends no request.
 *
 * @throws {TypeError} if the base URL is missing or wrong, the API key is missing or malformed, or a limit is not a number of at least 0.
 */
export function createClient(options: ClientOptions): Client {
  const connection = openConnection(
    addLogHooks(options, { requestId: 'x-request-id' }),
    apiDescription,
  );
  const raw = lazyRaw<paths>(connection, bearerKeyOrBareKey);
  return {
    ...createApi(connection),
    with: (others) => createClient(mergeOptions(options, others)),
    get raw() {
      return raw();
    },
  };
}

export type * as api from './api.js';

export {
  connect,
  type ClientOptions,
  type ConnectOptions,
  type OptionOverrides,
} from './connection.js';

/** Adds hooks that log to the options of `connect`. */
export function withLog<Options extends ClientOptions>(options: Options): Options {
  return addLogHooks(options, { requestId: 'x-request-id' });
}

export { isErrorOf, type OperationErrors } from './errors.js';

export {
  type ReceivedResponse,
  Call,
  ValidationError,
  validateWith,
  type Issue,
} from './runtime/call.js';

export {
  withOptions,
  type Connection,
  type CallHeaders,
  type CallOptions,
  type RetryPolicy,
  type RepresentationOptions,
  type Attempt,
  type ConnectionOptions,
  type FetchFunction,
  type FetchOptions,
  type Hooks,
  type Validation,
  type LogFields,
  type Logger,
  type LogLevel,
  type LogOptions,
  type RawClient,
  type Secret,
} from './runtime/connection.js';

export {
  type ErrorDetail,
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
