import type { ActiveFault, FaultRule } from '../faults/fault-rule.js';
import type { ApiHandlers } from '../generated/server/index.js';
import type * as types from '../generated/types/index.js';
import type { Session } from '../http/session.js';
import { defined } from '../kernel/options.js';
import { notFound } from '../kernel/service-error.js';
import type { ControlContext } from './context.js';

type Operation = 'clearFaults' | 'createFault' | 'deleteFault' | 'listFaults';

/** Faults on purpose (D119). */
export function faultHandlers({ faults }: ControlContext): Pick<ApiHandlers<Session>, Operation> {
  const listShape = (tenant: string): types.api.FaultList => {
    return { rules: faults.list(tenant).map((fault) => shapeOf(fault)) };
  };
  return {
    listFaults: async (_request, { caller }) => {
      return { status: 200, body: listShape(caller.tenant) };
    },
    createFault: async ({ body }, { caller }) => {
      const rule: FaultRule = body;
      return { status: 200, body: shapeOf(faults.add(caller.tenant, rule)) };
    },
    deleteFault: async ({ path }, { caller, act }) => {
      await act(async () => {
        if (!faults.remove(caller.tenant, path.id)) throw notFound();
      });
      return { status: 200, body: listShape(caller.tenant) };
    },
    clearFaults: async (_request, { caller }) => {
      faults.clear(caller.tenant);
      return { status: 200, body: listShape(caller.tenant) };
    },
  };
}

function shapeOf({ id, rule, matched, fired }: ActiveFault): types.api.Fault {
  return { id, ...defined(rule), matched, fired };
}
