import { expect, test } from 'vitest';
import { ConcurrencyLimit } from './concurrency-limit.js';

/** Serves requests that complete when the test calls `endOne`. */
function controlled(limits: ConstructorParameters<typeof ConcurrencyLimit>[0]) {
  const limit = new ConcurrencyLimit(limits);
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const serve = limit.limit(async (request) => {
    started.push(new URL(request.url).pathname);
    await new Promise<void>((resolve) => {
      ends.push(resolve);
    });
    return new Response();
  });
  const send = async (tenant: string, path: string): Promise<Response> =>
    serve(
      new Request(`http://sandbox.example/${path}`, {
        headers: { authorization: `Bearer test_${tenant}` },
      }),
    );
  const endOne = async (): Promise<void> => {
    ends.shift()?.();
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  };
  return { limit, started, send, endOne };
}

const limits = { running: 3, runningOfTenant: 2, waiting: 4, waitingOfTenant: 3 };

test('limits the running requests of a tenant, and takes waiting requests of tenants in turn', async () => {
  const { started, send, endOne } = controlled(limits);
  const responses = ['a1', 'a2', 'a3', 'a4'].map((path) => send('loud', path));
  responses.push(send('calm', 'b1'), send('calm', 'b2'));
  expect(started).toEqual(['/a1', '/a2', '/b1']);
  await endOne();
  expect(started.at(-1)).toBe('/a3');
  await endOne();
  expect(started.at(-1)).toBe('/b2');
  await endOne();
  expect(started.at(-1)).toBe('/a4');
  for (let left = 0; left < 3; left += 1) await endOne();
  expect((await Promise.all(responses)).map(({ status }) => status)).toEqual(Array(6).fill(200));
});

test('returns 503 with Retry-After beyond the limits', async () => {
  const { limit, started, send, endOne } = controlled(limits);
  const responses = ['a1', 'a2', 'a3', 'a4', 'a5'].map((path) => send('loud', path));
  const refused = await send('loud', 'a6');
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('1');
  expect(await refused.json()).toMatchObject({ code: '503.900.001' });
  expect(limit.counts).toEqual({ running: 2, waiting: 3, refused: 1 });
  const calm = send('calm', 'b1');
  expect(started.at(-1)).toBe('/b1');
  for (let left = 0; left < 6; left += 1) await endOne();
  await Promise.all([...responses, calm]);
  expect(limit.counts).toEqual({ running: 0, waiting: 0, refused: 1 });
});

test('a failed request no longer counts', async () => {
  const limit = new ConcurrencyLimit(limits);
  const serve = limit.limit(() => Promise.reject(new Error('broken')));
  await expect(serve(new Request('http://sandbox.example'))).rejects.toThrow('broken');
  expect(limit.counts.running).toBe(0);
});
