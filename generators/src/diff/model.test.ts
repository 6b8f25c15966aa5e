// Whatever an emitter reads is part of the model: each value of it that differs must be reported, and not as documentation.
import { expect, test } from 'vitest';
import type { Json, JsonObject } from '../json.js';
import type { Contract } from '../model/contract.js';
import { build, contractOf, documentOf, type Parts } from '../testing/document.js';
import { compareContracts } from './compare.js';

/** A usual run tries each key once, a long run everywhere. */
const isLong = process.env['LONG_TESTS'] === '1';

/** What only readers see, and what is derived from another value of the model. */
const exempt = new Set([
  'description',
  'summary',
  'title',
  'example',
  'examples',
  'tags',
  'deprecated',
  'document',
  'locate',
  'lookup',
  'components',
  'pointer',
  'version',
  'needs',
  'cycle',
  'wire',
  'itemWire',
  'propertyWires',
  'item',
  'shadowedBy',
  'environments',
]);

const json = { 'application/json': { schema: { $ref: '#/components/schemas/v1.Thing' } } };
const ok = { description: 'Done.', content: json };

const document: Parts = {
  'x-versions': { v1: { title: 'Version 1', basePath: '/v1' } },
  'x-errors': { requestId: 'x-id', code: '/code', details: '/faults', field: '/field' },
  'x-error-codes': { E1: { template: 'Thing {name} is gone.' } },
  'x-limits': { requestBytes: { value: 1000 } },
  'x-client': { prefix: 'SHOP', requestId: 'x-request-id' },
  servers: [
    {
      url: 'https://{host}.example.com',
      'x-environment': 'live',
      variables: { host: { default: 'a' } },
    },
  ],
  security: [{ key: [] }],
  paths: {
    '/v1/things': {
      get: {
        operationId: 'v1.listThings',
        'x-resource': { group: 'things', method: 'list' },
        'x-pagination': {
          page: { parameter: 'page', first: 1 },
          size: { parameter: 'size', default: 10, maximum: 50 },
          elements: '',
        },
        servers: [{ url: 'https://files.example.com' }],
        parameters: [
          { name: 'page', in: 'query', schema: { type: 'integer', minimum: 1 } },
          { name: 'size', in: 'query', schema: { type: 'integer', maximum: 50, default: 10 } },
          {
            name: 'ids',
            in: 'query',
            allowReserved: true,
            schema: { type: 'array', items: { type: 'string' } },
          },
        ],
        responses: {
          200: {
            ...ok,
            content: {
              'application/json': {
                schema: { type: 'array', items: { $ref: '#/components/schemas/v1.Thing' } },
              },
            },
          },
        },
      },
      post: {
        operationId: 'v1.createThing',
        'x-resource': { group: 'things', method: 'create' },
        'x-idempotency': { key: ['name'], replayHeader: 'x-replay' },
        requestBody: { required: true, content: json },
        responses: {
          201: {
            ...ok,
            headers: { 'x-replay': { required: true, schema: { type: 'string' } } },
            links: {
              get: { operationId: 'v1.getThing', parameters: { id: '$response.body#/name' } },
            },
          },
        },
        callbacks: {
          changed: {
            '{$request.body#/name}': {
              post: {
                operationId: 'v1.changed',
                requestBody: { content: json },
                responses: { 204: { description: 'Heard.' } },
              },
            },
          },
        },
      },
    },
    '/v1/things/{id}': {
      get: {
        operationId: 'v1.getThing',
        'x-resource': { group: 'things', method: 'get' },
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } },
        ],
        responses: { 200: ok },
      },
      put: {
        operationId: 'v1.putThing',
        'x-resource': { group: 'things', method: 'put' },
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
        requestBody: {
          content: {
            'application/x-www-form-urlencoded': {
              schema: {
                type: 'object',
                properties: { list: { type: 'array', items: { type: 'string' } } },
              },
              encoding: { list: { style: 'spaceDelimited', explode: false } },
            },
          },
        },
        responses: { 200: ok },
      },
    },
  },
  webhooks: {
    happened: {
      post: {
        operationId: 'v1.happened',
        requestBody: { required: true, content: json },
        responses: { 204: { description: 'Heard.' } },
      },
    },
  },
  components: {
    securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'x-key' } },
    schemas: {
      'v1.Thing': {
        type: 'object',
        required: ['name', 'kind', 'other'],
        minProperties: 2,
        maxProperties: 20,
        properties: {
          name: { type: 'string', minLength: 1, maxLength: 9, pattern: '^a', default: 'a' },
          kind: { enum: ['a', 'b'] },
          made: { type: 'string', readOnly: true },
          secret: { type: 'string', writeOnly: true },
          size: { type: 'number', minimum: 0.5, exclusiveMaximum: 9, multipleOf: 0.5 },
          count: { type: 'integer', format: 'int32' },
          list: {
            type: 'array',
            items: { type: 'string' },
            minItems: 1,
            maxItems: 3,
            uniqueItems: true,
          },
          pair: {
            type: 'array',
            prefixItems: [{ type: 'string' }, { type: 'integer' }],
            contains: { type: 'string' },
            minContains: 1,
            maxContains: 2,
          },
          map: {
            type: 'object',
            additionalProperties: { type: 'string' },
            propertyNames: { maxLength: 4 },
            patternProperties: { '^x': { type: 'integer' } },
          },
          both: {
            allOf: [{ $ref: '#/components/schemas/v1.Part' }],
            not: { required: ['no'] },
            if: { required: ['a'] },
            then: { required: ['b'] },
            else: { required: ['c'] },
          },
          pet: {
            oneOf: [
              { $ref: '#/components/schemas/v1.Cat' },
              { $ref: '#/components/schemas/v1.Dog' },
            ],
            discriminator: {
              propertyName: 'type',
              mapping: { cat: '#/components/schemas/v1.Cat', dog: '#/components/schemas/v1.Dog' },
            },
          },
          any: {
            anyOf: [
              { type: 'string' },
              {
                type: 'object',
                properties: { a: { type: 'string' } },
                unevaluatedProperties: false,
              },
            ],
          },
          row: {
            type: 'array',
            prefixItems: [{ type: 'string' }],
            unevaluatedItems: { type: 'integer' },
          },
          never: false,
        },
        dependentRequired: { size: ['count'] },
        dependentSchemas: { list: { required: ['pair'] } },
      },
      'v1.Part': { type: 'object', properties: { part: { type: 'string' } } },
      'v1.Cat': { type: 'object', required: ['type'] },
      'v1.Dog': { type: 'object', required: ['type'], properties: { age: { type: 'integer' } } },
    },
  },
};

