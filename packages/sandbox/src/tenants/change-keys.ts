import { notFound, refuseField } from '../kernel/service-error.js';
import type { WriteUnit } from '../unit/unit.js';
import type { Caller } from '../unit/caller.js';
import { nameOf } from './first-key.js';

/**
 * Makes another key that may write for the caller's tenant and division. It is the newest, so that
 * webhooks are signed with it from now on (D10).
 * @returns the key
 */
export async function issueKey(unit: WriteUnit, { key, division }: Caller): Promise<string> {
  const { db, tenant, now } = unit;
  const query = db.selectFrom('api_keys').select(['key', 'created_at']);
  const known = await query.where('tenant', '=', tenant).execute();
  const taken = new Set(known.map((row) => row.key));
  let number = 2;
  while (taken.has(`${nameOf(key)}.k${number}`)) number += 1;
  const issued = `${nameOf(key)}.k${number}`;
  // Newer than all others, also where the clock stands.
  const newest = Math.max(...known.map(({ created_at: at }) => at));
  const created_at = Math.max(now, newest + 1);
  const more = { division: division.code, scope: 'write', created_at, revoked_at: null } as const;
  await db
    .insertInto('api_keys')
    .values({ key: issued, tenant, ...more })
    .execute();
  return issued;
}

/**
 * Takes a key of the caller's tenant away, at once and for good (D10). One that is gone stays so.
 * @throws {ServiceError} 404 for a key of nobody or somebody else, 422 for the caller's own
 */
export async function revokeKey(
  { db, tenant, now }: WriteUnit,
  caller: Caller,
  key: string,
): Promise<void> {
  if (key === caller.key) {
    const template = 'A key cannot take itself away: use another one.';
    refuseField({ field: 'apiKey', code: '422.900.004', template });
  }
  const found = await db
    .updateTable('api_keys')
    .set({ revoked_at: now })
    .where('tenant', '=', tenant)
    .where('key', '=', key)
    .returning('key')
    .execute();
  if (found.length === 0) throw notFound();
}
