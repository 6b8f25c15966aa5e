// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { type EncodedBody, encodeRawBody, readKind } from './body.js';
import {
  type CallState,
  type CalledOperation,
  type CommonOptions,
  type Connection,
  type ConnectionSettings,
  type CredentialParameters,
  type Endpoint,
  type Input,
  type RetryPolicy,
  type Validation,
  type WrittenRequest,
  addToQuery,
  currentAttempt,
  startCall,
  withCredentials,
} from './connection.js';
import {
  AbortedError,
  ApiError,
  type ConnectionError,
  InputError,
  OperationError,
  ResponseError,
  TimeoutError,
  UsageError,
  createApiError,
  headerRecord,
  isBrowser,
  parseJson,
  toCallError,
  toUsageError,
} from './errors.js';
import { type OperationDescriptor, documentedKey } from '@seller-funds/contract/runtime';

/** The limits of a client and of a call. */
const limitNames = ['retries', 'timeout', 'totalTimeout', 'maxResponseBytes'] as const;

/** The names of options, which no parameter of a query should have. */
const optionNames: readonly string[] = [...limitNames, 'signal', 'headers'];

/** What is wrong with the first invalid limit among some options; undefined if all are valid. */
export function limitFault(
  options: Readonly<Partial<Record<(typeof limitNames)[number], unknown>>>,
): string | undefined {
  for (const name of limitNames) {
    const value = options[name];
    if (value === undefined || (typeof value === 'number' && value >= 0)) continue;
    const shown = typeof value === 'number' ? `${value}` : JSON.stringify(value);
    return `${name} is ${shown}; it must be a number of at least 0`;
  }
  return undefined;
}

/** The methods that read a whole body. */
const readers = ['text', 'json', 'blob', 'arrayBuffer'] as const;

/**
 * Limits the size of a response body for the methods that read it as a whole, which then reject with a
 * `ResponseError`. A stream of the body has no limit.
 */
function limitBody(response: Response, operation: CalledOperation, limit: number): Response {
  const { headers } = response;
  const length = Number(headers.get('content-length') ?? NaN);
  // The platform checks the length, which is that of the compressed body.
  if (!response.body || (length <= limit && !headers.has('content-encoding'))) return response;
  const readAll = async (): Promise<Response> => {
    const chunks: Uint8Array[] = [];
    let size = length > limit ? length : 0;
    // After `clone`, the body is another stream.
    const reader = response.body?.getReader();
    while (size <= limit) {
      const value = (await reader?.read())?.value;
      if (!value) {
        const whole = new Uint8Array(size);
        let offset = 0;
        for (const chunk of chunks) {
          whole.set(chunk, offset);
          offset += chunk.length;
        }
        return new Response(whole, { headers });
      }
      chunks.push(value);
      size += value.length;
    }
    await reader?.cancel();
    const found = `more than ${limit} bytes, the limit of maxResponseBytes`;
    throw new ResponseError(operation, response, '', undefined, found);
  };
  for (const name of readers) {
    const value = async (): Promise<unknown> => (await readAll())[name]();
    Object.defineProperty(response, name, { value });
  }
  return response;
}

/**
 * Sends the request of an attempt with its credentials and its request id, and runs the hooks of the options.
 * @param written the headers of the call take precedence over the credentials, those of the client do not
 */
export async function sendOnce(
  settings: ConnectionSettings,
  call: CallState,
  written: Sendable,
  credentials: CredentialParameters,
  signal: AbortSignal,
): Promise<Response> {
  const { onRequest, onResponse, fetch, maxResponseBytes = 1e8 } = settings.options;
  const headers = authenticate(settings, call, written, credentials);
  identify(settings, call, headers);
  const target = addToQuery(written.target, credentials.query);
  const init = { ...written.init, headers, signal };
  const attempt = currentAttempt(call);
  let request = onRequest || fetch ? new Request(target, init) : undefined;
  call.phase = 'hook';
  request = (request && (await onRequest?.(request, attempt))) || request;
  // `fetch` would accept a URL or a string too, and send it without key and body.
  if (request && !request.method) throw new TypeError('onRequest returned no Request');
  call.phase = 'sending';
  const response = await (request
    ? fetchRequest(settings, request)
    : fetchWritten(call, target, init));
  if (!response?.headers) throw new TypeError('fetch returned no Response');
  limitBody(response, call.operation, maxResponseBytes);
  if (onResponse) {
    call.phase = 'hook';
    await onResponse(response, attempt);
    call.phase = 'sending';
  }
  return response;
}

