import { beforeEach, describe, expect, test } from 'vitest';
import { storeKinds } from '../testing/stores.js';
import { type Call, startTestSandbox, useTestSandbox } from '../testing/test-sandbox.js';

const holder = { displayName: 'Mila Ceramics', extRef: 'seller-1' };

describe.each(storeKinds)('the control API on $name', ({ open }) => {
  let call: Call;
  const started = useTestSandbox(async () => ({ storage: await open() }));
  beforeEach(() => {
    call = started.as();
  });

  const hash = async () => (await call('GET', '/_sandbox/state-hash')).body.hash as string;

  test('a reset deletes all data, and the same calls return the same bytes again', async () => {
    const empty = await hash();
    const first = (await call('POST', '/api/accountholders', holder)).body;
    const full = await hash();
    expect(full).not.toBe(empty);
    expect((await call('POST', '/_sandbox/reset')).status).toBe(200);
    expect(await hash()).toBe(empty);
    expect((await call('POST', '/api/accountholders', holder)).body).toEqual(first);
    expect(await hash()).toBe(full);
  });

  test('the clock determines all times of its tenant and of no other', async () => {
    const advanced = await call('POST', '/_sandbox/clock/advance', { to: '2026-04-01T00:00:00Z' });
    const now = '2026-04-01T00:00:00.000Z';
    expect(advanced.body).toMatchObject({ mode: 'FROZEN', now, nextJobAt: null });
    expect((await call('POST', '/api/accountholders', holder)).body.createdAt).toBe(now);
    const other = await started.as()('GET', '/_sandbox/clock');
    expect(other.body.now).toBe('2026-03-10T09:30:00.000Z');
  });

  test('lists due jobs until they have run', async () => {
    await call('POST', '/api/reports', { report: 'marketplace-sellers' });
    const { jobs } = (await call('GET', '/_sandbox/jobs')).body;
    const kinds = jobs.map(({ kind }: { kind: string }) => kind);
    expect(kinds).toEqual(['REPORT_START', 'REPORT_FINISH']);
    expect(jobs[0].code).toMatch(/^rep_/);
    expect((await call('GET', '/_sandbox/clock')).body.nextJobAt).toBe(jobs[0].dueAt);
    await call('POST', '/_sandbox/clock/advance', { seconds: 60 });
    expect((await call('GET', '/_sandbox/jobs')).body.jobs).toEqual([]);
  });

  test('the clock can be started and stopped, but not set back', async () => {
    const running = await call('POST', '/_sandbox/clock/realtime');
    expect(running.body.mode).toBe('REALTIME');
    expect(Date.parse(running.body.now)).toBeGreaterThan(Date.UTC(2026, 2, 11));
    const frozen = await call('POST', '/_sandbox/clock/freeze');
    expect(frozen.body.mode).toBe('FROZEN');
    const still = await call('GET', '/_sandbox/clock');
    expect(still.body.now).toBe(frozen.body.now);
    const back = await call('POST', '/_sandbox/clock/freeze', { at: '2020-01-01T00:00:00Z' });
    expect(back).toMatchObject({ status: 422, body: { code: '422.900.003' } });
  });

  test.each([{}, { to: 'tomorrow' }, { seconds: -1 }, { seconds: 1, toNextJob: true }])(
    'rejects %j as an advance of the clock',
    async (body) => {
      expect((await call('POST', '/_sandbox/clock/advance', body)).status).toBe(422);
    },
  );
});

test('the same calls lead to the same state on both databases', async () => {
  const hashes: string[] = [];
  for (const { open } of storeKinds) {
    const started = await startTestSandbox({ storage: await open() });
    const call = started.as('test_same_calls_every_time');
    await call('POST', '/_sandbox/reset');
    await call('POST', '/api/accountholders', holder);
    hashes.push((await call('GET', '/_sandbox/state-hash')).body.hash as string);
  }
  expect(new Set(hashes).size).toBe(1);
});
