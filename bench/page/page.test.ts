import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Figure, isMet, pairFigure, ratioOf, valueOf } from './figure.ts';
import {
  compare,
  contenderTable,
  pageOf,
  ratiosOf,
  replaceBetween,
  scoreMark,
  summaryTable,
  textBetween,
} from './page.ts';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

const figureOf = (own: number[], peer: number[], more: Partial<Figure> = {}): Figure =>
  pairFigure({
    id: 'a',
    title: 'A <call>',
    unit: 'µs',
    kind: 'cpu',
    against: 'peer',
    own,
    peer,
    ...more,
  });

test('a ratio compares the values of a round, so that a busy one counts as one, or medians', () => {
  expect(ratioOf(figureOf([1.05, 10.5, 20], [1, 10, 2]))).toBeCloseTo(1.05);
  const compared = figureOf([1, 2, 3], [4]);
  expect([valueOf(compared, 'ours'), ratioOf(compared)]).toEqual([2, 0.5]);
});

test.each([
  [[2], [4], { share: 0.5 }, true],
  [[3], [4], { share: 0.5 }, false],
  [[3], [], { share: 0.5 }, undefined],
  [[3], [], { limit: 3 }, true],
  [[4], [], { limit: 3 }, false],
  [[], [1], { limit: 3 }, undefined],
])('%j against %j meets %j: %s', (own, peer, goal, met) => {
  expect(isMet(figureOf(own, peer, { goal }))).toBe(met);
});

test('the page has a row for each figure, with its conditions', () => {
  const figures = [figureOf([50], [200], { goal: { share: 0.2 } })];
  const section = {
    title: 'Calling',
    command: 'pnpm bench client',
    conditions: 'Node 24.',
    figures,
  };
  const page = pageOf([section], '2026-01-02', '90 %');
  expect(page).toMatch(/on 2026-01-02[^]*`pnpm bench client`\. Node 24\./);
  expect(textBetween(page, scoreMark)).toBe('90 %');
  expect(page).toMatch(
    /A <call> \| 50\.0 µs \| +200 µs \| +peer \| +0\.25 \| × 0\.2 \(missed\) \|/,
  );
});

test('a value that is missing is a dash, and each contender has a row', () => {
  expect(summaryTable([figureOf([], [])])).toMatch(/\| +– \| +– \| +peer \| +– \|/);
  expect(contenderTable([figureOf([], [7])], ({ title }) => title)).toMatch(/\| peer \| +7\.00 \|/);
});

test.each([
  ['size', 1.01, 'ok'],
  ['size', 1.05, 'SLOWER'],
  ['cpu', 1.15, 'ok'],
  ['cpu', 1.3, 'SLOWER'],
  ['memory', 1.2, 'SLOWER'],
  ['time', 1.3, 'ok'],
  ['time', 1.5, 'SLOWER'],
] as const)('%s that grew by × %d is %s', (kind, growth, verdict) => {
  const { table, isSlower } = compare([figureOf([growth], [2], { kind })], { a: 0.5 });
  expect([table.includes(verdict), isSlower]).toEqual([true, verdict === 'SLOWER']);
});

test('marks new figures, and leaves out figures without a peer', () => {
  const figures = [figureOf([9], [1]), figureOf([9], [], { id: 'alone' })];
  expect(compare(figures, {}).table).toMatch(/– \| +9\.00 \| +new \|$/);
  expect(ratiosOf(figures)).toEqual({ a: 9 });
});

test('replaces text between marks, and rejects a page without them', () => {
  const page = 'a\n<!-- bench -->\nold\n<!-- /bench -->\nb\n';
  expect(replaceBetween(page, 'bench', 'new')).toBe('a\n<!-- bench -->\nnew\n<!-- /bench -->\nb\n');
  expect(() => replaceBetween('a', 'bench', 'new')).toThrow('The page lacks <!-- bench -->');
  expect(() => textBetween(read('../../README.md'), 'bench')).not.toThrow();
  expect(() => textBetween(read('../RESULTS.md'), scoreMark)).not.toThrow();
});
