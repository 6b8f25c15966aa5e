import { readFileSync } from 'node:fs';
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
])('%i / %i is %i', (dividend, divisor, expected) => {
  expect(divideHalfToEven(dividend, divisor)).toBe(expected);
});

test('amounts are converted in the minor units of both currencies', () => {
  expect(convert(10_000, 'USD')).toEqual({ amount: 10_843, rate: '1.0843' });
  // EUR 100.00 are 16345 yen, which has no minor unit; EUR 0.01 are 1.6345.
  expect(convert(10_000, 'JPY')).toEqual({ amount: 16_345, rate: '163.45' });
  expect(convert(1, 'JPY')?.amount).toBe(2);
  // 1.0843 * 5000 = 5421.5: the even side is up. 1.0843 * 15000 = 16264.5: it is down.
  expect(convert(5000, 'USD')?.amount).toBe(5422);
  expect(convert(15_000, 'USD')?.amount).toBe(16_264);
  expect(convert(10_000, 'EUR')).toBeUndefined();
});

test('large amounts lose nothing', () => {
  expect(convert(8_000_000_000_000_001, 'GBP')?.amount).toBe(6_853_600_000_000_001);
});

test('the guide shows the rate of every currency', () => {
  const guide = new URL('../../../../../docs/guide/sandbox.md', import.meta.url);
  const row = /^\| `USD`.*$/m.exec(readFileSync(guide, 'utf8'))?.[0] ?? '';
  const currencies = [...row.matchAll(/`([A-Z]{3})`/g)].map(([, currency = '']) => currency);
  const rates = row.match(/\d+\.\d+/g);
  expect(currencies).toHaveLength(7);
  expect(currencies.map((currency) => convert(1, currency)?.rate)).toEqual(rates);
});
