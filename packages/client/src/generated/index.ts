// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { type ClientOptions, connect } from './connection.js';
import { type V1, createV1 } from './v1.js';
import { type V2, createV2 } from './v2.js';

/** The operations of the API by version and resource. */
export interface Client {
  readonly v1: V1;
  readonly v2: V2;
}

/**
 * Makes a client of the whole API. Nothing is sent yet.
 *
 * @throws {TypeError} where the base URL is missing or has a user, query or fragment, or the key is empty.
 */
export function createClient(options: ClientOptions): Client {
  const connection = connect(options);
  return { v1: createV1(connection), v2: createV2(connection) };
}
export type * as v1 from './v1.js';
export type * as v2 from './v2.js';

export { connect, type ClientOptions, environments } from './connection.js';

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
