import { expect, test } from 'vitest';
import { SqliteConnection } from './sqlite-store.js';
import { schemaOf, stateTables, tables } from './tables.js';

async function schema(): Promise<SqliteConnection> {
  const connection = new SqliteConnection(':memory:');
  await connection.script(schemaOf('sqlite'));
  return connection;
}

test('every key, index and reference begins with the tenant', async () => {
  const { rows: indexes } = (await schema()).query(
    `SELECT t.name AS tbl, (SELECT name FROM pragma_index_info(i.name) WHERE seqno = 0) AS first
    FROM sqlite_schema AS t, pragma_index_list(t.name) AS i WHERE t.type = 'table'`,
    [],
  );
  expect(indexes.length).toBeGreaterThan(40);
  expect(indexes.filter(({ first }) => first !== 'tenant')).toEqual([]);
  const { rows: references } = (await schema()).query(
    `SELECT t.name AS tbl, f."from", f."to"
    FROM sqlite_schema AS t, pragma_foreign_key_list(t.name) AS f WHERE t.type = 'table' AND f.seq = 0`,
    [],
  );
  expect(references.length).toBeGreaterThan(10);
  expect(references.filter((row) => row['from'] !== 'tenant' || row['to'] !== 'tenant')).toEqual(
    [],
  );
});

const place = (name: unknown): number => stateTables.indexOf(name as (typeof stateTables)[number]);

test('exports contain every table of a tenant, referenced tables first', async () => {
  const { rows } = (await schema()).query(
    `SELECT t.name AS tbl, f."table" AS target
    FROM sqlite_schema AS t, pragma_foreign_key_list(t.name) AS f WHERE t.type = 'table'`,
    [],
  );
  expect(rows.filter(({ tbl, target }) => place(tbl) <= place(target))).toEqual([]);
  const logs = tables.filter(({ content }) => content === 'log');
  expect(logs.map(({ name }) => name)).toEqual(['webhook_attempts']);
});
