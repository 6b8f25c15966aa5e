import { expect, test } from 'vitest';
import { withPart } from '../json.js';
import type { Case } from './cases.js';
import { packCases, smallestRefused, withEdits } from './packs.js';

const caseAt = (path: Case['edit']['path'], value?: unknown): Case => ({
  edit: { path, value, schema: '', label: '' },
  attempt: path.join('.'),
  claims: [],
});
const namesOf = (cases: readonly Case[]): string[] => cases.map(({ attempt }) => attempt);

test('packs have all cases, at most eight each, and no edit inside another one', () => {
  const inner = [caseAt(['a']), caseAt(['a', 'b']), caseAt(['a', 'b', 0]), caseAt(['a', 'c'])];
  const others = Array.from({ length: 20 }, (_, index) => caseAt([`m${index}`]));
  const packs = packCases([...inner, ...others], 7);
  expect(namesOf(packs.flat()).toSorted()).toEqual(namesOf([...inner, ...others]).toSorted());
  expect(Math.max(...packs.map((pack) => pack.length))).toBeLessThanOrEqual(8);
  const packOf = (name: string): number => packs.findIndex((pack) => namesOf(pack).includes(name));
  expect(new Set(['a', 'a.b', 'a.b.0'].map(packOf)).size).toBe(3);
  expect(packOf('a.c')).not.toBe(packOf('a'));
});

test('the same seed makes the same packs', () => {
  const cases = Array.from({ length: 20 }, (_, index) => caseAt([`m${index}`]));
  expect(packCases(cases, 7)).toEqual(packCases(cases, 7));
  expect(packCases(cases, 7)).not.toEqual(packCases(cases, 8));
});

test.each([[['b']], [['a', 'c']], [['a', 'b', 'c', 'd']]])(
  'of a pack in which %j are refused together, they are the smallest part',
  async (faults) => {
    const pack = ['a', 'b', 'c', 'd'].map((name) => caseAt([name]));
    const isRefused = async (cases: readonly Case[]): Promise<boolean> =>
      faults.every((name) => namesOf(cases).includes(name));
    expect(namesOf(await smallestRefused(pack, isRefused))).toEqual(faults);
  },
);

test('withEdits makes all edits and leaves the body as it was', () => {
  const body = { a: { b: 1, c: 2 }, d: [1, 2] };
  const edited = withEdits(body, [caseAt(['a', 'b'], 3), caseAt(['d', 0])]);
  expect(edited).toEqual({ a: { b: 3, c: 2 }, d: [2] });
  expect(body).toEqual({ a: { b: 1, c: 2 }, d: [1, 2] });
});

test.each([
  [[], 5, 5],
  [['a'], 5, { a: 5, b: [1, 2] }],
  [['a'], undefined, { b: [1, 2] }],
  [['b', 1], 5, { a: 0, b: [1, 5] }],
  [['b', 9], 5, { a: 0, b: [1, 2, 5] }],
  [['b', 0], undefined, { a: 0, b: [2] }],
  [['c', 'd'], 5, { a: 0, b: [1, 2], c: { d: 5 } }],
])('withPart at %j with %j is %j', (path, part, expected) => {
  expect(withPart({ a: 0, b: [1, 2] }, path, part)).toEqual(expected);
});

test('a replaced member keeps its position', () => {
  expect(Object.keys(withPart({ a: 0, b: 1 }, ['a'], 5) as object)).toEqual(['a', 'b']);
});
