// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { EncodedBody } from './body.js';
import { clock, limitFault, sendOnce, withRetries } from './call.js';
import {
  ApiError,
  AuthenticationError,
  type ErrorFormat,
  InputError,
  type OperationError,
  createApiError,
  headerRecord,
  standardHeaders,
  toCallError,
} from './errors.js';
import createClient from 'openapi-fetch';

/** Request headers. A header whose value is undefined is not sent. */
export type CallHeaders = Headers | Readonly<Record<string, string | undefined>>;

/** Retries and timeouts. */
export interface RetryPolicy {
  /** Maximum number of retries of a request that is safe to retry; 2 by default. */
  readonly retries?: number | undefined;
  /** Timeout of each attempt in milliseconds, its body included; 60 000 by default, 0 for none. */
  readonly timeout?: number | undefined;
  /** Timeout of the whole call in milliseconds, with all retries and pauses; none by default. */
  readonly totalTimeout?: number | undefined;
}

/** Options of a call whose response has several media types. */
export interface RepresentationOptions<Accept extends string> extends CallOptions {
  /** The media type to request; JSON by default. */
  readonly accept?: Accept | undefined;
}

/** Options of every call, next to the operation's own parameters. */
export interface CallOptions extends RetryPolicy {
  /** Aborts the call and its retries, which then throws an `AbortedError`. */
  readonly signal?: AbortSignal | undefined;
  /** Headers of this request. They override all other headers of the same name. */
  readonly headers?: CallHeaders | undefined;
}

/** Sends a request and returns its response: the platform's `fetch`, or a function of your own. */
export type FetchFunction = (request: Request) => Promise<Response> | Response;

/** Further options for `fetch`, such as `dispatcher` in Node. */
export type FetchOptions = Readonly<Record<string, unknown>>;

/** One attempt of a call, as passed to hooks. */
export interface Attempt {
  readonly operationId: string;
  /** The number of the attempt, 1 for the first. */
  readonly attempt: number;
  /** The request id that the client sends, the same for all attempts of a call; undefined if none. */
  readonly requestId: string | undefined;
}

/** Hooks into a call. An error thrown by a hook ends the call and is passed to the caller. */
export interface Hooks {
  /** Runs before each attempt. If it returns a request, that is sent instead. */
  readonly onRequest?: (
    request: Request,
    attempt: Attempt,
  ) => Request | undefined | void | Promise<Request | undefined | void>;
  /** Runs after each response of any status. The body is unread: clone the response to read it. */
  readonly onResponse?: (response: Response, attempt: Attempt) => void | Promise<void>;
  /** Runs before a retry. `delay` is the pause before it in milliseconds. */
  readonly onRetry?: (
    error: OperationError,
    attempt: Attempt & { readonly delay: number },
  ) => void | Promise<void>;
  /** Runs once when a call has finally failed. */
  readonly onError?: (error: OperationError, attempt: Attempt) => void | Promise<void>;
}

/**
 * Validates requests and responses; created by `validateWith`. Each function throws or rejects if the
 * value is invalid. Both are required, so that an object of another kind cannot disable validation.
 */
export interface Validation {
  readonly request: (endpoint: Endpoint & CalledOperation, input: Input) => void | Promise<void>;
  readonly response: (
    endpoint: Endpoint & CalledOperation,
    status: number,
    body: unknown,
    /** `streams` if the value is an item of a stream and not a whole body. */
    part?: 'responses' | 'streams',
  ) => void | Promise<void>;
}

