import { hash } from 'node:crypto';
import { isSameSecret } from '../kernel/secrets.js';
import { notFound, refuseField } from '../kernel/service-error.js';
import { findRows, insert, updateRows } from '../storage/rows.js';
import { statement } from '../storage/statement.js';
import type { TenantDatabase } from '../storage/tenant-database.js';
import type { Caller } from '../unit/caller.js';
import { enforceTenantLimit } from '../unit/tenant-limits.js';
import type { WriteUnit } from '../unit/unit.js';
import { baseKeyOf } from './key-names.js';

/** The form of keys that create tenants: at least eight printable characters without a space. */
const testKey = /^test_[\x21-\x7e]{3,123}$/;

/** True if an unknown key of this form creates a tenant (D8). */
export function canOpenTenant(key: string): boolean {
  return testKey.test(key);
}

/** The tenant of a key, a hash of its base key. A read-only key has the tenant of its writing key. */
export function tenantOf(key: string): string {
  return hash('sha256', baseKeyOf(key), 'base64url').slice(0, 12);
}

/** The scope of a key (D8). */
export function scopeOf(key: string): 'read' | 'write' {
  return key.startsWith('test_ro_') ? 'read' : 'write';
}

/** Returns true if a key may be used. */
export type KeyCheck = (key: string) => boolean;

/**
 * Creates a check that allows keys with a secret after `test_` or `test_ro_`, in constant time; all keys without a
 * secret.
 * @param secret 16 to 64 letters, digits, `-` or `_`
 * @throws {TypeError} for any other secret, without repeating it
 */
export function createKeyCheck(secret: string | undefined): KeyCheck {
  if (secret === undefined) return () => true;
  if (typeof secret !== 'string' || !/^[\w-]{16,64}$/.test(secret)) {
    throw new TypeError('The required key secret must have 16 to 64 letters, digits, - or _.');
  }
  const expected = `test_${secret}`;
  return (key) => isSameSecret(baseKeyOf(key).slice(0, expected.length), expected);
}

/** Adds a secret to a key: `test_{secret}_shop` for `test_shop`. */
export function addSecret(key: string, secret: string): string {
  return key.replace(/^test_(ro_)?/, (prefix) => `${prefix}${secret}_`);
}

const findByKey = statement((db, given: { key: string }) =>
  db
    .selectFrom('api_keys as k')
    .innerJoin('divisions as d', 'd.code', 'k.division')
    .select(['k.scope', 'k.revokedAt', 'k.division', 'd.liableAccount'])
    .where('k.key', '=', given.key),
);

/** Finds the caller of a key of the tenant; returns `revoked` for a revoked key, undefined for an unknown one. */
export async function findCaller(
  db: TenantDatabase,
  key: string,
): Promise<Caller | 'revoked' | undefined> {
  const [row] = await findByKey(db, { key });
  if (!row) return undefined;
  if (row.revokedAt !== null) return 'revoked';
  const { scope, division: code, liableAccount } = row;
  return { key, tenant: db.tenant, scope, division: { code, liableAccount } };
}

/** Finds a valid key of a tenant, a writing one if possible; undefined without keys. It must not leave the sandbox. */
export async function findKeyOfTenant(db: TenantDatabase): Promise<string | undefined> {
  const query = db.selectFrom('api_keys').select('key').where('revokedAt', 'is', null);
  // In descending order `write` comes before `read`.
  const [found] = await query.orderBy('scope', 'desc').orderBy('key').limit(1).execute();
  return found?.key;
}

/**
 * Creates another writing key for the caller's tenant and division. Webhooks are signed with the newest key, so with
 * this one from now on (D10).
 * @throws {ServiceError} 422 if the tenant has the maximum number of keys
 */
export async function issueKey(unit: WriteUnit, { key, division }: Caller): Promise<string> {
  const { db, now } = unit;
  const known = await findRows(db, 'api_keys');
  enforceTenantLimit('apiKey', known.length, 'keys');
  const taken = new Set(known.map((row) => row.key));
  let number = 2;
  while (taken.has(`${baseKeyOf(key)}.k${number}`)) number += 1;
  const issued = `${baseKeyOf(key)}.k${number}`;
  // Newer than all others, even with a frozen clock.
  const newest = Math.max(...known.map(({ createdAt: at }) => at));
  const createdAt = Math.max(now, newest + 1);
  const more = { division: division.code, scope: 'write', createdAt, revokedAt: null } as const;
  await insert(db, 'api_keys', [{ key: issued, ...more }]);
  return issued;
}

/**
 * Revokes a key of the caller's tenant permanently (D10).
 * @throws {ServiceError} 404 for an unknown key or a key of another tenant, 422 for the caller's own key
 */
export async function revokeKey(
  { db, now }: WriteUnit,
  caller: Caller,
  key: string,
): Promise<void> {
  if (key === caller.key) {
    const template = 'A key cannot revoke itself: use another key.';
    refuseField({ field: 'apiKey', code: '422.900.004', template });
  }
  if ((await updateRows(db, 'api_keys', { key }, { revokedAt: now })) === 0) throw notFound();
}
