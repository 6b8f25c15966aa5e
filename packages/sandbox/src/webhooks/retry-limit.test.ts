import { expect, test } from 'vitest';
import { insert } from '../storage/rows.js';
import { openStore } from '../storage/open-store.js';
import { tenantOf } from '../tenants/keys.js';
import { startTestSandbox } from '../testing/test-sandbox.js';
import { tenantLimits } from '../unit/tenant-limits.js';

test('a failed attempt has no retry if the tenant has the maximum number of waiting deliveries', async () => {
  const key = 'test_retry_limit';
  const tenant = tenantOf(key);
  const store = await openStore({ kind: 'memory' });
  const started = await startTestSandbox({
    storage: store,
    webhooks: { receive: () => new Response(null, { status: 500 }) },
  });
  const call = started.as(key);
  const url = 'https://hooks.example/';
  await call('POST', '/api/webhook-configurations', { url, type: 'WEBHOOK_KYC_UPDATE' });
  const waiting = Array.from({ length: tenantLimits.waitingWebhooks - 1 }, (_, index) => {
    const times = { attempts: 1, dueAt: Number.MAX_SAFE_INTEGER, createdAt: 0 };
    return { code: `ev_${index}`, configuration: 1, state: 'WAITING' as const, ...times };
  });
  await store.writer(tenant).run((db) => insert(db, 'webhook_deliveries', waiting));
  const states: string[] = [];
  for (const displayName of ['Mila', 'Noor']) {
    const { body } = await call('POST', '/api/accountholders', { displayName });
    await call('POST', `/_sandbox/account-holders/${body.code}/kyc`, { outcome: 'FAILED' });
    const { body: counts } = await call('POST', '/_sandbox/webhooks/flush');
    states.push(`${counts.waiting} waiting, ${counts.failed} failed`);
  }
  const { waitingWebhooks } = tenantLimits;
  expect(states).toEqual([
    `${waitingWebhooks} waiting, 0 failed`,
    `${waitingWebhooks} waiting, 1 failed`,
  ]);
});
