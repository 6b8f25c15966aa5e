// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type {
  ApiInfo,
  CallHeaders,
  CallState,
  CalledOperation,
  CommonOptions,
  ConnectionSettings,
  Input,
} from './connection.js';

/** One error in a request, as the service reports it. */
export interface ErrorDetail {
  /** The invalid field, such as `items[0].amount`. */
  readonly field: string | undefined;
  readonly code: string | undefined;
  readonly reason: string;
}

/** The content of an error response. Its strings are redacted and safe to log. */
interface Problem {
  readonly code: string | undefined;
  readonly reason: string;
  readonly details: readonly ErrorDetail[];
  /** The first three details for the error's message: field and reason, without values that were sent. */
  readonly summary: string;
  readonly requestId: string | undefined;
}

/** Where to find the parts of an error: a header, and property paths in the body and in each detail. */
export interface ErrorFormat {
  /** The response header with the request id. */
  readonly requestId?: string;
  readonly code?: readonly string[];
  readonly message?: readonly string[];
  /** A message with placeholders such as `{name}`, and their values. */
  readonly template?: readonly string[];
  readonly params?: readonly string[];
  readonly details?: readonly string[];
  /** Within a detail: the invalid field. */
  readonly field?: readonly string[];
}

/**
 * Reads an error response. If the body does not have the documented format, all parts are empty.
 * @param sent the request, whose values the summary does not repeat
 */
function readProblem(
  format: ErrorFormat,
  secrets: readonly string[],
  headers: Headers,
  body: unknown,
  sent: unknown,
): Problem {
  const read = (value: unknown, echoed?: ReadonlySet<string>): ErrorDetail => {
    const text = (path?: readonly string[]): string | undefined => {
      // In a detail, the parts are not nested.
      const found = path && (valueAt(value, path) ?? valueAt(value, path.slice(-1)));
      return isPrimitive(found) ? redact(`${found}`, secrets) : undefined;
    };
    const template = text(format.template);
    const params = format.params && valueAt(value, format.params);
    return {
      field: text(format.field),
      code: text(format.code),
      reason: template
        ? redact(fillTemplate(template, params, echoed), secrets)
        : // A problem (RFC 9457) always has a title, and often no detail.
          (text(format.message) ?? text(['title']) ?? ''),
    };
  };
  // Other properties of a detail, such as `attemptedValue`, may repeat the request too.
  const summaryOf = (value: unknown): string => {
    const { field, code, reason } = read(value);
    const { in: _part, ...properties } = Object(value) as Readonly<Record<string, unknown>>;
    const others = Object.values(properties).filter(
      (text): text is string => typeof text === 'string' && ![field, code, reason].includes(text),
    );
    const { reason: safe } = read(value, collectValues(others, new Set(requested)));
    const long = others.filter((text) => text.length > 3);
    return [field, redact(safe, long)].filter(Boolean).join(': ');
  };
  const found = format.details && valueAt(body, format.details);
  const details = Array.isArray(found) ? found : [];
  const requested = collectValues(details.length > 0 ? sent : undefined);
  // More would not fit into a log line.
  const summary = details.slice(0, 3).map(summaryOf).filter(Boolean).join('; ');
  const requestId = headers.get(format.requestId ?? 'x-request-id');
  return {
    ...read(body),
    details: details.map((value) => read(value)),
    summary: summary && ` (${summary})`,
    requestId: requestId === null ? undefined : redact(requestId, secrets),
  };
}

/** Possible social security numbers, and strings too long for prose, such as a file in Base64. */
const sensitive = /\b\d{3}[- ]?\d\d[- ]?\d{4}\b|[\w+/=]{80,}/g;

/**
 * Redacts secrets that the server may have echoed, in any case, and shortens the text to one line of 500
 * characters.
 */
function redact(text: string, secrets: readonly string[]): string {
  const escaped = secrets.map((secret) => secret.replace(/\W/g, '\\$&'));
  return text
    .replace(new RegExp(escaped.join('|') || '(?!)', 'gi'), '[redacted]')
    .replace(sensitive, '[redacted]')
    .replace(/\s+/g, ' ')
    .slice(0, 500);
}

function fillTemplate(template: string, params: unknown, echoed?: ReadonlySet<string>): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = valueAt(params, [name]);
    if (!isPrimitive(value)) return whole;
    return echoed?.has(`${value}`) ? '[redacted]' : `${value}`;
  });
}

/** The strings in a value, and its numbers of more than three digits: shorter ones are limits by chance. */
function collectValues(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string' || (typeof value === 'number' && `${value}`.length > 3)) {
    return found.add(`${value}`);
  }
  if (isPlain(value)) for (const inner of Object.values(value)) collectValues(inner, found);
  return found;
}

/** True for arrays and objects of JSON, which a body cannot contain in a cycle. */
function isPlain(value: unknown): value is object {
  return Array.isArray(value) || Object.prototype.toString.call(value) === '[object Object]';
}

