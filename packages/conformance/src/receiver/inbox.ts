import type { IncomingHttpHeaders } from 'node:http';
import { parseJson } from '../json.js';

/** What arrived at an address. */
export interface Delivery {
  readonly method: string;
  /** By their names in lower case. */
  readonly headers: IncomingHttpHeaders;
  /** As it came. */
  readonly body: string;
  /** Milliseconds since 1970, by the clock of the runner. */
  readonly receivedAt: number;
}

/** How a delivery is answered. */
export interface Acknowledgement {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Empty where left out. */
  readonly body?: string;
  /** Whether the connection is closed without a response. */
  readonly closes?: boolean;
}

/** What arrives at one address, in the order of arrival. */
export class Inbox {
  /** The address that the target is to be told. */
  readonly url: string;
  /** All that arrived so far. */
  readonly deliveries: Delivery[] = [];
  /** How what arrives next is answered. */
  answer: Acknowledgement = { status: 200 };
  #waiting: (() => void)[] = [];

  constructor(url: string) {
    this.url = url;
  }

  /** Puts a delivery in and says how it is answered. */
  take(delivery: Delivery): Acknowledgement {
    this.deliveries.push(delivery);
    for (const wake of this.#waiting.splice(0)) wake();
    return this.answer;
  }

  /**
   * Waits for a delivery that fits, from the given place on.
   * @returns the first one, or undefined where none came in time
   */
  async find(
    fits: (body: unknown, delivery: Delivery) => boolean,
    milliseconds: number,
    from = 0,
  ): Promise<Delivery | undefined> {
    const end = performance.now() + milliseconds;
    for (;;) {
      const found = this.deliveries
        .slice(from)
        .find((delivery) => fits(parseJson(delivery.body), delivery));
      const left = end - performance.now();
      if (found || left <= 0) return found;
      await this.#next(left);
    }
  }

  /** Resolves with the next delivery, or after some milliseconds. */
  async #next(milliseconds: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#waiting.push(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  }
}
