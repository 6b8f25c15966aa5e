import type { ActiveFault, FaultRule } from '../faults/fault-rule.js';
import { addFault, clearFaults, listFaults, removeFault } from '../faults/stored-faults.js';
import type { ApiHandlers } from '../generated/server/index.js';
import type * as types from '../generated/types/index.js';
import type { Session } from '../session.js';
import { reads } from '../resources/handlers.js';
import { omitNullish } from '../kernel/fields.js';
import type { RecordWork } from '../unit/unit.js';
import type { ControlContext } from './context.js';

/** The handlers of fault rules. */
export function faultHandlers({ faults }: ControlContext) {
  /** Changes the rules, without counting it as a change of the tenant. */
  const change = async <T>({ caller, record }: Session, work: RecordWork<T>): Promise<T> => {
    const result = await record(work);
    faults.forget(caller.tenant);
    return result;
  };
  return {
    listFaults: reads(listFaults, listShape),
    createFault: async ({ body }, session) => {
      const rule: FaultRule = body;
      return { status: 200, body: shapeOf(await change(session, (unit) => addFault(unit, rule))) };
    },
    deleteFault: async ({ path }, session) => {
      await change(session, (unit) => removeFault(unit, path.id));
      return { status: 200, body: listShape(await session.read(listFaults)) };
    },
    clearFaults: async (_request, session) => {
      await change(session, clearFaults);
      return { status: 200, body: listShape([]) };
    },
  } satisfies Partial<ApiHandlers<Session>>;
}

function listShape(faults: readonly ActiveFault[]): types.api.FaultList {
  return { rules: faults.map((fault) => shapeOf(fault)) };
}

function shapeOf({ id, rule, matched, fired }: ActiveFault): types.api.Fault {
  return { id, ...omitNullish(rule), matched, fired };
}
