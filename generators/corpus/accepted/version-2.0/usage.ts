import assert from 'node:assert/strict';
import { createClient } from './client/index.js';
import { createServer } from './server/index.js';
import type { api } from './types/index.js';

const cat: api.Cat = { kind: 'Cat', name: null, lives: 9 };
const seen: unknown[] = [];
const server = createServer(
  {
    api: {
      listPets: ({ query }) => (seen.push(query), { status: 200, body: [cat] }),
      addPet: ({ body }) => ({ status: 201, body }),
      addPhoto: ({ path, body }) => (seen.push(path, body), { status: 204 }),
    },
  },
  { authenticate: (request) => request.headers.get('x-key') === 'k' },
);

export async function run(): Promise<void> {
  const urls: string[] = [];
  const client = createClient({
    apiKey: 'k',
    fetch: async (request: Request) => {
      urls.push(request.url);
      return server.request(new Request(request.url.replace('/v1', ''), request));
    },
  });
  assert.deepEqual(await client.pets.listPets({ kinds: ['a', 'b'] }), [cat]);
  assert.deepEqual(await client.pets.addPet(cat), cat);
  await client.pets.addPhoto(7, { file: new Blob(['x']), note: 'y' });
  assert.equal(urls[0], 'https://pets.example.com/v1/pets?kinds=a&kinds=b');
  assert.deepEqual(seen.slice(0, 2), [{ limit: 20, kinds: ['a', 'b'] }, { id: 7 }]);
}
