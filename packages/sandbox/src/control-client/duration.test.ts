import { expect, test } from 'vitest';
import { type Duration, parseDuration } from './duration.js';

test.each<[Duration, number]>([
  ['3 days', 259_200_000],
  ['1 day', 86_400_000],
  ['1.5 hours', 5_400_000],
  ['90 minutes', 5_400_000],
  ['2 weeks', 1_209_600_000],
  ['0 seconds', 0],
  [1500, 1500],
])('%s are %i ms', (text, expected) => {
  expect(parseDuration(text)).toBe(expected);
});

test.each(['', 'days', '3', '-1 days', '3 fortnights', '3 constructors', '3  days', '1e9 days'])(
  'refuses %j',
  (text) => {
    expect(() => parseDuration(text as Duration)).toThrow(/is not a duration. Use 3 days/);
  },
);
