import { createHmac, randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Store } from '../storage/store.js';
import { tenantOf } from '../tenants/keys.js';
import { startReceiver } from '../testing/receiver.js';
import { describeOnStores, keepOpen } from '../testing/stores.js';
import { type Call, startTestSandbox, type TestSandbox } from '../testing/test-sandbox.js';
import { hookUrl, scriptedReceiver, type ScriptedReceiver } from '../testing/webhook-receiver.js';

const configurations = '/api/webhook-configurations';
const webhooks = '/_sandbox/webhooks';

describeOnStores('deliveries', ({ open }) => {
  let started: TestSandbox;
  let call: Call;
  let store: Store;
  let key: string;
  let receiver: ScriptedReceiver;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());
  beforeEach(async () => {
    key = `test_${randomUUID()}`;
    receiver = scriptedReceiver([key]);
    started = await startTestSandbox({
      storage: keepOpen(store),
      webhooks: { receive: receiver.receive },
    });
    call = started.as(key);
    await call('POST', configurations, { url: hookUrl, type: 'WEBHOOK_KYC_UPDATE' });
  });
  afterEach(() => started.close());

  const advance = (seconds: number) => call('POST', '/_sandbox/clock/advance', { seconds });
  /** Creates a holder and ends its check, which causes an event; returns the holder's code. */
  const happen = async (by: Call = call): Promise<string> => {
    const { body } = await by('POST', '/api/accountholders', { displayName: 'Mila' });
    await by('POST', `/_sandbox/account-holders/${body.code}/kyc`, { outcome: 'FAILED' });
    return body.code as string;
  };
  const flush = () => call('POST', `${webhooks}/flush`);
  const happenAndSend = async (): Promise<string> => {
    const holder = await happen();
    await flush();
    return holder;
  };
  const list = async (query = '') =>
    (await call('GET', `${webhooks}/deliveries${query}`)).body.elements;
  const detail = async (code: string) => (await call('GET', `${webhooks}/deliveries/${code}`)).body;

  test('a notification is signed, sent once, and its attempt is stored', async () => {
    const holder = await happenAndSend();
    const last = receiver.received.at(-1);
    expect(last?.event).toMatchObject({ type: 'kycUpdate', accountOwnerCode: holder });
    const [delivery] = await list();
    expect(delivery).toMatchObject({ state: 'DELIVERED', attemptCount: 1, nextAttemptAt: null });
    expect(delivery.body).toMatchObject({ accountOwnerCode: holder, kycStatus: 'FAILED' });
    const { attempts } = await detail(delivery.code);
    expect(attempts).toMatchObject([
      { number: 1, request: { url: hookUrl }, response: { status: 200, body: 'thank you' } },
    ]);
    // Computes the signature without the package that created it.
    const { headers } = attempts[0].request;
    const text = `${hookUrl}:${holder}:${headers['x-timestamp']}`;
    const expected = createHmac('sha512', key).update(text).digest('base64');
    expect(headers['x-signature']).toBe(expected);
    expect(headers).toMatchObject({
      'x-sandbox-delivery-id': delivery.code,
      'x-sandbox-attempt': '1',
    });
    // Real time, whatever the clock of the tenant shows (D109).
    expect(Math.abs(Date.parse(headers['x-timestamp']) - Date.now())).toBeLessThan(60_000);
    await advance(86_400);
    expect(receiver.received.filter(({ delivery: code }) => code === delivery.code)).toHaveLength(
      1,
    );
  });

  test.each([
    undefined,
    'text',
    Symbol('thrown'),
    Object.create(null),
    new Error('\0'),
    new AggregateError([new DOMException('aborted', 'AbortError')]),
  ])('an attempt that throws %o has failed, and waits for its next time', async (thrown) => {
    receiver.script.push({ thrown });
    await happenAndSend();
    expect(await list('?state=WAITING')).toMatchObject([{ attemptCount: 1 }]);
    await advance(5);
    expect(await list('?state=DELIVERED')).toHaveLength(1);
  });

  test.each([
    ['webhook_configurations', { url: 'https://hooks.example:99999/' }],
    ['webhook_events', { body: 'no JSON' }],
  ] as const)('an attempt with invalid content in %s has failed', async (table, values) => {
    await call('POST', `${webhooks}/pause`);
    await happen();
    const tenant = tenantOf(key);
    const writer = store.writer(tenant);
    await writer.run((db) => db.updateTable(table).set(values).execute());
    await call('POST', `${webhooks}/resume`);
    expect((await flush()).body).toMatchObject({ due: 0, waiting: 1 });
  });

  test('deliveries are queued during a pause', async () => {
    await call('POST', `${webhooks}/pause`);
    await happenAndSend();
    expect((await call('GET', webhooks)).body).toMatchObject({ paused: true, delivered: 0 });
    expect(receiver.received).toEqual([]);
    const resumed = await call('POST', `${webhooks}/resume`);
    expect(resumed.body.paused).toBe(false);
    const after = await flush();
    expect(after.body).toMatchObject({ due: 0, waiting: 0 });
    expect(after.body.delivered).toBe(receiver.received.length);
    expect(after.body.delivered).toBeGreaterThan(0);
  });

  test('replays one delivery, or all failed ones', async () => {
    await happenAndSend();
    const [{ code }] = await list();
    const before = receiver.received.length;
    await call('POST', `${webhooks}/deliveries/${code}/replay`);
    await flush();
    expect(receiver.received).toHaveLength(before + 1);
    expect(receiver.received.at(-1)).toMatchObject({ delivery: code, attempt: 2 });
    expect((await detail(code)).attempts).toHaveLength(2);

    receiver.script.push(...Array<number>(64).fill(500));
    await happenAndSend();
    await advance(3 * 86_400);
    const failed = (await list('?state=FAILED')).length;
    expect(failed).toBeGreaterThan(0);
    receiver.script.length = 0;
    const replayed = await call('POST', `${webhooks}/replay`, {});
    expect(replayed.body).toEqual({ count: failed });
    const after = await flush();
    expect(after.body.failed).toBe(0);
    expect((await call('POST', `${webhooks}/replay`)).body).toEqual({ count: 0 });
    const unknown = await call('POST', `${webhooks}/deliveries/ev_nothing/replay`);
    expect(unknown.status).toBe(404);
  });

  test('an attempt that a shutdown aborts is repeated by the next sandbox', async () => {
    const silent = await startReceiver((request) => request.resume());
    const data = await startTestSandbox({
      storage: keepOpen(store),
      webhooks: { privateAddresses: true },
    });
    const first = data.as(key);
    const url = `http://127.0.0.1:${silent.port}/hook`;
    await first('PUT', `${configurations}/1`, { url, type: 'WEBHOOK_KYC_UPDATE' });
    const holder = await happen(first);
    await expect.poll(() => silent.requests.length).toBeGreaterThan(0);
    await data.close();
    expect((await call('GET', webhooks)).body.due).toBeGreaterThan(0);
    await call('PUT', `${configurations}/1`, { url: hookUrl, type: 'WEBHOOK_KYC_UPDATE' });
    // Any change that makes a delivery due resumes the tenant's deliveries; so does the start of a sandbox.
    await call('POST', `${webhooks}/resume`);
    const after = await flush();
    expect(after.body).toMatchObject({ due: 0, waiting: 0 });
    expect(receiver.received.at(-1)).toMatchObject({
      attempt: 1,
      event: { accountOwnerCode: holder },
    });
  });

  test('an advance that takes long is answered before its end, and tells what it did', async () => {
    const answer = new EventEmitter();
    receiver.script.push({ wait: once(answer, 'now') });
    await happen();
    const { body } = await call('POST', '/_sandbox/clock/advance', { seconds: 9, waitSeconds: 0 });
    expect(body).toMatchObject({ due: { webhooks: 1 }, advanced: { webhooksSent: 0 } });
    expect(Date.parse(body.advancingTo) - Date.parse(body.now)).toBe(9000);
    const clock = async () => (await call('GET', '/_sandbox/clock')).body;
    expect(await clock()).toEqual(body);
    answer.emit('now');
    await expect.poll(async () => (await clock()).advancingTo).toBeNull();
    const counts = { payoutsMade: 0, payoutsDenied: 0, checksEnded: 0, webhooksFailed: 0 };
    expect(await clock()).toMatchObject({
      now: body.advancingTo,
      due: { jobs: 0, webhooks: 0 },
      advanced: { ...counts, webhooksSent: 1 },
    });
  });

  test('a reset deletes deliveries', async () => {
    receiver.script.push('away', 'away', 'away');
    await happenAndSend();
    await call('POST', '/_sandbox/reset');
    const none = { paused: false, due: 0, waiting: 0, delivered: 0, failed: 0, cancelled: 0 };
    expect((await call('GET', webhooks)).body).toEqual(none);
    expect((await call('GET', configurations)).body).toEqual([]);
  });
});
