// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import {
  type ErrorFormatter,
  type ErrorTable,
  type Exchange,
  HttpError,
  RequestError,
  documentedErrors,
} from './errors.js';
import {
  type CheckRequest,
  type Codecs,
  type Pair,
  type PathTemplate,
  type ReadSettings,
  type ReadableOperation,
  type ReceiveBody,
  compareTemplates,
  compileTemplate,
  decodeCookie,
  decodeQuery,
  defaultJsonLimits,
  parseCookies,
  parseQuery,
  pathOf,
  readRequest,
  tryDecode,
  withoutQuery,
} from './request.js';
import {
  type Awaitable,
  type Reply,
  type ResponseHeaders,
  checkResponse,
  isStreamed,
  newRequestId,
  reportError,
  respond,
} from './response.js';
import type {
  OperationDescriptor,
  SecuritySchemeDescriptor,
  SecuritySchemes,
} from '@seller-funds/contract/runtime';
import { type Context, type Handler, Hono } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Result, Router } from 'hono/router';
import { RegExpRouter } from 'hono/router/reg-exp-router';
import { SmartRouter } from 'hono/router/smart-router';
import { TrieRouter } from 'hono/router/trie-router';

/** The operations of one API version and their handlers. */
interface RouteGroup {
  readonly routes: readonly Route[];
  readonly handlers: object | undefined;
}

/** An operation and its compiled path. */
interface Endpoint {
  readonly route: BoundRoute;
  readonly template: PathTemplate;
  /** The query that the path itself contains. */
  readonly fixed: readonly Pair[];
}

/** The operations of one path by method in upper case, those with the longest query first. */
type Endpoints = Map<string, Endpoint[]>;

/**
 * Creates a Hono app that serves operations. It has one route per path; this runtime dispatches by
 * method and handles errors. Mounted in another app, it leaves unknown paths to that app.
 * @param schemes the security schemes by name
 * @param shapes the shapes of the document's error bodies
 * @throws {Error} if an operation is secured and the option `authenticate` is missing, or if two
 * operations match the same requests
 */
export function createApp<C extends CallerContext>(
  groups: readonly RouteGroup[],
  options: ServerOptions<C>,
  schemes: SecuritySchemes = {},
  shapes: ErrorTable = {},
): Hono {
  const documented = documentedErrors(
    groups.flatMap(({ routes }) => routes),
    shapes,
  );
  const settings = resolveSettings(options, schemes, documented);
  const app = new Hono({ router: new TolerantRouter() });
  const paths = new Map<unknown, Endpoints>();
  for (const [pattern, endpoints] of endpointsOf(groups, settings)) {
    const handler: Handler = (context) =>
      dispatch(settings, context, matchingEndpoints(context, paths));
    paths.set(handler, endpoints);
    app.all(settings.basePath + pattern, handler);
  }
  app.notFound((context) => dispatch(settings, context, []));
  return app;
}

/** All endpoints by their Hono route pattern, fixed paths before templates. */
function endpointsOf(groups: readonly RouteGroup[], settings: Settings): Map<string, Endpoints> {
  const routes = groups.flatMap((group) =>
    group.routes.map((route): BoundRoute => ({ ...route, handlers: group.handlers ?? {} })),
  );
  const sorted = [...routes].sort((left, right) =>
    compareTemplates(left.operation.path, right.operation.path),
  );
  const paths = new Map<string, Endpoints>();
  for (const route of sorted) {
    checkSecurity(route, settings);
    const template = compileTemplate(route.operation.path);
    const endpoints = paths.get(template.pattern) ?? new Map<string, Endpoint[]>();
    paths.set(template.pattern, endpoints);
    const { path } = route.operation;
    const fixed = parseQuery(path.slice(withoutQuery(path).length));
    addEndpoint(endpoints, { route, template, fixed });
  }
  return paths;
}

