import type { Backoff } from './backoff.js';
import { InvalidResponseError, NetworkError, TimeLimitError, RateLimitError } from './exchange.js';
import type { Reply, SentRequest } from './exchange.js';
import { transmit } from './transport.js';

/** How often a request is sent again that was answered with 429. */
const mostRepeats = 6;
/** How long all the waiting for one answer may take, in milliseconds. */
const longestWait = 120_000;

/** Sends requests to one target, politely: it waits where the target asks for it. */
export class Connection {
  readonly baseUrl: string;
  readonly #gate: Backoff;
  readonly #signal: AbortSignal;
  readonly #replyLimit: number;

  /** `replyLimit` is how long an answer is waited for, in milliseconds. */
  constructor(baseUrl: string, gate: Backoff, signal: AbortSignal, replyLimit: number) {
    this.baseUrl = baseUrl.replace(/\/+$/, '');
    this.#gate = gate;
    this.#signal = signal;
    this.#replyLimit = replyLimit;
  }

  /**
   * Sends a request and reads its answer. A 429 is waited out and the request sent again, within
   * limits; `onBusy` hears of each.
   * @throws {NetworkError} when the connection fails or no answer comes in time.
   * @throws {RateLimitError} when the target keeps answering 429.
   * @throws {TimeLimitError} when the run's time is over.
   */
  async send(
    request: SentRequest,
    onBusy: (reply: Reply) => void = () => undefined,
  ): Promise<Reply> {
    let waited = 0;
    for (let attempt = 0; attempt <= mostRepeats; attempt += 1) {
      await this.#gate.wait(this.#signal);
      const reply = await this.#attempt(request);
      if (reply.status !== 429) return reply;
      onBusy(reply);
      const wait = waitOf(reply, attempt);
      waited += wait;
      if (waited > longestWait) {
        const asked = Math.round(wait / 1000);
        throw new RateLimitError(`The target answers 429 and asks to wait ${asked} s.`);
      }
      this.#gate.pause(wait);
    }
    throw new RateLimitError('The target answers 429, however often it is asked.');
  }

  async #attempt(request: SentRequest): Promise<Reply> {
    try {
      return await transmit(request, this.#signals());
    } catch (error) {
      if (this.#signal.aborted) throw new TimeLimitError('The time of the run is over.');
      const isLate = error instanceof Error && error.name === 'TimeoutError';
      const message = isLate ? `no answer within ${this.#replyLimit / 1000} s` : explain(error);
      throw new NetworkError(message, request, await this.#answers(), isLate);
    }
  }

  #signals(): AbortSignal {
    return AbortSignal.any([this.#signal, AbortSignal.timeout(this.#replyLimit)]);
  }

  async #answers(): Promise<boolean> {
    const probe = { method: 'GET', url: `${this.baseUrl}/`, headers: {}, body: undefined };
    return transmit(probe, this.#signals()).then(
      () => true,
      (error: unknown) => error instanceof InvalidResponseError,
    );
  }
}

/** How long to wait after a 429, in milliseconds: what it says (RFC 9110, 10.2.3), else longer each time. */
function waitOf({ headers }: Reply, attempt: number): number {
  const after = headers['retry-after'] ?? '';
  const asked = /^\d+$/.test(after) ? Number(after) * 1000 : Date.parse(after) - Date.now();
  return Math.max(Number.isFinite(asked) ? asked : 250 * 2 ** attempt, 50);
}

function explain(error: unknown): string {
  if (error instanceof InvalidResponseError) return error.message;
  return `no answer: ${describeConnectionError(error)}`;
}

/** Why a connection failed. Where a name has several addresses, the error of all has a code alone. */
export function describeConnectionError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || String(Reflect.get(error, 'code') ?? error.name);
}
