import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { faultsOf } from '../../testing/holder-calls.js';
import { ruleStoreKinds } from '../../testing/stores.js';
import { type Call, startTestSandbox, type TestSandbox } from '../../testing/test-sandbox.js';

const path = '/api/webhook-configurations';
const url = 'https://api.harbour-market.example/hooks/kyc';
const kyc = { url, type: 'WEBHOOK_KYC_UPDATE' };
const payout = { url, type: 'WEBHOOK_PAYOUT_UPDATE' };

describe.each(ruleStoreKinds)('webhook configurations on $name', ({ open }) => {
  let started: TestSandbox;
  let call: Call;
  beforeAll(async () => {
    started = await startTestSandbox({ storage: await open(), runJobs: false });
  });
  afterAll(() => started.close());
  beforeEach(() => {
    call = started.as();
  });

  test('are active at first and listed by id for the division of the key', async () => {
    expect((await call('GET', path)).body).toEqual([]);
    const first = await call('POST', path, { ...payout, isActivated: false, divisionCode: 'X' });
    expect(first.body).toEqual({ id: 1, ...payout, divisionCode: 'DEFAULT', isActivated: true });
    const second = await call('POST', path, kyc);
    expect(second.body.id).toBe(2);
    expect((await call('GET', path)).body).toEqual([first.body, second.body]);
    expect((await call('GET', `${path}/2`)).body).toEqual(second.body);
  });

  test('are limited to one per type and division, active or not', async () => {
    await call('POST', path, kyc);
    const again = await call('POST', path, { ...kyc, url: 'https://other.example/' });
    expect(again).toMatchObject({ status: 409, body: { code: '409.600.001' } });
    await call('PUT', `${path}/1`, { ...kyc, isActivated: false });
    expect((await call('POST', path, kyc)).status).toBe(409);
    expect((await call('GET', path)).body).toHaveLength(1);
  });

  test('can change URL and activation, but not the type', async () => {
    await call('POST', path, kyc);
    const moved = { ...kyc, url: 'http://localhost:3000/hooks' };
    const off = await call('PUT', `${path}/1`, { ...moved, isActivated: false });
    expect(off.body).toMatchObject({ url: moved.url, isActivated: false });
    expect((await call('PUT', `${path}/1`, kyc)).body).toMatchObject({ url, isActivated: false });
    const on = await call('PUT', `${path}/1`, { ...kyc, isActivated: true });
    expect(on.body.isActivated).toBe(true);
    const other = await call('PUT', `${path}/1`, payout);
    expect(other).toMatchObject({
      status: 422,
      body: {
        code: '422.600.001',
        details: [{ field: 'type', attemptedValue: 'WEBHOOK_PAYOUT_UPDATE' }],
      },
    });
    expect((await call('GET', `${path}/1`)).body).toEqual(on.body);
  });

  test.each([
    ['http://hooks.example/', '422.900.004'],
    ['ftp://hooks.example/', '422.900.004'],
    ['hooks.example', '422.900.004'],
    ['https://', '422.900.004'],
    ['https://hooks.example:99999/', '422.900.004'],
    ['https://999.1.1.1/', '422.900.004'],
    ['https://a%20b.example/', '422.900.004'],
    ['https://127.0.0.1%00.example/', '422.900.004'],
    [undefined, '422.900.002'],
  ])('reject the URL %j', async (wrong, code) => {
    const refused = await call('POST', path, { ...kyc, url: wrong });
    expect(refused.status).toBe(422);
    expect(new Set(faultsOf(refused))).toEqual(new Set([`url ${code}`]));
    expect((await call('GET', path)).body).toEqual([]);
  });

  test('return 404 for unknown configurations and other divisions', async () => {
    await call('POST', path, kyc);
    for (const id of [2, 9_007_199_254_740_991]) {
      expect((await call('GET', `${path}/${id}`)).status).toBe(404);
      expect((await call('PUT', `${path}/${id}`, kyc)).status).toBe(404);
    }
    expect((await call('GET', `${path}/x`)).status).toBe(400);
    expect((await call('GET', `${path}/0`)).status).toBe(422);
    expect((await started.as()('GET', `${path}/1`)).status).toBe(404);
  });
});
