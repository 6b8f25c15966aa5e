import { notFound, ServiceError } from '../../../kernel/service-error.js';
import type { AccountHolderRow } from '../../../storage/tables.js';
import type { ReadUnit } from '../../../unit/unit.js';

/**
 * The stored row of a holder.
 * @throws {ServiceError} 404 for a code that no holder of the merchant has
 */
export async function findHolder(
  { db, tenant }: ReadUnit,
  code: string,
): Promise<AccountHolderRow> {
  const query = db.selectFrom('account_holders').selectAll().where('tenant', '=', tenant);
  const row = await query.where('code', '=', code).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/**
 * The stored row of a holder that takes changes.
 * @throws {ServiceError} 404 for an unknown code, 402 for a holder that is closed (D30)
 */
export async function findOpenHolder(unit: ReadUnit, code: string): Promise<AccountHolderRow> {
  const row = await findHolder(unit, code);
  if (row.status === 'CLOSED') throw new ServiceError('402.200.001');
  return row;
}
