import { enforceTenantLimit } from '../../unit/enforce-tenant-limit.js';
import { tenantLimits } from '../../unit/tenant-limits.js';
import type { ReadUnit, WriteUnit } from '../../unit/unit.js';

const filesPerQuery = 500;

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
  await db.deleteFrom('files').where('subject', '=', subject).execute();
  if (data === null) return;
  const count = db.selectFrom('files').select((each) => each.fn.countAll<number>().as('count'));
  const stored = await count.executeTakeFirstOrThrow();
  enforceTenantLimit('content', stored.count, tenantLimits.files);
  await db.insertInto('files').values({ subject, data }).execute();
}

/** Returns files in Base64, by the codes of their subjects. */
export async function readFiles(
  { db }: ReadUnit,
  subjects: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (let start = 0; start < subjects.length; start += filesPerQuery) {
    const rows = await db
      .selectFrom('files')
      .select(['subject', 'data'])
      .where('subject', 'in', subjects.slice(start, start + filesPerQuery))
      .execute();
    for (const { subject, data } of rows) found.set(subject, data);
  }
  return found;
}