/** Options of a client except the location of the API. */
export interface CommonOptions<Scheme extends string = string, Key = Secret>
  extends RetryPolicy, Hooks {
  /**
   * Your API key or token. A function that returns it is called before each attempt, and again after a 401. By default
   * it is read from the client's environment variable, unless there are `credentials`.
   */
  readonly apiKey?: Key | undefined;
  /**
   * Credentials by the name of the security scheme; `user:password` for the HTTP scheme `basic`. `apiKey` stands for
   * the bearer scheme of an operation, or else its `apiKey` scheme, or else OAuth 2.0 or OpenID Connect. Pass `{}` if
   * something else authenticates, such as a proxy or a cookie: no key is required or read then.
   */
  readonly credentials?: { readonly [Name in Scheme]?: Secret | undefined } | undefined;
  /** A replacement for the global `fetch`, for instance in tests. */
  readonly fetch?: FetchFunction | undefined;
  /** Options for `fetch` with every request. The client's method, headers and body take precedence. */
  readonly fetchOptions?: FetchOptions | undefined;
  /**
   * The maximum size of a response body in bytes, after decompression; 100 000 000 by default. Streams that
   * you read yourself have no limit.
   */
  readonly maxResponseBytes?: number | undefined;
  /** Headers of every request. */
  readonly headers?: CallHeaders | undefined;
  /** Validates requests, responses or both; no validation by default. */
  readonly validate?: Validation | undefined;
  /**
   * The name of your application, sent in the header `user-agent` before the client's name and version.
   * False to send neither. Browsers always send their own header.
   */
  readonly userAgent?: string | false | undefined;
  /**
   * Generates the request id of each call, if the service accepts one (`x-client` of the document).
   * False to send none. Browsers send none unless this option is set, because the service must allow
   * the header (CORS).
   */
  readonly requestId?: (() => string) | false | undefined;
}

/** The location of the API: a base URL such as `https://api.example.com`, or an environment's name. */
type ServerLocation<Environment extends string> =
  | {
      /** The base URL, such as that of a sandbox on this machine or of a proxy. */
      readonly baseUrl: string;
      readonly environment?: undefined;
    }
  | {
      /** Which server of the API is called; `environments` has their URLs. */
      readonly environment: Environment;
      readonly baseUrl?: undefined;
    };

/** A new location of the API: a base URL, an environment, or neither to keep the current one. */
type ServerLocationOverride<Environment extends string> =
  | { readonly baseUrl?: string | undefined; readonly environment?: undefined }
  | ([Environment] extends [never] ? never : ServerLocation<Environment>);

/** Options that replace those of a connection. */
export type ConnectionOverrides<
  Scheme extends string = string,
  Environment extends string = string,
  Key = Secret,
> = CommonOptions<Scheme, Key> & ServerLocationOverride<Environment>;

/** Options of a client whose document has a default server. */
export type DefaultServerOptions<Scheme extends string = string, Key = Secret> = CommonOptions<
  Scheme,
  Key
> & {
  /** The base URL; the document's server by default. */
  readonly baseUrl?: string;
};

/** Options of a client. `Key` is never if no operation takes an API key. */
export type ConnectionOptions<
  Scheme extends string = string,
  Environment extends string = string,
  Key = Secret,
> = CommonOptions<Scheme, Key> &
  ([Environment] extends [never] ? { readonly baseUrl: string } : ServerLocation<Environment>);

/** The identity of an operation, as used in errors, hooks and logs. */
interface OperationName {
  /** The operationId in the document. */
  readonly id: string;
  /** The HTTP method in lower case. */
  readonly method: string;
  /** The path template, such as `/payments/{code}`. */
  readonly path: string;
}

/** An operation that is being called. Each error of the client takes one, so that none lacks the place of the call. */
export interface CalledOperation extends OperationName {
  /** The request id that the client sends; undefined before the first attempt, and if it sends none. */
  requestId: string | undefined;
  /** Created where the call was made, for its stack: later stacks end in timers and sockets. */
  readonly site: Error;
}

/**
 * How to call one operation. Everything but its identity is optional: each option brings in the code
 * for a feature, so that bundles of operations without the feature stay small. Serializers are those of
 * openapi-fetch, whose defaults apply if they are omitted.
 */
