import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { tenantTables } from '../storage/tables.js';
import type { ReadUnit } from '../unit/unit.js';

/**
 * A hash of all that a tenant has: its rows, whatever the order in which a database gives them, and
 * the time if the clock stands still. A request that changes nothing does not change it.
 * @returns SHA-256 in hexadecimal
 */
export async function stateHash({ db, tenant, now }: ReadUnit): Promise<string> {
  const clock = db.selectFrom('tenants').select('clock_mode').where('id', '=', tenant);
  const { clock_mode: mode } = await clock.executeTakeFirstOrThrow();
  const hash = createHash('sha256').update(mode === 'FROZEN' ? `${mode} ${now}` : mode);
  for (const table of tenantTables) {
    const query = sql<object>`select * from ${sql.table(table)} where tenant = ${tenant}`;
    const { rows } = await query.execute(db);
    // Whose it is does not belong to what it is.
    const lines = rows.map((row) =>
      JSON.stringify(Object.entries(row).filter(isOwn).toSorted(byName)),
    );
    hash.update(`\n${table}\n${lines.toSorted().join('\n')}`);
  }
  return hash.digest('hex');
}

function isOwn([column]: [string, unknown]): boolean {
  return column !== 'tenant';
}

function byName([left]: [string, unknown], [right]: [string, unknown]): number {
  return left < right ? -1 : 1;
}
