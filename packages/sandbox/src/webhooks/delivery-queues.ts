import { WorkLoop } from '../kernel/work-loop.js';
import type { DueDelivery } from './attempts.js';

const concurrency = 8;

/** After this number of timeouts in a row, a configuration has one attempt at a time. */
const maximumTimeouts = 3;

/** How an attempt has ended; `unknown` if its result is not stored. */
export type AttemptEnd = 'answered' | 'timeout' | 'unknown';

/** The deliveries of one configuration. */
interface Queue {
  readonly running: Map<string, Promise<void>>;
  /** The number of timeouts since the last other result. */
  timeouts: number;
}

export interface DeliveryQueuesOptions {
  /** Returns the first due deliveries of each configuration, without those whose attempt is stored as begun. */
  readonly find: (limit: number) => Promise<readonly DueDelivery[]>;
  /** Makes an attempt; must not reject. */
  readonly attempt: (delivery: DueDelivery) => Promise<AttemptEnd>;
  readonly onError: (error: unknown) => void;
  readonly onIdle: () => void;
}

/** The due deliveries of a tenant, in one queue per configuration, so that receivers do not wait for each other. */
export class DeliveryQueues {
  /** By configuration; those with running attempts. */
  readonly #queues = new Map<number, Queue>();
  readonly #loop: WorkLoop;

  constructor(private readonly options: DeliveryQueuesOptions) {
    const round = (): Promise<void> => this.#fill().catch(options.onError);
    this.#loop = new WorkLoop(round, () => {
      this.#rest();
    });
  }

  wake(): void {
    this.#loop.wake();
  }

  /** Starts no more attempts; resolves when none is running. */
  async stop(): Promise<void> {
    await this.#loop.stop();
    await this.idle();
  }

  /** Resolves when no attempt is running; `skipsSilent` leaves out receivers that did not respond in time. */
  async idle({ skipsSilent = false } = {}): Promise<void> {
    for (;;) {
      await this.#loop.idle();
      const attempts = [...this.#queues.values()]
        .filter(({ timeouts }) => !skipsSilent || timeouts < maximumTimeouts)
        .flatMap(({ running }) => [...running.values()]);
      if (attempts.length === 0) return;
      await Promise.race(attempts);
    }
  }

  async #fill(): Promise<void> {
    for (const delivery of await this.options.find(concurrency)) {
      const { configuration, code } = delivery;
      const queue = this.#queues.get(configuration) ?? { running: new Map(), timeouts: 0 };
      const room = queue.timeouts < maximumTimeouts ? concurrency : 1;
      if (this.#loop.isStopped || queue.running.size >= room || queue.running.has(code)) continue;
      this.#queues.set(configuration, queue);
      queue.running.set(code, this.#run(queue, delivery));
    }
  }

  async #run(queue: Queue, delivery: DueDelivery): Promise<void> {
    const end = await this.options.attempt(delivery);
    queue.running.delete(delivery.code);
    if (end !== 'unknown') queue.timeouts = end === 'timeout' ? queue.timeouts + 1 : 0;
    // Without a stored result, the next search could find the same delivery again and again.
    if (end === 'unknown') this.#rest();
    else this.wake();
  }

  #rest(): void {
    if (this.#loop.isRunning) return;
    for (const [configuration, { running }] of this.#queues)
      if (running.size === 0) this.#queues.delete(configuration);
    if (this.#queues.size === 0) this.options.onIdle();
  }
}
