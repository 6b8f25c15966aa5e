import { randomUUID } from 'node:crypto';
import { notFound } from '../kernel/service-error.js';
import { deleteRows, findRow, getRow, insert, upsert } from '../storage/rows.js';
import type { Store } from '../storage/store.js';
import type { SnapshotRow } from '../storage/tables.js';
import type { TenantDatabase } from '../storage/tenant-database.js';
import { enforceTenantLimit } from '../unit/tenant-limits.js';
import type { ReadUnit, RecordUnit } from '../unit/unit.js';
import type { UnitsOfWork } from '../unit/unit-of-work.js';
import { readInSteps } from './read-in-steps.js';
import { readHeader, readState, type StateHeader, type StatePart } from './read-state.js';

/** A snapshot's name, and the time of the tenant's clock when it was taken. */
export type Snapshot = Pick<SnapshotRow, 'name' | 'takenAt'>;

/** The content of a snapshot, whose rows are in parts. */
interface SnapshotContent extends StateHeader {
  readonly id: string;
  readonly parts: number;
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
  // Not units of work: they would count as changes of the tenant.
  const write = <T>(work: (db: TenantDatabase) => Promise<T>) => store.writer(tenant).run(work);
  const id = randomUUID();
  const drop = () => write((db) => deleteRows(db, 'snapshot_parts', { snapshot: id }));
  try {
    const content = await readInSteps(units, tenant, async (step) => {
      await drop();
      const header = await step(readHeader);
      let parts = 0;
      for await (const state of readState(step)) {
        const part = { snapshot: id, part: parts, content: JSON.stringify(state) };
        await write((db) => insert(db, 'snapshot_parts', [part]));
        parts += 1;
      }
      return { ...header, id, parts } satisfies SnapshotContent;
    });
    const taken = { name, takenAt: content.clock.clockAt };
    await write(async (db) => {
      await dropParts(db, name);
      await upsert(db, 'snapshots', { ...taken, content: JSON.stringify(content) });
    });
    return taken;
  } catch (error) {
    await drop();
    throw error;
  }
}

async function dropParts(db: TenantDatabase, name: string): Promise<void> {
  const row = await findRow(db, 'snapshots', { name });
  if (!row) return;
  const { id } = JSON.parse(row.content) as SnapshotContent;
  await deleteRows(db, 'snapshot_parts', { snapshot: id });
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
export async function readSnapshot(
  db: TenantDatabase,
  name: string,
): Promise<{ header: StateHeader; parts: AsyncIterable<StatePart> }> {
  const row = await getRow(db, 'snapshots', { name });
  const { id, parts, ...header } = JSON.parse(row.content) as SnapshotContent;
  return { header, parts: readParts(db, id, parts) };
}

async function* readParts(db: TenantDatabase, snapshot: string, parts: number) {
  for (let part = 0; part < parts; part += 1) {
    const { content } = await getRow(db, 'snapshot_parts', { snapshot, part });
    yield JSON.parse(content) as StatePart;
  }
}

/** @throws {ServiceError} 404 for an unknown name */
export async function deleteSnapshot({ db }: RecordUnit, name: string): Promise<void> {
  await dropParts(db, name);
  if ((await deleteRows(db, 'snapshots', { name })) === 0) throw notFound();
}
