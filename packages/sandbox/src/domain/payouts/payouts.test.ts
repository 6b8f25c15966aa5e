import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Store } from '../../storage/store.js';
import { tenantOf } from '../../tenants/keys.js';
import { readBalance } from '../../testing/books.js';
import {
  bankUpdate,
  createPayableSeller,
  earn,
  type PayableSeller,
  changeHolders,
  setCheck,
} from '../../testing/payable-seller.js';
import { ruleStoreKinds } from '../../testing/stores.js';
import {
  brokenInvariants,
  type Call,
  startTestSandbox,
  type TestSandbox,
} from '../../testing/test-sandbox.js';

const v1 = '/api/v1/fund/payout-requests';
const v2 = '/api/fund/payout-requests';
const advance = '/_sandbox/clock/advance';

/** Returns the expected result of a denied payout. */
function denied(reason: string): unknown[] {
  return ['REJECTED/FAILED', `FAILED: ${reason}`, '10000/0', []];
}

describe.each(ruleStoreKinds)('payouts on $name', ({ open }) => {
  let started: TestSandbox;
  let store: Store;
  let key: string;
  let call: Call;
  let seller: PayableSeller;

  beforeAll(async () => {
    store = await open();
    started = await startTestSandbox({ storage: store });
  });
  afterAll(() => started.close());
  beforeEach(async () => {
    key = `test_${randomUUID()}`;
    call = started.as(key);
    seller = await createPayableSeller(store, key, call);
    await earn(call, seller.account, 10_000, 'order-1');
  });

  const request = (more: object = {}) => ({
    accountCode: seller.account,
    externalAccountCode: seller.external,
    ...more,
  });
  const pay = async (more: object = {}, path = v2): Promise<string> => {
    const { status, body } = await call('POST', path, request(more));
    expect(status).toBe(200);
    expect(body.status).toBe('WAITING');
    return body.code as string;
  };
  const process = () => call('POST', advance, { seconds: 1 });
  const until = (to: string) => call('POST', advance, { to });
  /** The status in both versions. */
  const statuses = async (code: string): Promise<string> => {
    const first = await call('GET', `${v1}/${code}`);
    const second = await call('GET', `${v2}/${code}`);
    return `${first.body.status ?? first.status}/${second.body.status}`;
  };
  /** Returns status and message, if there is one, of all webhooks, oldest first. */
  const webhooks = (): Promise<string[]> =>
    store.reader(tenantOf(key)).run(async (db) => {
      const query = db.selectFrom('webhook_events').select('body').orderBy('code');
      const rows = await query
        .where('tenant', '=', tenantOf(key))
        .where('type', '=', 'WEBHOOK_PAYOUT_UPDATE')
        .execute();
      return rows.map(({ body }) => {
        const { payoutStatus, payoutMessage } = JSON.parse(body) as Record<string, string>;
        return [payoutStatus, payoutMessage].filter((text) => text !== undefined).join(': ');
      });
    });
  const useBank = async (accountNumber: string) => {
    seller = await createPayableSeller(store, key, call, accountNumber);
    await earn(call, seller.account, 10_000, accountNumber);
  };
  /** Returns the result of a payout: statuses, last webhook, balance and broken invariants. */
  const outcomeOf = async (code: string): Promise<unknown> => {
    await process();
    const broken = await brokenInvariants(call);
    return [
      await statuses(code),
      (await webhooks()).at(-1),
      await readBalance(call, seller.account),
      broken,
    ];
  };

  test('accepts a payout when it is due and processes it on the next business day', async () => {
    const code = await pay({ amount: 4000, description: 'March' });
    expect(await readBalance(call, seller.account)).toBe('10000/0');
    await process();
    expect(await statuses(code)).toBe('ACCEPTED/ACCEPTED');
    expect(await readBalance(call, seller.account)).toBe('6000/0');
    expect(await brokenInvariants(call)).toEqual([]);
    await until('2026-03-11T08:59:59Z');
    expect(await statuses(code)).toBe('ACCEPTED/ACCEPTED');
    await until('2026-03-11T09:00:00Z');
    expect(await statuses(code)).toBe('PROCESSED/PROCESSED');
    expect(await webhooks()).toEqual(['WAITING', 'ACCEPTED', 'PROCESSED']);
    expect((await call('GET', `${v1}/${code}`)).body).toEqual({
      code,
      createdAt: '2026-03-10T09:30:00.000Z',
      processAt: '2026-03-10T09:30:00.000Z',
      accountCode: seller.account,
      externalAccountCode: seller.external,
      amount: 4000,
      description: 'March',
      status: 'PROCESSED',
    });
    expect((await call('GET', `${v2}/${code}`)).body).toMatchObject({
      sourceCurrency: 'EUR',
      targetCurrency: 'EUR',
      amount: 4000,
    });
    expect(await brokenInvariants(call)).toEqual([]);
  });

  test('pays the available amount if none is sent (D91, D156)', async () => {
    const { body } = await call('POST', v2, { accountCode: seller.account });
    expect(body).not.toHaveProperty('amount');
    expect(body.externalAccountCode).toBe(seller.external);
    await earn(call, seller.account, 500, 'order-2');
    await process();
    expect((await call('GET', `${v2}/${body.code}`)).body.amount).toBe(10_500);
    const nothing = await pay();
    await process();
    expect(await statuses(nothing)).toBe('REJECTED/FAILED');
    expect((await call('GET', `${v1}/${nothing}`)).body).not.toHaveProperty('amount');
    expect((await webhooks()).at(-1)).toBe('FAILED: The account has nothing to pay out.');
  });

  test('pays the balance at useBalanceAt, at most the available amount (D92)', async () => {
    await call('POST', advance, { seconds: 3600 });
    await earn(call, seller.account, 700, 'order-2');
    const past = await pay({ useBalanceAt: '2026-03-10T10:00:00Z' }, v1);
    const shown = (await call('GET', `${v1}/${past}`)).body;
    expect(shown).toMatchObject({
      useBalanceAt: '2026-03-10T10:00:00.000Z',
      processAt: '2026-03-10T10:30:00.000Z',
    });
    await process();
    expect((await call('GET', `${v1}/${past}`)).body.amount).toBe(10_000);
    const again = await pay({ useBalanceAt: '2026-03-10T10:00:00Z' }, v1);
    await process();
    expect((await call('GET', `${v1}/${again}`)).body.amount).toBe(700);
    const future = await call('POST', v1, request({ useBalanceAt: '2026-04-01T00:00:00+02:00' }));
    expect(future.body.processAt).toBe('2026-03-31T22:00:00.000Z');
    const ignored = await pay({ useBalanceAt: '2026-03-10T10:00:00Z' });
    expect((await call('GET', `${v1}/${ignored}`)).body).not.toHaveProperty('useBalanceAt');
  });

  test('rejects all faults of a request at once (D87)', async () => {
    const other = await createPayableSeller(store, key, call);
    const wrong = await call('POST', v1, {
      ...request({ processAt: '2026-03-10T09:28:59Z', useBalanceAt: '2026-03-10T09:29:00Z' }),
      externalAccountCode: other.external,
    });
    expect(wrong.status).toBe(422);
    const codes = wrong.body.details.map((one: { field: string; code: string }) => [
      one.field,
      one.code,
    ]);
    expect(codes).toEqual([
      ['externalAccountCode', '422.330.002'],
      ['processAt', '422.330.003'],
      ['useBalanceAt', '422.330.004'],
    ]);
    const unknown = await call('POST', v2, { accountCode: 'va_unknown' });
    expect(unknown.body).toMatchObject({
      code: '422.330.001',
      message: 'The account va_unknown is unknown.',
    });
    const both = { amount: 1, useBalanceAt: '2026-03-10T09:00:00Z' };
    expect((await call('POST', v1, request(both))).status).toBe(422);
    expect((await call('POST', v2, request({ amount: 0 }))).status).toBe(422);
    const justPast = await call('POST', v2, request({ processAt: '2026-03-10T09:29:00Z' }));
    expect(justPast.status).toBe(200);
    const bare = await call('POST', '/api/accountholders', { displayName: 'No bank' });
    const none = await call('POST', v2, { accountCode: bare.body.accounts[0].code });
    expect(none.body.code).toBe('422.330.005');
    const foreign = await started.as()('POST', v2, request());
    expect(foreign.body.details).toMatchObject([
      { field: 'accountCode', code: '422.330.001' },
      { field: 'externalAccountCode', code: '422.330.002' },
    ]);
  });

  test('deletes only a waiting request (D90)', async () => {
    const first = await pay({ amount: 100 });
    const second = await pay({ amount: 200 });
    const gone = await call('DELETE', `${v1}/${first}`);
    expect(gone).toMatchObject({ status: 200, body: { code: first, status: 'WAITING' } });
    expect((await call('DELETE', `${v2}/${second}`)).body.status).toBe('CANCELLED');
    expect(await statuses(first)).toBe('404/CANCELLED');
    expect((await call('DELETE', `${v1}/${first}`)).status).toBe(404);
    expect((await call('DELETE', `${v2}/${first}`)).body).toMatchObject({
      code: '409.330.001',
      message: `The payout request ${first} is CANCELLED and cannot be deleted.`,
    });
    const third = await pay({ amount: 300 });
    await process();
    expect((await call('DELETE', `${v1}/${third}`)).status).toBe(409);
    expect((await call('DELETE', `${v2}/po_unknown`)).status).toBe(404);
    expect((await started.as()('DELETE', `${v2}/${third}`)).status).toBe(404);
    expect((await call('GET', v1)).body.totalElementCount).toBe(1);
    expect((await call('GET', v2)).body.totalElementCount).toBe(3);
    expect(await readBalance(call, seller.account)).toBe('9700/0');
    expect(await brokenInvariants(call)).toEqual([]);
  });

  test('denies a payout above the available amount', async () => {
    expect(await outcomeOf(await pay({ amount: 10_001 }))).toEqual(
      denied('The account can pay out 10000, 10001 were requested.'),
    );
  });

  test('denies a payout before the KYC check has passed', async () => {
    await setCheck(store, key, seller.holder, seller.holder, 'IN_PROGRESS');
    expect(await outcomeOf(await pay({ amount: 1 }, v1))).toEqual(
      denied('The account holder has not passed the identity check.'),
    );
  });

  test('denies a payout before the check of the bank account has passed', async () => {
    await setCheck(store, key, seller.holder, seller.external, 'REJECTED');
    expect(await outcomeOf(await pay())).toEqual(
      denied('The external account has not passed its check.'),
    );
  });

  test('denies a payout for a holder without payouts and above the limit of the tier', async () => {
    await changeHolders(store, key, { status: 'NOPAYOUT' });
    expect(await outcomeOf(await pay())).toEqual(denied('The account holder is NOPAYOUT.'));
    await changeHolders(store, key, { status: 'ACTIVE', tier: 'LIGHT_KYC' });
    await earn(call, seller.account, 300_000, 'order-2');
    const most = await pay({ amount: 250_000 });
    await process();
    expect(await statuses(most)).toBe('ACCEPTED/ACCEPTED');
    const more = await pay({ amount: 1 });
    await process();
    expect(await statuses(more)).toBe('REJECTED/FAILED');
    expect((await webhooks()).at(-1)).toContain('LIGHT_KYC are limited to EUR 2,500.00 in total');
  });

  test('converts a currency that the bank account accepts (D97, D184)', async () => {
    const refused = await pay({ amount: 5000, targetCurrency: 'USD' });
    expect(await outcomeOf(refused)).toEqual(denied('The external account does not take USD.'));
    const bank = `/api/accountholders/${seller.holder}/externalaccounts/${seller.external}`;
    const others = { acceptOtherCurrencies: true, allowedOtherCurrencyCodes: ['USD'] };
    await call('PATCH', bank, { ...bankUpdate, ...others });
    const code = await pay({ amount: 5000, targetCurrency: 'USD' });
    const yen = await pay({ amount: 5000, targetCurrency: 'JPY' });
    await process();
    expect(await statuses(code)).toBe('ACCEPTED/ACCEPTED');
    expect(await statuses(yen)).toBe('REJECTED/FAILED');
    expect(await webhooks()).toContain('ACCEPTED: EUR 1 is USD 1.0843.');
    expect(await brokenInvariants(call)).toEqual([]);
    await call('POST', `/_sandbox/payouts/${code}/outcome`, { outcome: 'RETURNED' });
    expect(await statuses(code)).toBe('FAILED/RETURNED');
    expect(await readBalance(call, seller.account)).toBe('10000/0');
    expect(await brokenInvariants(call)).toEqual([]);
    const { elements } = (await call('GET', '/_sandbox/journal')).body;
    const usd = elements[2].movements[1];
    // 5000 cents at 1.0843 are 5421.5, rounded half to even.
    expect(usd).toMatchObject({ currency: 'USD', amount: 5422 });
  });

  test('gives a payout the outcome of its account number (D94)', async () => {
    await useBank('NL18SNDB0000000002');
    const failing = await pay({ amount: 4000 });
    await until('2026-03-11T09:00:00Z');
    expect(await statuses(failing)).toBe('FAILED/FAILED');
    expect(await readBalance(call, seller.account)).toBe('10000/0');
    await useBank('NL61SNDB0000000004');
    const held = await pay({ amount: 4000 });
    await useBank('NL88SNDB0000000003');
    const back = await pay({ amount: 4000 });
    await until('2026-03-12T09:00:00Z');
    expect(await statuses(back)).toBe('PROCESSED/PROCESSED');
    expect(await readBalance(call, seller.account)).toBe('6000/0');
    await until('2026-03-14T09:00:00Z');
    expect(await statuses(back)).toBe('FAILED/RETURNED');
    expect(await readBalance(call, seller.account)).toBe('10000/0');
    await until('2027-03-14T09:00:00Z');
    expect(await statuses(held)).toBe('ACCEPTED/ACCEPTED');
    const done = await call('POST', `/_sandbox/payouts/${held}/outcome`, { outcome: 'PROCESSED' });
    expect(done.body).toEqual({ code: held, state: 'PROCESSED' });
    expect(await brokenInvariants(call)).toEqual([]);
  });

  test('gives a payout the outcome that the operator sets', async () => {
    const code = await pay({ amount: 4000 });
    const path = `/_sandbox/payouts/${code}/outcome`;
    await call('POST', path, { outcome: 'FAILED' });
    await until('2026-03-11T09:00:00Z');
    expect(await statuses(code)).toBe('FAILED/FAILED');
    expect(await call('POST', path, { outcome: 'PROCESSED' })).toMatchObject({ status: 409 });
    const next = await pay({ amount: 4000 });
    await process();
    const decision = { outcome: 'FAILED', message: 'Account closed.' };
    await call('POST', `/_sandbox/payouts/${next}/outcome`, decision);
    expect(await statuses(next)).toBe('FAILED/FAILED');
    expect((await webhooks()).at(-1)).toBe('FAILED: Account closed.');
    await until('2026-03-20T09:00:00Z');
    expect(await statuses(next)).toBe('FAILED/FAILED');
    expect(await readBalance(call, seller.account)).toBe('10000/0');
    const unknown = await call('POST', '/_sandbox/payouts/po_x/outcome', { outcome: 'HOLD' });
    expect(unknown.status).toBe(404);
  });
});
