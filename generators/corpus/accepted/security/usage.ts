import assert from 'node:assert/strict';
import { createClient } from './client/index.js';
import { createServer } from './server/index.js';

const seen: unknown[] = [];
const server = createServer(
  { api: { either: () => ({ status: 204 }), free: () => ({ status: 204 }), optional: () => ({ status: 204 }) } },
  {
    authenticate: (_request, { alternatives, optional, credentials }) => {
      seen.push(credentials);
      return optional || alternatives.some((names) => names.every((name) => name in credentials));
    },
  },
);
const baseUrl = 'http://test.example';
const fetch = (request: Request): Response | Promise<Response> => server.fetch(request);

export async function run(): Promise<void> {
  const both = createClient({ baseUrl, fetch, credentials: { key: 'a&b', token: 't', session: 's' } });
  await both.either.either();
  assert.deepEqual(seen.pop(), { key: 'a&b', token: 't' });
  await both.optional.optional();
  await both.free.free();
  const basic = createClient({ baseUrl, fetch, credentials: { basic: 'user:secret' } });
  await basic.either.either();
  assert.match(JSON.stringify(seen.pop()), /user:secret|dXNlcjpzZWNyZXQ=/);
  const response = await server.request('/either?api%20key=a');
  assert.equal(response.status, 401);
}
