import { expect, test } from 'vitest';
import type { Finding, Outcome } from '../outcome.js';
import type { Check } from './check.js';
import { withoutDecisions } from './decided.js';

const finding = (claims?: readonly string[]): Finding => ({
  expected: 'a',
  actual: 'b',
  exchanges: [],
  ...(claims && { claims }),
});

const failed = (...findings: Finding[]): Outcome => ({ status: 'failed', cases: 5, findings });

const about = (claims: readonly string[], kind: Check['kind'] = 'generic') => ({ claims, kind });

test('removes findings that violate only a decision and keeps those that violate a claim', () => {
  const [ours, theirs] = [finding(['D13']), finding(['CORE-GEN-012', 'D13'])];
  expect(withoutDecisions(failed(ours, theirs), about([]))).toEqual(failed(theirs));
  expect(withoutDecisions(failed(ours), about(['CORE-GEN-012']))).toEqual({
    status: 'passed',
    cases: 5,
  });
  const ofScenario = withoutDecisions(failed(ours), about(['CORE-GEN-012'], 'scenario'));
  expect(ofScenario.status).toBe('not applicable');
  const withoutClaims = finding([]);
  expect(withoutDecisions(failed(withoutClaims), about([]))).toEqual(failed(withoutClaims));
});

test('makes a check that tests only decisions not applicable', () => {
  expect(withoutDecisions(failed(finding()), about(['D75', 'D158']))).toEqual({
    status: 'not applicable',
    reason: expect.stringContaining('only from decisions (D75, D158)') as string,
  });
  expect(withoutDecisions(failed(finding()), about(['D75', 'EXT-RS-003']))).toEqual(
    failed(finding()),
  );
});
