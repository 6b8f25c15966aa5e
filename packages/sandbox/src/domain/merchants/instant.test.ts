import { expect, test } from 'vitest';
import { earn } from '../../testing/books.js';
import { file, individual } from '../../testing/sellers.js';
import { type Call, startTestSandbox } from '../../testing/test-sandbox.js';

const bank = {
  displayName: 'Mila',
  accountType: 'IBAN',
  accountNumber: 'NL45SNDB0000000001',
  currency: 'EUR',
  statement: { data: file },
};

/** Pays a seller out without advancing the clock. Returns the status of the payout. */
async function payOut(call: Call): Promise<string> {
  const now = () => call('POST', '/_sandbox/clock/advance', { seconds: 0 });
  const seller = { displayName: 'Mila', legalEntity: individual(), externalAccounts: [bank] };
  const { body: holder } = await call('POST', '/api/accountholders', seller);
  await now();
  const accountCode = holder.accounts[0].code as string;
  await earn(call, accountCode, 1250, 'order-1');
  const payout = await call('POST', '/api/fund/payout-requests', { accountCode, amount: 1250 });
  await now();
  return (await call('GET', `/api/fund/payout-requests/${payout.body.code}`)).body.status;
}

test('checks and pays out a seller without delay in an instant sandbox', async () => {
  const started = await startTestSandbox({ instant: true });
  expect(await payOut(started.as())).toBe('PROCESSED');
});

test('enables and disables instant payouts in the settings of a merchant', async () => {
  const started = await startTestSandbox();
  const call = started.as();
  const quick = { kycBeginsAfterMs: 0, kycEndsAfterMs: 0, instantPayouts: true };
  const { body } = await call('PATCH', '/_sandbox/merchant', quick);
  expect(body).toMatchObject(quick);
  expect(await payOut(call)).toBe('PROCESSED');
  const other = started.as();
  await other('PATCH', '/_sandbox/merchant', { ...quick, instantPayouts: false });
  expect(await payOut(other)).toBe('ACCEPTED');
});
