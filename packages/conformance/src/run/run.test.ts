import { afterEach, expect, test } from 'vitest';
import type { Check } from './check.js';
import type { Result } from '../result/result.js';
import { runShop } from '../testing/run-shop.js';
import { shopFaults, type ShopFault } from '../testing/shop-faults.js';
import { startShop, type Shop } from '../testing/shop-server.js';

let shop: Shop | undefined;
afterEach(async () => {
  await shop?.stop();
  shop = undefined;
});

function failed(result: Result): string[] {
  return result.checks.filter(({ status }) => status === 'failed').map(({ id }) => id);
}

test.each([1, 2, 3])('a correct service passes every check with seed %i', async (seed) => {
  shop = await startShop();
  const result = await runShop(shop.url, { seed });
  expect(result.checks.flatMap(({ id, findings }) => findings.map((each) => [id, each]))).toEqual(
    [],
  );
  const idle = result.checks.filter(({ status }) => status !== 'passed');
  // It is never busy, and is not pressed.
  expect(idle.map(({ id }) => id)).toEqual(['rate-limit/answers']);
});

test.each(Object.keys(shopFaults) as ShopFault[])('finds a service that %s', async (fault) => {
  const id = shopFaults[fault];
  shop = await startShop(fault, id === 'rate-limit/answers' ? 40 : Infinity);
  // What observations judge is what other checks see.
  const isObservation = /^(?:responses|failures|rate-limit)\//.test(id);
  const others = isObservation ? ['examples/*', '*-data/createOrder'] : [];
  const result = await runShop(shop.url, { selection: { only: [id, ...others] } });
  expect(failed(result)).toContain(id);
});

test('what is in a list of another tenant is found', async () => {
  shop = await startShop('shares its tenants');
  const result = await runShop(shop.url, { selection: { only: ['tenancy/listOrders'] } });
  expect(failed(result)).toEqual(['tenancy/listOrders']);
});

test('the same seed sends the same requests', async () => {
  const logs: (readonly string[])[] = [];
  for (let count = 0; count < 2; count += 1) {
    shop = await startShop();
    await runShop(shop.url, { seed: 42 });
    logs.push([...shop.log]);
    await shop.stop();
  }
  expect(logs[0]).toEqual(logs[1]);
});

test('what is answered with 429 is sent again, and tells nothing about a rule', async () => {
  shop = await startShop(undefined, 9);
  const result = await runShop(shop.url, { concurrency: 3 });
  expect(failed(result)).toEqual([]);
  expect(result.summary.checks['not run']).toBe(0);
  expect(result.operations.flatMap(({ seen }) => Object.keys(seen))).not.toContain('429');
});

test('a target that answers nothing but 429 is not judged', async () => {
  shop = await startShop(undefined, 1);
  const result = await runShop(shop.url, { selection: { only: ['examples/createOrder'] } });
  expect(result.checks[0]).toMatchObject({ status: 'not run' });
  expect(result.checks[0]?.reason).toContain('429');
  expect(shop.log).toHaveLength(7);
});

test('a target that is gone is no failure of any rule', async () => {
  shop = await startShop();
  const { url } = shop;
  await shop.stop();
  shop = undefined;
  const result = await runShop(url);
  expect(failed(result)).toEqual([]);
  expect(result.summary.checks.passed).toBe(0);
  expect(result.checks[0]?.reason).toMatch(/^Network: /);
  expect(result.checks.at(20)?.reason).toBe('The target gives nothing to judge any more.');
});

test('when the time is over, nothing is begun and everything is reported', async () => {
  shop = await startShop();
  const result = await runShop(shop.url, { seconds: 0 });
  expect(result.checks.length).toBeGreaterThan(30);
  expect(new Set(result.checks.map(({ status }) => status))).toEqual(new Set(['not run']));
});

test('only the selected checks run', async () => {
  shop = await startShop();
  const result = await runShop(shop.url, { selection: { only: ['SHOP-CREATE'] } });
  const ids = result.checks.map(({ id }) => id);
  expect(ids).toContain('examples/createOrder');
  expect(ids).not.toContain('examples/listOrders');
});

test('findings name the claim of what is broken, and hide the key', async () => {
  shop = await startShop('takes a quantity of 0');
  const result = await runShop(shop.url, { selection: { only: ['invalid-data/createOrder'] } });
  const [finding] = result.checks.flatMap(({ findings }) => findings);
  expect(finding).toMatchObject({
    attempt: 'quantity: below minimum 1',
    claims: ['SHOP-QUANTITY'],
  });
  expect(finding?.requests[0]?.curl).toContain('$API_KEY');
  expect(JSON.stringify(result)).not.toContain('tenant-1');
});

test('the smallest refused input is shown', async () => {
  shop = await startShop('knows no green');
  const result = await runShop(shop.url, { selection: { only: ['valid-data/createOrder'] } });
  const [finding] = result.checks.flatMap(({ findings }) => findings);
  expect(finding?.attempt).toBe('colour: the value "green"');
  expect(finding?.input).toMatchObject({ colour: 'green' });
});

test('an error of a check itself is not told as one of the target', async () => {
  shop = await startShop();
  const broken: Check = {
    id: 'broken',
    title: 'A check with a fault of its own.',
    kind: 'scenario',
    area: '',
    version: '',
    claims: [],
    run: () => Promise.reject(new TypeError('a fault of the check')),
  };
  await expect(runShop(shop.url, { checks: [broken] })).rejects.toThrow('a fault of the check');
});
