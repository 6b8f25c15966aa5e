import { hash32 } from '../kernel/random.js';
import { type ActiveFault, type FaultRequest, type FaultRule, matches } from './fault-rule.js';

/**
 * The faults that tenants have asked for. They are kept in memory: a sandbox that starts anew has none.
 * Chance comes from the seed, so that the same calls after the same rules meet the same faults.
 */
export class FaultRules {
  readonly #seed: string;
  readonly #tenants = new Map<string, ActiveFault[]>();

  constructor(seed: string) {
    this.#seed = seed;
  }

  /** Whether nobody has asked for any. */
  get none(): boolean {
    return this.#tenants.size === 0;
  }

  /** The rules of a tenant, in the order in which they were added. */
  list(tenant: string): readonly ActiveFault[] {
    return this.#tenants.get(tenant) ?? [];
  }

  /** Adds a rule to those of a tenant. Their numbers count from 1 in each tenant. */
  add(tenant: string, rule: FaultRule): ActiveFault {
    const faults = this.#tenants.get(tenant) ?? [];
    const fault = { id: (faults.at(-1)?.id ?? 0) + 1, rule, matched: 0, fired: 0 };
    this.#tenants.set(tenant, [...faults, fault]);
    return fault;
  }

  /** Removes a rule; false where there is none with this number. */
  remove(tenant: string, id: number): boolean {
    const faults = this.list(tenant);
    const rest = faults.filter((fault) => fault.id !== id);
    if (rest.length === faults.length) return false;
    if (rest.length === 0) this.#tenants.delete(tenant);
    else this.#tenants.set(tenant, rest);
    return true;
  }

  /** Removes all rules of a tenant. */
  clear(tenant: string): void {
    this.#tenants.delete(tenant);
  }

  /** Counts a call for all rules that it matches. Gives the first that is to happen to it. */
  next(tenant: string, request: FaultRequest): ActiveFault | undefined {
    let happens: ActiveFault | undefined;
    const faults = this.list(tenant).map((fault) => {
      if (!matches(fault.rule, request)) return fault;
      const counted = { ...fault, matched: fault.matched + 1 };
      if (happens || !this.#isDue(tenant, counted)) return counted;
      happens = { ...counted, fired: counted.fired + 1 };
      return happens;
    });
    if (faults.length > 0) this.#tenants.set(tenant, faults);
    return happens;
  }

  #isDue(tenant: string, { id, rule, matched, fired }: ActiveFault): boolean {
    const { nth, times, probability = 1 } = rule;
    if (nth !== undefined && matched !== nth) return false;
    if (times !== undefined && fired >= times) return false;
    return hash32(`${this.#seed}:${tenant}`, id, matched) < probability * 2 ** 32;
  }
}