export interface Endpoint extends OperationName {
  /** The operation's own `url`, used if the base URL of the connection is one of `instead`. */
  readonly server?: { readonly url: string; readonly instead: readonly string[] };
  readonly security?: SecurityRequirements;
  /** Converts date-times, if the client represents them as objects. */
  readonly dates?: {
    readResponse(status: number, value: unknown): unknown;
    readItem(status: number, value: unknown): unknown;
    writeRequest(input: Input): Input;
  };
  /** True if sending the same request twice has the same effect as sending it once. */
  readonly idempotent?: boolean;
  /** True if a body has an idempotency key, by which the service recognises a retry. */
  readonly hasIdempotencyKey?: (body: unknown) => boolean;
  /** Fills in body fields that the caller omitted, such as an idempotency key. */
  readonly completeBody?: (body: unknown) => unknown;
  readonly pathSerializer?: (template: string, values: object) => string;
  readonly querySerializer?:
    | ((values: object) => string)
    | { readonly array: { readonly style: 'form'; readonly explode: boolean } };
  /** The query parameters that are named like options of a call, such as `timeout`. */
  readonly likeOptions?: readonly string[];
  /** Serializes header and cookie parameters that are not plain values. */
  readonly writeHeaders?: (input: Input) => Readonly<Record<string, string>>;
  /** Encodes the request body if it is not only JSON. */
  readonly encode?: Encoder;
  /** The header `accept`; `application/json` by default. */
  readonly accept?: string;
  /** How a successful response that is not JSON is read. */
  readonly parseAs?: 'text' | 'blob' | 'stream';
  /** Reads the body of a successful response that `parseAs: 'stream'` leaves unread. */
  readonly read?: (response: Response, operation: CalledOperation) => Promise<unknown>;
  /** Reads the body of a successful response in the media type that the call option `accept` names. */
  readonly readAccepted?: (response: Response, operation: CalledOperation) => Promise<unknown>;
  /** True to skip validation and date conversion of responses, which apply to the default media type. */
  readonly unvalidated?: boolean;
}

/** Encodes the request body of a call. */
type Encoder = (value: unknown, input: Input) => EncodedBody;

/** The arguments of a call: the parameters of each kind by name, the body and the options. */
export interface Input {
  readonly path?: object | undefined;
  readonly query?: object | undefined;
  readonly header?: object | undefined;
  readonly cookie?: object | undefined;
  readonly body?: unknown;
  readonly options?: RepresentationOptions<string> | undefined;
}

/** What a client knows of an API besides its operations. */
export interface ApiInfo {
  readonly errors: ErrorFormat;
  /** Base URLs by the name of the environment. */
  readonly environments?: Readonly<Record<string, string>>;
  /** The default base URL. */
  readonly baseUrl?: string;
  /** Beginnings of the paths of operations with which a base URL must not end, such as `/api` and `/api/v1`. */
  readonly pathPrefixes?: readonly string[];
  /** The prefix of environment variables: `PREFIX_API_KEY`, `PREFIX_LOG`. */
  readonly prefix?: string;
  /** True if every operation requires a credential. */
  readonly requiresKey?: boolean;
  /** The names in the option `credentials`, if no operation has a scheme that the option `apiKey` serves. */
  readonly schemes?: readonly string[];
  /** The name and version of the client for the header `user-agent`. */
  readonly userAgent?: string;
  /** The request header for an id that the client generates. */
  readonly requestId?: string;
}

/** The resolved options of a connection. */
export interface ConnectionSettings {
  /** Without a trailing slash. */
  readonly baseUrl: string;
  readonly options: CommonOptions;
  /** The headers of every request. */
  readonly headers: Headers;
  /** The options for `fetch` that the client does not set itself. */
  readonly fetchInit: object;
  readonly api: ApiInfo;
  /** Keys and credentials, which must not appear in messages. */
  readonly secrets: readonly string[];
}

/** The state of a pending call, shared by its attempts, their hooks and errors. */
export interface CallState {
  readonly operation: CalledOperation;
  /** Keys and credentials, which must not appear in messages. */
  secrets: readonly string[];
  /** The parameters and the body; empty for a call made through `raw`. */
  readonly input: Input;
  /** The number of the attempt, 1 for the first. */
  attempt: number;
  /** What runs at present, which decides how an exception is reported; `hook` for a hook of the options. */
  phase: 'writing' | 'hook' | 'sending';
}

/**
 * The initial state of a call.
 * @param site created in the function that the caller calls, or in one that this calls synchronously
 */
export function startCall(
  { id, method, path }: OperationName,
  secrets: readonly string[],
  input: Input = {},
  site: Error = new Error(),
): CallState {
  const operation = { id, method, path, requestId: undefined, site };
  return { operation, secrets, input, attempt: 1, phase: 'writing' };
}

