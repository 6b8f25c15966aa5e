// Runs in the browser too.

/** The first key of the tenant of a key: `test_x` for `test_ro_x`, and for `test_x.k2`, its second one. */
export function baseKeyOf(key: string): string {
  return key.replace(/^test_ro_/, 'test_').replace(/\.k\d+$/, '');
}

/**
 * What is shown of a key so that whoever knows it recognises it: its beginning, and a third of what makes it
 * a secret.
 */
export function maskKey(key: string): string {
  const [prefix = ''] = /^test_(ro_)?/.exec(key) ?? [];
  const secret = key.slice(prefix.length);
  return `${prefix}${secret.slice(0, Math.min(6, Math.floor(secret.length / 3)))}…`;
}