/** What openapi-fetch wrote, or a request of the platform with its headers. */
type Sendable = Pick<WrittenRequest, 'target' | 'headers'> & { readonly init: object };

/** The headers with the credentials. */
function authenticate(
  settings: ConnectionSettings,
  { input }: CallState,
  written: Sendable,
  credentials: CredentialParameters,
): Headers {
  const headers = new Headers(written.headers);
  for (const [name, value] of Object.entries(credentials.header)) {
    const present = headers.get(name);
    if (present === settings.headers.get(name)) headers.set(name, value);
    // The cookies among the parameters.
    else if (name === 'cookie' && input.cookie) headers.set(name, `${value}; ${present}`);
  }
  return headers;
}

function fetchRequest(
  { options: { fetch }, fetchInit }: ConnectionSettings,
  request: Request,
): Promise<Response> | Response {
  return fetch ? fetch(request) : globalThis.fetch(request, fetchInit);
}

async function fetchWritten(
  call: CallState,
  target: string | Request,
  init: RequestInit,
): Promise<Response> {
  try {
    return await globalThis.fetch(target, init);
  } catch (error) {
    // `fetch` parses the request: this throws again if it is the arguments that are wrong.
    call.phase = 'writing';
    // A stream cannot be read twice.
    call.phase = 'duplex' in init || new Request(target, init) ? 'sending' : 'writing';
    throw error;
  }
}

/** The request id of a call: the one in the headers, or else a new one, which is added to them. */
function identify(
  { api, options }: ConnectionSettings,
  { operation }: CallState,
  headers: Headers,
): void {
  const header = api.requestId ?? 'x-request-id';
  const given = headers.get(header);
  // In browsers, the service must allow the header (CORS).
  const makeId = options.requestId ?? !isBrowser();
  if (given === null && api.requestId && makeId) {
    operation.requestId ??= makeId === true ? randomId() : makeId();
    headers.set(header, operation.requestId);
  } else {
    operation.requestId = given ?? undefined;
  }
}

/** Not secret, and short enough to read out. `crypto` is missing in React Native. */
function randomId(): string {
  return clock.random().toString(36).slice(2, 11);
}

/** The time, timers and random numbers, in one object that tests can replace. */
export const clock = {
  /** Milliseconds since 1970. */
  now: (): number => Date.now(),

  /** A random number from 0 up to 1. */
  random: (): number => Math.random(),

  /** Resolves after the given milliseconds, or as soon as the signal is aborted; clears its timer. */
  wait: (milliseconds: number, signal?: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', end);
        resolve();
      };
      const timer = setTimeout(end, milliseconds);
      signal?.addEventListener('abort', end);
    }),
};

const initialDelay = 500;

const maxDelay = 8000;

/** If the server asks for a longer delay, the call fails instead of waiting. */
const maxRetryAfter = 60_000;

/**
 * Returns the delay before the next retry in milliseconds; `Infinity` if the call should not be retried.
 * @param count the number of attempts so far
 */
function retryDelay(error: OperationError, count: number): number {
  const requested = error instanceof ApiError ? parseRetryAfter(error.headers) : Number.NaN;
  if (requested > maxRetryAfter) return Infinity;
  // Exponential backoff with full jitter, so that clients do not retry at the same moment.
  return requested >= 0
    ? requested
    : clock.random() * Math.min(maxDelay, initialDelay * 2 ** (count - 1));
}

/** The delay in milliseconds that the server asks for by `Retry-After-Ms` or `Retry-After` (RFC 9110, 10.2.3). */
function parseRetryAfter(headers: Headers): number {
  const milliseconds = headers.get('retry-after-ms');
  if (milliseconds) return Number(milliseconds);
  const after = headers.get('retry-after') ?? '';
  return Number(after || Number.NaN) * 1000 || Date.parse(after) - clock.now();
}

/** In milliseconds; longer timers would fire immediately. */
const maxTimerDelay = 2 ** 31 - 1;

/** What may end work early, and how the errors for it are worded. */
interface WorkLimits {
  /** In milliseconds. */
  readonly timeout: number;
  /** The caller's signal. */
  readonly signal?: AbortSignal | undefined;
  /** True if the server may have received the request already when the work begins. */
  readonly sent: boolean;
  /** What has not happened when the work times out, such as `got no response`. */
  readonly missing: string;
}

