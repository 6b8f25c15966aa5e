import type { OperationName } from './endpoint.js';
import type { Detail, Problem } from './problem.js';

/** What a message says of a call: its operation, and the id that was sent with it. */
interface NamedCall extends OperationName {
  readonly requestId?: string | undefined;
}

/** What every error of the client is. None prints a key, or the body that was sent or received. */
export class OperationError extends Error {
  override readonly name: string = 'OperationError';
  /** The operationId as the document has it. */
  readonly operationId: string;
  /** Whether the same request may succeed later. */
  readonly retryable: boolean = false;
  /** Whether the server may have got the request. Where it is false, nothing has happened there. */
  readonly sent: boolean = true;
  /** What the operator's support asks for: the service's id of the request, or else the client's. */
  readonly requestId: string | undefined;

  constructor(
    { id, method, path, requestId }: NamedCall,
    problem: string,
    ownId: string | undefined = requestId,
  ) {
    super(`${method.toUpperCase()} ${path} ${problem}${ownId ? ` (request id ${ownId})` : ''}`);
    this.operationId = id;
    this.requestId = ownId;
  }
}

/** No request can be made of the values that were given; nothing was sent. */
export class UsageError extends OperationError {
  override readonly name: string = 'UsageError';
  override readonly sent = false;
}

/** No response arrived, or its body broke off. */
export class ConnectionError extends OperationError {
  override readonly name: string = 'ConnectionError';
  override readonly retryable: boolean = true;
  override readonly sent: boolean;
  /** What the platform reported, or the reason of the abort. It is never printed. */
  declare readonly origin: unknown;

  constructor(call: NamedCall, problem: string, sent: boolean, origin: unknown) {
    super(call, problem);
    this.sent = sent;
    hide(this, { origin });
  }
}

/** The time for an attempt was over before its response was there. */
export class TimeoutError extends ConnectionError {
  override readonly name = 'TimeoutError';
}

/** The caller's signal ended the call. */
export class AbortedError extends ConnectionError {
  override readonly name = 'AbortedError';
  override readonly retryable = false;
}

/** A success whose body is not what the document says: no JSON, or nothing at all. */
export class ResponseError extends OperationError {
  override readonly name = 'ResponseError';
  readonly status: number;
  declare readonly headers: Headers;
  /** What came instead, as text. It is never printed. */
  declare readonly text: string;

  constructor(call: NamedCall, { status, headers }: Response, text: string, expected: string) {
    const type = headers.get('content-type') ?? 'no type';
    const found = text ? `${text.length} characters of ${type}` : 'an empty body';
    super(call, `answered ${status} with ${found}, where ${expected} is documented`);
    this.status = status;
    hide(this, { headers, text });
  }
}

/** A response that is no success. Its subclass tells the kind, `isErrorOf` the documented body. */
export class ApiError extends OperationError {
  override readonly name: string = 'ApiError';
  override readonly retryable: boolean;
  readonly status: number;
  /** The service's own code of the error, if it gave one. */
  readonly code: string | undefined;
  /** What the service says of it for people, its template filled in; empty where it says nothing. */
  readonly reason: string;
  /** Every fault that the service found in the request. */
  readonly details: readonly Detail[];
  declare readonly headers: Headers;
  /** The JSON value that came, or else the text; undefined where there was none. Never printed. */
  declare readonly body: unknown;

  constructor(
    call: NamedCall,
    { status, headers }: Response,
    body: unknown,
    { code, reason, details, faults, requestId }: Problem,
  ) {
    const said = [code, reason].filter(Boolean).join(': ');
    const type = headers.get('content-type');
    const found = body === undefined ? 'an empty body' : (type ?? 'a body of no type');
    const why = said ? `: ${said}` : ` with ${found}`;
    super(call, `answered ${status}${why}${faults}`, requestId);
    this.retryable = status > 499 || status === 429 || status === 408;
    this.status = status;
    this.code = code;
    this.reason = reason;
    this.details = details;
    hide(this, { headers, body });
  }
}

/** 400, 402, 422 and the like: the request is wrong, or cannot be carried out as things are. */
export class InvalidRequestError extends ApiError {
  override readonly name = 'InvalidRequestError';
}

/** 401: no key, or one that is not valid here. */
export class AuthenticationError extends ApiError {
  override readonly name = 'AuthenticationError';
}

/** 403: the key may not do this. */
export class PermissionError extends ApiError {
  override readonly name = 'PermissionError';
}

/** 404 and 410: there is no such thing, or it is not yours. */
export class NotFoundError extends ApiError {
  override readonly name = 'NotFoundError';
}

/** 409: it contradicts what is there already. Never sent again by itself. */
export class ConflictError extends ApiError {
  override readonly name = 'ConflictError';
}

/** 429: too many requests. */
export class RateLimitError extends ApiError {
  override readonly name = 'RateLimitError';
}

/** 5xx: the service failed, and whether it acted is not known. */
export class ServerError extends ApiError {
  override readonly name = 'ServerError';
}

/** A documented error of an operation: its status says which body it has. */
export interface DocumentedError<Status extends number, Body> extends ApiError {
  readonly status: Status;
  readonly body: Body;
}

/** Gives an object properties that neither logs nor `JSON.stringify` show. */
function hide(target: object, values: Readonly<Record<string, unknown>>): void {
  for (const name in values) Object.defineProperty(target, name, { value: values[name] });
}
