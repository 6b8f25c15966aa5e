import { Lane, type LaneOptions } from './lane.js';

/**
 * One queue per active tenant. A transaction belongs to one tenant, so it never waits for locks of another tenant. A
 * tenant under load waits for a connection only once, as every other tenant. On a sharded database a transaction needs
 * a single node.
 */
export class TenantLanes {
  readonly #options: LaneOptions;
  readonly #queues = new Map<string, Lane>();

  constructor(options: LaneOptions) {
    this.#options = options;
  }

  /** The queue of a tenant. It is removed when it becomes empty. */
  get(tenant: string): Lane {
    const known = this.#queues.get(tenant);
    if (known) return known;
    const onIdle = (): void => {
      this.#queues.delete(tenant);
    };
    const queue = new Lane({ ...this.#options, onIdle });
    this.#queues.set(tenant, queue);
    return queue;
  }

  /** Resolves when all queues are empty. */
  async idle(): Promise<void> {
    await Promise.all([...this.#queues.values()].map((queue) => queue.idle()));
  }
}
