import assert from 'node:assert/strict';
import { createServer as listen, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { QueryClient } from '@tanstack/react-query';
import { setupServer } from 'msw/node';
import { connect, createClient, environments, validateWith, ValidationError } from './client/index.js';
import { handlers } from './msw/index.js';
import { createServer } from './server/index.js';
import { searchBooksOptions } from './tanstack/index.js';
import * as validators from './validators/operations/api.js';
import { schemas } from './validators/registry.js';

export const server = createServer(
  {
    api: {
      searchBooks: ({ body, query }) => ({ status: 200, body: { titles: [`${query.limit} by ${body.author}`] } }),
      getBook: ({ path, cookies: { theme = [], size = '', mark = '' } }) => ({
        status: 200,
        body: { id: path.id, theme: theme.join('+'), size, mark },
      }),
      copyBook: ({ path, body }) => ({ status: 200, body: { titles: [`${path.id} to ${body?.to}`] } }),
      purgeBook: () => ({ status: 204 }),
      findByForm: ({ query }) => ({ status: 200, body: query.filter }),
      findByJson: ({ query }) => ({ status: 200, body: query.filter ?? null }),
      findByText: ({ query }) => ({ status: 200, body: query.path ?? null }),
      importRows: ({ body }) => ({
        status: 200,
        body: each(body),
      }),
      watch: () => ({
        status: 200,
        body: (async function* () {
          yield { event: 'sold' as const, data: { n: 1 }, id: 'a' };
          yield { event: 'note' as const, data: '{ no JSON' };
        })(),
      }),
      addThing: ({ body }) => ({ status: 200, body }),
      sendBatch: ({ body }) => ({ status: 200, body: each(body) }),
      addCovers: ({ body = [] }) => ({ status: 200, body: each(body) }),
      addNotes: ({ body = [] }) => ({ status: 200, body: each(body) }),
    },
  },
  { authenticate: (_request, { credentials }) => credentials['device'] === 'secret', validateResponses: true },
);

async function* each<Item>(items: Iterable<Item>): AsyncGenerator<Item> {
  yield* items;
}

const seen: string[] = [];
const handle = getRequestListener(server.fetch);
const http = listen((request: IncomingMessage, response) => {
  const { method, url, headers } = request;
  seen.push(`${method} ${url}${headers.cookie ? ` ${headers.cookie}` : ''}`);
  void handle(request, response);
});

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = [];
  for await (const item of items) found.push(item);
  return found;
}

async function* rows(): AsyncGenerator<{ n: number }> {
  yield { n: 1 };
  yield { n: 2 };
}

