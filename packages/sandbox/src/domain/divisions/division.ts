import { statement } from '../../storage/statement.js';
import type { DivisionRow } from '../../storage/tables.js';
import type { ReadUnit, WriteUnit } from '../../unit/unit.js';

const byCode = statement<DivisionRow>(
  'select * from divisions where tenant = :tenant and code = :code',
);

/** The division that a key or a row names: its accounts, currency, time zone (D54), tier (D47) and rights (D85). */
export async function divisionOf({ db, tenant }: ReadUnit, code: string): Promise<DivisionRow> {
  const [row] = await byCode(db, { tenant, code });
  if (!row) throw new Error(`There is no division ${code}.`);
  return row;
}

/** Changes a division; what was made before keeps what it has. */
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
