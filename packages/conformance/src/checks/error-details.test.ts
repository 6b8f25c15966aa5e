import { expect, test } from 'vitest';
import type { Exchange } from '../http/exchange.js';
import { sellerFundsProfile } from '../profile/seller-funds.js';
import { findDetailsFault } from './error-details.js';

test.each([
  ['422.900.002', 422, undefined],
  ['422.900.003', 422, 'the code of name in the details is 422.900.002'],
  ['422.900.002', 400, 'the status for name is 422'],
])('judges code %s with status %i of a missing member', (code, status, expected) => {
  const rules = sellerFundsProfile.errorRules;
  if (!rules) throw new Error('The profile has no error rules.');
  const json = { details: [{ field: 'name', code }] };
  const exchange = { reply: { status, json } } as unknown as Exchange;
  const missing = { path: ['name'], value: undefined, keywords: ['required'] };
  expect(findDetailsFault(rules, exchange, missing)?.expected).toBe(expected);
});
