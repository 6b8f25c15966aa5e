import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChangeStreams } from './change-streams.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** All that a stream holds when its watchers are closed. */
async function allOf(watchers: ChangeStreams, stream: ReadableStream | undefined): Promise<string> {
  const text = new Response(stream ?? null).text();
  watchers.close();
  return text;
}

const own = 'data: own\n\n';
const others = 'data: others\n\n';

test('sends the first event at once and merges events that follow', async () => {
  const watchers = new ChangeStreams();
  const stream = watchers.open({ tenant: 'a', others: false });
  const reader = stream?.getReader();
  const read = async (): Promise<string> => new TextDecoder().decode((await reader?.read())?.value);
  expect(await read()).toBe(own);
  for (let count = 0; count < 1000; count += 1) watchers.notify(() => 'a');
  const next = read();
  await vi.advanceTimersByTimeAsync(400);
  expect(await next).toBe(own);
  await vi.advanceTimersByTimeAsync(5000);
  // It rested long enough.
  watchers.notify(() => 'a');
  expect(await read()).toBe(own);
  watchers.close();
  expect((await reader?.read())?.done).toBe(true);
});

test('reports changes of other tenants only if requested', async () => {
  const watchers = new ChangeStreams();
  const [one, all] = [false, true].map((hears) => watchers.open({ tenant: 'a', others: hears }));
  const told = [one, all].map((stream) => new Response(stream ?? null).text());
  await vi.advanceTimersByTimeAsync(1000);
  watchers.notify(() => 'b');
  await vi.advanceTimersByTimeAsync(1000);
  watchers.close();
  expect(await Promise.all(told)).toEqual([own, own + others]);
});

test('does not look up the tenant of a change while nobody watches', () => {
  const asked = vi.fn<() => string>();
  new ChangeStreams().notify(asked);
  expect(asked).not.toHaveBeenCalled();
});

test('a reader that is gone is found, one that is there hears something now and then', async () => {
  const watchers = new ChangeStreams();
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
  const watchers = new ChangeStreams();
  await watchers.open({ tenant: 'a', others: false })?.cancel();
  expect(watchers.size).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
  expect(await allOf(watchers, watchers.open({ tenant: 'a', others: false }))).toBe(own);
  expect(watchers.open({ tenant: 'a', others: false })).toBeUndefined();
});
