import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Database } from './database.js';
import { insert } from './rows.js';
import { migrate } from './migrate.js';
import { SqliteConnection } from './sqlite-store.js';
import { schemaOf } from './tables.js';
import { bindTenant, own, type TenantDatabase } from './tenant-database.js';

let connection: SqliteConnection;
let db: TenantDatabase;
let other: TenantDatabase;

/**
 * Two tenants with the same codes, one of them with two generations: a condition that is missing anywhere finds the rows
 * of all.
 */
beforeAll(async () => {
  connection = new SqliteConnection(':memory:');
  await migrate(connection);
  [db, other] = ['one', 'two'].map((tenant) => bindTenant(new Database(connection), tenant)) as [
    TenantDatabase,
    TenantDatabase,
  ];
  for (const bound of [db, other]) {
    const clock = { clockMode: 'FROZEN', clockAt: 0, clockOffset: 0, changedAt: 0 } as const;
    const row = { seed: '', sequence: 0, revision: 0, generation: 1, ...clock };
    await insert(bound, 'tenants', [row]);
  }
  for (const [index, bound] of [db, other, db.ofGeneration(2)].entries()) {
    const times = { dueAt: index, createdAt: index };
    const row = {
      code: 'ev_1',
      configuration: 1,
      state: 'DUE',
      attempts: index,
      ...times,
    } as const;
    await insert(bound, 'webhook_deliveries', [row]);
    const event = {
      code: 'ev_1',
      type: 'WEBHOOK_KYC_UPDATE',
      division: 'DEFAULT',
      owner: 'x',
    } as const;
    await insert(bound, 'webhook_events', [{ ...event, body: `${index}`, createdAt: index }]);
  }
});
afterAll(() => {
  connection.close();
});

const deliveries = () => db.selectFrom('webhook_deliveries as d').select('d.attempts');
const events = () => db.selectFrom('webhook_events').select('code');

test.each([
  ['a select', () => deliveries()],
  ['a join', () => deliveries().innerJoin('webhook_events as e', 'e.code', 'd.code')],
  ['a left join', () => deliveries().leftJoin('webhook_events as e', 'e.code', 'd.code')],
  ['a subquery in FROM', () => db.selectFrom(deliveries().as('s')).selectAll()],
  [
    'a WITH clause',
    () =>
      db
        .with('s', () => deliveries())
        .selectFrom('s')
        .selectAll(),
  ],
  ['a union', () => deliveries().unionAll(deliveries().where('d.code', '=', 'none'))],
  ['a subquery', () => deliveries().where('d.code', 'in', events().where('body', '=', '0'))],
])('%s reads only rows of its tenant', async (_name, query) => {
  expect(await query().execute()).toEqual([{ attempts: 0 }]);
});

test('a condition on rows of another tenant is false, in a subquery and in a join', async () => {
  const foreign = events().where('body', '=', '1');
  expect(await deliveries().where('d.code', 'in', foreign).execute()).toEqual([]);
  const joined = deliveries().innerJoin('webhook_events as e', 'e.code', 'd.code');
  expect(await joined.where('e.body', '=', '1').execute()).toEqual([]);
});

test('an sql tag reads only rows of its tenant, and cannot name a table', async () => {
  const { rows } = await sql`select d.attempts from ${own.webhook_deliveries} as d
    join ${own.webhook_events} as e on e.code = d.code`.execute(db);
  expect(rows).toEqual([{ attempts: 0 }]);
  const texts = [
    sql`select * from webhook_deliveries`,
    sql`select * from ${sql.table('webhook_deliveries')}`,
    sql`select * from ${own.webhook_deliveries}`,
  ];
  for (const text of texts) expect(() => text.compile(db)).toThrow(TypeError);
  expect(() =>
    db
      .mergeInto('jobs')
      .using('files', 'jobs.code', 'files.subject')
      .whenMatched()
      .thenDelete()
      .compile(),
  ).toThrow('MERGE');
});

test('the same queries without the plugin read rows of all tenants', async () => {
  const all = new Database(connection);
  const rows = await all.selectFrom('webhook_deliveries').select(['tenant', 'attempts']).execute();
  expect(rows.map(({ tenant }) => tenant)).toEqual(['one', 'one', 'two']);
});

test('writes change only rows of their tenant', async () => {
  await db.updateTable('webhook_deliveries').set({ state: 'FAILED' }).execute();
  await db
    .updateTable('webhook_deliveries as d')
    .set({ attempts: 5 })
    .from('webhook_events as e')
    .execute();
  const copied = db
    .selectFrom('webhook_events')
    .select(['code', sql.lit('{}').as('rule'), sql.lit(1).as('of')]);
  await db
    .insertInto('snapshots')
    .columns(['name', 'clock', 'generation', 'takenAt'])
    .expression(copied.select(sql.lit(1).as('at')))
    .execute();
  const again = { name: 'ev_1', clock: 'new', generation: 1, takenAt: 2 };
  await db
    .insertInto('snapshots')
    .values(again)
    .onConflict((conflict) => conflict.column('name').doUpdateSet(again))
    .execute();
  await db.deleteFrom('webhook_events').execute();
  const { rows } = connection.query(
    'select tenant, generation, state, attempts from webhook_deliveries',
    [],
  );
  expect(rows.map(({ ...row }) => row)).toEqual([
    { tenant: 'one', generation: 1, state: 'FAILED', attempts: 5 },
    { tenant: 'one', generation: 2, state: 'DUE', attempts: 2 },
    { tenant: 'two', generation: 1, state: 'DUE', attempts: 1 },
  ]);
  const stored = connection.query('select tenant, clock from snapshots', []);
  expect(stored.rows.map(({ ...row }) => row)).toEqual([{ tenant: 'one', clock: 'new' }]);
  expect(await events().execute()).toEqual([]);
  expect(await other.selectFrom('webhook_events').select('body').execute()).toEqual([
    { body: '1' },
  ]);
  const next = db.ofGeneration(2);
  expect(await next.selectFrom('webhook_events').select('body').execute()).toEqual([{ body: '2' }]);
});

test('the tables have nothing that holds for a whole database', () => {
  expect(schemaOf('postgres')).not.toMatch(
    /\b(?:create sequence|serial|bigserial|identity|deferrable)\b/i,
  );
});
