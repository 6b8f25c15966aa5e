import type { Sandbox } from '@seller-funds/sandbox';
import { setTimeout as sleep } from 'node:timers/promises';

/** A JSON body of any shape: the sandbox's own tests check the shapes. */
// oxlint-disable-next-line typescript/no-explicit-any -- a body of any shape
type Body = any;

interface Result {
  readonly status: number;
  readonly body: Body;
  /** The number of earlier attempts without a response, which may have been executed. */
  readonly attemptsWithoutResponse: number;
}

export interface WorkloadOptions {
  readonly key: string;
  readonly seed: number;
  readonly url: (random: number) => string;
  readonly attempts?: number;
}

interface Account {
  readonly code: string;
  readonly externalCode: string;
}

export class Workload {
  readonly key: string;
  /** Amounts in minor units, by extRef. */
  readonly splits = new Map<string, number>();
  readonly refunds = new Set<string>();
  readonly payouts = new Set<string>();
  unknownPayouts = 0;
  readonly unexpected: string[] = [];
  readonly statuses = new Map<number, number>();
  readonly #url: WorkloadOptions['url'];
  readonly #attempts: number;
  readonly #accounts: Account[] = [];
  #scheduled: string | undefined;
  #count = 0;
  #random: number;

  constructor({ key, seed, url, attempts = 200 }: WorkloadOptions) {
    this.key = key;
    this.#random = seed;
    this.#url = url;
    this.#attempts = attempts;
  }

  async open(receiver?: string): Promise<void> {
    const settings = { kycBeginsAfterMs: 0, kycEndsAfterMs: 0, instantPayouts: true };
    await this.#call('PATCH', '/_sandbox/merchant', settings);
    if (receiver !== undefined) {
      const configuration = { type: 'WEBHOOK_PAYOUT_UPDATE', url: receiver };
      await this.#call('POST', '/api/webhook-configurations', configuration);
    }
    for (const name of ['Anna', 'Berta']) this.#accounts.push(await this.#openSeller(name));
  }

