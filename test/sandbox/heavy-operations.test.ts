// Measures the memory and the duration of heavy operations, and how long requests of another tenant wait meanwhile.
import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { reportTypeValues } from '@seller-funds/contract/vocabulary/shared';
import { Client, type Dispatcher } from 'undici';
import { afterAll, describe, expect, test } from 'vitest';
import { copyWithinTenant, sumEntries } from '../../bench/sandbox/copy-splits.js';
import { cpuTimeOf, memoryOf } from '../../bench/sandbox/process-facts.js';
import { onPostgres, onSqlite, type NewDatabase } from '../../bench/sandbox/database.js';
import { percentile } from '../../bench/measure/statistics.js';
import { markdownTable } from '../../bench/measure/table.js';
import { nextSplit } from '../../bench/sandbox/scenarios.js';
import { freePort } from '../../packages/sandbox/src/testing/free-port.js';
import { startProcess } from '../../scripts/processes/start-process.js';
import { isPostgresInstalled } from '../../scripts/processes/temporary-postgres.js';
import { temporaryFolder } from '../temporary-folder.js';

const splits = Number(process.env['HEAVY_SPLITS'] ?? 200_000);

/** How many splits are sent; the others are copied. */
const sent = Math.min(splits, 1000);

/** Requests of the other tenant before the memory at rest is measured. */
const warmUp = 300;

const key = 'test_heavy';

const folder = temporaryFolder();
const exported = join(folder, 'export.json');
const ends: (() => unknown)[] = [];
afterAll(async () => {
  for (const end of ends.toReversed()) await end();
});

/** Starts a sandbox in a process of its own. */
async function start({ storage }: NewDatabase) {
  const options = storage.kind === 'file' ? ['--data', storage.path] : [];
  const env = storage.kind === 'postgres' ? { DATABASE_URL: storage.url } : {};
  const script = fileURLToPath(new URL('../../scripts/sandbox.ts', import.meta.url));
  const port = String(await freePort());
  const node = [process.execPath, '--import', import.meta.resolve('tsx'), script] as const;
  const command = [...node, '--port', port, '--delete-idle-after', 'never', ...options] as const;
  const { child, stop } = await startProcess(command, /listens on/, { env });
  const origin = `http://127.0.0.1:${port}`;
  ends.push(stop);
  return { origin, pid: child.pid ?? 0, stop };
}

type Body = Dispatcher.RequestOptions['body'];

/** Sends requests with the key of a tenant, one at a time. */
function connect(origin: string, apiKey: string) {
  const client = new Client(origin, { headersTimeout: 0, bodyTimeout: 0 });
  const headers = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' };
  const request = async (method: 'GET' | 'POST' | 'PUT', path: string, body: Body = null) => {
    const response = await client.request({ method, path, headers, body });
    if (response.statusCode < 300) return response.body;
    throw new Error(`${method} ${path}: ${response.statusCode} ${await response.body.text()}`);
  };
  return {
    request,
    call: async (...args: Parameters<typeof request>) =>
      JSON.parse(await (await request(...args)).text()) as Record<string, unknown>,
    close: () => client.destroy(),
  };
}

type Tenant = ReturnType<typeof connect>;

/** Sends one request after another, and returns how long each took, in milliseconds. */
function keepCalling(send: (count: number) => Promise<unknown>) {
  const waits: number[] = [];
  const end = new AbortController();
  const done = (async () => {
    while (!end.signal.aborted) {
      const begun = performance.now();
      await send(waits.length);
      waits.push(performance.now() - begun);
      await sleep(10);
    }
  })();
  return async () => {
    end.abort();
    await done;
    return [0.5, 0.99, 1].map((share) => Math.round(percentile(waits, share))).join(', ');
  };
}

/** Requests a report, and waits until its file is made. */
async function report(tenant: Tenant, name: string): Promise<string> {
  const { id } = await tenant.call('POST', '/api/reports', JSON.stringify({ report: name }));
  await tenant.call('POST', '/_sandbox/clock/advance', '{"seconds": 10, "waitSeconds": 60}');
  for (;;) {
    const { items } = await tenant.call('GET', `/api/reports?report=${name}&limit=100`);
    const { status } =
      (items as { id: string; status: string }[]).find((one) => one.id === id) ?? {};
    if (status === 'COMPLETED' || status === 'FAILED') return status;
    await sleep(100);
  }
}

type Operation = (tenant: Tenant, other: Tenant) => Promise<unknown>;

