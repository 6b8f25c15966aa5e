import { expect, test } from 'vitest';
import { migrate } from './migrate.js';
import { SqliteConnection } from './sqlite-store.js';
import { writeIndexStatistics } from './sqlite-statistics.js';

test('queries for the rows of a tenant use an index, also with a sort order', async () => {
  const connection = new SqliteConnection(':memory:');
  await migrate(connection);
  await writeIndexStatistics(connection);
  const plan = async (statement: string): Promise<string> => {
    const { rows } = connection.query(`EXPLAIN QUERY PLAN ${statement}`, []);
    return rows.map(({ detail }) => String(detail)).join('; ');
  };
  const transactions = "SELECT * FROM transactions WHERE tenant = 't' AND generation = 1";
  expect(await plan(`${transactions} AND extRef = 'e' ORDER BY position`)).toContain(
    'INDEX transactions_by_ext_ref (tenant=? AND generation=? AND extRef=?)',
  );
  expect(await plan(`${transactions} AND position > 5 ORDER BY position`)).toBe(
    'SEARCH transactions USING PRIMARY KEY (tenant=? AND generation=? AND position>?)',
  );
  connection.close();
});

test('does not write existing statistics again', async () => {
  const connection = new SqliteConnection(':memory:');
  await migrate(connection);
  const changes = async (): Promise<unknown> => {
    await writeIndexStatistics(connection);
    return connection.query('SELECT total_changes() AS changes', []).rows[0]?.['changes'];
  };
  expect(await changes()).toBe(await changes());
  connection.close();
});