/** @throws {Error} if the path and method are taken: one of the operations would never be called */
function addEndpoint(endpoints: Endpoints, endpoint: Endpoint): void {
  const { operation } = endpoint.route;
  const method = operation.method.toUpperCase();
  const known = endpoints.get(method) ?? [];
  const textOf = ({ fixed }: Endpoint): string => fixed.map(String).sort().join();
  const other = known.find((each) => textOf(each) === textOf(endpoint))?.route.operation;
  if (other) {
    throw new Error(
      `${other.id} (${method} ${other.path}) and ${operation.id} (${method} ${operation.path}) ` +
        'match the same requests. Remove one of them from the document.',
    );
  }
  const all = [...known, endpoint].sort((left, right) => right.fixed.length - left.fixed.length);
  endpoints.set(method, all);
}

/** @throws {Error} if the operation is secured, but the option `authenticate` is missing */
function checkSecurity({ operation }: Route, { authenticate }: Settings): void {
  if (authenticate || !isSecured(operation)) return;
  throw new Error(
    `${operation.id} is secured in the document. Pass the option \`authenticate\`; ` +
      'to accept any credentials, pass a function that returns `true`.',
  );
}

/** The operations at the path of a request, those of the most specific template first. */
function matchingEndpoints(context: Context, paths: ReadonlyMap<unknown, Endpoints>): Endpoints[] {
  return matchedRoutes(context).flatMap(({ handler }) => paths.get(handler) ?? []);
}

function dispatch(
  settings: Settings,
  context: Context,
  candidates: readonly Endpoints[],
): Promise<Response> {
  const request = context.req.raw;
  const query = parseQuery(request.url).map(String);
  const find = (method: string): Endpoint | undefined =>
    candidates
      .flatMap((endpoints) => endpoints.get(method) ?? [])
      .find(({ fixed }) => fixed.every((pair) => query.includes(String(pair))));
  // For HEAD, Hono sends the response of GET without its body.
  const endpoint = find(request.method) ?? (request.method === 'HEAD' ? find('GET') : undefined);
  if (!endpoint)
    return respond(settings, request, undefined, () => respondUnmatched(request, candidates));
  const { route, template } = endpoint;
  return respond(settings, request, route.operation, (exchange) => {
    const pathTexts = template.read(pathOf(request.url));
    if (!pathTexts) throw new RequestError({ kind: 'not-found' });
    return serveOperation(route, settings, exchange, pathTexts);
  });
}

/** The response for a path or method that is not in the document. */
function respondUnmatched({ method }: Request, candidates: readonly Endpoints[]): Reply {
  const documented = candidates.flatMap((endpoints) => [...endpoints.keys()]);
  // With the query of another operation.
  if (candidates.length === 0 || documented.includes(method))
    throw new RequestError({ kind: 'not-found' });
  const implied = documented.includes('GET') ? ['HEAD', 'OPTIONS'] : ['OPTIONS'];
  const allowed = [...new Set([...documented, ...implied])].sort();
  if (method === 'OPTIONS') return { status: 204, headers: { allow: allowed.join(', ') } };
  throw new RequestError({ kind: 'method', allowed });
}

/** Options of a server. */
export interface ServerOptions<Context extends CallerContext = true> {
  /** Authenticates callers. Required if the document has a secured operation. */
  readonly authenticate?: Authenticate<Context>;
  /**
   * Formats error responses. By default, or if it returns undefined, they have the status, media type and
   * body that the operation documents.
   */
  readonly errors?: (...args: Parameters<ErrorFormatter>) => Reply | undefined;
  /**
   * Called for every unexpected error, which results in a 500: an exception of a handler, or a response
   * that does not match the document. Prints the error by default.
   */
  readonly onError?: (error: unknown, exchange: Exchange) => Awaitable<void>;
  /** Validates the responses of handlers against the document, for tests; false by default. */
  readonly validateResponses?: boolean;
  /**
   * Returns the bytes of a body to parse, for example to accept an older format, or after a large body was read as a
   * stream. Called after `authenticate`. By default it calls `read`, which returns the body if it is within the limit.
   */
  readonly receiveBody?: ReceiveBody;
  /**
   * Returns further issues of a request that matches the document, such as fields that the document does not define.
   * They are reported like those of the document. Nothing more is checked by default.
   */
  readonly checkRequest?: CheckRequest;
  /** Maximum size of a request body in bytes; 16 MiB by default. */
  readonly maxBodyBytes?: number;
  /** Maximum nesting depth of a JSON body; 100 by default. */
  readonly maxBodyDepth?: number;
  /** Maximum number of values in a JSON body, nested ones included; 100,000 by default. */
  readonly maxBodyValues?: number;
  /** Maximum number of issues to report for a request; 1,000 by default. */
  readonly maxIssues?: number;
  /** The header of the request id in requests and responses; `x-request-id` by default. */
  readonly requestIdHeader?: string | false;
  /** Generates the id of a request that has none: 1 to 128 printable ASCII characters. */
  readonly createRequestId?: () => string;
  /** A prefix of all paths, such as `/v1`; none by default. */
  readonly basePath?: string;
}

