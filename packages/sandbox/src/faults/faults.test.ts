import { payment } from '../seed/payment.js';
import { request as sendOverSocket } from 'node:http';
import { expect, test } from 'vitest';
import { type Call, startTestSandbox, useTestSandbox } from '../testing/test-sandbox.js';
import { ConnectionDropped } from '../http/inject-faults.js';

const faults = '/_sandbox/faults';
const holders = '/api/accountholders';
const splits = '/api/fund/split-payments';

const started = useTestSandbox(() => ({ seed: 'faults' }), { port: 0 });

const split = payment('order-1', 1250);

async function statuses(call: Call, count: number): Promise<number[]> {
  const found: number[] = [];
  for (let made = 0; made < count; made += 1) found.push((await call('GET', holders)).status);
  return found;
}

test('returns the status of a rule with a documented error and the fault header, and changes nothing', async () => {
  const call = started.as();
  await call('POST', faults, { method: 'POST', path: splits, status: 503, retryAfterSeconds: 7 });
  const refused = await call('POST', splits, split);
  expect(refused).toMatchObject({ status: 503, body: { code: '503.900.001' } });
  expect(refused.headers.get('x-sandbox-fault')).toBe('1');
  expect(refused.headers.get('retry-after')).toBe('7');
  expect(refused.headers.get('x-request-id')).toMatch(/./);
  expect((await call('GET', splits)).body.totalElementCount).toBe(0);
  expect((await started.as()('POST', splits, split)).status).toBe(200);
});

test('applies a rule to the nth call, a limited number of times, and to paths with wildcards', async () => {
  const call = started.as();
  await call('POST', faults, { path: '/api/account*', nth: 2, status: 500 });
  expect(await statuses(call, 4)).toEqual([200, 500, 200, 200]);
  await call('DELETE', faults);
  await call('POST', faults, { path: '/api/**', times: 2, status: 429 });
  expect(await statuses(call, 4)).toEqual([429, 429, 200, 200]);
  const { body } = await call('GET', faults);
  expect(body.rules).toEqual([
    { id: 1, path: '/api/**', times: 2, status: 429, matched: 4, fired: 2 },
  ]);
  expect((await call('GET', '/api/fund/split-payments/none')).status).toBe(404);
});

test('matches a path literally except for wildcards', async () => {
  const call = started.as();
  for (const path of ['/api/accounth.lders', '/api/*/x', '/account', '/api/accountholders/*'])
    await call('POST', faults, { path, status: 500 });
  expect(await statuses(call, 1)).toEqual([200]);
  const missing = await call('GET', `${holders}/ah_1`);
  expect(missing.status).toBe(500);
  expect(missing.headers.get('x-sandbox-fault')).toBe('4');
});

async function callWithProbability(seed: string): Promise<number[]> {
  const own = await startTestSandbox({ seed });
  const call = own.as('test_chance');
  await call('POST', faults, { probability: 0.3, status: 502 });
  return statuses(call, 100);
}

test('matches a path with many wildcards in reasonable time', async () => {
  const call = started.as();
  const path = `/api${'/**a'.repeat(100)}`;
  expect((await call('POST', faults, { path, status: 500 })).status).toBe(200);
  expect((await call('GET', `/api${'/aa'.repeat(1000)}b`)).status).toBe(404);
  expect((await call('GET', `/api${'/aa'.repeat(1000)}`)).status).toBe(500);
});

test('derives probabilities from the seed: the same calls get the same faults', async () => {
  const first = await callWithProbability('one');
  expect(await callWithProbability('one')).toEqual(first);
  expect(await callWithProbability('two')).not.toEqual(first);
  const failed = first.filter((status) => status === 502).length;
  expect(failed).toBeGreaterThan(15);
  expect(failed).toBeLessThan(45);
});

test('delays a call and marks its response', async () => {
  const call = started.as();
  await call('POST', faults, { latencyMs: 80, times: 1 });
  const before = performance.now();
  const slow = await call('GET', holders);
  expect(performance.now() - before).toBeGreaterThanOrEqual(75);
  expect(slow.status).toBe(200);
  expect(slow.headers.get('x-sandbox-fault')).toBe('1');
  expect((await call('GET', holders)).headers.get('x-sandbox-fault')).toBeNull();
});

/** Sends a request over a socket. Returns the status code, or the error code of the connection. */
function send(key: string, method: string, path: string, body: unknown): Promise<number | string> {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  return new Promise((resolve) => {
    sendOverSocket(`${started.url}${path}`, { method, headers, agent: false }, (response) => {
      response.resume().once('end', () => {
        resolve(response.statusCode ?? 0);
      });
    })
      .once('error', (error: NodeJS.ErrnoException) => {
        resolve(error.code ?? error.message);
      })
      .end(JSON.stringify(body));
  });
}

test('drops the connection before or after the change, which a retry then replays', async () => {
  const key = 'test_dropped';
  const call = started.as(key);
  await call('POST', faults, { method: 'POST', path: splits, drop: 'BEFORE', times: 1 });
  expect(await send(key, 'POST', splits, split)).toBe('ECONNRESET');
  expect((await call('GET', splits)).body.totalElementCount).toBe(0);

  await call('DELETE', faults);
  await call('POST', faults, { method: 'POST', path: splits, drop: 'AFTER', times: 1 });
  expect(await send(key, 'POST', splits, split)).toBe('ECONNRESET');
  expect((await call('GET', splits)).body.totalElementCount).toBe(1);
  const repeat = await call('POST', splits, split);
  expect(repeat.status).toBe(200);
  expect(repeat.headers.get('x-idempotent-replay')).toBe('true');
  expect((await call('GET', splits)).body.totalElementCount).toBe(1);
  // The server still responds.
  expect(await send(key, 'POST', splits, split)).toBe(200);
});

test('rejects a dropped call in process like on the network', async () => {
  const call = started.as();
  await call('POST', faults, { drop: 'BEFORE' });
  await expect(call('GET', holders)).rejects.toThrow(ConnectionDropped);
});

test('removes rules one by one, all at once and with a reset; tenants have separate rules', async () => {
  const call = started.as();
  for (const status of [500, 502, 503]) await call('POST', faults, { status });
  expect((await call('DELETE', `${faults}/2`)).body.rules).toHaveLength(2);
  expect((await call('DELETE', `${faults}/2`)).status).toBe(404);
  expect((await started.as()('GET', faults)).body.rules).toEqual([]);
  await call('POST', '/_sandbox/reset');
  expect(await statuses(call, 1)).toEqual([200]);
});

test.each([
  {},
  { path: '/api/**' },
  { status: 404 },
  { probability: 1.5, status: 500 },
  { drop: 'NEVER' },
  { status: 500, nonsense: 1 },
  { path: 'api', status: 500 },
  { status: 503, drop: 'AFTER' },
])('rejects the invalid rule %j', async (rule) => {
  const call = started.as();
  expect((await call('POST', faults, rule)).status).toBe(422);
  expect((await call('GET', faults)).body.rules).toEqual([]);
});
