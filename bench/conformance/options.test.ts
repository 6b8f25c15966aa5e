import { expect, test } from 'vitest';
import { UsageError } from '../../processes/arguments.ts';
import { readChoice } from './options.ts';

test('tries forty mutants of seed 1 by default', () => {
  expect(readChoice({})).toEqual({ sample: 40, seed: 1, only: undefined });
});

test.each([{ sample: '0' }, { sample: 'all' }, { seed: '-1' }, { seed: '1.5' }])(
  'rejects %j',
  (values) => {
    expect(() => readChoice(values)).toThrow(UsageError);
  },
);
