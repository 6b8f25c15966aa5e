import { createWorld } from '@seller-funds/contract/policies';
import { expect, test } from 'vitest';
import { isKnown, newMerchant } from './merchant.js';

test('an empty code is that of no account, also if the division has no account for fees', () => {
  const accounts = { liable: 'va_1', fee: '' };
  const merchant = { ...newMerchant(0, { code: '', name: '' }, accounts), world: createWorld() };
  expect(['va_1', ''].map((code) => isKnown(merchant, code))).toEqual([true, false]);
});
