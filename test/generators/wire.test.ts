import { createServer, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Busboy } from '@fastify/busboy';
import express from 'express';
import fastify from 'fastify';
import qs from 'qs';
import { beforeAll, describe, expect, test } from 'vitest';
import { emitFrom, write } from '../../generators/src/testing/emitted.js';
import { listen } from '../listen.js';

/** Generated clients with other servers, and generated servers with other clients. */
const corpus = fileURLToPath(new URL('../../generators/corpus/accepted', import.meta.url));

type Operations = Readonly<Record<string, (...args: unknown[]) => PromiseLike<unknown>>>;

interface Emitted {
  readonly createClient: (options: object) => Readonly<Record<string, Operations>>;
  readonly createServer: (handlers: object) => { fetch(request: Request): Promise<Response> };
}

async function emit(name: string, arrays?: 'index' | 'brackets' | 'repeat'): Promise<Emitted> {
  const spec = join(corpus, name, 'openapi.yaml');
  const only = ['types', 'client', 'validators', 'server'] as const;
  const folder = write(await emitFrom({ spec, only, ...(arrays && { arrays }) }));
  const client = (await import(join(folder, 'client/index.ts'))) as Pick<Emitted, 'createClient'>;
  const server = (await import(join(folder, 'server/index.ts'))) as Pick<Emitted, 'createServer'>;
  return { createClient: client.createClient, createServer: server.createServer };
}

interface Seen {
  readonly query?: unknown;
  readonly body?: unknown;
  readonly raw?: string;
}

let nested: Emitted;
let seen: Seen = {};
let expressUrl = '';

beforeAll(async () => {
  nested = await emit('nested-values');
  const app = express();
  app.set('query parser', 'extended');
  app.use(
    express.urlencoded({
      extended: true,
      verify: (_request, _response, bytes) => {
        seen = { raw: bytes.toString() };
      },
    }),
  );
  app.use((request, response) => {
    seen = { ...seen, query: request.query, body: request.body as unknown };
    response.json({});
  });
  expressUrl = await listen(createServer(app));
});

/** The same with numbers and booleans as strings, as in forms. */
function texts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(texts);
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, texts(each)]));
}

const session = {
  expand: ['customer', 'line_items.data'],
  line_items: [
    { price: 'p&1', quantity: 1, adjustable: { enabled: true } },
    { price: 'é +', quantity: 2 },
  ],
  metadata: { 'order id': 'a=b', note: "it's (7)*!" },
};

describe('Express with qs', () => {
  test('reads nested queries', async () => {
    const filter = { from: 1, exact: true, all: [{ from: 2 }, { all: [{ exact: false }] }] };
    const points = [{ x: 1 }, { x: 2 }];
    const client = nested.createClient({ baseUrl: expressUrl });
    await client['search']?.['search']?.({ deep: filter, list: [3, 4], points, limit: 5 });
    expect(seen.query).toEqual(texts({ deep: filter, list: [3, 4], points, limit: 5 }));
  });

  test('reads nested forms, written like the SDK of Stripe', async () => {
    const client = nested.createClient({ baseUrl: expressUrl });
    await client['sessions']?.['createSession']?.(session);
    expect(seen.body).toEqual(texts(session));
    // See https://github.com/stripe/stripe-node/blob/master/src/utils.ts
    const sdk = qs.stringify(session, { arrayFormat: 'indices' });
    expect(seen.raw).toBe(sdk.replaceAll('%5B', '[').replaceAll('%5D', ']'));
  });

  test.each(['index', 'brackets', 'repeat'] as const)('reads arrays by %s', async (arrays) => {
    const client = (await emit('nested-values', arrays)).createClient({ baseUrl: expressUrl });
    const body = { ...session, line_items: session.line_items.slice(0, 1), tags: ['a', 'b'] };
    await client['sessions']?.['createSession']?.(body);
    expect(seen.body).toEqual(texts(body));
  });
});

