import assert from 'node:assert/strict';
import { createClient } from './client/index.js';
import { createServer } from './server/index.js';

const urls: string[] = [];
const server = createServer({
  api: {
    inPath: ({ path }) => ({ status: 200, body: path }),
    kinds: () => ({ status: 200, body: 'any' }),
    kindA: () => ({ status: 200, body: 'a' }),
    kindB: () => ({ status: 200, body: 'b' }),
    inQuery: ({ query }) => ({ status: 200, body: query }),
    inHeaders: ({ headers, cookies }) => ({ status: 200, body: { ...headers, ...cookies } }),
  },
});
const client = createClient({
  baseUrl: 'http://test.example',
  fetch: (request) => {
    urls.push(request.url.replace('http://test.example', ''));
    return server.fetch(request);
  },
});
const point = { x: 1, y: -2 };

export async function run(): Promise<void> {
  // The query of a path chooses among operations.
  const { kinds } = client;
  assert.deepEqual([await kinds.kinds(), await kinds.kindA(), await kinds.kindB()], ['any', 'a', 'b']);
  const group = { ...client.simple, ...client.query, ...client.headers };
  const path = await group.inPath([1, 2], point, point, ['a b', 'c/d'], point, ['e'], ['f', 'g']);
  assert.deepEqual(path, {
    list: [1, 2],
    map: point,
    spread: point,
    dotted: ['a b', 'c/d'],
    dots: point,
    named: ['e'],
    each: ['f', 'g'],
  });
  assert.equal(
    urls.at(-1),
    '/simple/1,2/x,1,y,-2/x=1,y=-2/label/.a%20b,c%2Fd/.x=1.y=-2/matrix/;named=e/;each=f;each=g',
  );
  const query = { ids: [1, 2], joined: ['a', 'b,c'], spaced: ['d', 'e'], piped: ['f', 'g'] };
  const objects = { deep: point, flat: point, filter: { any: ['h&i'] } };
  assert.deepEqual(await group.inQuery({ ...query, ...objects }), { ...query, ...objects, limit: 5 });
  const headers = { 'X-Tags': ['a', 'b'], 'X-Point': point, session: 'a;b', count: 3 };
  assert.deepEqual(await group.inHeaders(headers), headers);
}
