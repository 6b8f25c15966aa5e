import { hash } from 'node:crypto';
import { isSameSecret } from '../kernel/secrets.js';
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
