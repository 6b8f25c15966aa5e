import { beforeEach, describe, expect, test } from 'vitest';
import { payment } from '../seed/payment.js';
import { file, individual, organization, person } from '../testing/sellers.js';
import { type Call, useTestSandbox } from '../testing/test-sandbox.js';

let call: Call;
const started = useTestSandbox();
beforeEach(() => {
  call = started.as();
});

const v1 = '/api/v1/accountholders';
const v2 = '/api/accountholders';
const advance = (seconds: number) => call('POST', '/_sandbox/clock/advance', { seconds });
const create = async (legalEntity?: object, more: object = {}) => {
  const { body } = await call('POST', v2, { displayName: 'Mila', legalEntity, ...more });
  return body.code as string;
};
const look = async (code: string) => {
  const { body } = await call('GET', `${v1}/${code}?_fragments=kycstatus,extacc`);
  return { kyc: body.legalEntity?.kycStatus.status as unknown, may: body.status.code as unknown };
};
const decide = (code: string, outcome: string, more: object = {}) =>
  call('POST', `/_sandbox/account-holders/${code}/kyc`, { outcome, ...more });
const send = (method: string, path: string, body: object, outcome: string) =>
  call(method, path, body, { 'x-sandbox-kyc-outcome': outcome });

describe('the control API', () => {
  test('sets the outcome of checks, regardless of names and request headers', async () => {
    const code = await create(individual({ lastName: 'KYC-REJECTED' }));
    const passed = await decide(code, 'PASSED');
    expect(passed.body).toEqual({ subject: code, status: 'PASSED', message: null });
    await advance(60);
    expect(await look(code)).toEqual({ kyc: 'PASSED', may: 'ACTIVE' });
    await decide(code, 'FORGED', { message: 'The photo was pasted in.' });
    expect(await look(code)).toEqual({ kyc: 'FORGED', may: 'SUSPENDED' });
    const { legalEntity } = (await call('GET', `${v2}/${code}?_fragments=kycstatus`)).body;
    expect(legalEntity).toMatchObject({
      kycStatus: 'REJECTED',
      kycMessage: 'The photo was pasted in.',
    });
    await decide(code, 'REJECTED');
    expect(await look(code)).toEqual({ kyc: 'REJECTED', may: 'NOPAYOUT' });
  });

  test('holds the current check or the next one', async () => {
    const code = await create(individual());
    const inState = async (check: string) =>
      (await call('GET', `/_sandbox/account-holders?check=${check}`)).body.elements as unknown;
    expect(await inState('MISSING_DATA')).not.toContain(code);
    await decide(code, 'HOLD');
    await advance(60);
    expect(await look(code)).toEqual({ kyc: 'IN_PROGRESS', may: 'ACTIVE' });
    expect(await inState('IN_PROGRESS')).toEqual([code]);
    const simple = await create();
    expect(await inState('NO_DATA')).toContain(simple);
    await decide(simple, 'HOLD');
    await call('PATCH', `${v2}/${simple}`, { displayName: 'Mila', legalEntity: individual() });
    await advance(60);
    expect((await look(simple)).kyc).toBe('IN_PROGRESS');
    await decide(simple, 'FAILED');
    expect(await look(simple)).toEqual({ kyc: 'FAILED', may: 'NOPAYOUT' });
  });

  test('completes the check of an external account before that of its holder', async () => {
    const code = await create();
    const bank = { displayName: 'B', accountType: 'IBAN', accountNumber: '1234', currency: 'EUR' };
    const account = await call('POST', `${v2}/${code}/externalaccounts`, bank);
    const path = `/_sandbox/external-accounts/${account.body.code}/kyc`;
    expect((await call('POST', path, { outcome: 'PASSED' })).body.status).toBe('PASSED');
    const { body } = await call('GET', `${v2}/${code}/externalaccounts/${account.body.code}`);
    expect(body.kycStatus).toBe('ACTIVE');
    expect((await decide(account.body.code, 'PASSED')).status).toBe(404);
    const stranger = started.as();
    expect((await stranger('POST', path, { outcome: 'PASSED' })).status).toBe(404);
  });

  test('a request can set the outcome of its check unless the control API has set it', async () => {
    const post = (outcome: string) =>
      send('POST', v2, { displayName: 'Mila', legalEntity: individual() }, outcome);
    expect((await post('MAYBE')).status).toBe(422);
    const { code } = (await post('FAILED')).body;
    await advance(6);
    expect((await look(code)).kyc).toBe('FAILED');
    await call('PATCH', `${v2}/${code}`, { displayName: 'Mila' });
    await advance(6);
    expect((await look(code)).kyc).toBe('PASSED');
  });

  test('so can a request that adds an owner or a late document', async () => {
    const code = await create(organization());
    await advance(6);
    const owner = { type: 'CEO', extRef: 'second', ...person() };
    const path = `${v2}/${code}/ubos`;
    expect((await send('POST', path, owner, 'MAYBE')).status).toBe(422);
    const added = await send('POST', path, owner, 'REJECTED');
    expect(added.status).toBe(200);
    await advance(6);
    expect((await look(code)).kyc).toBe('REJECTED');
    const changed = { type: 'CEO', firstName: 'Lena' };
    await send('PATCH', `${path}/${added.body.code}`, changed, 'FAILED');
    await advance(6);
    expect((await look(code)).kyc).toBe('FAILED');
    const issued = { issuer: 'TAX_AUTHORITY', issuedAt: '2025-11-03', issuerCountry: 'NLD' };
    const document = { extRef: 'late', title: 'Extract', ...issued, data: file };
    const documents = `${v1}/${code}/organization/documents`;
    const late = await send('POST', documents, document, 'FORGED');
    expect(late.status).toBe(200);
    await advance(6);
    expect((await look(code)).kyc).toBe('FORGED');
  });

  test('so can a request that adds or changes an external account, for the check of that account', async () => {
    const statement = { data: file };
    const bank = { accountType: 'IBAN', accountNumber: 'NL45SNDB0000000001', currency: 'EUR' };
    const code = await create(individual());
    const path = `${v2}/${code}/externalaccounts`;
    const kyc = async (account: string) => {
      const { body } = await call('GET', `${v1}/${code}/externalaccounts/${account}`);
      return body.kycStatus.status as string;
    };
    const sent = { ...bank, displayName: 'Second', statement };
    expect(await send('POST', path, sent, 'MAYBE')).toMatchObject({
      status: 422,
      body: { details: [{ field: 'x-sandbox-kyc-outcome', attemptedValue: 'MAYBE' }] },
    });
    const forged = await send('POST', path, sent, 'FORGED');
    const failed = await send(
      'POST',
      `${v1}/${code}/externalaccounts`,
      { ...bank, statement },
      'FAILED',
    );
    const held = await send('POST', path, { ...bank, displayName: 'Third' }, 'HOLD');
    await advance(20);
    expect((await look(code)).kyc).toBe('PASSED');
    expect(await kyc(forged.body.code)).toBe('FORGED');
    expect(await kyc(failed.body.code)).toBe('FAILED');
    expect(await kyc(held.body.code)).toBe('WAITING_DATA');
    // An account that waits for its statement keeps the outcome until its check runs.
    await call('PATCH', `${path}/${held.body.code}`, { ...bank, displayName: 'Third', statement });
    await advance(20);
    expect(await kyc(held.body.code)).toBe('IN_PROGRESS');
    // A change without a check sets the outcome of the current check, unless the control API has set it.
    await send('PATCH', `${path}/${forged.body.code}`, sent, 'PASSED');
    await send('PATCH', `${path}/${forged.body.code}`, { ...sent, description: 'x' }, 'REJECTED');
    await advance(20);
    expect(await kyc(forged.body.code)).toBe('REJECTED');
    await send('PATCH', `${path}/${forged.body.code}`, { statement }, 'PASSED');
    await call('POST', `/_sandbox/external-accounts/${forged.body.code}/kyc`, { outcome: 'HOLD' });
    await send('PATCH', `${path}/${forged.body.code}`, { description: 'y' }, 'PASSED');
    await advance(20);
    expect(await kyc(forged.body.code)).toBe('IN_PROGRESS');
  });

  test('sets the status of a holder; CLOSED is final and requires empty accounts (D30)', async () => {
    const code = await create(individual());
    const path = `/_sandbox/account-holders/${code}/status`;
    const suspended = { code: 'SUSPENDED', reason: 'Under review.' };
    expect((await call('POST', path, suspended)).body).toEqual(suspended);
    await advance(6);
    expect(await look(code)).toEqual({ kyc: 'PASSED', may: 'SUSPENDED' });
    const [{ code: account }] = (await call('GET', `${v2}/${code}/accounts`)).body.elements;
    const paid = payment('order-1', 5, account);
    const split = await call('POST', '/api/fund/split-payments', paid);
    expect((await call('POST', path, { code: 'CLOSED' })).status).toBe(422);
    await call('POST', `/api/fund/split-payments/${split.body.code}/cancel`);
    expect((await call('POST', path, { code: 'CLOSED' })).status).toBe(200);
    expect((await call('POST', path, { code: 'ACTIVE' })).status).toBe(402);
    const bank = { displayName: 'B', accountType: 'IBAN', accountNumber: '1234', currency: 'EUR' };
    for (const [method, below, body] of [
      ['PATCH', '', { displayName: 'New' }],
      ['POST', '/externalaccounts', bank],
      ['POST', '/ubos', { type: 'CEO' }],
    ] as const)
      expect((await call(method, `${v2}/${code}${below}`, body)).status).toBe(402);
  });

  test('sets the country and tier of the merchant, and the duration of checks', async () => {
    const merchant = (await call('GET', '/_sandbox/merchant')).body;
    expect(merchant).toEqual({
      unitedStates: false,
      kycTier: 'FULL_KYC',
      balanceTransferEnabled: true,
      timeZone: 'UTC',
      bankAccountNumber: '',
      kycBeginsAfterMs: 1000,
      kycEndsAfterMs: 5000,
      instantPayouts: false,
    });
    const changes = { unitedStates: true, kycBeginsAfterMs: 0, kycEndsAfterMs: 0 };
    const changed = await call('PATCH', '/_sandbox/merchant', changes);
    expect(changed.body).toEqual({ ...merchant, ...changes });
    const code = await create(individual());
    expect((await look(code)).kyc).toBe('MISSING_DATA');
    const contact = { email: 'a@example.com', phone: '1', socialSecurityNumber: '078-05-1120' };
    await call('PATCH', `${v2}/${code}`, { displayName: 'Mila', legalEntity: contact });
    const { legalEntity } = (await call('GET', `${v2}/${code}?_fragments=kycstatus`)).body;
    expect(legalEntity.kycMessage).toBe(
      'Missing: salesProfile.expectedMonthlyVolume, salesProfile.expectedAverageTransactionSize',
    );
    const salesProfile = { expectedMonthlyVolume: 1, expectedAverageTransactionSize: 0 };
    await call('PATCH', `${v2}/${code}`, { displayName: 'Mila', salesProfile });
    expect((await look(code)).kyc).toBe('PASSED');
    await call('PATCH', '/_sandbox/merchant', { unitedStates: false, kycTier: 'LIGHT_KYC' });
    const light = await create(individual({ documents: [] }));
    expect((await look(light)).kyc).toBe('PASSED');
    expect((await call('GET', `${v2}/${light}`)).body.tier).toBe('LIGHT_KYC');
    expect((await call('GET', `${v2}/${code}`)).body.tier).toBe('FULL_KYC');
    await call('PATCH', '/_sandbox/merchant', { balanceTransferEnabled: false });
    expect((await call('GET', '/api/divisions')).body).toMatchObject([
      { balanceTransferEnabled: false },
    ]);
    for (const wrong of [{}, { kycEndsAfterMs: -1 }, { kycTier: 'NO_KYC' }, { other: 1 }])
      expect((await call('PATCH', '/_sandbox/merchant', wrong)).status).toBe(422);
  });
});
