import { expect, test } from 'vitest';
import type { Check } from '../run/check.js';
import type { Result } from '../result/result.js';
import { runShop } from '../testing/run-shop.js';
import { isServed } from '../result/summarize.js';
import { type ShopFault, shopFaults } from '../testing/shop-faults.js';
import { startShop } from '../testing/shop-server.js';

const claim = { kind: 'rule', says: '', where: '', test: '', at: [], decisions: [] };

function failed(result: Result): string[] {
  return result.checks.filter(({ status }) => status === 'failed').map(({ id }) => id);
}

const seeds = process.env['LONG_TESTS'] === '1' ? [1, 2, 3] : [1];

test.each(seeds)('a correct service passes every check with seed %i', async (seed) => {
  const shop = await startShop();
  const result = await runShop(shop.url, { seed });
  expect(result.checks.flatMap(({ id, findings }) => findings.map((each) => [id, each]))).toEqual(
    [],
  );
  const idle = result.checks.filter(({ status }) => status !== 'passed');
  // The shop never responds with 429.
  expect(idle.map(({ id }) => id)).toEqual(['rate-limit/responses']);
});

test.each(Object.keys(shopFaults) as (keyof typeof shopFaults)[])(
  'finds a service that %s',
  async (fault) => {
    const id = shopFaults[fault];
    const shop = await startShop(fault, id === 'rate-limit/responses' ? 40 : Infinity);
    // Observations need the exchanges of other checks.
    const isObservation = /^(?:responses|failures|rate-limit|read-back)\//.test(id);
    const others = isObservation ? ['examples/*', 'writes/*', '*-data/createOrder'] : [];
    const result = await runShop(shop.url, { selection: { only: [id, ...others] } });
    expect(failed(result)).toContain(id);
  },
);

test('finds an element of another tenant in a list', async () => {
  const shop = await startShop('shares its tenants');
  const result = await runShop(shop.url, { selection: { only: ['tenancy/listOrders'] } });
  expect(failed(result)).toEqual(['tenancy/listOrders']);
});

test('the same seed sends the same requests', async () => {
  const logs: (readonly string[])[] = [];
  for (let count = 0; count < 2; count += 1) {
    const shop = await startShop();
    await runShop(shop.url, { seed: 42, selection: { only: ['*-data/createOrder', 'writes/*'] } });
    logs.push([...shop.log]);
  }
  expect(logs[0]?.length).toBeGreaterThan(20);
  expect(logs[0]).toEqual(logs[1]);
});

test('sends a request again after a 429 and does not judge the 429', async () => {
  const shop = await startShop(undefined, 9);
  const result = await runShop(shop.url, { concurrency: 3 });
  expect(failed(result)).toEqual([]);
  expect(result.summary.checks['not run']).toBe(0);
  expect(result.operations.flatMap(({ seen }) => Object.keys(seen))).not.toContain('429');
});

test('does not judge a target that responds only with 429', async () => {
  const shop = await startShop(undefined, 1);
  const result = await runShop(shop.url, { selection: { only: ['examples/createOrder'] } });
  expect(result.checks[0]).toMatchObject({ status: 'not run' });
  expect(result.checks[0]?.reason).toContain('429');
  expect(shop.log).toHaveLength(7);
});

test.each<[ShopFault, how: string, absent: string[]]>([
  ['implements no updates', 'refused with 405, and Allow need not name it', ['updateOrder']],
  [
    'has no path of an order',
    'answered as an unknown path',
    ['getOrder', 'deleteOrder', 'updateOrder'],
  ],
])('a service that %s: an operation that is %s is not implemented', async (fault, _how, ids) => {
  const shop = await startShop(fault);
  const result = await runShop(shop.url);
  expect(failed(result)).toEqual([]);
  const absent = result.operations.filter(({ status }) => status === 'not implemented');
  expect(absent.map(({ id }) => id)).toEqual(ids);
  expect(absent.every((each) => !isServed(each))).toBe(true);
});

test('knows an implemented path by its other responses, even if all its 404s are those of an unknown path', async () => {
  const shop = await startShop('does not return 405');
  const result = await runShop(shop.url, { selection: { only: ['unknown-code'] } });
  expect(new Set(result.checks.map(({ status }) => status))).toEqual(new Set(['passed']));
});

test('the result of a selection has what its checks test', async () => {
  const shop = await startShop();
  const claims = ['SHOP-CREATE', 'SHOP-LEGAL'].map((id) => ({ ...claim, id }));
  const knownDecisions = [{ id: 'D1', question: '', says: '', why: '' }];
  const options = { claims, knownDecisions };
  const only = ['examples/createOrder'];
  const part = await runShop(shop.url, { ...options, selection: { only } });
  expect(part.claims.map(({ id }) => id)).toEqual(['SHOP-CREATE']);
  expect(part.decisions).toEqual([]);
  expect(part.operations.map(({ id }) => id)).toEqual(['createOrder']);
  const whole = await runShop(shop.url, options);
  expect(whole.claims).toHaveLength(2);
  expect(whole.decisions).toHaveLength(1);
  expect(whole.operations).toHaveLength(5);
});

test('does not fail checks if the target is down', async () => {
  const result = await runShop('http://127.0.0.1:1');
  expect(failed(result)).toEqual([]);
  expect(result.summary.checks.passed).toBe(0);
  expect(result.checks[0]?.reason).toMatch(/^Network: /);
  expect(result.checks.at(20)?.reason).toBe('The target stopped responding.');
});

test('starts no check after the time limit and reports all as not run', async () => {
  const shop = await startShop();
  const result = await runShop(shop.url, { seconds: 0 });
  expect(result.checks.length).toBeGreaterThan(30);
  expect(new Set(result.checks.map(({ status }) => status))).toEqual(new Set(['not run']));
});

test('runs only the selected checks', async () => {
  const shop = await startShop();
  const result = await runShop(shop.url, { selection: { only: ['SHOP-CREATE'] } });
  const ids = result.checks.map(({ id }) => id);
  expect(ids).toContain('examples/createOrder');
  expect(ids).not.toContain('examples/listOrders');
});

test('findings cite the claim and redact the key', async () => {
  const shop = await startShop('accepts a quantity of 0');
  const result = await runShop(shop.url, { selection: { only: ['invalid-data/createOrder'] } });
  const [finding] = result.checks.flatMap(({ findings }) => findings);
  expect(finding).toMatchObject({
    attempt: 'quantity: below minimum 1',
    claims: ['SHOP-QUANTITY'],
  });
  expect(finding?.requests[0]?.curl).toContain('$API_KEY');
  expect(JSON.stringify(result)).not.toContain('tenant-1');
});

test('reports the smallest refused input', async () => {
  const shop = await startShop('rejects green');
  const result = await runShop(shop.url, { selection: { only: ['valid-data/createOrder'] } });
  const [finding] = result.checks.flatMap(({ findings }) => findings);
  expect(finding?.attempt).toBe('colour: the value "green"');
  expect(finding?.input).toMatchObject({ colour: 'green' });
});

test('does not report an error of a check as a fault of the target', async () => {
  const shop = await startShop();
  const broken: Check = {
    id: 'broken',
    title: 'A check that throws.',
    kind: 'scenario',
    area: '',
    version: '',
    claims: [],
    run: () => Promise.reject(new TypeError('a fault of the check')),
  };
  await expect(runShop(shop.url, { checks: [broken] })).rejects.toThrow('a fault of the check');
});
