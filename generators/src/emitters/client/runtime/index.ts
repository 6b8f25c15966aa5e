export type { ReceivedResponse } from './send-request.js';
export { Call } from './call.js';
export { withOptions, type Connection } from './connection.js';
export type {
  CallHeaders,
  CallOptions,
  RetryPolicy,
  RepresentationOptions,
} from './call-options.js';
export type {
  Attempt,
  ConnectionOptions,
  FetchFunction,
  FetchOptions,
  Hooks,
  Validation,
} from './options.js';
export type { LogFields, Logger, LogLevel, LogOptions } from './log.js';
export type { RawClient } from './raw.js';
export type { ErrorDetail } from './problem.js';
export type { Secret } from './secrets.js';
export { ValidationError, validateWith, type Issue } from './validate.js';
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
} from './errors.js';