/** The current attempt as hooks get it. */
export function currentAttempt({ operation, attempt }: CallState): Attempt {
  return { operationId: operation.id, attempt, requestId: operation.requestId };
}

/** A security scheme: where and how a credential is sent. */
interface SecurityScheme {
  /** Its name in the option `credentials`. */
  readonly name: string;
  readonly in: 'header' | 'query';
  /** The name of the header or query parameter. */
  readonly field: string;
  /** The prefix of the secret, such as `Bearer `. */
  readonly prefix?: string;
  /** Encodes the secret; unchanged by default. */
  readonly encode?: (secret: string) => string;
  /** True if the option `apiKey` is used when `credentials` has no such name. */
  readonly key?: boolean;
}

/** Alternative lists of schemes, each required as a whole; the first with all credentials is used. */
export type SecurityRequirements = readonly (readonly SecurityScheme[])[];

/** The options that hold credentials. */
interface CredentialOptions {
  readonly apiKey?: Secret | undefined;
  readonly credentials?: Readonly<Record<string, Secret | undefined>> | undefined;
}

/** Credentials as headers and query parameters. */
export interface CredentialParameters {
  readonly header: Record<string, string>;
  readonly query: Record<string, string>;
}

/**
 * The schemes of a request with their secrets: those of the first alternative for which all are given; empty
 * if there is none, so that the server decides on an anonymous request.
 */
function selectSchemes(
  alternatives: SecurityRequirements,
  { apiKey, credentials = {} }: CredentialOptions,
): (readonly [SecurityScheme, Secret])[] {
  const secretOf = ({ name, key }: SecurityScheme): Secret | undefined =>
    (Object.hasOwn(credentials, name) && credentials[name]) || (key ? apiKey : undefined);
  // An alternative without schemes allows anonymous calls, so it comes last.
  const chosen = alternatives.find((schemes) => schemes.length > 0 && schemes.every(secretOf));
  return (chosen ?? []).map((scheme) => [scheme, secretOf(scheme) ?? '']);
}

/** Adds credentials to the query of a URL, or of a request of the platform. */
export function addToQuery<Target extends string | Request>(
  target: Target,
  query: Readonly<Record<string, string>>,
): Target {
  const pairs = Object.entries(query).map((pair) => pair.map(encodeURIComponent).join('='));
  if (!pairs[0]) return target;
  const url = (target as Request).url ?? target;
  const whole = `${url}${url.includes('?') ? '&' : '?'}${pairs.join('&')}`;
  return (url === target ? whole : new Request(whole, target as Request)) as Target;
}

/**
 * The value of an environment variable; undefined if it is not set, if the platform has no environment
 * variables (browsers, some edge runtimes) or denies access to them (Deno without `--allow-env`).
 */
function readEnvironmentVariable(name: string | undefined): string | undefined {
  try {
    // An empty variable counts as not set.
    return (name && (globalThis as Environment).process?.env?.[name]) || undefined;
  } catch {
    return undefined;
  }
}

interface Environment {
  readonly process?: { readonly env?: Readonly<Record<string, string | undefined>> };
}

/**
 * A key or token, or a function that returns it. The function is called before each attempt, and again after a
 * 401, with the token that was refused. If it then returns another one, the request is sent again.
 */
export type Secret = string | ((refused?: string) => string | Promise<string>);

/** Half of a surrogate pair, which cannot be percent-encoded. */
const loneSurrogate = /\p{Surrogate}/u;

/**
 * The forms of a secret that messages must not contain: as given, percent-encoded and in Base64. Shorter ones
 * than six characters are left out: they may occur in any message by chance.
 * @throws {TypeError} if it is not a secret: it would be sent as `[object Promise]` or the like
 */
function checkSecret(text: unknown): string[] {
  if (typeof text !== 'string' || !/^(?!bearer\s)\S(.*\S)?$/i.test(text)) {
    throw new TypeError(
      'apiKey and credentials must be non-empty strings without "Bearer" or surrounding spaces',
    );
  }
  if (loneSurrogate.test(text)) return [text];
  // React Native has no `btoa`.
  const encoded = /^[ -~]+$/.test(text) ? globalThis.btoa?.(text).replace(/=+$/, '') : undefined;
  const forms = [text, encodeURIComponent(text), encoded ?? text];
  return forms.filter((form) => form.length > 5);
}

