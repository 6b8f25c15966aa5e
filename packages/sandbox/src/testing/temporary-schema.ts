import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { openStore } from '../storage/open-store.js';
import type { Store } from '../storage/store.js';
import { withClose } from './with-close.js';

export interface TemporarySchema {
  readonly url: string;
  remove(): Promise<void>;
}

/** Creates an empty schema, so that concurrent tests do not share tenants. */
export async function createTemporarySchema(url: string): Promise<TemporarySchema> {
  const schema = `test_${randomUUID().replaceAll('-', '')}`;
  await run(url, `CREATE SCHEMA ${schema}`);
  const separator = url.includes('?') ? '&' : '?';
  const options = encodeURIComponent(`-c search_path=${schema}`);
  return {
    url: `${url}${separator}options=${options}`,
    remove: () => run(url, `DROP SCHEMA ${schema} CASCADE`),
  };
}

export async function openTemporarySchema(url: string): Promise<Store> {
  const schema = await createTemporarySchema(url);
  const store = await openStore({ kind: 'postgres', url: schema.url });
  return withClose(store, async () => {
    await store.close();
    await schema.remove();
  });
}

async function run(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
