import { expect, test } from 'vitest';
import type { Run } from '../measure/run.ts';
import { costOf, runInTurn } from './cost.ts';

function runOf(milliseconds: number, failure?: string): Run {
  return { milliseconds, cpuMilliseconds: undefined, peakBytes: 1, output: '', failure };
}

test('returns medians, or the failure of any run', () => {
  const cost = { milliseconds: 2, peakBytes: 1 };
  expect(costOf([runOf(1), runOf(2), runOf(3)])).toEqual(cost);
  expect(costOf([runOf(1), runOf(2, 'exit 1')])).toEqual({ failure: 'exit 1' });
  expect(costOf([])).toEqual({ failure: 'never run' });
});

test('runs in turn, and does not repeat failures', async () => {
  const order: string[] = [];
  const runs = await runInTurn(['a', 'b'], 2, async (key) => {
    order.push(key);
    return runOf(1, key === 'b' ? 'exit 1' : undefined);
  });
  expect(order).toEqual(['a', 'b', 'a']);
  expect(runs.get('b')).toHaveLength(1);
});

test('repeats disturbed runs, at most as often again', async () => {
  const times = { quiet: [100, 160, 100], noisy: [100, 160, 170, 180, 190] };
  const runs = await runInTurn(['quiet', 'noisy'] as const, 2, async (key) =>
    runOf(times[key].shift() ?? 0),
  );
  expect(runs.get('quiet')).toHaveLength(3);
  expect(runs.get('noisy')).toHaveLength(4);
});

test('does not repeat long runs', async () => {
  const runs = await runInTurn(['slow', 'slower'], 3, async (key) =>
    runOf(key === 'slow' ? 12_000 : 30_000),
  );
  expect(runs.get('slow')).toHaveLength(2);
  expect(runs.get('slower')).toHaveLength(1);
});
