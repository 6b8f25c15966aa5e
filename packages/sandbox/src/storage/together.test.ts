import { expect, test } from 'vitest';
import { together } from './together.js';

const later = async <T>(turns: number, end: () => T): Promise<T> => {
  for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
  return end();
};

const ended: string[] = [];
const fail = (name: string) => () => {
  ended.push(name);
  throw new Error(name);
};

test('gives what each comes to, in their order', async () => {
  const results = await together(
    () => later(9, () => 'a'),
    () => 2,
    () => later(1, () => 'c'),
  );
  expect(results).toEqual(['a', 2, 'c']);
});

test('throws what failed first, once all have ended', async () => {
  ended.length = 0;
  const running = together(
    () => later(2, fail('first')),
    () => later(20, fail('second')),
    () => later(30, () => ended.push('third')),
  );
  await expect(running).rejects.toThrow('first');
  expect(ended).toEqual(['first', 'second', 'third']);
});

test('one that cannot be started leaves none of the others unheard', async () => {
  ended.length = 0;
  const running = together(
    () => later(10, fail('started')),
    fail('not started'),
    () => later(1, fail('behind it')),
  );
  // Vitest fails on a rejection that nobody hears.
  await expect(running).rejects.toThrow('not started');
  expect(ended).toEqual(['not started', 'started']);
});
