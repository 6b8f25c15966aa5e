import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { callServer } from '../testing/call-server.js';
import { endpointOf, errorFrom, open } from '../testing/endpoint.js';
import { json, startServer } from '../testing/server.js';
import { Call, callOperation } from './call.js';
import { clock } from './clock.js';
import type { Attempt, CommonOptions } from './options.js';

describe('a call', () => {
  it('is a promise of its result', async () => {
    const { baseUrl } = await startServer(json({ a: 1 }));
    const made = callOperation<{ a: number }>(open(baseUrl), endpointOf(), {});
    expect(made).toBeInstanceOf(Promise);
    expect(await made).toEqual({ a: 1 });
    expect(await made.then(({ a }) => a + 1)).toBe(2);
    expect(await Promise.all([made, made])).toEqual([{ a: 1 }, { a: 1 }]);
    const settled = vi.fn<() => void>();
    const after = made.finally(settled);
    expect(await after).toEqual({ a: 1 });
    expect(after).not.toBeInstanceOf(Call);
    expect(settled).toHaveBeenCalledOnce();
  });

  it('sends its request immediately, and only once for several awaits', async () => {
    const { baseUrl, requests } = await startServer(json(1));
    const made = callOperation(open(baseUrl), endpointOf(), {});
    await expect.poll(() => requests.length).toBe(1);
    await Promise.all([made, made, made.withResponse()]);
    expect(requests).toHaveLength(1);
  });

  it('resolves to the response with `withResponse`', async () => {
    const { baseUrl } = await startServer(json({ a: 1 }, 201, { 'x-idempotent-replay': 'true' }));
    const { data, response } = await callOperation(open(baseUrl), endpointOf(), {}).withResponse();
    expect(data).toEqual({ a: 1 });
    expect(response.status).toBe(201);
    expect(response.headers.get('x-idempotent-replay')).toBe('true');
  });

  it('causes no unhandled rejection unless awaited', async () => {
    const { baseUrl } = await startServer(json({}, 404));
    const unhandled = vi.fn<(reason: unknown) => void>();
    process.on('unhandledRejection', unhandled);
    const failed = { status: 404 };
    const call = (): Call<unknown> => callOperation(open(baseUrl), endpointOf(), {});
    expect(await errorFrom(call())).toMatchObject(failed);
    expect(await errorFrom(call().withResponse())).toMatchObject(failed);
    expect(await call().catch((error: unknown) => error)).toMatchObject(failed);
    await sleep(20);
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });
});

const attemptAt = (attempt: number): Attempt => ({
  operationId: 'a',
  attempt,
  requestId: undefined,
});

describe('hooks', () => {
  it('run for every attempt, response and retry', async () => {
    vi.spyOn(clock, 'wait').mockResolvedValue();
    vi.spyOn(clock, 'random').mockReturnValue(0.5);
    const heard: unknown[] = [];
    const options: CommonOptions = {
      retries: 2,
      onRequest: (request, at) =>
        void heard.push([request.method, new URL(request.url).pathname, at]),
      onResponse: ({ status }, at) => void heard.push([status, at.attempt]),
      onRetry: ({ name }, { attempt, delay }) => void heard.push([name, attempt, delay]),
    };
    const busy = json({}, 503);
    await callServer([busy, busy, json({})], { endpoint: { id: 'a', idempotent: true }, options });
    expect(heard).toEqual([
      ['GET', '/x', attemptAt(1)],
      [503, 1],
      ['ServerError', 1, 250],
      ['GET', '/x', attemptAt(2)],
      [503, 2],
      ['ServerError', 2, 500],
      ['GET', '/x', attemptAt(3)],
      [200, 3],
    ]);
    vi.restoreAllMocks();
  });

  it('may replace the request and read a clone of the response', async () => {
    let read: unknown;
    const options: CommonOptions = {
      onRequest: (request) => {
        const headers = new Headers(request.headers);
        headers.set('x-trace', 't1');
        return new Request(request, { headers });
      },
      onResponse: async (response) => {
        read = await response.clone().json();
      },
    };
    const { result, requests } = await callServer(json({ a: 1 }), { options });
    expect(result).toEqual({ a: 1 });
    expect(read).toEqual({ a: 1 });
    expect(requests[0]?.headers['x-trace']).toBe('t1');
  });

  const reason = new Error('from the hook');
  const fail = (): never => {
    throw reason;
  };
  it.each([
    ['onRequest', fail],
    ['onResponse', fail],
    ['onRetry', fail],
    ['onRequest', async () => fail()],
    ['onResponse', async () => fail()],
    ['onRetry', async () => fail()],
  ] as const)(
    'end the call where they throw or reject, and the reason arrives: %s %o',
    async (hook, own) => {
      const parts = { endpoint: { idempotent: true }, options: { retries: 2, [hook]: own } };
      const { result, requests } = await callServer(json({}, 503), parts);
      expect(result).toBe(reason);
      expect(requests).toHaveLength(hook === 'onRequest' ? 0 : 1);
    },
  );
});

it.each<[string, (own: string) => string[], boolean]>([
  ['the documented server', (own: string) => [own], true],
  ['any other one', () => ['https://api.example'], false],
])(
  'sends an operation with its own server to that server, from %s',
  async (_name, documented, found) => {
    const [api, uploads] = [await startServer(), await startServer()];
    const server = { url: uploads.baseUrl, instead: documented(api.baseUrl) };
    await callOperation(open(`${api.baseUrl}/`), endpointOf({ server }), {});
    expect([api.requests.length, uploads.requests.length]).toEqual(found ? [0, 1] : [1, 0]);
  },
);