/**
 * Runs an attempt with the credentials of its call, for which it asks the functions among them. After a 401
 * it asks again, and repeats the attempt if a function returns another secret.
 * @param once true if the request cannot be sent again
 */
export async function withCredentials<Result>(
  call: CallState,
  alternatives: SecurityRequirements,
  options: CredentialOptions,
  once: boolean,
  attempt: (credentials: CredentialParameters) => Promise<Result>,
): Promise<Result> {
  const schemes = selectSchemes(alternatives, options);
  const tokens: Record<string, string> = {};
  const placed: CredentialParameters = { header: {}, query: {} };
  /** Returns true if a function returns another secret than before. */
  const ask = async (): Promise<boolean> => {
    let isNew = false;
    for (const [{ name, in: place, field, prefix = '', encode = String }, secret] of schemes) {
      let text = secret;
      if (typeof text === 'function') {
        const refused = tokens[name];
        text = tokens[name] = await text(refused);
        isNew ||= text !== refused;
        call.secrets = [...call.secrets, ...checkSecret(text)];
      }
      placed[place][field] = prefix + encode(text);
    }
    return isNew;
  };
  await ask();
  try {
    return await attempt(placed);
  } catch (error) {
    if (once || !(error instanceof AuthenticationError) || !(await ask())) throw error;
    call.attempt += 1;
    return attempt(placed);
  }
}

/**
 * Fills in a path template.
 * @throws {InputError} if a value is missing, is neither a string nor a number, or is `.` or `..`, which
 * would change the path
 */
function pathSerializer(template: string, values: object): string {
  return template.replace(/\{([^{}]+)\}/g, (_place, name: string) => {
    if (!Object.hasOwn(values, name)) throw new InputError('a value of its path is missing');
    const value = (Reflect.get(values, name) ?? '') as string;
    if (typeof value === 'object') {
      throw new InputError(`${name} is an object; pass a string or a number`);
    }
    if (/^\.{0,2}$/.test(value)) throw new InputError(`${name} is empty or made of dots`);
    return encodeURIComponent(value);
  });
}

/**
 * What operations use of an openapi-fetch client. It is not its own type: comparing that for different paths takes the
 * compiler longer than all other code of a small client.
 */
interface Transport {
  request(method: string, path: string, init: object): Promise<unknown>;
}

/** A request as openapi-fetch writes it. Not yet the platform's, which `fetch` would have to parse again. */
export class WrittenRequest {
  readonly headers: Headers;
  /** Its URL, or a request of the platform that is sent with the headers. */
  readonly target: string | Request;
  readonly init: object & { readonly headers: Headers };

  constructor(target: string | Request, init: object & { readonly headers: Headers }) {
    this.headers = init.headers;
    this.target = target;
    this.init = init;
  }
}

/** Creates the openapi-fetch client that writes the requests of all operations. */
function createTransport(settings: ConnectionSettings): Transport {
  const options = { ...transportOptions(settings), Request: WrittenRequest as never };
  return createClient<any>(options) as unknown as Transport;
}

/** The options of openapi-fetch for all requests of a connection. */
function transportOptions({
  baseUrl,
  fetchInit,
  headers,
}: ConnectionSettings): NonNullable<Parameters<typeof createClient>[0]> {
  return {
    ...fetchInit,
    baseUrl,
    headers: headerRecord(headers),
    // A redirect could send the key to another host, or turn a POST into a GET.
    redirect: 'manual' as const,
    pathSerializer,
  };
}

/** An openapi-fetch client, typed with the document's paths. */
export type RawClient<Paths extends object> = ReturnType<typeof createClient<Paths>>;

/**
 * Returns a function that returns an openapi-fetch client with the credentials, hooks, retries and timeouts of a
 * connection, made when it is first called.
 * @param security the security requirements of most operations, used for all calls
 */
export function lazyRaw<Paths extends object>(
  settings: ConnectionSettings,
  security: SecurityRequirements,
): () => RawClient<Paths> {
  let raw: RawClient<Paths> | undefined;
  return () => (raw ??= openRaw<Paths>(settings, security));
}

