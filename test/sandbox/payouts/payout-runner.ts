import assert from 'node:assert/strict';
import type { Sandbox } from '@seller-funds/sandbox';
import { type Bank, type ExpectedPayout, PayoutOracle } from './oracle.js';
import type { PayoutStep } from './steps.js';

/** The initial time of the frozen clocks: a Thursday, so that weekends come soon. */
export const start = Date.UTC(2026, 2, 12, 9);

/** Sellers with the behavior of their banks, and the test account number for it (D94). */
const sellers: readonly { readonly bank: Bank; readonly accountNumber: string }[] = [
  { bank: 'pays', accountNumber: 'NL45SNDB0000000001' },
  { bank: 'refuses', accountNumber: 'NL18SNDB0000000002' },
  { bank: 'returns', accountNumber: 'NL88SNDB0000000003' },
  { bank: 'holds', accountNumber: 'NL61SNDB0000000004' },
];

/** The status of states in each version; undefined if the payout does not exist in the version (D89). */
const statusNames = {
  1: { RETURNED: 'FAILED', CANCELLED: undefined },
  2: { REJECTED: 'FAILED' },
} as const;

const hourMs = 60 * 60 * 1000;
const path = { 1: '/api/v1/fund/payout-requests', 2: '/api/fund/payout-requests' } as const;

type StepTo<D extends PayoutStep['do']> = Extract<PayoutStep, { do: D }>;

// oxlint-disable-next-line typescript/no-explicit-any -- a body of any shape
type Body = any;