describe('generated servers', () => {
  const echo = { createSession: ({ body }: { body: unknown }) => ({ status: 200, body }) };

  async function post(body: string | FormData, type?: string): Promise<unknown> {
    const server = nested.createServer({ api: echo });
    const headers = type === undefined ? undefined : { 'content-type': type };
    const request = new Request('http://test.example/sessions', {
      method: 'POST',
      body,
      ...(headers && { headers }),
    });
    return (await server.fetch(request)).json();
  }

  test.each(['indices', 'brackets', 'repeat'] as const)(
    'read what qs writes by %s',
    async (form) => {
      const body = { expand: ['a', 'b'], metadata: { c: 'd' }, tags: ['e', 'f'], amount: 5 };
      const text = qs.stringify(body, { arrayFormat: form });
      expect(await post(text, 'application/x-www-form-urlencoded')).toEqual(body);
    },
  );

  test('rejects a name that is both a string and an object', async () => {
    const type = 'application/x-www-form-urlencoded';
    expect(await post('metadata=a&metadata[b]=c', type)).toMatchObject({
      message: 'A name has both a value and members.',
    });
  });
});

interface Part {
  readonly kind: 'field' | 'file';
  readonly name: string;
  readonly type: string;
  readonly filename?: string;
  readonly text: string;
}

describe('busboy', () => {
  test('reads JSON parts and files', async () => {
    const { createClient } = await emit('bodies');
    const parts: Part[] = [];
    const baseUrl = await listen(
      createServer((request, response) => {
        const headers = {
          ...request.headers,
          'content-type': request.headers['content-type'] ?? '',
        };
        const parser = new Busboy({ headers });
        parser.on('field', (name, text, _nameCut, _textCut, _encoding, type) => {
          parts.push({ kind: 'field', name, type, text });
        });
        parser.on('file', (name, stream, filename, _encoding, type) => {
          let text = '';
          stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
          stream.on('end', () => parts.push({ kind: 'file', name, type, filename, text }));
        });
        parser.on('finish', () => response.setHeader('content-type', 'application/json').end('{}'));
        request.pipe(parser);
      }),
    );
    const file = new File(['png'], 'a "b".png', { type: 'image/png' });
    const client = createClient({ baseUrl });
    await client['upload']?.['upload']?.({ file, note: 'grüße', details: { size: 3 } });
    expect(parts).toEqual(
      expect.arrayContaining([
        { kind: 'file', name: 'file', type: 'image/png', filename: 'a %22b%22.png', text: 'png' },
        { kind: 'field', name: 'note', type: 'text/plain', text: 'grüße' },
        { kind: 'field', name: 'details', type: 'application/json', text: '{"size":3}' },
      ]),
    );
    expect(parts).toHaveLength(3);
  });
});

describe('Fastify', () => {
  test('streams events one by one, and reconnects after the last one', async () => {
    const { createClient } = await emit('streams');
    const app = fastify();
    const asked: (string | undefined)[] = [];
    let pending: ServerResponse | undefined;
    app.get('/news', (request, reply) => {
      const last = request.headers['last-event-id']?.toString();
      asked.push(last);
      if (last === '2') return reply.code(204).send();
      reply.hijack();
      reply.raw.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
      reply.raw.write('retry: 1\n\n: hello\nid: 1\ndata: {"delta":\ndata: "a"}\n\n');
      pending = reply.raw;
      return reply;
    });
    app.get('/rows', (_request, reply) => {
      reply.hijack();
      reply.raw.writeHead(200, { 'content-type': 'application/x-ndjson' });
      reply.raw.write('{"n":1}\n{"n"');
      reply.raw.end(':2}\n');
    });
    const baseUrl = await app.listen({ host: '127.0.0.1', port: 0 });
    try {
      const client = createClient({ baseUrl });
      const stream = (await client['news']?.['news']?.({}, { reconnect: true })) as AsyncIterable<{
        readonly delta: string;
      }>;
      const results: string[] = [];
      for await (const { delta } of stream) {
        results.push(delta);
        // The server sends the second event after the first was received.
        if (delta !== 'a') continue;
        // Destroys the connection after the event was sent.
        pending?.write('event: news\nid: 2\ndata: {"delta":"b"}\n\n', () => pending?.destroy());
      }
      expect(results).toEqual(['a', 'b']);
      expect(asked).toEqual([undefined, '2']);
      const rows = (await client['rows']?.['rows']?.()) as AsyncIterable<unknown>;
      const numbers: unknown[] = [];
      for await (const row of rows) numbers.push(row);
      expect(numbers).toEqual([{ n: 1 }, { n: 2 }]);
    } finally {
      await app.close();
    }
  });
});
