import { ConnectionDropped } from '../http/inject-faults.js';
import type { ApiHandlers } from '../generated/server/index.js';
import type * as types from '../generated/types/index.js';
import type { LoggedRequest } from '../http/request-log.js';
import type { Session } from '../session.js';
import { formatMoment } from '../kernel/moment.js';
import { buildEnvelope, slicePage } from '../kernel/page.js';
import { notFound, ServiceError } from '../kernel/service-error.js';
import type { Caller } from '../unit/caller.js';
import type { ControlContext } from './context.js';
import { operationOf } from '../http/operation-of.js';

export function requestHandlers(context: ControlContext) {
  const { requests } = context;
  const find = (tenant: string, id: number): LoggedRequest => {
    const found = requests.find(tenant, id);
    if (!found) throw notFound();
    return found;
  };
  return {
    listRequests: async ({ query }, { caller }) => {
      const page = { number: query._pageNumber, size: query._pageSize, ascending: false };
      const { method, path: target, status } = query;
      const all = requests.list(caller.tenant, { method, target, status });
      return { status: 200, body: buildEnvelope(page, slicePage(all, page), shapeOf) };
    },

    getRequest: async ({ path }, { caller, run }) => {
      return { status: 200, body: await run(async () => detailOf(find(caller.tenant, path.id))) };
    },

    clearRequests: async (_request, { caller }) => {
      requests.clear(caller.tenant);
      return { status: 200, body: { count: 0 } };
    },

    replayRequest: async ({ path }, { caller, run }) => {
      const body = await run(async () => replay(context, caller, find(caller.tenant, path.id)));
      return { status: 200, body };
    },
  } satisfies Partial<ApiHandlers<Session>>;
}

async function replay(
  { product }: ControlContext,
  { key }: Caller,
  { method, target, request: { headers: sent, body: text, complete } }: LoggedRequest,
): Promise<types.api.ReplayedRequest> {
  if (!complete) throw new ServiceError('422.900.003', { maximum: text.length });
  const { 'content-length': _length, ...kept } = sent;
  const headers = { ...kept, authorization: `Bearer ${key}` };
  const body = text === '' ? null : text;
  const request = new Request(`http://localhost${target}`, { method, headers, body });
  try {
    const response = await product(request);
    return { status: response.status, body: await response.text() };
  } catch (error) {
    if (error instanceof ConnectionDropped) return { status: null, body: '' };
    throw error;
  }
}

function shapeOf(entry: LoggedRequest): types.api.LoggedRequest {
  const { id, at, durationMs, method, target, status } = entry;
  const operationId = operationOf(method, target) ?? null;
  return { id, at: formatMoment(at), durationMs, method, target, operationId, status };
}

function detailOf(entry: LoggedRequest): types.api.LoggedRequestDetail {
  const { request, response } = entry;
  return { ...shapeOf(entry), request, ...(response && { response }) };
}
