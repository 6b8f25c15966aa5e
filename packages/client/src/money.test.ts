import { assert, constantFrom, maxSafeInteger, property } from 'fast-check';
import { expect, it } from 'vitest';
import { fromMinor, toMinor } from './money.js';

it.each([
  ['12.50', 'EUR', 1250],
  ['12.5', 'EUR', 1250],
  ['12', 'EUR', 1200],
  ['0.07', 'EUR', 7],
  ['-0.07', 'EUR', -7],
  ['+1.00', 'EUR', 100],
  ['0.29', 'USD', 29],
  ['1.005', 'BHD', 1005],
  ['1250', 'JPY', 1250],
  ['99.99', 'HUF', 9999],
  ['90071992547409.91', 'EUR', Number.MAX_SAFE_INTEGER],
  ['-90071992547409.91', 'EUR', Number.MIN_SAFE_INTEGER],
  ['000.10', 'EUR', 10],
])('%s %s is %i', (amount, currency, minor) => {
  expect(toMinor(amount, currency)).toBe(minor);
});

it.each([
  [1250, 'EUR', '12.50'],
  [7, 'EUR', '0.07'],
  [-7, 'EUR', '-0.07'],
  [0, 'EUR', '0.00'],
  [-0, 'EUR', '0.00'],
  [0, 'JPY', '0'],
  [-1250, 'JPY', '-1250'],
  [1005, 'BHD', '1.005'],
  [Number.MAX_SAFE_INTEGER, 'EUR', '90071992547409.91'],
])('%i of %s is %s', (minor, currency, amount) => {
  expect(fromMinor(minor, currency)).toBe(amount);
  expect(toMinor(amount, currency)).toBe(minor === 0 ? 0 : minor);
});

it.each(['-0', '-0.00', '0'])('%s is positive zero', (amount) => {
  expect(Object.is(toMinor(amount, 'EUR'), 0)).toBe(true);
});

it.each([
  ['12.345', 'EUR', 'has more decimals than EUR, which has 2'],
  ['12.500', 'EUR', 'has more decimals'],
  ['1.0', 'JPY', 'has more decimals than JPY, which has 0'],
  ['90071992547409.92', 'EUR', 'is too large'],
  ['12,50', 'EUR', 'is not a decimal number'],
  ['1e3', 'EUR', 'is not a decimal number'],
  ['.5', 'EUR', 'is not a decimal number'],
  ['5.', 'EUR', 'is not a decimal number'],
  [' 5', 'EUR', 'is not a decimal number'],
  ['', 'EUR', 'is not a decimal number'],
  ['5', 'KWD', 'differ between ISO 4217 and the platform'],
  ['5', 'eur', 'is not a currency code'],
  ['5', '', 'is not a currency code'],
  ['5', 'toString', 'is not a currency code'],
])('rejects %j of %j', (amount, currency, problem) => {
  expect(() => toMinor(amount, currency)).toThrow(RangeError);
  expect(() => toMinor(amount, currency)).toThrow(problem);
});

it.each([1.5, Number.NaN, Infinity, 2 ** 53, '5' as never])(
  '%s minor units are refused',
  (minor) => {
    expect(() => fromMinor(minor, 'EUR')).toThrow(RangeError);
  },
);

it('rejects a number as amount, which may have been rounded', () => {
  // @ts-expect-error an amount is given as text
  expect(() => toMinor(12.5, 'EUR')).toThrow('Pass a string');
});

it('converts any amount back to itself', () => {
  const currencies = constantFrom('EUR', 'JPY', 'BHD');
  const amounts = property(maxSafeInteger(), currencies, (minor, currency) => {
    expect(toMinor(fromMinor(minor, currency), currency)).toBe(minor);
  });
  assert(amounts, { numRuns: 2000 });
});
