import { expect, test } from 'vitest';
import { isLong } from '../requirements.js';
import { isTurnOf } from './page-tests.js';

test('axe tests each page in one of the two rounds, in a long run in both', () => {
  const rounds = [0, 1, 2, 3].map((page) => [0, 1].filter((round) => isTurnOf(round, page)));
  expect(rounds).toEqual(isLong ? [0, 1, 2, 3].map(() => [0, 1]) : [[0], [1], [0], [1]]);
});
