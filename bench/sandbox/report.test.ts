import { expect, test } from 'vitest';
import type { Load } from './load.ts';
import type { SizeResult } from './measure.ts';
import { goalTable, report } from './report.ts';
import type { Start } from './start-up.ts';

/** Two rounds; the machine is ten times slower in the second. */
function loads(rate: number): Load[] {
  return [rate, rate / 10].map((requests) => ({
    requests,
    milliseconds: 1000,
    cpuMilliseconds: 500,
    latency: { p50: 1, p99: 2 },
  }));
}

function size(splits: number, split: number, list: number): SizeResult {
  const [empty, payout, balance] = [loads(10_000), loads(500), loads(5000)];
  const all = { empty, split: loads(split), payout, list: loads(list), balance };
  return { splits, loads: all, peakBytes: 200 * 2 ** 20 };
}

const starts = (...times: number[]): Start[] =>
  times.map((milliseconds) => {
    return { milliseconds, cpuMilliseconds: milliseconds / 2, bytes: 100 * 2 ** 20 };
  });
const startUp = { sandbox: starts(400, 420, 900), bare: starts(100, 90, 300) };
const sizes = [size(1000, 2000, 4000), size(100_000, 1000, 2000)];
const results = { stores: [{ store: 'sqlite', sizes }], startUp } as const;

test('ratios compare with the empty operation of the same round', () => {
  const text = report(results, 'On a machine.');
  expect(text).toContain('On a machine.');
  expect(text).toMatch(/\| sqlite \| +1000 \| +split \| +1100 \| +0\.200 \| +1375 \| +5\.0 \|/);
  expect(text).toContain('100 MiB once it listens; peak under all of this load: sqlite 200 MiB');
});

test('the table shows which goals are met', () => {
  const table = goalTable(results);
  expect(table).toMatch(/durable splits, of empty +\| +0\.200 \| +≥ 0\.5 \| +NO \|/);
  expect(table).toMatch(/list at 100000, against 1000 splits +\| +2\.00 \| +≤ 1\.5 \| +NO \|/);
  expect(table).toMatch(/balance at 100000, against 1000 splits +\| +1\.00 \| +≤ 1\.5 \| +yes \|/);
  expect(table).toMatch(/start-up over a bare Node, ms +\| +320 \| +≤ 300 \| +NO \|/);
  expect(table).toMatch(/the same in CPU time, ms +\| +160 \| +≤ 300 \| +yes \|/);
  expect(table).toMatch(/memory once it listens, bytes +\| +104857600 \| +≤ 157286400 \| +yes \|/);
});