async function callAll(baseUrl: string): Promise<void> {
  const options = { baseUrl, credentials: { device: 'secret' }, validate: validateWith(validators, 'both') };
  const { goods } = createClient(options);
  const { books } = goods;

  // Methods of OpenAPI 3.2.
  assert.deepEqual(await books.searchBooks({ author: 'Ada' }), { titles: ['10 by Ada'] });
  assert.deepEqual(await books.copyBook('1', { to: 'shelf' }), { titles: ['1 to shelf'] });
  assert.equal(await books.purgeBook('1'), undefined);
  assert.deepEqual(seen.splice(0), ['QUERY /books', 'COPY /books/1', 'PURGE /books/1']);
  const refused = await fetch(`${baseUrl}/books/1`, { method: 'POST' });
  assert.deepEqual([refused.status, refused.headers.get('allow')], [405, 'COPY, GET, HEAD, OPTIONS, PURGE']);
  const queried = searchBooksOptions(connect(options), { author: 'Bea' }, { limit: 1 });
  assert.deepEqual(await new QueryClient().fetchQuery(queried), { titles: ['1 by Bea'] });
  seen.length = 0;

  // Reserved characters, and cookies as they are.
  const book = { id: 'a:b@c/d e', theme: 'x%20y+z', size: 'm=l', mark: 'a;b,c:d' };
  const cookies = { theme: ['x%20y', 'z'], size: book.size, mark: book.mark };
  assert.deepEqual(await books.getBook(book.id, cookies), book);
  assert.deepEqual(seen.splice(0), ['GET /books/a:b@c%2Fd%20e theme=x%20y,z; size=m=l; mark=a%3Bb,c:d']);

  // The query as a whole.
  const filter = { words: ['a b', 'c&d'], years: [1999, 2000], price: { least: 1.5, inStock: true } };
  assert.deepEqual(await books.findByForm({ filter }), filter);
  const json = { author: 'A=&+ 1', after: 3 };
  assert.deepEqual(await books.findByJson({ filter: json }), json);
  assert.equal(await books.findByJson(), null);
  assert.equal(await books.findByText({ path: '$.a[?(@.b==1)]' }), '$.a[?(@.b==1)]');
  assert.deepEqual(seen.splice(0), [
    'GET /find/form?words=a%20b&words=c%26d&years=1999%7C2000&price%5Bleast%5D=1.5&price%5BinStock%5D=true',
    `GET /find/json?${encodeURIComponent(JSON.stringify(json))}`,
    'GET /find/json',
    'GET /find/text?%24.a%5B%3F%28%40.b%3D%3D1%29%5D',
  ]);
  for (const query of ['%7B', '%7B%22author%22%3A1%7D', '%FF']) {
    const response = await fetch(`${baseUrl}/find/json?${query}`, { headers: { authorization: 'Bearer secret' } });
    assert.equal(response.status, 422);
  }
  await assert.rejects(async () => books.findByText({ path: 'x'.repeat(41) }), ValidationError);

  // Items, both ways, and events with a value as their data.
  const both = [{ n: 1 }, { n: 2 }];
  assert.deepEqual(await all(await books.importRows(both)), both);
  assert.deepEqual(await all(await books.importRows(rows())), both);
  const sequence = { headers: { 'content-type': 'application/json-seq' } };
  assert.deepEqual(await all(await books.importRows(rows(), sequence)), both);
  await assert.rejects(async () => books.importRows([{ n: 1.5 }]), ValidationError);
  const wrong = new Blob(['{"n":1}\n{"n":1.5}'], { type: 'application/jsonl' });
  await assert.rejects(async () => books.importRows(wrong), { status: 422 });
  for await (const event of await books.watch()) {
    if (event.event === 'sold') assert.equal(event.data.n, 1);
    else assert.equal(event.data, '{ no JSON');
  }

  // Parts, both ways: JSON, bytes with their media types, and text.
  assert.deepEqual(await all(await goods.sendBatch(both)), both);
  assert.deepEqual(await all(await goods.sendBatch(rows())), both);
  await assert.rejects(async () => goods.sendBatch([{ n: 1.5 }]), ValidationError);
  const images = [Uint8Array.of(13, 10, 45, 45, 0, 255), new Uint8Array(200_000).fill(13)];
  const covers = images.map((bytes) => new Blob([bytes], { type: 'image/png' }));
  for (const given of [covers, each(covers)]) {
    const sent = await all(await goods.addCovers(given));
    assert.deepEqual(sent.map(({ type }) => type), ['image/png', 'image/png']);
    const contents = await Promise.all(sent.map(async (part) => new Uint8Array(await part.arrayBuffer())));
    assert.deepEqual(contents, images);
  }
  assert.deepEqual(await all(await goods.addNotes(['a\r\n--', '', '"ü"'])), ['a\r\n--', '', '"ü"']);
  assert.deepEqual(await all(await goods.addNotes([])), []);
  await assert.rejects(async () => goods.addNotes(['x'.repeat(21)]), ValidationError);

  // A value that no member of the union has.
  const pen = { kind: 'pen' as const, color: 'red' };
  assert.deepEqual(await goods.addThing(pen), pen);
  assert.deepEqual(await goods.addThing({ name: 'x' }), { name: 'x' });
  assert.deepEqual(await goods.addThing({ kind: 'new', name: 'x' }), { kind: 'new', name: 'x' });
  assert.equal(schemas['Thing'].safeParse({ kind: 'pen', name: 'x' }).success, false);
  assert.equal(schemas['Thing'].safeParse({ kind: 'new' }).success, false);
}

/** Requests that MSW answers. */
async function callMocks(): Promise<void> {
  const mocks = setupServer(...handlers({ baseUrl: 'http://mock.example' }));
  mocks.listen();
  try {
    const { goods: { books } } = createClient({
      baseUrl: 'http://mock.example',
      credentials: { device: 'secret' },
    });
    assert(Array.isArray((await books.searchBooks({ author: 'Ada' })).titles));
    assert(Array.isArray((await books.copyBook('1')).titles));
  } finally {
    mocks.close();
  }
}

export async function run(): Promise<void> {
  await callMocks();
  assert.deepEqual(environments, { live: 'https://api.books.example', test: 'https://test.books.example' });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  try {
    await callAll(`http://127.0.0.1:${(http.address() as AddressInfo).port}`);
  } finally {
    http.close();
    http.closeAllConnections();
  }
}
