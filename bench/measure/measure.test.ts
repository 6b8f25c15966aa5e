import { expect, test } from 'vitest';
import { measureInTurn } from './in-turn.ts';
import { errorLine } from './run.ts';
import { median, medianOf, percentile } from './statistics.ts';
import { markdownTable, mebibytes, seconds } from './table.ts';

test('the median of an odd, an even and no number of values', () => {
  expect([median([3, 1, 2]), median([4, 1, 2, 3]), median([])]).toEqual([2, 2.5, undefined]);
  expect(medianOf([{ a: 1 }, {}, { a: 3 }], (item: { a?: number }) => item.a)).toBe(2);
});

test('a percentile is one of the numbers', () => {
  const numbers = Array.from({ length: 200 }, (_, index) => 200 - index);
  expect([percentile(numbers, 0.99), percentile(numbers, 0.5), percentile([7], 0.99)]).toEqual([
    198, 100, 7,
  ]);
  expect(percentile([], 0.5)).toBeNaN();
});

test('aligns a table with missing cells and bars, and formats numbers with a few digits', () => {
  expect(markdownTable(['tool', 's'], [['a|b', '1.00'], ['c']])).toBe(
    ['| tool |    s |', '|------|-----:|', '| a\\|b | 1.00 |', '| c    |      |'].join('\n'),
  );
  expect([seconds(1234), seconds(12_340), seconds(undefined)]).toEqual(['1.23', '12.3', '–']);
  expect([mebibytes(2 ** 20), mebibytes(2 ** 30)]).toEqual(['1.0', '1024']);
});

test.each([
  [
    'Error: a plugin warns\nFATAL ERROR: heap out of memory\n 1: 0xb9',
    'FATAL ERROR: heap out of memory',
  ],
  [
    '/x/y.js:3\n  throw new Error(`a`)\n\nTypeError: b\n    at z (y.js:3)\n\nNode.js v24',
    'TypeError: b',
  ],
  ['\u001B[31m✖ cannot read it\u001B[39m\nmore', '✖ cannot read it'],
  ['one\ntwo\n', 'two'],
  ['', 'no message'],
])('%j fails with %j', (output, line) => {
  expect(errorLine(output)).toBe(line);
});

test('measures in turn in a rotating order, after a warm-up that is not counted', async () => {
  const order: string[] = [];
  const results = await measureInTurn(['a', 'b'], 2, (item, isWarmUp) => {
    order.push(isWarmUp ? item.toUpperCase() : item);
    return Promise.resolve(order.length);
  });
  expect(order.join('')).toBe('ABbaab');
  expect(Object.fromEntries(results)).toEqual({ a: [4, 5], b: [3, 6] });
});
