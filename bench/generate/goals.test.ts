import { expect, test } from 'vitest';
import { goalsOf, isMet } from './goals.ts';
import { report } from './report.ts';
import type { DocumentResult, ToolResult } from './result.ts';

const three = ['types', 'client', 'validators'] as const;

function resultOf(tool: string, milliseconds: number, more: Partial<ToolResult> = {}): ToolResult {
  const cost = { milliseconds, peakBytes: milliseconds, runs: [milliseconds], disturbed: false };
  const typeCheck = { ...cost, errors: 0 };
  return { tool, version: '1.0.0', outputs: three, generation: cost, typeCheck, ...more };
}

const document: DocumentResult = {
  document: 'pets',
  title: 'Pets',
  bytes: 2 ** 20,
  operations: 3,
  results: [
    resultOf('ours', 1000, { version: '', clientBundle: { minified: 9000, gzip: 4000 } }),
    resultOf('ours-three', 800, { variantOf: 'ours' }),
    resultOf('hey-api', 1500, { validatorBundle: { failure: 'no such export' } }),
    resultOf('kubb', 900),
    resultOf('types only', 100, { outputs: ['types'] }),
    { tool: 'orval', version: '8', outputs: three, generation: { failure: 'out of memory' } },
  ],
};

const goals = new Map(goalsOf(document).map((goal) => [goal.goal, goal]));

test('compares generation for large documents with a share of hey-api', () => {
  const goal = goals.get('generate');
  expect(goal).toMatchObject({ ours: 1000, other: 1500, against: 'hey-api' });
  expect(goal && isMet(goal)).toBe(false);
});

test.each([
  [50_000, 1.4],
  [500_000, 0.9],
  [5_000_000, 0.6],
])('of a document of %i bytes the share is %d, of memory 1.1', (bytes, share) => {
  const found = goalsOf({ ...document, bytes });
  expect(found.filter(({ goal }) => goal.startsWith('generate')).map((goal) => goal.share)).toEqual(
    [share, share],
  );
  expect(found.find(({ goal }) => goal === 'memory')?.share).toBe(1.1);
});

test('compares type-checking with the fastest peer with the same output', () => {
  expect(goals.get('type-check')).toMatchObject({ ours: 1000, other: 900, against: 'kubb' });
  expect(goals.get('type-check of three')).toMatchObject({ ours: 800, against: 'kubb' });
});

test('limits bundles, and does not judge missing measurements', () => {
  const [operation, validator] = [goals.get('one operation'), goals.get('one validator')];
  expect(operation && isMet(operation)).toBe(true);
  expect(validator && isMet(validator)).toBeUndefined();
});

test('has a row for each tool, with the reason of a failure', () => {
  const text = report([document], 'a machine');
  expect(text).toContain('| orval 8 ');
  expect(text).toContain('- orval, generate: out of memory');
  expect(text).toContain('- hey-api, one validator: no such export');
  expect(text).toMatch(
    /generate\s+\|\s+1\.00 s \|\s+1\.50 s \|\s+hey-api \|\s+0\.67 \|\s+0\.6 \|\s+NO/,
  );
});
