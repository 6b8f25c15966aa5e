import { prepare } from '../storage/prepared.js';
import type { Database } from '../storage/dialect.js';

const find = prepare<{ tenant: string }, { key: string }>((db, parameter) =>
  db
    .selectFrom('api_keys')
    .select('key')
    .where('tenant', '=', parameter('tenant'))
    .where('revoked_at', 'is', null)
    // One that may write, where there is one: `write` comes after `read`.
    .orderBy('scope', 'desc')
    .orderBy('key')
    .limit(1),
);

/** A valid key of a tenant, that may write if any may; undefined for none. It must not leave the sandbox. */
export async function keyOfTenant(db: Database, tenant: string): Promise<string | undefined> {
  return (await find(db, { tenant }))[0]?.key;
}
