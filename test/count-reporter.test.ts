import { expect, test } from 'vitest';
import { notTested } from './count-reporter.js';
import type { Requirement } from './requirements.js';

const chromium: Requirement = {
  name: 'chromium',
  isMet: false,
  what: 'Chromium',
  remedy: 'Install it.',
};

function skippedTest(fullName: string, tags: string[], note?: string) {
  const outcome = { state: 'skipped' as const, errors: undefined, note };
  return {
    fullName,
    tags,
    outcome,
    result() {
      return this.outcome;
    },
  };
}

test('groups skipped tests by requirement, with the remedy', () => {
  const skipped = [skippedTest('a page', ['chromium']), skippedTest('another', ['chromium'])];
  expect(notTested(skipped, [chromium])).toEqual([
    'Not tested: 2 tests need Chromium. Install it.',
  ]);
  expect(notTested(skipped.slice(1), [chromium])).toEqual([
    'Not tested: 1 test needs Chromium. Install it.',
  ]);
});

test('lists a test skipped for another reason with its name', () => {
  const met = { ...chromium, isMet: true };
  expect(
    notTested([skippedTest('Go', [], 'this machine cannot run go'), skippedTest('PHP', [])], [met]),
  ).toEqual([
    'Not tested: "Go": this machine cannot run go.',
    'Not tested: "PHP": skipped without a reason.',
  ]);
});

test('prints nothing if no test was skipped', () => {
  expect(notTested([], [chromium])).toEqual([]);
});
