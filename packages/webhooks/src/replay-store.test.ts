import { describe, expect, test } from 'vitest';
import { constructEvent } from './construct-event.js';
import { MemoryReplayStore } from './memory-replay-store.js';
import type { ReplayStore } from './replay-store.js';
import { apiKey, good, kyc, notification, refusal } from './testing/notifications.js';

describe('with a replay store', () => {
  test.each([null, false, '', 0, {}, Promise.resolve(new MemoryReplayStore()), MemoryReplayStore])(
    'rejects an invalid store (%o)',
    async (wrong) => {
      const replayStore = wrong as unknown as ReplayStore;
      const constructed = constructEvent({ ...good, replayStore });
      await expect(constructed).rejects.toThrow(
        new TypeError('replayStore must have a method add; omit it to accept replays.'),
      );
    },
  );

  test('accepts a signature once, even with another body', async () => {
    const replayStore = new MemoryReplayStore();
    expect(await constructEvent({ ...good, replayStore })).toMatchObject({ type: 'kycUpdate' });
    const changed = JSON.stringify({ ...kyc.data, kycStatus: 'REJECTED' });
    for (const body of [good.body, changed]) {
      const error = await refusal(constructEvent({ ...good, body, replayStore }));
      expect(error).toMatchObject({ code: 'replayed', status: 409 });
    }
  });

  test('accepts one of several concurrent duplicates', async () => {
    const replayStore = new MemoryReplayStore();
    const same = Array.from({ length: 20 }, () => constructEvent({ ...good, replayStore }));
    const results = await Promise.allSettled(same);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('accepts the next delivery attempt, which has another signature', async () => {
    const replayStore = new MemoryReplayStore();
    await constructEvent({ ...good, replayStore });
    const again = notification(kyc.data, { timestamp: '2026-03-03T08:20:11.900Z' });
    const event = await constructEvent({ ...again, apiKey, replayStore });
    expect(event).toMatchObject({ type: 'kycUpdate' });
  });

  test('does not store the signature of a rejected notification', async () => {
    const replayStore = new MemoryReplayStore();
    await refusal(constructEvent({ ...good, apiKey: 'another-key', replayStore }));
    await refusal(constructEvent({ ...good, body: '{', replayStore }));
    expect(replayStore.size).toBe(0);
    expect(await constructEvent({ ...good, replayStore })).toMatchObject({ type: 'kycUpdate' });
  });

  test('passes the signature and its expiry to the store', async () => {
    const calls: unknown[][] = [];
    const replayStore: ReplayStore = {
      add: (...args) => {
        calls.push(args);
        return Promise.resolve(true);
      },
    };
    await constructEvent({ ...good, tolerance: 60_000, replayStore });
    const expiresAt = new Date('2026-03-03T08:21:11.482Z');
    expect(calls).toEqual([[kyc.headers['x-signature'], expiresAt, kyc.now]]);
  });
});

const throwLost = (): never => {
  throw new Error('connection lost');
};

describe('a failing store rejects all notifications', () => {
  const failing: [string, () => unknown][] = [
    ['throws', throwLost],
    ['rejects', async () => throwLost()],
    ['returns OK', () => 'OK'],
    ['returns null', () => null],
    ['returns nothing', () => {}],
    ['returns 1', () => Promise.resolve(1)],
  ];
  test.each(failing)('it %s', async (_what, add) => {
    const replayStore = { add } as unknown as ReplayStore;
    const error = await refusal(constructEvent({ ...good, replayStore }));
    expect(error).toMatchObject({ code: 'replay_store_failed', status: 500 });
  });

  test('has the error of the store as cause', async () => {
    const cause = new Error('connection lost');
    const replayStore: ReplayStore = { add: () => Promise.reject(cause) };
    expect((await refusal(constructEvent({ ...good, replayStore }))).cause).toBe(cause);
  });
});

const at = (seconds: number): Date => new Date(seconds * 1000);

describe('MemoryReplayStore', () => {
  test('stores a signature until it expires', () => {
    const store = new MemoryReplayStore();
    expect(store.add('a', at(10), at(0))).toBe(true);
    expect(store.add('a', at(10), at(10))).toBe(false);
    expect(store.add('a', at(20), at(11))).toBe(true);
  });

  test('removes expired signatures at its limit, and keeps others', () => {
    const store = new MemoryReplayStore({ limit: 2 });
    store.add('a', at(10), at(0));
    store.add('b', at(20), at(0));
    expect(() => store.add('c', at(30), at(5))).toThrow('full');
    expect(store.add('a', at(10), at(5))).toBe(false);
    expect(store.add('c', at(30), at(15))).toBe(true);
    expect(store.size).toBe(2);
    expect(store.add('b', at(20), at(15))).toBe(false);
  });

  test('keeps a signature that expires at the same moment', () => {
    const store = new MemoryReplayStore({ limit: 1 });
    store.add('a', at(10), at(0));
    expect(() => store.add('b', at(30), at(10))).toThrow('full');
    expect(store.add('a', at(10), at(10))).toBe(false);
  });

  test('rejects new notifications if it is full', async () => {
    const replayStore = new MemoryReplayStore({ limit: 1 });
    await constructEvent({ ...good, replayStore });
    const next = notification(kyc.data, { timestamp: '2026-03-03T08:20:12.000Z' });
    const error = await refusal(constructEvent({ ...next, apiKey, replayStore }));
    expect(error).toMatchObject({ code: 'replay_store_failed', cause: { message: /full/ } });
  });

  test.each([0, -1, 1.5, NaN, Infinity])('rejects a limit of %d', (limit) => {
    expect(() => new MemoryReplayStore({ limit })).toThrow(TypeError);
  });
});
