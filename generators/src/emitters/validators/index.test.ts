import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Json } from '../../json.js';
import { documentOf, type Parts } from '../../testing/document.js';
import { emit, write } from '../../testing/emitted.js';

interface Validator {
  safeParse(value: Json): { success: boolean };
}

const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });
const responses = {
  200: { description: 'ok', content: { 'application/json': { schema: ref('v1.A') } } },
};

const document: Parts = {
  'x-versions': { v1: {}, v2: {} },
  paths: { '/a': { get: { operationId: 'v1.get', responses } } },
  components: {
    schemas: {
      'v1.A': { type: 'object', properties: { shared: ref('Shared') }, required: ['shared'] },
      'v2.A': { type: 'string' },
      'v2.B': { allOf: [ref('Shared'), { required: ['text'] }] },
      Shared: { type: 'object', properties: { text: ref('v2.A'), first: ref('v1.A') } },
    },
  },
};

async function importFrom(path: string): Promise<Record<string, Record<string, Validator>>> {
  const files = await emit(documentOf(document), ['validators']);
  const folder = write(files);
  return (await import(join(folder, path))) as Record<string, Record<string, Validator>>;
}

test('emits a file and an index module for each version', async () => {
  const index = await importFrom('validators/index.ts');
  expect(Object.keys(index).toSorted()).toEqual([
    'open',
    'schemas',
    'shared',
    'v1',
    'v2',
    'validators',
  ]);
  expect(Object.keys(index['v2'] ?? {}).toSorted()).toEqual(['A', 'B']);
});

test('the registry contains every component by its original name', async () => {
  const { schemas } = await importFrom('validators/registry.ts');
  expect(Object.keys(schemas ?? {})).toEqual(['Shared', 'v1.A', 'v2.A', 'v2.B']);
});

test.each(['v1', 'v2', 'shared', 'operations/v1', 'operations/index'])(
  'files that need each other can be imported from %s on',
  async (file) => {
    await expect(importFrom(`validators/${file}.ts`)).resolves.toBeDefined();
    const { schemas } = await importFrom('validators/registry.ts');
    const accepts = (name: string, value: Json): boolean | undefined =>
      schemas?.[name]?.safeParse(value).success;
    expect(accepts('v1.A', { shared: { first: { shared: { text: 'a' } } } })).toBe(true);
    expect(accepts('v1.A', { shared: { first: { shared: { text: 1 } } } })).toBe(false);
    expect(accepts('v2.B', { text: 'a' })).toBe(true);
    expect(accepts('v2.B', {})).toBe(false);
  },
);

test('the table contains the validators of every operation', async () => {
  const { validators } = await importFrom('validators/operations/index.ts');
  expect(Object.keys(validators ?? {})).toEqual(['v1.get']);
});

test('emits empty files without components and operations', async () => {
  const files = await emit(documentOf({}), ['validators']);
  expect([...files.keys()].filter((path) => !path.includes('/runtime/'))).toEqual([
    'validators/index.ts',
    'validators/operations/index.ts',
    'validators/registry.ts',
  ]);
});
