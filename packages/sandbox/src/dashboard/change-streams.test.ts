import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChangeStreams } from './change-streams.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Returns the whole content of a stream after the streams are closed. */
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
  // The minimum interval between events has passed.
  watchers.notify(() => 'a');
  expect(await read()).toBe(own);
  watchers.close();
  expect((await reader?.read())?.done).toBe(true);
});

test('reports changes of other tenants only if requested', async () => {
  const watchers = new ChangeStreams();
  const [one, all] = [false, true].map((hears) => watchers.open({ tenant: 'a', others: hears }));
  const texts = [one, all].map((stream) => new Response(stream ?? null).text());
  await vi.advanceTimersByTimeAsync(1000);
  watchers.notify(() => 'b');
  await vi.advanceTimersByTimeAsync(1000);
  watchers.close();
  expect(await Promise.all(texts)).toEqual([own, own + others]);
});

test('does not look up the tenant of a change without open streams', () => {
  const findTenant = vi.fn<() => string>();
  new ChangeStreams().notify(findTenant);
  expect(findTenant).not.toHaveBeenCalled();
});

test('removes a stream that is not read, and sends heartbeats to the others', async () => {
  const watchers = new ChangeStreams();
  watchers.open({ tenant: 'a', others: false });
  const there = watchers.open({ tenant: 'a', others: false });
  const text = new Response(there ?? null).text();
  expect(watchers.size).toBe(2);
  await vi.advanceTimersByTimeAsync(70_000);
  expect(watchers.size).toBe(1);
  watchers.close();
  expect(watchers.size).toBe(0);
  expect(await text).toBe(own.repeat(4));
  expect(vi.getTimerCount()).toBe(0);
});

test('removes a cancelled stream, and opens no stream after close', async () => {
  const watchers = new ChangeStreams();
  await watchers.open({ tenant: 'a', others: false })?.cancel();
  expect(watchers.size).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
  expect(await allOf(watchers, watchers.open({ tenant: 'a', others: false }))).toBe(own);
  expect(watchers.open({ tenant: 'a', others: false })).toBeUndefined();
});
