import { http, type HttpHandler, type HttpResponse } from 'msw';
import { bodyOf, type DataSource, headersOf, createResponse } from './response.js';
import type { MockResponse, OverrideContext, HandlerOptions } from './options.js';
import { bySpecificity, responseFor, type Route, statusOf } from './route.js';

/** The responses of any operation. */
type AnyResponses = Readonly<Record<number, unknown>>;
type AnyResponse = MockResponse<AnyResponses>;
type AnyOptions = HandlerOptions<Readonly<Record<string, AnyResponses>>>;

/** Creates one handler per route. */
export function makeHandlers<Operations extends object>(
  routes: readonly Route[],
  schemas: DataSource['schemas'],
  options: HandlerOptions<Operations>,
): HttpHandler[] {
  // The types of single operations are for the caller; here their common form is enough.
  const known = options as unknown as AnyOptions;
  const source = { schemas, seed: options.seed ?? 1 };
  return [...routes].sort(bySpecificity).map((route) => makeHandler(route, source, known));
}

function makeHandler(route: Route, source: DataSource, options: AnyOptions): HttpHandler {
  const { method } = route;
  const predicate = predicateOf(route, options.baseUrl ?? '*://*');
  const respond = (context: Context): Promise<HttpResponse<string>> =>
    buildResponse(route, source, options, context);
  if (isKnown(method) && !route.query) return http[method](predicate, respond);
  const pairs = [...new URLSearchParams(route.query)];
  return http.all(predicate, (context) => {
    const { searchParams } = new URL(context.request.url);
    const fits = pairs.every(([name, value]) => searchParams.getAll(name).includes(value));
    return fits && context.request.method === method.toUpperCase() ? respond(context) : undefined;
  });
}

/** True for the methods for which MSW has a function. */
function isKnown(method: string): method is Exclude<keyof typeof http, 'all'> {
  return method !== 'all' && Object.hasOwn(http, method);
}

/** The path at a base URL, or at any host. */
function predicateOf({ path }: Route, baseUrl: string): string | RegExp {
  const base = baseUrl.replace(/\/+$/, '');
  if (typeof path === 'string') return `${base}${path}`;
  const start = base.replaceAll(/[^\w/*-]/g, '\\$&').replaceAll('*', '.*');
  return new RegExp(`^${start}${path.source}`);
}

type Context = Pick<OverrideContext<AnyResponses>, 'request' | 'params'>;

async function buildResponse(
  route: Route,
  source: DataSource,
  { override, status }: AnyOptions,
  { request, params }: Context,
): Promise<HttpResponse<string>> {
  const chosen = responseFor(route, own(status, route.id));
  const given = own(override, route.id);
  const sample = (key: number | string): unknown => {
    const { response } = responseFor(route, statusOf(String(key)));
    return response && bodyOf(response, source);
  };
  const custom: AnyResponse | undefined =
    typeof given === 'function'
      ? checkOverride(route, await given({ request, params, sample }))
      : given;
  const { response } = custom ? responseFor(route, custom.status) : chosen;
  const made = response && !custom ? bodyOf(response, source) : custom?.body;
  const headers = response ? headersOf(response, source) : {};
  const body = request.method === 'HEAD' ? undefined : made;
  const all = { ...headers, ...custom?.headers };
  return createResponse(custom?.status ?? chosen.status, response?.type, body, all);
}

/** @throws {TypeError} if an override returns no response, for instance because of a missing `return` */
function checkOverride({ id }: Route, custom: AnyResponse | undefined): AnyResponse {
  if (typeof custom?.status === 'number') return custom;
  throw new TypeError(`The override of ${id} must return { status, body?, headers? }.`);
}

/** An own property, since an operation may be named like an inherited one. */
function own<T>(record: Readonly<Record<string, T>> | undefined, key: string): T | undefined {
  return record && Object.hasOwn(record, key) ? record[key] : undefined;
}
