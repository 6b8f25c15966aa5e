import assert from 'node:assert/strict';
import { createClient } from './client/index.js';
import { createServer } from './server/index.js';
import type { api } from './types/index.js';
import { schemas } from './validators/registry.js';

const pet: api.Pet = { name: 'a', parents: [{ name: 'b' }] };
const server = createServer({
  api: { listPets: () => ({ status: 200, body: [pet] }), getPet: () => ({ status: 200, body: pet }) },
});
const client = createClient({ baseUrl: 'http://test.example', fetch: (request) => server.fetch(request) });

export async function run(): Promise<void> {
  assert.deepEqual(Object.keys(schemas), ['Pet']);
  assert.deepEqual(await client.pets.listPets({ limit: 1 }), [pet]);
  assert.deepEqual(await client.pets.getPet('a'), pet);
  assert.equal((await server.request('/pets?limit=3')).status, 422);
  assert.equal(schemas.Pet.safeParse({ name: 'a', parents: [{}] }).success, false);
}
