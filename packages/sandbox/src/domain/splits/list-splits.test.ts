import { createWorld } from '@seller-funds/contract/policies';
import { expect, test } from 'vitest';
import type { Connection } from '../../storage/connection.js';
import { Database } from '../../storage/database.js';
import { bindTenant } from '../../storage/tenant-database.js';
import { openPglite } from '../../testing/pglite-store.js';
import { openTemporarySchema } from '../../testing/temporary-schema.js';
import { listSplits } from './list-splits.js';

async function statementOfItems(): Promise<string> {
  const statements: string[] = [];
  const connection: Connection = {
    engine: 'postgres',
    query: (text) => {
      statements.push(text);
      return { rows: [{ code: 'sp_1', position: 1, last: 1 }], changes: 1 };
    },
    script: () => Promise.resolve(),
  };
  const db = bindTenant(new Database(connection), 'one').ofGeneration(1);
  const unit = { db, tenant: 'one', now: 0, world: createWorld() };
  const page = { number: 0, size: 20, ascending: false };
  await listSplits(unit, page, { from: undefined, to: undefined }, 'createdAt');
  return statements.find((text) => text.includes('payment_split_items')) ?? '';
}

test('reads the items of a page with an index range on a PostgreSQL table without statistics', async () => {
  const url = process.env['TEST_DATABASE_URL'];
  const store = await (url === undefined ? openPglite() : openTemporarySchema(url));
  const statement = await statementOfItems();
  const plan = await store.reader('one').run(async (db) => {
    const { rows } = await db.target.query(`EXPLAIN ${statement}`, ['a', 'b', 'one', 1]);
    return rows.map((row) => String(row['QUERY PLAN'])).join('\n');
  });
  await store.close();
  expect(plan).toContain(
    "Index Cond: ((tenant = 'one'::text) AND (generation = '1'::bigint) AND (split >= 'a'::text) AND (split <= 'b'::text))",
  );
});
