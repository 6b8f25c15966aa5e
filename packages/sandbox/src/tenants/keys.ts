import { createHash, timingSafeEqual } from 'node:crypto';
import { baseKeyOf } from './key-names.js';

/** A key that nobody has used yet: at least eight printable characters without a space. */
const testKey = /^test_[\x21-\x7e]{3,123}$/;

/** Whether an unknown key opens a tenant (D8). */
export function canOpenTenant(key: string): boolean {
  return testKey.test(key);
}

/** A read-only key looks into the tenant of the key of the same name that may write. */
export function tenantOf(key: string): string {
  return createHash('sha256').update(baseKeyOf(key)).digest('base64url').slice(0, 12);
}

/** What a key may do (D8). */
export function scopeOf(key: string): 'read' | 'write' {
  return key.startsWith('test_ro_') ? 'read' : 'write';
}

/** True if a key may be used at all. */
export type KeyCheck = (key: string) => boolean;

/**
 * Allows the keys that have a secret after `test_` or `test_ro_`; every key if there is none. How long a comparison
 * takes says nothing about the secret.
 * @param secret 16 to 64 letters, digits, `-` or `_`
 * @throws {TypeError} for any other secret; the message does not have it
 */
export function createKeyCheck(secret: string | undefined): KeyCheck {
  if (secret === undefined) return () => true;
  if (typeof secret !== 'string' || !/^[\w-]{16,64}$/.test(secret)) {
    throw new TypeError('The required key secret must have 16 to 64 letters, digits, - or _.');
  }
  const expected = digestOf(`test_${secret}`);
  return (key) => timingSafeEqual(digestOf(baseKeyOf(key).slice(0, 5 + secret.length)), expected);
}

/** A key of the same name that has the secret: `test_{secret}_shop` for `test_shop`. */
export function addSecret(key: string, secret: string): string {
  return key.replace(/^test_(ro_)?/, (prefix) => `${prefix}${secret}_`);
}

/** Digests have one length, which the comparison needs. */
function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