/** The operations, in order: they share the export, its hash and the snapshot. */
function createOperations(): [name: string, run: Operation][] {
  let hash: unknown;
  return [
    ['(nothing, for 10 seconds)', () => sleep(10_000)],
    [
      'export',
      async (tenant) =>
        pipeline(await tenant.request('GET', '/_sandbox/export'), createWriteStream(exported)),
    ],
    [
      'state hash',
      async (tenant) => {
        ({ hash } = await tenant.call('GET', '/_sandbox/state-hash'));
      },
    ],
    [
      'import',
      async (_tenant, other) => {
        const body = createReadStream(exported);
        expect(await other.call('POST', '/_sandbox/import', body)).toEqual({ hash });
      },
    ],
    [
      'invariants',
      async (tenant) => {
        expect(await tenant.call('GET', '/_sandbox/invariants')).toMatchObject({ ok: true });
      },
    ],
    ['snapshot', (tenant) => tenant.call('PUT', '/_sandbox/snapshots/heavy')],
    [
      'restore',
      async (tenant) => {
        const restored = await tenant.call('POST', '/_sandbox/snapshots/heavy/restore');
        expect(restored).toEqual({ hash });
      },
    ],
    ...reportTypeValues.map((name): [string, Operation] => [
      name,
      (tenant) => report(tenant, name),
    ]),
    ['reset', (_tenant, other) => other.call('POST', '/_sandbox/reset', '{}')],
  ];
}

/** Runs an operation in a new process, beside requests of another tenant. Returns a row of the table. */
async function measure(database: NewDatabase, [name, run]: [string, Operation]): Promise<string[]> {
  const { origin, pid, stop } = await start(database);
  const connected = [key, 'test_other', 'test_busy', 'test_busy'].map((each) =>
    connect(origin, each),
  );
  const [tenant, other, reader, writer] = connected as [Tenant, Tenant, Tenant, Tenant];
  const read = () => reader.call('GET', '/api/fund/payouts');
  const write = (count: number) =>
    writer.call('POST', '/api/accountholders', JSON.stringify({ displayName: `Busy ${count}` }));
  for (let count = 0; count < warmUp; count += 1) await Promise.all([read(), write(count)]);
  const rest = { bytes: memoryOf(pid) ?? 0, time: performance.now(), cpu: cpuTimeOf(pid) ?? 0 };
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, memoryOf(pid) ?? 0);
  }, 50);
  const waiting = [keepCalling(read), keepCalling(write)];
  try {
    const result = await run(tenant, other);
    const times = [performance.now() - rest.time, (cpuTimeOf(pid) ?? 0) - rest.cpu];
    const spent = times.map((milliseconds) => (milliseconds / 1000).toFixed(1));
    const waits = await Promise.all(waiting.map((end) => end()));
    const memory = String(Math.round((peak - rest.bytes) / 1e6));
    return [name, typeof result === 'string' ? result : '', ...spent, memory, ...waits];
  } finally {
    clearInterval(timer);
    await Promise.allSettled(waiting.map((end) => end()));
    for (const each of connected) await each.close();
    expect(await stop()).toBe(0);
  }
}

/** Fills a database with settled splits on one account. */
async function fill(database: NewDatabase): Promise<void> {
  const { origin, stop } = await start(database);
  const tenant = connect(origin, key);
  const holder = await tenant.call('POST', '/api/accountholders', '{"displayName": "Mila"}');
  await tenant.call('POST', '/_sandbox/clock/freeze');
  const [{ code }] = holder['accounts'] as [{ code: string }];
  const next = nextSplit(Array<string>(5).fill(code), 'heavy', 'settle-now-');
  for (let count = 0; count < sent; count += 1) {
    const { path, body } = next();
    await tenant.call('POST', path, JSON.stringify(body));
  }
  await tenant.close();
  await stop();
  await database.execute(copyWithinTenant(key, splits / sent - 1, database.engine));
  await database.execute(sumEntries(key, database.engine));
}

describe.each([
  ['sqlite', onSqlite],
  ['postgres', onPostgres],
] as const)('on %s', (engine, onDatabase) => {
  test(`heavy operations of ${splits} splits`, { tags: 'long', timeout: 7_200_000 }, async () => {
    if (engine === 'postgres' && !isPostgresInstalled()) return;
    const rows: string[][] = [];
    await onDatabase(async (database) => {
      await fill(database);
      for (const operation of createOperations()) {
        rows.push(await measure(database, operation));
        console.log(engine, rows.at(-1)?.join(' | '));
      }
    });
    const waits = ['reads wait (median, 99 %, most; ms)', 'changes wait'];
    const heads = ['operation', 'result', 'seconds', 'CPU', 'MB above rest', ...waits];
    console.log(`${splits} splits on ${engine}\n${markdownTable(heads, rows)}`);
    expect(rows).toHaveLength(createOperations().length);
  });
});
