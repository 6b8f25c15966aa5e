import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callServer } from '../testing/call-server.js';
import { endpointOf, open } from '../testing/endpoint.js';
import { json, startServer, text, type Responder } from '../testing/server.js';
import { callOperation } from './call.js';
import { hasIdempotencyKey } from './has-idempotency-key.js';
import { clock } from './clock.js';
import type { Endpoint, Input } from './endpoint.js';
import type { CommonOptions } from './options.js';
import { generateIdempotencyKey } from './generate-idempotency-key.js';
import { encodeAs } from './body.js';

/** The requested delays in milliseconds; the tests do not wait. */
let pauses: number[];

beforeEach(() => {
  pauses = [];
  vi.spyOn(clock, 'wait').mockImplementation(
    async (milliseconds) => void pauses.push(milliseconds),
  );
  vi.spyOn(clock, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const cut: Responder = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
  response.write('{"a":', () => response.destroy());
};
const hangUp: Responder = (response) => response.destroy();
const ok = json({ done: true });
const status = (code: number, headers?: Record<string, string>): Responder =>
  json({ message: 'no' }, code, headers);

const get = endpointOf({ idempotent: true });
const post = endpointOf({ method: 'post' });
const keyed = endpointOf({
  method: 'post',
  hasIdempotencyKey: hasIdempotencyKey(['extRef', 'mutation']),
});

describe('an idempotent request', () => {
  it.each<[string, Responder]>([
    ['408', status(408)],
    ['429', status(429)],
    ['500', status(500)],
    ['502 in HTML', text('<html>', 'text/html', 502)],
    ['503', status(503)],
    ['a connection that is closed', hangUp],
    ['a body that is cut off', cut],
  ])('is retried after %s', async (_name, responder) => {
    const { result, requests } = await run(get, {}, [responder, responder, ok]);
    expect(result).toEqual({ done: true });
    expect(requests).toHaveLength(3);
    expect(pauses).toEqual([250, 500]);
  });

  it.each([400, 401, 402, 403, 404, 409, 410, 422, 302])(
    'is not retried after %i',
    async (code) => {
      const { result, requests } = await run(get, {}, [status(code), ok]);
      expect(result).toMatchObject({ status: code });
      expect(requests).toHaveLength(1);
    },
  );

  it('is not retried after a success that is not JSON', async () => {
    const { result, requests } = await run(get, {}, [text('<html>', 'text/html'), ok]);
    expect(result).toMatchObject({ name: 'ResponseError' });
    expect(requests).toHaveLength(1);
  });

  it('fails after two retries, or the given number', async () => {
    const busy = status(503);
    expect((await run(get, {}, busy)).requests).toHaveLength(3);
    expect((await run(get, {}, busy, { retries: 4 })).requests).toHaveLength(5);
    expect((await run(get, {}, busy, { retries: 0 })).requests).toHaveLength(1);
    const one = await run(get, { options: { retries: 1 } }, busy, { retries: 4 });
    expect(one.requests).toHaveLength(2);
    expect(one.result).toMatchObject({ name: 'ServerError', status: 503 });
    const unsaid = await run(get, { options: { retries: undefined } }, busy, { retries: 4 });
    expect(unsaid.requests).toHaveLength(5);
  });

  it('doubles the maximum delay each time up to eight seconds, with jitter', async () => {
    vi.mocked(clock.random).mockReturnValue(1);
    await run(get, {}, status(503), { retries: 6 });
    expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 8000]);
    pauses = [];
    vi.mocked(clock.random).mockReturnValue(0);
    await run(get, {}, status(503));
    expect(pauses).toEqual([0, 0]);
  });
});

describe('a Retry-After header', () => {
  const now = Date.parse('2026-03-10T00:00:00.000Z');
  beforeEach(() => {
    vi.spyOn(clock, 'now').mockReturnValue(now);
  });

  it.each<[string, Record<string, string>, number]>([
    ['seconds', { 'retry-after': '7' }, 7000],
    ['none', { 'retry-after': '0' }, 250],
    ['a date', { 'retry-after': 'Tue, 10 Mar 2026 00:00:09 GMT' }, 9000],
    ['a date in the past', { 'retry-after': 'Tue, 10 Mar 2026 00:00:00 GMT' }, 0],
    ['a date long past', { 'retry-after': 'Mon, 09 Mar 2026 00:00:00 GMT' }, 250],
    ['milliseconds', { 'retry-after-ms': '1234' }, 1234],
    ['milliseconds before seconds', { 'retry-after-ms': '5', 'retry-after': '7' }, 5],
    ['a minute', { 'retry-after': '60' }, 60_000],
    ['nonsense', { 'retry-after': 'soon' }, 250],
    ['less than nothing', { 'retry-after': '-1' }, 250],
  ])('sets the delay: %s', async (_name, headers, pause) => {
    for (const code of [429, 503]) {
      pauses = [];
      const { result } = await run(get, {}, [status(code, headers), ok]);
      expect(result).toEqual({ done: true });
      expect(pauses).toEqual([pause]);
    }
  });

  it('beyond a minute fails the call', async () => {
    const { result, requests } = await run(get, {}, [status(429, { 'retry-after': '61' }), ok]);
    expect(result).toMatchObject({ name: 'RateLimitError', status: 429, retryable: true });
    expect(requests).toHaveLength(1);
    expect(pauses).toEqual([]);
  });
});

