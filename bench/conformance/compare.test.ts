import { expect, test } from 'vitest';
import { findDifference } from './compare.ts';

test.each([
  ['ac', 'c'],
  ['b', 'no longer: a'],
  // The complaint b varies on the unmutated sandbox.
  ['ab', undefined],
  ['a', undefined],
  // Only one of two runs differs.
  ['ac a', undefined],
  ['b a', undefined],
  ['ac acd', 'c'],
])('the difference of %j is %j', (runs, difference) => {
  const complaints = runs.split(' ').map((run) => new Set(run));
  expect(findDifference(complaints, [new Set('a'), new Set('ab')])).toBe(difference);
});
