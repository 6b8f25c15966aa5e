import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { route } from '../testing/sample.js';
import { createApp } from './app.js';
import type { ServerOptions } from './options.js';
import { ServerEvent } from './server-event.js';
import { writeItems } from './stream.js';

const types = [
  'application/json',
  'text/event-stream',
  'application/x-ndjson',
  'application/json-seq',
];
const list = { id: 'list', method: 'get', path: '/list', responses: { 200: types } } as const;
const streams = { 200: z.object({ n: z.int() }) };

async function* items(...values: unknown[]): AsyncGenerator {
  for (const value of values) {
    if (value instanceof Error) throw value;
    yield value;
  }
}

function respond(reply: object, options: ServerOptions = {}): Promise<Response> {
  const routes = [route(list, { streams }, { stream: writeItems })];
  const app = createApp(
    [{ routes, handlers: { list: () => ({ status: 200, ...reply }) } }],
    options,
  );
  return Promise.resolve(app.request('/list'));
}

describe('a stream of items', () => {
  it.each<[string, unknown[], string]>([
    ['text/event-stream', [{ n: 1 }, 'a\nb'], 'data: {"n":1}\n\ndata: a\ndata: b\n\n'],
    [
      'text/event-stream',
      [new ServerEvent({ n: 1 }, { id: '7', event: 'new', retry: 10 }), new ServerEvent('')],
      'event: new\nid: 7\nretry: 10\ndata: {"n":1}\n\ndata: \n\n',
    ],
    ['application/x-ndjson', [{ n: 1 }, 'a\nb'], '{"n":1}\n"a\\nb"\n'],
    ['application/json-seq', [{ n: 1 }, [2]], '\u{1E}{"n":1}\n\u{1E}[2]\n'],
  ])('is serialized as %s', async (type, values, text) => {
    const response = await respond({ body: items(...values), headers: { 'Content-Type': type } });
    expect(response.headers.get('content-type')).toBe(type);
    expect(await response.text()).toBe(text);
  });

  it('uses the first documented sequence type, and disables caching of events', async () => {
    const { headers } = await respond({ body: items() });
    expect(headers.get('content-type')).toBe('text/event-stream');
    expect(headers.get('cache-control')).toBe('no-cache');
  });

  it('ends in the handler if the caller disconnects', async () => {
    let ended = false;
    async function* endless(): AsyncGenerator<number> {
      try {
        for (;;) yield 1;
      } finally {
        ended = true;
      }
    }
    const response = await respond({ body: endless() });
    const reader = response.body?.getReader();
    await reader?.read();
    await reader?.cancel();
    expect(ended).toBe(true);
  });

  it.each([
    ['an exception', [{ n: 1 }, new Error('lost')], 'lost'],
    [
      'a line break in an id',
      [new ServerEvent(1, { id: 'a\nb' })],
      'The id of an event has a line break.',
    ],
  ])('is aborted for %s, which is passed to onError', async (_name, values, message) => {
    const onError = vi.fn<NonNullable<ServerOptions['onError']>>();
    const response = await respond({ body: items(...values) }, { onError });
    await expect(response.text()).rejects.toBeInstanceOf(Error);
    expect(onError.mock.calls[0]?.[0]).toMatchObject({ message });
  });

  it('is validated item by item with validateResponses', async () => {
    const onError = vi.fn<NonNullable<ServerOptions['onError']>>();
    const options = { onError, validateResponses: true };
    expect(await (await respond({ body: items({ n: 1 }) }, options)).text()).toBe(
      'data: {"n":1}\n\n',
    );
    const response = await respond({ body: items({ n: 1 }, { n: 'x' }) }, options);
    await expect(response.text()).rejects.toBeInstanceOf(Error);
    const message =
      'list returned 200: an item does not match the document\n  n: The value must be a number.';
    expect(onError.mock.calls[0]?.[0]).toMatchObject({ message });
  });

  it.each([{}, { stream: writeItems }])('is a 500 if no stream is documented', async (codecs) => {
    const only = { ...list, responses: { 200: ['application/json'] } };
    const onError = vi.fn<NonNullable<ServerOptions['onError']>>();
    const handlers = { list: () => ({ status: 200, body: items() }) };
    const app = createApp([{ routes: [route(only, {}, codecs)], handlers }], { onError });
    expect((await app.request('/list')).status).toBe(500);
    expect(onError).toHaveBeenCalled();
  });
});
