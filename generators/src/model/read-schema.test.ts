import { describe, expect, test } from 'vitest';
import type { Json } from '../json.js';
import { contractOf, type Parts } from '../testing/document.js';
import type { Schema } from './schema.js';

/** How a schema is read as a component of a document of 3.1, or of the version given. */
async function read(schema: Json, openapi = '3.1.0', others: Parts = {}): Promise<Schema> {
  const parts = { openapi, components: { schemas: { Read: schema, ...others } } };
  const { schemas } = await contractOf(parts);
  const found = schemas.find((entry) => entry.name.original === 'Read');
  if (!found) throw new Error('The schema is not there.');
  return found.schema;
}

describe('types', () => {
  test.each<[string, Json, string[] | undefined]>([
    ['3.1.0', { type: 'string' }, ['string']],
    ['3.1.0', { type: ['null', 'string'] }, ['string', 'null']],
    ['3.1.0', {}, undefined],
    ['3.1.0', { type: 'string', nullable: true }, ['string', 'null']],
    ['3.0.3', { type: 'string', nullable: true }, ['string', 'null']],
    ['3.0.3', { type: 'string', nullable: false }, ['string']],
    ['3.0.3', { nullable: true }, undefined],
  ])('in %s, %j allows %j', async (openapi, schema, types) => {
    expect((await read(schema, openapi)).types).toEqual(types);
  });

  test('an enum of 3.0 allows null only if it lists null', async () => {
    const schema = { type: 'string', nullable: true, enum: ['a'] };
    expect((await read(schema, '3.0.3')).values).toEqual(['a']);
  });
});

describe('limits of numbers', () => {
  test.each<[string, Json, Partial<Schema['number']>]>([
    ['3.1.0', { minimum: 1, exclusiveMinimum: 2 }, { minimum: 1, exclusiveMinimum: 2 }],
    ['3.0.3', { minimum: 1, exclusiveMinimum: true }, { exclusiveMinimum: 1 }],
    ['3.1.0', { minimum: 1, exclusiveMinimum: true }, { exclusiveMinimum: 1 }],
    ['3.0.3', { minimum: 1, exclusiveMinimum: false }, { minimum: 1 }],
    ['3.0.3', { maximum: 0, exclusiveMaximum: true }, { exclusiveMaximum: 0 }],
    ['3.0.3', { exclusiveMaximum: true }, {}],
  ])('in %s, %j is %j', async (openapi, schema, expected) => {
    const { number } = await read(schema, openapi);
    expect(JSON.parse(JSON.stringify(number))).toEqual(expected);
  });
});

describe('values', () => {
  test.each<[Json, Json[] | undefined]>([
    [{ enum: ['a', null, 1] }, ['a', null, 1]],
    [{ const: null }, [null]],
    [{ const: { a: 1, b: 2 }, enum: [{ b: 2, a: 1 }, 3] }, [{ b: 2, a: 1 }]],
    [{}, undefined],
  ])('%j allows %j', async (schema, values) => {
    expect((await read(schema)).values).toEqual(values);
  });
});

describe('references', () => {
  test('are percent-decoded if the encoding is valid', async () => {
    expect(
      await read({ $ref: '#/components/schemas/a%20b' }, '3.1.0', { 'a b': {} }),
    ).toMatchObject({
      ref: 'a b',
    });
    expect(
      await read({ $ref: '#/components/schemas/100%' }, '3.1.0', { '100%': {} }),
    ).toMatchObject({
      ref: '100%',
    });
  });

  test('ignore everything beside a reference in 3.0 except the description', async () => {
    const beside = { minLength: 1, nullable: true, type: 'string', description: 'A.' };
    const schema = await read({ $ref: '#/components/schemas/a', ...beside }, '3.0.3', { a: {} });
    expect(schema).toMatchObject({ ref: 'a', types: undefined, description: 'A.' });
    expect(schema.string.minLength).toBeUndefined();
  });

  test('to extensions are inlined', async () => {
    const { schemas } = await contractOf({
      'x-schemas': { b: { type: 'integer' } },
      components: { schemas: { A: { $ref: '#/x-schemas/b' } } },
    });
    expect(schemas[0]?.schema).toMatchObject({ ref: undefined, allOf: [{ types: ['integer'] }] });
  });
});

test('reads boolean schemas, and the negation of a schema without keywords as `false`', async () => {
  const properties = {
    a: true,
    b: false,
    c: { not: {} },
    d: { description: 'Left out.', not: true },
    e: { not: { type: 'string' } },
    f: { not: false },
  };
  const { object } = await read({ properties, additionalProperties: { not: {} } });
  const possible = object.properties.flatMap(({ name, schema }) => (schema.possible ? name : []));
  expect(possible).toEqual(['a', 'e', 'f']);
  expect(object.properties[2]?.schema.not).toBeUndefined();
  expect(object.additional?.possible).toBe(false);
});

test('lists required names without a property separately', async () => {
  const { object } = await read({ properties: { a: {} }, required: ['a', 'b'] });
  expect(object.properties.map(({ name, required }) => [name, required])).toEqual([['a', true]]);
  expect(object.requiredOnly).toEqual(['b']);
});

test('reads the mapping of a discriminator, by reference or by name', async () => {
  const mapping = { cat: '#/components/schemas/Cat', dog: 'Dog' };
  const schema = { discriminator: { propertyName: 'kind', mapping } };
  expect((await read(schema, '3.1.0', { Cat: {}, Dog: {} })).discriminator).toEqual({
    property: 'kind',
    mapping: [
      { value: 'cat', component: 'Cat' },
      { value: 'dog', component: 'Dog' },
    ],
  });
});

test('ignores a mapping to a missing component', async () => {
  const schema = { discriminator: { propertyName: 'kind', mapping: { cat: 'models/cat.yaml' } } };
  expect((await read(schema)).discriminator).toEqual({ property: 'kind', mapping: [] });
});
