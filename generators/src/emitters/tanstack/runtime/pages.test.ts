import { expect, test } from 'vitest';
import { nextOffset, nextPage } from './pages.js';

test.each([
  ['a total that is not seen', [[2, 2], 1, 2, 5], 2],
  ['a total that is seen', [[2, 2], 1, 2, 4], undefined],
  ['a full page', [[2, 2], 1, 2], 2],
  ['a page that is not full', [[2, 1], 1, 2], undefined],
  ['an empty page', [[2, 0], 1, 2, 9], undefined],
  ['pages of unknown size', [[2], 0, undefined], 1],
] as const)('after %s', (_name, [lengths, number, size, total], next) => {
  expect(nextPage(lengths, number, size, total)).toBe(next);
  const seen = lengths.reduce<number>((sum, length) => sum + length, 0);
  expect(nextOffset(lengths, size, total)).toBe(next && seen);
});
