import { notFound } from '../kernel/service-error.js';
import type { SnapshotRow } from '../storage/tables.js';
import { enforceTenantLimit } from '../unit/tenant-limits.js';
import type { ReadUnit, RecordUnit } from '../unit/unit.js';
import { exportTenant, type TenantExport } from './export-tenant.js';
import { deleteRows, getRow, upsert } from '../storage/rows.js';

/** A snapshot's name, and the time of the tenant's clock when it was taken. */
export type Snapshot = Pick<SnapshotRow, 'name' | 'takenAt'>;

/** Stores the state of the tenant under a name; replaces a snapshot of that name. A reset does not delete it. */
export async function takeSnapshot(unit: RecordUnit, name: string): Promise<Snapshot> {
  const { db, now } = unit;
  const others = (await listSnapshots(unit)).filter((each) => each.name !== name);
  enforceTenantLimit('name', others.length, 'snapshots');
  const content = JSON.stringify(await exportTenant(unit));
  await upsert(db, 'snapshots', { name, takenAt: now, content });
  return { name, takenAt: now };
}

/** The snapshots of a tenant, ordered by name. */
export async function listSnapshots({ db }: ReadUnit): Promise<Snapshot[]> {
  const query = db.selectFrom('snapshots').select(['name', 'takenAt']);
  return query.orderBy('name').execute();
}

/** @throws {ServiceError} 404 for an unknown name */
export async function readSnapshot({ db }: ReadUnit, name: string): Promise<TenantExport> {
  const { content } = await getRow(db, 'snapshots', { name });
  return JSON.parse(content) as TenantExport;
}

/** @throws {ServiceError} 404 for an unknown name */
export async function deleteSnapshot({ db }: RecordUnit, name: string): Promise<void> {
  if ((await deleteRows(db, 'snapshots', { name })) === 0) throw notFound();
}