/**
 * Runs work until it settles, times out or is aborted by the caller.
 * @param work gets a signal that is aborted with the error; if it does not obey, it is not waited for
 * @throws {ConnectionError} a `TimeoutError` or an `AbortedError`
 */
function withTimeout<Result>(
  operation: CalledOperation,
  { timeout, signal, sent, missing }: WorkLimits,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const aborted = (wasSent: boolean): AbortedError =>
      new AbortedError(operation, 'was aborted', wasSent, signal?.reason);
    if (signal?.aborted) throw aborted(sent);
    const controller = new AbortController();
    const end = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    };
    const stop = (error: ConnectionError): void => {
      end();
      reject(error);
      controller.abort(error);
    };
    const abort = (): void => stop(aborted(true));
    const expire = (): void =>
      stop(new TimeoutError(operation, `${missing} in ${timeout} ms`, true, undefined));
    const timer = setTimeout(expire, Math.min(timeout, maxTimerDelay));
    signal?.addEventListener('abort', abort);
    work(controller.signal).finally(end).then(resolve, reject);
  });
}

/** The options of a call that decide on its retries and timeouts. */
interface AttemptOptions extends RetryPolicy {
  /** True if the request may be sent again after the server may have received it. */
  readonly idempotent: boolean;
  /** The caller's signal. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Runs a call and retries it while the failure is temporary, a retry is safe and retries are left. A
 * retry is safe if the operation is idempotent (by its method, or by a key in its body), or if the
 * request never reached the server.
 * @param attempt runs one attempt; its signal is aborted on timeout and when the caller aborts
 * @throws {OperationError} if the call fails; its subclass says why
 */
export async function withRetries<Result>(
  options: CommonOptions,
  call: CallState,
  terms: AttemptOptions,
  attempt: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const { idempotent, signal } = terms;
  const fault = limitFault(terms);
  if (fault) throw new UsageError(call.operation, `cannot be sent: ${fault}`);
  const limit = (name: keyof RetryPolicy, standard: number): number =>
    terms[name] ?? options[name] ?? standard;
  const retries = limit('retries', 2);
  const timeout = limit('timeout', 60_000) || Infinity;
  const end = clock.now() + (limit('totalTimeout', 0) || Infinity);
  for (; ; call.attempt += 1) {
    try {
      return await withTimeout(
        call.operation,
        {
          timeout: Math.min(timeout, end - clock.now()),
          signal,
          sent: call.attempt > 1,
          missing: 'got no response',
        },
        attempt,
      );
    } catch (error) {
      if (!(error instanceof OperationError)) throw error;
      const again = error.retryable && call.attempt <= retries && (idempotent || !error.sent);
      const delay = again ? retryDelay(error, call.attempt) : Infinity;
      if (clock.now() + delay >= end) {
        await options.onError?.(error, currentAttempt(call));
        throw error;
      }
      await options.onRetry?.(error, { ...currentAttempt(call), delay });
      await clock.wait(delay, signal);
    }
  }
}

/** The result of a call together with its HTTP response. */
export interface ReceivedResponse<Result> {
  readonly data: Result;
  /** For its status and headers; the body has already been read. */
  readonly response: Response;
}

/**
 * Calls an operation and retries it if the failure is temporary and a retry is safe. openapi-fetch writes the request once,
 * before anything is awaited, so that a later change of the arguments has no effect. An attempt includes the response
 * body, so that an incomplete or slow one counts as a failure too.
 * @throws {OperationError} if the call fails; its subclass says why
 */
async function sendRequest<Result>(
  connection: Connection,
  endpoint: Endpoint,
  call: CallState,
): Promise<ReceivedResponse<Result>> {
  const { options } = connection;
  const { completeBody, dates, hasIdempotencyKey, idempotent, security = [] } = endpoint;
  const { input: given, operation } = call;
  let received: ReceivedResponse<Result> | undefined;
  try {
    // As it is sent: date-times as strings, and omitted fields such as keys filled in.
    const dated = dates ? dates.writeRequest(given) : given;
    const input = completeBody ? { ...dated, body: completeBody(dated.body) } : dated;
    call.phase = 'hook';
    const checked = options.validate?.request({ ...endpoint, ...operation }, input);
    call.phase = 'writing';
    const body = (endpoint.encode ?? jsonBody)(input.body, input);
    const once = body.duplex !== undefined;
    const safe = !once && (idempotent ?? hasIdempotencyKey?.(input.body) ?? false);
    const send = async (request: WrittenRequest): Promise<Response> => {
      call.phase = 'hook';
      await checked;
      received = await withRetries(
        options,
        call,
        { ...given.options, idempotent: safe },
        (signal) =>
          withCredentials(call, security, options, once, async (credentials) => {
            call.phase = 'writing';
            try {
              const response = await sendOnce(connection, call, request, credentials, signal);
              return await readResponse<Result>(connection, endpoint, call, response);
            } catch (error) {
              throw toCallError(call, signal, error);
            }
          }),
      );
      return received.response;
    };
    await connection.transport.request(endpoint.method, endpoint.path, {
      ...fetchOptions(connection.baseUrl, endpoint, input, body),
      fetch: send,
    });
  } catch (error) {
    throw call.phase === 'writing' ? toUsageError(call, error) : error;
  }
  return received as unknown as ReceivedResponse<Result>;
}

function jsonBody(body: unknown): EncodedBody {
  return body === undefined ? {} : { body: JSON.stringify(body), type: 'application/json' };
}

/** The options for openapi-fetch. */
function fetchOptions(
  baseUrl: string,
  endpoint: Endpoint,
  input: Input,
  encoded: EncodedBody,
): object {
  const { accept = 'application/json', pathSerializer, querySerializer } = endpoint;
  const { server, writeHeaders } = endpoint;
  const { type, ...body } = encoded;
  const { header, path = {}, query = {}, options: { headers } = {} } = input;
  checkQuery(endpoint, query);
  return {
    ...body,
    params: { path, query },
    // The attempt reads the body.
    parseAs: 'stream',
    querySerializer,
    headers: {
      accept,
      ...(writeHeaders ? writeHeaders(input) : header),
      ...headerRecord(headers),
      // For `FormData`, the platform sets the header with its boundary.
      'content-type': type ?? null,
    },
    bodySerializer: (written: unknown) => written,
    pathSerializer,
    baseUrl: server?.instead.includes(baseUrl) ? server.url : undefined,
  };
}

/**
 * Refuses options among the query parameters: a JavaScript call whose options moved when its operation got a first
 * parameter would send them to the service.
 */
function checkQuery({ likeOptions }: Endpoint, query: object): void {
  const name = optionNames.find((each) => each in query && !likeOptions?.includes(each));
  if (name) throw new InputError(`${name} is an option; pass it last`);
}

/** Reads and validates the body of a response. */
async function readResponse<Result>(
  connection: Connection,
  endpoint: Endpoint,
  call: CallState,
  response: Response,
): Promise<ReceivedResponse<Result>> {
  const { status } = response;
  const convert = (body: unknown): unknown =>
    endpoint.dates ? endpoint.dates.readResponse(status, body) : body;
  if (!response.ok) {
    const body = convert(jsonOrText(await response.text()));
    throw createApiError(connection, call, response, body);
  }
  const data = await readBody(endpoint, call, response);
  if (endpoint.unvalidated) return { data: data as Result, response };
  call.phase = 'hook';
  await connection.options.validate?.response({ ...endpoint, ...call.operation }, status, data);
  return { data: convert(data) as Result, response };
}

async function readBody(
  { parseAs, read }: Endpoint,
  { operation }: CallState,
  response: Response,
): Promise<unknown> {
  if (read) return read(response, operation);
  if (parseAs === 'blob') return response.blob();
  const text = await response.text();
  return parseAs ? text : parseJson(text, response, operation);
}

/** The body of an error, whatever its media type. */
function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** A pending call: a promise of its result. `withResponse` also gives the HTTP response. */
export class Call<Result> extends Promise<Result> {
  readonly #received: Promise<ReceivedResponse<Result>>;

