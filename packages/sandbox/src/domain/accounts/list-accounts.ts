import type { VirtualAccountRow } from '../../storage/tables.js';
import type { ReadUnit } from '../../unit/unit.js';
import { findRows } from '../../storage/rows.js';
import { groupBy } from '../../kernel/group-by.js';

/** Returns the accounts of several owners by owner, in the order in which they were opened. */
export async function accountsOf(
  { db }: ReadUnit,
  owners: readonly string[],
): Promise<Map<string, VirtualAccountRow[]>> {
  const rows = await findRows(db, 'virtual_accounts', { owner: owners }, 'code');
  return groupBy(rows, ({ owner }) => owner);
}
