// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { Settings } from './app.js';
import {
  type Exchange,
  HttpError,
  type Issue,
  RequestError,
  type RequestProblem,
  fieldPath,
  isDocumented,
  isJson,
  kindOf,
  messageOf,
  parseMediaType,
  toIssues,
} from './errors.js';
import type { ReadableOperation, StreamedReply } from './request.js';
import {
  type Listed,
  type OperationDescriptor,
  type OperationTypes,
  documentedKey,
} from '@seller-funds/contract/runtime';
import { exactSchema } from '@seller-funds/validators/runtime/operation';

/** A value or a promise of it. */
export type Awaitable<T> = T | Promise<T>;

/**
 * A request as a handler gets it: parsed, validated and typed by the document. Its enums have listed values only.
 * @template T the types of the operation
 * @template Filled parameters that always have a value, because they have a default
 * @template Body the type of the body, if it is not only JSON
 */
export interface OperationRequest<
  T extends OperationTypes,
  Filled extends PropertyKey = never,
  Body = Listed<T['body']>,
> {
  /** The request id, which the response returns. */
  readonly id: string;
  readonly operation: OperationDescriptor;
  readonly path: Listed<T['path']>;
  readonly query: WithFilled<Listed<T['query']>, Filled>;
  readonly headers: WithFilled<Listed<T['headers']>, Filled>;
  readonly cookies: WithFilled<T extends { cookies: infer C } ? Listed<C> : undefined, Filled>;
  /**
   * The body: parsed JSON including undocumented fields; a form as an object if the document describes it
   * as one, else as `FormData`; text as a string; everything else as bytes.
   */
  readonly body: Body;
  /** The media type of the body without parameters; undefined if there is no body. */
  readonly mediaType: string | undefined;
  /** The original request. Its body has been read. */
  readonly raw: Request;
}

/** Parameters of which some always have a value. */
type WithFilled<P, Filled extends PropertyKey> = [Filled] extends [never]
  ? P
  : P & Required<Pick<P, Filled & keyof P>>;

/** Response headers by name; an array for several lines of one header. */
export type ResponseHeaders = Readonly<
  Record<string, string | number | boolean | readonly string[] | undefined>
>;

/** A body that is sent unchanged. */
export type RawBody = Uint8Array | ReadableStream<Uint8Array> | Blob;

/** One of the documented responses of an operation. */
export type OperationResponse<T extends OperationTypes> = [keyof T['responses']] extends [never]
  ? Reply
  : {
      [Status in keyof T['responses']]: DocumentedReply<Status, T['responses'][Status]>;
    }[keyof T['responses']];

/** The response of one documented status; for `default` and ranges the status is any number. */
type DocumentedReply<Status, Body> = {
  readonly status: Status extends number ? Status : number;
  readonly headers?: ResponseHeaders;
} & ([Body] extends [undefined]
  ? { readonly body?: undefined }
  : { readonly body: Written<Body> | (string extends Body ? RawBody : never) });

/** The body that a handler returns. For a stream, items may have event names and ids, or be raw bytes. */
type Written<Body> =
  Body extends AsyncIterable<infer Item> ? AsyncIterable<Item | ServerEvent<Item>> | RawBody : Body;

/** A response as a handler returns it. */
export interface Reply {
  /** An HTTP status, 200 to 599. */
  readonly status: number;
  /** Serialized if the media type is JSON; otherwise a string or a {@link RawBody}. */
  readonly body?: unknown;
  readonly headers?: ResponseHeaders;
}

/**
 * Responds to a request with the reply of `produce`, or with an error response if it throws. Never throws,
 * and does not disclose unexpected errors.
 */
export async function respond(
  settings: Settings,
  request: Request,
  operation: OperationDescriptor | undefined,
  produce: (exchange: Exchange) => Awaitable<Reply>,
): Promise<Response> {
  const requestId = requestIdOf(
    request.headers,
    settings.requestIdHeader,
    settings.createRequestId,
  );
  const exchange = { request, requestId, operation };
  const response = await tryRespond(settings, exchange, produce);
  if (settings.requestIdHeader !== false) response.headers.set(settings.requestIdHeader, requestId);
  return response;
}

