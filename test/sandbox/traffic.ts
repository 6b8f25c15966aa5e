/** A JSON body of any shape: the sandbox's own tests check the shapes. */
// oxlint-disable-next-line typescript/no-explicit-any -- a body of any shape
type Body = any;

/** Random concurrent requests to a tenant over HTTP. */
export class Traffic {
  /** The number of responses by status. */
  readonly statuses = new Map<number, number>();
  readonly #url: string;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #accounts: string[] = [];
  readonly #orders: string[] = [];
  readonly #payouts: string[] = [];
  #count = 0;

  private constructor(url: string, key: string) {
    this.#url = url;
    this.#headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  }

  /** Creates a tenant with four sellers who can receive payouts. */
  static async open(url: string, key: string): Promise<Traffic> {
    const traffic = new Traffic(url, key);
    for (const displayName of ['Anna', 'Berta', 'Carla', 'Dora'])
      await traffic.#addSeller(displayName);
    return traffic;
  }

  /** Sends one request, selected by two numbers. */
  async step(what: number, which: number): Promise<void> {
    const account = this.#pick(this.#accounts, which);
    const order = this.#pick(this.#orders, which);
    const payout = this.#pick(this.#payouts, which);
    const steps = [
      () => this.#pay(account, 1 + (which % 500), ''),
      () => this.#pay(account, 1 + (which % 500), 'settle-now-'),
      () => this.#pay(account, 1 + (which % 500), 'settle-now-'),
      () => this.#refund(order),
      () => this.#requestPayout(account, 1 + (which % 300)),
      () => this.#requestPayout(account, undefined),
      () => this.#call('DELETE', `/api/fund/payout-requests/${payout}`),
      () => this.#transfer(account, this.#pick(this.#accounts, which + 1), 1 + (which % 100)),
      () => this.#call('GET', '/api/fund/split-payments?_pageSize=10'),
      () => this.#call('GET', `/api/v1/fund/balance/${account}`),
      () => this.#call('GET', '/api/transactions?_pageSize=10'),
      () => this.#call('POST', '/_sandbox/settlements', { references: [order] }),
    ];
    await steps[what % steps.length]?.();
  }

  async #addSeller(displayName: string): Promise<void> {
    const holder = await this.#call('POST', '/api/accountholders', { displayName });
    const accountNumber = 'NL45SNDB0000000001';
    const bank = { displayName, accountType: 'IBAN', accountNumber, currency: 'EUR' };
    const external = await this.#call(
      'POST',
      `/api/accountholders/${holder.code}/externalaccounts`,
      bank,
    );
    const passed = { outcome: 'PASSED' };
    await this.#call('POST', `/_sandbox/account-holders/${holder.code}/kyc`, passed);
    await this.#call('POST', `/_sandbox/external-accounts/${external.code}/kyc`, passed);
    this.#accounts.push(holder.accounts[0].code);
  }

  async #pay(accountCode: string, amount: number, prefix: string): Promise<void> {
    const extRef = this.#name('order');
    const item = { type: 'ITEM', label: 'PRODUCT_ITEM', extRef, amount, accountCode };
    const shared = {
      currency: 'EUR',
      paymentProcessor: 'ADYEN',
      pspExtRef: `${prefix}${extRef}`,
    };
    const body = { extRef, totalAmount: amount, items: [item], ...shared };
    await this.#call('POST', '/api/fund/split-payments', body);
    this.#orders.push(extRef);
  }

  async #refund(extRef: string): Promise<void> {
    const body = { extRef, pspMutationExtRef: this.#name('settle-now-refund') };
    await this.#call('POST', '/api/fund/split-refunds', body);
  }

  async #requestPayout(accountCode: string, amount: number | undefined): Promise<void> {
    const body = { accountCode, amount };
    const { code } = await this.#call('POST', '/api/fund/payout-requests', body);
    if (typeof code === 'string' && code.startsWith('po_')) this.#payouts.push(code);
  }

  async #transfer(fromAccountCode: string, toAccountCode: string, amount: number): Promise<void> {
    this.#count += 1;
    const idempotencyKey = `00000000-0000-4000-8000-${String(this.#count).padStart(12, '0')}`;
    const body = { fromAccountCode, toAccountCode, amount, idempotencyKey, type: 'CORRECTION' };
    await this.#call('POST', '/api/fund/balance-transfers', body);
  }

  async #call(method: string, path: string, body?: object): Promise<Body> {
    const init = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await fetch(this.#url + path, { method, headers: this.#headers, ...init });
    this.statuses.set(response.status, (this.statuses.get(response.status) ?? 0) + 1);
    const text = await response.text();
    return text === '' ? undefined : JSON.parse(text);
  }

  #name(what: string): string {
    this.#count += 1;
    return `${what}-${this.#count}`;
  }

  /** One of several codes; an unknown code if the list is empty. */
  #pick(several: readonly string[], index: number): string {
    return several[index % Math.max(1, several.length)] ?? `none-${index}`;
  }
}
