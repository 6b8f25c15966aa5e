import type { CallState } from './call-state.js';
import {
  ApiError,
  AuthenticationError,
  ConflictError,
  InvalidRequestError,
  NotFoundError,
  PermissionError,
  RateLimitError,
  ServerError,
} from './errors.js';
import { readProblem } from './problem.js';
import type { ConnectionSettings } from './settings.js';

const errorClasses: Readonly<Record<number, typeof ApiError>> = {
  401: AuthenticationError,
  403: PermissionError,
  404: NotFoundError,
  408: ApiError,
  409: ConflictError,
  410: NotFoundError,
  429: RateLimitError,
};

/** The class of the error for a status. */
export function errorClass(status: number): typeof ApiError {
  const others = status > 499 ? ServerError : status > 399 ? InvalidRequestError : ApiError;
  return errorClasses[status] ?? others;
}

/** Creates the error for a response with an error status. */
export function createApiError(
  { api, baseUrl }: ConnectionSettings,
  { operation, secrets, input: { path, query, header, body: sent } }: CallState,
  response: Response,
  body: unknown,
): ApiError {
  const { status, headers } = response;
  const Kind = errorClass(status);
  const problem = readProblem(api.errors, secrets, headers, body, [path, query, header, sent]);
  // A wrong base URL is a frequent cause. The template contains no values, which may be personal.
  const place = status === 404 ? ` (at ${baseUrl}${operation.path})` : '';
  const summary = problem.summary + place;
  return new Kind(operation, response, body === '' ? undefined : body, { ...problem, summary });
}
