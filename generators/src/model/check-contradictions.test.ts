import { describe, expect, test } from 'vitest';
import type { Json } from '../json.js';
import { documentOf, faultsOf } from '../testing/document.js';

const others = {
  Closed: { type: 'object', properties: { a: {} }, additionalProperties: false },
  Short: { type: 'string', maxLength: 3 },
  Letter: { enum: ['a', 'b'] },
};

/** What is wrong with a schema, without the place and without what was said before a colon. */
async function faults(schema: Json, openapi = '3.1.0'): Promise<string[]> {
  const components = { schemas: { Read: schema, ...others } };
  const found = await faultsOf(documentOf({ openapi, components }));
  return found.map((fault) => fault.replace(/^(\S+) \S+:\d+:\d+ .*?(?:: (.*))?\.$/, '$1 $2'));
}

const code = 'schema/contradiction';

describe('contradictions', () => {
  test.each<[Json, string]>([
    [{ minLength: 5, maxLength: 3 }, 'minLength 5 and maxLength 3 allow no value'],
    [{ minimum: 5, maximum: 3 }, 'minimum 5 and maximum 3 allow no value'],
    [{ minimum: 3, exclusiveMaximum: 3 }, 'minimum 3 and exclusiveMaximum 3 allow no value'],
    [{ exclusiveMinimum: 3, maximum: 3 }, 'exclusiveMinimum 3 and maximum 3 allow no value'],
    [
      { exclusiveMinimum: 3, exclusiveMaximum: 3 },
      'exclusiveMinimum 3 and exclusiveMaximum 3 allow no value',
    ],
    [{ minItems: 2, maxItems: 1 }, 'minItems 2 and maxItems 1 allow no value'],
    [
      { contains: {}, minContains: 2, maxContains: 1 },
      'minContains 2 and maxContains 1 allow no value',
    ],
    [{ minProperties: 2, maxProperties: 1 }, 'minProperties 2 and maxProperties 1 allow no value'],
    [{ enum: [] }, 'its enum is empty, or does not contain its const'],
    [{ const: 1, enum: [2] }, 'its enum is empty, or does not contain its const'],
    [{ type: 'integer', const: '1' }, 'none of its values ("1") is of type integer'],
    [{ type: 'integer', enum: ['1', 2.5] }, 'none of its values ("1", 2.5) is of type integer'],
    [
      { minimum: 10, enum: [1, 2, 3, 4, 5, 6, 7] },
      'none of its values (1, 2, 3, 4, 5, …) matches its other keywords',
    ],
    [
      { $ref: '#/components/schemas/Letter', enum: ['c'] },
      'none of its values ("c") matches its other keywords',
    ],
    [
      { allOf: [{ const: 'a' }, { const: 'b' }], enum: ['a', 'b'] },
      'none of its values ("a", "b") matches its other keywords',
    ],
    [
      { required: ['a'], properties: { a: false } },
      'the property a is required, but #/components/schemas/Read does not allow it',
    ],
    [
      { required: ['b'], properties: { a: {} }, additionalProperties: false },
      'the property b is required, but #/components/schemas/Read does not allow it',
    ],
    [
      { required: ['x-a'], patternProperties: { '^x-': false } },
      'the property x-a is required, but #/components/schemas/Read does not allow it',
    ],
    [
      { allOf: [{ $ref: '#/components/schemas/Closed' }, { required: ['b'] }] },
      'the property b is required, but #/components/schemas/Closed does not allow it',
    ],
    [
      { allOf: [{ $ref: '#/components/schemas/Short' }, { minLength: 4 }] },
      'minLength 4 and maxLength 3 allow no value',
    ],
    [
      { type: 'string', allOf: [{ type: ['integer', 'null'] }] },
      'no value is string and integer or null at once',
    ],
  ])('%j', async (schema, reason) => {
    expect(await faults(schema)).toEqual([`${code} ${reason}`]);
  });

  test('is reported once, at the second part', async () => {
    const found = await faultsOf(`openapi: 3.1.0
info: { title: T, version: '1' }
paths:
  /a:
    get: { operationId: a, responses: { 200: { $ref: '#/components/responses/R' } } }
    put: { operationId: b, responses: { 200: { $ref: '#/components/responses/R' } } }
components:
  responses:
    R:
      description: ok
      content:
        application/json:
          schema:
            allOf:
              - $ref: '#/components/schemas/Short'
              - type: string
                minLength: 4
  schemas:
    Short: { type: string, maxLength: 3 }
`);
    expect(found).toEqual([
      'schema/contradiction openapi.yaml:17:28 The schema contradicts itself: minLength 4 and maxLength 3 allow no value.',
    ]);
  });
});

describe('schemas that some value satisfies have no contradiction', () => {
  test.each<Json>([
    { minLength: 3, maxLength: 3, minimum: 1, maximum: 1 },
    { type: 'number', allOf: [{ type: 'integer' }] },
    { type: ['string', 'null'], enum: ['a', null] },
    { type: 'object', required: ['b'], properties: { a: {} } },
    { required: ['x-a'], patternProperties: { '^x-': {} }, additionalProperties: false },
    { anyOf: [{ minLength: 4 }, { maxLength: 3 }] },
    { not: { required: ['a'] }, properties: { a: {} } },
    { minContains: 2, maxContains: 1 },
    { type: 'array', required: ['a'], properties: { a: false } },
    // Its own loop is what is wrong with it, and it must end.
    { properties: { child: { $ref: '#/components/schemas/Read' } } },
  ])('%j', async (schema) => {
    expect(await faults(schema)).toEqual([]);
  });
});

describe('warnings about keywords without effect', () => {
  test('some values of an enum', async () => {
    expect(await faults({ type: 'string', enum: ['a', 1, null] })).toEqual([
      'schema/enum-value 1, null',
    ]);
  });

  test.each<[Json, boolean]>([
    [{ type: 'integer', default: '20' }, true],
    [{ type: 'integer', default: 20 }, false],
    [{ type: 'string', default: null }, true],
    [{ $ref: '#/components/schemas/Letter', default: 'c' }, true],
    [{ anyOf: [{ type: 'string' }, { type: 'null' }], default: 1 }, true],
    [{ oneOf: [{ type: 'string' }, { type: 'null' }], default: null }, false],
    [{ type: 'object', properties: { a: { type: 'string' } }, default: { a: 1 } }, true],
    [{ type: 'array', items: { maximum: 3 }, default: [1, 4] }, true],
    [{ type: 'array', prefixItems: [{ type: 'string' }], default: ['a', 4] }, false],
    [{ pattern: '^a', default: 'b' }, true],
    [{ maxLength: 1, default: '😀' }, false],
  ])('the default of %j', async (schema, told) => {
    const found = await faults(schema);
    expect(found.map((fault) => fault.split(' ')[0])).toEqual(told ? ['schema/default'] : []);
  });

  test.each<Json>([{ example: 'a' }, { examples: [1.5] }])('%j', async (example) => {
    const found = await faults({ type: 'integer', ...(example as object) });
    expect(found.map((fault) => fault.trim())).toEqual(['schema/example']);
  });
});
