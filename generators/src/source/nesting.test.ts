import { expect, test } from 'vitest';
import { checkNesting, maximumDepth } from './nesting.js';

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = [value];
  return value;
}

test('accepts a value that is used twice', () => {
  const shared = { type: 'string' };
  expect(() => checkNesting('a.yaml', { one: shared, other: [shared, shared] })).not.toThrow();
});

test('rejects a value that contains itself', () => {
  const cycle: { inside: unknown[] } = { inside: [] };
  cycle.inside.push({ again: cycle });
  expect(() => checkNesting('a.yaml', cycle)).toThrow(
    /a\.yaml:1:1 error A YAML alias refers to a node that contains it/,
  );
});

test('rejects nesting beyond the limit, however deep', () => {
  expect(() => checkNesting('a.json', nested(maximumDepth))).not.toThrow();
  expect(() => checkNesting('a.json', nested(maximumDepth + 1))).toThrow(/more than 500 levels/);
  expect(() => checkNesting('a.json', nested(1_000_000))).toThrow(/more than 500 levels/);
});