async function tryRespond(
  settings: Settings,
  exchange: Exchange,
  produce: (exchange: Exchange) => Awaitable<Reply>,
): Promise<Response> {
  try {
    return writeResponse(await produce(exchange), exchange.operation);
  } catch (error) {
    if (error instanceof RequestError) return rejectRequest(settings, exchange, error);
    if (error instanceof HttpError) return writeErrorReply(settings, exchange, () => error);
    reportError(settings, exchange, error);
    return rejectRequest(settings, exchange, new RequestError({ kind: 'internal' }));
  }
}

function rejectRequest(
  settings: Settings,
  exchange: Exchange,
  { problem, headers }: RequestError,
): Response {
  return writeErrorReply(settings, exchange, () => {
    const reply = settings.errors(problem, exchange);
    const allow = problem.kind === 'method' ? { allow: problem.allowed.join(', ') } : {};
    return { ...reply, headers: { ...reply.headers, ...headers, ...allow } };
  });
}

/** Writes the reply of an error. If that fails too, writes a 500 without details. */
function writeErrorReply(settings: Settings, exchange: Exchange, make: () => Reply): Response {
  try {
    return writeResponse(make(), exchange.operation);
  } catch (error) {
    reportError(settings, exchange, error);
    const problem: RequestProblem = { kind: 'internal' };
    return writeResponse({ status: 500, body: { message: messageOf(problem) } }, undefined);
  }
}

/** Status codes whose responses never have a body. */
const bodyless = new Set([204, 205, 304]);

/**
 * Serializes a reply.
 * @throws {Error} if it is invalid: a status out of range, a header with a line break, a body that
 * cannot be serialized
 */
function writeResponse(reply: Reply, operation: OperationDescriptor | undefined): Response {
  const { status, body } = reply;
  // `new Response` defaults to 200, which a reply without status, such as a promise, must not become.
  if (!Number.isInteger(status) || status < 200 || status > 599) {
    throw new TypeError(
      `The status of a response must be a number from 200 to 599, not ${String(status)}.`,
    );
  }
  const headers = writeHeaders(reply.headers ?? {});
  if (body === undefined || bodyless.has(status)) {
    headers.delete('content-type');
    return new Response(null, { status, headers });
  }
  const type = contentTypeOf(reply, operation);
  const content = writeBody(body, type);
  headers.set('content-type', type);
  return new Response(content, { status, headers });
}

/** True if a body is sent unchanged. */
function isRaw(body: unknown): body is RawBody {
  return body instanceof Uint8Array || body instanceof ReadableStream || body instanceof Blob;
}

/**
 * Returns the media type of a reply: from its headers, else the first documented for its status that fits
 * the body, else JSON, or `application/octet-stream` for a raw body.
 */
function contentTypeOf(reply: Reply, operation: OperationDescriptor | undefined): string {
  const { status, body, headers = {} } = reply;
  const given = Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-type');
  if (given?.[1] !== undefined) return String(given[1]);
  const key = documentedKey(operation?.responses ?? {}, status);
  const documented = key === undefined ? [] : (operation?.responses[key] ?? []);
  // A range such as `image/*` is not a concrete media type.
  const exact = documented.filter((type) => !type.includes('*'));
  if (isRaw(body)) return exact[0] ?? 'application/octet-stream';
  const fits = (type: string): boolean => typeof body === 'string' || isJson(type);
  return exact.find(fits) ?? 'application/json';
}

/** The body types of `Response`; its `Uint8Array` is restricted to one kind of buffer. */
type Content = ConstructorParameters<typeof Response>[0];

function writeBody(body: unknown, type: string): Content {
  if (isRaw(body)) return body as Content;
  if (isJson(type)) return JSON.stringify(body);
  if (typeof body === 'string') return body;
  throw new TypeError(`A body of type ${type} must be a string, bytes, a stream or a Blob.`);
}

function writeHeaders(given: ResponseHeaders): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(given)) {
    const lines = Array.isArray(value) ? (value as readonly string[]) : [value];
    for (const line of lines) if (line !== undefined) headers.append(name, String(line));
  }
  return headers;
}

/** A handler's response does not match the document. */
export class ResponseViolation extends Error {
  override readonly name = 'ResponseViolation';
  readonly operationId: string;
  readonly status: number;
  readonly issues: readonly Issue[];

  /**
   * @param operationId the operation
   * @param status the status of the response
   * @param what a description of the violation
   * @param issues the issues of the body; empty if the response as a whole is wrong
   */
  constructor(operationId: string, status: number, what: string, issues: readonly Issue[] = []) {
    const list = issues.map(
      ({ path, message }) => `\n  ${fieldPath(path) || '(body)'}: ${message}`,
    );
    super(`${operationId} returned ${status}: ${what}${list.join('')}`);
    this.operationId = operationId;
    this.status = status;
    this.issues = issues;
  }
}

