import { statement } from '../storage/statement.js';
import type { Database } from '../storage/database.js';

/** One that may write, where there is one: `write` comes after `read`. */
const find = statement<{ key: string }>(`
  select key from api_keys where tenant = :tenant and revoked_at is null
  order by scope desc, key limit 1`);

/** A valid key of a tenant, that may write if any may; undefined for none. It must not leave the sandbox. */
export async function keyOfTenant(db: Database, tenant: string): Promise<string | undefined> {
  return (await find(db, { tenant }))[0]?.key;
}
