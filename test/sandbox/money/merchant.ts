import assert from 'node:assert/strict';
import type { Sandbox } from '@seller-funds/sandbox';
import { type Effect, effectOf, type PaymentItem, Oracle, type Payment } from './oracle.js';
import type { PlannedItem, Step } from './steps.js';

/** The initial time of the frozen clocks: a full hour, because the oracle counts in hours. */
export const start = Date.UTC(2026, 2, 10, 9);

const sellerLabels = new Set(['PLATFORM_DISCOUNT', 'PRODUCT_ITEM', 'SHIPPING']);

type StepTo<D extends Step['do']> = Extract<Step, { do: D }>;

/** The last request that can be retried. */
interface Repeatable {
  readonly path: string;
  readonly body: object;
  readonly code: string;
}

/** A merchant with three sellers, whose balances are tracked by the sandbox and by the oracle. */
export class Merchant {
  readonly #sandbox: Sandbox;
  readonly #key: string;
  #sellers: string[] = [];
  #liable = '';
  #fee = '';
  #oracle = new Oracle([], start);
  #last: Repeatable | undefined;
  #count = 0;

  private constructor(sandbox: Sandbox, key: string) {
    this.#sandbox = sandbox;
    this.#key = key;
  }

  /** Creates the merchant of a key. */
  static async open(sandbox: Sandbox, key: string): Promise<Merchant> {
    const merchant = new Merchant(sandbox, key);
    await merchant.#open();
    return merchant;
  }

  /** Runs a step in the sandbox and in the oracle. The sandbox must reject invalid steps. */
  async do(step: Step): Promise<void> {
    switch (step.do) {
      case 'pay':
        return this.#pay(step);
      case 'refund':
        return this.#refund(step);
      case 'refundPart':
        return this.#refundPart(step);
      case 'cancel':
        return this.#cancel(step);
      case 'settle':
        return this.#settle(step);
      case 'charge':
        return this.#charge(step);
      case 'wait':
        await this.#post('/_sandbox/clock/advance', { seconds: step.hours * 3600 }, 200);
        return this.#oracle.pass(step.hours);
      case 'transfer':
        return this.#transfer(step);
      case 'repeat':
        return this.#repeat();
    }
  }

