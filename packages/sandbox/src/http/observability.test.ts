import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../../../test/temporary-folder.js';
import { createSandbox } from '../sandbox.js';
import { AllTenants } from '../storage/all-tenants.js';
import { openStore } from '../storage/open-store.js';
import type { Store } from '../storage/store.js';
import { StoreUnavailable } from '../storage/unavailable.js';
import { operationRequests } from '../testing/operation-requests.js';
import { type Call, callAs, startTestSandbox, useTestSandbox } from '../testing/test-sandbox.js';
import { jsonLog, logRequests, observedName } from './observe-requests.js';

const key = 'test_observed_secret';
const iban = 'NL45SNDB0000000001';
const name = 'Mila Verysecret';
const lines: string[] = [];
let call: Call;

const started = useTestSandbox(() => ({
  metrics: true,
  onRequest: logRequests(
    jsonLog(
      () => Date.UTC(2026, 0, 1),
      (line) => lines.push(line),
    ),
  ),
}));
beforeAll(async () => {
  call = started.as(key);
  const { body: holder } = await call('POST', '/api/accountholders', { displayName: name });
  const bank = { displayName: name, accountType: 'IBAN', accountNumber: iban, currency: 'EUR' };
  await call('POST', `/api/accountholders/${holder.code}/externalaccounts`, bank);
  await call('GET', `/api/accountholders/${holder.code}`);
  await call('GET', `/api/accountholders/${encodeURIComponent(name)}`);
  await call('POST', '/api/accountholders', {});
  await call('GET', `/api/nowhere/${iban}`);
});

async function metrics(): Promise<string> {
  const response = await started.sandbox.fetch(new Request('http://any.host/_sandbox/metrics'));
  expect(response.headers.get('content-type')).toContain('text/plain');
  return response.text();
}

test('counts requests by operation and status', async () => {
  const text = await metrics();
  const count = (operation: string, status: number) =>
    new RegExp(
      `^sandbox_requests_total\\{operation="${operation}",status="${status}"\\} (\\d+)$`,
      'm',
    ).exec(text)?.[1];
  expect(count('v2.createAccountHolder', 200)).toBe('1');
  expect(count('v2.createAccountHolder', 422)).toBe('1');
  expect(count('v2.getAccountHolder', 200)).toBe('1');
  expect(count('v2.getAccountHolder', 404)).toBe('1');
  expect(count('none', 404)).toBe('1');
  expect(text).toContain('sandbox_request_duration_seconds_bucket{le="0.01",operation=');
  expect(text).toMatch(/^sandbox_commit_units_count [1-9]/m);
  expect(text).toMatch(/^sandbox_tenants 1$/m);
  expect(text).toMatch(/^sandbox_database_up 1$/m);
  expect(text).toMatch(/^sandbox_requests\{state="running"\} 0$/m);
  expect(text).toMatch(/^sandbox_due\{kind="webhooks"\} 0$/m);
});

test('logs a line for each request, with the request id that the client receives', async () => {
  const request = new Request('http://any.host/api/divisions', {
    headers: { authorization: `Bearer ${key}`, 'x-request-id': 'mine-1' },
  });
  await started.sandbox.fetch(request);
  expect(JSON.parse(lines.at(-1) ?? '')).toEqual({
    time: '2026-01-01T00:00:00.000Z',
    level: 'info',
    event: 'request',
    operation: 'v2.listDivisions',
    method: 'GET',
    status: 200,
    requestId: 'mine-1',
    durationMs: expect.any(Number),
  });
});

test('logs and metrics contain no API keys and no personal data', async () => {
  const output = (await metrics()) + lines.join('');
  expect(lines.length).toBeGreaterThan(5);
  for (const secret of [key, 'Bearer', iban, name, 'Verysecret', encodeURIComponent(name)])
    expect(output).not.toContain(secret);
  expect(output).not.toMatch(/ah_\w{4}/);
});

test('replaces an invalid request id of a client', async () => {
  const headers = { authorization: `Bearer ${key}`, 'x-request-id': `${name} ${iban}` };
  await started.sandbox.fetch(new Request('http://any.host/api/divisions', { headers }));
  expect(lines.at(-1)).not.toContain(iban);
});