/** Options of a server with secured operations. */
export interface SecuredServerOptions<
  Context extends CallerContext = true,
> extends ServerOptions<Context> {
  readonly authenticate: Authenticate<Context>;
}

/** The resolved options of a server. */
export interface Settings extends ReadSettings {
  readonly authenticate: AnyAuthenticate | undefined;
  readonly schemes: SecuritySchemes;
  readonly errors: ErrorFormatter;
  readonly onError: (error: unknown, exchange: Exchange) => Awaitable<void>;
  readonly validateResponses: boolean;
  readonly requestIdHeader: string | false;
  readonly createRequestId: () => string;
  readonly basePath: string;
}

/**
 * Fills in the default options.
 * @throws {TypeError} if a limit is not a positive number
 */
function resolveSettings<Context extends CallerContext>(
  options: ServerOptions<Context>,
  schemes: SecuritySchemes,
  documented: ErrorFormatter,
): Settings {
  const { errors } = options;
  return {
    authenticate: options.authenticate,
    schemes,
    errors: (fault, exchange) => errors?.(fault, exchange) ?? documented(fault, exchange),
    onError: options.onError ?? printError,
    validateResponses: options.validateResponses ?? false,
    receiveBody: options.receiveBody ?? ((_request, read) => read()),
    checkRequest: options.checkRequest ?? (() => []),
    maxBodyBytes: checkLimit('maxBodyBytes', options.maxBodyBytes, 16 * 1024 * 1024),
    maxBodyDepth: checkLimit('maxBodyDepth', options.maxBodyDepth, defaultJsonLimits.maxBodyDepth),
    maxBodyValues: checkLimit(
      'maxBodyValues',
      options.maxBodyValues,
      defaultJsonLimits.maxBodyValues,
    ),
    maxIssues: checkLimit('maxIssues', options.maxIssues, 1000),
    requestIdHeader: options.requestIdHeader ?? 'x-request-id',
    createRequestId: options.createRequestId ?? newRequestId,
    basePath: options.basePath ?? '',
  };
}

/** @throws {TypeError} if the limit is not a positive number: with `NaN` there would be no limit */
function checkLimit(name: string, given: number | undefined, otherwise: number): number {
  const limit: unknown = given ?? otherwise;
  if (typeof limit === 'number' && limit > 0) return limit;
  throw new TypeError(`${name} must be a positive number, or Infinity for no limit.`);
}

function printError(error: unknown, { requestId, operation }: Exchange): void {
  console.error(`${operation?.id ?? 'A request'} failed (request ${requestId}):`, error);
}

/**
 * Hono's default router, made safe for any method name. Hono looks methods up in a plain object, so that
 * a method such as `constructor` throws. All routes here are for all methods.
 */
export class TolerantRouter<T> implements Router<T> {
  readonly name = 'TolerantRouter';
  readonly #inner = new SmartRouter<T>({ routers: [new RegExpRouter(), new TrieRouter()] });

  /** Adds a route. */
  add(method: string, path: string, handler: T): void {
    this.#inner.add(method, path, handler);
  }

  /** The routes of a request. */
  match(method: string, path: string): Result<T> {
    return this.#inner.match(/^[A-Z]+$/.test(method) ? method : 'ALL', path);
  }
}