type Path = readonly string[];

function* pathsIn(value: Json, path: Path = []): Generator<Path> {
  if (path.length > 0) yield path;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inside] of Object.entries(value)) yield* pathsIn(inside, [...path, key]);
}

/** The last path of each key: a rule reads a keyword in the same way everywhere. */
function oncePerKey(paths: Iterable<Path>): Iterable<Path> {
  return new Map([...paths].map((path) => [path.at(-1), path])).values();
}

function editsOf(value: Json): (Json | undefined)[] {
  if (typeof value === 'string') return [`${value}x`, undefined];
  if (typeof value === 'number') return [value + 1, undefined];
  return typeof value === 'boolean' ? [!value, undefined] : [undefined];
}

function valueAt(value: Json, path: Path): Json {
  return path.reduce((inside, key) => (inside as Record<string, Json>)[key] ?? null, value);
}

function edited(value: Json, [key, ...rest]: Path, edit: Json | undefined): Json | undefined {
  if (key === undefined) return edit;
  const entries = Object.entries(value as JsonObject).map(
    ([name, inside]) => [name, name === key ? edited(inside, rest, edit) : inside] as const,
  );
  const kept = entries.filter((entry): entry is [string, Json] => entry[1] !== undefined);
  return Array.isArray(value) ? kept.map(([, inside]) => inside) : Object.fromEntries(kept);
}

async function validContract(parts: Parts): Promise<Contract | undefined> {
  const built = await build(documentOf(parts)).catch(() => undefined);
  return built?.warnings.length === 0 ? built.contract : undefined;
}

function textOf(contract: Contract): string {
  return JSON.stringify(contract, (key, value: unknown) => (exempt.has(key) ? undefined : value));
}

test('reports each value of the model that differs', async () => {
  const contract = await contractOf(document);
  const silent: string[] = [];
  let told = 0;
  for (const path of isLong ? pathsIn(document) : oncePerKey(pathsIn(document))) {
    for (const edit of editsOf(valueAt(document, path))) {
      const other = await validContract(edited(document, path, edit) as Parts);
      if (other === undefined || textOf(other) === textOf(contract)) continue;
      if (compareContracts(contract, other).some(({ levels }) => levels.clients !== 'docs'))
        told += 1;
      else silent.push(`${path.join('/')}: ${JSON.stringify(edit)}`);
    }
  }
  expect(silent).toEqual([]);
  expect(told).toBeGreaterThan(isLong ? 200 : 60);
});
