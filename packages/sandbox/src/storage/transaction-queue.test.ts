import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { Database } from './database.js';
import { TransactionQueue } from './transaction-queue.js';
import { SqliteConnection } from './sqlite-store.js';
import { type StoreEvent, StoreMonitor } from './store-monitor.js';
import { StoreUnavailable } from './unavailable.js';

let connection: SqliteConnection;
let queue: TransactionQueue;
const statements: string[] = [];
let events: StoreEvent[];
/** The number of commits that succeed without a response, as when the connection breaks. */
let lostCommits = 0;

class RecordingConnection extends SqliteConnection {
  override query(...[text, values]: Parameters<SqliteConnection['query']>) {
    if (/^[A-Z]/.test(text)) statements.push(text);
    const result = super.query(text, values);
    if (text !== 'COMMIT' || lostCommits === 0) return result;
    lostCommits -= 1;
    throw new Error('Connection terminated unexpectedly');
  }
}

beforeEach(async () => {
  connection = new RecordingConnection(':memory:');
  await connection.script('CREATE TABLE numbers (number INTEGER NOT NULL PRIMARY KEY)');
  const lease = { db: new Database(connection), release: () => undefined };
  const monitor = new StoreMonitor();
  events = [];
  monitor.observe((event) => events.push(event));
  queue = new TransactionQueue({
    lease: () => Promise.resolve(lease),
    monitor,
    begin: 'BEGIN',
    writes: true,
  });
  statements.length = 0;
});

const add = (number: number): Promise<void> =>
  queue.run(async (db) => {
    await sql`insert into numbers values (${number})`.execute(db);
  });

function stored(): unknown[] {
  const { rows } = connection.query('select number from numbers order by number', []);
  return rows.map((row) => row['number']);
}

test('concurrent units share one commit', async () => {
  await Promise.all([1, 2, 3].map(add));
  expect(stored()).toEqual([1, 2, 3]);
  expect(statements.filter((text) => text === 'COMMIT')).toHaveLength(1);
});

test('a failed unit is rolled back without the others', async () => {
  const fails = queue.run(async (db) => {
    await sql`insert into numbers values (9)`.execute(db);
    throw new Error('no');
  });
  const results = await Promise.allSettled([add(1), fails, add(1), add(2)]);
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'rejected',
    'fulfilled',
  ]);
  expect(stored()).toEqual([1, 2]);
});

test('a failed unit is rolled back when it runs alone', async () => {
  await expect(
    queue.run(async (db) => {
      await sql`insert into numbers values (9)`.execute(db);
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect(stored()).toEqual([]);
});

test('after a conflict each unit is retried in its own transaction', async () => {
  let attempts = 0;
  const unlucky = queue.run(async (db) => {
    attempts += 1;
    await sql`insert into numbers values (5)`.execute(db);
    if (attempts < 4) throw Object.assign(new Error('deadlock'), { code: '40P01' });
    return 'done';
  });
  const [, result] = await Promise.all([add(1), unlucky]);
  expect(result).toBe('done');
  expect(attempts).toBe(4);
  expect(stored()).toEqual([1, 5]);
  const retries = events.filter(({ event }) => event === 'transaction-retried');
  expect(retries).toHaveLength(3);
});

test('units do not run again if the connection breaks during their commit', async () => {
  lostCommits = 1;
  let runs = 0;
  const pay = () =>
    queue.run(async (db) => {
      runs += 1;
      await sql`insert into numbers values (${runs})`.execute(db);
    });
  const results = await Promise.allSettled([pay(), pay()]);
  expect(results.map((each) => each.status === 'rejected' && each.reason)).toEqual([
    expect.any(StoreUnavailable),
    expect.any(StoreUnavailable),
  ]);
  // They may be stored, as here: the caller decides whether to repeat them.
  expect(stored()).toEqual([1, 2]);
  await add(3);
  expect(events.filter(({ event }) => event !== 'commit')).toEqual([
    {
      event: 'database-unavailable',
      reason: 'Connection terminated unexpectedly',
      isFirst: true,
    },
    { event: 'database-available', outageMs: expect.any(Number) },
  ]);
});

test('a repeated conflict rejects with StoreUnavailable after ten attempts', async () => {
  let attempts = 0;
  const hopeless = queue.run(() => {
    attempts += 1;
    return Promise.reject(Object.assign(new Error('conflict'), { code: '40001' }));
  });
  await expect(hopeless).rejects.toThrow(StoreUnavailable);
  expect(attempts).toBe(10);
  await add(1);
  expect(stored()).toEqual([1]);
});
