import { expect, test } from 'vitest';
import { UsageError } from '../../processes/arguments.ts';
import { readChoice } from './options.ts';

test('has defaults', () => {
  expect(readChoice({})).toEqual({
    stores: ['sqlite', 'postgres'],
    splits: [1000, 20_000],
    rounds: 7,
    milliseconds: 700,
    tenants: [1, 100, 10_000],
    storedSplits: 100_000,
  });
});

test('parses options', () => {
  const choice = readChoice({
    stores: 'sqlite',
    splits: '5,10',
    rounds: '1',
    milliseconds: '100',
    tenants: '0',
    'stored-splits': '50',
  });
  expect(choice).toEqual({
    stores: ['sqlite'],
    splits: [5, 10],
    rounds: 1,
    milliseconds: 100,
    tenants: [],
    storedSplits: 50,
  });
});

test.each([
  [{ stores: 'oracle' }, '--stores accepts sqlite, postgres, not "oracle".'],
  [{ splits: '10,5' }, '--splits takes increasing numbers, not "10,5".'],
  [{ splits: 'x' }, '--splits takes 1 to 10000000, not "x".'],
  [{ tenants: '1,1' }, '--tenants takes increasing numbers, not "1,1".'],
  [{ 'stored-splits': '-1' }, '--stored-splits takes 0 to 10000000, not "-1".'],
  [{ rounds: '0' }, '--rounds takes 1 to 100, not "0".'],
  [{ milliseconds: '' }, '--milliseconds takes 100 to 10000, not "".'],
])('refuses %j', (values, message) => {
  expect(() => readChoice(values)).toThrow(UsageError);
  expect(() => readChoice(values)).toThrow(message);
});
