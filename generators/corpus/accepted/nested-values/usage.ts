import assert from 'node:assert/strict';
import { createClient } from './client/index.js';
import { createServer } from './server/index.js';

const sent: string[] = [];
const server = createServer({
  api: {
    search: ({ query }) => ({ status: 200, body: query }),
    createSession: ({ body }) => ({ status: 200, body }),
    either: ({ body, mediaType }) => ({ status: 200, body: { body, mediaType } }),
  },
});
const client = createClient({
  baseUrl: 'http://test.example',
  fetch: async (request) => {
    sent.push(decodeURIComponent(new URL(request.url).search || (await request.clone().text())));
    return server.fetch(request);
  },
});

export async function run(): Promise<void> {
  const query = {
    deep: { from: 1, exact: true, all: [{ from: 2 }, { all: [{ exact: false }] }] },
    list: [3],
    range: { from: 4 },
    points: [{ x: 5 }, { x: 6 }],
    limit: 7,
  };
  const { range, ...others } = query;
  assert.deepEqual(await client.search.search({ ...others, spread: { range } }), {
    ...others,
    spread: { range },
  });
  assert.equal(
    sent.pop(),
    '?deep[from]=1&deep[exact]=true&deep[all][0][from]=2&deep[all][1][all][0][exact]=false' +
      '&list[0]=3&range[from]=4&points[0][x]=5&points[1][x]=6&limit=7',
  );
  // What the document does not have is refused, however deep it stands.
  const wrong = { from: 1, other: 2 };
  await assert.rejects(client.search.search({ deep: { all: [wrong] } }), { status: 422 });
  sent.length = 0;

  const session = {
    expand: ['customer'],
    line_items: [{ price: 'p&1', quantity: 1, adjustable: { enabled: true } }, { price: 'p2' }],
    metadata: { order: 'a b' },
    note: { text: 'n' },
    spots: ['a', 'b,c'],
    tags: ['d', 'e'],
    amount: 5,
  };
  assert.deepEqual(await client.sessions.createSession(session), session);
  assert.equal(
    sent.pop(),
    'expand[0]=customer&line_items[0][price]=p&1&line_items[0][quantity]=1' +
      '&line_items[0][adjustable][enabled]=true&line_items[1][price]=p2&metadata[order]=a b' +
      '&note={"text":"n"}&spots=a,b,c&tags=d&tags=e&amount=5',
  );
  assert.deepEqual(await client.sessions.createSession({ metadata: '', amount: '' }), { metadata: '', amount: '' });

  // Each media type is checked by its own schema.
  assert.deepEqual(await client.either.either({ a: 1 }), { body: { a: 1 }, mediaType: 'application/json' });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  assert.deepEqual(await client.either.either({ b: 2 }, { headers }), {
    body: { b: 2 },
    mediaType: 'application/x-www-form-urlencoded',
  });
  await assert.rejects(client.either.either({ a: 1 }, { headers }), { status: 422 });
}
