import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endpointOf, errorFrom, open } from '../testing/endpoint.js';
import { binaryOperation } from './binary-call.js';
import type { StreamOptions } from './call-options.js';
import { AbortedError, ConnectionError, ResponseError, TimeoutError } from './errors.js';
import { parseEvents } from './event-parser.js';
import type { EventStream } from './event-stream.js';
import { parseLines } from './line-parser.js';
import type { CommonOptions, Validation } from './options.js';
import { readAs } from './response.js';
import { streamOperation } from './stream-call.js';

const events = 'text/event-stream';
const lines = 'application/x-ndjson';
const readers = {
  [events]: { parse: parseEvents, as: 'json' },
  [lines]: { parse: parseLines, as: 'json' },
} as const;

/** A response whose body is written by the test. */
interface Source {
  readonly send: (text: string) => void;
  readonly end: () => void;
  readonly fail: () => void;
  readonly cancelled: () => boolean;
  readonly response: Response;
}

function source(type = events): Source {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  let cancelled = false;
  const body = new ReadableStream<Uint8Array>({
    start: (given) => {
      controller = given;
    },
    cancel: () => {
      cancelled = true;
    },
  });
  return {
    send: (text) => controller?.enqueue(new TextEncoder().encode(text)),
    end: () => controller?.close(),
    fail: () => controller?.error(new TypeError('gone')),
    cancelled: () => cancelled,
    response: new Response(body, { headers: { 'content-type': type } }),
  };
}

const requests: Request[] = [];

/** Opens a stream; each request gets the next response. */
async function openStream(
  responses: Response[],
  options: StreamOptions = {},
  common: CommonOptions = {},
): Promise<EventStream<unknown>> {
  const fetch = (request: Request): Response => {
    requests.push(request);
    return responses.shift() ?? new Response(null, { status: 204 });
  };
  const endpoint = endpointOf({ parseAs: 'stream', read: readAs({ 200: [events], 204: [] }) });
  const connection = open('http://test.example', { ...common, fetch });
  return streamOperation<EventStream<unknown>>(connection, endpoint, readers, { options });
}

async function all(stream: AsyncIterable<unknown>): Promise<unknown[]> {
  const found: unknown[] = [];
  for await (const item of stream) found.push(item);
  return found;
}

async function openBytes(response: Response): Promise<ReadableStream<Uint8Array>> {
  const connection = open('http://test.example', { fetch: () => response });
  const endpoint = endpointOf({ parseAs: 'blob' });
  const options = { as: 'stream' } as object;
  return binaryOperation<ReadableStream<Uint8Array>>(connection, endpoint, { options });
}

beforeEach(() => {
  requests.length = 0;
});

afterEach(() => {
  vi.useRealTimers();
});

describe('items', () => {
  it.each<[string, string, string[], unknown[]]>([
    ['events', events, ['data: 1\n\ndata: 2\n\n'], [1, 2]],
    ['events in pieces', events, ['da', 'ta: "\u00e9', '"\r\n\r', '\ndata: 2\n\n'], ['é', 2]],
    ['data of several lines', events, [': hello\ndata: {\ndata: "a": 1}\n\n'], [{ a: 1 }]],
    ['events up to the mark of the end', events, ['data: 1\n\ndata: [DONE]\n\ndata: 2\n\n'], [1]],
    ['no event without its blank line', events, ['data: 1\n\ndata: 2'], [1]],
    ['lines', lines, ['{"a":1}\n', '\n{"a"', ':2}\r\n3'], [{ a: 1 }, { a: 2 }, 3]],
    ['records behind separators', lines, ['\u{1E}1\n\u{1E}', '{"a":2}\n'], [1, { a: 2 }]],
  ])('%s', async (_name, type, pieces, expected) => {
    const { send, end, response } = source(type);
    const stream = await openStream([response]);
    for (const piece of pieces) send(piece);
    end();
    expect(await all(stream)).toEqual(expected);
  });

  it('are yielded as they arrive', async () => {
    const { send, response, cancelled } = source();
    const stream = (await openStream([response])).events()[Symbol.asyncIterator]();
    send('event: a\nid: 7\ndata: 1\n\n');
    expect(await stream.next()).toEqual({ done: false, value: { event: 'a', id: '7', data: 1 } });
    send('data: 2\n\n');
    expect(await stream.next()).toMatchObject({ value: { data: 2 } });
    await stream.return?.();
    expect(cancelled()).toBe(true);
  });

  it('that are not JSON cause an error without quoting them', async () => {
    const { send, response, cancelled } = source();
    send('data: secret\n\n');
    const error = await errorFrom(all(await openStream([response])));
    expect(error).toBeInstanceOf(ResponseError);
    expect(String(error)).not.toContain('secret');
    expect(cancelled()).toBe(true);
  });

  it('are validated one by one', async () => {
    const response = vi.fn<Validation['response']>();
    const validate = { request: () => undefined, response };
    const { send, end, response: body } = source();
    send('data: 1\n\ndata: 2\n\n');
    end();
    await all(await openStream([body], {}, { validate }));
    const seen = response.mock.calls.map((args) => args.slice(1));
    expect(seen).toEqual([
      [200, 1, 'streams'],
      [200, 2, 'streams'],
    ]);
  });
});