/** An operation and the name of its handler, from the generated code. */
export interface Route extends ReadableOperation {
  /** The name of the handler method. */
  readonly name: string;
}

/**
 * Creates the routes of operations, which the generated code exports by these names.
 * @param common codecs of all operations
 */
export function makeRoutes<Name extends string>(
  names: readonly Name[],
  operations: Readonly<Record<Name, Route['operation']>>,
  validators: Readonly<Record<Name, Route['validators']>>,
  codecs: { readonly [Each in Name]?: Codecs } = {},
  common: Codecs = {},
): Route[] {
  return names.map((name) => ({
    name,
    operation: operations[name],
    validators: validators[name],
    codecs: { ...common, ...(Object.hasOwn(codecs, name) && codecs[name]) },
  }));
}

/** A route and the object with its handler, if there is one. */
interface BoundRoute extends Route {
  readonly handlers: object;
}

/**
 * Executes an operation: authenticates the caller, parses and validates the request, and calls the handler.
 * @param pathTexts the encoded path parameters
 * @throws {RequestError | HttpError} if the request is rejected, and whatever the handler throws
 */
async function serveOperation(
  route: BoundRoute,
  settings: Settings,
  exchange: Exchange,
  pathTexts: ReadonlyMap<string, string>,
): Promise<Reply> {
  const { request, requestId } = exchange;
  const { schemes, authenticate } = settings;
  const context = await authenticateCaller(route.operation, request, schemes, authenticate);
  const handler = findHandler(route);
  if (!handler) throw new RequestError({ kind: 'not-implemented' });
  const parts = await readRequest(route, request, pathTexts, settings);
  const operationRequest = { ...parts, id: requestId, operation: route.operation, raw: request };
  const check = (reply: Reply): void => {
    if (settings.validateResponses) checkResponse(route, reply);
  };
  try {
    const reply = convertDates(checkReply(await handler(operationRequest, context), route), route);
    check(reply);
    if (!isStreamed(reply)) return reply;
    const write = route.codecs?.stream;
    if (!write) throw new TypeError(`${route.operation.id} has no stream documented.`);
    return write(route, reply, settings.validateResponses, (error) =>
      reportError(settings, exchange, error),
    );
  } catch (error) {
    if (error instanceof HttpError) check(error);
    throw error;
  }
}

type BoundHandler = (request: object, context: unknown) => unknown;

/** The handler method bound to its object; undefined if missing or inherited from `Object`. */
function findHandler({ name, handlers }: BoundRoute): BoundHandler | undefined {
  const found: unknown = Reflect.get(handlers, name);
  if (typeof found !== 'function' || found === Reflect.get(Object.prototype, name))
    return undefined;
  return (request, context): unknown => Reflect.apply(found, handlers, [request, context]);
}

/** The reply with its date-times converted to strings. */
function convertDates(reply: Reply, { operation: { dates } }: BoundRoute): Reply {
  if (!dates) return reply;
  return { ...reply, body: dates.writeResponse(reply.status, reply.body) };
}

function checkReply(value: unknown, { operation }: BoundRoute): Reply {
  const usable = typeof value === 'object' && value !== null && 'status' in value;
  if (usable && typeof value.status === 'number') return value as Reply;
  throw new TypeError(`The handler of ${operation.id} must return { status, body?, headers? }.`);
}

/** The security requirement of an operation together with the credentials of a request. */
export interface SecurityRequirement {
  readonly operation: OperationDescriptor;
  /**
   * The alternatives for which the request has all credentials, each a list of security schemes. Verify all
   * credentials of one of them. Empty only if `optional`. `mutualTLS` is listed without a credential: a client
   * certificate cannot be seen here.
   */
  readonly alternatives: readonly (readonly string[])[];
  /** True if the document also allows callers without credentials. */
  readonly optional: boolean;
  /** The credentials of these alternatives by scheme, not verified. */
  readonly credentials: Credentials;
}

/**
 * The context that handlers get for an authenticated caller: an object, or `true` if there is none. Values
 * that a failed lookup or a missing `return` could produce, such as an empty array, are excluded.
 */
export type CallerContext = true | (object & { readonly length?: never; readonly then?: never });

