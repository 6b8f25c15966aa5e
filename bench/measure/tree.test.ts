import { expect, test } from 'vitest';
import { groupIn, memoryIn, memoryOf } from './tree.ts';

test('reads the group of a process whose name holds spaces and brackets', () => {
  expect(groupIn('4711 (a) b (c)) S 1 4700 4700 0 -1')).toBe(4700);
});

test('a process that has ended belongs to no group and holds nothing', () => {
  expect(groupIn('')).toBeUndefined();
  expect(memoryOf([2 ** 30])).toEqual({ together: 0, largest: 0 });
});

test('reads what a process holds now and held at its peak', () => {
  const status = 'Name:\tnode\nVmHWM:\t    2048 kB\nVmRSS:\t    1024 kB\n';
  expect(memoryIn(status)).toEqual({ now: 2 ** 20, peak: 2 ** 21 });
});
