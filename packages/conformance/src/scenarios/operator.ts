import type { ActionName, Actions, Adapter, Tenant } from '../adapter/adapter.js';
import { NotRun } from '../outcome.js';

type Input<Name extends ActionName> = Omit<Parameters<Actions[Name]>[0] & object, 'tenant'>;

/** What the operator does for the tenant of a scenario, by the adapter. */
export class Operator {
  readonly #adapter: Adapter;
  readonly #tenant: Tenant;
  readonly #hide: (key: string) => void;
  #advanced = 0;

  /** `hide` keeps a key out of reports. */
  constructor(adapter: Adapter, tenant: Tenant, hide: (key: string) => void) {
    this.#adapter = adapter;
    this.#tenant = tenant;
    this.#hide = hide;
  }

  /** Lets the processor report payments (by extRef) and refunds (by pspMutationExtRef). */
  async settle(extRefs: readonly string[]): Promise<void> {
    await this.#action('settle')({ tenant: this.#tenant, extRefs });
  }

  /** Moves the tenant's clock; everything due until then is done afterwards. */
  async advance(seconds: number): Promise<void> {
    await this.#action('advanceTime')({ tenant: this.#tenant, seconds });
    this.#advanced += seconds * 1000;
  }

  /** The tenant's time, some seconds off at most, moved by so many seconds. */
  moment(seconds = 0): string {
    return new Date(Date.now() + this.#advanced + seconds * 1000).toISOString();
  }

  /** Moves the tenant's clock to noon (UTC) of the next day, or of a later one. */
  async toNoon(days = 1): Promise<void> {
    const now = Date.now() + this.#advanced;
    const noon = new Date(now);
    noon.setUTCDate(noon.getUTCDate() + days);
    noon.setUTCHours(12, 0, 0, 0);
    await this.advance(Math.ceil((noon.getTime() - now) / 1000));
  }

  async decideKyc(input: Input<'decideKyc'>): Promise<void> {
    await this.#action('decideKyc')({ ...input, tenant: this.#tenant });
  }

  async decidePayout(input: Input<'decidePayout'>): Promise<void> {
    await this.#action('decidePayout')({ ...input, tenant: this.#tenant });
  }

  async chargeback(extRef: string): Promise<void> {
    await this.#action('chargeback')({ tenant: this.#tenant, extRef });
  }

  async reportPayment(input: Input<'reportPayment'>): Promise<void> {
    await this.#action('reportPayment')({ ...input, tenant: this.#tenant });
  }

  async closeAccountHolder(accountHolderCode: string): Promise<void> {
    await this.#action('closeAccountHolder')({ tenant: this.#tenant, accountHolderCode });
  }

  async suspendAccountHolder(accountHolderCode: string): Promise<void> {
    await this.#action('suspendAccountHolder')({ tenant: this.#tenant, accountHolderCode });
  }

  async configureMerchant(input: Input<'configureMerchant'>): Promise<void> {
    await this.#action('configureMerchant')({ ...input, tenant: this.#tenant });
  }

  /** Another key of the tenant, beside those that it has. */
  async issueKey(): Promise<string> {
    const { apiKey } = await this.#action('issueKey')({ tenant: this.#tenant });
    this.#hide(apiKey);
    return apiKey;
  }

  /** Takes a key away that {@link Operator.issueKey} made. */
  async revokeKey(apiKey: string): Promise<void> {
    await this.#action('revokeKey')({ tenant: this.#tenant, apiKey });
  }

  #action<Name extends ActionName>(name: Name): Actions[Name] {
    const action = this.#adapter[name];
    if (action) return action as Actions[Name];
    throw new NotRun(`The adapter (${this.#adapter.name}) does not offer ${name}.`);
  }
}
