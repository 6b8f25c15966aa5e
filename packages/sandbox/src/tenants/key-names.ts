// Also used in the browser.

/** The first key of a key's tenant: `test_x` for `test_ro_x` and for `test_x.k2`. */
export function baseKeyOf(key: string): string {
  return key.replace(/^test_ro_/, 'test_').replace(/\.k\d+$/, '');
}

/** A key for display: its prefix, and a third of its secret part, at most six characters. */
export function maskKey(key: string): string {
  const [prefix = ''] = /^test_(ro_)?/.exec(key) ?? [];
  const secret = key.slice(prefix.length);
  return `${prefix}${secret.slice(0, Math.min(6, Math.floor(secret.length / 3)))}…`;
}
