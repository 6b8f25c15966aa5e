import type { ApiHandlers } from '../generated/server/index.js';
import type * as types from '../generated/types/index.js';
import { requestedCodes, type Session } from '../session.js';
import { reads, records } from '../resources/handlers.js';
import { formatMoment, parseMomentField } from '../kernel/moment.js';
import { ServiceError } from '../kernel/service-error.js';
import { exportTenant } from '../tenants/export-tenant.js';
import {
  deleteSnapshot,
  listSnapshots,
  readSnapshot,
  type Snapshot,
  takeSnapshot,
} from '../tenants/snapshots.js';
import { hashOfExport, stateHash } from '../tenants/state-hash.js';
import type { ControlContext } from './context.js';

export function stateHandlers(context: ControlContext) {
  const { replace, reset, fill } = context;
  return {
    getStateHash: reads(stateHash, (hash) => ({ hash })),

    fillWithMarketplace: async (_request, { caller, run }) => {
      const calls = await run(async () => {
        const made = await fill(caller);
        if (made !== undefined) return made;
        throw new ServiceError('409.900.001', {}, [], 'The tenant is not empty. Reset it first.');
      });
      return { status: 200, body: { calls } };
    },
    reset: async ({ body, raw }, { caller, run }) => {
      await run(async () => {
        const at = parseMomentField('at', body?.at, undefined);
        const clock = at !== undefined && ({ clock: { mode: 'FROZEN', at } } as const);
        await reset(caller, { ...clock, codes: requestedCodes(raw) });
      });
      return { status: 200, body: { tenant: caller.tenant } };
    },

    listSnapshots: reads(listSnapshots, listShape),

    takeSnapshot: records((unit, { path }) => takeSnapshot(unit, path.name), shapeOf),

    restoreSnapshot: async ({ path }, { caller, run, read }) => {
      const content = await read((unit) => readSnapshot(unit, path.name));
      await run(() => replace({ tenant: caller.tenant, content }));
      return { status: 200, body: { hash: await read(stateHash) } };
    },

    deleteSnapshot: records(async (unit, { path }) => {
      await deleteSnapshot(unit, path.name);
      return listSnapshots(unit);
    }, listShape),

    exportState: reads(
      (unit) => exportTenant(unit),
      ({ schema, clock, tables }) => ({
        schema,
        hash: hashOfExport({ schema, clock, tables }),
        clock,
        // The response only serializes it.
        tables: tables as types.api.StateExport['tables'],
      }),
    ),

    importState: async ({ body }, { caller, run }) => {
      const { hash, ...content } = body;
      await run(() => replace({ tenant: caller.tenant, content, hash }));
      return { status: 200, body: { hash } };
    },
  } satisfies Partial<ApiHandlers<Session>>;
}

function listShape(snapshots: readonly Snapshot[]) {
  return { snapshots: snapshots.map((snapshot) => shapeOf(snapshot)) };
}

function shapeOf({ name, takenAt }: Snapshot): types.api.Snapshot {
  return { name, takenAt: formatMoment(takenAt) };
}
