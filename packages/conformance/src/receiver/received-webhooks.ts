import type { IncomingHttpHeaders } from 'node:http';
import { parseJson } from '../json.js';

/** A webhook that a test received. */
export interface Delivery {
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** In milliseconds since 1970, by the clock of the runner. */
  readonly receivedAt: number;
  /** The status code of the response; undefined while it is not sent, or if the connection was closed. */
  answered?: number;
  /** When it was answered, in milliseconds since 1970. */
  answeredAt?: number;
}

/** The response to a webhook. */
export interface WebhookResponse {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Empty by default. */
  readonly body?: string;
  /** True to close the connection without a response. */
  readonly closes?: boolean;
}

/** The webhooks received at one URL, in the order of arrival. */
export class ReceivedWebhooks {
  readonly url: string;
  readonly deliveries: Delivery[] = [];
  /** The response to the next webhooks. With a promise, they wait for it. */
  response: WebhookResponse | Promise<WebhookResponse> = { status: 200 };
  #waiting: (() => void)[] = [];

  constructor(url: string) {
    this.url = url;
  }

  receive(delivery: Delivery): WebhookResponse | Promise<WebhookResponse> {
    this.deliveries.push(delivery);
    const { response } = this;
    const note = ({ status, closes }: WebhookResponse): void => {
      if (closes === true) return;
      delivery.answered = status;
      delivery.answeredAt = Date.now();
    };
    if (response instanceof Promise) void response.then(note, () => undefined);
    else note(response);
    for (const wake of this.#waiting.splice(0)) wake();
    return response;
  }

  /** Waits for a webhook that matches. */
  async find(
    fits: (body: unknown, delivery: Delivery) => boolean,
    milliseconds: number,
  ): Promise<Delivery | undefined> {
    const end = performance.now() + milliseconds;
    for (;;) {
      const found = this.deliveries.find((delivery) => fits(parseJson(delivery.body), delivery));
      const left = end - performance.now();
      if (found || left <= 0) return found;
      await this.#next(left);
    }
  }

  /** Resolves when the next webhook arrives, or after the timeout. */
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
