import { expect, test } from 'vitest';
import { type CorpusResult, reportOf } from './report.ts';

const accepted: CorpusResult = {
  name: 'a.yaml',
  accepted: true,
  found: [{ code: 'document/shape', severity: 'warning', message: 'Expected an array.' }],
  failures: [],
  parts: 5,
  milliseconds: 1500,
  peakBytes: 2 ** 28,
};

test('counts documents and diagnostics by code', () => {
  const error = { code: 'source/syntax', severity: 'error', message: 'No YAML.' } as const;
  const rejected = { ...accepted, name: 'b.yaml', accepted: false, found: [error, error] };
  const text = reportOf([accepted, rejected, { ...accepted, name: 'c.yaml' }]);
  expect(text).toContain('3 documents, 2 accepted (66.7 %), 0 with failures.');
  expect(text).toContain('2 compared with swagger-parser: 10 operations, parameters and schemas.');
  expect(text).toContain('Time: median 1.50 s, maximum 1.50 s (a.yaml).');
  expect(text).toMatch(/\| source\/syntax +\| +1 \| +2 \| +b\.yaml \|/);
  expect(text).toMatch(/\| document\/shape +\| +2 \| +2 \| +a\.yaml \|/);
});

test('lists failures by document', () => {
  const failed = { ...accepted, failures: ['type A is never', 'type B is never'] };
  expect(reportOf([failed])).toContain('- a.yaml: type A is never; type B is never');
});

test('reports nothing without documents', () => {
  expect(reportOf([])).toBe('0 documents, 0 accepted (0.0 %), 0 with failures.');
});
