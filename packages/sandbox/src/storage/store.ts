import type { AllTenants } from './all-tenants.js';
import type { StoreEvent } from './store-monitor.js';
import type { TenantDatabase } from './tenant-database.js';
import type { Transactions } from './transaction-queue.js';

/** The storage of a sandbox: queues of transactions. */
export interface Store {
  /** A random text, created with the store: the root of the secrets of its tenants. */
  readonly secret: string;
  /** The queue for changes of a tenant. */
  writer(tenant: string): Transactions<TenantDatabase>;
  reader(tenant: string): Transactions<TenantDatabase>;
  /** A queue for reads of a tenant whose statements take seconds: other reads do not wait for them. */
  slowReader(tenant: string): Transactions<TenantDatabase>;
  /** The reads of all tenants: the search for due work, the list of tenants and the check of the ledgers. */
  readonly allTenants: AllTenants;
  /** Tries to write if the last change failed because the storage was unavailable; rejects if it still is. */
  checkWrites?(): Promise<void>;
  /** The number of connections to a database server, by state. */
  connections?(): Readonly<Record<'idle' | 'busy' | 'waiting', number>>;
  /** Sets a listener that is called with what happens to transactions. */
  observe?(listener: (event: StoreEvent) => void): void;
  /** Asks the database whether its data is intact, which takes as long as reading it. @throws {StorageError} if not */
  checkIntegrity?(): Promise<void>;
  /** Waits for running transactions, then closes all files and connections. */
  close(): Promise<void>;
}
