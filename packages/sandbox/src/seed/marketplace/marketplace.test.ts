import { expect, test } from 'vitest';
import { brokenInvariants, startTestSandbox } from '../../testing/test-sandbox.js';
import { runSeed } from '../run-seed.js';
import { marketplace } from './marketplace.js';

const now = Date.UTC(2026, 10, 21, 14, 30);

test('builds the same marketplace for the same moment', () => {
  expect(marketplace(now)).toEqual(marketplace(now));
});

test('contains fifty sellers and a month of orders, and holds all invariants', async () => {
  const started = await startTestSandbox({ systemTime: () => now });
  const call = started.as('test_marketplace');
  const fetch = (request: Request) => started.sandbox.fetch(request);
  await runSeed(marketplace(now), { fetch, origin: 'http://any.host', key: 'test_marketplace' });
  const total = async (path: string) => (await call('GET', path)).body.totalElementCount;
  expect(await total('/api/accountholders')).toBe(50);
  expect(await total('/api/fund/split-payments')).toBeGreaterThan(300);
  expect(await total('/api/fund/split-refunds')).toBeGreaterThan(20);
  expect(await total('/api/fund/payout-requests')).toBeGreaterThan(50);
  const of = async (query: string) =>
    (await call('GET', `/api/transactions?${query}`)).body.pagination.total;
  expect(await of('status=reconciled')).toBeGreaterThan(300);
  expect(await of('status=pending_settlement')).toBeGreaterThan(0);
  expect(await of('type=CHARGEBACK')).toBeGreaterThan(0);
  const { body } = await call('GET', '/api/accountholders?_fragments=kycstatus&_pageSize=50');
  const elements = body.elements as { legalEntity?: { kycStatus?: string } }[];
  const states = new Set(elements.map(({ legalEntity }) => legalEntity?.kycStatus ?? 'none'));
  const checks = ['ACTIVE', 'FAILED', 'IN_PROGRESS', 'MISSING_DATA', 'REJECTED', 'none'];
  expect([...states].toSorted()).toEqual(checks);
  for (const status of ['WAITING', 'FAILED', 'RETURNED', 'PROCESSED'])
    expect(await total(`/api/fund/payout-requests?_status=${status}`)).toBeGreaterThan(0);
  expect(await total('/api/fund/balance-transfers')).toBe(1);
  expect((await call('GET', '/_sandbox/webhooks')).body.waiting).toBeGreaterThan(0);
  const clock = await call('GET', '/_sandbox/clock');
  expect(clock.body).toMatchObject({ mode: 'REALTIME', now: '2026-11-21T14:30:00.000Z' });
  expect(await brokenInvariants(call)).toEqual([]);
  const other = started.as();
  const content = (await call('GET', '/_sandbox/export')).body;
  const { hash } = (await call('GET', '/_sandbox/state-hash')).body;
  expect(await other('POST', '/_sandbox/import', content)).toMatchObject({ body: { hash } });
});
