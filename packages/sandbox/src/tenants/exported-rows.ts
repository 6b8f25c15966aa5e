import { sql } from 'kysely';
import type { Value } from '../storage/connection.js';
import type { stateTables } from '../storage/tables.js';
import type { ReadUnit } from '../unit/unit.js';

/** A row of any table, without its tenant: whose it is does not belong to what it is. */
export type ExportedRow = Readonly<Record<string, Value>>;

/** All rows that a tenant has in a table, in whatever order the database gives them. */
export async function rowsOf(
  { db, tenant }: ReadUnit,
  table: (typeof stateTables)[number],
): Promise<ExportedRow[]> {
  const query = sql<ExportedRow>`select * from ${sql.table(table)} where tenant = ${tenant}`;
  const { rows } = await query.execute(db);
  return rows.map(({ tenant: _tenant, ...row }) => row);
}