  constructor(received: Promise<ReceivedResponse<Result>>) {
    // This promise never settles itself: `then` delegates to the other one.
    super(() => undefined);
    this.#received = received;
  }

  /** `then`, `catch` and `finally` return plain promises. */
  static override get [Symbol.species](): PromiseConstructor {
    return Promise;
  }

  override then<Kept = Result, Caught = never>(
    onResult?: ((result: Result) => Kept | PromiseLike<Kept>) | null,
    onError?: ((error: unknown) => Caught | PromiseLike<Caught>) | null,
  ): Promise<Kept | Caught> {
    // Engines follow an unbroken chain of functions of their own from an error to the code that awaits it.
    return this.#received.then(({ data }) => data).then(onResult, onError);
  }

  /** Resolves to the result and the HTTP response, for its status and headers. */
  withResponse(): Promise<ReceivedResponse<Result>> {
    return this.#received;
  }
}

/** Calls an operation. The result type is asserted, not checked; see `validateWith`. */
export function callOperation<Result>(
  connection: Connection,
  endpoint: Endpoint,
  input: Input,
): Call<Result> {
  const call = startCall(endpoint, connection.secrets, input);
  return new Call(sendRequest<Result>(connection, endpoint, call));
}

/** The pagination of a list operation. */
export interface Paging<Page, Element> {
  /** The query parameter that selects a page: its number, or a cursor. */
  readonly page: string;
  /** The number of the first page. */
  readonly first?: number;
  /** True if the parameter is not the number of a page but how many elements are before it. */
  readonly skips?: true;
  /** The query parameter for the page size, if a page that is not full must be the last, and its default. */
  readonly size?: string;
  readonly default?: number;
  elements(page: Page): readonly Element[] | null | undefined;
  /** The total number of elements on all pages. */
  total?(page: Page): unknown;
  /** The cursor of the next page; empty or undefined after the last one. */
  next?(page: Page): unknown;
}

/**
 * A pending list call. `await` resolves to the requested page; `for await` iterates over the elements of
 * this and all following pages, which are requested one at a time as needed.
 */
export class List<Page, Element> extends Call<Page> implements AsyncIterable<Element> {
  readonly #paging: Paging<Page, Element>;
  readonly #query: Readonly<Record<string, unknown>>;
  readonly #get: (query: object) => Promise<ReceivedResponse<Page>>;

