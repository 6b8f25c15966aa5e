import { describe, expect, test } from 'vitest';
import { constructEvent } from './construct-event.js';
import { MemoryReplayStore } from './memory-replay-store.js';
import type { ReplayStore } from './replay-store.js';
import { apiKey, kyc, notification, refusal } from './testing/notifications.js';

const good = {
  url: kyc.url,
  now: kyc.now,
  headers: kyc.headers,
  body: JSON.stringify(kyc.data),
  apiKey,
};

describe('with a store of seen signatures', () => {
  test.each([null, false, '', 0, {}])(
    'what is no store (%j) is a mistake, and does not turn the check off',
    async (wrong) => {
      const replayStore = wrong as unknown as ReplayStore;
      await expect(constructEvent({ ...good, replayStore })).rejects.toThrow(TypeError);
    },
  );

  test('nor is the promise of one, or its class', async () => {
    for (const wrong of [Promise.resolve(new MemoryReplayStore()), MemoryReplayStore]) {
      const replayStore = wrong as unknown as ReplayStore;
      await expect(constructEvent({ ...good, replayStore })).rejects.toThrow(
        /replayStore must have/,
      );
    }
  });

  test('a notification is taken once, also with another body', async () => {
    const replayStore = new MemoryReplayStore();
    expect(await constructEvent({ ...good, replayStore })).toMatchObject({ type: 'kycUpdate' });
    const changed = JSON.stringify({ ...kyc.data, kycStatus: 'REJECTED' });
    for (const body of [good.body, changed]) {
      const error = await refusal(constructEvent({ ...good, body, replayStore }));
      expect(error).toMatchObject({ code: 'replayed', status: 409 });
    }
  });

  test('of the same at the same moment one is taken', async () => {
    const replayStore = new MemoryReplayStore();
    const same = Array.from({ length: 20 }, () => constructEvent({ ...good, replayStore }));
    const results = await Promise.allSettled(same);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('the next attempt of the same event has a signature of its own', async () => {
    const replayStore = new MemoryReplayStore();
    await constructEvent({ ...good, replayStore });
    const again = notification(kyc.data, { timestamp: '2026-03-03T08:20:11.900Z' });
    const event = await constructEvent({ ...again, apiKey, replayStore });
    expect(event).toMatchObject({ type: 'kycUpdate' });
  });

  test('one that is refused for another reason is not remembered', async () => {
    const replayStore = new MemoryReplayStore();
    await refusal(constructEvent({ ...good, apiKey: 'another-key', replayStore }));
    await refusal(constructEvent({ ...good, body: '{', replayStore }));
    expect(replayStore.size).toBe(0);
    expect(await constructEvent({ ...good, replayStore })).toMatchObject({ type: 'kycUpdate' });
  });

  test('it is told the signature, and until when that matters', async () => {
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

describe('a store that fails lets nothing pass', () => {
  const failing: [string, () => unknown][] = [
    [
      'throws',
      () => {
        throw new Error('connection lost');
      },
    ],
    ['rejects', () => Promise.reject(new Error('connection lost'))],
    ['answers OK', () => 'OK'],
    ['answers null', () => null],
    ['answers nothing', () => {}],
    ['answers 1', () => Promise.resolve(1)],
  ];
  test.each(failing)('it %s', async (_what, add) => {
    const replayStore = { add } as unknown as ReplayStore;
    const error = await refusal(constructEvent({ ...good, replayStore }));
    expect(error).toMatchObject({ code: 'replay_store_failed', status: 500 });
  });

  test('its own error is the cause', async () => {
    const cause = new Error('connection lost');
    const replayStore: ReplayStore = { add: () => Promise.reject(cause) };
    expect((await refusal(constructEvent({ ...good, replayStore }))).cause).toBe(cause);
  });
});

const at = (seconds: number): Date => new Date(seconds * 1000);

describe('the one in memory', () => {
  test('remembers up to the moment of expiry, and no longer', () => {
    const store = new MemoryReplayStore();
    expect(store.add('a', at(10), at(0))).toBe(true);
    expect(store.add('a', at(10), at(10))).toBe(false);
    expect(store.add('a', at(20), at(11))).toBe(true);
  });

  test('is bounded: what has expired makes room, what has not is kept', () => {
    const store = new MemoryReplayStore({ limit: 2 });
    store.add('a', at(10), at(0));
    store.add('b', at(20), at(0));
    expect(() => store.add('c', at(30), at(5))).toThrow('full');
    expect(store.add('a', at(10), at(5))).toBe(false);
    expect(store.add('c', at(30), at(15))).toBe(true);
    expect(store.size).toBe(2);
    expect(store.add('b', at(20), at(15))).toBe(false);
  });

  test('what expires at this very moment is kept too', () => {
    const store = new MemoryReplayStore({ limit: 1 });
    store.add('a', at(10), at(0));
    expect(() => store.add('b', at(30), at(10))).toThrow('full');
    expect(store.add('a', at(10), at(10))).toBe(false);
  });

  test('when it is full, a new notification is refused and not let through', async () => {
    const replayStore = new MemoryReplayStore({ limit: 1 });
    await constructEvent({ ...good, replayStore });
    const next = notification(kyc.data, { timestamp: '2026-03-03T08:20:12.000Z' });
    const error = await refusal(constructEvent({ ...next, apiKey, replayStore }));
    expect(error).toMatchObject({ code: 'replay_store_failed', cause: { message: /full/ } });
  });

  test.each([0, -1, 1.5, NaN, Infinity])('a limit of %d is refused', (limit) => {
    expect(() => new MemoryReplayStore({ limit })).toThrow(TypeError);
  });
});
