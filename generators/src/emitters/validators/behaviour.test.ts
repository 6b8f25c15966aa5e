// The emitted validators and Ajv, which reads the schemas themselves, must judge alike: on the values
// in the golden documents, and on random values of random schemas.

import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import type { Json } from '../../json.js';
import { documentOf } from '../../testing/document.js';
import { emit, write } from '../../testing/emitted.js';
import { componentsOf, constructs, samplesOf } from '../../testing/golden.js';
import { Chance, randomComponents, randomValue } from '../../testing/random.js';

/** The validators of components, by their names in the document. */
type Validators = Readonly<Record<string, { safeParse(value: Json): { success: boolean } }>>;

/** Judges a value by a component. */
type Judge = (component: string, value: Json) => boolean;

function ajvOf(schemas: Readonly<Record<string, Json>>): Judge {
  const ajv = formats.default(new Ajv2020({ strict: false, ownProperties: true, logger: false }));
  ajv.addSchema({ $id: 'document', components: { schemas } });
  return (component, value) => {
    const token = encodeURIComponent(component.replaceAll('~', '~0').replaceAll('/', '~1'));
    const validate = ajv.getSchema(`document#/components/schemas/${token}`);
    if (!validate) throw new Error(`Ajv does not find ${component}.`);
    return validate(value) as boolean;
  };
}

/** Emits the validators of components and imports them. */
async function zodOf(schemas: Readonly<Record<string, Json>>): Promise<Judge> {
  const files = await emit(documentOf({ components: { schemas } }), ['validators']);
  const folder = write([...files].map(([path, text]) => ({ path, text })));
  const registry = (await import(join(folder, 'validators/registry.ts'))) as {
    schemas: Validators;
  };
  return (component, value) => {
    const validator = registry.schemas[component];
    if (!validator) throw new Error(`There is no validator of ${component}.`);
    return validator.safeParse(value).success;
  };
}

/** Where Ajv judges otherwise than we do; one that does not any more fails. */
const differences: readonly { component: string; value: Json; reason: string }[] = [
  {
    component: 'Uri',
    value: 'a:',
    reason: 'RFC 3986 lets the path of a URI be empty.',
  },
  {
    component: 'class*/alert(1)',
    value: JSON.parse('{ "__proto__": 1 }') as Json,
    reason: 'Ajv leaves a property of this name unchecked.',
  },
];

const isDifferent = (component: string, value: Json): boolean =>
  differences.some(
    (entry) => entry.component === component && isDeepStrictEqual(entry.value, value),
  );

describe.each(constructs)('%s', async (construct) => {
  const schemas = componentsOf(construct);
  const zod = await zodOf(schemas);
  const ajv = ajvOf(schemas);

  test.each(samplesOf(construct))('$name', ({ name, good, bad }) => {
    const judged = [...good, ...bad].map((value) => ({ value, accepted: zod(name, value) }));
    expect(judged).toEqual([
      ...good.map((value) => ({ value, accepted: true })),
      ...bad.map((value) => ({ value, accepted: false })),
    ]);
    for (const { value, accepted } of judged) {
      expect([value, ajv(name, value)]).toEqual([value, accepted !== isDifferent(name, value)]);
    }
  });

  test('every schema has values of both kinds', () => {
    for (const { good, bad } of samplesOf(construct)) {
      expect(good.length * bad.length).toBeGreaterThan(0);
    }
  });
});

test.each(Array.from({ length: 15 }, (_, seed) => seed))(
  'random schemas and values, seed %i',
  async (seed) => {
    const chance = new Chance(seed);
    const schemas = randomComponents(chance, 12);
    const [zod, ajv] = [await zodOf(schemas), ajvOf(schemas)];
    for (const name of Object.keys(schemas)) {
      for (let count = 0; count < 40; count += 1) {
        const value = randomValue(chance);
        expect([name, value, zod(name, value)]).toEqual([name, value, ajv(name, value)]);
      }
    }
  },
);
