// Whatever an emitter reads is part of the model: each value of it that differs must be reported, and not as documentation.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Json, JsonObject } from '../json.js';
import type { BuiltContract } from '../model/build.js';
import { build, documentOf, type Parts } from '../testing/document.js';
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

/** Components that no operation uses are in no emitted code. */
const unused = /^ {4}(?:Unused|basicScheme|bearerScheme|digestScheme|openScheme): .*\n/gm;
const file = new URL('../testing/every-construct.yaml', import.meta.url);
const constructs = parse(readFileSync(file, 'utf8').replaceAll(unused, '')) as Parts;

const json = { 'application/json': { schema: { $ref: '#/components/schemas/v1.Thing' } } };
const ok = { description: 'Done.', content: json };
const id = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };

/** The extensions, and two keywords that a reference shows in no other way. */
const extensions: Parts = {
  'x-versions': { v1: { title: 'Version 1', basePath: '/v1' } },
  'x-errors': { requestId: 'x-id', code: '/code', details: '/faults', field: '/field' },
  'x-error-codes': { E1: { template: 'Thing {name} is gone.' } },
  'x-limits': { requestBytes: { value: 1000 } },
  'x-client': { prefix: 'SHOP', requestId: 'x-request-id' },
  servers: [{ url: 'https://live.example.com', 'x-environment': 'live' }],
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
        parameters: ['page', 'size'].map((name) => ({
          name,
          in: 'query',
          schema: { type: 'integer' },
        })),
        responses: {
          200: {
            ...ok,
            content: {
              'application/json': { schema: { type: 'array', items: { type: 'string' } } },
            },
          },
        },
      },
      post: {
        operationId: 'v1.createThing',
        'x-resource': { group: 'things', method: 'create' },
        'x-idempotency': { key: ['name'], replayHeader: 'x-replay' },
        requestBody: { required: true, content: json },
        responses: { 201: { ...ok, headers: { 'x-replay': { schema: { type: 'string' } } } } },
      },
    },
    '/v1/things/{id}': {
      get: {
        operationId: 'v1.getThing',
        'x-resource': { group: 'things', method: 'get' },
        parameters: [id],
        responses: { 200: ok },
      },
    },
  },
  components: {
    schemas: {
      'v1.Thing': {
        type: 'object',
        required: ['name'],
        properties: {
          name: { type: 'string' },
          never: false,
          row: { type: 'array', prefixItems: [{}], unevaluatedItems: { type: 'integer' } },
        },
      },
    },
  },
};

type Path = readonly string[];

function* pathsIn(value: Json, path: Path = []): Generator<Path> {
  if (path.length > 0) yield path;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inside] of Object.entries(value)) yield* pathsIn(inside, [...path, key]);
}

/** Objects and lists whose keys are names or places: one of these stands for all. */
const named =
  /^(?:properties|patternProperties|schemas|enum|required|responses|content|headers|callbacks|mapping|x-enumDescriptions)$/;

/** The last path of each key: a rule reads a keyword in the same way everywhere. */
function oncePerKey(paths: Iterable<Path>): Iterable<Path> {
  const keyOf = (path: Path): string => {
    const [parent = '', key = ''] = path.slice(-2);
    return named.test(parent) ? `${parent}/` : key || parent;
  };
  return new Map([...paths].map((path) => [keyOf(path), path])).values();
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

function textOf({ contract }: BuiltContract): string {
  return JSON.stringify(contract, (key, value: unknown) => (exempt.has(key) ? undefined : value));
}

test.each([
  ['every construct', constructs, 90],
  ['extensions', extensions, 30],
])('reports each value of the model that differs: %s', async (_name, document, least) => {
  const before = await build(documentOf(document));
  const silent: string[] = [];
  let told = 0;
  for (const path of isLong ? pathsIn(document) : oncePerKey(pathsIn(document))) {
    if (exempt.has(path.at(-1) ?? '')) continue;
    for (const edit of editsOf(valueAt(document, path))) {
      const text = documentOf(edited(document, path, edit) as Parts);
      const after = await build(text).catch(() => undefined);
      // A document with new warnings is not what its author means.
      const isValid = after && after.warnings.length <= before.warnings.length;
      if (!isValid || textOf(after) === textOf(before)) continue;
      const changes = compareContracts(before.contract, after.contract);
      if (changes.some(({ levels }) => levels.clients !== 'docs')) told += 1;
      else silent.push(`${path.join('/')}: ${JSON.stringify(edit)}`);
    }
  }
  expect(silent).toEqual([]);
  expect(told).toBeGreaterThan(least);
});
