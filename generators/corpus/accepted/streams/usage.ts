import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { AbortedError, createClient, validateWith, ValidationError, type EventStream } from './client/index.js';
import { createServer, ServerEvent } from './server/index.js';
import * as validators from './validators/operations/api.js';

const opened: (string | null)[] = [];
const faults: unknown[] = [];
let ended = 0;

async function* deltas(...texts: string[]): AsyncGenerator<{ delta: string }> {
  for (const delta of texts) {
    yield { delta };
    await wait(1);
  }
}

async function* endless(): AsyncGenerator<string> {
  try {
    for (let count = 0; ; count += 1) {
      yield `${count}`;
      await wait(1);
    }
  } finally {
    ended += 1;
  }
}

const server = createServer(
  {
    api: {
      chat: ({ body, raw }) => {
        const isStream = raw.headers.get('accept') === 'text/event-stream' && body.stream !== false;
        if (isStream) return { status: 200, body: deltas('a', 'b\n', 'c') };
        return { status: 200, body: { text: 'abc' } };
      },
      news: ({ headers }) => {
        const last = headers['Last-Event-ID'] ?? null;
        opened.push(last);
        const next = Number(last ?? 0) + 1;
        if (next > 3) return { status: 204 };
        const events = async function* (): AsyncGenerator<ServerEvent<{ delta: string }>> {
          yield new ServerEvent({ delta: `${next}` }, { id: `${next}`, event: 'news', retry: 1 });
          if (next === 2) throw new Error('lost');
        };
        return { status: 200, body: events() };
      },
      words: () => ({ status: 200, body: endless() }),
      rows: () => ({
        status: 200,
        body: (async function* () {
          yield { n: 1 };
          yield { n: 2 };
        })(),
      }),
      signals: () => ({
        status: 200,
        body: (async function* () {
          yield { data: 'one\ntwo', event: 'up' as const, id: '7' };
        })(),
      }),
    },
  },
  { validateResponses: true, onError: (error) => void faults.push(error) },
);
const client = createClient({
  baseUrl: 'http://test.example',
  fetch: (request) => server.fetch(request),
  validate: validateWith(validators, 'both'),
  retries: 0,
});

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = [];
  for await (const item of items) found.push(item);
  return found;
}

export async function run(): Promise<void> {
  // JSON unless the stream is asked for.
  assert.equal((await client.chat.chat({})).text, 'abc');
  const stream: EventStream<{ delta: string }> = await client.chat.chat({}, { accept: 'text/event-stream' });
  assert.deepEqual(await all(stream), [{ delta: 'a' }, { delta: 'b\n' }, { delta: 'c' }]);
  // Whoever asks for a stream does not get something else for it.
  const mistaken = client.chat.chat({ stream: false }, { accept: 'text/event-stream' });
  await assert.rejects(mistaken, { name: 'ResponseError' });

  // Opened again behind the last event, until there is no more.
  const news = await client.news.news({}, { reconnect: true });
  assert(news);
  const events = await all(news.events());
  assert.deepEqual(events.map(({ id, event, data }) => [id, event, data.delta]), [
    ['1', 'news', '1'],
    ['2', 'news', '2'],
    ['3', 'news', '3'],
  ]);
  assert.deepEqual(opened, [null, '1', '2', '3']);
  assert.equal(faults.length, 1);
  // A stream that is lost is an error where nobody wants to reconnect.
  const headers = { 'last-event-id': '1' };
  const lost = await client.news.news({}, { headers });
  assert(lost);
  await assert.rejects(all(lost), { name: 'ConnectionError' });

  // Leaving the loop, or the signal, ends it, here and at the server.
  const words: string[] = [];
  for await (const word of await client.words.words()) {
    words.push(word);
    if (words.length === 3) break;
  }
  assert.deepEqual(words, ['0', '1', '2']);
  const controller = new AbortController();
  await assert.rejects(async () => {
    for await (const word of await client.words.words({ signal: controller.signal })) {
      if (word === '2') controller.abort();
    }
  }, AbortedError);
  while (ended < 2) await wait(1);

  assert.deepEqual(await all(await client.rows.rows()), [{ n: 1 }, { n: 2 }]);
  const sequence = await client.rows.rows({ headers: { accept: 'application/json-seq' } });
  assert.deepEqual(await all(sequence), [{ n: 1 }, { n: 2 }]);
  assert.deepEqual(await all(await client.signals.signals()), [{ data: 'one\ntwo', event: 'up', id: '7' }]);

  // Items are checked as they arrive.
  const wrong = createClient({
    baseUrl: 'http://test.example',
    fetch: () => new Response('{"n":1}\n{"n":"2"}\n', { headers: { 'content-type': 'application/x-ndjson' } }),
    validate: validateWith(validators, 'responses'),
  });
  const seen: unknown[] = [];
  await assert.rejects(async () => {
    for await (const row of await wrong.rows.rows()) seen.push(row);
  }, ValidationError);
  assert.deepEqual(seen, [{ n: 1 }]);
}
