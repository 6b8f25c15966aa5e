import { expect, test } from 'vitest';
import { convert, divideHalfToEven } from './book-payout.js';

test.each([
  [5n, 10n, 0n],
  [15n, 10n, 2n],
  [25n, 10n, 2n],
  [35n, 10n, 4n],
  [26n, 10n, 3n],
  [24n, 10n, 2n],
  [0n, 10n, 0n],
  [1n, 3n, 0n],
])('rounds %i / %i to %i', (dividend, divisor, expected) => {
  expect(divideHalfToEven(dividend, divisor)).toBe(expected);
});

test('converts amounts in minor units of both currencies', () => {
  expect(convert(10_000, 'USD')).toEqual({ amount: 10_843, rate: '1.0843' });
  // EUR 100.00 is JPY 16345 (no minor unit); EUR 0.01 is JPY 1.6345.
  expect(convert(10_000, 'JPY')).toEqual({ amount: 16_345, rate: '163.45' });
  expect(convert(1, 'JPY')?.amount).toBe(2);
  // Half to even: 1.0843 * 5000 = 5421.5 is rounded up, 1.0843 * 15000 = 16264.5 is rounded down.
  expect(convert(5000, 'USD')?.amount).toBe(5422);
  expect(convert(15_000, 'USD')?.amount).toBe(16_264);
  expect(convert(10_000, 'EUR')).toBeUndefined();
});

test('converts large amounts exactly', () => {
  expect(convert(8_000_000_000_000_001, 'GBP')?.amount).toBe(6_853_600_000_000_001);
});
