import { expect, test } from 'vitest';
import { useTestSandbox } from './testing/test-sandbox.js';

const started = useTestSandbox();

const holder = 'ah_01KJQ3V8M2N4P6R8T0W2Y4Z6B8';
const account = 'va_01KJQ3V8M3A1C3E5G7J9K2M4N6';

function create(key: string, codes: string) {
  const headers = { 'x-sandbox-codes': codes };
  return started.as(key)('POST', '/api/accountholders', { displayName: 'Mila' }, headers);
}

test('a request sets the codes of what it creates', async () => {
  const { body } = await create('test_codes_set', `${account}, ${holder}`);
  expect([body.code, body.accounts[0].code]).toEqual([holder, account]);
});

test('a reset sets the codes of the accounts of the division', async () => {
  const call = started.as('test_codes_reset');
  await call('POST', '/_sandbox/reset', {}, { 'x-sandbox-codes': account });
  const { body } = await call('GET', '/api/divisions');
  expect(body[0].balances[0].virtualAccountCode).toBe(account);
});

test.each([
  ['malformed', 'ah_1', 'must be different codes'],
  ['repeated', `${holder},${holder}`, 'must be different codes'],
  ['not used', 'po_01KJQ3V8M2N4P6R8T0W2Y4Z6B8', 'creates nothing that takes this code'],
  ['taken', holder, 'is taken'],
])('refuses a code that is %s, and creates nothing', async (_what, codes, message) => {
  const key = 'test_codes_refused';
  await create(key, holder);
  const { status, body } = await create(key, codes);
  expect([status, body.details[0].field]).toEqual([422, 'x-sandbox-codes']);
  expect(body.message).toContain(message);
  const { body: page } = await started.as(key)('GET', '/api/accountholders');
  expect(page.totalElementCount).toBe(1);
});
