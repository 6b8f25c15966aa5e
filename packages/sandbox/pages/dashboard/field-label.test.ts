import { expect, test } from 'vitest';
import { labelOfField } from './field-label.js';

test.each([
  ['unitedStates', 'United States'],
  ['kycBeginsAfterMs', 'KYC begins after (ms)'],
  ['bank.accountNumber', 'Account number'],
  ['items[0].items[1].amount', 'Items 2, amount'],
])('%s is called %s', (name, label) => {
  expect(labelOfField(name)).toBe(label);
});
