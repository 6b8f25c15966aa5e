import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Store } from '../storage/store.js';
import { keepOpen, storeKinds } from '../testing/stores.js';
import { type Call, startTestSandbox, type TestSandbox, testNow } from '../testing/test-sandbox.js';

const faults = '/_sandbox/faults';

async function status(call: Call): Promise<number> {
  return (await call('GET', '/api/divisions')).status;
}

// Two sandboxes on one store behave like two processes on one database.
describe.each(storeKinds)('fault rules of two sandboxes on one $name', ({ open }) => {
  let store: Store;
  let started: readonly TestSandbox[];
  let now: number;
  let here: Call;
  let there: Call;

  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());
  beforeEach(async () => {
    now = testNow;
    const options = { storage: keepOpen(store), seed: 'shared', systemTime: () => now };
    const [one, other] = [await startTestSandbox(options), await startTestSandbox(options)];
    started = [one, other];
    const key = `test_${randomUUID()}`;
    here = one.as(key);
    there = other.as(key);
    // The other sandbox has cached that there are no rules.
    await there('GET', '/api/divisions');
  });
  afterEach(async () => {
    for (const one of started) await one.close();
  });
  test('apply in both within a second and share their counts', async () => {
    await here('POST', faults, { status: 503, times: 2 });
    expect(await status(here)).toBe(503);
    now += 1000;
    expect(await status(there)).toBe(503);
    expect([await status(here), await status(there)]).toEqual([200, 200]);
    const { body } = await there('GET', faults);
    expect(body.rules).toEqual([{ id: 1, status: 503, times: 2, matched: 4, fired: 2 }]);
    await there('DELETE', `${faults}/1`);
    expect((await here('GET', faults)).body.rules).toEqual([]);
    expect((await here('DELETE', `${faults}/1`)).status).toBe(404);
  });

  test('count concurrent calls one by one', async () => {
    await here('POST', faults, { status: 500, nth: 7 });
    now += 1000;
    const calls = Array.from({ length: 20 }, (_, index) => status(index % 2 ? here : there));
    const met = await Promise.all(calls);
    expect(met.filter((one) => one === 500)).toHaveLength(1);
    expect((await here('GET', faults)).body.rules[0]).toMatchObject({ matched: 20, fired: 1 });
  });

  test('are not part of the state, survive a restore and are removed by a reset', async () => {
    const hash = async () => (await here('GET', '/_sandbox/state-hash')).body.hash;
    const before = await hash();
    await here('PUT', '/_sandbox/snapshots/one');
    await here('POST', faults, { status: 503, path: '/api/divisions' });
    expect(await status(here)).toBe(503);
    expect(await hash()).toBe(before);
    await here('POST', '/_sandbox/snapshots/one/restore');
    expect(await status(here)).toBe(503);
    await here('POST', '/_sandbox/reset');
    expect(await status(here)).toBe(200);
    now += 1000;
    expect(await status(there)).toBe(200);
  });
});