/**
 * Authenticates the caller of an operation. Runs before parameters and body are parsed, for each
 * secured operation, if the request has all credentials of one alternative; without them it is refused
 * with 401. For operations that also allow anonymous callers (`optional`), return an object or `true` for
 * a caller without credentials.
 * @returns the context for the handlers: an object or `true`. Return {@link refuse} to refuse the caller;
 * any other value also refuses: `false`, `undefined`, `null`, a number, a string, an array, a function, a
 * `Response`. A returned `Error` is treated as thrown.
 * @throws {HttpError} to refuse with a custom response
 */
export type Authenticate<Context extends CallerContext = true> = (
  request: Request,
  requirement: SecurityRequirement,
) => Awaitable<Context | Refusal | false>;

/** The refusal of a caller. Created by {@link refuse}. */
export class Refusal {
  readonly kind: 'unauthenticated' | 'forbidden';
  readonly headers: ResponseHeaders;
  /** Marks refusals of other copies of this runtime, which `instanceof` would not recognise. */
  readonly isRefusal: true = true;

  constructor(kind: 'unauthenticated' | 'forbidden', headers: ResponseHeaders) {
    this.kind = kind;
    this.headers = headers;
  }
}

/**
 * Refuses a caller: `unauthenticated` (401) for missing or wrong credentials, `forbidden` (403) for
 * credentials that do not permit the operation.
 * @param headers response headers; `www-authenticate` is added automatically
 */
export function refuse(
  kind: 'unauthenticated' | 'forbidden' = 'unauthenticated',
  headers: ResponseHeaders = {},
): Refusal {
  return new Refusal(kind, headers);
}

/** True if an operation has a security requirement. */
function isSecured({ security = [] }: Pick<OperationDescriptor, 'security'>): boolean {
  return security.some((names) => names.length > 0);
}

/**
 * Authenticates the caller of an operation.
 * @param authenticate the option of the server; its result is checked at run time
 * @returns the context for the handler; undefined if the operation is not secured
 * @throws {RequestError} `unauthenticated` or `forbidden`
 */
async function authenticateCaller(
  operation: OperationDescriptor,
  request: Request,
  schemes: SecuritySchemes,
  authenticate: AnyAuthenticate | undefined,
): Promise<unknown> {
  if (!isSecured(operation)) return undefined;
  const security = operation.security ?? [];
  const alternatives = security.filter((names) => names.length > 0);
  const complete = alternatives.filter((names) =>
    names.every((name) => hasCredential(request, name, schemes)),
  );
  const optional = alternatives.length < security.length;
  const challenge = formatChallenge(security.flat(), schemes);
  if (complete.length === 0 && !optional) {
    const message = describeMissing(request, alternatives, schemes);
    throw new RequestError({ kind: 'unauthenticated', message }, { 'www-authenticate': challenge });
  }
  const admitted = await authenticate?.(request, {
    operation,
    alternatives: complete,
    optional,
    credentials: readCredentials(request, complete.flat(), schemes),
  });
  if (admitted instanceof Error) throw admitted;
  if (isContext(admitted)) return admitted;
  const { kind, headers } = isRefusal(admitted) ? admitted : refuse();
  const own = kind === 'unauthenticated' ? { 'www-authenticate': challenge, ...headers } : headers;
  throw new RequestError({ kind }, own);
}

/** {@link Authenticate} with an unchecked result. */
type AnyAuthenticate = (request: Request, requirement: SecurityRequirement) => unknown;

/** True if the result of `authenticate` accepts the caller. */
function isContext(value: unknown): boolean {
  if (value === true) return true;
  if (typeof value !== 'object' || value === null || isRefusal(value)) return false;
  return !Array.isArray(value) && !(value instanceof Response);
}

function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'isRefusal' in value;
}

/** The credentials in a request by the name of the security scheme. Not verified. */
export type Credentials = Readonly<Record<string, string | undefined>>;

/**
 * Reads the credentials from a request: the value of an `apiKey`, the part after the scheme in
 * `Authorization` for `http`, the bearer token for `oauth2` and `openIdConnect`. Several schemes may
 * share one value.
 */
