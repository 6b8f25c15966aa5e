import { expect, test } from 'vitest';
import { amountText } from './amount-text.js';

test.each([
  [0, 'EUR', '0.00'],
  [5, 'EUR', '0.05'],
  [-123_456, 'EUR', '-1,234.56'],
  [-12_345, 'EUR', '-123.45'],
  [123_456_789, 'EUR', '1,234,567.89'],
  [1_234, 'JPY', '1,234'],
  [123, 'JPY', '123'],
  [1_234_567, 'BHD', '1,234.567'],
  [Number.MAX_SAFE_INTEGER, 'EUR', '90,071,992,547,409.91'],
])('%i minor units of %s are %s', (minor, currency, text) => {
  expect(amountText(minor, currency)).toBe(text);
});
