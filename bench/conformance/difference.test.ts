import { expect, test } from 'vitest';
import { findDifference } from './difference.ts';

const usual = { always: new Set(['a']), ever: new Set(['a', 'b']) };

test('finds a complaint that is new or missing', () => {
  expect(findDifference([new Set(['a', 'c'])], usual)).toBe('c');
  expect(findDifference([new Set(['b'])], usual)).toBe('no longer: a');
});

test('ignores complaints that vary on the unmutated sandbox', () => {
  expect(findDifference([new Set(['a', 'b'])], usual)).toBeUndefined();
  expect(findDifference([new Set(['a'])], usual)).toBeUndefined();
});

test('ignores differences in only one of two runs', () => {
  expect(findDifference([new Set(['a', 'c']), new Set(['a'])], usual)).toBeUndefined();
  expect(findDifference([new Set(['b']), new Set(['a'])], usual)).toBeUndefined();
  expect(findDifference([new Set(['a', 'c']), new Set(['a', 'c', 'd'])], usual)).toBe('c');
});
