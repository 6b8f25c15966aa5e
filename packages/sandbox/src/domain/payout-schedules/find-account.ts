import { notFound } from '../../kernel/service-error.js';
import type { VirtualAccountRow } from '../../storage/tables.js';
import type { ReadUnit } from '../../unit/unit.js';

/**
 * An account of a holder or of a division.
 * @throws {ServiceError} 404 for a code that no account of the merchant has
 */
export async function findAccount(
  { db, tenant }: ReadUnit,
  code: string,
): Promise<VirtualAccountRow> {
  const query = db.selectFrom('virtual_accounts').selectAll().where('tenant', '=', tenant);
  const row = await query.where('code', '=', code).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}
