import { expect, test } from 'vitest';
import { type Ordered, sortByNeed } from './graph.js';

/** Sorts the keys of a map of needs; a cycle stands behind the key. */
function sort(needs: Readonly<Record<string, string>>): string[] {
  const sorted: Ordered<string>[] = sortByNeed(
    Object.keys(needs),
    (key) => key,
    (key) => (needs[key] ?? '').split(''),
  );
  return sorted.map(({ node, cycle }) => node + (cycle.length > 0 ? `(${cycle.join('')})` : ''));
}

test('keeps the order without dependencies', () => {
  expect(sort({ c: '', a: '', b: '' })).toEqual(['c', 'a', 'b']);
});

test('sorts each node after its dependencies', () => {
  expect(sort({ a: 'bc', b: 'd', c: 'd', d: '' })).toEqual(['d', 'b', 'c', 'a']);
});

test('ignores dependencies that are not nodes', () => {
  expect(sort({ a: 'x', b: '' })).toEqual(['a', 'b']);
});

test('treats a node that depends on itself as a cycle', () => {
  expect(sort({ a: 'a', b: '' })).toEqual(['a(a)', 'b']);
});

test('keeps a cycle together, between its dependencies and its dependents', () => {
  expect(sort({ a: 'b', b: 'c', c: 'bd', d: '' })).toEqual(['d', 'c(bc)', 'b(bc)', 'a']);
});

test('merges cycles that share a node', () => {
  expect(sort({ a: 'b', b: 'ac', c: 'b' })).toEqual(['c(abc)', 'b(abc)', 'a(abc)']);
  expect(sort({ a: 'b', b: 'a', c: 'da', d: 'c' })).toEqual(['b(ab)', 'a(ab)', 'd(cd)', 'c(cd)']);
});

test('sorts a long chain', () => {
  const nodes = Array.from({ length: 3000 }, (_, index) => index);
  const sorted = sortByNeed(nodes, String, (index) => (index < 2999 ? [String(index + 1)] : []));
  expect(sorted[0]?.node).toBe(2999);
});
