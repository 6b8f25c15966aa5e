import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Watchers } from './watchers.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** All that a stream holds when its watchers are closed. */
async function allOf(watchers: Watchers, stream: ReadableStream | undefined): Promise<string> {
  const text = new Response(stream ?? null).text();
  watchers.close();
  return text;
}

const own = 'data: own\n\n';
const others = 'data: others\n\n';

test('news of a moment are told once, the first of them at once', async () => {
  const watchers = new Watchers();
  const stream = watchers.open({ tenant: 'a', others: false });
  const reader = stream?.getReader();
  const read = async (): Promise<string> => new TextDecoder().decode((await reader?.read())?.value);
  expect(await read()).toBe(own);
  for (let count = 0; count < 1000; count += 1) watchers.changed(() => 'a');
  const next = read();
  await vi.advanceTimersByTimeAsync(400);
  expect(await next).toBe(own);
  await vi.advanceTimersByTimeAsync(5000);
  // It rested long enough.
  watchers.changed(() => 'a');
  expect(await read()).toBe(own);
  watchers.close();
  expect((await reader?.read())?.done).toBe(true);
});

test('only who asks for it hears of others', async () => {
  const watchers = new Watchers();
  const [one, all] = [false, true].map((hears) => watchers.open({ tenant: 'a', others: hears }));
  const told = [one, all].map((stream) => new Response(stream ?? null).text());
  await vi.advanceTimersByTimeAsync(1000);
  watchers.changed(() => 'b');
  await vi.advanceTimersByTimeAsync(1000);
  watchers.close();
  expect(await Promise.all(told)).toEqual([own, own + others]);
});

test('nobody is asked which tenant it was while nobody watches', () => {
  const asked = vi.fn<() => string>();
  new Watchers().changed(asked);
  expect(asked).not.toHaveBeenCalled();
});

test('a reader that is gone is found, one that is there hears something now and then', async () => {
  const watchers = new Watchers();
  watchers.open({ tenant: 'a', others: false });
  const there = watchers.open({ tenant: 'a', others: false });
  const told = new Response(there ?? null).text();
  expect(watchers.size).toBe(2);
  await vi.advanceTimersByTimeAsync(70_000);
  expect(watchers.size).toBe(1);
  watchers.close();
  expect(watchers.size).toBe(0);
  expect(await told).toBe(own.repeat(4));
  expect(vi.getTimerCount()).toBe(0);
});

test('who leaves is forgotten, and after the end nobody is let in', async () => {
  const watchers = new Watchers();
  await watchers.open({ tenant: 'a', others: false })?.cancel();
  expect(watchers.size).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
  expect(await allOf(watchers, watchers.open({ tenant: 'a', others: false }))).toBe(own);
  expect(watchers.open({ tenant: 'a', others: false })).toBeUndefined();
});
