import { expect, test } from 'vitest';
import { describeDifference } from './describe-difference.js';

test.each([
  [1, 2, 'the size', 'the size is 2', 'it is 1'],
  [undefined, 'a', 'the name', 'the name is "a"', 'it is missing'],
  [{ a: 1, b: [{ c: 1 }] }, { a: 1, b: [{ c: 2 }] }, 'x', 'b[0].c of x is 2', 'it is 1'],
  [{ a: 1 }, { a: 1, b: null }, 'x', 'b of x is null', 'it is missing'],
  [{ a: 1, d: 1 }, { a: 2 }, 'x', 'a of x is 2', 'it is 1; 1 more member differs'],
  [[1], [1, 2], 'the list', 'the list is [1,2]', 'it is [1]'],
  [[1, 3], [1, 2], 'the list', 'the list is [1,2]', 'it is [1,3]'],
  [
    1_773_223_200_000,
    1_773_219_600_000,
    'processAt',
    'processAt is 2026-03-11T09:00:00.000Z',
    'it is 2026-03-11T10:00:00.000Z',
  ],
  [
    { currency: 'EUR', totalAmount: 1_050 },
    { currency: 'EUR', totalAmount: 1_000 },
    'the split',
    'totalAmount of the split is 1000 (10.00 EUR)',
    'it is 1050 (10.50 EUR)',
  ],
  [
    { currency: 'BHD', items: [{ amount: '-1' }] },
    { currency: 'BHD', items: [{ amount: '2000' }] },
    'the split',
    'items[0].amount of the split is "2000" (2.000 BHD)',
    'it is "-1" (-0.001 BHD)',
  ],
  [7, 5, 'the payout balance', 'the payout balance is 5 in minor units', 'it is 7 in minor units'],
  [
    { currency: 'JPY', balance: 7 },
    { currency: 'JPY', balance: 5 },
    'it',
    'balance of it is 5 (5 JPY)',
    'it is 7 (7 JPY)',
  ],
])('describes how %j differs from %j', (actual, wanted, what, expected, found) => {
  expect(describeDifference(actual, wanted, what)).toEqual({ expected, actual: found });
});

test('cuts long values and names the one member that differs', () => {
  const long = Array.from({ length: 50 }, (_, index) => ({ code: `code-${index}` }));
  const other = long.map((each, index) => (index === 31 ? { code: 'another' } : each));
  expect(describeDifference(other, long, 'the list')).toEqual({
    expected: '[31].code of the list is "code-31"',
    actual: 'it is "another"',
  });
  expect(describeDifference(long.slice(1), long, 'the list').actual).toMatch(
    /^it is a list of 49: .{160}…$/,
  );
});
