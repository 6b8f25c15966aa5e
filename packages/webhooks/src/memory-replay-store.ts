import type { ReplayStore } from './replay-store.js';

/** So many signatures at once; about 20 MB of memory, and 160 notifications a second. */
const defaultLimit = 100_000;

/**
 * Remembers signatures in this process, for receivers that run only once. When it is full it refuses
 * rather than forgets: the service sends again, while what is forgotten could be played again.
 */
export class MemoryReplayStore implements ReplayStore {
  /** When each signature expires, in milliseconds since 1970. */
  readonly #expiries = new Map<string, number>();
  readonly #limit: number;

  /**
   * @param options `limit`: how many signatures it holds at most
   * @throws {TypeError} for a limit that is no positive integer
   */
  constructor({ limit = defaultLimit }: { readonly limit?: number } = {}) {
    if (!Number.isSafeInteger(limit) || limit < 1) {
      throw new TypeError('limit must be a positive integer.');
    }
    this.#limit = limit;
  }

  /** How many signatures are remembered at present. */
  get size(): number {
    return this.#expiries.size;
  }

  /** @throws {Error} when it is full of signatures that have not expired */
  add(signature: string, expiresAt: Date, now: Date): boolean {
    if (this.#expiries.size >= this.#limit) this.#forgetExpired(now.getTime());
    const expiry = this.#expiries.get(signature);
    if (expiry !== undefined && expiry >= now.getTime()) return false;
    if (this.#expiries.size >= this.#limit) {
      throw new Error(`The memory of seen signatures is full (${this.#limit}).`);
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
