import { describeError } from '../kernel/describe-error.js';
import { isOutage, StoreUnavailable } from './unavailable.js';

/** What happens to the transactions of a store, for metrics and logs. It contains no data of tenants. */
export type StoreEvent =
  | { readonly event: 'commit'; readonly units: number }
  /** A transaction runs again after a serialization failure or a deadlock. */
  | { readonly event: 'transaction-retried'; readonly reason: string }
  /** The database refused a transaction, for example because a statement took too long. */
  | { readonly event: 'database-error'; readonly reason: string }
  /** A transaction failed because of an outage; `isFirst` if it is the first one that notices it. */
  | { readonly event: 'database-unavailable'; readonly reason: string; readonly isFirst: boolean }
  | { readonly event: 'database-available'; readonly outageMs: number };

/** Reads and writes fail independently: a full disk or a standby server refuses only writes. */
type Access = 'read' | 'write';

/** Reports what happens to the transactions of a store, and when an outage begins and ends. */
export class StoreMonitor {
  /** When the last transaction failed because of an outage that no success has ended. */
  readonly #failedAt = new Map<Access, number>();
  #outageSince = 0;
  #listener: (event: StoreEvent) => void = () => undefined;

  observe(listener: (event: StoreEvent) => void): void {
    this.#listener = listener;
  }

  /** True if the last transaction of this kind failed because of an outage. */
  isFailing(access: Access): boolean {
    return this.#failedAt.has(access);
  }

  /** @param begun when the transaction began; one that began before the last failure may just have been lucky */
  committed(access: Access, begun: number, units: number): void {
    if (access === 'write') this.#listener({ event: 'commit', units });
    if (begun <= (this.#failedAt.get(access) ?? Infinity)) return;
    this.#failedAt.delete(access);
    if (this.#failedAt.size > 0) return;
    const outageMs = Math.round(performance.now() - this.#outageSince);
    this.#listener({ event: 'database-available', outageMs });
  }

  retried(error: unknown): void {
    this.#listener({ event: 'transaction-retried', reason: describeError(error) });
  }

  failed(access: Access, error: unknown): void {
    const cause = error instanceof StoreUnavailable ? error.cause : error;
    const reason = describeError(cause);
    if (!isOutage(cause)) {
      this.#listener({ event: 'database-error', reason });
      return;
    }
    const isFirst = this.#failedAt.size === 0;
    const now = performance.now();
    if (isFirst) this.#outageSince = now;
    this.#failedAt.set(access, now);
    this.#listener({ event: 'database-unavailable', reason, isFirst });
  }
}
