import { PGlite } from '@electric-sql/pglite';
import { AllTenants } from '../storage/all-tenants.js';
import type { Connection, Result, Value } from '../storage/connection.js';
import { Database } from '../storage/database.js';
import { TransactionQueue } from '../storage/transaction-queue.js';
import { migrate } from '../storage/migrate.js';
import { StoreMonitor } from '../storage/store-monitor.js';
import type { Store } from '../storage/store.js';
import { ofTenant } from '../storage/tenant-database.js';

class PgliteConnection implements Connection {
  readonly engine = 'postgres';

  constructor(readonly database: PGlite) {}

  async query(sql: string, parameters: readonly Value[]): Promise<Result> {
    const result = await this.database.query<Record<string, unknown>>(sql, [...parameters]);
    return { rows: result.rows, changes: result.affectedRows ?? 0 };
  }

  async script(sql: string): Promise<void> {
    await this.database.exec(sql);
  }
}

/** Databases of closed stores, without tables: to make one takes seconds, to empty it milliseconds. */
const free: PGlite[] = [];

export async function openPglite(): Promise<Store> {
  const database = free.pop() ?? (await PGlite.create());
  const connection = new PgliteConnection(database);
  const secret = await migrate(connection);
  const lease = { db: new Database(connection), release: () => undefined };
  const queue = new TransactionQueue({
    lease: () => Promise.resolve(lease),
    monitor: new StoreMonitor(),
    begin: 'BEGIN',
    writes: true,
  });
  return {
    writer: (tenant) => ofTenant(queue, tenant),
    reader: (tenant) => ofTenant(queue, tenant),
    slowReader: (tenant) => ofTenant(queue, tenant),
    secret,
    allTenants: new AllTenants(queue),
    close: async () => {
      await queue.idle();
      await database.exec('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
      free.push(database);
    },
  };
}
