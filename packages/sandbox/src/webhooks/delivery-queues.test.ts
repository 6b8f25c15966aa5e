import { expect, test } from 'vitest';
import type { DueDelivery } from './attempts.js';
import { type AttemptEnd, DeliveryQueues } from './delivery-queues.js';

function startQueues(due: readonly (readonly [configuration: number, code: string])[]) {
  const left = new Map(
    due.map(([configuration, code]) => [
      code,
      { configuration, code, number: 1, url: '', body: '', key: '' },
    ]),
  );
  const running = new Map<string, (end: AttemptEnd) => void>();
  let isIdle = false;
  const attempt = ({ code }: DueDelivery): Promise<AttemptEnd> => {
    // As a stored attempt: it is not found again.
    left.delete(code);
    return new Promise((resolve) => {
      running.set(code, resolve);
    });
  };
  const find = async (limit: number): Promise<DueDelivery[]> =>
    [1, 2].flatMap((id) =>
      [...left.values()].filter(({ configuration }) => configuration === id).slice(0, limit),
    );
  const onIdle = (): void => {
    isIdle = true;
  };
  const queues = new DeliveryQueues({ find, attempt, onIdle, onError: console.error });
  queues.wake();
  const end = async (code: string, how: AttemptEnd): Promise<void> => {
    running.get(code)?.(how);
    running.delete(code);
    await new Promise(setImmediate);
  };
  return { queues, running, end, isIdle: () => isIdle };
}

const many = (configuration: number, prefix: string, count: number) =>
  Array.from({ length: count }, (_none, index) => [configuration, `${prefix}${index}`] as const);
const settled = () => new Promise(setImmediate);

test('receivers do not wait for each other, and each attempt that ends makes room for one', async () => {
  const { queues, running, end, isIdle } = startQueues([...many(1, 'a', 10), ...many(2, 'b', 9)]);
  await settled();
  expect(running.size).toBe(16);
  await end('b3', 'answered');
  expect([...running.keys()].at(-1)).toBe('b8');
  for (let index = 0; index < 9; index += 1) await end(`b${index}`, 'answered');
  expect([...running.keys()]).toEqual(many(1, 'a', 8).map(([, code]) => code));
  expect(isIdle()).toBe(false);
  for (let index = 0; index < 10; index += 1) await end(`a${index}`, 'answered');
  await queues.idle();
  expect(isIdle()).toBe(true);
});

test('a receiver that is silent three times in a row gets one attempt at a time, until it responds', async () => {
  const { queues, running, end } = startQueues(many(1, 'a', 30));
  await settled();
  for (const code of ['a0', 'a1']) await end(code, 'timeout');
  await end('a2', 'answered');
  expect(running.size).toBe(8);
  let isWaiting = true;
  const wait = async (): Promise<void> => {
    await queues.idle({ skipsSilent: true });
    isWaiting = false;
  };
  const waiting = wait();
  const first = [...running.keys()];
  for (const [index, code] of first.entries()) {
    expect(isWaiting).toBe(index < 3);
    await end(code, 'timeout');
  }
  await waiting;
  // The first two timeouts still made room.
  expect(running.size).toBe(2);
  const others = [...running.keys()];
  for (const code of others) await end(code, 'timeout');
  expect(running.size).toBe(1);
  const [next = ''] = running.keys();
  await end(next, 'answered');
  expect(running.size).toBe(8);
});

test('an attempt whose result is not stored is not repeated at once', async () => {
  const { running, end, isIdle } = startQueues(many(1, 'a', 9));
  await settled();
  for (const code of running.keys()) await end(code, 'unknown');
  expect(running.size).toBe(0);
  expect(isIdle()).toBe(true);
});
