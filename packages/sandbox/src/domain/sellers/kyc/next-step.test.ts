import { describe, expect, test } from 'vitest';
import { nextStep } from './check.js';

/** Builds a change from a list of its properties. */
function change(text: string) {
  return {
    complete: text.includes('complete'),
    ready: text.includes('ready'),
    important: text.includes('important'),
  };
}

describe('the next step of a KYC check', () => {
  test.each([
    // While data is collected, readyForKyc=false ends at DATA_RECEIVED (D32).
    ['WAITING_DATA', 'important', 'MISSING_DATA'],
    ['WAITING_DATA', 'complete, important', 'DATA_RECEIVED'],
    ['MISSING_DATA', 'ready', 'MISSING_DATA'],
    ['MISSING_DATA', 'complete, ready', 'START'],
    ['DATA_RECEIVED', 'complete, ready', 'START'],
    ['DATA_RECEIVED', 'ready, important', 'MISSING_DATA'],
    // An important change restarts or cancels the check (D33, D132).
    ['IN_PROGRESS', 'complete, ready', 'KEEP'],
    ['IN_PROGRESS', 'complete, ready, important', 'RESTART'],
    ['IN_PROGRESS', 'complete, important', 'DATA_RECEIVED'],
    ['PASSED', 'complete, ready', 'KEEP'],
    ['PASSED', 'complete, ready, important', 'RESTART'],
    ['PASSED', 'ready, important', 'MISSING_DATA'],
    ['PASSED', 'complete, important', 'DATA_RECEIVED'],
    ['REJECTED', 'complete, ready', 'KEEP'],
    ['REJECTED', 'complete, ready, important', 'RESTART'],
    // After a technical failure, the check restarts without a change (D132).
    ['FAILED', 'complete, ready', 'RESTART'],
    ['FAILED', 'complete', 'KEEP'],
    // FORGED changes only after an important change, like other outcomes.
    ['FORGED', 'complete, ready, important', 'RESTART'],
    ['FORGED', 'complete, important', 'DATA_RECEIVED'],
    ['FORGED', 'ready, important', 'MISSING_DATA'],
    ['FORGED', 'complete, ready', 'KEEP'],
  ] as const)('from %s with %s data is %s', (status, text, step) => {
    expect(nextStep({ status, ends_at: null }, change(text))).toBe(step);
  });

  test('from data that waits for its check is KEEP unless a change is important', () => {
    const waiting = { status: 'DATA_RECEIVED', ends_at: 6000 } as const;
    expect(nextStep(waiting, change('complete, ready'))).toBe('KEEP');
    expect(nextStep(waiting, change('complete, ready, important'))).toBe('RESTART');
  });
});
