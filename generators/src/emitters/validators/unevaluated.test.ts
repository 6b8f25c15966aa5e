// The emitted validators and Ajv must find the same properties unevaluated, in random schemas that are
// put together from others. These are simple, so that Ajv can judge: in a union within another, and in
// one of arrays, it counts what members evaluate that do not fit. The golden documents have more.

import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import type { Json } from '../../json.js';
import { Chance, randomValue } from '../../testing/random.js';
import { importValidators } from '../../testing/validators.js';

type Schemas = Readonly<Record<string, Json>>;
type Judge = (component: string, value: Json) => unknown;

const names = ['a', 'b', 'c', 'kind'];
const scalars: readonly Json[] = [{ type: 'integer' }, { type: 'string' }, { const: 'a' }, true];

function components(chance: Chance, count: number): Schemas {
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

function ajvOf(schemas: Schemas): Judge {
  const ajv = new Ajv2020({ strict: false, ownProperties: true, logger: false });
  ajv.addSchema({ $id: 'document', components: { schemas } });
  return (name, value) => ajv.getSchema(`document#/components/schemas/${name}`)?.(value);
}

async function zodOf(schemas: Schemas): Promise<Judge> {
  const validators = await importValidators(schemas);
  return (name, value) => validators[name]?.safeParse(value).success;
}

test.each([1, 2, 3])('random schemas and values, seed %i', async (seed) => {
  const chance = new Chance(seed);
  const schemas = components(chance, 40);
  const [zod, ajv] = [await zodOf(schemas), ajvOf(schemas)];
  for (const name of Object.keys(schemas)) {
    for (let count = 0; count < 40; count += 1) {
      const value = randomValue(chance, 2);
      expect([name, value, zod(name, value)]).toEqual([name, value, ajv(name, value)]);
    }
  }
});
