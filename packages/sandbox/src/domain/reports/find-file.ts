import { timingSafeEqual } from 'node:crypto';
import type { ReadUnit } from '../../unit/unit.js';
import { hasFile } from './report.js';

/** The file of a report for whoever has its address; undefined where it is wrong or too old (D107). */
export async function findFile(
  { db, tenant, now }: ReadUnit,
  code: string,
  signature: string,
): Promise<string | undefined> {
  const query = db.selectFrom('reports').selectAll().where('tenant', '=', tenant);
  const row = await query.where('code', '=', code).executeTakeFirst();
  if (!row || !hasFile(row, now) || !isSame(row.signature, signature)) return undefined;
  return row.content;
}

function isSame(left: string, right: string): boolean {
  const [expected, given] = [Buffer.from(left), Buffer.from(right)];
  return expected.length === given.length && timingSafeEqual(expected, given);
}