describe('timeouts and cancellation', () => {
  it('the timeout applies to each wait, not to the whole stream', async () => {
    vi.useFakeTimers();
    const { send, response, cancelled } = source();
    const stream = (await openStream([response], { totalTimeout: 70_000 }))[Symbol.asyncIterator]();
    for (let count = 0; count < 5; count += 1) {
      const next = stream.next();
      await vi.advanceTimersByTimeAsync(59_000);
      send(`data: ${count}\n\n`);
      expect(await next).toEqual({ done: false, value: count });
    }
    const failed = errorFrom(stream.next());
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await failed).toBeInstanceOf(TimeoutError);
    expect(cancelled()).toBe(true);
  });

  it('a timeout of undefined is that of the client', async () => {
    vi.useFakeTimers();
    const { response } = source();
    const stream = await openStream([response], { timeout: undefined }, { timeout: 5 });
    const failed = errorFrom(all(stream));
    await vi.advanceTimersByTimeAsync(5);
    expect(await failed).toMatchObject({ message: 'GET /x sent nothing in 5 ms' });
  });

  it('a timeout of 0 waits without limit', async () => {
    vi.useFakeTimers();
    const { send, response } = source();
    const next = (await openStream([response], { timeout: 0 }))[Symbol.asyncIterator]().next();
    await vi.advanceTimersByTimeAsync(1e9);
    send('data: 1\n\n');
    expect(await next).toMatchObject({ value: 1 });
  });

  it('the signal aborts a waiting stream', async () => {
    const controller = new AbortController();
    const { response, cancelled } = source();
    const stream = await openStream([response], { signal: controller.signal, reconnect: true });
    const failed = errorFrom(all(stream));
    controller.abort('enough');
    const error = await failed;
    expect(error).toBeInstanceOf(AbortedError);
    expect(cancelled()).toBe(true);
    expect(requests).toHaveLength(1);
  });

  it('an incomplete body is an error', async () => {
    const { fail, response } = source();
    const failed = errorFrom(all(await openStream([response])));
    fail();
    expect(await failed).toBeInstanceOf(ConnectionError);
  });
});

describe('reconnection', () => {
  it('continues after the last event until the service returns 204', async () => {
    const sources = [source(), source()];
    const headers = { 'x-own': '1', 'x-none': undefined };
    const responses = sources.map(({ response }) => response);
    const stream = await openStream(responses, { reconnect: true, headers });
    const found = all(stream);
    sources[0]?.send('retry: 1\nid: 5\ndata: 1\n\ndata: 2\n\n');
    sources[0]?.fail();
    sources[1]?.send('data: 3\n\n');
    sources[1]?.end();
    expect(await found).toEqual([1, 2, 3]);
    const sent = requests.map((request) => request.headers);
    expect(sent.map((each) => each.get('last-event-id'))).toEqual([null, '5', '5']);
    expect(sent.map((each) => each.get('x-own'))).toEqual(['1', '1', '1']);
  });

  it('stops if the service returns an error', async () => {
    const { send, end, response } = source();
    send('retry: 1\ndata: 1\n\n');
    end();
    const stream = await openStream([response, new Response('', { status: 404 })], {
      reconnect: true,
    });
    expect(await errorFrom(all(stream))).toMatchObject({ status: 404 });
  });
});

describe('bytes as a stream', () => {
  it('are yielded as they arrive', async () => {
    const { send, end, response } = source('image/png');
    const reader = (await openBytes(response)).getReader();
    send('a');
    expect(await reader.read()).toEqual({ done: false, value: new Uint8Array([97]) });
    end();
    expect(await reader.read()).toMatchObject({ done: true });
  });

  it('release the connection, even if unread', async () => {
    const { response, cancelled } = source('image/png');
    await (await openBytes(response)).cancel();
    expect(cancelled()).toBe(true);
    const second = source('image/png');
    const reader = (await openBytes(second.response)).getReader();
    const reading = reader.read();
    await reader.cancel();
    expect(await reading).toMatchObject({ done: true });
    expect(second.cancelled()).toBe(true);
  });
});
