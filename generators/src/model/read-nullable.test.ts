import { expect, test } from 'vitest';
import type { Json } from '../json.js';
import { documentOf } from '../testing/document.js';
import { makeFolder } from '../testing/folder.js';
import { loadDocument } from '../source/load.js';
import { buildContract } from './build.js';

/** Reads a schema as component A; returns it with the codes of the diagnostics. */
async function read(schema: Json, openapi = '3.0.3') {
  const schemas = { A: schema, Text: { type: 'string' } };
  const folder = makeFolder({
    'openapi.yaml': documentOf({ openapi, components: { schemas } }),
  });
  const source = await loadDocument(`${folder}/openapi.yaml`);
  const built = buildContract(source);
  const found = built.contract.components.get('A')?.schema;
  return { found, codes: built.warnings.map(({ code }) => code) };
}

const union = {
  description: 'A text or null.',
  nullable: true,
  anyOf: [{ $ref: '#/components/schemas/Text' }],
};

test('adds null to a type', async () => {
  const typed = await read({ type: 'string', nullable: true });
  expect(typed).toMatchObject({ found: { types: ['string', 'null'] }, codes: [] });
  // Without a type any value is allowed, including null.
  expect((await read({ nullable: true })).codes).toEqual([]);
});

test.each([
  ['3.0.3', 'schema/nullable'],
  ['3.1.0', 'schema/dialect'],
])('allows null for a nullable union in OpenAPI %s', async (version, code) => {
  const { found, codes } = await read(union, version);
  expect(found?.description).toBe(union.description);
  expect(found?.anyOf.map(({ types, anyOf }) => types ?? anyOf.map(({ ref }) => ref))).toEqual([
    ['Text'],
    ['null'],
  ]);
  expect(codes).toEqual([code]);
});