function isPrimitive(value: unknown): value is string | number | boolean {
  return /^[snb]/.test(typeof value);
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (found, name) => (found as Record<string, unknown> | undefined)?.[name],
    value ?? undefined,
  );
}

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
function errorClass(status: number): typeof ApiError {
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

/** A value that cannot be sent. The message does not quote the value, so it is safe to show. */
export class InputError extends TypeError {}

interface Host {
  readonly navigator?: { readonly userAgent?: string | undefined };
}

/** The user agent of the platform, such as `Node.js/24` or `Mozilla/5.0 …`; undefined in React Native. */
function platformName(): string | undefined {
  return (globalThis as Host).navigator?.userAgent;
}

/** True in browsers, which set `user-agent` themselves and restrict other headers (CORS). */
export function isBrowser(): boolean {
  return `${platformName()}`.startsWith('Mozilla');
}

/** Headers as names and values. A record, because openapi-fetch iterates them for each request. */
export function headerRecord(given: CallHeaders = {}): Record<string, string | undefined> {
  if (!(given instanceof Headers)) return given;
  const record: Record<string, string> = {};
  // Not every TypeScript library knows that headers can be iterated.
  given.forEach((value, name) => {
    record[name] = value;
  });
  return record;
}

/** Headers with names of any case; undefined ones are left out. */
function toHeaders(given: CallHeaders | undefined): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(headerRecord(given))) {
    if (value !== undefined) headers.set(name, value);
  }
  return headers;
}

/** The headers of every request: the user agent, and those of the options. */
export function standardHeaders(options: CommonOptions, api: ApiInfo): Headers {
  const headers = toHeaders(options.headers);
  if (options.userAgent !== false && !isBrowser() && !headers.has('user-agent')) {
    const names = [options.userAgent, api.userAgent, platformName()];
    headers.set('user-agent', names.filter(Boolean).join(' '));
  }
  return headers;
}

/** Error codes of platforms for failures before the first byte is sent. */
const notSentCodes = /REFUSED|NOTFOUND|EAI_AGAIN|CONNECT_TIMEOUT/i;

/** The error of a call for an exception in its current phase. Errors of hooks are passed on unchanged. */
export function toCallError(call: CallState, signal: AbortSignal, error: unknown): unknown {
  if (error instanceof OperationError || call.phase === 'hook') return error;
  return call.phase === 'writing'
    ? toUsageError(call, error)
    : toConnectionError(call, signal, error);
}

/** The error for a missing or incomplete response; the signal's reason if the attempt was aborted. */
function toConnectionError(
  { operation, secrets }: CallState,
  signal: AbortSignal,
  error: unknown,
): unknown {
  // Platforms reject with different errors on abort.
  if (signal.aborted) return signal.reason;
  const cause = platformCause(error, secrets);
  // OpenSSL's own message has its files and lines.
  const hint = /WRONG_VERSION/.test(`${cause.code}`)
    ? `${cause.code}: the server does not use TLS; is its URL http://?`
    : `${cause.code ?? ''} ${cause.message}`.trim();
  const sent = !notSentCodes.test(`${cause.code}`);
  return new ConnectionError(operation, `got no complete response: ${hint}`, sent, error, cause);
}

/** The code and the message of a platform's error. */
function platformCause(
  error: unknown,
  secrets: readonly string[],
): Error & { readonly code?: string } {
  // Node wraps the actual error in a `fetch failed`.
  const { cause: inner = error } = Object(error) as { readonly cause?: unknown };
  const { code, message = '' } = Object(inner) as { readonly code?: unknown; message?: string };
  const cause = new Error(redact(message, secrets));
  return typeof code === 'string' ? Object.assign(cause, { code }) : cause;
}

/** The error for arguments that cannot be serialized, with the cause if it is known. */
export function toUsageError({ operation, input }: CallState, error: unknown): OperationError {
  if (error instanceof OperationError) return error;
  const { message = '' } = Object(error) as { readonly message?: string };
  // Other messages of the platform would quote the arguments.
  const isSafe = error instanceof InputError || /bigint|circular|cyclic/i.test(message);
  // The next lines of V8's message name properties.
  const reason = isSafe
    ? message.replace(/\n.*/s, '')
    : (describeFault(input) ?? 'its path, query, headers or body cannot be serialized');
  return new UsageError(operation, `cannot be sent: ${reason}`);
}

/** Names the parameter or header that cannot be sent: a URL has no half surrogate pairs, a header only Latin-1. */
function describeFault({ path, query, header, options }: Input): string | undefined {
  const headers = { ...header, ...headerRecord(options?.headers) };
  const tried = new Headers();
  for (const values of [{ ...path, ...query }, headers]) {
    for (const [name, value] of Object.entries(values as Record<string, string>)) {
      try {
        if (values === headers) tried.set(name, value);
        else encodeURIComponent(value);
      } catch {
        return `${name} has characters that cannot be sent`;
      }
    }
  }
  return undefined;
}

/**
 * Parses a JSON response body, whatever its content type.
 * @throws {ResponseError} if it is not JSON: an HTML page, incomplete or empty
 */
export function parseJson(text: string, response: Response, operation: CalledOperation): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // The message of `SyntaxError` would quote the text.
    throw new ResponseError(operation, response, text, 'JSON');
  }
}
