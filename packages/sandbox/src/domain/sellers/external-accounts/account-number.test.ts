import { describe, expect, test } from 'vitest';
import { isAccountNumber, isRoutingNumber } from './account-number.js';

describe('account numbers', () => {
  test.each([
    ['NL45SNDB0000000001', true],
    ['nl45sndb0000000001', true],
    ['GB82WEST12345698765432', true],
    ['NL46SNDB0000000001', false],
    ['NL45SNDB0000000010', false],
    ['XX00', false],
    ['12345678', true],
    ['N1234567', true],
  ])('%s: %s', (number, right) => {
    expect(isAccountNumber(number)).toBe(right);
  });

  test('detect every single wrong digit of an IBAN', () => {
    const number = 'NL45SNDB0000000001';
    for (const place of [2, 3, ...Array.from({ length: 10 }, (_digit, index) => 8 + index)]) {
      const other = (Number(number[place]) + 1) % 10;
      const wrong = `${number.slice(0, place)}${other}${number.slice(place + 1)}`;
      expect([wrong, isAccountNumber(wrong)]).toEqual([wrong, false]);
    }
  });
});

test.each([
  ['021000021', true],
  ['011401533', true],
  ['021000022', false],
  ['012000021', false],
  ['000000000', false],
])('the routing number %s: %s', (number, right) => {
  expect(isRoutingNumber(number)).toBe(right);
});