function openRaw<Paths extends object>(
  settings: ConnectionSettings,
  security: SecurityRequirements,
): RawClient<Paths> {
  const calls = new WeakMap<Request, CallState>();
  const raw = createClient<Paths>({
    ...transportOptions(settings),
    fetch: (request) => {
      // Middleware may have replaced the request.
      const call = calls.get(request) ?? startCall(unknownOperation, settings.secrets);
      // No credentials for other hosts, such as `@host` after a base URL without path.
      const isOwn = request.url.startsWith(new URL(`${settings.baseUrl}/`).href);
      return fetchWithRetries(settings, call, request, isOwn ? security : []);
    },
  });
  raw.use({
    // `fetch` gets nothing but the request.
    onRequest({ request, schemaPath }) {
      const method = request.method.toLowerCase();
      const name = { id: `${request.method} ${schemaPath}`, method, path: schemaPath };
      calls.set(request, startCall(name, settings.secrets));
    },
  });
  return raw;
}

/** The name of a request that custom middleware has replaced. */
const unknownOperation = { id: 'raw', method: 'get', path: '' } as const;

/**
 * Sends a request and retries it if its method is idempotent and the failure is temporary. The timeout
 * covers the response headers only: the caller may read the body at any speed.
 */
async function fetchWithRetries(
  settings: ConnectionSettings,
  call: CallState,
  request: Request,
  security: SecurityRequirements,
): Promise<Response> {
  const { options } = settings;
  const { signal } = request;
  const idempotent = /^(GET|HEAD|OPTIONS|PUT|DELETE|QUERY)$/.test(request.method);
  let response: Response | undefined;
  const attempt = async (
    limit: AbortSignal,
    credentials: CredentialParameters,
  ): Promise<Response> => {
    await response?.body?.cancel();
    response = undefined;
    // Without `AbortSignal.any`, the caller's abort works until the body begins.
    const either = abortSignal.any?.([limit, signal]) ?? limit;
    const written = { target: request.clone(), headers: request.headers, init: settings.fetchInit };
    response = await sendOnce(settings, call, written, credentials, either).catch(
      (error: unknown) => {
        throw toCallError(call, limit, error);
      },
    );
    if (response.ok) return response;
    const error = createApiError(settings, call, response, undefined);
    if (error.retryable || error.status === 401) throw error;
    return response;
  };
  try {
    return await withRetries(options, call, { idempotent, signal }, (limit) =>
      withCredentials(call, security, options, false, (credentials) => attempt(limit, credentials)),
    );
  } catch (error) {
    // openapi-fetch returns error responses instead of throwing them.
    if (error instanceof ApiError && response) return response;
    throw error;
  }
}

/** `AbortSignal.any`, which older platforms and older TypeScript libraries do not have. */
const abortSignal: {
  readonly prototype: AbortSignal;
  readonly any?: (signals: AbortSignal[]) => AbortSignal;
} = AbortSignal;

/** A configured connection to an API. Pass it to the factories of resources and operations. */
export interface Connection extends ConnectionSettings {
  /** The openapi-fetch client that writes the requests of operations. */
  readonly transport: Transport;
}

/** The common options and the location of the API. */
type OpenOptions = CommonOptions & {
  readonly baseUrl?: string | undefined;
  readonly environment?: string | undefined;
};

/**
 * Creates a connection. Sends no request.
 * @throws {TypeError} if the base URL or the environment is missing or wrong, the API key is missing or
 * malformed, or a limit is not a number of at least 0
 */
export function openConnection(given: OpenOptions, api: ApiInfo): Connection {
  const baseUrl = resolveBaseUrl(given, api);
  const fault = limitFault(given);
  if (fault) throw new TypeError(fault);
  const options = { ...given, apiKey: resolveKey(given, api) };
  const settings: ConnectionSettings = {
    baseUrl,
    options,
    headers: standardHeaders(options, api),
    fetchInit: customFetchOptions(given.fetchOptions),
    api,
    secrets: secretsOf(options).flatMap((one) =>
      typeof one === 'function' ? [] : checkSecret(one),
    ),
  };
  return { ...settings, transport: createTransport(settings) };
}

