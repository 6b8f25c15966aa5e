// Bodies that never end: callers that are not admitted get a response before their body, and take no place.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { operations as product } from '@seller-funds/contract';
import { afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { operations as control } from '../generated/types/index.js';
import { listen } from '../../../../test/listen.js';
import { useTestSandbox } from '../testing/test-sandbox.js';
import { defaultConcurrencyLimits } from './concurrency-limit.js';
import { endSlowBodies } from './end-slow-bodies.js';

const secret = 'a-secret-of-the-test';
const keys = {
  valid: `test_${secret}_shop`,
  readOnly: `test_ro_${secret}_shop`,
  revoked: `test_${secret}_shop.k2`,
  neverIssued: `test_${secret}_shop.k9`,
  withoutSecret: 'test_shop_of_others',
};

const options = { requireKey: secret, requestLog: 50, metrics: true };
const started = useTestSandbox(() => options, { port: 0 });
const sockets: Socket[] = [];
beforeAll(async () => {
  const call = started.as(keys.valid);
  await started.as(keys.readOnly)('GET', '/api/divisions');
  await call('POST', '/_sandbox/keys');
  await call('POST', '/_sandbox/keys/revoke', { apiKey: keys.revoked });
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

/** Sends the first byte of a body; returns the status of the response, or 0 if the connection ends without one. */
async function begin(
  method: string,
  path: string,
  key: string,
  { to = started.url, more = [] }: { readonly to?: string; readonly more?: readonly string[] } = {},
): Promise<number> {
  const socket = connect(Number(new URL(to).port), '127.0.0.1');
  sockets.push(socket);
  const authorization = key === '' ? [] : [`Authorization: Bearer ${key}`];
  const length = ['Content-Type: application/json', 'Content-Length: 99'];
  const head = [
    `${method} ${path} HTTP/1.1`,
    'Host: localhost',
    ...authorization,
    ...length,
    ...more,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n{`);
  const [first] = await Promise.race([once(socket, 'data'), once(socket, 'close')]);
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(String(first))?.[1] ?? 0);
}

const withBody = [...Object.values(product), ...Object.values(control)].filter(({ body }) => body);

test.each([
  ['', 401],
  [keys.withoutSecret, 401],
  [keys.revoked, 401],
  [keys.neverIssued, 401],
  [keys.readOnly, 403],
])('with the key %j every operation returns %i before the body', async (key, status) => {
  const statuses = withBody.map(async ({ id, method, path }) => [
    id,
    await begin(method.toUpperCase(), path.replaceAll(/\{\w+\}/g, 'x'), key),
  ]);
  const expected = withBody.map(({ id }) => [id, status]);
  expect(await Promise.all(statuses)).toEqual(expected);
});

test.each([
  [keys.revoked, 401],
  [keys.valid, 100],
])('with the key %j a client that expects 100 Continue gets %i', async (key, status) => {
  const more = ['Expect: 100-continue'];
  expect(await begin('POST', '/api/accountholders', key, { more })).toBe(status);
});

test.each(['/onboarding/x/y', `/onboarding/x/${'0'.repeat(40)}/bank/1`, '/files/reports/x/y.csv'])(
  'without its secret, %s has a response before the body',
  async (path) => {
    expect([404, 405]).toContain(await begin('POST', path, ''));
  },
);

test('more requests without a valid key than can run do not delay others', async () => {
  const { running } = defaultConcurrencyLimits;
  const waiting = Array.from({ length: running + 8 }, (_none, index) =>
    begin('POST', '/api/accountholders', index % 2 ? keys.revoked : `test_x${index}`),
  );
  expect((await started.as(keys.valid)('GET', '/api/divisions')).status).toBe(200);
  expect(new Set(await Promise.all(waiting))).toEqual(new Set([401]));
});

test('the sandbox ends a request whose body arrives slowly', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  let status = 0;
  void begin('POST', '/api/accountholders', keys.valid).then((received) => (status = received));
  await expect.poll(() => (vi.advanceTimersByTime(10_000), status)).toBe(408);
});

test('a body that takes more than a minute has to arrive faster', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  let received = 0;
  const server = createServer((request) => {
    request.on('data', (chunk: Buffer) => (received += chunk.length));
    request.on('error', () => undefined);
  });
  endSlowBodies(server, 10_000);
  const socket = connect(Number(new URL(await listen(server)).port), '127.0.0.1');
  sockets.push(socket);
  let response = '';
  socket.on('data', (data) => (response += String(data)));
  socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999\r\n\r\n');
  await once(server, 'request');
  let sent = 0;
  const sendInWindow = async (bytes: number): Promise<void> => {
    socket.write(Buffer.alloc(bytes));
    sent += bytes;
    await expect.poll(() => received).toBe(sent);
    vi.advanceTimersByTime(10_000);
  };
  const [small, large] = [64 * 1024, 1024 * 1024];
  for (const bytes of [small, small, small, small, small, small, large, large])
    await sendInWindow(bytes);
  expect(response).toBe('');
  await sendInWindow(large - 1);
  await expect.poll(() => response).toMatch(/^HTTP\/1\.1 408 /);
});

test('ends a request whose body arrives slowly, and no other', async () => {
  const server = createServer((request, response) => {
    let length = 0;
    request.on('data', (chunk: Buffer) => (length += chunk.length));
    // Longer than the window: only the time of the body counts.
    request.on('end', () => setTimeout(() => response.end(String(length)), 1_300));
    request.on('error', () => undefined);
  });
  endSlowBodies(server, 1_000);
  const url = await listen(server);
  expect(await begin('POST', '/', '', { to: url })).toBe(408);
  await expect.poll(() => sockets.at(-1)?.closed).toBe(true);
  const blocks = Array.from({ length: 5 }, () => Buffer.alloc(70_000));
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      await new Promise((resolve) => setTimeout(resolve, 60));
      const next = blocks.pop();
      if (next) controller.enqueue(next);
      else controller.close();
    },
  });
  const sent = { method: 'POST', body, duplex: 'half' } as const;
  expect(await (await fetch(url, sent)).text()).toBe('350000');
});