/** A merchant whose payouts are made by the sandbox and predicted by the oracle. */
export class PayoutRunner {
  readonly #sandbox: Sandbox;
  readonly #key: string;
  readonly #oracle = new PayoutOracle(
    sellers.map(({ bank }) => bank),
    start,
  );
  readonly #accounts: { readonly account: string; readonly external: string }[] = [];
  readonly #orders: {
    readonly extRef: string;
    readonly seller: number;
    readonly amount: number;
  }[] = [];
  #count = 0;

  private constructor(sandbox: Sandbox, key: string) {
    this.#sandbox = sandbox;
    this.#key = key;
  }

  /** Creates the merchant of a key. */
  static async open(sandbox: Sandbox, key: string): Promise<PayoutRunner> {
    const runner = new PayoutRunner(sandbox, key);
    for (const { accountNumber } of sellers) await runner.#addSeller(accountNumber);
    return runner;
  }

  /** Runs a step in the sandbox and in the oracle. The sandbox must reject invalid steps. */
  async do(step: PayoutStep): Promise<void> {
    switch (step.do) {
      case 'earn':
        return this.#earn(step);
      case 'refund':
        return this.#refund(step);
      case 'request':
        return this.#request(step);
      case 'delete':
        return this.#delete(step);
      case 'wait':
        await this.#call('POST', '/_sandbox/clock/advance', 200, { seconds: step.hours * 3600 });
        return this.#oracle.pass(step.hours);
    }
  }

  /** Compares all payouts, in both versions, with the oracle. */
  async checkPayouts(): Promise<void> {
    for (const payout of this.#oracle.payouts) {
      await this.#checkPayout(1, payout);
      await this.#checkPayout(2, payout);
    }
  }

  /** Compares all balances with the oracle, and checks the invariants. */
  async checkBalances(): Promise<void> {
    const list = '/api/accountholders?_fragments=accounts';
    const { elements } = await this.#call('GET', list, 200);
    const held = new Map<string, Body>(
      elements.map(({ accounts: [one] }: Body) => [one.code, one.balances[0]]),
    );
    for (const [seller, { account }] of this.#accounts.entries()) {
      const { confirmed, pending, payout } = held.get(account);
      const balance = this.#oracle.balances[seller];
      const expected = [balance?.confirmed, balance?.pending, this.#oracle.available(seller)];
      assert.deepEqual([confirmed, pending, payout], expected);
    }
    const { checks } = await this.#call('GET', '/_sandbox/invariants', 200);
    assert.deepEqual(
      checks.flatMap(({ violations }: Body) => violations),
      [],
    );
  }

  async #checkPayout(v: 1 | 2, { code, state, amount }: ExpectedPayout): Promise<void> {
    const names: Partial<Record<ExpectedPayout['state'], string | undefined>> = statusNames[v];
    const status = state in names ? names[state] : state;
    const body = await this.#call('GET', `${path[v]}/${code}`, status === undefined ? 404 : 200);
    if (status === undefined) return;
    assert.equal(body.status, status, `${code} is ${state}`);
    assert.equal(body.amount ?? null, amount);
  }

  async #addSeller(accountNumber: string): Promise<void> {
    const holder = await this.#call('POST', '/api/accountholders', 200, {
      displayName: accountNumber,
    });
    const bank = { displayName: 'Bank', accountType: 'IBAN', accountNumber, currency: 'EUR' };
    const holders = `/api/accountholders/${holder.code}/externalaccounts`;
    const external = (await this.#call('POST', holders, 200, bank)).code;
    const passed = { outcome: 'PASSED' };
    await this.#call('POST', `/_sandbox/account-holders/${holder.code}/kyc`, 200, passed);
    await this.#call('POST', `/_sandbox/external-accounts/${external}/kyc`, 200, passed);
    this.#accounts.push({ account: holder.accounts[0].code, external });
  }

  async #earn({ seller: index, amount, isSettled }: StepTo<'earn'>): Promise<void> {
    const seller = index % sellers.length;
    this.#count += 1;
    const extRef = `order-${this.#count}`;
    const accountCode = this.#accounts[seller]?.account;
    const item = { type: 'ITEM', label: 'PRODUCT_ITEM', extRef, amount, accountCode };
    const shared = { currency: 'EUR', paymentProcessor: 'ADYEN', items: [item] };
    const pspExtRef = `settle-${isSettled ? 'now' : 'never'}-${extRef}`;
    const body = { ...shared, extRef, totalAmount: amount, pspExtRef };
    await this.#call('POST', '/api/fund/split-payments', 200, body);
    this.#orders.push({ extRef, seller, amount });
    this.#oracle.book(seller, isSettled ? 'confirmed' : 'pending', amount);
  }

  /** Refunds a payment in full that was not refunded yet. */
  async #refund({ order: index, isSettled }: StepTo<'refund'>): Promise<void> {
    const [order] = this.#orders.splice(index % Math.max(1, this.#orders.length), 1);
    if (!order) return;
    const { extRef, seller, amount } = order;
    const pspMutationExtRef = `settle-${isSettled ? 'now' : 'never'}-back-${extRef}`;
    await this.#call('POST', '/api/fund/split-refunds', 200, { extRef, pspMutationExtRef });
    this.#oracle.book(seller, isSettled ? 'confirmed' : 'pending', -amount);
  }

  async #request(step: StepTo<'request'>): Promise<void> {
    const seller = step.seller % sellers.length;
    const { account = '', external = '' } = this.#accounts[seller] ?? {};
    const { now } = this.#oracle;
    const { processAt, balanceAt } = timesOf(step, now);
    const requested = step.how === 'amount' ? step.amount : null;
    const isTooLate = processAt !== null && balanceAt !== null && balanceAt > processAt;
    const { code } = await this.#call('POST', path[step.v], isTooLate ? 422 : 200, {
      accountCode: account,
      // Version 2 uses the selected one.
      externalAccountCode: step.v === 1 ? external : undefined,
      amount: requested ?? undefined,
      processAt: textOf(processAt),
      useBalanceAt: textOf(balanceAt),
    });
    if (isTooLate) return;
    const due = processAt ?? Math.max(now, balanceAt ?? now);
    this.#oracle.request({ code, seller, requested, balanceAt }, due);
  }

  async #delete({ v, payout: index }: StepTo<'delete'>): Promise<void> {
    const { payouts } = this.#oracle;
    const payout = payouts[index % Math.max(1, payouts.length)];
    if (!payout) return;
    const isHidden = v === 1 && payout.state === 'CANCELLED';
    const status = payout.state === 'WAITING' ? 200 : isHidden ? 404 : 409;
    await this.#call('DELETE', `${path[v]}/${payout.code}`, status);
    if (status === 200) payout.state = 'CANCELLED';
  }

  async #call(method: string, where: string, status: number, body?: object): Promise<Body> {
    const headers = { authorization: `Bearer ${this.#key}`, 'content-type': 'application/json' };
    const content = body === undefined ? {} : { body: JSON.stringify(body) };
    const request = new Request(`http://sandbox.example${where}`, { method, headers, ...content });
    const response = await this.#sandbox.fetch(request);
    const responseBody: unknown = await response.json();
    assert.equal(response.status, status, `${method} ${where}: ${JSON.stringify(responseBody)}`);
    return responseBody;
  }
}

/** Returns the moments of a request; null for those that it leaves out. */
function timesOf({ v, how, processIn, balanceIn }: StepTo<'request'>, now: number) {
  return {
    processAt: processIn === null ? null : now + processIn * hourMs,
    balanceAt: v === 1 && how === 'balanceAt' ? now + balanceIn * hourMs : null,
  };
}

function textOf(moment: number | null): string | undefined {
  return moment === null ? undefined : new Date(moment).toISOString();
}