/** The given key, or else that of the environment variable unless other credentials are given. */
function resolveKey(given: OpenOptions, api: ApiInfo): Secret | undefined {
  const { credentials } = given;
  const { prefix, requiresKey, schemes } = api;
  const variable = prefix && !schemes ? `${prefix}_API_KEY` : undefined;
  const apiKey = given.apiKey ?? (credentials ? undefined : readEnvironmentVariable(variable));
  if (schemes && apiKey !== undefined) {
    throw new TypeError(`No operation takes an apiKey: pass ${keyOptions(api)}`);
  }
  // `credentials: {}` means that something else authenticates, such as a proxy or a cookie.
  const isMissing = secretsOf({ apiKey, credentials }).length === 0;
  if (requiresKey && isMissing && Object.keys(credentials ?? { apiKey })[0]) {
    throw new TypeError(`The API key is missing: pass ${keyOptions(api)}`);
  }
  return apiKey;
}

/** The options that take a key, and the environment variable. */
function keyOptions({ prefix, schemes }: ApiInfo): string {
  if (schemes) return schemes.map((name) => `credentials['${name}']`).join(' or ') || 'none';
  return `apiKey${prefix ? ` or set ${prefix}_API_KEY` : ''}`;
}

/** The given key and credentials. */
function secretsOf({ apiKey, credentials }: CommonOptions): Secret[] {
  return Object.values({ apiKey, ...credentials }).flatMap((one) => one ?? []);
}

