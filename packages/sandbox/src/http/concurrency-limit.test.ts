import { expect, test } from 'vitest';
import { ConcurrencyLimit } from './concurrency-limit.js';

/** Starts requests that complete when the test calls `endOne`. */
function controlled(limits: ConstructorParameters<typeof ConcurrencyLimit>[0]) {
  const limit = new ConcurrencyLimit(limits);
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const send = async (tenant: string, name: string): Promise<boolean> => {
    const end = await limit.enter(tenant);
    if (!end) return false;
    started.push(name);
    ends.push(end);
    return true;
  };
  const endOne = async (): Promise<void> => {
    ends.shift()?.();
    await settle();
  };
  return { limit, started, send, endOne };
}

const settle = () =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

const limits = { running: 3, runningOfTenant: 2, waiting: 4, waitingOfTenant: 3 };

test('limits the running requests of a tenant, and takes waiting requests of tenants in turn', async () => {
  const { started, send, endOne } = controlled(limits);
  const requests = ['a1', 'a2', 'a3', 'a4'].map((name) => send('loud', name));
  requests.push(send('calm', 'b1'), send('calm', 'b2'));
  await settle();
  expect(started).toEqual(['a1', 'a2', 'b1']);
  await endOne();
  expect(started.at(-1)).toBe('a3');
  await endOne();
  expect(started.at(-1)).toBe('b2');
  await endOne();
  expect(started.at(-1)).toBe('a4');
  for (let left = 0; left < 3; left += 1) await endOne();
  expect(await Promise.all(requests)).toEqual(Array(6).fill(true));
});

test('refuses requests beyond the limits', async () => {
  const { limit, started, send, endOne } = controlled(limits);
  const requests = ['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => send('loud', name));
  expect(await send('loud', 'a6')).toBe(false);
  expect(limit.counts).toEqual({ running: 2, waiting: 3, refused: 1 });
  const calm = send('calm', 'b1');
  await settle();
  expect(started.at(-1)).toBe('b1');
  for (let left = 0; left < 6; left += 1) await endOne();
  await Promise.all([...requests, calm]);
  expect(limit.counts).toEqual({ running: 0, waiting: 0, refused: 1 });
});
