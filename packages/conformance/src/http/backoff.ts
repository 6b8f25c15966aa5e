import { setTimeout as wait } from 'node:timers/promises';
import { TimeLimitError } from './exchange.js';

/** Holds all requests of a run back while the target asks for it (429). */
export class Backoff {
  #openAt = 0;

  /** Nothing is sent for so many milliseconds from now, whatever was asked before. */
  pause(milliseconds: number): void {
    this.#openAt = Math.max(this.#openAt, performance.now() + milliseconds);
  }

  /**
   * Waits until requests may be sent.
   * @throws {TimeLimitError} when the run ends before.
   */
  async wait(signal: AbortSignal): Promise<void> {
    for (;;) {
      if (signal.aborted) throw new TimeLimitError('The time of the run is over.');
      const left = this.#openAt - performance.now();
      if (left <= 0) return;
      await wait(left, undefined, { signal }).catch(() => undefined);
    }
  }
}