test.each([
  ['GET', '/api/accountholders/x', 'v2.getAccountHolder'],
  ['GET', '/api/v1/accountholders/x', 'v1.getAccountHolder'],
  ['GET', '/api/accountholders/x/y/z', 'none'],
  ['POST', '/_sandbox/reset', 'sandbox.reset'],
  ['GET', '/_sandbox/payouts/po_1', 'sandbox.getPayoutProgress'],
  ['GET', '/_sandbox/none/po_1', 'sandbox'],
  ['GET', '/onboarding/a/b', 'page'],
])('%s %s is %s', (method, path, operation) => {
  expect(observedName({ method, url: `http://any.host${path}` })).toBe(operation);
});

async function health(store: Store, path = '') {
  const sandbox = await createSandbox({ storage: store, runJobs: false });
  const response = await sandbox.fetch(new Request(`http://any.host/_sandbox/health${path}`));
  const result = { status: response.status, body: await response.json() };
  return { result, sandbox };
}

test('a process is ready while its database responds, and not after it stops', async () => {
  const { result, sandbox } = await health(await openStore({ kind: 'memory' }));
  expect(result).toEqual({ status: 200, body: { live: true, ready: true } });
  await sandbox.close();
  const stopped = await sandbox.fetch(new Request('http://any.host/_sandbox/health'));
  expect(stopped.status).toBe(503);
  expect(await stopped.json()).toEqual({
    live: true,
    ready: false,
    reason: 'The process is stopping.',
  });
});

test('with a full disk a process is not ready, and is ready again once there is space', async () => {
  const store = await openStore({ kind: 'file', path: join(temporaryFolder(), 'full.db') });
  const limitPages = (count: number) =>
    store.writer('').run(async (db) => {
      await db.target.query(`PRAGMA max_page_count = ${count}`, []);
    });
  const own = (await startTestSandbox({ storage: store, runJobs: false })).as(key);
  const create = async (): Promise<number> => {
    const extRef = randomUUID().padEnd(20_000, 'x');
    return (await own('POST', '/api/accountholders', { displayName: 'Mila', extRef })).status;
  };
  const ready = async (): Promise<unknown> => (await own('GET', '/_sandbox/health')).body;
  expect([await create(), await ready()]).toEqual([200, { live: true, ready: true }]);
  await limitPages(1);
  const statuses = new Set(await Promise.all(Array.from({ length: 9 }, create)));
  const full = { live: true, ready: false, reason: 'The disk is full.' };
  expect([[...statuses], await ready()]).toEqual([[503], full]);
  await limitPages(1e6);
  expect([await ready(), await create()]).toEqual([{ live: true, ready: true }, 200]);
});

test('a damaged file is one sentence: at the start, and once a statement has found it', async () => {
  const path = join(temporaryFolder(), 'damaged.db');
  const fill = await openStore({ kind: 'file', path });
  await fill.writer('').run(async ({ target }) => {
    await target.script('CREATE TABLE filler (text TEXT NOT NULL)');
    for (let row = 0; row < 2000; row += 1)
      await target.query(`INSERT INTO filler VALUES ('${'x'.repeat(1000)}')`, []);
  });
  await fill.close();
  const intact = readFileSync(path);
  const store = await openStore({ kind: 'file', path });
  const { sandbox } = await health(store);
  const damaged = Buffer.from(intact);
  damaged.fill(0xff, intact.length / 2, intact.length / 2 + 8192);
  writeFileSync(path, damaged);
  await expect(sandbox.verify()).rejects.toThrow(
    /^The data file .*damaged\.db is damaged: [^\n]+\. Restore it from a copy\.$/,
  );
  const { result } = await health(store);
  expect(result.body).toEqual({ live: true, ready: false, reason: 'The data file is damaged.' });
  expect((await callAs(sandbox, key)('GET', '/api/divisions')).status).toBe(503);
  await sandbox.close();
  await expect(openStore({ kind: 'file', path })).rejects.toThrow(/^The data file .* is damaged: /);
});

test('a transaction after the end of a store is refused as unavailable', async () => {
  const store = await openStore({ kind: 'memory' });
  await store.close();
  const late = store.writer('').run((db) => Promise.resolve(db.target.query('SELECT 1', [])));
  await expect(late).rejects.toThrow(StoreUnavailable);
});

