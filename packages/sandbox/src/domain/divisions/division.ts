import type { DivisionRow } from '../../storage/tables.js';
import type { ReadUnit } from '../../unit/unit.js';
import { findRow } from '../../storage/rows.js';

/**
 * Returns a division: its accounts, currency, time zone (D54), tier (D47) and permissions (D85).
 * @throws {Error} if the tenant has no division with this code
 */
export async function divisionOf({ db }: ReadUnit, code: string): Promise<DivisionRow> {
  const row = await findRow(db, 'divisions', { code });
  if (!row) throw new Error(`The division ${code} does not exist.`);
  return row;
}
