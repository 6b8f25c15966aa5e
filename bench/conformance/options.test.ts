import { expect, test } from 'vitest';
import { UsageError } from '../../processes/arguments.ts';
import { readChoice } from './options.ts';

test('forty mutants of seed 1 are tried where nothing is said', () => {
  expect(readChoice({})).toEqual({ sample: 40, seed: 1, only: undefined });
});

test.each([{ sample: '0' }, { sample: 'all' }, { seed: '-1' }, { seed: '1.5' }])(
  '%j is told to be no number that can be taken',
  (values) => {
    expect(() => readChoice(values)).toThrow(UsageError);
  },
);
