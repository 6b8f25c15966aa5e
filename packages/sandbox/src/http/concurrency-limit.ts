import { retrySoonHeaders, unavailableBody } from '../session.js';
import type { Fetch } from '../kernel/fetch.js';
import { tenantOfRequest } from './tenant-of-request.js';

/** How many requests are worked on, and how many wait. */
export interface ConcurrencyLimits {
  /** At once, of all tenants. */
  readonly running: number;
  /** At once, of one tenant: as many as share a transaction. */
  readonly runningOfTenant: number;
  /** In line, of all tenants; what comes then is refused. */
  readonly waiting: number;
  /** In line, of one tenant. */
  readonly waitingOfTenant: number;
}

/** The limits of a process. A request in line holds its connection and not its body, which is read later. */
export const defaultConcurrencyLimits: ConcurrencyLimits = {
  running: 512,
  runningOfTenant: 64,
  waiting: 2048,
  waitingOfTenant: 512,
};

/**
 * Bounds the requests that a process works on, so that its memory does not grow with its load. Tenants with requests in
 * line have turns, so that one under full load does not hold up the others.
 */
export class ConcurrencyLimit {
  readonly #limits: ConcurrencyLimits;
  readonly #running = new Map<string, number>();
  /** By tenant, in the order of their turns. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #total = { running: 0, waiting: 0, refused: 0 };

  constructor(limits: ConcurrencyLimits = defaultConcurrencyLimits) {
    this.#limits = limits;
  }

  /** How many requests run and wait now, and how many were refused so far. */
  get counts(): { readonly running: number; readonly waiting: number; readonly refused: number } {
    return { ...this.#total };
  }

  /** Answers requests in their turns; one too many is a 503 that says when to try again. */
  limit(serve: Fetch): Fetch {
    return async (request) => {
      const tenant = tenantOfRequest(request) ?? '';
      if (!this.#hasRoom(tenant)) {
        const line = this.#waiting.get(tenant) ?? [];
        const { waiting, waitingOfTenant } = this.#limits;
        if (this.#total.waiting >= waiting || line.length >= waitingOfTenant) {
          this.#total.refused += 1;
          return Response.json(unavailableBody, { status: 503, headers: retrySoonHeaders });
        }
        this.#waiting.set(tenant, line);
        this.#total.waiting += 1;
        // Whoever ends its own request takes the place for this one.
        await new Promise<void>((resolve) => {
          line.push(resolve);
        });
      } else {
        this.#take(tenant);
      }
      try {
        return await serve(request);
      } finally {
        this.#giveBack(tenant);
      }
    };
  }

  #hasRoom(tenant: string): boolean {
    const { running, runningOfTenant } = this.#limits;
    return this.#total.running < running && (this.#running.get(tenant) ?? 0) < runningOfTenant;
  }

  #take(tenant: string): void {
    this.#total.running += 1;
    this.#running.set(tenant, (this.#running.get(tenant) ?? 0) + 1);
  }

  #giveBack(tenant: string): void {
    this.#total.running -= 1;
    const left = (this.#running.get(tenant) ?? 1) - 1;
    if (left === 0) this.#running.delete(tenant);
    else this.#running.set(tenant, left);
    for (const [next, line] of this.#waiting) {
      if (!this.#hasRoom(next)) continue;
      const go = line.shift();
      // Its next turn comes after those of all others.
      this.#waiting.delete(next);
      if (line.length > 0) this.#waiting.set(next, line);
      if (go === undefined) continue;
      this.#total.waiting -= 1;
      this.#take(next);
      go();
      return;
    }
  }
}
