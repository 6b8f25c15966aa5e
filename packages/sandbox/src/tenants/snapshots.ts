import { createWorld } from '@seller-funds/contract/policies';
import { notFound } from '../kernel/service-error.js';
import { deleteRows, findRow, getRow, updateRows, upsert } from '../storage/rows.js';
import type { Store } from '../storage/store.js';
import type { SnapshotRow } from '../storage/tables.js';
import type { TenantDatabase } from '../storage/tenant-database.js';
import { enforceTenantLimit } from '../unit/tenant-limits.js';
import type { ReadStep, ReadUnit } from '../unit/unit.js';
import type { UnitsOfWork } from '../unit/unit-of-work.js';
import { copyState } from './copy-state.js';
import { NewGeneration, releaseGeneration } from './generations.js';
import { readInSteps } from './read-in-steps.js';
import { readHeader, type StateHeader } from './read-state.js';
import { hashRows } from './state-hash.js';

/** A snapshot's name, and the time of the tenant's clock when it was taken. */
export type Snapshot = Pick<SnapshotRow, 'name' | 'takenAt'>;

export interface SnapshotContext {
  readonly store: Store;
  readonly units: UnitsOfWork;
  readonly systemTime: () => number;
}

/** A snapshot of a tenant. */
export interface SnapshotName {
  readonly tenant: string;
  readonly name: string;
}

/**
 * Copies the state of the tenant into a generation with a name; replaces a snapshot of that name. A reset does not delete
 * it.
 * @throws {ServiceError} 422 if the tenant has too many snapshots, 409 if it changes meanwhile
 */
export async function takeSnapshot(
  { store, units, systemTime }: SnapshotContext,
  { tenant, name }: SnapshotName,
): Promise<Snapshot> {
  const others = (await units.read(tenant, listSnapshots)).filter((each) => each.name !== name);
  enforceTenantLimit('name', others.length, 'snapshots');
  const run: ReadStep = (work) => units.readToCopy(tenant, work);
  return readInSteps(run, async (step) => {
    const created = await NewGeneration.create(store, tenant, systemTime);
    const { generation } = created;
    try {
      const fill: ReadStep = (work) =>
        step(async (unit) => {
          await created.touch(unit.db);
          return work(unit);
        });
      await copyState(fill, generation);
      return await fill(async (unit) => {
        const { clock } = await readHeader(unit);
        const taken = { name, takenAt: clock.clockAt };
        await releaseSnapshot(unit.db, name);
        await upsert(unit.db, 'snapshots', { ...taken, generation, clock: JSON.stringify(clock) });
        await created.use(unit.db);
        return taken;
      });
    } finally {
      await created.abandon();
    }
  });
}

/** Returns false without a snapshot of this name. */
async function releaseSnapshot(db: TenantDatabase, name: string): Promise<boolean> {
  const row = await findRow(db, 'snapshots', { name });
  if (row) await releaseGeneration(db, row.generation);
  return row !== undefined;
}

/** The snapshots of a tenant, ordered by name. */
export async function listSnapshots({ db }: ReadUnit): Promise<Snapshot[]> {
  const query = db.selectFrom('snapshots').select(['name', 'takenAt']);
  return query.orderBy('name').execute();
}

/**
 * Replaces the state of a tenant by a copy of a snapshot.
 * @returns the hash of the state
 * @throws {ServiceError} 404 for an unknown name, also if the snapshot is deleted meanwhile
 */
export async function restoreSnapshot(
  { store, systemTime }: SnapshotContext,
  { tenant, name }: SnapshotName,
): Promise<string> {
  const found = await store.reader(tenant).run((db) => getRow(db, 'snapshots', { name }));
  const clock = JSON.parse(found.clock) as StateHeader['clock'];
  const unit = { tenant, now: clock.clockAt, world: createWorld() };
  const created = await NewGeneration.create(store, tenant, systemTime);
  try {
    const step: ReadStep = (work) =>
      created.fill(async (db) => {
        const source = { generation: found.generation, state: 'USED' } as const;
        // Locks it, so that it is not deleted meanwhile.
        if ((await updateRows(db, 'generations', source, source)) === 0) throw notFound();
        return work({ ...unit, db: db.ofGeneration(source.generation) });
      });
    await copyState(step, created.generation);
    const read: ReadStep = (work) =>
      store.reader(tenant).run((db) => work({ ...unit, db: db.ofGeneration(created.generation) }));
    const hash = (await hashRows(read)).digest({ clock });
    await created.replaceState(clock);
    return hash;
  } finally {
    await created.abandon();
  }
}

/** @throws {ServiceError} 404 for an unknown name */
export async function deleteSnapshot(
  { store }: Pick<SnapshotContext, 'store'>,
  { tenant, name }: SnapshotName,
): Promise<void> {
  await store.writer(tenant).run(async (db) => {
    if (!(await releaseSnapshot(db, name))) throw notFound();
    await deleteRows(db, 'snapshots', { name });
  });
}
