import { expect, test } from 'vitest';
import { compareFigures, ratiosOf } from './compare.js';
import type { Figure, FigureKind } from './figure.js';

function figureOf(kind: FigureKind, own: number, other: number): Figure {
  const bars = [
    { name: 'ours', values: [own] },
    { name: 'peer', values: [other] },
    { name: 'another', values: [1] },
  ];
  return { id: `a-${kind}`, title: 'A', unit: 's', kind, against: 'peer', bars };
}

test('compares our share of a peer, independent of the machine', () => {
  expect(ratiosOf([figureOf('cpu', 1, 2)])).toEqual({ 'a-cpu': 0.5 });
  expect(compareFigures([figureOf('cpu', 10, 20)], { 'a-cpu': 0.5 })).toMatchObject([
    { before: 0.5, now: 0.5, slower: false },
  ]);
});

test.each([
  ['size', 1.01, false],
  ['size', 1.05, true],
  ['cpu', 1.15, false],
  ['cpu', 1.3, true],
  ['memory', 1.2, true],
  ['time', 1.3, false],
  ['time', 1.5, true],
] as const)('%s that grew by × %d is slower: %s', (kind, growth, slower) => {
  const [found] = compareFigures([figureOf(kind, growth, 2)], { [`a-${kind}`]: 0.5 });
  expect(found?.slower).toBe(slower);
});

test('marks new figures, and leaves out figures without a peer', () => {
  expect(compareFigures([figureOf('cpu', 9, 1)], {})).toMatchObject([{ slower: false }]);
  const alone = { ...figureOf('cpu', 1, 1), against: 'nobody' };
  expect(compareFigures([alone], {})).toEqual([]);
  expect(ratiosOf([alone])).toEqual({});
});