/** A base URL of undefined is an error: requests must not fall back to the default server. */
function resolveBaseUrl(given: OpenOptions, api: ApiInfo): string {
  const { baseUrl: standard, environments = {}, pathPrefixes } = api;
  const { baseUrl, environment } = given;
  const isGiven = 'baseUrl' in given || 'environment' in given;
  const url = isGiven ? (baseUrl ?? ownValue(environments, `${environment}`)) : standard;
  if (url === undefined) {
    const names = Object.keys(environments).map((name) => ` or environment: '${name}'`);
    const unknown = environment === undefined ? '' : `, not '${environment}'`;
    throw new TypeError(`Pass a baseUrl${names.join('')}${unknown}`);
  }
  // Without user and query, which may be secret.
  const shown = `The baseUrl ${url.replace(/[^/]*@|[?#].*/g, '')}`;
  if (!/^https?:\/\/[^/\\?#@\s]+(\/[^?#\s]*)?$/i.test(url)) {
    throw new TypeError(`${shown} must be an http(s) URL without user, query and fragment`);
  }
  if (baseUrl && environment !== undefined) {
    throw new TypeError(`${shown} and the environment '${environment}' exclude each other`);
  }
  const path = trimSlashes(url).replace(/^[^/]*\/\/[^/]*/, '');
  const repeated = pathPrefixes?.find((prefix) => path.endsWith(prefix));
  if (repeated !== undefined) {
    throw new TypeError(`${shown} must not end with ${repeated}: paths of the API begin with it`);
  }
  return trimSlashes(url);
}

function trimSlashes(url: string): string {
  return url.replace(/\/+$/, '');
}

function ownValue(values: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}

/** The fetch options without those that the client sets itself. */
function customFetchOptions({
  method: _method,
  headers: _headers,
  body: _body,
  signal: _signal,
  redirect: _redirect,
  ...others
}: FetchOptions = {}): object {
  return others;
}

/**
 * Returns a copy of a connection with some options replaced, for another tenant or a single call. A new
 * key also replaces the credentials, and a new base URL the environment. A key or base URL of undefined
 * is an error and does not fall back to that of the original connection.
 * @throws {TypeError} under the same conditions as `openConnection`
 */
export function withOptions({ options, api }: Connection, changes: OpenOptions): Connection {
  return openConnection(mergeOptions(options, changes), api);
}

/** Merges options as described for `withOptions`. */
export function mergeOptions<Options extends OpenOptions>(
  given: Options,
  changes: OpenOptions,
): Options {
  const rekeyed = 'apiKey' in changes || 'credentials' in changes;
  const moved = 'baseUrl' in changes || 'environment' in changes;
  const merged = {
    ...given,
    ...(rekeyed && { apiKey: undefined, credentials: undefined }),
    ...(moved && { baseUrl: undefined, environment: undefined }),
    ...changes,
  };
  return rekeyed && !merged.credentials ? { ...merged, apiKey: merged.apiKey ?? '' } : merged;
}

/** The level of logging; each level includes those before it. */
export type LogLevel = (typeof levels)[number];

/** A logger: `console`, pino, winston and the like. */
export type Logger = Readonly<
  Record<Exclude<LogLevel, 'off'>, (message: string, fields?: LogFields) => unknown>
>;

/** The structured fields of a log line. They contain no URLs, headers, bodies or keys. */
export interface LogFields {
  readonly operationId: string;
  readonly attempt: number;
  /** The request id from the response, or else the one that was sent. */
  readonly requestId: string | undefined;
  readonly status?: number;
  /** Milliseconds from the request to the headers of its response. */
  readonly duration?: number;
  /** Milliseconds until the next attempt. */
  readonly delay?: number;
}

/** Options for logging. */
export interface LogOptions {
  /** `console` by default. */
  readonly logger?: Logger | undefined;
  /**
   * `error` logs failed calls, `warn` also retries, `info` also responses, `debug` also requests. By
   * default it is read from the client's environment variable; if that is not set, it is `info` with a
   * `logger` and `off` without.
   */
  readonly logLevel?: LogLevel | undefined;
}

const levels = ['off', 'error', 'warn', 'info', 'debug'] as const;

/** The environment variable with the log level, and the response header with the request id. */
interface LogSources {
  readonly variable?: string | undefined;
  readonly requestId?: string | undefined;
}

/**
 * Adds hooks that log and then call the hooks of the options. Log lines contain operations, status
 * codes, durations, request ids and error messages, but no keys and no personal data.
 * @throws {TypeError} if `logLevel` is unknown
 */
export function addLogHooks<Options extends CommonOptions & LogOptions>(
  options: Options,
  { variable, requestId = 'x-request-id' }: LogSources,
): Options {
  const { logger, logLevel, onRequest, onResponse, onRetry, onError } = options;
  const write = (level: keyof Logger, message: string, fields?: LogFields): void => {
    try {
      // An error of the logger must not fail the call.
      Promise.resolve((logger ?? console)[level](message, fields)).catch(() => undefined);
    } catch {
      // The same if it throws synchronously.
    }
  };
  const name = logLevel ?? readEnvironmentVariable(variable) ?? (logger ? 'info' : 'off');
  const level = levels.findIndex((each) => each === name);
  if (level < 0) {
    const fault = `must be one of ${levels.join(', ')}`;
    if (logLevel !== undefined) throw new TypeError(`logLevel ${fault}.`);
    write('warn', `${variable} ${fault}: nothing is logged.`);
  }
  const starts = new WeakMap<Attempt, number>();
  const hooks: Required<Hooks> = {
    onError: (error, attempt) => {
      write('error', error.message, { ...attempt, ...idOf(error) });
      return onError?.(error, attempt);
    },
    onRetry: (error, attempt) => {
      const text = `${error.message}; next attempt in ${Math.round(attempt.delay)} ms`;
      write('warn', text, { ...attempt, ...idOf(error) });
      return onRetry?.(error, attempt);
    },
    onResponse: (response, attempt) => {
      const { status, headers } = response;
      const now = clock.now();
      const duration = now - (starts.get(attempt) ?? now);
      const id = headers.get(requestId) ?? attempt.requestId;
      const text = `${attempt.operationId} returned ${status} in ${duration} ms`;
      write('info', text, { ...attempt, requestId: id, status, duration });
      return onResponse?.(response, attempt);
    },
    onRequest: (request, attempt) => {
      starts.set(attempt, clock.now());
      if (level > 3) write('debug', `${attempt.operationId} attempt ${attempt.attempt}`, attempt);
      return onRequest?.(request, attempt);
    },
  };
  const { onError: first, onRetry: second, ...others } = hooks;
  return {
    ...options,
    ...(level > 0 && { onError: first }),
    ...(level > 1 && { onRetry: second }),
    ...(level > 2 && others),
  };
}

function idOf({ requestId }: OperationError): { readonly requestId?: string } {
  return requestId === undefined ? {} : { requestId };
}
