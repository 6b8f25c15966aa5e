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

test('without needs the order stays', () => {
  expect(sort({ c: '', a: '', b: '' })).toEqual(['c', 'a', 'b']);
});

test('each stands after all that it needs', () => {
  expect(sort({ a: 'bc', b: 'd', c: 'd', d: '' })).toEqual(['d', 'b', 'c', 'a']);
});

test('what is not among the nodes is not needed', () => {
  expect(sort({ a: 'x', b: '' })).toEqual(['a', 'b']);
});

test('who needs itself is a cycle of one', () => {
  expect(sort({ a: 'a', b: '' })).toEqual(['a(a)', 'b']);
});

test('a cycle stands together, after what it needs and before who needs it', () => {
  expect(sort({ a: 'b', b: 'c', c: 'bd', d: '' })).toEqual(['d', 'c(bc)', 'b(bc)', 'a']);
});

test('two cycles that share a node are one, two that do not are two', () => {
  expect(sort({ a: 'b', b: 'ac', c: 'b' })).toEqual(['c(abc)', 'b(abc)', 'a(abc)']);
  expect(sort({ a: 'b', b: 'a', c: 'da', d: 'c' })).toEqual(['b(ab)', 'a(ab)', 'd(cd)', 'c(cd)']);
});

test('a long chain is no problem', () => {
  const nodes = Array.from({ length: 3000 }, (_, index) => index);
  const sorted = sortByNeed(nodes, String, (index) => (index < 2999 ? [String(index + 1)] : []));
  expect(sorted[0]?.node).toBe(2999);
});
