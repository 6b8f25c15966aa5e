import { expect, test } from 'vitest';
import type { Finding, Outcome } from '../outcome.js';
import { withoutDecisions } from './decided.js';

const finding = (claims?: readonly string[]): Finding => ({
  expected: 'a',
  actual: 'b',
  exchanges: [],
  ...(claims && { claims }),
});

const failed = (...findings: Finding[]): Outcome => ({ status: 'failed', cases: 5, findings });

test('what stands against a decision alone is no failure, what stands against a claim is one', () => {
  const [ours, theirs] = [finding(['D13']), finding(['CORE-GEN-012', 'D13'])];
  expect(withoutDecisions(failed(ours, theirs), [])).toEqual(failed(theirs));
  expect(withoutDecisions(failed(ours), ['CORE-GEN-012'])).toEqual({ status: 'passed', cases: 5 });
  const unsaid = finding([]);
  expect(withoutDecisions(failed(unsaid), [])).toEqual(failed(unsaid));
});

test('a check that is about decisions alone does not apply where the target differs from them', () => {
  expect(withoutDecisions(failed(finding()), ['D75', 'D158'])).toEqual({
    status: 'not applicable',
    reason: expect.stringContaining('our decisions alone (D75, D158)') as string,
  });
  expect(withoutDecisions(failed(finding()), ['D75', 'EXT-RS-003'])).toEqual(failed(finding()));
});
