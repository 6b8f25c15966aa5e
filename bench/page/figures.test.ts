import { expect, test } from 'vitest';
import type { DocumentResult, ToolResult } from '../generate/result.js';
import { clientFigures } from './client-figures.js';
import { ratioOf } from './figure.js';
import { generateFigures } from './generate-figures.js';
import { sandboxFigures } from './sandbox-figures.js';
import type { Load } from '../sandbox/load.js';
import type { SizeResult } from '../sandbox/measure.js';
import type { Start } from '../sandbox/start-up.js';

function toolOf(tool: string, cpu: number, more: Partial<ToolResult> = {}): ToolResult {
  const cost = { milliseconds: cpu * 2, cpuMilliseconds: cpu, runs: [cpu], disturbed: false };
  const typeCheck = { ...cost, errors: 0 };
  return { tool, version: '1', outputs: [], generation: cost, typeCheck, ...more };
}

function documentOf(...results: ToolResult[]): DocumentResult {
  return { document: 'pets', title: 'Pets', bytes: 1, operations: 1, results };
}

function loadOf(cpuMilliseconds: number): Load[] {
  return [{ requests: 10, milliseconds: 1, cpuMilliseconds }];
}

function sizeOf(splits: number, factor: number): SizeResult {
  const loads = {
    empty: loadOf(1),
    split: loadOf(4 * factor),
    payout: loadOf(1),
    list: loadOf(2 * factor),
    balance: loadOf(factor),
  };
  return { splits, peakBytes: 1, loads };
}

function startOf(cpuMilliseconds: number): Start[] {
  return [{ milliseconds: 9, cpuMilliseconds, bytes: 1 }];
}

const own = toolOf('ours', 1000, { clientBundle: { minified: 9000, gzip: 4000 } });
const three = toolOf('ours-three', 600, { variantOf: 'ours' });

test('compares generation with hey-api, without our own variants', () => {
  const figures = generateFigures([documentOf(own, three, toolOf('hey-api', 2000))]);
  const cpu = figures.find(({ id }) => id === 'generate-pets-cpu');
  expect(cpu?.bars).toEqual([
    { name: 'ours', value: 1 },
    { name: 'hey-api', value: 2 },
  ]);
  expect(cpu && ratioOf(cpu)).toBe(0.5);
});

test('type-checks only the outputs that peers have too', () => {
  const figures = generateFigures([documentOf(own, three, toolOf('hey-api', 2000))]);
  const check = figures.find(({ id }) => id === 'generate-pets-check');
  expect(check && ratioOf(check)).toBe(0.3);
});

test('leaves out missing figures and failed tools', () => {
  const failed = toolOf('hey-api', 1, { generation: { failure: 'exit 1' } });
  const figures = generateFigures([documentOf(own, failed)]);
  expect(figures.map(({ id }) => id)).not.toContain('generate-pets-memory');
  expect(figures.find(({ id }) => id === 'generate-pets-cpu')?.bars).toHaveLength(1);
});

test('uses medians for clients', () => {
  const turns = [1, 3, 2].map((cpuMilliseconds) => ({ cpuMilliseconds, milliseconds: 9 }));
  const [time, cpu, size] = clientFigures([{ name: 'ours', turns, gzip: 3900 }]);
  expect(time?.bars).toEqual([{ name: 'ours', value: 9000 }]);
  expect(cpu?.bars).toEqual([{ name: 'ours', value: 2000 }]);
  expect(size?.bars).toEqual([{ name: 'ours', value: 3900 }]);
});

test('compares the sandbox with an empty operation, and with a smaller amount of data', () => {
  const figures = sandboxFigures({
    stores: [{ store: 'sqlite', sizes: [sizeOf(10, 1), sizeOf(1000, 1.5)] }],
    startUp: { sandbox: startOf(300), bare: startOf(100) },
  });
  const ratios = figures.map((figure) => [figure.id, figure.against, ratioOf(figure)]);
  expect(ratios).toEqual([
    ['sandbox-start', 'bare Node', 3],
    ['sandbox-sqlite-split', 'an empty response', 4],
    ['sandbox-sqlite-list', 'at 10 splits', 1.5],
    ['sandbox-sqlite-balance', 'at 10 splits', 1.5],
  ]);
});