/**
 * Checks a handler's reply against the document: its status, its media type, and its serialized body.
 * @throws {ResponseViolation} if they do not match
 */
export function checkResponse({ operation, validators }: ReadableOperation, reply: Reply): void {
  const { status, body } = reply;
  const refuse = (what: string, issues?: readonly Issue[]): never => {
    throw new ResponseViolation(operation.id, status, what, issues);
  };
  const key = documentedKey(operation.responses, status);
  if (key === undefined) return refuse('the status is not documented for this operation');
  const types = operation.responses[key] ?? [];
  if (body === undefined) return types.length === 0 ? undefined : refuse('the body is missing');
  if (types.length === 0) return refuse('no body is documented for this status');
  const route = { operation, validators };
  const written = isStreamed(reply) ? streamTypeOf(reply, route) : contentTypeOf(reply, operation);
  const type = parseMediaType(written)?.essence ?? '';
  if (!isDocumented(type, types))
    return refuse(`the media type ${type} is not documented for this status`);
  const opened = validators.responses[key];
  if (!opened || kindOf(type) !== 'json' || isRaw(body)) return undefined;
  const value: unknown = JSON.parse(JSON.stringify(body));
  // Check strictly: unlike a client, a server knows the current version of its document.
  const result = exactSchema(opened).safeParse(value);
  if (result.success) return undefined;
  return refuse(
    'the body is not as documented',
    toIssues({ in: 'body', value }, result.error.issues),
  );
}

/** True if a reply is a stream of items. */
export function isStreamed(reply: Reply): reply is StreamedReply {
  const { body } = reply;
  return typeof body === 'object' && body !== null && Symbol.asyncIterator in body && !isRaw(body);
}

/** The media type of a stream: from the reply's headers, or else from the document. */
function streamTypeOf(
  { status, headers = {} }: Reply,
  { operation }: ReadableOperation,
): string {
  const given = Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-type');
  const documented = operation.responses[documentedKey(operation.responses, status) ?? ''] ?? [];
  const type = given?.[1] ?? documented.find(isSequence);
  if (type !== undefined) return String(type);
  throw new TypeError(`${operation.id} has no stream documented for the status ${status}.`);
}

/** True if a media type is a sequence of items. */
function isSequence(type: string): boolean {
  const essence = parseMediaType(type)?.essence ?? '';
  return (
    essence === 'text/event-stream' ||
    essence.startsWith('multipart/') ||
    /^application\/(?:(?:x-)?(?:ndjson|jsonl|jsonlines|json-lines)|(?:.+\+)?json-seq)$/.test(
      essence,
    )
  );
}

/** The fields of an event of a `text/event-stream` besides its data. */
export interface EventFields {
  /** The event name. */
  readonly event?: string | undefined;
  /** The event id, which a client sends as `Last-Event-ID` when it reconnects. */
  readonly id?: string | undefined;
  /** The delay before a client reconnects, in milliseconds. */
  readonly retry?: number | undefined;
}

/** An item of a `text/event-stream` with other fields than data. */
export class ServerEvent<Data> implements EventFields {
  readonly data: Data;
  readonly event: string | undefined;
  readonly id: string | undefined;
  readonly retry: number | undefined;

  constructor(data: Data, { event, id, retry }: EventFields = {}) {
    this.data = data;
    this.event = event;
    this.id = id;
    this.retry = retry;
  }
}

/** Request ids go into headers and logs, so they must be short and printable ASCII. */
const acceptable = /^[\x20-\x7e]{1,128}$/;

/**
 * Returns the id of a request: the one in its header if that is at most 128 printable ASCII characters,
 * else a new one.
 */
function requestIdOf(headers: Headers, name: string | false, create: () => string): string {
  const sent = name === false ? null : headers.get(name);
  if (sent !== null && acceptable.test(sent)) return sent;
  const created = create();
  return acceptable.test(created) ? created : newRequestId();
}

/** Returns a new random request id. */
export function newRequestId(): string {
  return `req_${crypto.randomUUID()}`;
}

/** Passes an error to the option `onError`, whose own errors are ignored. */
export function reportError(settings: Settings, exchange: Exchange, error: unknown): void {
  const report = async (): Promise<void> => settings.onError(error, exchange);
  void report().catch(() => undefined);
}