  async #openSeller(displayName: string): Promise<Account> {
    const { body: holder } = await this.#call('POST', '/api/accountholders', { displayName });
    const account = { displayName, accountType: 'IBAN', currency: 'EUR' };
    const { body: external } = await this.#call(
      'POST',
      `/api/accountholders/${holder.code}/externalaccounts`,
      { ...account, accountNumber: 'NL45SNDB0000000001' },
    );
    const passed = { outcome: 'PASSED' };
    await this.#call('POST', `/_sandbox/account-holders/${holder.code}/kyc`, passed);
    await this.#call('POST', `/_sandbox/external-accounts/${external.code}/kyc`, passed);
    return { code: holder.accounts[0].code, externalCode: external.code };
  }

  async openSchedule(): Promise<void> {
    const { code } = await this.#openSeller('Carla');
    const daily = {
      type: 'SCHEDULED',
      frequency: '0 0 0 * * ?',
      refundPeriod: 0,
      minimumAmount: 0,
    };
    await this.#call('PUT', `/api/payout-configuration/accounts/${code}`, daily);
    this.#scheduled = code;
  }

  async nextDay(): Promise<void> {
    await this.#call('POST', '/_sandbox/clock/advance', { seconds: 24 * 60 * 60 });
  }

  async step(): Promise<void> {
    this.#count += 1;
    const extRef = `order-${this.#next()}-${this.#count}`;
    const account = this.#pick(this.#accounts);
    if (!account) throw new Error('open() has not created the accounts.');
    const base = this.#next() % 2 === 0 ? '/api' : '/api/v1';
    const kind = this.#next() % 12;
    const payee = kind === 0 ? (this.#scheduled ?? account.code) : account.code;
    if (kind < 5) await this.#pay(base, extRef, payee);
    else if (kind === 5) await this.#refund(base);
    else if (kind === 6) await this.#payOut(base, account, 1 + (this.#next() % 50));
    else if (kind === 7) await this.#payOut(base, account);
    else if (kind === 8) await this.#transfer();
    else if (kind === 9) {
      const code = this.#pick([...this.payouts]) ?? 'none';
      await this.#call('DELETE', `${base}/fund/payout-requests/${code}`);
    } else if (kind === 10) {
      const reads = [`balance/${account.code}`, 'split-payments?_pageSize=10', 'payout-requests'];
      await this.#call('GET', `${base}/fund/${this.#pick(reads)}`);
      await this.#call('GET', '/api/transactions?_pageSize=10');
    } else await this.#call('POST', '/_sandbox/settlements', {});
  }

  async faultsIn(sandbox: Sandbox): Promise<string[]> {
    const url = 'http://any.example/_sandbox/settlements';
    await sandbox.tenant(this.key).fetch(new Request(url, { method: 'POST' }));
    const payouts = await this.#endedPayouts(sandbox);
    const splits = await this.listAll(sandbox, '/api/fund/split-payments');
    const refunds = await this.listAll(sandbox, '/api/fund/split-refunds');
    // Each split, refund and payout has at most one journal of each kind.
    const journals = await this.listAll(sandbox, '/_sandbox/journal');
    const causes = journals.map(({ kind, reference }) => `${kind} ${reference}`);
    const settled = causes.filter((cause) => cause.startsWith('SETTLEMENT')).length;
    const references = [
      ...splits.map(({ extRef, totalAmount }) => `split ${extRef} ${totalAmount}`),
      ...refunds.map(({ extRef }) => `refund ${extRef}`),
      ...payouts.map(({ code }) => `payout ${code}`),
    ];
    const acknowledged = [
      ...Array.from(this.splits, ([extRef, amount]) => `split ${extRef} ${amount}`),
      ...Array.from(this.refunds, (extRef) => `refund ${extRef}`),
      ...Array.from(this.payouts, (code) => `payout ${code}`),
    ];
    const stored = new Set(references);
    const scheduled = payouts.filter(({ accountCode }) => accountCode === this.#scheduled);
    const days = scheduled.map(({ createdAt }) => `scheduled payout of ${createdAt.slice(0, 10)}`);
    const requested = payouts.length - scheduled.length;
    return [
      ...acknowledged.filter((each) => !stored.has(each)).map((each) => `lost ${each}`),
      ...[...causes, ...references, ...days].filter(
        (each, index, all) => all.indexOf(each) < index,
      ),
      ...splits.filter(({ items }) => items.length !== 2).map(({ extRef }) => `part of ${extRef}`),
      ...(requested > this.payouts.size + this.unknownPayouts ? ['more payouts'] : []),
      ...(this.#scheduled !== undefined && scheduled.length === 0 ? ['no scheduled payout'] : []),
      ...(settled === splits.length + refunds.length ? [] : [`${settled} settlements`]),
    ];
  }

  /** Returns all payouts once they have ended: other processes take over the jobs of a stopped process. */
  async #endedPayouts(sandbox: Sandbox): Promise<Body[]> {
    for (let attempt = 1; ; attempt += 1) {
      const all = await this.listAll(sandbox, '/api/fund/payout-requests');
      const open = all.filter(({ status }) => ['WAITING', 'ACCEPTED'].includes(status));
      if (open.length === 0) return all;
      if (attempt > 300) throw new Error(`${open[0].code} does not end.`);
      await sleep(200);
    }
  }

  async listAll(sandbox: Sandbox, path: string): Promise<Body[]> {
    const elements: Body[] = [];
    for (let page = 0; ; page += 1) {
      const url = `http://any.example${path}?_pageSize=100&_pageNumber=${page}`;
      const response = await sandbox.tenant(this.key).fetch(new Request(url));
      const body = (await response.json()) as Body;
      elements.push(...body.elements);
      if (body.elements.length < 100) return elements;
    }
  }

  /** Retries after a 503 or a connection error, as a client of the API does; returns the first other response. */
  async #call(method: string, path: string, body?: object): Promise<Result> {
    const headers = { authorization: `Bearer ${this.key}`, 'content-type': 'application/json' };
    const init = body === undefined ? {} : { body: JSON.stringify(body) };
    for (let attempt = 1; attempt <= this.#attempts; attempt += 1) {
      try {
        const response = await fetch(this.#url(this.#next()) + path, { method, headers, ...init });
        const text = await response.text();
        const { status } = response;
        this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
        if (status !== 503) {
          if (status >= 500) this.unexpected.push(`${status} ${path} ${text}`);
          return {
            status,
            body: text === '' ? undefined : JSON.parse(text),
            attemptsWithoutResponse: attempt - 1,
          };
        }
        if (response.headers.get('retry-after') === null)
          this.unexpected.push(`503 without Retry-After ${path}`);
        await sleep(100);
      } catch {
        // The connection was closed or refused.
        await sleep(50);
      }
    }
    throw new Error(`No response to ${method} ${path}.`);
  }

  async #pay(base: string, extRef: string, accountCode: string): Promise<void> {
    const amount = 2 + (this.#next() % 500);
    const item = (number: 1 | 2, part: number) => ({
      type: 'ITEM',
      label: 'PRODUCT_ITEM',
      extRef: `${extRef}-${number}`,
      amount: part,
      accountCode,
    });
    const { status, body } = await this.#call('POST', `${base}/fund/split-payments`, {
      extRef,
      totalAmount: amount,
      currency: 'EUR',
      paymentProcessor: 'ADYEN',
      paymentMethod: 'IDEAL',
      extProcessedAt: new Date().toISOString(),
      pspExtRef: `${this.#next() % 3 === 0 ? '' : 'settle-now-'}${extRef}`,
      items: [item(1, 1), item(2, amount - 1)],
    });
    if (status === 200) this.splits.set(extRef, amount);
    else this.unexpected.push(`${status} ${JSON.stringify(body)}`);
  }

  async #refund(base: string): Promise<void> {
    const extRef = this.#pick([...this.splits.keys()]);
    if (extRef === undefined) return;
    const { status, body } = await this.#call('POST', `${base}/fund/split-refunds`, {
      extRef,
      pspMutationExtRef: `settle-now-back-${extRef}`,
    });
    // A repeated refund gets the response of the first.
    if (status === 200) this.refunds.add(extRef);
    else this.unexpected.push(`${status} ${JSON.stringify(body)}`);
  }

  async #payOut(
    base: string,
    { code, externalCode }: { readonly code: string; readonly externalCode: string },
    amount?: number,
  ): Promise<void> {
    const request = { accountCode: code, externalAccountCode: externalCode, amount };
    // Payout requests have no idempotency key: an attempt without a response may have created another payout.
    this.unknownPayouts += 1;
    const path = `${base}/fund/payout-requests`;
    const { status, body, attemptsWithoutResponse } = await this.#call('POST', path, request);
    if (status === 200) this.payouts.add(body.code);
    this.unknownPayouts += attemptsWithoutResponse - 1;
  }

  async #transfer(): Promise<void> {
    const [from, to] = this.#accounts;
    const idempotencyKey = crypto.randomUUID();
    const amount = 1 + (this.#next() % 100);
    const codes = { fromAccountCode: from?.code, toAccountCode: to?.code };
    const body = { ...codes, amount, idempotencyKey, type: 'CORRECTION' };
    await this.#call('POST', '/api/fund/balance-transfers', body);
  }

  #pick<T>(several: readonly T[]): T | undefined {
    return several[this.#next() % Math.max(1, several.length)];
  }

  #next(): number {
    let next = this.#random;
    next ^= next << 13;
    next ^= next >>> 17;
    next ^= next << 5;
    this.#random = next >>> 0;
    return this.#random;
  }
}
