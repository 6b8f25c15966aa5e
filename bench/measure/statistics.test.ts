import { expect, test } from 'vitest';
import { isDisturbed, median, medianOf, percentile } from './statistics.ts';

test('the median of an odd, an even and no number of values', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
  expect(median([])).toBeUndefined();
});

test('leaves out missing values', () => {
  expect(medianOf([{ a: 1 }, {}, { a: 3 }], (item: { a?: number }) => item.a)).toBe(2);
});

test('runs are disturbed if half of them are much slower than the fastest', () => {
  expect(isDisturbed([100, 130, 131])).toBe(true);
  expect(isDisturbed([100, 105, 300])).toBe(false);
  expect(isDisturbed([100])).toBe(false);
  expect(isDisturbed([])).toBe(false);
});

test('a percentile is one of the numbers', () => {
  const numbers = Array.from({ length: 200 }, (_, index) => 200 - index);
  expect(percentile(numbers, 0.99)).toBe(198);
  expect(percentile(numbers, 0.5)).toBe(100);
  expect(percentile([7], 0.99)).toBe(7);
  expect(percentile([], 0.5)).toBeNaN();
});
