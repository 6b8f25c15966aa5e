import { expect, test } from 'vitest';
import { type Figure, isMet, pairFigure, ratioOf, valueOf } from './figure.ts';

const figure = (own: number[], peer: number[], goal?: Figure['goal']): Figure =>
  pairFigure({
    id: 'a',
    title: 'A',
    unit: 's',
    kind: 'cpu',
    against: 'peer',
    own,
    peer,
    ...(goal && { goal }),
  });

test('a ratio compares the values of a round, so that a busy one counts as one', () => {
  expect(ratioOf(figure([1.05, 10.5, 20], [1, 10, 2]))).toBeCloseTo(1.05);
});

test('different numbers of values are compared by their medians', () => {
  const compared = figure([1, 2, 3], [4]);
  expect([valueOf(compared, 'ours'), ratioOf(compared)]).toEqual([2, 0.5]);
});

test.each([
  [[2], [4], { share: 0.5 }, true],
  [[3], [4], { share: 0.5 }, false],
  [[3], [], { share: 0.5 }, undefined],
  [[3], [], { limit: 3 }, true],
  [[4], [], { limit: 3 }, false],
  [[], [1], { limit: 3 }, undefined],
  [[1], [1], undefined, undefined],
])('%j against %j meets %j: %s', (own, peer, goal, met) => {
  expect(isMet(figure(own, peer, goal))).toBe(met);
});
