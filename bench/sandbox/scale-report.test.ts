import { expect, test } from 'vitest';
import type { Load } from './load.ts';
import { scaleReport } from './scale-report.ts';

/** A round of a second with 100 requests. */
function load(cpuMilliseconds: number, requests = 100): Load {
  return { requests, milliseconds: 1000, cpuMilliseconds, latency: { p50: 1.24, p99: 20 } };
}

const measured = {
  tenants: [
    { tenants: 1, loads: { split: [load(100)], balance: [load(50)] }, bytes: 100 * 2 ** 20 },
    {
      tenants: 10_000,
      loads: { split: [load(90), load(110), load(400)], balance: [load(65)] },
      bytes: 104 * 2 ** 20,
    },
  ],
  processes: [
    { processes: 1, loads: [load(100)] },
    { processes: 2, loads: [load(100, 140)] },
  ],
  stored: [
    {
      splits: 10,
      tenants: 1,
      loads: { split: [load(1)], list: [load(100)], balance: [load(100)] },
    },
    {
      splits: 10_000,
      tenants: 1,
      loads: { split: [load(1)], list: [load(160)], balance: [load(100)] },
    },
  ],
};

/** The cells of the line that begins with a text. */
function cells(text: string, start: string): (string | undefined)[] {
  const line = text.split('\n').find((each) => each.startsWith(`| ${start}`)) ?? '';
  return line
    .split('|')
    .map((cell) => cell.trim())
    .slice(1, -1);
}

test('shows rates, latencies, CPU time and memory', () => {
  const report = scaleReport(measured);
  expect(cells(report, '10000 ')).toEqual(['10000', 'split', '100', '1.2', '20.0', '1100', '104']);
});

test('compares ratios of medians with their goals', () => {
  const report = scaleReport(measured);
  const verdict = (start: string): (string | undefined)[] => cells(report, start).slice(1);
  expect(verdict('CPU of a split with 10000 tenants')).toEqual(['1.10', '≤ 1.2', 'yes']);
  expect(verdict('CPU of a balance with 10000 tenants')).toEqual(['1.30', '≤ 1.2', 'NO']);
  expect(verdict('memory of a process')).toEqual(['1.04', '≤ 1.2', 'yes']);
  expect(verdict('splits per second')).toEqual(['1.40', '≥ 1.5', 'NO']);
  expect(verdict('CPU of a list with 10000 splits in one tenant')).toEqual(['1.60', '≤ 1.5', 'NO']);
});
