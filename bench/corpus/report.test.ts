import { expect, test } from 'vitest';
import { type Outcome, reportOf } from './report.ts';

const taken: Outcome = {
  name: 'a.yaml',
  taken: true,
  found: [{ code: 'document/shape', severity: 'warning', message: 'Expected an array.' }],
  faults: [],
  milliseconds: 1500,
  peakBytes: 2 ** 28,
};

test('the report counts documents and diagnostics by code', () => {
  const error = { code: 'source/syntax', severity: 'error', message: 'No YAML.' } as const;
  const refused = { ...taken, name: 'b.yaml', taken: false, found: [error, error] };
  const text = reportOf([taken, refused, { ...taken, name: 'c.yaml' }]);
  expect(text).toContain('3 documents, 2 taken (66.7 %), 0 with faults.');
  expect(text).toContain('Slowest: a.yaml, 1.50 s.');
  expect(text).toMatch(/\| source\/syntax +\| +1 \| +2 \| +b\.yaml \|/);
  expect(text).toMatch(/\| document\/shape +\| +2 \| +2 \| +a\.yaml \|/);
});

test('faults of the generator are listed by document', () => {
  const faulty = { ...taken, faults: ['type A is never', 'type B is never'] };
  expect(reportOf([faulty])).toContain('- a.yaml: type A is never; type B is never');
});

test('no document is no fault', () => {
  expect(reportOf([])).toBe('0 documents, 0 taken (0.0 %), 0 with faults.');
});
