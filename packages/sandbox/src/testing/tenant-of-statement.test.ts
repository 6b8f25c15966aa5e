import { expect, test } from 'vitest';
import { openStore } from '../storage/open-store.js';
import { schemaOf } from '../storage/tables.js';
import { isOfAllTenants } from './all-tenant-statements.js';
import { checkStatements } from './checked-store.js';
import { databaseWideDdl, tenantOfStatement } from './tenant-of-statement.js';

test.each([
  ['a key', 'select * from payouts where tenant = $1 and code = $2', [1]],
  ['a cast', 'select 1 from payouts as p where p.tenant = $2::text', [2]],
  ['the tenant itself', 'select 1 from tenants where id = $1', [1]],
  ['a join', 'select 1 from jobs j join tenants t on t.id = j.tenant where t.id = $1', [1]],
  [
    'a correlated subquery',
    'select (select max(position) from journals where tenant = t.id) from tenants t where t.id = $1',
    [1],
  ],
  ['an insert of two rows', 'insert into jobs (code, tenant) values ($1, $2), ($3, $4)', [2, 4]],
  [
    'an insert of what is read',
    'insert into jobs (tenant) select tenant from jobs where tenant = $1',
    [1],
  ],
  ['a change', 'update jobs set failure = $1 where tenant = $2', [2]],
  [
    'both sides',
    'select 1 from jobs where tenant = $1 union all select 1 from jobs where tenant = $2',
    [1, 2],
  ],
])('%s names the tenant', (_name, sql, parameters) => {
  const found = tenantOfStatement(sql);
  expect(found.faults).toEqual([]);
  expect(found.parameters.toSorted((one, other) => one - other)).toEqual(parameters);
});

test.each([
  ['no condition', 'select * from payouts'],
  ['a code alone', 'select * from payouts where code = $1'],
  ['one of two ways', 'select * from payouts where tenant = $1 or code = $2'],
  ['several tenants', 'select * from payouts where tenant in ($1, $2)'],
  [
    'a join without the tenant',
    'select 1 from payouts p join jobs j on j.code = p.code where p.tenant = $1',
  ],
  [
    'a subquery without it',
    'select 1 from payouts where tenant = $1 and code in (select code from jobs)',
  ],
  ['a subquery in FROM', 'select 1 from (select code from jobs) as j'],
  ['a name of a subquery', 'with j as (select code from jobs) select 1 from j'],
  ['one side of a union', 'select 1 from jobs where tenant = $1 union select 1 from jobs'],
  ['a change of all', 'update jobs set failure = $1'],
  ['a change of the tenant', 'update jobs set tenant = $1 where tenant = $2'],
  ['a removal by another table', 'delete from jobs using payouts p where p.tenant = $1'],
  ['an insert without the tenant', 'insert into jobs (code) values ($1)'],
  ['an advisory lock', 'select pg_advisory_xact_lock(1) from jobs where tenant = $1'],
  ['a sequence', "select nextval('codes')"],
  ['a lock of rows', 'select 1 from jobs where tenant = $1 for update'],
  ['LISTEN', 'listen news'],
])('%s is refused', (_name, sql) => {
  expect(tenantOfStatement(sql).faults).not.toEqual([]);
});

test('the tables have nothing that holds for a whole database', () => {
  expect(databaseWideDdl(schemaOf('postgres'))).toEqual([]);
});

test.each([
  ['a sequence', 'create sequence codes'],
  ['a serial column', 'create table a (id bigserial)'],
  ['an identity column', 'create table a (id int generated always as identity)'],
  ['a deferrable constraint', 'create table a (id int, constraint u unique (id) deferrable)'],
  ['a reference across tenants', 'create table a (b text, foreign key (b) references c (d))'],
])('%s is found in a table', (_name, ddl) => {
  expect(databaseWideDdl(ddl)).not.toEqual([]);
});

test('a statement of one tenant may not be given another one', async () => {
  const store = checkStatements(await openStore({ kind: 'memory' }));
  const ask = (tenant: string) =>
    store
      .reader('one')
      .run((db) => db.selectFrom('jobs').select('code').where('tenant', '=', tenant).execute());
  expect(await ask('one')).toEqual([]);
  await expect(ask('two')).rejects.toThrow('is not the tenant one that the statement runs for');
  const all = store.allTenants().run((db) => db.selectFrom('jobs').select('code').execute());
  await expect(all).rejects.toThrow('This statement over all tenants is not listed');
  await store.close();
});

test('only listed statements are for all tenants', () => {
  expect(isOfAllTenants('select "id", "clock_at" from "tenants"\n  order by "id"')).toBe(true);
  expect(isOfAllTenants('select "id", "clock_at", "seed" from "tenants" order by "id"')).toBe(
    false,
  );
});
