import { expect, test } from 'vitest';
import { createSandbox } from '../sandbox.js';
import { keepOpen, storeKinds } from '../testing/stores.js';
import { startTestSandbox } from '../testing/test-sandbox.js';
import { Cleanup } from './cleanup.js';
import { tenantLimits } from '../unit/tenant-limits.js';

const dayMs = 24 * 60 * 60 * 1000;

test('the number of fault rules and snapshots of a tenant is limited', async () => {
  const started = await startTestSandbox();
  const call = started.as();
  const rule = { status: 503, path: '/api/never' };
  for (let count = 0; count < tenantLimits.faultRules; count += 1)
    expect((await call('POST', '/_sandbox/faults', rule)).status).toBe(200);
  const refused = await call('POST', '/_sandbox/faults', rule);
  expect(refused.status).toBe(422);
  expect(refused.body.message).toContain('100');
  await call('DELETE', '/_sandbox/faults/1');
  expect((await call('POST', '/_sandbox/faults', rule)).status).toBe(200);
  for (let count = 0; count < tenantLimits.snapshots; count += 1)
    expect((await call('PUT', `/_sandbox/snapshots/s${count}`)).status).toBe(200);
  expect((await call('PUT', '/_sandbox/snapshots/s0')).status).toBe(200);
  expect((await call('PUT', '/_sandbox/snapshots/another')).status).toBe(422);
});

test('the number of changes of a tenant is limited until it is reset', async () => {
  const started = await startTestSandbox({ maxChanges: 3 });
  const call = started.as();
  const make = () => call('POST', '/api/accountholders', { displayName: 'Mila' });
  expect([(await make()).status, (await make()).status, (await make()).status]).toEqual([
    200, 200, 200,
  ]);
  const full = await make();
  expect(full.status).toBe(429);
  expect(full.headers.get('retry-after')).toBe('3600');
  expect(full.body.message).toBe(
    'This sandbox tenant has reached its limit of 3 changes. Reset it to continue.',
  );
  expect((await call('GET', '/api/accountholders')).status).toBe(200);
  expect((await call('POST', '/_sandbox/reset', {})).status).toBe(200);
  expect((await make()).status).toBe(200);
});

test.each(storeKinds)('idle tenants are deleted with all their data on $name', async ({ open }) => {
  const store = await open();
  let now = Date.UTC(2026, 0, 1);
  const systemTime = (): number => now;
  const started = await startTestSandbox({ storage: store, systemTime, runJobs: false });
  const [idle, busy] = [started.as('test_idle'), started.as('test_busy')];
  for (const call of [idle, busy]) {
    await call('POST', '/api/accountholders', { displayName: 'Mila' });
    await call('PUT', '/_sandbox/snapshots/before');
    await call('POST', '/_sandbox/faults', { status: 503, path: '/api/never' });
  }
  now += 29 * dayMs;
  await busy('POST', '/api/accountholders', { displayName: 'Berta' });
  now += 2 * dayMs;
  const ending = new Cleanup({ store, systemTime, idleMs: undefined });
  expect(await ending.deleteIdle(30 * dayMs)).toBe(1);
  expect(await ending.deleteIdle(30 * dayMs)).toBe(0);
  expect((await busy('GET', '/api/accountholders')).body.totalElementCount).toBe(2);
  // The key creates a new tenant.
  expect((await idle('GET', '/api/accountholders')).body.totalElementCount).toBe(0);
  expect((await idle('GET', '/_sandbox/snapshots')).body.snapshots).toEqual([]);
  expect((await idle('GET', '/_sandbox/faults')).body.rules).toEqual([]);
  expect((await idle('POST', '/api/accountholders', { displayName: 'Mila' })).status).toBe(200);
});

test('a sandbox deletes idle tenants if deleteIdleAfterDays is set', async () => {
  const [kind] = storeKinds;
  const store = await kind?.open();
  if (store === undefined) throw new Error('No kind of store.');
  let now = Date.UTC(2026, 0, 1);
  const options = { storage: keepOpen(store), systemTime: () => now };
  const first = await createSandbox(options);
  const headers = { authorization: 'Bearer test_idle' };
  const list = new Request('http://any.host/api/divisions', { headers });
  expect((await first.fetch(list.clone())).status).toBe(200);
  await first.close();
  now += 8 * dayMs;
  const second = await createSandbox({ ...options, deleteIdleAfterDays: 7 });
  await expect.poll(async () => (await second.verify()).length).toBe(0);
  await second.close();
  await store.close();
});
