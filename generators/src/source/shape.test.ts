import { expect, test } from 'vitest';
import { checkShape, maximumDepth } from './shape.js';

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = [value];
  return value;
}

test('accepts a value that is used twice', () => {
  const shared = { type: 'string' };
  expect(() => checkShape('a.yaml', { one: shared, other: [shared, shared] })).not.toThrow();
});

test('rejects a value that contains itself', () => {
  const cycle: { inside: unknown[] } = { inside: [] };
  cycle.inside.push({ again: cycle });
  expect(() => checkShape('a.yaml', cycle)).toThrow(
    /a\.yaml:1:1 error A YAML alias refers to a node that contains it/,
  );
});

test('rejects nesting beyond the limit, however deep', () => {
  expect(() => checkShape('a.json', nested(maximumDepth))).not.toThrow();
  expect(() => checkShape('a.json', nested(maximumDepth + 1))).toThrow(/more than 500 levels/);
  expect(() => checkShape('a.json', nested(1_000_000))).toThrow(/more than 500 levels/);
});
