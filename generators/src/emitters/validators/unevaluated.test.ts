// The emitted validators and Ajv must find the same properties unevaluated, in random schemas that are
// put together from others. These are simple, so that Ajv can judge: in a union within another, and in
// one of arrays, it counts what members evaluate that do not fit. The golden documents have more.

import { expect, test } from 'vitest';
import type { Json } from '../../json.js';
import { findDisagreements } from '../../testing/judges.js';
import { Chance } from '../../testing/random.js';

const names = ['a', 'b', 'c', 'kind'];
const scalars: readonly Json[] = [{ type: 'integer' }, { type: 'string' }, { const: 'a' }, true];

function components(chance: Chance, count: number): Record<string, Json> {
  const all = Array.from({ length: count }, (_, index) => [`S${index}`, combined(chance)] as const);
  return Object.fromEntries(all);
}

function combined(chance: Chance): Json {
  const several = (): Json[] => [leaf(chance), ...chance.several(2, () => leaf(chance))];
  const rest = (): Json => chance.pick<Json>([false, false, true, { type: 'integer' }]);
  const own = chance.oneIn(2) ? leaf(chance) : {};
  const part = chance.pick<() => object>([
    () => ({ allOf: several() }),
    () => ({ anyOf: several() }),
    () => ({ oneOf: several() }),
    () => ({ not: leaf(chance) }),
  ])();
  return { ...own, ...part, unevaluatedProperties: rest() };
}

function leaf(chance: Chance): Record<string, Json> {
  const properties = chance.several(3, () => [chance.pick(names), chance.pick(scalars)] as const);
  return chance.pick<Record<string, Json>>([
    { type: 'object', properties: Object.fromEntries(properties) },
    { properties: Object.fromEntries(properties), required: chance.several(1, () => 'a') },
    { type: ['array', 'object'], minProperties: 1 },
  ]);
}

test.each([1, 2, 3])('random schemas and values, seed %i', async (seed) => {
  const chance = new Chance(seed);
  expect(await findDisagreements(chance, components(chance, 40), 2)).toEqual([]);
});
