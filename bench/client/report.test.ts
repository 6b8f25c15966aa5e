import { expect, test } from 'vitest';
import { ratioOf, type ClientResult } from './measure.ts';
import { goalTable, report } from './report.ts';

const result = (name: string, times: readonly number[], gzip: number): ClientResult => ({
  name,
  gzip,
  turns: times.map((milliseconds) => ({ milliseconds, cpuMilliseconds: milliseconds / 2 })),
});
const other = result('openapi-fetch', [1, 10, 2], 2000);

test('a ratio compares the turns of a round, so that a busy one counts as one', () => {
  const ours = result('ours', [1.05, 10.5, 20], 4000);
  expect(ratioOf(ours, other, ({ milliseconds }) => milliseconds)).toBeCloseTo(1.05);
});

test('the report has a row for each, and says which goals are met', () => {
  const text = report([other, result('ours', [1.2, 12, 2.4], 4000)], 'On a machine.');
  expect(text).toContain('On a machine.');
  expect(text).toMatch(/\| ours +\| +417 \| × 1\.20 \| +1200 \| × 1\.20 \| +4000 \| × 2\.00 \|/);
  expect(text).toMatch(/time of a call, against openapi-fetch \| +1\.20 \| +1\.1 \| +NO \|/);
  expect(text).toMatch(/bundle of one operation, bytes +\| +4000 \| +5000 \| +yes \|/);
});

test('fails without the clients of the goals', () => {
  expect(goalTable([other])).toContain('require the results of ours');
});