describe('a write without idempotency key', () => {
  it.each<[string, Responder]>([
    ['408', status(408)],
    ['429', status(429, { 'retry-after': '0' })],
    ['500', status(500)],
    ['503', status(503)],
    ['a connection that is closed', hangUp],
    ['a body that is cut off', cut],
  ])('is not retried after %s', async (_name, responder) => {
    const { result, requests } = await run(post, { body: { amount: 1 } }, [responder, ok]);
    expect(result).toMatchObject({ sent: true, retryable: true });
    expect(requests).toHaveLength(1);
  });

  const notSent = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'];
  const unclear = ['ECONNRESET', 'UND_ERR_SOCKET', 'EPIPE', 'EHOSTUNREACH', 'ETIMEDOUT', undefined];
  it.each([...notSent, ...unclear])(
    'is sent again only if no byte has been sent: %s',
    async (code) => {
      const cause = Object.assign(new Error('x'), { code });
      const lost = new TypeError('fetch failed', { cause });
      const fetch = vi.fn<(request: Request) => Promise<Response>>((request) =>
        globalThis.fetch(request),
      );
      fetch.mockRejectedValueOnce(lost).mockRejectedValueOnce(lost);
      const { result, requests } = await run(post, { body: {} }, ok, { fetch });
      const isRepeated = notSent.includes(code ?? '');
      expect(fetch).toHaveBeenCalledTimes(isRepeated ? 3 : 1);
      expect(requests).toHaveLength(isRepeated ? 1 : 0);
      expect(result).toMatchObject(isRepeated ? { done: true } : { name: 'ConnectionError' });
    },
  );
});

describe('a write with idempotency key', () => {
  const body = { extRef: 'e1', mutation: 'm1' };

  it('is retried unchanged', async () => {
    const { result, requests } = await run(keyed, { body }, [status(503), hangUp, ok]);
    expect(result).toEqual({ done: true });
    expect(requests.map((request) => JSON.parse(request.body) as unknown)).toEqual([
      body,
      body,
      body,
    ]);
  });

  it.each([{ extRef: 'e1' }, { extRef: 'e1', mutation: null }, {}, [], null, 'x', undefined])(
    'is not sent again where a part of the key is missing: %j',
    async (incomplete) => {
      const { requests } = await run(keyed, { body: incomplete }, [status(503), ok]);
      expect(requests).toHaveLength(1);
    },
  );

  it('gets a generated UUID, the same in every attempt', async () => {
    const completeBody = generateIdempotencyKey('id');
    const endpoint = endpointOf({
      method: 'post',
      hasIdempotencyKey: hasIdempotencyKey(['id']),
      completeBody,
    });
    const given = { amount: 1, id: undefined };
    const { requests } = await run(endpoint, { body: given }, [status(503), ok]);
    const bodies = requests.map((request) => JSON.parse(request.body) as { id: string });
    expect(bodies[0]?.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-/);
    expect(bodies[1]).toEqual(bodies[0]);
    expect(given).toEqual({ amount: 1, id: undefined });
    const own = await run(endpoint, { body: { id: 'mine' } }, [status(503), ok]);
    expect(own.requests.map((request) => request.body)).toEqual(Array(2).fill('{"id":"mine"}'));
  });

  it('is not retried if its body is a stream', async () => {
    const endpoint = endpointOf({
      method: 'put',
      idempotent: true,
      encode: encodeAs(['image/png']),
    });
    const stream = new Blob(['png']).stream();
    const { requests } = await run(endpoint, { body: stream }, [status(503), ok]);
    expect(requests).toHaveLength(1);
    const bytes = await run(endpoint, { body: new Blob(['png']) }, [status(503), ok]);
    expect(bytes.requests.map((request) => request.body)).toEqual(['png', 'png']);
  });
});

function run(
  endpoint: Endpoint,
  input: Input,
  responders: Responder | readonly Responder[],
  options: CommonOptions = {},
) {
  return callServer(responders, { endpoint, input, options: { retries: undefined, ...options } });
}

it.each<[string, unknown, (body: never) => void, string]>([
  ['an object', { total: 1 }, (body: { total: number }) => (body.total = 999), '{"total":1}'],
  ['a form', new URLSearchParams('a=1'), (body: URLSearchParams) => body.set('a', '2'), 'a=1'],
  ['bytes', new Uint8Array([97]), (body: Uint8Array) => body.fill(98), 'a'],
])('sends what was given, whatever becomes of %s', async (_name, body, change, expected) => {
  const { baseUrl, requests } = await startServer(hangUp, ok);
  const path = { code: 'c1' };
  const query = { page: 1 };
  const headers = { 'x-note': 'first' };
  const types = ['application/json', 'application/x-www-form-urlencoded', 'text/plain'];
  const endpoint = { ...post, path: '/x/{code}', idempotent: true, encode: encodeAs(types) };
  const call = callOperation(open(baseUrl, { retries: 1 }), endpoint, {
    path,
    query,
    body,
    options: { headers },
  });
  change(body as never);
  Object.assign(path, { code: 'c2' });
  Object.assign(query, { page: 2 });
  Object.assign(headers, { 'x-note': 'second' });
  await call;
  expect(requests).toHaveLength(2);
  for (const request of requests) {
    expect(request).toMatchObject({ url: '/x/c1?page=1', body: expected });
    expect(request.headers['x-note']).toBe('first');
  }
});
