import type { OperationDescriptor } from '../../types/runtime/operation.js';
import { type Exchange, type RequestProblem, RequestError } from './request-error.js';
import { messageOf } from './generic-errors.js';
import type { Awaitable, Reply } from './handler.js';
import { HttpError } from './http-error.js';
import type { Settings } from './options.js';
import { reportError } from './report-error.js';
import { requestIdOf } from './request-id.js';
import { writeResponse } from './write-response.js';

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
