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

// Each kind of contradiction is in corpus/refused/model/schema-contradiction.
test('a contradiction is reported once, at the second part', async () => {
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
