import type { ReplayStore } from './replay-store.js';

/** Enough for 160 notifications per second; takes about 20 MB of memory. */
const defaultLimit = 100_000;

/**
 * A replay store in memory, for a receiver with a single process. When it is full, it throws instead of
 * dropping signatures: the service retries the delivery, while a dropped signature could be replayed.
 */
export class MemoryReplayStore implements ReplayStore {
  /** When each signature expires, in milliseconds since 1970. */
  readonly #expiries = new Map<string, number>();
  readonly #limit: number;

  /**
   * @param options `limit`: the maximum number of signatures
   * @throws {TypeError} if the limit is not a positive integer
   */
  constructor({ limit = defaultLimit }: { readonly limit?: number } = {}) {
    if (!Number.isSafeInteger(limit) || limit < 1) {
      throw new TypeError('limit must be a positive integer.');
    }
    this.#limit = limit;
  }

  /** The number of stored signatures. */
  get size(): number {
    return this.#expiries.size;
  }

  /** @throws {Error} if the store is full of signatures that have not expired */
  add(signature: string, expiresAt: Date, now: Date): boolean {
    if (this.#expiries.size >= this.#limit) this.#forgetExpired(now.getTime());
    const expiry = this.#expiries.get(signature);
    if (expiry !== undefined && expiry >= now.getTime()) return false;
    if (this.#expiries.size >= this.#limit) {
      throw new Error(`The replay store is full (limit ${this.#limit}).`);
    }
    this.#expiries.set(signature, expiresAt.getTime());
    return true;
  }

  #forgetExpired(now: number): void {
    for (const [signature, expiry] of this.#expiries) {
      if (expiry < now) this.#expiries.delete(signature);
    }
  }
}
