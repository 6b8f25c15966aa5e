import type { Backoff } from './backoff.js';
import { InvalidResponseError, NetworkError, TimeLimitError, RateLimitError } from './exchange.js';
import type { Reply, SentRequest } from './exchange.js';
import { transmit } from './transport.js';

const mostRepeats = 6;
/** The total time spent waiting after 429 responses to one request, in milliseconds. */
const longestWait = 120_000;

/** Sends requests to one target and honors its rate limit. */
export class Connection {
  readonly baseUrl: string;

  /** @param replyLimit the timeout for one response, in milliseconds */
  constructor(
    baseUrl: string,
    private readonly gate: Backoff,
    private readonly signal: AbortSignal,
    private readonly replyLimit: number,
  ) {
    this.baseUrl = baseUrl.replace(/\/+$/, '');
  }

  /**
   * Sends a request and reads its response. After a 429 it waits and sends the request again, within
   * limits.
   * @param onBusy called with each 429 response
   * @throws {NetworkError} if the connection fails or the response does not arrive in time.
   * @throws {RateLimitError} if the target keeps responding with 429.
   * @throws {TimeLimitError} if the time limit of the run is reached.
   */
  async send(
    request: SentRequest,
    onBusy: (reply: Reply) => void = () => undefined,
  ): Promise<Reply> {
    let waited = 0;
    for (let attempt = 0; attempt <= mostRepeats; attempt += 1) {
      await this.gate.wait(this.signal);
      const reply = await this.#attempt(request);
      if (reply.status !== 429) return reply;
      onBusy(reply);
      const wait = waitOf(reply, attempt);
      waited += wait;
      if (waited > longestWait) {
        const asked = Math.round(wait / 1000);
        throw new RateLimitError(`The target responds with 429 and asks to wait ${asked} s.`);
      }
      this.gate.pause(wait);
    }
    throw new RateLimitError('The target keeps responding with 429.');
  }

  async #attempt(request: SentRequest): Promise<Reply> {
    try {
      return await transmit(request, this.#signals());
    } catch (error) {
      if (this.signal.aborted) throw new TimeLimitError('The time limit of the run is reached.');
      const isLate = error instanceof Error && error.name === 'TimeoutError';
      const message = isLate ? `no response within ${this.replyLimit / 1000} s` : explain(error);
      throw new NetworkError(message, request, await this.#isReachable(), isLate);
    }
  }

  #signals(): AbortSignal {
    return AbortSignal.any([this.signal, AbortSignal.timeout(this.replyLimit)]);
  }

  async #isReachable(): Promise<boolean> {
    const probe = { method: 'GET', url: `${this.baseUrl}/`, headers: {}, body: undefined };
    return transmit(probe, this.#signals()).then(
      () => true,
      (error: unknown) => error instanceof InvalidResponseError,
    );
  }
}

/** How long to wait after a 429, in milliseconds: `Retry-After` (RFC 9110, 10.2.3), otherwise exponential backoff. */
function waitOf({ headers }: Reply, attempt: number): number {
  const after = headers['retry-after'] ?? '';
  const asked = /^\d+$/.test(after) ? Number(after) * 1000 : Date.parse(after) - Date.now();
  return Math.max(Number.isFinite(asked) ? asked : 250 * 2 ** attempt, 50);
}

function explain(error: unknown): string {
  if (error instanceof InvalidResponseError) return error.message;
  return `no response: ${describeConnectionError(error)}`;
}

/** Why a connection failed. An AggregateError (a host with several addresses) has a code but no message. */
export function describeConnectionError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || String(Reflect.get(error, 'code') ?? error.name);
}
