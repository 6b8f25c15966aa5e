import type { VirtualAccountRow } from '../../storage/tables.js';
import type { ReadUnit } from '../../unit/unit.js';

/** Returns the accounts of several owners by owner, in the order in which they were opened. */
export async function accountsOf(
  { db }: ReadUnit,
  owners: readonly string[],
): Promise<Map<string, VirtualAccountRow[]>> {
  const found = new Map(owners.map((owner): [string, VirtualAccountRow[]] => [owner, []]));
  if (owners.length === 0) return found;
  const query = db.selectFrom('virtual_accounts').selectAll();
  const rows = await query.where('owner', 'in', owners).orderBy('code').execute();
  for (const row of rows) found.get(row.owner)?.push(row);
  return found;
}
