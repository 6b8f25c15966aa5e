import { beforeEach, expect, test } from 'vitest';
import { v1Holders, type HolderCalls, holderCalls } from '../../../testing/holder-calls.js';
import { file, individual } from '../../../testing/sellers.js';
import { type Call, useTestSandbox } from '../../../testing/test-sandbox.js';

// What only the sandbox does: outcomes by names and account numbers. The conformance suite proves the course of checks.

let call: Call;
let holders: HolderCalls;
const started = useTestSandbox();
beforeEach(() => {
  call = started.as();
  holders = holderCalls(call);
});

test.each([
  ['KYC-REJECTED', 'REJECTED'],
  ['KYC-FAILED', 'FAILED'],
  ['KYC-FORGED', 'FORGED'],
  ['KYC-HOLD', 'IN_PROGRESS'],
])('the check of a holder named %s ends as %s', async (token, status) => {
  const code = await holders.create(individual({ lastName: `Visser ${token}` }));
  await holders.advance(60);
  expect(await holders.status(code)).toBe(status);
  await holders.patch(code, { lastName: 'Visser' });
  await holders.advance(60);
  expect(await holders.status(code)).toBe('PASSED');
});

test('the number of an external account decides its check', async () => {
  const numbers = ['NL45SNDB0000000001', 'NL34SNDB0000000005', 'NL07SNDB0000000006'];
  const externalAccounts = numbers.map((accountNumber) => {
    const shared = { accountType: 'IBAN', currency: 'EUR', statement: { data: file } };
    return { ...shared, displayName: accountNumber, accountNumber };
  });
  const code = await holders.create(individual(), { externalAccounts });
  await holders.advance(60);
  const { body } = await call('GET', `${v1Holders}/${code}?_fragments=extacc,kycstatus`);
  const states = body.externalAccounts.map(
    (one: { kycStatus: { status: string } }) => one.kycStatus.status,
  );
  expect(states).toEqual(['PASSED', 'REJECTED', 'FORGED']);
});
