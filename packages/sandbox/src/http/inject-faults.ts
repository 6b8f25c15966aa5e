import { setTimeout as sleep } from 'node:timers/promises';
import type { Context, MiddlewareHandler, Next } from 'hono';
import { tenantOfRequest } from './authenticate.js';
import type { ActiveFault } from '../faults/fault-rule.js';
import type { FaultRuleStatus } from '../generated/vocabulary/api.js';
import { errorBody } from '../session.js';
import { StoreUnavailable } from '../storage/unavailable.js';
import type { FaultRules } from '../faults/fault-rules.js';
import { requestIdOf } from './request-id.js';

/** The header of responses that a fault rule affected: the id of the rule (D17). */
export const faultHeader = 'x-sandbox-fault';

/** The connection must be dropped without a response. */
export class ConnectionDropped extends Error {
  override readonly name = 'ConnectionDropped';

  constructor(id: number) {
    super(`The connection was dropped by fault ${id} of the sandbox.`);
  }
}

/** @throws {ConnectionDropped} (the middleware) if a fault rule drops the connection */
export function injectFaults(rules: FaultRules): MiddlewareHandler {
  return async (context, next) => {
    const { raw } = context.req;
    const tenant = tenantOfRequest(raw);
    if (tenant === undefined) return next();
    let fault: ActiveFault | undefined;
    try {
      fault = await rules.nextFault(tenant, raw);
    } catch (error) {
      // The handler reports the same error.
      if (!(error instanceof StoreUnavailable)) throw error;
    }
    return fault ? applyFault(fault, context, next) : next();
  };
}

async function applyFault(
  fault: ActiveFault,
  context: Context,
  next: Next,
): Promise<Response | undefined> {
  const { latencyMs = 0, drop, status } = fault.rule;
  if (latencyMs > 0) await sleep(latencyMs);
  if (drop === 'BEFORE') throw new ConnectionDropped(fault.id);
  if (status !== undefined) return buildFaultResponse(fault, status, context.req.raw);
  await next();
  // The change is stored once the whole response is read.
  if (drop === 'AFTER') await context.res.arrayBuffer();
  if (drop === 'AFTER') throw new ConnectionDropped(fault.id);
  context.header(faultHeader, String(fault.id));
  return undefined;
}

function buildFaultResponse(
  { id, rule }: ActiveFault,
  status: FaultRuleStatus,
  request: Request,
): Response {
  // Required by the document for a 429.
  const retryAfterSeconds = rule.retryAfterSeconds ?? (status === 429 ? 1 : undefined);
  const headers: Record<string, string> = {
    [faultHeader]: String(id),
    'x-request-id': requestIdOf(request),
    ...(retryAfterSeconds !== undefined && { 'retry-after': String(retryAfterSeconds) }),
  };
  return Response.json(errorBody(`${status}.900.001`), { status, headers });
}
