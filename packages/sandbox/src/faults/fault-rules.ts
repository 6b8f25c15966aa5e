import type { Store } from '../storage/store.js';
import type { UnitsOfWork } from '../unit/unit-of-work.js';
import { type ActiveFault, type FaultRequest, type FaultRule, matches } from './fault-rule.js';
import { allRules, countCall } from './stored-faults.js';

/** How long this process may not know of a rule that another one has added to the same database. */
const staleAfterMs = 1000;

/** What fault rules need. */
export interface FaultOptions {
  readonly store: Store;
  readonly units: UnitsOfWork;
  /** What chance comes from: the same calls after the same rules meet the same faults. */
  readonly seed: string;
  /** The system's time in milliseconds. */
  readonly systemTime: () => number;
}

/**
 * Finds out which fault happens to a call. Rules are stored, and counted where they are stored, so that all
 * processes follow them; they are remembered for a moment, so that a call that none is about costs nothing.
 */
export class FaultRules {
  readonly #options: FaultOptions;
  #known: Promise<ReadonlyMap<string, readonly FaultRule[]>> = Promise.resolve(new Map());
  #readAt = Number.NEGATIVE_INFINITY;

  constructor(options: FaultOptions) {
    this.#options = options;
  }

  /** Whether nobody has asked for any. */
  async none(): Promise<boolean> {
    return (await this.#current()).size === 0;
  }

  /** Rules were changed: they are read again for the next call. */
  forget(): void {
    this.#readAt = Number.NEGATIVE_INFINITY;
  }

  /** Counts a call for all rules that it matches. Gives the first that is to happen to it. */
  async next(tenant: string, request: FaultRequest): Promise<ActiveFault | undefined> {
    const rules = (await this.#current()).get(tenant) ?? [];
    if (!rules.some((rule) => matches(rule, request))) return undefined;
    const { units, seed } = this.#options;
    return units.record(tenant, (unit) => countCall(unit, seed, request));
  }

  #current(): Promise<ReadonlyMap<string, readonly FaultRule[]>> {
    const now = this.#options.systemTime();
    if (now - this.#readAt >= staleAfterMs) {
      this.#readAt = now;
      this.#known = this.#read();
    }
    return this.#known;
  }

  async #read(): Promise<ReadonlyMap<string, readonly FaultRule[]>> {
    try {
      return await this.#options.store.reader().run(allRules);
    } catch (error) {
      this.forget();
      throw error;
    }
  }
}
