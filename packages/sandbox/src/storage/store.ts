import type { Lane } from './lane.js';

/** Where the sandbox keeps everything. Each lane is a queue of transactions. */
export interface Store {
  /** The lane for the changes of a tenant. */
  writer(tenant: string): Lane;
  /** A lane for what only reads. */
  reader(): Lane;
  /** Waits for what is under way and lets go of all files and connections. */
  close(): Promise<void>;
}
