import { expect, test } from 'vitest';
import { UsageError } from '../../processes/arguments.ts';
import { readAmount } from './options.ts';

test('has defaults', () => {
  expect(readAmount({})).toEqual({ rounds: 40, calls: 200 });
  expect(readAmount({ rounds: '3', calls: '10' })).toEqual({ rounds: 3, calls: 10 });
});

test.each(['0', '-1', '1.5', 'many', '', '1000000'])('rejects %j', (text) => {
  expect(() => readAmount({ rounds: text })).toThrow(UsageError);
  expect(() => readAmount({ calls: text })).toThrow(`--calls must be 1 to 100000, not "${text}"`);
});
