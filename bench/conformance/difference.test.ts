import { expect, test } from 'vitest';
import { findDifference } from './difference.ts';

const usual = { always: new Set(['a']), ever: new Set(['a', 'b']) };

test('a complaint that is new, or that is missing, is a difference', () => {
  expect(findDifference([new Set(['a', 'c'])], usual)).toBe('c');
  expect(findDifference([new Set(['b'])], usual)).toBe('no longer: a');
});

test('what comes and goes on the unbroken sandbox too is none', () => {
  expect(findDifference([new Set(['a', 'b'])], usual)).toBeUndefined();
  expect(findDifference([new Set(['a'])], usual)).toBeUndefined();
});

test('what only one of two runs says, or lacks, is none', () => {
  expect(findDifference([new Set(['a', 'c']), new Set(['a'])], usual)).toBeUndefined();
  expect(findDifference([new Set(['b']), new Set(['a'])], usual)).toBeUndefined();
  expect(findDifference([new Set(['a', 'c']), new Set(['a', 'c', 'd'])], usual)).toBe('c');
});
