import { describe, expect, test } from 'vitest';
import type { Json } from '../json.js';
import { contractOf, documentOf, faultsOf, type Parts } from '../testing/document.js';
import type { Schema } from './schema.js';

/** How a schema is read as a component of a document of 3.1, or of the version given. */
async function read(schema: Json, openapi = '3.1.0', others: Parts = {}): Promise<Schema> {
  const parts = { openapi, components: { schemas: { Read: schema, ...others } } };
  const { schemas } = await contractOf(parts);
  const found = schemas.find((entry) => entry.name.original === 'Read');
  if (!found) throw new Error('The schema is not there.');
  return found.schema;
}

/** What is wrong with a schema, without the place. */
async function faults(schema: Json, openapi = '3.1.0'): Promise<string[]> {
  const found = await faultsOf(documentOf({ openapi, components: { schemas: { Read: schema } } }));
  return found.map((fault) => fault.replace(/ \S+:\d+:\d+/, ''));
}

describe('types', () => {
  test.each<[string, Json, string[] | undefined]>([
    ['3.1.0', { type: 'string' }, ['string']],
    ['3.1.0', { type: ['null', 'string'] }, ['string', 'null']],
    ['3.1.0', {}, undefined],
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

  test('reads nullable in 3.1, with a warning', async () => {
    const schema = { type: 'string', nullable: true };
    expect((await read(schema)).types).toEqual(['string', 'null']);
    expect(await faults(schema)).toEqual([
      'schema/dialect The keyword nullable is from OpenAPI 3.0; it is read with its meaning there.',
    ]);
    expect(await faults(schema, '3.0.3')).toEqual([]);
  });

  test.each<[Json, string]>([
    ['file', 'file'],
    [['string', 'int'], 'int'],
    [[], 'an empty array'],
    [7, 'a number'],
  ])('rejects the type %j', async (type, found) => {
    expect(await faults({ type })).toEqual([
      'document/shape Expected one of string, integer, number, boolean, array, object, null, ' +
        `found ${found}; it is ignored.`,
    ]);
  });
});

describe('limits of numbers', () => {
  test.each<[string, Json, Partial<Schema['number']>]>([
    ['3.1.0', { minimum: 1, exclusiveMinimum: 2 }, { minimum: 1, exclusiveMinimum: 2 }],
    ['3.0.3', { minimum: 1, exclusiveMinimum: true }, { exclusiveMinimum: 1 }],
    ['3.0.3', { minimum: 1, exclusiveMinimum: false }, { minimum: 1 }],
    ['3.0.3', { maximum: 0, exclusiveMaximum: true }, { exclusiveMaximum: 0 }],
    ['3.0.3', { exclusiveMaximum: true }, {}],
  ])('in %s, %j is %j', async (openapi, schema, expected) => {
    const { number } = await read(schema, openapi);
    expect(JSON.parse(JSON.stringify(number))).toEqual(expected);
  });

  test('reads the boolean limits of 3.0 in 3.1, with a warning', async () => {
    const schema = { minimum: 1, exclusiveMinimum: true };
    expect((await read(schema)).number).toMatchObject({ minimum: undefined, exclusiveMinimum: 1 });
    expect(await faults(schema)).toEqual([
      'schema/dialect The keyword exclusiveMinimum is from OpenAPI 3.0; it is read with its meaning there.',
    ]);
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
  test('keep other keywords beside a reference in 3.1', async () => {
    const schema = await read({ $ref: '#/components/schemas/a~1b', minLength: 1 }, '3.1.0', {
      'a/b': {},
    });
    expect(schema).toMatchObject({ ref: 'a/b', string: { minLength: 1 } });
  });

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

  test('are reported if unresolved, including anchors', async () => {
    for (const reference of ['#/components/schemas/None', '#/none', '#none']) {
      expect(await faults({ items: { $ref: reference } })).toEqual([
        `source/reference Cannot resolve the reference ${reference}; any value is allowed.`,
      ]);
    }
  });

  test('report recursion through a place that cannot become a component', async () => {
    const node = { properties: { child: { $ref: '#/x-schemas/Node' } } };
    const schemas = { A: { $ref: '#/x-schemas/Node' } };
    expect(
      await faultsOf(documentOf({ 'x-schemas': { Node: node }, components: { schemas } })),
    ).toEqual([
      expect.stringMatching(
        /^schema\/recursion .* The reference #\/x-schemas\/Node leads to a schema/,
      ),
    ]);
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

test('marks readOnly and x-service-assigned properties', async () => {
  expect((await read({ readOnly: true })).serviceAssigned).toBe(true);
  expect((await read({ 'x-service-assigned': true })).serviceAssigned).toBe(true);
  expect((await read({})).serviceAssigned).toBe(false);
  expect((await read({ writeOnly: true })).writeOnly).toBe(true);
  expect((await read({})).writeOnly).toBe(false);
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

test('ignores a mapping to a missing component, with a warning', async () => {
  const schema = { discriminator: { propertyName: 'kind', mapping: { cat: 'models/cat.yaml' } } };
  expect((await read(schema)).discriminator).toEqual({ property: 'kind', mapping: [] });
  expect(await faults(schema)).toEqual([
    'schema/mapping The discriminator maps cat to models/cat.yaml, which is not a component; the entry is ignored.',
  ]);
  expect(await faults({ discriminator: {} })).toEqual([
    'document/shape Expected a name, found nothing; it is ignored.',
  ]);
});

test.each<[Json, string]>([
  [{ required: true }, 'Expected an array, found a boolean'],
  [{ enum: 'a' }, 'Expected an array, found a string'],
  [{ allOf: {} }, 'Expected an array, found an object'],
  [{ allOf: ['a'] }, 'Expected a schema, found a string'],
  [{ properties: [] }, 'Expected an object, found an array'],
  [{ properties: { a: null } }, 'Expected a schema, found null'],
  [{ items: [{}] }, 'Expected a schema, found an array'],
  [{ minLength: '3' }, 'Expected a number, found a string'],
  [{ pattern: 3 }, 'Expected a string, found a number'],
  [{ uniqueItems: 'yes' }, 'Expected a boolean, found a string'],
  [{ discriminator: 'kind' }, 'Expected an object, found a string'],
])('rejects the malformed schema %j', async (schema, message) => {
  expect(await faults(schema)).toEqual([`document/shape ${message}; it is ignored.`]);
});

test.each<[Json, string]>([
  [{ additionalItems: false }, 'additionalItems'],
  [{ $dynamicRef: '#a' }, '$dynamicRef'],
  [{ pattern: '(?i)a' }, 'pattern (?i)a'],
  [{ patternProperties: { '(': {} } }, 'pattern ('],
  [{ type: 'string', format: 'idn-hostname' }, 'format idn-hostname'],
])('reports %j, which has no effect', async (schema, keyword) => {
  expect(await faults(schema)).toEqual([
    `schema/unsupported The validators do not check the keyword ${keyword}.`,
  ]);
});

test('accepts unknown formats', async () => {
  expect(await faults({ type: 'string', format: 'iban' })).toEqual([]);
});
