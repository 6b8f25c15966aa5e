import { authenticateCaller } from './authentication.js';
import { checkResponse } from './check-response.js';
import { type Exchange, RequestError } from './request-error.js';
import type { Reply } from './handler.js';
import { HttpError } from './http-error.js';
import type { Settings } from './options.js';
import { reportError } from './report-error.js';
import { isStreamed } from './stream-type.js';
import { readRequest } from './read-request.js';
import type { Codecs, ReadableOperation } from './codecs.js';

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
export interface BoundRoute extends Route {
  readonly handlers: object;
}

/**
 * Executes an operation: authenticates the caller, parses and validates the request, and calls the handler.
 * @param pathTexts the encoded path parameters
 * @throws {RequestError | HttpError} if the request is rejected, and whatever the handler throws
 */
export async function serveOperation(
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
