import { TransactionQueue, type TransactionQueueOptions } from './transaction-queue.js';

/**
 * One queue per active tenant. A transaction belongs to one tenant, so it never waits for locks of another tenant. A
 * tenant under load waits for a connection only once, as every other tenant. On a sharded database a transaction needs
 * a single node.
 */
export class TenantQueues {
  readonly #queues = new Map<string, TransactionQueue>();

  constructor(private readonly options: TransactionQueueOptions) {}

  /** The queue of a tenant. It is removed when it becomes empty. */
  get(tenant: string): TransactionQueue {
    const known = this.#queues.get(tenant);
    if (known) return known;
    const onIdle = (): void => {
      this.#queues.delete(tenant);
    };
    const queue = new TransactionQueue({ ...this.options, onIdle });
    this.#queues.set(tenant, queue);
    return queue;
  }

  async idle(): Promise<void> {
    await Promise.all([...this.#queues.values()].map((queue) => queue.idle()));
  }
}
