import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { callServer } from '../testing/call-server.js';
import { endpointOf, errorFrom, open } from '../testing/endpoint.js';
import { json, startServer, type Responder } from '../testing/server.js';
import { callOperation } from './call.js';
import { clock } from './clock.js';
import { AbortedError, ConnectionError, TimeoutError } from './errors.js';

afterEach(() => {
  vi.restoreAllMocks();
});

const never: Responder = () => undefined;
/** A server that never responds. */
const silence = new Promise<never>(() => undefined);
const slowBody: Responder = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write('{');
};
const busy = json({}, 503, { 'retry-after': '30' });
const get = endpointOf({ idempotent: true });
const post = endpointOf({ method: 'post' });

describe('the timeout of an attempt', () => {
  it.each([
    ['the response', never],
    ['the body', slowBody],
  ])('aborts it: %s', async (_name, responder) => {
    const { result } = await callServer(responder, { endpoint: post, options: { timeout: 50 } });
    expect(result).toBeInstanceOf(TimeoutError);
    expect(result).toBeInstanceOf(ConnectionError);
    expect(result).toMatchObject({
      name: 'TimeoutError',
      message: 'POST /x got no response in 50 ms',
      sent: true,
      retryable: true,
    });
  });

  it('also ends a custom fetch that ignores the signal, whose response is ignored', async () => {
    const unhandled = vi.fn<(reason: unknown) => void>();
    process.on('unhandledRejection', unhandled);
    const connection = open('http://x', { timeout: 20, fetch: late });
    expect(await errorFrom(callOperation(connection, get, {}))).toBeInstanceOf(TimeoutError);
    await sleep(150);
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });

  it('causes a retry only if that is safe', async () => {
    vi.spyOn(clock, 'wait').mockResolvedValue();
    for (const [endpoint, count] of [
      [get, 2],
      [post, 1],
    ] as const) {
      // No network request, because the second response must not time out.
      const fetch = vi.fn<() => Promise<Response>>().mockResolvedValue(Response.json({}));
      fetch.mockReturnValueOnce(silence);
      const connection = open('http://x', { timeout: 20, retries: 2, fetch });
      await callOperation(connection, endpoint, {}).catch(() => undefined);
      expect(fetch).toHaveBeenCalledTimes(count);
    }
  });

  it('of 0 sets no limit', async () => {
    const { baseUrl } = await startServer((response, request) => {
      setTimeout(() => json(1)(response, request), 50);
    });
    const connection = open(baseUrl, { timeout: 10 });
    for (const timeout of [0, Infinity, 2 ** 40]) {
      expect(await callOperation(connection, get, { options: { timeout } })).toBe(1);
    }
  });
});

describe('the total timeout', () => {
  it('aborts the current attempt', async () => {
    const fetch = vi.fn<() => Promise<Response>>().mockReturnValue(silence);
    const options = { retries: 5, timeout: 3_600_000, totalTimeout: 50, fetch };
    const call = callOperation(open('http://x', options), get, {});
    expect(await errorFrom(call)).toBeInstanceOf(TimeoutError);
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('prevents a retry whose delay would exceed it', async () => {
    const options = { retries: 5, totalTimeout: 29_000 };
    const { result, requests } = await callServer(busy, { endpoint: get, options });
    expect(result).toMatchObject({ status: 503 });
    expect(requests).toHaveLength(1);
  });
});

describe('an abort', () => {
  it.each([
    ['before the call', false],
    ['during the call', true],
  ])('%s aborts the call with its reason', async (_name, sent) => {
    const controller = new AbortController();
    const reason = new Error('enough');
    if (!sent) controller.abort(reason);
    const input = { options: { signal: controller.signal } };
    const { result, requests } = await callServer(() => controller.abort(reason), { input });
    expect(result).toBeInstanceOf(AbortedError);
    expect(result).toMatchObject({ name: 'AbortedError', origin: reason, retryable: false, sent });
    expect(requests).toHaveLength(sent ? 1 : 0);
  });

  it('aborts reading a body', async () => {
    const controller = new AbortController();
    const onResponse = (): void => void setImmediate(() => controller.abort());
    const input = { options: { signal: controller.signal } };
    const { result } = await callServer(slowBody, { input, options: { onResponse } });
    expect(result).toMatchObject({ name: 'AbortedError' });
  });

  it('aborts the delay before a retry', async () => {
    const controller = new AbortController();
    const onRetry = (): void => void setImmediate(() => controller.abort());
    const input = { options: { signal: controller.signal, retries: 2 } };
    const parts = { endpoint: get, input, options: { onRetry } };
    const { result, requests } = await callServer(busy, parts);
    expect(result).toMatchObject({ name: 'AbortedError', sent: true });
    expect(requests).toHaveLength(1);
  });
});

it('removes all timers and listeners', async () => {
  const { signal } = new AbortController();
  const added = vi.spyOn(signal, 'addEventListener');
  const removed = vi.spyOn(signal, 'removeEventListener');
  const statuses = [503, 503, 200, 503];
  const fetch = (): Response => Response.json({}, { status: statuses.shift() ?? 500 });
  const connection = open('http://x', { timeout: 3_600_000, retries: 2, fetch });
  vi.spyOn(clock, 'random').mockReturnValue(0.002);
  const set = vi.spyOn(globalThis, 'setTimeout');
  const cleared = vi.spyOn(globalThis, 'clearTimeout');
  await callOperation(connection, get, { options: { signal } });
  await errorFrom(callOperation(connection, post, { options: { signal } }));
  const gone = new Set<unknown>(cleared.mock.calls.map(([timer]) => timer));
  const limits = set.mock.results.filter((_, index) => set.mock.calls[index]?.[1] === 3_600_000);
  expect(limits).toHaveLength(4);
  expect(limits.filter(({ value }) => !gone.has(value))).toEqual([]);
  expect(statuses).toEqual([]);
  expect(removed).toHaveBeenCalledTimes(added.mock.calls.length);
});

async function late(): Promise<Response> {
  await sleep(100);
  throw new Error('rejected late, without a listener');
}
