import type { Store } from '../storage/store.js';
import type { UnitsOfWork } from '../unit/unit-of-work.js';
import { type ActiveFault, type FaultRequest, matchesRule } from './fault-rule.js';
import { countCall, listFaults } from './stored-faults.js';

/** How long cached rules are used; rules of another process on the same database apply after this time. */
const staleAfterMs = 1000;

const mostTenants = 1000;

interface ReadRules {
  /** When they were read: the system's time in milliseconds since 1970. */
  readonly at: number;
  readonly rules: Promise<readonly ActiveFault[]>;
}

interface FaultOptions {
  readonly store: Store;
  readonly units: UnitsOfWork;
  /** The seed of probabilities: the same requests with the same rules get the same faults. */
  readonly seed: string;
  readonly systemTime: () => number;
}

/**
 * Decides which fault a request gets. Rules and their counts are in the database, so that they apply in all
 * processes; they are cached for {@link staleAfterMs}, so that a request without a matching rule needs no query.
 */
export class FaultRules {
  /** By tenant, least recently read first. */
  readonly #known = new Map<string, ReadRules>();

  constructor(private readonly options: FaultOptions) {}

  forget(tenant: string): void {
    this.#known.delete(tenant);
  }

  /** Counts a request for all rules that it matches. Returns the first fault that applies; undefined if none does. */
  async nextFault(tenant: string, request: FaultRequest): Promise<ActiveFault | undefined> {
    const rules = await this.#rulesOf(tenant);
    if (!rules.some(({ rule }) => matchesRule(rule, request))) return undefined;
    const { units, seed } = this.options;
    return units.record(tenant, (unit) => countCall(unit, seed, request));
  }

  #rulesOf(tenant: string): Promise<readonly ActiveFault[]> {
    const now = this.options.systemTime();
    const known = this.#known.get(tenant);
    if (known && now - known.at < staleAfterMs) return known.rules;
    const rules = this.#read(tenant);
    this.#known.delete(tenant);
    this.#known.set(tenant, { at: now, rules });
    const [oldest] = this.#known.keys();
    if (this.#known.size > mostTenants && oldest !== undefined) this.#known.delete(oldest);
    return rules;
  }

  async #read(tenant: string): Promise<readonly ActiveFault[]> {
    try {
      return await this.options.store.reader(tenant).run((db) => listFaults({ db }));
    } catch (error) {
      this.forget(tenant);
      throw error;
    }
  }
}
