import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { individual } from '../../../testing/sellers.js';
import { openStore } from '../../../storage/open-store.js';
import type { Store } from '../../../storage/store.js';
import { tenantOf } from '../../../tenants/keys.js';
import { type Call, startTestSandbox, type TestSandbox } from '../../../testing/test-sandbox.js';

let store: Store;
let started: TestSandbox;
let call: Call;
let key: string;
let holder: string;
beforeAll(async () => {
  store = await openStore({ kind: 'memory' });
  started = await startTestSandbox({ storage: store });
});
afterAll(() => started.close());
beforeEach(async () => {
  key = `test_${randomUUID()}`;
  call = started.as(key);
  holder = (await call('POST', '/api/accountholders', { displayName: 'Mila' })).body.code;
});

/** Returns the onboarding URL of a webhook body. */
function address(body: string): unknown {
  return (JSON.parse(body) as Record<string, unknown>)['hostedOnboardingUrl'];
}

const path = () => `/api/accountholders/${holder}/onboarding-url`;

test('creates a new URL with an expiry for each request', async () => {
  const first = await call('POST', path());
  expect(first.body.expireAt).toBe('2026-03-12T09:30:00.000Z');
  const second = await call('POST', path(), {
    expirationTime: 20160,
    redirectUrl: 'https://harbour-market.example/done',
  });
  expect(second.body.expireAt).toBe('2026-03-24T09:30:00.000Z');
  expect(second.body.url).toMatch(
    /^http:\/\/sandbox\.example\/onboarding\/[\w-]{22}\/[0-9a-f]{40}$/,
  );
  expect(second.body.url).not.toBe(first.body.url);
});

test.each([
  [{ expirationTime: 0 }, 'expirationTime'],
  [{ expirationTime: 20161 }, 'expirationTime'],
  [{ redirectUrl: 'http://harbour-market.example' }, 'redirectUrl'],
  [{ redirectUrl: 'https://harbour-market.example:99999/' }, 'redirectUrl'],
])('rejects %j', async (body, field) => {
  const refused = await call('POST', path(), body);
  expect(refused).toMatchObject({ status: 422, body: { details: [{ field }] } });
});

test('rejects a request for a closed holder', async () => {
  await call('POST', `/_sandbox/account-holders/${holder}/status`, { code: 'CLOSED' });
  expect((await call('POST', path())).body.code).toBe('402.200.001');
  expect((await call('POST', path().replace(holder, 'ah_x'))).status).toBe(404);
});

test('includes the URL in KYC webhooks while it is valid (D112)', async () => {
  const { url } = (await call('POST', path(), { expirationTime: 1 })).body;
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
        .where('tenant', '=', tenantOf(key))
        .where('owner', '=', holder)
        .orderBy('code')
        .execute(),
    );
  expect(rows.map(({ body }) => address(body))).toEqual([url, url, undefined]);
  expect(rows[0]).toMatchObject({ type: 'WEBHOOK_KYC_UPDATE', division: 'DEFAULT' });
});