const away = { run: () => Promise.reject(new StoreUnavailable(new Error('gone'))) };

test('without its database a process is live, not ready, and sends Retry-After', async () => {
  const store: Store = {
    secret: 'x',
    writer: () => away,
    reader: () => away,
    slowReader: () => away,
    allTenants: new AllTenants(away),
    close: () => Promise.resolve(),
  };
  const { result, sandbox } = await health(store);
  expect(result.status).toBe(503);
  expect(result.body).toMatchObject({ ready: false, reason: 'The database is not available.' });
  expect((await health(store, '/live')).result).toEqual({ status: 200, body: { live: true } });
  for (const request of requestsOfAllOperations()) {
    const response = await sandbox.fetch(request);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('1');
    expect(await response.json()).toMatchObject({ code: '503.900.001' });
  }
});

function requestsOfAllOperations(): Request[] {
  return operationRequests.map(({ method, path, bodies: [first] }) => {
    const url = `http://any.host${path.replaceAll('~', 'one')}`;
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    const body = first === undefined ? null : '{}';
    return new Request(url, { method, headers, body });
  });
}

test('an import that is refused while the database goes away gets the refusal', async () => {
  const memory = await openStore({ kind: 'memory' });
  let isGone = false;
  const slowReader: Store['slowReader'] = (tenant) => {
    isGone = true;
    return memory.slowReader(tenant);
  };
  const writer: Store['writer'] = (tenant) => (isGone ? away : memory.writer(tenant));
  const { as } = await startTestSandbox({ storage: { ...memory, slowReader, writer } });
  const own = as(key);
  const { body } = await own('GET', '/_sandbox/export');
  const wrong = { ...body, hash: 'f'.repeat(64) };
  expect((await own('POST', '/_sandbox/import', wrong)).status).toBe(422);
  expect(isGone).toBe(true);
});

test.each([1, 2, 3])('a database that fails at transaction %i of a request is a 503', async (n) => {
  const memory = await openStore({ kind: 'memory' });
  let left = Infinity;
  const limited = <T extends object>(transactions: T): T =>
    (left -= 1) < 0 ? (away as unknown as T) : transactions;
  const { sandbox, as, close } = await startTestSandbox({
    storage: {
      ...memory,
      writer: (tenant) => limited(memory.writer(tenant)),
      reader: (tenant) => limited(memory.reader(tenant)),
    },
    runJobs: false,
  });
  await as(key)('GET', '/api/divisions');
  const statuses = new Map<number, number>();
  let retryable = 0;
  for (const request of requestsOfAllOperations()) {
    left = n - 1;
    const { status, headers } = await sandbox.fetch(request);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (headers.get('retry-after') !== null) retryable += 1;
  }
  expect(statuses.has(500)).toBe(false);
  expect(retryable).toBeGreaterThan(0);
  expect(statuses.get(503)).toBe(retryable);
  left = Infinity;
  await close();
});

test('without a database, metrics have what the process knows', async () => {
  const memory = await openStore({ kind: 'memory' });
  const { sandbox } = await startTestSandbox({
    storage: { ...memory, allTenants: new AllTenants(away) },
    runJobs: false,
    metrics: true,
  });
  const response = await sandbox.fetch(new Request('http://any.host/_sandbox/metrics'));
  expect(response.status).toBe(200);
  const text = await response.text();
  expect(text).toMatch(/^sandbox_database_up 0$/m);
  expect(text).toMatch(/^sandbox_requests\{state="running"\} 0$/m);
  expect(text).not.toMatch(/^sandbox_(?:tenants|due)/m);
});

test('a closing server completes running responses', async () => {
  const { sandbox, as, close } = await startTestSandbox();
  const { url } = await sandbox.listen({ port: 0 });
  const own = as(key);
  await own('POST', '/_sandbox/faults', { latencyMs: 300 });
  const slow = fetch(`${url}/api/divisions`, { headers: { authorization: `Bearer ${key}` } });
  // The request is running once the fault rule has matched it.
  const rules = async (): Promise<unknown> => (await own('GET', '/_sandbox/faults')).body;
  await expect.poll(rules).toMatchObject({ rules: [{ matched: 1 }] });
  await close();
  expect((await slow).status).toBe(200);
});
