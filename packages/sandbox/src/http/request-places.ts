import { HttpError } from '@seller-funds/server';
import type { Fetch } from '../kernel/fetch.js';
import { errorBody, retrySoonHeaders } from '../session.js';
import { ConcurrencyLimit } from './concurrency-limit.js';

/** The concurrency limits of both APIs in a process. */
export interface RequestLimits {
  readonly usual: ConcurrencyLimit;
  /** Operations whose cost grows with the tenant, or that call other operations. */
  readonly heavy: ConcurrencyLimit;
  /** Operations that mostly wait, for the clock or for webhooks. */
  readonly patient: ConcurrencyLimit;
}

export function createRequestLimits(): RequestLimits {
  const waiting = { waiting: 512, waitingOfTenant: 64 };
  return {
    usual: new ConcurrencyLimit(),
    heavy: new ConcurrencyLimit({ running: 2, runningOfTenant: 1, ...waiting }),
    patient: new ConcurrencyLimit({ running: 512, runningOfTenant: 16, ...waiting }),
  };
}

/** The numbers of requests of all kinds; the refused ones since the start. */
export function countRequests(limits: RequestLimits): ConcurrencyLimit['counts'] {
  const total = { running: 0, waiting: 0, refused: 0 };
  for (const { counts } of [limits.usual, limits.heavy, limits.patient]) {
    total.running += counts.running;
    total.waiting += counts.waiting;
    total.refused += counts.refused;
  }
  return total;
}

/** The places that the requests of an API have in the concurrency limits. */
export class RequestPlaces {
  readonly #leave = new Map<Request, () => void>();

  /**
   * Waits for a place, which the request has until its response is sent. Called after the check of the key and before
   * the body is read: only an admitted caller counts.
   * @throws {HttpError} 503 beyond the limits
   */
  async take(request: Request, limit: ConcurrencyLimit, tenant: string): Promise<void> {
    const leave = await limit.enter(tenant);
    if (!leave) throw new HttpError(503, errorBody('503.900.001'), retrySoonHeaders);
    this.#leave.set(request, leave);
  }

  /** Responds to a request, and gives its place back; a stream needs none, because its client sets the pace. */
  async serve(request: Request, respond: Fetch): Promise<Response> {
    try {
      return await respond(request);
    } finally {
      this.#leave.get(request)?.();
      this.#leave.delete(request);
    }
  }
}
