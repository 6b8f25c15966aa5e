import { expect, test } from 'vitest';
import { maskKey } from './key-names.js';

test.each([
  ['test_sandbox', 'test_sa…'],
  ['test_abc', 'test_a…'],
  ['test_ro_sandbox', 'test_ro_sa…'],
  ['test_1', 'test_…'],
  [`test_${'x'.repeat(100)}`, 'test_xxxxxx…'],
  ['production-key-1', 'produ…'],
])('masks %s as %s', (key, hint) => {
  expect(maskKey(key)).toBe(hint);
});
