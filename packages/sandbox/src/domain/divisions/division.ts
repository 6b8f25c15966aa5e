import { statement } from '../../storage/statement.js';
import type { DivisionRow } from '../../storage/tables.js';
import type { ReadUnit, WriteUnit } from '../../unit/unit.js';

const byCode = statement<DivisionRow>(
  'select * from divisions where tenant = :tenant and code = :code',
);

/**
 * Returns a division: its accounts, currency, time zone (D54), tier (D47) and permissions (D85).
 * @throws {Error} if the tenant has no division with this code
 */
export async function divisionOf({ db, tenant }: ReadUnit, code: string): Promise<DivisionRow> {
  const [row] = await byCode(db, { tenant, code });
  if (!row) throw new Error(`The division ${code} does not exist.`);
  return row;
}

/** Changes a division. Existing resources keep the values that they copied from it. */
export async function changeDivision(
  { db, tenant }: WriteUnit,
  code: string,
  change: Partial<Omit<DivisionRow, 'tenant' | 'code'>>,
): Promise<void> {
  await db
    .updateTable('divisions')
    .set(change)
    .where('tenant', '=', tenant)
    .where('code', '=', code)
    .execute();
}
