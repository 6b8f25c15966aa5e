import { expect, test } from 'vitest';
import { checkShape, maximumDepth } from './shape.js';

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = [value];
  return value;
}

test('what is used twice is no cycle', () => {
  const shared = { type: 'string' };
  expect(() => checkShape('a.yaml', { one: shared, other: [shared, shared] })).not.toThrow();
});

test('what contains itself is refused', () => {
  const cycle: { inside: unknown[] } = { inside: [] };
  cycle.inside.push({ again: cycle });
  expect(() => checkShape('a.yaml', cycle)).toThrow(/a\.yaml:1:1 error A YAML alias stands inside/);
});

test('nesting is refused beyond the limit alone, however deep', () => {
  expect(() => checkShape('a.json', nested(maximumDepth))).not.toThrow();
  expect(() => checkShape('a.json', nested(maximumDepth + 1))).toThrow(/more than 500 levels/);
  expect(() => checkShape('a.json', nested(1_000_000))).toThrow(/more than 500 levels/);
});
