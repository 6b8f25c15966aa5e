import type { CalledOperation } from './endpoint.js';
import type { ErrorDetail, Problem } from './problem.js';

/**
 * Base class of all errors of the client. Messages contain no keys and no request or response bodies. The stack is that
 * of the call.
 */
export class OperationError extends Error {
  override readonly name: string = 'OperationError';
  /** The operationId in the document. */
  readonly operationId: string;
  /** True if the same request may succeed later. */
  readonly retryable: boolean = false;
  /** True if the server may have received the request; if false, the request had no effect. */
  readonly sent: boolean = true;
  /** The request id to quote to support: the one from the response, or else the one that was sent. */
  readonly requestId: string | undefined;

  constructor(
    { id, method, path, requestId, site }: CalledOperation,
    problem: string,
    ownId: string | undefined = requestId,
  ) {
    super(`${method.toUpperCase()} ${path} ${problem}${ownId ? ` (request id ${ownId})` : ''}`);
    this.operationId = id;
    this.requestId = ownId;
    // Computed when read: engines format a stack then, and only then it has the name of the subclass.
    Object.defineProperty(this, 'stack', {
      configurable: true,
      get: () => `${this.name}: ${this.message}\n${site.stack?.replace(/^Error.*\n?/, '')}`,
      set: (value: unknown) => {
        Object.defineProperty(this, 'stack', { value, writable: true });
      },
    });
  }
}

/** The arguments of the call are invalid; no request was sent. */
export class UsageError extends OperationError {
  override readonly name: string = 'UsageError';
  override readonly sent = false;
}

/** No response arrived, or its body was incomplete. */
export class ConnectionError extends OperationError {
  override readonly name: string = 'ConnectionError';
  override readonly retryable: boolean = true;
  override readonly sent: boolean;
  /** The platform's error code, such as `ECONNREFUSED`; undefined if it has none. */
  readonly code: string | undefined;
  /** The platform's code and message alone: its own error may hold the request, with the API key. */
  declare readonly cause: Error | undefined;
  /** The platform's error or the abort reason. Not enumerable, so that logs do not print it. */
  declare readonly origin: unknown;

  constructor(
    call: CalledOperation,
    problem: string,
    sent: boolean,
    origin: unknown,
    cause?: Error & { readonly code?: string },
  ) {
    super(call, problem);
    this.sent = sent;
    this.code = cause?.code;
    defineHidden(this, { cause, origin });
  }
}

/** The attempt timed out before the response was complete. */
export class TimeoutError extends ConnectionError {
  override readonly name = 'TimeoutError';
}

/** The caller's signal aborted the call. */
export class AbortedError extends ConnectionError {
  override readonly name = 'AbortedError';
  override readonly retryable = false;
}

/**
 * A successful response whose body is not as documented, for instance empty or not JSON, or any response
 * with a body that is too large.
 */
export class ResponseError extends OperationError {
  override readonly name = 'ResponseError';
  readonly status: number;
  declare readonly headers: Headers;
  /** The response body as text. Not enumerable, so that logs do not print it. */
  declare readonly text: string;

  constructor(
    call: CalledOperation,
    { status, headers }: Response,
    text: string,
    expected: string | undefined,
    found: string = text
      ? `${text.length} characters of ${headers.get('content-type') ?? 'no type'}`
      : 'an empty body',
  ) {
    const instead = expected === undefined ? '' : `; ${expected} is documented`;
    super(call, `returned ${status} with ${found}${instead}`);
    this.status = status;
    defineHidden(this, { headers, text });
  }
}

/** A response with an error status. Its subclass depends on the status; `isErrorOf` narrows its body. */
export class ApiError extends OperationError {
  override readonly name: string = 'ApiError';
  override readonly retryable: boolean;
  readonly status: number;
  /** The service's error code; undefined if the response has none. */
  readonly code: string | undefined;
  /** The service's error message with its parameters filled in; empty if the response has none. */
  readonly reason: string;
  /** The details that the service reports, usually one for each invalid field. */
  readonly details: readonly ErrorDetail[];
  declare readonly headers: Headers;
  /** The response body as JSON value, or else as text; undefined if empty. Not enumerable. */
  declare readonly body: unknown;

  constructor(
    call: CalledOperation,
    { status, headers }: Response,
    body: unknown,
    { code, reason, details, summary, requestId }: Problem,
  ) {
    const said = [code, reason].filter(Boolean).join(': ');
    const type = headers.get('content-type');
    const found = body === undefined ? 'an empty body' : (type ?? 'a body without content type');
    const why = said ? `: ${said}` : ` with ${found}`;
    super(call, `returned ${status}${why}${summary}`, requestId);
    this.retryable = status > 499 || status === 429 || status === 408;
    this.status = status;
    this.code = code;
    this.reason = reason;
    this.details = details;
    defineHidden(this, { headers, body });
  }
}

/** 400, 402, 422 and other 4xx: the request is invalid, or cannot be executed in the current state. */
export class InvalidRequestError extends ApiError {
  override readonly name = 'InvalidRequestError';
}

/** 401: the API key is missing or invalid. */
export class AuthenticationError extends ApiError {
  override readonly name = 'AuthenticationError';
}

/** 403: the API key does not have the permission. */
export class PermissionError extends ApiError {
  override readonly name = 'PermissionError';
}

/** 404 and 410: the resource does not exist, or you have no access to it. */
export class NotFoundError extends ApiError {
  override readonly name = 'NotFoundError';
}

/** 409: the request conflicts with the current state. Never retried automatically. */
export class ConflictError extends ApiError {
  override readonly name = 'ConflictError';
}

/** 429: too many requests. */
export class RateLimitError extends ApiError {
  override readonly name = 'RateLimitError';
}

/** 5xx: the service failed. It is unknown whether the request took effect. */
export class ServerError extends ApiError {
  override readonly name = 'ServerError';
}

/** A documented error of an operation. Its status determines the type of its body. */
export interface DocumentedError<Status extends number, Body> extends ApiError {
  readonly status: Status;
  readonly body: Body;
}

/** The documented errors of an operation with these statuses. */
export type DocumentedErrors<Bodies, Status extends number & keyof Bodies> = {
  [Each in Status]: DocumentedError<Each, Bodies[Each]>;
}[Status];

/** Defines properties that neither logs nor `JSON.stringify` show. */
function defineHidden(target: object, values: Readonly<Record<string, unknown>>): void {
  for (const name in values) Object.defineProperty(target, name, { value: values[name] });
}
