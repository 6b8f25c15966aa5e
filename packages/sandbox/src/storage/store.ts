import type { Lane } from './lane.js';

/** Runs work in transactions. */
export type Transactions = Pick<Lane, 'run'>;

/** Where the sandbox keeps everything. Each lane is a queue of transactions. */
export interface Store {
  /** The lane for the changes of a tenant. Its statements name this tenant and no other. */
  writer(tenant: string): Transactions;
  /** A lane for what only reads of a tenant. Its statements name this tenant and no other. */
  reader(tenant: string): Transactions;
  /**
   * A lane for what reads of all tenants: the background search for due work, the lists of the operator and the check
   * of the books. No request of a tenant uses it.
   */
  allTenants(): Transactions;
  /** How many connections to a server there are, by state; left out where there is no server. */
  connections?(): Readonly<Record<'idle' | 'busy' | 'waiting', number>>;
  /** Calls back with the number of changes that each commit stores. */
  onCommit?(told: (units: number) => void): void;
  /** Waits for what is under way and lets go of all files and connections. */
  close(): Promise<void>;
}
