import type { Database } from './database.js';
import type { StoreMonitor } from './store-monitor.js';
import type { Transactions } from './transaction-queue.js';

/** Needs new pages, like most changes. */
const value = '0'.repeat(65_536);

/**
 * Tries to write if the last change failed because of an outage, so that the end of the outage is noticed without a
 * change of a tenant.
 * @throws {StoreUnavailable} if it lasts
 */
export async function probeWrites(
  monitor: StoreMonitor,
  writer: Transactions<Database>,
): Promise<void> {
  if (!monitor.isFailing('write')) return;
  await writer.run(async ({ target }) => {
    await target.query(`INSERT INTO store_secret VALUES (2, '${value}')`, []);
    await target.query('DELETE FROM store_secret WHERE id = 2', []);
  });
}
