// openapi-fetch accepts the emitted types of paths.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compileFolder } from '../../testing/compiler.js';
import { emit, write } from '../../testing/emitted.js';

const info = { openapi: '3.1.0', info: { title: 'Long', version: '1.0.0' } };

const usage = `import createClient from 'openapi-fetch';
import type { paths } from './types/index.js';

export async function run(): Promise<readonly [string | undefined, number]> {
  const client = createClient<paths>();
  const list = await client.GET('/pets', { params: { query: { page: 1, filter: { adult: true } } } });
  const made = await client.POST('/pets', { body: { name: 'Rex' } });
  const gone = await client.DELETE('/pets/{id}', { params: { path: { id: 7 } } });
  // @ts-expect-error The parameter page is a number.
  await client.GET('/pets', { params: { query: { page: 'first' } } });
  // @ts-expect-error The name of a pet is required.
  await client.POST('/pets', { body: {} });
  // @ts-expect-error The path parameter is missing.
  await client.DELETE('/pets/{id}');
  // @ts-expect-error The path has no PUT operation.
  await client.PUT('/pets');
  const name: string | undefined = list.data?.items?.[0]?.name ?? made.data?.name;
  // @ts-expect-error A page has no such field.
  list.data?.nothing;
  return [name, gone.response.status];
}
`;

test('openapi-fetch accepts the types of paths, parameters, bodies and results', async () => {
  const pets = readFileSync(join(import.meta.dirname, 'golden/pets.yaml'), 'utf8');
  const emitted = await emit(pets, ['types']);
  expect(await compileFolder(write([...emitted, ['usage.ts', usage]]))).toBe('');
});

test('what is long stands once, and in files for each group', async () => {
  const schema = { type: 'object', properties: { ['a'.repeat(9000)]: { type: 'string' } } };
  const content = { 'application/json': { schema }, 'text/json': { schema } };
  const operation = (index: number): object => ({
    get: { operationId: `get${index}`, responses: { 200: { description: 'Found', content } } },
  });
  const paths = Array.from({ length: 120 }, (_each, index) => [
    `/group${index % 2}/${index}`,
    operation(index),
  ]);
  const emitted = await emit(JSON.stringify({ ...info, paths: Object.fromEntries(paths) }), [
    'types',
  ]);
  expect(emitted.get('types/openapi.ts')?.length).toBeLessThan(1e5);
  expect(emitted.get('types/operations/api/group1.ts')?.length).toBeGreaterThan(5e5);
  expect(emitted.get('types/operations/api.ts')?.length).toBeLessThan(500);
});
