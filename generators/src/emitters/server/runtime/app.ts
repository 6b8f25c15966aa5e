import { type Context, type Handler, Hono } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { SecuritySchemes } from '../../types/runtime/security.js';
import { type CallerContext, isSecured } from './authentication.js';
import { documentedErrors, type ErrorTable } from './documented-errors.js';
import { respond } from './respond.js';
import { RequestError } from './request-error.js';
import type { Reply } from './handler.js';
import { type ServerOptions, type Settings, resolveSettings } from './options.js';
import {
  compareTemplates,
  compileTemplate,
  type PathTemplate,
  pathOf,
  withoutQuery,
} from './path-template.js';
import { type Pair, parseQuery } from './query-string.js';
import { TolerantRouter } from './router.js';
import { type BoundRoute, type Route, serveOperation } from './serve-operation.js';

/** The operations of one API version and their handlers. */
export interface RouteGroup {
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
