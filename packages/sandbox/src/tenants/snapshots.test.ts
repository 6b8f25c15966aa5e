import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { payment } from '../seed/payment.js';
import { describeOnStores } from '../testing/stores.js';
import { brokenInvariants, type Call, useTestSandbox } from '../testing/test-sandbox.js';

const snapshots = '/_sandbox/snapshots';

function split(number: number): object {
  return { ...payment(`order-${number}`, 1250), pspExtRef: `settle-now-${number}` };
}

describeOnStores('snapshots', ({ open }) => {
  let call: Call;
  const started = useTestSandbox(async () => ({ storage: await open() }));
  beforeEach(async () => {
    call = started.as();
    await call('POST', '/api/accountholders', { displayName: 'Mila', extRef: 'mila' });
    await call('POST', '/api/fund/split-payments', split(1));
  });
  const hash = async (by = call) => (await by('GET', '/_sandbox/state-hash')).body.hash as string;

  test('a restored snapshot has the same state hash and generates the same codes', async () => {
    const before = await hash();
    const taken = await call('PUT', `${snapshots}/one`);
    expect(taken.body).toEqual({ name: 'one', takenAt: '2026-03-10T09:30:00.000Z' });
    expect(await hash()).toBe(before);
    const first = await call('POST', '/api/fund/split-payments', split(2));
    await call('POST', '/_sandbox/clock/advance', { seconds: 86_400 });
    expect(await hash()).not.toBe(before);
    const restored = await call('POST', `${snapshots}/one/restore`);
    expect(restored.body).toEqual({ hash: before });
    expect(await hash()).toBe(before);
    expect((await call('POST', '/api/fund/split-payments', split(2))).body).toEqual(first.body);
    expect(await brokenInvariants(call)).toEqual([]);
  });

  test('a snapshot survives a reset, can be replaced and deleted', async () => {
    const before = await hash();
    await call('PUT', `${snapshots}/b-1`);
    await call('POST', '/_sandbox/reset');
    await call('PUT', `${snapshots}/a_1`);
    const { body } = await call('GET', snapshots);
    expect(body.snapshots.map(({ name }: { name: string }) => name)).toEqual(['a_1', 'b-1']);
    expect((await call('POST', `${snapshots}/b-1/restore`)).body.hash).toBe(before);
    await call('POST', '/api/fund/split-payments', split(3));
    await call('PUT', `${snapshots}/b-1`);
    await call('POST', '/_sandbox/reset');
    expect((await call('POST', `${snapshots}/b-1/restore`)).body.hash).not.toBe(before);
    expect((await call('DELETE', `${snapshots}/b-1`)).body.snapshots).toHaveLength(1);
    expect((await call('DELETE', `${snapshots}/b-1`)).status).toBe(404);
    expect((await call('POST', `${snapshots}/b-1/restore`)).status).toBe(404);
    expect((await call('PUT', `${snapshots}/..%2Fetc`)).status).toBe(422);
    expect((await started.as()('GET', snapshots)).body.snapshots).toEqual([]);
  });

  test('an export can be imported into another tenant, which keeps its key', async () => {
    const { body } = await call('GET', '/_sandbox/export');
    const other = started.as();
    await other('POST', '/api/accountholders', { displayName: 'Gone' });
    const imported = await other('POST', '/_sandbox/import', body);
    expect(imported.body).toEqual({ hash: await hash() });
    const holders = await other('GET', '/api/accountholders');
    expect(holders.body.elements).toMatchObject([{ extRef: 'mila' }]);
    expect((await other('POST', '/api/fund/split-payments', split(4))).status).toBe(200);
    expect((await call('GET', '/api/fund/split-payments')).body.totalElementCount).toBe(1);
    expect(await brokenInvariants(other)).toEqual([]);
  });

  test('an import replaces what was changed while it arrived; one that ends early replaces nothing', async () => {
    const text = JSON.stringify((await call('GET', '/_sandbox/export')).body);
    const [before, key] = [await hash(), `test_${randomUUID()}`];
    const other = started.as(key);
    const send = (end: string): Promise<Response> => {
      const parts = [text.slice(0, text.length / 2), end];
      const body = new ReadableStream<Uint8Array>({
        pull: async (controller) => {
          await other('POST', '/api/accountholders', { displayName: 'Gone' });
          const part = parts.shift();
          if (part === undefined) controller.close();
          else controller.enqueue(new TextEncoder().encode(part));
        },
      });
      const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
      const url = 'http://sandbox.example/_sandbox/import';
      return started.sandbox.fetch(url, { method: 'POST', headers, body, duplex: 'half' });
    };
    expect((await send('')).status).toBe(400);
    expect((await other('GET', '/api/accountholders')).body.totalElementCount).toBe(3);
    expect(await (await send(text.slice(text.length / 2))).json()).toEqual({ hash: before });
    expect(await hash(other)).toBe(before);
  });

  test('a damaged, incompatible or inconsistent import is refused without changes', async () => {
    const { body } = await call('GET', '/_sandbox/export');
    const before = await hash();
    const tables = body.tables;
    const [balance, ...balances] = tables.balances;
    const [holder] = tables.account_holders;
    const [division] = tables.divisions;
    const clock = (change: object) => ({ ...body, clock: { ...body.clock, ...change } });
    const wrong = [
      { ...body, schema: '0001-older' },
      { ...body, tables: { ...tables, jobs: [{ nonsense: 1 }] } },
      { ...body, tables: { ...tables, journals: [...tables.journals, ...tables.journals] } },
      { ...body, tables: { ...tables, balances: [{ ...balance, amount: 1 }, ...balances] } },
      { ...body, tables: { ...tables, account_entries: [] } },
      { ...body, tables: { ...tables, jobs: [{ '"); drop table jobs; --': 1 }] } },
      { ...body, tables: { jobs: 'none' } },
      { ...body, tables: {} },
      { ...body, tables: { ...tables, jobs: { one: {} } } },
      { ...body, tables: { ...tables, jobs: [1] } },
      { ...body, tables: [[{}]] },
      { ...body, tables: { ...tables, divisions: [] } },
      { ...body, tables: { ...tables, divisions: [{ ...division, code: 'OTHER' }] } },
      { ...body, tables: { ...tables, no_table: [] } },
      { ...body, tables: { ...tables, account_holders: [{ ...holder, displayName: 'Milo' }] } },
      { ...body, tables: { ...tables, account_holders: [{ ...holder, createdAt: 9e15 }] } },
      { ...body, hash: 'f'.repeat(64) },
      { ...body, hash: undefined },
      clock({ clockAt: Number.MAX_SAFE_INTEGER }),
      clock({ clockAt: body.clock.clockAt + 1 }),
      clock({ sequence: Number.MAX_SAFE_INTEGER }),
      {},
    ];
    for (const one of wrong) {
      const refused = await call('POST', '/_sandbox/import', one);
      expect(refused.status).toBeGreaterThanOrEqual(400);
      expect(refused.status).toBeLessThan(500);
      expect(await hash()).toBe(before);
    }
    const refusal = async (one: object): Promise<unknown> =>
      (await call('POST', '/_sandbox/import', one)).body.details[0];
    expect(await refusal({ ...body, tables: { ...tables, divisions: [] } })).toMatchObject({
      field: 'tables',
      message: 'The export is damaged: the division DEFAULT is missing.',
    });
    expect(await refusal({ ...body, tables: { ...tables, jobs2: [] } })).toMatchObject({
      field: 'tables',
      message: 'Unknown table jobs2.',
    });
    const { divisions, ...others } = tables;
    expect(await refusal({ ...body, tables: { ...others, divisions } })).toMatchObject({
      message: expect.stringMatching(
        /^The table divisions must come before \w+, as in an export\.$/,
      ),
    });
    expect(await refusal({ ...body, hash: 'f'.repeat(64) })).toMatchObject({
      field: 'hash',
      message: 'The export was modified: its content does not have this hash.',
    });
  });

  test('a running clock continues from the time of the snapshot', async () => {
    await call('POST', '/_sandbox/clock/realtime');
    await call('PUT', `${snapshots}/running`);
    const taken = Date.parse((await call('GET', '/_sandbox/clock')).body.now);
    await call('POST', '/_sandbox/clock/advance', { seconds: 86_400 });
    await call('POST', `${snapshots}/running/restore`);
    const clock = (await call('GET', '/_sandbox/clock')).body;
    expect(clock.mode).toBe('REALTIME');
    // Not a day later.
    expect(Date.parse(clock.now) - taken).toBeLessThan(86_400_000);
  });
});