function readCredentials(
  request: Request,
  names: readonly string[],
  schemes: SecuritySchemes,
): Credentials {
  const entries = names.map((name) => [name, readNamed(request, name, schemes)] as const);
  return Object.fromEntries(entries.filter(([, credential]) => credential !== undefined));
}

/** True if a request has the credential of a scheme. A client certificate is taken for granted: it cannot be seen. */
function hasCredential(request: Request, name: string, schemes: SecuritySchemes): boolean {
  const isCertificate = schemeOf(name, schemes)?.type === 'mutualTLS';
  return isCertificate || readNamed(request, name, schemes) !== undefined;
}

/** Names the credentials that each alternative lacks, in a sentence. */
function describeMissing(
  request: Request,
  alternatives: readonly (readonly string[])[],
  schemes: SecuritySchemes,
): string {
  const lacking = alternatives.map((names) =>
    names
      .filter((name) => !hasCredential(request, name, schemes))
      .map((name) => describePlace(name, schemeOf(name, schemes)))
      .join(' and '),
  );
  return `Missing credentials: ${[...new Set(lacking)].join(', or ')}.`;
}

function describePlace(name: string, scheme: SecuritySchemeDescriptor | undefined): string {
  if (!scheme) return name;
  if (scheme.type !== 'apiKey') return `${challengeOf(scheme) ?? name} in the header Authorization`;
  return `the ${scheme.in === 'query' ? 'query parameter' : scheme.in} ${scheme.name}`;
}

/** The header `WWW-Authenticate` for a 401 response; undefined if no scheme is sent in `Authorization`. */
function formatChallenge(
  names: readonly string[],
  schemes: SecuritySchemes,
): string | undefined {
  const challenges = names.flatMap((name) => challengeOf(schemeOf(name, schemes)) ?? []);
  return [...new Set(challenges)].join(', ') || undefined;
}

/** The name of an authentication scheme, such as `Bearer`. Tokens of OAuth 2 and OpenID Connect are sent as such. */
function challengeOf(scheme: SecuritySchemeDescriptor | undefined): string | undefined {
  if (scheme?.type === 'http')
    return scheme.scheme.charAt(0).toUpperCase() + scheme.scheme.slice(1);
  return scheme?.type === 'oauth2' || scheme?.type === 'openIdConnect' ? 'Bearer' : undefined;
}

function schemeOf(name: string, schemes: SecuritySchemes): SecuritySchemeDescriptor | undefined {
  return Object.hasOwn(schemes, name) ? schemes[name] : undefined;
}

/** The credential of a scheme; undefined if it is missing or empty. */
function readNamed(request: Request, name: string, schemes: SecuritySchemes): string | undefined {
  const scheme = schemeOf(name, schemes);
  return (scheme && readCredential(request, scheme)) || undefined;
}

function readCredential(request: Request, scheme: SecuritySchemeDescriptor): string | undefined {
  switch (scheme.type) {
    case 'http':
      return authorization(request, scheme.scheme);
    case 'apiKey':
      return readApiKey(request, scheme.in, scheme.name);
    case 'mutualTLS':
      return undefined;
    case 'oauth2':
    case 'openIdConnect':
      return authorization(request, 'bearer');
  }
}

function authorization({ headers }: Request, scheme: string): string | undefined {
  const found = /^(\S+) +(.+)$/.exec(headers.get('authorization') ?? '');
  return found?.[1]?.toLowerCase() === scheme ? found?.[2] : undefined;
}

function readApiKey(
  { headers, url }: Request,
  place: 'query' | 'header' | 'cookie',
  name: string,
): string | undefined {
  if (place === 'header') return headers.get(name) ?? undefined;
  const inQuery = place === 'query';
  const pairs = inQuery ? parseQuery(url) : parseCookies(headers.get('cookie'));
  const text = pairs.find(([key]) => key === name)?.[1];
  if (text === undefined) return undefined;
  // A key that cannot be decoded counts as missing.
  return inQuery ? tryDecode(() => decodeQuery(text)) : decodeCookie(text);
}
