import { Lane, type LaneOptions } from './lane.js';

/**
 * A lane for each tenant that has something to do. A transaction belongs to one tenant: none waits for the locks of
 * another one's, a tenant under load has one place in the line for a connection as every other has, and on an engine
 * that spreads tenants over machines a transaction needs one of them.
 */
export class TenantLanes {
  readonly #options: LaneOptions;
  readonly #lanes = new Map<string, Lane>();

  constructor(options: LaneOptions) {
    this.#options = options;
  }

  /** The lane of a tenant. It is forgotten when it has nothing to do. */
  get(tenant: string): Lane {
    const known = this.#lanes.get(tenant);
    if (known) return known;
    const onIdle = (): void => {
      this.#lanes.delete(tenant);
    };
    const lane = new Lane({ ...this.#options, onIdle });
    this.#lanes.set(tenant, lane);
    return lane;
  }

  /** Resolves when nothing is left to do. */
  async idle(): Promise<void> {
    await Promise.all([...this.#lanes.values()].map((lane) => lane.idle()));
  }
}
