import { notFound } from '../../kernel/service-error.js';
import type { VirtualAccountRow } from '../../storage/tables.js';
import type { ReadUnit } from '../../unit/unit.js';

/** @throws {ServiceError} 404 if the merchant has no account with this code */
export async function findAccount({ db }: ReadUnit, code: string): Promise<VirtualAccountRow> {
  const query = db.selectFrom('virtual_accounts').selectAll();
  const row = await query.where('code', '=', code).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}
