import { enforceTenantLimit } from '../../unit/tenant-limits.js';
import type { ReadUnit, WriteUnit } from '../../unit/unit.js';
import { deleteRows, findRows } from '../../storage/rows.js';

/**
 * Stores the file of a document, photo or external account and replaces the previous one.
 * @param data Base64; null to delete the file
 * @throws {ServiceError} 422 if the tenant has too many files
 */
export async function storeFile(
  { db }: WriteUnit,
  subject: string,
  data: string | null,
): Promise<void> {
  await deleteRows(db, 'files', { subject });
  if (data === null) return;
  const count = db.selectFrom('files').select((each) => each.fn.countAll<number>().as('count'));
  const stored = await count.executeTakeFirstOrThrow();
  enforceTenantLimit('content', stored.count, 'files');
  await db.insertInto('files').values({ subject, data }).execute();
}

/** Returns files in Base64, by the codes of their subjects. */
export async function readFiles(
  { db }: ReadUnit,
  subjects: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await findRows(db, 'files', { subject: subjects });
  return new Map(rows.map(({ subject, data }) => [subject, data]));
}
