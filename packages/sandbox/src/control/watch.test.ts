import { beforeAll, describe, expect, test } from 'vitest';
import { createSeller, earn } from '../testing/books.js';
import { individual } from '../testing/sellers.js';
import { ruleStoreKinds } from '../testing/stores.js';
import { type Call, useTestSandbox } from '../testing/test-sandbox.js';

describe.each(ruleStoreKinds)('what a dashboard looks at, on $name', ({ open }) => {
  let call: Call;
  const started = useTestSandbox(async () => ({ storage: await open() }));
  beforeAll(async () => {
    call = started.as('test_watched');
  });

  test('the change counter of the clock counts writes, but not reads', async () => {
    const changes = async () => (await call('GET', '/_sandbox/clock')).body.changes as number;
    const before = await changes();
    expect(await changes()).toBe(before);
    await createSeller(call, 'Mila');
    expect(await changes()).toBeGreaterThan(before);
  });

  test('lists all accounts with their owners and balances', async () => {
    const account = await createSeller(call, 'Noor');
    const { body } = await call('GET', '/_sandbox/accounts?_asc=true&_pageSize=500');
    expect(body.totalElementCount).toBe(body.elements.length);
    expect(body.elements[0]).toMatchObject({ type: 'LIABLE', ownerKind: 'DIVISION' });
    const own = body.elements.find(({ code }: { code: string }) => code === account);
    expect(own).toMatchObject({ ownerName: 'Noor', type: 'DEFAULT', balances: [] });
    const last = await call('GET', '/_sandbox/accounts?_pageSize=1');
    expect(last.body.elements[0].code).toBe(account);
  });

  test('finds journals by their cause and by an account', async () => {
    const [mila, noor] = [await createSeller(call, 'M'), await createSeller(call, 'N')];
    const first = await earn(call, mila, 100, 'order-a');
    await earn(call, noor, 100, 'order-b');
    const find = async (query: string) => (await call('GET', `/_sandbox/journal?${query}`)).body;
    const caused = await find(`reference=${first}`);
    expect(caused.totalElementCount).toBeGreaterThan(0);
    for (const { reference } of caused.elements) expect(reference).toBe(first);
    const booked = await find(`account=${mila}&_pageSize=1&_asc=true`);
    expect(booked.totalElementCount).toBe(caused.totalElementCount);
    expect(booked.elements[0].movements.length).toBeGreaterThan(0);
    expect((await find(`account=${mila}&reference=other`)).totalElementCount).toBe(0);
  });

  test('lists due jobs in order', async () => {
    for (const displayName of ['First', 'Second']) {
      await call('POST', '/api/accountholders', { displayName, legalEntity: individual() });
    }
    const { jobs } = (await call('GET', '/_sandbox/jobs')).body;
    const moments = jobs.map(({ dueAt }: { dueAt: string }) => dueAt);
    expect(jobs[0]).toMatchObject({ kind: 'KYC_BEGIN', failure: null });
    expect(moments).toEqual(moments.toSorted());
    expect((await call('GET', '/_sandbox/clock')).body.nextJobAt).toBe(moments[0]);
  });
});
