import { beforeEach, describe, expect, test } from 'vitest';
import { faultsOf } from '../../testing/holder-calls.js';
import { ruleStoreKinds } from '../../testing/stores.js';
import { type Call, useTestSandbox } from '../../testing/test-sandbox.js';

const path = '/api/webhook-configurations';
const url = 'https://api.harbour-market.example/hooks/kyc';
const kyc = { url, type: 'WEBHOOK_KYC_UPDATE' };

describe.each(ruleStoreKinds)('webhook configurations on $name', ({ open }) => {
  let call: Call;
  const started = useTestSandbox(async () => ({ storage: await open(), runJobs: false }));
  beforeEach(() => {
    call = started.as();
  });

  test.each([
    ['http://hooks.example/', '422.900.004'],
    ['ftp://hooks.example/', '422.900.004'],
    ['//hooks.example/', '422.900.004'],
    ['javascript:alert(1)', '422.900.004'],
    ['http://localhost.evil.example/', '422.900.004'],
    ['http://127.0.0.1.evil.example/', '422.900.004'],
    ['http://169.254.169.254/latest/meta-data', '422.900.004'],
    ['http://[::ffff:127.0.0.1]/', '422.900.004'],
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
});
