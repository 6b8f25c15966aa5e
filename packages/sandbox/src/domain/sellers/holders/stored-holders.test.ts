import { beforeAll, describe, expect, test } from 'vitest';
import { v1Holders, v2Holders, holderCalls } from '../../../testing/holder-calls.js';
import { file, organization } from '../../../testing/sellers.js';
import { ruleStoreKinds } from '../../../testing/stores.js';
import { type Call, useTestSandbox } from '../../../testing/test-sandbox.js';

describe.each(ruleStoreKinds)('account holders on $name', ({ open }) => {
  let call: Call;
  const started = useTestSandbox(async () => ({ storage: await open() }));
  beforeAll(async () => {
    call = started.as();
  });

  test('do not fail on a reference that is too long for an index', async () => {
    const part = Array.from({ length: 400 }, (_, index) => (index * 7919).toString(36)).join('-');
    const extRef = Array.from({ length: 20 }, (_, index) => `${index}${part}`).join(':');
    const { status } = await call('POST', v2Holders, { displayName: 'N', extRef });
    expect([200, 422]).toContain(status);
  });

  test('are deleted by a reset, and created again identically', async () => {
    const holders = holderCalls(call);
    await call('POST', '/_sandbox/reset');
    const empty = await holders.hash();
    const make = async () => {
      const code = await holders.create(organization());
      await call('POST', `${v2Holders}/${code}/onboarding-url`);
      const bank = { accountNumber: '12345678', currency: 'EUR', statement: { data: file } };
      await call('POST', `${v1Holders}/${code}/externalaccounts`, bank);
      await call('PATCH', '/_sandbox/merchant', { unitedStates: true });
      return holders.hash();
    };
    const full = await make();
    expect((await call('POST', '/_sandbox/reset')).status).toBe(200);
    expect(await holders.hash()).toBe(empty);
    expect(await make()).toBe(full);
  });
});
