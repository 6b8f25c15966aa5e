import { expect, test, vi } from 'vitest';
import { WorkLoop } from './work-loop.js';

/** A pump whose rounds end when they are told to. */
function pumpByHand() {
  const ends: (() => void)[] = [];
  const onRest = vi.fn<() => void>();
  const round = (): Promise<void> => new Promise((resolve) => ends.push(resolve));
  return { pump: new WorkLoop(round, onRest), ends, onRest };
}

test('runs one more round, however often it is woken during a round', async () => {
  const { pump, ends, onRest } = pumpByHand();
  for (const _time of [1, 2, 3]) pump.wake();
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await vi.waitFor(() => expect(ends).toHaveLength(2));
  expect(onRest).not.toHaveBeenCalled();
  ends[1]?.();
  await pump.idle();
  expect(ends).toHaveLength(2);
  expect(onRest).toHaveBeenCalledOnce();
  pump.wake();
  expect(ends).toHaveLength(3);
});

test('stops after the current round and starts no other', async () => {
  const { pump, ends } = pumpByHand();
  pump.wake();
  pump.wake();
  const stopped = vi.fn<() => void>();
  const stopping = pump.stop().then(stopped);
  await Promise.resolve();
  expect(stopped).not.toHaveBeenCalled();
  ends[0]?.();
  await stopping;
  pump.wake();
  expect(ends).toHaveLength(1);
});