  /** Compares all balances with the oracle, and checks the invariants. */
  async check(): Promise<void> {
    const actual = new Map<string, object>();
    const [division] = await this.#get('/api/divisions');
    for (const one of division.balances)
      actual.set(one.virtualAccountCode, {
        confirmed: Number(one.confirmedBalance),
        pending: Number(one.pendingBalance),
      });
    const { elements } = await this.#get('/api/accountholders?_fragments=accounts');
    for (const { accounts } of elements) {
      const [{ code, balances }] = accounts;
      actual.set(code, { confirmed: balances[0].confirmed, pending: balances[0].pending });
      assert.equal(balances[0].payout, this.#oracle.payout(code));
    }
    assert.deepEqual(actual, this.#oracle.holdings);
    const { checks } = await this.#get('/_sandbox/invariants');
    assert.deepEqual(
      checks.filter((one: { violations: [] }) => one.violations.length > 0),
      [],
    );
  }

  async #open(): Promise<void> {
    for (const displayName of ['Anna', 'Berta', 'Carla']) {
      const holder = await this.#post('/api/accountholders', { displayName }, 200);
      this.#sellers.push(holder.accounts[0].code);
    }
    const [{ balances }] = await this.#get('/api/divisions');
    [this.#liable, this.#fee] = balances.map(
      (one: { virtualAccountCode: string }) => one.virtualAccountCode,
    );
    this.#oracle = new Oracle([...this.#sellers, this.#liable, this.#fee], start);
  }

  async #pay({ v, seller, leaves }: StepTo<'pay'>): Promise<void> {
    this.#count += 1;
    const extRef = `order-${this.#count}`;
    const group = this.#sellerAt(seller);
    const total = leaves.reduce((sum, { amount }) => sum + amount, 0);
    const planned = leaves.map((plan, index) => this.#planLeaf(plan, seller, `leaf-${index}`));
    const items = planned.map(({ body }) => body);
    const path = v === 1 ? '/api/v1/fund/split-payments' : '/api/fund/split-payments';
    const body = {
      extRef,
      totalAmount: total,
      currency: 'EUR',
      paymentProcessor: 'ADYEN',
      pspExtRef: `psp-${extRef}`,
      paymentMethod: 'visa',
      extProcessedAt: '2026-03-10T09:00:00Z',
      items: [{ type: 'GROUP', extRef: 'group', amount: total, accountCode: group, items }],
    };
    const { code } = await this.#post(path, body, 200);
    this.#last = { path, body, code };
    const own = planned.map(({ leaf }) => leaf);
    const effect = effectOf(own.map(({ account, amount }) => [account, amount]));
    const createdAt = this.#oracle.now;
    const made = { code, extRef, seller: group, total, leaves: own, effect, createdAt };
    const payment: Payment = { ...made, state: 'pending' };
    this.#oracle.payments.push(payment);
    this.#oracle.expect(payment);
  }

  /** Returns a leaf for the request, and the accounts that its amount is booked to (D65, D66). */
  #planLeaf(
    plan: PlannedItem,
    seller: number,
    extRef: string,
  ): { body: object; leaf: PaymentItem } {
    const { label, amount, own } = plan;
    const named = { none: undefined, other: this.#sellerAt(seller + 1), fee: this.#fee }[own];
    const stays = sellerLabels.has(label);
    const passedTo = own === 'fee' ? this.#fee : this.#liable;
    const account = stays ? (named ?? this.#sellerAt(seller)) : passedTo;
    const charged = named ?? this.#sellerAt(seller);
    const body = { type: 'ITEM', label, extRef, amount, accountCode: named };
    return { body, leaf: { extRef, label, account, charged, amount, refunded: 0 } };
  }

  async #refund({ v, payment: index }: StepTo<'refund'>): Promise<void> {
    const payment = pick(this.#oracle.payments, index);
    if (!payment) return;
    const rests = payment.leaves.map((leaf) => ({ leaf, amount: leaf.amount - leaf.refunded }));
    const isNothingLeft = rests.every(({ amount }) => amount === 0);
    const refused = payment.state === 'cancelled' ? 409 : isNothingLeft ? 422 : undefined;
    const effect = effectOf(rests.map(({ leaf, amount }) => [leaf.account, -amount]));
    if (!(await this.#give(v, payment, {}, refused, effect))) return;
    for (const { leaf, amount } of rests) leaf.refunded += amount;
  }

  async #refundPart(step: StepTo<'refundPart'>): Promise<void> {
    const payment = pick(this.#oracle.payments, step.payment);
    const leaf = payment && pick(payment.leaves, step.leaf);
    if (!payment || !leaf) return;
    const rest = leaf.amount - leaf.refunded;
    const amount = step.amount ?? leaf.amount;
    const isTooMuch = amount > rest;
    const refused = payment.state === 'cancelled' ? 409 : isTooMuch ? 422 : undefined;
    const shared = { type: 'ITEM', originalExtRef: leaf.extRef };
    const item = { ...shared, extRef: 'back', ...(step.amount !== null && { amount }) };
    const fee = { ...shared, extRef: 'back-fee', label: 'REFUND_FEE', amount: step.fee };
    const items = step.fee > 0 ? [item, fee] : [item];
    const effect = effectOf([
      [leaf.account, -amount],
      [leaf.charged, -step.fee],
      [this.#liable, step.fee],
    ]);
    const more = { totalAmount: amount, items };
    if (await this.#give(step.v, payment, more, refused, effect)) leaf.refunded += amount;
  }

  /** Sends a refund. Returns false if it was rejected as expected. */
  async #give(
    v: 1 | 2,
    { extRef }: Payment,
    more: object,
    refused: number | undefined,
    effect: Effect,
  ): Promise<boolean> {
    this.#count += 1;
    const path = v === 1 ? '/api/v1/fund/split-refunds' : '/api/fund/split-refunds';
    const extProcessedAt = '2026-03-10T09:00:00Z';
    const body = { extRef, pspMutationExtRef: `back-${this.#count}`, extProcessedAt, ...more };
    const { code } = await this.#post(path, body, refused ?? 200);
    if (refused !== undefined) return false;
    this.#last = { path, body, code };
    const createdAt = this.#oracle.now;
    const refund = { code, effect, createdAt, state: 'pending' as const };
    this.#oracle.refunds.push(refund);
    this.#oracle.expect(refund);
    return true;
  }

  async #cancel({ payment: index }: StepTo<'cancel'>): Promise<void> {
    const payment = pick(this.#oracle.payments, index);
    if (!payment) return;
    const isRefunded = payment.leaves.some(({ refunded }) => refunded > 0);
    const isTooLate = payment.state === 'settled' || isRefunded;
    const path = `/api/fund/split-payments/${payment.code}/cancel`;
    await this.#post(path, {}, isTooLate ? 409 : 200);
    if (payment.state === 'pending' && !isRefunded) this.#oracle.cancel(payment);
  }

  async #settle({ transaction: index }: StepTo<'settle'>): Promise<void> {
    const transaction = pick([...this.#oracle.payments, ...this.#oracle.refunds], index);
    if (!transaction) return;
    const isPending = transaction.state === 'pending';
    const body = { references: [transaction.code] };
    await this.#post('/_sandbox/settlements', body, isPending ? 200 : 422);
    if (isPending) this.#oracle.settle(transaction);
  }

  async #charge({ payment: index, isReversed }: StepTo<'charge'>): Promise<void> {
    const payment = pick(this.#oracle.payments, index);
    if (!payment) return;
    const isCancelled = payment.state === 'cancelled';
    const body = { extRef: payment.extRef };
    const made = await this.#post('/_sandbox/chargebacks', body, isCancelled ? 422 : 200);
    if (isCancelled) return;
    this.#oracle.move(this.#liable, 'the bank', payment.total);
    if (!isReversed) return;
    await this.#post(`/_sandbox/chargebacks/${made.transaction}/reverse`, undefined, 200);
    this.#oracle.move('the bank', this.#liable, payment.total);
  }

  async #transfer(step: StepTo<'transfer'>): Promise<void> {
    const accounts = [...this.#sellers, this.#liable, this.#fee];
    const from = pick(accounts, step.from) ?? '';
    const to = pick(accounts, step.to) ?? '';
    const { amount } = step;
    const isShort = amount > this.#oracle.payout(from);
    const status = from === to ? 422 : isShort ? 402 : 200;
    this.#count += 1;
    const idempotencyKey = `00000000-0000-4000-8000-${String(this.#count).padStart(12, '0')}`;
    const path = '/api/fund/balance-transfers';
    const shared = { amount, idempotencyKey, type: 'CORRECTION' };
    const body = { ...shared, fromAccountCode: from, toAccountCode: to };
    const { code } = await this.#post(path, body, status);
    if (status !== 200) return;
    this.#last = { path, body, code };
    this.#oracle.move(from, to, amount);
  }

  async #repeat(): Promise<void> {
    if (!this.#last) return;
    const { code } = await this.#post(this.#last.path, this.#last.body, 200);
    assert.equal(code, this.#last.code);
  }

  #sellerAt(index: number): string {
    return pick(this.#sellers, index) ?? '';
  }

  // oxlint-disable-next-line typescript/no-explicit-any -- a body of any shape
  async #get(path: string): Promise<any> {
    return this.#call('GET', path, undefined, 200);
  }

  // oxlint-disable-next-line typescript/no-explicit-any -- a body of any shape
  async #post(path: string, body: object | undefined, status: number): Promise<any> {
    return this.#call('POST', path, body, status);
  }

  async #call(
    method: string,
    path: string,
    body: object | undefined,
    status: number,
  ): Promise<unknown> {
    const headers = { authorization: `Bearer ${this.#key}`, 'content-type': 'application/json' };
    const content = body === undefined ? {} : { body: JSON.stringify(body) };
    const request = new Request(`http://sandbox.example${path}`, { method, headers, ...content });
    const response = await this.#sandbox.fetch(request);
    const responseBody: unknown = await response.json();
    assert.equal(response.status, status, `${path}: ${JSON.stringify(responseBody)}`);
    return responseBody;
  }
}

/** Returns an element; the index is taken modulo the length. */
function pick<T>(several: readonly T[], index: number): T | undefined {
  return several[index % several.length];
}
