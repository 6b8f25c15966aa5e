import assert from 'node:assert/strict';
import { createClient } from './client/index.js';
import { createServer } from './server/index.js';
import { schemas } from './validators/registry.js';

export async function run(): Promise<void> {
  const server = createServer(
    {
      api: {
        getPart: ({ path, query }) => ({
          status: 200,
          body: { name: `${path.id}/${path.part}`, lost: [query.limit], rows: ['any'], loop: 1 },
        }),
        getHealth: () => ({ status: 200 }),
        postHealth: () => ({ status: 204 }),
      },
    },
    { authenticate: (_request, { credentials }) => credentials['key'] === 'secret' },
  );
  const client = createClient({
    baseUrl: 'https://example.com',
    credentials: { key: 'secret' },
    fetch: (request) => server.fetch(new Request(request)),
  });
  const part = await client.pets.getPart('7', 'a', { limit: 3 });
  assert.deepEqual(part, { name: '7/a', lost: [3], rows: ['any'], loop: 1 });
  // Nobody declares how to prove oneself there, so nobody gets in.
  await assert.rejects(client.health.getHealth(), { status: 401 });
  await client.health.postHealth();

  const part2 = schemas['Part'];
  assert.equal(part2.safeParse({ name: 'a', file: 1, lost: null, above: 1.5 }).success, true);
  for (const refused of [{}, { name: 'a', never: 'b' }, { name: 'a', short: 'b' }, { name: 'a', above: 1 }]) {
    assert.equal(part2.safeParse(refused).success, false);
  }
}
