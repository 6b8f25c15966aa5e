import { expect, test, vi } from 'vitest';
import { WorkLoop } from './work-loop.js';

/** Creates a loop whose rounds end when the test calls their function in `ends`. */
function createLoop() {
  const ends: (() => void)[] = [];
  const onRest = vi.fn<() => void>();
  const round = (): Promise<void> => new Promise((resolve) => ends.push(resolve));
  return { loop: new WorkLoop(round, onRest), ends, onRest };
}

test('runs one more round, however often it is woken during a round', async () => {
  const { loop, ends, onRest } = createLoop();
  for (const _time of [1, 2, 3]) loop.wake();
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await vi.waitFor(() => expect(ends).toHaveLength(2));
  expect(onRest).not.toHaveBeenCalled();
  ends[1]?.();
  await loop.idle();
  expect(ends).toHaveLength(2);
  expect(onRest).toHaveBeenCalledOnce();
  loop.wake();
  expect(ends).toHaveLength(3);
});

test('stops after the current round and starts no other', async () => {
  const { loop, ends } = createLoop();
  loop.wake();
  loop.wake();
  const stopped = vi.fn<() => void>();
  const stopping = loop.stop().then(stopped);
  await Promise.resolve();
  expect(stopped).not.toHaveBeenCalled();
  ends[0]?.();
  await stopping;
  loop.wake();
  expect(ends).toHaveLength(1);
});