  constructor(
    paging: Paging<Page, Element>,
    query: object,
    get: (query: object) => Promise<ReceivedResponse<Page>>,
  ) {
    super(get(query));
    this.#paging = paging;
    this.#query = query as Record<string, unknown>;
    this.#get = get;
  }

  /** Iterates over this page and all following pages. */
  async *pages(): AsyncGenerator<Page, void, undefined> {
    let query = this.#query;
    const paging = this.#paging;
    const { page } = paging;
    const count = countPages(paging, query);
    let current = (await this.withResponse()).data;
    for (;;) {
      yield current;
      const following = paging.next ? paging.next(current) : count(current);
      // A service that repeats its cursor would never end.
      if (!following || following === query[page]) return;
      query = { ...query, [page]: following };
      current = (await this.#get(query)).data;
    }
  }

  /** Iterates over the elements of this and all following pages. */
  async *[Symbol.asyncIterator](): AsyncGenerator<Element, void, undefined> {
    for await (const page of this.pages()) {
      const elements = this.#paging.elements(page);
      if (elements) yield* elements;
    }
  }

  /**
   * Returns the elements of this and all following pages as an array.
   * @param options `limit`: the maximum number of elements; pages beyond it are not requested
   */
  async toArray({ limit = Infinity }: { readonly limit?: number } = {}): Promise<Element[]> {
    const result: Element[] = [];
    // The first page has been requested already: report its error even for a limit of 0.
    await this;
    if (limit <= 0) return result;
    for await (const element of this) {
      result.push(element);
      if (result.length >= limit) break;
    }
    return result;
  }
}

/** Returns a function that returns the number of the next page; undefined after the last one. */
function countPages<Page>(
  paging: Paging<Page, unknown>,
  query: Readonly<Record<string, unknown>>,
): (current: Page) => number | undefined {
  const { page, skips, first = skips ? 0 : 1, size = '', default: standard = 0 } = paging;
  let number = Number(query[page] ?? first);
  const length = Number(query[size] ?? standard);
  let seen = (number - first) * (skips ? 1 : length);
  return (current) => {
    const count = paging.elements(current)?.length ?? 0;
    const all = paging.total?.(current);
    number += skips ? count : 1;
    seen += count;
    // Without a total, a page that is not full must be the last.
    const isLast = count === 0 || (typeof all === 'number' ? seen >= all : count < length);
    return isLast ? undefined : number;
  };
}

/** Calls a paginated list operation. */
export function listOperation<Page, Element>(
  connection: Connection,
  endpoint: Endpoint,
  paging: Paging<Page, Element>,
  input: Input,
): List<Page, Element> {
  // The place of the call is also that of the requests for further pages.
  const site = new Error();
  return new List(paging, input.query ?? {}, async (query) => {
    const call = startCall(endpoint, connection.secrets, { ...input, query }, site);
    const received = await sendRequest<Page>(connection, endpoint, call);
    const { data, response } = received;
    // A body without elements must not count as an empty list.
    if (Object(data) === data && Array.isArray(paging.elements(data) ?? [])) return received;
    throw new ResponseError(call.operation, response, JSON.stringify(data), 'a page');
  });
}

/** One issue as zod reports it. */
interface ValidatorIssue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
  /** For a union: the issues of its members. */
  readonly errors?: readonly (readonly ValidatorIssue[])[];
  /** In a member of a union: the discriminator and its value that chose the member. */
  readonly chosenBy?: { readonly property: string; readonly value: unknown };
}

/** A validator, such as a zod schema. */
interface Validator {
  safeParse(
    value: unknown,
    options?: object,
  ): {
    readonly success: unknown;
    readonly error?: { readonly issues: readonly ValidatorIssue[] } | undefined;
  };
}

/** The validators of one operation. */
interface Validators {
  readonly path?: Validator;
  readonly query?: Validator;
  readonly headers?: Validator;
  readonly cookies?: Validator;
  readonly body?: Validator;
  readonly responses: Readonly<Record<string, Validator>>;
  readonly streams?: Readonly<Record<string, Validator>>;
}

/** One error in a request or response. */
export interface Issue {
  /** The path to the value, such as `body.items[0].amount`. */
  readonly path: string;
  readonly message: string;
}

/** A request or response body does not match the document. */
export class ValidationError extends OperationError {
  override readonly name = 'ValidationError';
  override readonly sent: boolean;
  readonly issues: readonly Issue[];

