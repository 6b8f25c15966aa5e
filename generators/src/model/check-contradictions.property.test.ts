// What is reported as a contradiction must be one: Ajv, which knows nothing of the check, must refuse
// every value of the kind that the report speaks of.

import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import type { Json } from '../json.js';
import { build, documentOf } from '../testing/document.js';
import { Chance, randomComponents, randomValue } from '../testing/random.js';

type Schemas = Readonly<Record<string, Json>>;

const ownPointer = /^#\/components\/schemas\/(S\d+)(?:\/(?:(?:min|max|exclusive)\w+|required))?$/;

async function contradictionsOf(schemas: Schemas): Promise<[name: string, message: string][]> {
  const { warnings } = await build(documentOf({ components: { schemas } }));
  const found = warnings.filter(({ code }) => code === 'schema/contradiction');
  return found.flatMap(({ location, message }): [string, string][] => {
    const [, name] = ownPointer.exec(location?.pointer ?? '') ?? [];
    return name === undefined ? [] : [[name, message]];
  });
}

/** Whether a report speaks of such values: one of limits or names does of those that have them. */
function concerns(message: string, value: Json): boolean {
  if (/length/i.test(message)) return typeof value === 'string';
  if (/minimum|maximum/i.test(message)) return typeof value === 'number';
  if (/items|contains/i.test(message)) return Array.isArray(value);
  if (!/Properties|property/.test(message)) return true;
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

test.each([1, 2, 3, 4, 5, 6])('random schemas and values, seed %i', async (seed) => {
  const chance = new Chance(seed);
  const schemas = randomComponents(chance, 60);
  const found = await contradictionsOf(schemas);
  const ajv = new Ajv2020({ strict: false, ownProperties: true, logger: false });
  ajv.addSchema({ $id: 'document', components: { schemas } });
  expect(found.length).toBeGreaterThan(0);
  for (const [name, message] of found) {
    const validate = ajv.getSchema(`document#/components/schemas/${name}`);
    for (let count = 0; count < 100; count += 1) {
      const value = randomValue(chance);
      if (!concerns(message, value)) continue;
      expect([name, message, value, validate?.(value)]).toEqual([name, message, value, false]);
    }
  }
});
