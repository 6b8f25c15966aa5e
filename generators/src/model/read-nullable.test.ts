import { expect, test } from 'vitest';
import type { Json } from '../json.js';
import { documentOf } from '../testing/document.js';
import { makeFolder } from '../testing/folder.js';
import { loadDocument } from '../source/load.js';
import { buildContract } from './build.js';

/** The schema of component A in OpenAPI 3.0, and the codes of what was told. */
async function read(schema: Json) {
  const schemas = { A: schema, Text: { type: 'string' } };
  const folder = makeFolder({
    'openapi.yaml': documentOf({ openapi: '3.0.3', components: { schemas } }),
  });
  const source = await loadDocument(`${folder}/openapi.yaml`);
  const built = buildContract(source);
  const found = built.contract.components.get('A')?.schema;
  return { found, codes: built.warnings.map(({ code }) => code) };
}

const union = {
  description: 'A text, or none.',
  nullable: true,
  anyOf: [{ $ref: '#/components/schemas/Text' }],
};

test('adds null to a type', async () => {
  const typed = await read({ type: 'string', nullable: true });
  expect(typed).toMatchObject({ found: { types: ['string', 'null'] }, codes: [] });
  // Without a type anything is allowed, null too.
  expect((await read({ nullable: true })).codes).toEqual([]);
});

test('allows null for a nullable union', async () => {
  const { found, codes } = await read(union);
  expect(found?.description).toBe(union.description);
  expect(found?.anyOf.map(({ types, anyOf }) => types ?? anyOf.map(({ ref }) => ref))).toEqual([
    ['Text'],
    ['null'],
  ]);
  expect(codes).toEqual(['schema/nullable']);
});
