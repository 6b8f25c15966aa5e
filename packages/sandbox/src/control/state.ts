import type { ApiHandlers } from '../generated/server/index.js';
import type * as types from '../generated/types/index.js';
import { requestedCodes, type Session } from '../session.js';
import { reads } from '../resources/handlers.js';
import { formatMoment, parseMomentField } from '../kernel/moment.js';
import { ServiceError } from '../kernel/service-error.js';
import { streamExport } from '../tenants/export-tenant.js';
import {
  deleteSnapshot,
  listSnapshots,
  restoreSnapshot,
  type Snapshot,
  takeSnapshot,
} from '../tenants/snapshots.js';
import { stateHash } from '../tenants/state-hash.js';
import type { ControlContext } from './context.js';

export function stateHandlers(context: ControlContext) {
  const { units, imports, reset, fill, onState } = context;
  return {
    getStateHash: async (_request, { readInSteps }) => ({
      status: 200,
      body: { hash: await readInSteps(stateHash) },
    }),

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
        onState(caller.tenant);
      });
      return { status: 200, body: { tenant: caller.tenant } };
    },

    listSnapshots: reads(listSnapshots, listShape),

    takeSnapshot: async ({ path: { name } }, { caller: { tenant }, run }) => ({
      status: 200,
      body: shapeOf(await run(() => takeSnapshot(context, { tenant, name }))),
    }),

    restoreSnapshot: async ({ path }, { caller, run }) => {
      const snapshot = { tenant: caller.tenant, name: path.name };
      const hash = await run(() => restoreSnapshot(context, snapshot));
      onState(caller.tenant);
      return { status: 200, body: { hash } };
    },

    deleteSnapshot: async ({ path }, { caller, run, read }) => {
      await run(() => deleteSnapshot(context, { tenant: caller.tenant, name: path.name }));
      onState(caller.tenant);
      return { status: 200, body: listShape(await read(listSnapshots)) };
    },

    exportState: async (_request, { caller: { tenant }, run }) => ({
      status: 200,
      // A stream of the JSON of the body.
      body: (await run(() => streamExport(units, tenant))) as unknown as types.api.StateExport,
    }),

    importState: async ({ body, raw }, { caller, run }) => {
      const { hash, tables: _rows, ...header } = body;
      await run(() => imports.rowsOf(raw).replaceState(header, hash));
      onState(caller.tenant);
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
