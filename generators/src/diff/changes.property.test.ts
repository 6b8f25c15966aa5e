// What the comparison says of a schema that was edited must agree with Ajv, which knows nothing of it,
// on every value: where one was valid and is not, the edit narrows, and the other way round.

import { expect, test } from 'vitest';
import { isObject, type Json, type JsonObject } from '../json.js';
import type { Contract } from '../model/contract.js';
import { contractOf } from '../testing/document.js';
import { ajvOf } from '../testing/judges.js';
import { Chance, randomComponents, randomValue } from '../testing/random.js';
import type { Change } from './change.js';
import { compareContracts } from './compare.js';
import { isAtLeast } from './level.js';

type Schemas = Readonly<Record<string, Json>>;

/** A document with an operation for each component, which takes it as its body. */
function contractWith(schemas: Schemas): Promise<Contract> {
  const paths = Object.keys(schemas).map((name): [string, Json] => {
    const schema = { $ref: `#/components/schemas/${name}` };
    const requestBody = { content: { 'application/json': { schema } } };
    const responses = { 204: { description: '' } };
    return [`/${name}`, { post: { operationId: name, requestBody, responses } }];
  });
  return contractOf({ paths: Object.fromEntries(paths), components: { schemas } });
}

const maps = ['properties', 'patternProperties', 'dependentSchemas'];
const single = [
  'items',
  'additionalProperties',
  'not',
  'if',
  'then',
  'else',
  'contains',
  'propertyNames',
];

/** A copy of a schema with one small edit: something left out, or something of another one put in. */
function edited(chance: Chance, schema: Json, other: Json): Json {
  if (!isObject(schema)) return other;
  const keys = Object.keys(schema);
  if (keys.length === 0 || chance.oneIn(5)) return { ...schema, ...(isObject(other) && other) };
  const key = chance.pick(keys);
  const inside = schema[key] ?? null;
  if (maps.includes(key) && isObject(inside) && Object.keys(inside).length > 0) {
    return { ...schema, [key]: editedMember(chance, inside, other) };
  }
  if (single.includes(key) && !chance.oneIn(4)) {
    return { ...schema, [key]: edited(chance, inside, other) };
  }
  if (Array.isArray(inside) && /Of$|prefixItems/.test(key)) {
    const at = chance.below(inside.length);
    const members = (inside as readonly Json[]).map((member, index) =>
      index === at ? edited(chance, member, other) : member,
    );
    return { ...schema, [key]: chance.oneIn(4) ? [...members, other] : members };
  }
  const { [key]: _, ...rest } = schema;
  return rest;
}

function editedMember(chance: Chance, map: JsonObject, other: Json): Json {
  const name = chance.pick(Object.keys(map));
  const { [name]: member = true, ...rest } = map;
  return chance.oneIn(4) ? rest : { ...rest, [name]: edited(chance, member, other) };
}

/** These speak of what is declared rather than of which values are valid. */
function isDeclaration({ rule }: Change): boolean {
  return /property-(?:added|removed|refused)/.test(rule);
}

function faultOf(changes: readonly Change[], wasValid: boolean): string | undefined {
  if (changes.length === 0) return 'nothing was found';
  if (changes.some(isDeclaration)) return undefined;
  const affected = wasValid ? 'clients' : 'servers';
  const told = changes.some(({ levels }) => isAtLeast(levels[affected], 'risky'));
  return told ? undefined : `harmless for ${affected}`;
}

test.each([1, 2, 3, 4])('random schemas, edits and values, seed %i', async (seed) => {
  const chance = new Chance(seed);
  const before = randomComponents(chance, 60);
  const donors = Object.values(randomComponents(chance, 60));
  const after = Object.fromEntries(
    Object.entries(before).map(([name, schema], index) => [
      name,
      chance.oneIn(3) ? schema : edited(chance, schema, donors[index] ?? true),
    ]),
  );
  const found = compareContracts(await contractWith(before), await contractWith(after));
  const [was, is] = [ajvOf(before), ajvOf(after)];
  let disagreements = 0;
  const faults: object[] = [];
  for (const name of Object.keys(before)) {
    const changes = found.filter(
      ({ levels, occurrences }) =>
        levels.clients !== 'docs' &&
        occurrences.some(({ operation }) => operation === `POST /${name}`),
    );
    for (let tries = 0; tries < 200; tries += 1) {
      const value = randomValue(chance);
      const wasValid = was(name, value);
      if (wasValid === is(name, value)) continue;
      disagreements += 1;
      const fault = faultOf(changes, wasValid);
      const rules = changes.map(({ rule, message }) => `${rule} ${message}`);
      if (fault !== undefined) faults.push({ name, value, wasValid, rules, fault });
    }
  }
  expect(faults.slice(0, 3)).toEqual([]);
  expect(disagreements).toBeGreaterThan(100);
});
