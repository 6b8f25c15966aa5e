import { expect, test } from 'vitest';
import { individual } from '../../../testing/sellers.js';
import { openStore } from '../../../storage/open-store.js';
import { tenantOf } from '../../../tenants/keys.js';
import { startTestSandbox, useTestSandbox } from '../../../testing/test-sandbox.js';

/** Returns the onboarding URL of a webhook body. */
function address(body: string): unknown {
  return (JSON.parse(body) as Record<string, unknown>)['hostedOnboardingUrl'];
}

const started = useTestSandbox();

test('includes the URL in KYC webhooks while it is valid (D112)', async () => {
  const store = await openStore({ kind: 'memory' });
  const stored = await startTestSandbox({ storage: store });
  const key = 'test_onboarding';
  const call = stored.as(key);
  const holder = (await call('POST', '/api/accountholders', { displayName: 'Mila' })).body.code;
  const path = `/api/accountholders/${holder}/onboarding-url`;
  const { url } = (await call('POST', path, { expirationTime: 1 })).body;
  const legalEntity = individual();
  const change = (legal: object) =>
    call('PATCH', `/api/accountholders/${holder}`, { displayName: 'Mila', legalEntity: legal });
  await change(legalEntity);
  await call('POST', '/_sandbox/clock/advance', { seconds: 60 });
  await change({ firstName: 'Milan' });
  const rows = await store
    .reader(tenantOf(key))
    .run((db) =>
      db
        .selectFrom('webhook_events')
        .select(['type', 'division', 'body'])
        .where('owner', '=', holder)
        .orderBy('code')
        .execute(),
    );
  expect(rows.map(({ body }) => address(body))).toEqual([url, url, undefined]);
  expect(rows[0]).toMatchObject({ type: 'WEBHOOK_KYC_UPDATE', division: 'DEFAULT' });
  await stored.close();
});

test.each([
  'http://shop.example',
  'https://shop.example:99999/',
  'https://999.1.1.1/',
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  'http://localhost.evil.example/',
  'http://localhost@evil.example/',
  'https:/\\evil.example',
  '\thttps://evil.example',
  'https://user@evil.example/',
])('rejects the redirect URL %j', async (redirectUrl) => {
  const call = started.as();
  const holder = (await call('POST', '/api/accountholders', { displayName: 'Mila' })).body.code;
  const path = `/api/accountholders/${holder}/onboarding-url`;
  const refused = await call('POST', path, { redirectUrl });
  expect(refused).toMatchObject({ status: 422, body: { details: [{ field: 'redirectUrl' }] } });
});
