// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { type Api, createApi } from './api.js';
import { type ClientOptions, connect } from './connection.js';

/** The operations of the API by resource. */
export type Client = Api;

/**
 * Makes a client of the whole API. Nothing is sent yet.
 *
 * @throws {TypeError} where the base URL is missing or has a user, query or fragment, or the key is empty.
 */
export function createClient(options: ClientOptions): Client {
  return createApi(connect(options));
}
export type * as api from './api.js';

export { connect, type ClientOptions } from './connection.js';

export { isErrorOf, type OperationErrors } from './errors.js';

export type { Arrived } from './runtime/attempt.js';

export { Call } from './runtime/call.js';

export type { Connection } from './runtime/connection.js';

export { List } from './runtime/list.js';

export type {
  Attempt,
  CallHeaders,
  CallOptions,
  ConnectionOptions,
  FetchFunction,
  Hooks,
  Patience,
  Validation,
} from './runtime/options.js';

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
