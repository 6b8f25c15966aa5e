import { notFound } from '../kernel/service-error.js';
import { deleteRows, findRow, getRow, upsert } from '../storage/rows.js';
import type { Store } from '../storage/store.js';
import type { SnapshotRow } from '../storage/tables.js';
import type { TenantDatabase } from '../storage/tenant-database.js';
import { enforceTenantLimit } from '../unit/tenant-limits.js';
import type { ReadStep, ReadUnit } from '../unit/unit.js';
import type { UnitsOfWork } from '../unit/unit-of-work.js';
import type { Replacement } from './replace-state.js';
import { readInSteps } from './read-in-steps.js';
import { readHeader, readState, type StateHeader } from './read-state.js';
import { dropParts, readParts, StoredParts } from './stored-parts.js';

/** A snapshot's name, and the time of the tenant's clock when it was taken. */
export type Snapshot = Pick<SnapshotRow, 'name' | 'takenAt'>;

/** The content of a snapshot, whose rows are {@link StoredParts}. */
interface SnapshotContent extends StateHeader {
  readonly id: string;
}

/**
 * Stores the state of the tenant under a name; replaces a snapshot of that name. A reset does not delete it.
 * @throws {ServiceError} 422 if the tenant has too many snapshots, 409 if it changes meanwhile
 */
export async function takeSnapshot(
  store: Store,
  units: UnitsOfWork,
  { tenant, name }: { readonly tenant: string; readonly name: string },
): Promise<Snapshot> {
  const others = (await units.read(tenant, listSnapshots)).filter((each) => each.name !== name);
  enforceTenantLimit('name', others.length, 'snapshots');
  const content = await readInSteps(units, tenant, (step) => storeState(store, tenant, step));
  const taken = { name, takenAt: content.clock.clockAt };
  const row = { ...taken, content: JSON.stringify(content) };
  // Not a unit of work: it would count as a change of the tenant.
  const replaced = await store.writer(tenant).run(async (db) => {
    const id = await partsOf(db, name);
    await upsert(db, 'snapshots', row);
    return id;
  });
  if (replaced !== undefined) await dropParts(store, tenant, replaced);
  return taken;
}

async function storeState(store: Store, tenant: string, step: ReadStep): Promise<SnapshotContent> {
  const parts = new StoredParts(store, tenant);
  try {
    const header = await step(readHeader);
    for await (const part of readState(step)) await parts.add(part);
    await parts.flush();
    return { ...header, id: parts.id };
  } catch (error) {
    await parts.drop();
    throw error;
  }
}

/** The id of the parts of a snapshot; undefined without a snapshot of this name. */
async function partsOf(db: TenantDatabase, name: string): Promise<string | undefined> {
  const row = await findRow(db, 'snapshots', { name });
  return row && (JSON.parse(row.content) as SnapshotContent).id;
}

/** The snapshots of a tenant, ordered by name. */
export async function listSnapshots({ db }: ReadUnit): Promise<Snapshot[]> {
  const query = db.selectFrom('snapshots').select(['name', 'takenAt']);
  return query.orderBy('name').execute();
}

/**
 * Reads a snapshot in the transaction that restores it.
 * @throws {ServiceError} 404 for an unknown name
 */
export async function readSnapshot(db: TenantDatabase, name: string): Promise<Replacement> {
  const row = await getRow(db, 'snapshots', { name });
  const { id, ...header } = JSON.parse(row.content) as SnapshotContent;
  return { header, parts: readParts(db, id) };
}

/** @throws {ServiceError} 404 for an unknown name */
export async function deleteSnapshot(store: Store, tenant: string, name: string): Promise<void> {
  const id = await store.writer(tenant).run(async (db) => {
    const parts = await partsOf(db, name);
    await deleteRows(db, 'snapshots', { name });
    return parts;
  });
  if (id === undefined) throw notFound();
  await dropParts(store, tenant, id);
}
