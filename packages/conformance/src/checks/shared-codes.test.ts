import { expect, test } from 'vitest';
import { findSharedCode } from './shared-codes.js';

const photos = (...codes: string[]): object => ({ photos: codes.map((code) => ({ code })) });

test.each([
  [{ documents: [photos('a', 'b'), photos('c', 'c')] }, 'two elements of photos have the code c'],
  [[{ code: 'a' }, { code: 'a' }], 'two elements of the list have the code a'],
  [{ documents: [photos('a', 'b'), photos('a')] }, undefined],
  [
    [
      { code: 'a', subType: 'PAYOUT' },
      { code: 'a', subType: 'RETURN' },
    ],
    undefined,
  ],
  [{ code: 'a', status: { code: 'a' } }, undefined],
])('findSharedCode(%j) is %s', (body, found) => {
  expect(findSharedCode(body)).toBe(found);
});
