import assert from 'node:assert/strict';
import { createServer } from './server/index.js';
import { operations } from './types/index.js';

const server = createServer({
  api: {
    getUser: ({ path }) => ({ status: 200, body: path }),
    getMe: () => ({ status: 200, body: 'me' }),
  },
});

export async function run(): Promise<void> {
  assert.deepEqual(operations.createUser.links, {
    201: {
      self: { operation: 'getUser', parameters: { id: '$response.body#/id' } },
      change: { operation: 'putUser', body: '$response.body' },
    },
  });
  // The first of two templates that match the same is served, after fixed text.
  assert.deepEqual(await (await server.request('/users/7')).json(), { id: '7' });
  assert.equal(await (await server.request('/users/me')).json(), 'me');
  assert.equal(operations.getUserByName.path, '/users/{name}');
}
