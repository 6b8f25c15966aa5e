import type { ApiHandlers } from '../generated/server/index.js';
import type * as types from '../generated/types/index.js';
import { requestedCodes, type Session } from '../session.js';
import { reads } from '../resources/handlers.js';
import { formatMoment, parseMomentField } from '../kernel/moment.js';
import { ServiceError } from '../kernel/service-error.js';
import { listSnapshots, readSnapshot, type Snapshot } from '../tenants/snapshots.js';
import { stateHash } from '../tenants/state-hash.js';
import { readParts } from '../tenants/stored-parts.js';
import type { ControlContext } from './context.js';

export function stateHandlers(context: ControlContext) {
  const { replace, imports, reset, fill, takeSnapshot, deleteSnapshot, streamExport } = context;
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
      });
      return { status: 200, body: { tenant: caller.tenant } };
    },

    listSnapshots: reads(listSnapshots, listShape),

    takeSnapshot: async ({ path: { name } }, { caller: { tenant }, run }) => ({
      status: 200,
      body: shapeOf(await run(() => takeSnapshot({ tenant, name }))),
    }),

    restoreSnapshot: async ({ path }, { caller, run }) => {
      const hash = await run(() => replace(caller.tenant, (db) => readSnapshot(db, path.name)));
      return { status: 200, body: { hash } };
    },

    deleteSnapshot: async ({ path }, { caller, run, read }) => {
      await run(() => deleteSnapshot(caller.tenant, path.name));
      return { status: 200, body: listShape(await read(listSnapshots)) };
    },

    exportState: async (_request, { caller: { tenant }, run }) => ({
      status: 200,
      // A stream of the JSON of the body.
      body: (await run(() => streamExport(tenant))) as unknown as types.api.StateExport,
    }),

    importState: async ({ body, raw }, { caller, run }) => {
      const { hash, tables: _rows, ...header } = body;
      const { id } = imports.partsOf(raw);
      await run(() =>
        replace(caller.tenant, async (db) => ({ header, parts: readParts(db, id), hash })),
      );
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
