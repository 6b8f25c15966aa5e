import { expect, test } from 'vitest';
import { labelOfSetting } from './setting-label.js';

test.each([
  ['unitedStates', 'United States'],
  ['kycBeginsAfterMs', 'KYC begins after (ms)'],
  ['balanceTransferEnabled', 'Balance transfer enabled'],
])('%s is called %s', (name, label) => {
  expect(labelOfSetting(name)).toBe(label);
});
