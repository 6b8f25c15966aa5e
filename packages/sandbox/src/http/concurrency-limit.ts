export interface ConcurrencyLimits {
  readonly running: number;
  /** Running requests of one tenant: as many as fit into one transaction. */
  readonly runningOfTenant: number;
  /** Waiting requests of all tenants; further ones are refused. */
  readonly waiting: number;
  readonly waitingOfTenant: number;
}

/** The limits of a process. The body of a waiting request is not read yet. */
export const defaultConcurrencyLimits: ConcurrencyLimits = {
  running: 512,
  runningOfTenant: 64,
  waiting: 2048,
  waitingOfTenant: 512,
};

/**
 * Limits the concurrent requests of a process, so that its memory does not grow with the load. Waiting requests are
 * served round-robin by tenant, so that a tenant under full load does not block the others.
 */
export class ConcurrencyLimit {
  readonly #running = new Map<string, number>();
  /** By tenant, in round-robin order. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #total = { running: 0, waiting: 0, refused: 0 };

  constructor(private readonly limits: ConcurrencyLimits = defaultConcurrencyLimits) {}

  get counts(): { readonly running: number; readonly waiting: number; readonly refused: number } {
    return { ...this.#total };
  }

  /** @returns a function to call when the request has ended; undefined for a request beyond the limits */
  async enter(tenant: string): Promise<(() => void) | undefined> {
    if (!this.#hasRoom(tenant)) {
      const queue = this.#waiting.get(tenant) ?? [];
      const { waiting, waitingOfTenant } = this.limits;
      if (this.#total.waiting >= waiting || queue.length >= waitingOfTenant) {
        this.#total.refused += 1;
        return undefined;
      }
      this.#waiting.set(tenant, queue);
      this.#total.waiting += 1;
      // The request that ends counts this one as running before it resolves the promise.
      await new Promise<void>((resolve) => {
        queue.push(resolve);
      });
    } else {
      this.#take(tenant);
    }
    return () => {
      this.#release(tenant);
    };
  }

  #hasRoom(tenant: string): boolean {
    const { running, runningOfTenant } = this.limits;
    return this.#total.running < running && (this.#running.get(tenant) ?? 0) < runningOfTenant;
  }

  #take(tenant: string): void {
    this.#total.running += 1;
    this.#running.set(tenant, (this.#running.get(tenant) ?? 0) + 1);
  }

  #release(tenant: string): void {
    this.#total.running -= 1;
    const left = (this.#running.get(tenant) ?? 1) - 1;
    if (left === 0) this.#running.delete(tenant);
    else this.#running.set(tenant, left);
    for (const [next, queue] of this.#waiting) {
      if (!this.#hasRoom(next)) continue;
      const start = queue.shift();
      // Moves the tenant to the end of the round.
      this.#waiting.delete(next);
      if (queue.length > 0) this.#waiting.set(next, queue);
      if (start === undefined) continue;
      this.#total.waiting -= 1;
      this.#take(next);
      start();
      return;
    }
  }
}
