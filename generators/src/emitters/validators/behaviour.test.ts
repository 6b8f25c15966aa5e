// The emitted validators and Ajv, which reads the schemas themselves, must accept the same values: those in the golden
// documents, and random values for random schemas.

import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import type { Json } from '../../json.js';
import { componentsOf, constructs, samplesOf } from '../../testing/golden.js';
import { ajvOf, findDisagreements, zodOf } from '../../testing/judges.js';
import { Chance, randomComponents } from '../../testing/random.js';

/** Known differences from Ajv, with the reason; a test fails if one of them no longer exists. */
const differences: readonly { component: string; value: Json; reason: string }[] = [
  {
    component: 'Uri',
    value: 'a:',
    reason: 'RFC 3986 lets the path of a URI be empty.',
  },
  ...['YQ', 'a-_b', 'A-_'].map((value) => ({
    component: 'Byte',
    value,
    reason: 'Ajv takes neither base64url nor text without padding, which keys have.',
  })),
  {
    component: 'Integer',
    value: 2 ** 53,
    reason: 'Beyond that a number is not exact, and was perhaps another one in the JSON text.',
  },
  {
    component: 'class*/alert(1)',
    value: JSON.parse('{ "__proto__": 1 }') as Json,
    reason: 'Ajv leaves a property of this name unchecked.',
  },
  {
    component: 'NullBesideType',
    value: null,
    reason: 'Its author listed null; a warning says that the type leaves it out.',
  },
  {
    component: 'Contained',
    value: ['a', true],
    reason: 'To Ajv `contains` evaluates every element, also those that it does not find.',
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

  test('every schema has valid and invalid values', () => {
    for (const { good, bad } of samplesOf(construct)) {
      expect(good.length * bad.length).toBeGreaterThan(0);
    }
  });
});

test.each([1, 2, 3])('random schemas and values, seed %i', async (seed) => {
  const chance = new Chance(seed);
  expect(await findDisagreements(chance, randomComponents(chance, 50))).toEqual([]);
});
