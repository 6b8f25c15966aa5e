import type { Store } from '../storage/store.js';
import type { UnitsOfWork } from '../unit/unit-of-work.js';
import { type ActiveFault, type FaultRequest, type FaultRule, matches } from './fault-rule.js';
import { countCall, readRules } from './stored-faults.js';

/** How long this process may not know of a rule that another one has added to the same database. */
const staleAfterMs = 1000;

/** The rules of how many tenants are remembered. */
const mostTenants = 1000;

/** The rules of a tenant when they were read. */
interface ReadRules {
  /** The system's time in milliseconds. */
  readonly at: number;
  readonly rules: Promise<readonly FaultRule[]>;
}

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
  /** By tenant; what was read last stands last. */
  readonly #known = new Map<string, ReadRules>();

  constructor(options: FaultOptions) {
    this.#options = options;
  }

  /** The rules of a tenant were changed: they are read again for its next call. */
  forget(tenant: string): void {
    this.#known.delete(tenant);
  }

  /** Counts a call for all rules that it matches. Gives the first that is to happen to it. */
  async next(tenant: string, request: FaultRequest): Promise<ActiveFault | undefined> {
    const rules = await this.#rulesOf(tenant);
    if (!rules.some((rule) => matches(rule, request))) return undefined;
    const { units, seed } = this.#options;
    return units.record(tenant, (unit) => countCall(unit, seed, request));
  }

  #rulesOf(tenant: string): Promise<readonly FaultRule[]> {
    const now = this.#options.systemTime();
    const known = this.#known.get(tenant);
    if (known && now - known.at < staleAfterMs) return known.rules;
    const rules = this.#read(tenant);
    this.#known.delete(tenant);
    this.#known.set(tenant, { at: now, rules });
    const [oldest] = this.#known.keys();
    if (this.#known.size > mostTenants && oldest !== undefined) this.#known.delete(oldest);
    return rules;
  }

  async #read(tenant: string): Promise<readonly FaultRule[]> {
    try {
      return await this.#options.store.reader(tenant).run((db) => readRules(db, tenant));
    } catch (error) {
      this.forget(tenant);
      throw error;
    }
  }
}
