/** The first key of the tenant of a key: `test_x` for `test_ro_x`, and for `test_x.k2`, its second one. */
export function nameOf(key: string): string {
  return key.replace(/^test_ro_/, 'test_').replace(/\.k\d+$/, '');
}