  constructor(call: CalledOperation, sent: boolean, issues: readonly Issue[]) {
    const list = issues.map(({ path, message }) => `${path}: ${message}`).join('; ');
    super(
      call,
      `${sent ? 'returned an invalid response' : 'cannot be sent with invalid values'}: ${list}`,
    );
    this.sent = sent;
    this.issues = issues;
  }
}

/**
 * Creates the option `validate`. It validates requests before they are sent, successful response bodies
 * after they are read, or both, and throws a `ValidationError` if one is invalid. Whether unknown enum
 * values are accepted is up to the validators.
 * @param validators validators by operationId; other operations are not validated
 * @param what what to validate
 * @param options options for each `safeParse`, such as the language of its messages
 */
export function validateWith(
  validators: Readonly<Record<string, Validators>>,
  what: 'requests' | 'responses' | 'both',
  options?: object,
): Validation {
  const issuesOf = (part: string, validator: Validator | undefined, value: unknown): Issue[] => {
    if (!validator) return [];
    const { success, error } = validator.safeParse(value, options);
    // Require an explicit success: a promise, for instance, has no `error` either.
    const nameless = { path: [], message: 'is invalid' };
    return success === true ? [] : toIssues(part, error?.issues ?? [nameless]);
  };
  const known = ({ id }: CalledOperation): Partial<Validators> =>
    Object.hasOwn(validators, id) ? (validators[id] ?? {}) : {};
  const request: Validation['request'] = (endpoint, input) => {
    const { path, query, headers, cookies, body } = known(endpoint);
    throwIfInvalid(endpoint, false, [
      ...issuesOf('path', path, input.path ?? {}),
      ...issuesOf('query', query, input.query ?? {}),
      ...issuesOf('header', headers, input.header ?? {}),
      ...issuesOf('cookie', cookies, input.cookie ?? {}),
      ...(isEncoded(input.body) ? [] : issuesOf('body', body, input.body)),
    ]);
  };
  const response: Validation['response'] = (endpoint, status, value, part = 'responses') => {
    const { [part]: found = {} } = known(endpoint);
    throwIfInvalid(
      endpoint,
      true,
      issuesOf('body', found[documentedKey(found, status) ?? ''], value),
    );
  };
  return {
    request: what === 'responses' ? skipValidation : request,
    response: what === 'requests' ? skipValidation : response,
  };
}

/** True for a body that cannot be validated: it is already encoded, or its items are not known yet. */
function isEncoded(body: unknown): boolean {
  const isAsync = typeof body === 'object' && body !== null && Symbol.asyncIterator in body;
  return isAsync || encodeRawBody(body, '') !== undefined;
}

function skipValidation(): void {
  // This part is not validated.
}

function throwIfInvalid(call: CalledOperation, sent: boolean, issues: readonly Issue[]): void {
  if (issues.length > 0) throw new ValidationError(call, sent, issues);
}

function toIssues(part: string, issues: readonly ValidatorIssue[]): Issue[] {
  return issues.flatMap(({ path, message, errors = [], chosenBy }) => {
    const steps = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`));
    const place = part + steps.join('');
    // The member of a union with the fewest issues was probably intended.
    const [closest] = [...errors].sort((left, right) => left.length - right.length);
    if (closest) return toIssues(place, closest);
    const member = chosenBy ? ` (${chosenBy.property} is ${String(chosenBy.value)})` : '';
    return [{ path: place, message: message + member }];
  });
}

/** Type guard: true if an error is one of the documented errors of an operation. */
export type ErrorGuard<Errors> = <Id extends string & keyof Errors>(
  operation: OperationDescriptor<Id>,
  error: unknown,
) => error is Errors[Id];

/**
 * Creates a guard for errors whose types are listed by operationId. It returns true if the error came from the
 * operation with a documented status and a body of a documented media type. An HTML page from a gateway is not a
 * documented error if the document says JSON.
 */
export function guardErrors<Errors>(): ErrorGuard<Errors> {
  return <Id extends string & keyof Errors>(
    { id, responses }: OperationDescriptor<Id>,
    error: unknown,
  ): error is Errors[Id] => {
    if (!(error instanceof ApiError) || error.operationId !== id) return false;
    const types = responses[documentedKey(responses, error.status) ?? ''];
    if (types === undefined || types.length === 0) return types !== undefined;
    const parsed = error.body !== undefined && typeof error.body !== 'string';
    return types.some((type) => (readKind(type) === 'json') === parsed);
  };
}

/**
 * Written out: the compiler would take noticeably longer to compute them from template literals.
 */
// prettier-ignore
interface Statuses {
  1:
    | 100 | 101 | 102 | 103 | 104 | 105 | 106 | 107 | 108 | 109 | 110 | 111 | 112 | 113 | 114 | 115 | 116 | 117 | 118 | 119
    | 120 | 121 | 122 | 123 | 124 | 125 | 126 | 127 | 128 | 129 | 130 | 131 | 132 | 133 | 134 | 135 | 136 | 137 | 138 | 139
    | 140 | 141 | 142 | 143 | 144 | 145 | 146 | 147 | 148 | 149 | 150 | 151 | 152 | 153 | 154 | 155 | 156 | 157 | 158 | 159
    | 160 | 161 | 162 | 163 | 164 | 165 | 166 | 167 | 168 | 169 | 170 | 171 | 172 | 173 | 174 | 175 | 176 | 177 | 178 | 179
    | 180 | 181 | 182 | 183 | 184 | 185 | 186 | 187 | 188 | 189 | 190 | 191 | 192 | 193 | 194 | 195 | 196 | 197 | 198 | 199;
  2:
    | 200 | 201 | 202 | 203 | 204 | 205 | 206 | 207 | 208 | 209 | 210 | 211 | 212 | 213 | 214 | 215 | 216 | 217 | 218 | 219
    | 220 | 221 | 222 | 223 | 224 | 225 | 226 | 227 | 228 | 229 | 230 | 231 | 232 | 233 | 234 | 235 | 236 | 237 | 238 | 239
    | 240 | 241 | 242 | 243 | 244 | 245 | 246 | 247 | 248 | 249 | 250 | 251 | 252 | 253 | 254 | 255 | 256 | 257 | 258 | 259
    | 260 | 261 | 262 | 263 | 264 | 265 | 266 | 267 | 268 | 269 | 270 | 271 | 272 | 273 | 274 | 275 | 276 | 277 | 278 | 279
    | 280 | 281 | 282 | 283 | 284 | 285 | 286 | 287 | 288 | 289 | 290 | 291 | 292 | 293 | 294 | 295 | 296 | 297 | 298 | 299;
  3:
    | 300 | 301 | 302 | 303 | 304 | 305 | 306 | 307 | 308 | 309 | 310 | 311 | 312 | 313 | 314 | 315 | 316 | 317 | 318 | 319
    | 320 | 321 | 322 | 323 | 324 | 325 | 326 | 327 | 328 | 329 | 330 | 331 | 332 | 333 | 334 | 335 | 336 | 337 | 338 | 339
    | 340 | 341 | 342 | 343 | 344 | 345 | 346 | 347 | 348 | 349 | 350 | 351 | 352 | 353 | 354 | 355 | 356 | 357 | 358 | 359
    | 360 | 361 | 362 | 363 | 364 | 365 | 366 | 367 | 368 | 369 | 370 | 371 | 372 | 373 | 374 | 375 | 376 | 377 | 378 | 379
    | 380 | 381 | 382 | 383 | 384 | 385 | 386 | 387 | 388 | 389 | 390 | 391 | 392 | 393 | 394 | 395 | 396 | 397 | 398 | 399;
  4:
    | 400 | 401 | 402 | 403 | 404 | 405 | 406 | 407 | 408 | 409 | 410 | 411 | 412 | 413 | 414 | 415 | 416 | 417 | 418 | 419
    | 420 | 421 | 422 | 423 | 424 | 425 | 426 | 427 | 428 | 429 | 430 | 431 | 432 | 433 | 434 | 435 | 436 | 437 | 438 | 439
    | 440 | 441 | 442 | 443 | 444 | 445 | 446 | 447 | 448 | 449 | 450 | 451 | 452 | 453 | 454 | 455 | 456 | 457 | 458 | 459
    | 460 | 461 | 462 | 463 | 464 | 465 | 466 | 467 | 468 | 469 | 470 | 471 | 472 | 473 | 474 | 475 | 476 | 477 | 478 | 479
    | 480 | 481 | 482 | 483 | 484 | 485 | 486 | 487 | 488 | 489 | 490 | 491 | 492 | 493 | 494 | 495 | 496 | 497 | 498 | 499;
  5:
    | 500 | 501 | 502 | 503 | 504 | 505 | 506 | 507 | 508 | 509 | 510 | 511 | 512 | 513 | 514 | 515 | 516 | 517 | 518 | 519
    | 520 | 521 | 522 | 523 | 524 | 525 | 526 | 527 | 528 | 529 | 530 | 531 | 532 | 533 | 534 | 535 | 536 | 537 | 538 | 539
    | 540 | 541 | 542 | 543 | 544 | 545 | 546 | 547 | 548 | 549 | 550 | 551 | 552 | 553 | 554 | 555 | 556 | 557 | 558 | 559
    | 560 | 561 | 562 | 563 | 564 | 565 | 566 | 567 | 568 | 569 | 570 | 571 | 572 | 573 | 574 | 575 | 576 | 577 | 578 | 579
    | 580 | 581 | 582 | 583 | 584 | 585 | 586 | 587 | 588 | 589 | 590 | 591 | 592 | 593 | 594 | 595 | 596 | 597 | 598 | 599;
}

/** The status codes of a range such as `4XX`, by its first digit. */
type StatusRange<First extends keyof Statuses> = Statuses[First];

/** All HTTP status codes, 100 to 599, for `default`. */
export type AnyStatus = StatusRange<keyof Statuses>;

/**
 * Creates a function that returns true if a body has its idempotency key.
 * @param names the body fields that make up the key
 */
export function hasIdempotencyKey(names: readonly string[]): (body: unknown) => boolean {
  return (body) => {
    const fields = Object(body) as Record<string, unknown>;
    return names.every((name) => fields[name] != null);
  };
}

/** A body with one field made optional. */
export type WithOptional<Body, Field extends string> = Body extends unknown
  ? Omit<Body, Field> & Partial<Pick<Body, Field & keyof Body>>
  : never;

/** Creates a function that adds a random UUID to a body as idempotency key if the caller omitted it. */
export function generateIdempotencyKey(field: string): (body: unknown) => unknown {
  return (body) => {
    if (typeof body !== 'object' || body === null) return body;
    const given: unknown = Reflect.get(body, field);
    return { ...body, [field]: given ?? crypto.randomUUID() };
  };
}
