import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from './cluster.js';

/** A JSON body of any shape: the sandbox's own tests check the shapes. */
// oxlint-disable-next-line typescript/no-explicit-any -- a body of any shape
type Body = any;

interface Result {
  readonly status: number;
  readonly body: Body;
  /** The number of earlier attempts without a response, which may have been executed. */
  readonly attemptsWithoutResponse: number;
}

/** A tenant that sends requests through the load balancer and records the acknowledged writes. */
export class Merchant {
  readonly key: string;
  /** Amounts in minor units, by extRef. */
  readonly splits = new Map<string, number>();
  readonly refunds = new Set<string>();
  /** The codes of acknowledged payouts. */
  readonly payouts = new Set<string>();
  /** The number of payout requests without a response. */
  unknownPayouts = 0;
  /** Responses that must not occur. */
  readonly unexpected: string[] = [];
  readonly #cluster: Cluster;
  readonly #accounts: { readonly code: string; readonly externalCode: string }[] = [];
  #count = 0;
  #random: number;

  constructor(cluster: Cluster, name: string, seed: number) {
    this.#cluster = cluster;
    this.key = `test_fleet_${name}`;
    this.#random = seed;
  }

  /** Creates the tenant with two sellers that can receive payouts, and a webhook configuration. */
  async open(receiver: string): Promise<void> {
    await this.call('PATCH', '/_sandbox/merchant', {
      kycBeginsAfterMs: 0,
      kycEndsAfterMs: 0,
      instantPayouts: true,
    });
    await this.call('POST', '/api/webhook-configurations', {
      type: 'WEBHOOK_PAYOUT_UPDATE',
      url: receiver,
    });
    for (const displayName of ['Anna', 'Berta']) {
      const { body: holder } = await this.call('POST', '/api/accountholders', { displayName });
      const account = { displayName, accountType: 'IBAN', currency: 'EUR' };
      const { body: external } = await this.call(
        'POST',
        `/api/accountholders/${holder.code}/externalaccounts`,
        { ...account, accountNumber: 'NL45SNDB0000000001' },
      );
      const passed = { outcome: 'PASSED' };
      await this.call('POST', `/_sandbox/account-holders/${holder.code}/kyc`, passed);
      await this.call('POST', `/_sandbox/external-accounts/${external.code}/kyc`, passed);
      this.#accounts.push({ code: holder.accounts[0].code, externalCode: external.code });
    }
  }

  /** Sends one random request, with one of the two versions of the API. */
  async step(): Promise<void> {
    this.#count += 1;
    const extRef = `order-${this.#next()}-${this.#count}`;
    const account = this.#accounts[this.#next() % 2];
    if (!account) throw new Error('open() has not created the accounts.');
    const base = this.#next() % 2 === 0 ? '/api' : '/api/v1';
    const kind = this.#next() % 8;
    if (kind < 4) await this.#pay(base, extRef, account.code);
    else if (kind === 4) await this.#refund(base);
    else if (kind === 5) await this.#payOut(base, account, 1 + (this.#next() % 50));
    else await this.call('GET', `${base}/fund/split-payments?_pageSize=10`);
  }

  /**
   * Sends a request until it gets a response, as a client of the API does: retries after a 503 or a connection error.
   * @returns the first response other than 503
   */
  async call(method: string, path: string, body?: object): Promise<Result> {
    const headers = { authorization: `Bearer ${this.key}`, 'content-type': 'application/json' };
    const init = body === undefined ? {} : { body: JSON.stringify(body) };
    for (let attempt = 1; ; attempt += 1) {
      if (attempt > 200) throw new Error(`No response to ${method} ${path}.`);
      try {
        const url = this.#cluster.pick(this.#next()) + path;
        const response = await fetch(url, { method, headers, ...init });
        const text = await response.text();
        if (response.status !== 503) {
          if (response.status >= 500) this.unexpected.push(`${response.status} ${path} ${text}`);
          return {
            status: response.status,
            body: text === '' ? undefined : JSON.parse(text),
            attemptsWithoutResponse: attempt - 1,
          };
        }
        const wait = response.headers.get('retry-after');
        if (wait === null) this.unexpected.push(`503 without Retry-After ${path}`);
        await sleep(100);
      } catch {
        // The connection was closed or refused.
        await sleep(50);
      }
    }
  }

  async #pay(base: string, extRef: string, accountCode: string): Promise<void> {
    const amount = 1 + (this.#next() % 500);
    const item = {
      type: 'ITEM',
      label: 'PRODUCT_ITEM',
      extRef: `${extRef}-1`,
      amount,
      accountCode,
    };
    const { status, body } = await this.call('POST', `${base}/fund/split-payments`, {
      extRef,
      totalAmount: amount,
      currency: 'EUR',
      paymentProcessor: 'ADYEN',
      paymentMethod: 'IDEAL',
      extProcessedAt: new Date().toISOString(),
      pspExtRef: `settle-now-${extRef}`,
      items: [item],
    });
    if (status === 200) this.splits.set(extRef, amount);
    else this.unexpected.push(`${status} ${JSON.stringify(body)}`);
  }

  async #refund(base: string): Promise<void> {
    const extRefs = [...this.splits.keys()];
    const extRef = extRefs[this.#next() % Math.max(1, extRefs.length)];
    if (extRef === undefined) return;
    const pspMutationExtRef = `settle-now-back-${extRef}`;
    const { status, body } = await this.call('POST', `${base}/fund/split-refunds`, {
      extRef,
      pspMutationExtRef,
    });
    // A repeated refund gets the response of the first.
    if (status === 200) this.refunds.add(extRef);
    else this.unexpected.push(`${status} ${JSON.stringify(body)}`);
  }

  async #payOut(
    base: string,
    { code, externalCode }: { readonly code: string; readonly externalCode: string },
    amount: number,
  ): Promise<void> {
    const { status, body, attemptsWithoutResponse } = await this.call(
      'POST',
      `${base}/fund/payout-requests`,
      { accountCode: code, externalAccountCode: externalCode, amount },
    );
    if (status === 200) this.payouts.add(body.code);
    // Payout requests have no idempotency key: an attempt without a response may have created another payout.
    this.unknownPayouts += attemptsWithoutResponse;
  }

  /** Returns the next pseudo-random number (xorshift). */
  #next(): number {
    let next = this.#random;
    next ^= next << 13;
    next ^= next >>> 17;
    next ^= next << 5;
    this.#random = next >>> 0;
    return this.#random;
  }
}
