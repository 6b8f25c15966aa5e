import { expect, test } from 'vitest';
import { markdownTable, mebibytes, seconds } from './table.ts';

test('aligns a table with missing cells and bars', () => {
  expect(markdownTable(['tool', 's'], [['a|b', '1.00'], ['c']])).toBe(
    ['| tool |    s |', '|------|-----:|', '| a\\|b | 1.00 |', '| c    |      |'].join('\n'),
  );
});

test('formats numbers with a few digits', () => {
  expect([seconds(1234), seconds(12_340), seconds(undefined)]).toEqual(['1.23', '12.3', '–']);
  expect([mebibytes(2 ** 20), mebibytes(2 ** 30)]).toEqual(['1.0', '1024']);
});
