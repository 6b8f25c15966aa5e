import { expect, test } from 'vitest';
import { individual } from '../testing/sellers.js';
import { useTestSandbox } from '../testing/test-sandbox.js';
import { hasData, runSeed } from './run-seed.js';
import type { Target } from '../control-client/call-operation.js';
import { payment } from './payment.js';
import { SeedError, type SeedStep } from './seed.js';

const started = useTestSandbox();

let count = 0;
function target(): Target {
  count += 1;
  const key = `test_seed_${count}`;
  return { fetch: (request) => started.sandbox.fetch(request), origin: 'http://any.host', key };
}

const seller: SeedStep = {
  call: 'v2.createAccountHolder',
  as: 'mila',
  body: { displayName: 'Mila', extRef: 'mila', legalEntity: individual() },
};

function split(amount: number): SeedStep {
  const items = payment('order-1', amount, '${mila.accounts[0].code}').items;
  return { call: 'v2.createPaymentSplit', body: { ...payment('order-1', 1250), items } };
}

test('runs steps in order and resolves references to earlier responses', async () => {
  const where = target();
  expect(await hasData(where)).toBe(false);
  const steps: SeedStep[] = [
    { call: 'reset', body: { at: '2020-02-29T12:00:00Z' } },
    seller,
    { call: 'decideHolderCheck', path: { code: '${mila.code}' }, body: { outcome: 'PASSED' } },
    split(1250),
    { call: 'advanceClock', body: { seconds: 86_400 } },
    { call: 'v2.listPaymentSplits', query: { _pageSize: 1 } },
  ];
  expect(await runSeed({ steps }, where)).toBe(6);
  expect(await hasData(where)).toBe(true);
  const call = started.as(where.key);
  expect((await call('GET', '/_sandbox/clock')).body.now).toBe('2020-03-01T12:00:00.000Z');
  const holders = await call('GET', '/api/accountholders?_fragments=kycstatus');
  expect(holders.body.elements[0].legalEntity.kycStatus).toBe('ACTIVE');
});

test('sends the headers of a step', async () => {
  const where = target();
  const headers = { 'x-sandbox-kyc-outcome': 'REJECTED' };
  await runSeed({ steps: [{ ...seller, headers }] }, where);
  const call = started.as(where.key);
  await call('POST', '/_sandbox/clock/advance', { seconds: 60 });
  const holders = await call('GET', '/api/accountholders?_fragments=kycstatus');
  expect(holders.body.elements[0].legalEntity.kycStatus).toBe('REJECTED');
});

test.each<[string, SeedStep, string]>([
  [
    'a field that a response lacks',
    { call: 'v2.getAccountHolder', path: { accountHolderCode: '${mila.constructor}' } },
    'steps[1].path.accountHolderCode: The response of the step mila has no mila.constructor.',
  ],
  ['an invalid field', split(0), 'steps[1].body.items[0].amount: '],
  [
    'a failed call',
    { call: 'v2.getAccountHolder', path: { accountHolderCode: 'ah_0' } },
    'steps[1]: v2.getAccountHolder returned 404: 404.900.001: The requested resource does not exist.',
  ],
])('reports %s with its position', async (_what, step, message) => {
  await expect(runSeed({ steps: [seller, step] }, target())).rejects.toThrow(message);
});

test('rolls the tenant back if a step fails', async () => {
  const where = target();
  const call = started.as(where.key);
  const hash = async () => (await call('GET', '/_sandbox/state-hash')).body.hash;
  await call('PATCH', '/_sandbox/merchant', { timeZone: 'Europe/Berlin' });
  const before = await hash();
  const reset: SeedStep = { call: 'reset', body: { at: '2020-02-29T12:00:00Z' } };
  await expect(runSeed({ steps: [reset, seller, split(0)] }, where)).rejects.toThrow(SeedError);
  expect(await hash()).toBe(before);
  expect((await call('GET', '/_sandbox/snapshots')).body.snapshots).toEqual([]);
  expect(await runSeed({ steps: [seller, split(1250)] }, where)).toBe(2);
});

test('reports all invalid steps before the first call', async () => {
  const where = target();
  const path = { accountHolderCode: '${lena.code}' };
  const wrong = [
    { call: 'v9.x' },
    { call: 'v2.getAccountHolder' },
    { call: 'v2.getAccountHolder', path },
  ];
  await expect(runSeed({ steps: [seller, ...wrong] }, where)).rejects.toThrow(
    [
      'steps[1].call: Unknown operation v9.x. An operation id looks like v2.createAccountHolder.',
      'steps[2].path: The parameter accountHolderCode is missing.',
      'steps[3].path.accountHolderCode: No earlier step is named lena. Names of earlier steps: mila.',
    ].join('\n'),
  );
  const call = started.as(where.key);
  expect((await call('GET', '/_sandbox/clock')).body.changes).toBe(0);
});

test('rejects a read-only key', async () => {
  const where = { ...target(), key: 'test_ro_seed' };
  await expect(runSeed({ steps: [seller] }, where)).rejects.toThrow(
    'the file: takeSnapshot returned 403: ',
  );
});
