// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { OperationDescriptor } from '@seller-funds/contract/runtime/operation';
import { type Exchange, type Fault, RequestFault } from './fault.js';
import { messageOf } from './generic-errors.js';
import type { Awaitable, Reply } from './handler.js';
import { HttpError } from './http-error.js';
import type { Settings } from './options.js';
import { reportError } from './report.js';
import { requestIdOf } from './request-id.js';
import { writeResponse } from './write-response.js';

/**
 * Responds to a request with the reply of `produce`, or with an error response if it throws. Never throws,
 * and does not disclose unexpected errors.
 */
export async function answer(
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
  const response = await respond(settings, exchange, produce);
  if (settings.requestIdHeader !== false) response.headers.set(settings.requestIdHeader, requestId);
  return response;
}

async function respond(
  settings: Settings,
  exchange: Exchange,
  produce: (exchange: Exchange) => Awaitable<Reply>,
): Promise<Response> {
  try {
    return writeResponse(await produce(exchange), exchange.operation);
  } catch (error) {
    if (error instanceof RequestFault) return refuse(settings, exchange, error);
    if (error instanceof HttpError) return recover(settings, exchange, () => error);
    reportError(settings, exchange, error);
    return refuse(settings, exchange, new RequestFault({ kind: 'internal' }));
  }
}

function refuse(
  settings: Settings,
  exchange: Exchange,
  { fault, headers }: RequestFault,
): Response {
  return recover(settings, exchange, () => {
    const reply = settings.errors(fault, exchange);
    const allow = fault.kind === 'method' ? { allow: fault.allowed.join(', ') } : {};
    return { ...reply, headers: { ...reply.headers, ...headers, ...allow } };
  });
}

/** Writes the reply of an error. If that fails too, writes a 500 without details. */
function recover(settings: Settings, exchange: Exchange, make: () => Reply): Response {
  try {
    return writeResponse(make(), exchange.operation);
  } catch (error) {
    reportError(settings, exchange, error);
    const fault: Fault = { kind: 'internal' };
    return writeResponse({ status: 500, body: { message: messageOf(fault) } }, undefined);
  }
}
