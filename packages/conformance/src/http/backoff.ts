import { setTimeout as wait } from 'node:timers/promises';
import { TimeLimitError } from './exchange.js';

/** Holds back all requests of a run while the target is rate limiting (429). */
export class Backoff {
  #openAt = 0;

  /** Sends nothing for at least this many milliseconds from now. */
  pause(milliseconds: number): void {
    this.#openAt = Math.max(this.#openAt, performance.now() + milliseconds);
  }

  /** @throws {TimeLimitError} if the run is aborted before requests may be sent. */
  async wait(signal: AbortSignal): Promise<void> {
    for (;;) {
      if (signal.aborted) throw new TimeLimitError('The time limit of the run is reached.');
      const left = this.#openAt - performance.now();
      if (left <= 0) return;
      await wait(left, undefined, { signal }).catch(() => undefined);
    }
  }
}
