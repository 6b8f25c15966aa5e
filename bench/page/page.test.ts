import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Figure } from './figure.js';
import {
  comparisonTable,
  contenderTable,
  pageOf,
  replaceBetween,
  scoreMark,
  summaryTable,
  textBetween,
} from './page.js';

const figure: Figure = {
  id: 'call-cpu',
  title: 'A <call>',
  unit: 'µs',
  kind: 'cpu',
  against: 'peer',
  bars: [
    { name: 'peer', values: [200] },
    { name: 'ours', values: [50] },
    { name: 'another', values: [7] },
  ],
  goal: { share: 0.2 },
};

test('the page has a row for each figure, with its conditions', () => {
  const section = {
    title: 'Calling',
    command: 'pnpm bench client',
    conditions: 'Node 24.',
    figures: [figure],
  };
  const page = pageOf([section], '2026-01-02', '90 %');
  expect(page).toContain('on 2026-01-02');
  expect(page).toContain('`pnpm bench client`. Node 24.');
  expect(textBetween(page, scoreMark)).toBe('90 %');
  expect(page).toMatch(
    /A <call> \| 50\.0 µs \| +200 µs \| +peer \| +0\.25 \| × 0\.2 \(missed\) \|/,
  );
});

test('a value that is missing is a dash', () => {
  expect(summaryTable([{ ...figure, bars: [] }])).toMatch(/\| +– \| +– \| +peer \| +– \|/);
});

test('a row for each contender', () => {
  expect(contenderTable([figure], ({ title }) => title)).toMatch(/\| another \| +7\.00 \|/);
});

test('a comparison says what is slower', () => {
  const table = comparisonTable([{ figure, before: 0.2, now: 0.25, slower: true }]);
  expect(table).toMatch(/0\.20 \| +0\.25 \| +SLOWER \|/);
});

test('replaces text between marks, and rejects a page without them', () => {
  const page = 'a\n<!-- bench -->\nold\n<!-- /bench -->\nb\n';
  expect(replaceBetween(page, 'bench', 'new')).toBe('a\n<!-- bench -->\nnew\n<!-- /bench -->\nb\n');
  expect(() => replaceBetween('a', 'bench', 'new')).toThrow('The page lacks <!-- bench -->');
});

test('the README has the marks of the summary', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  expect(() => replaceBetween(readme, 'bench', '')).not.toThrow();
});

test('the results have the marks of the mutation score', () => {
  const results = readFileSync(new URL('../RESULTS.md', import.meta.url), 'utf8');
  expect(() => textBetween(results, scoreMark)).not.toThrow();
});
