import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Store } from '../../storage/store.js';
import { merchantAccounts } from '../../testing/books.js';
import { createPayableSeller, earn, type PayableSeller } from '../../testing/payable-seller.js';
import { storeKinds } from '../../testing/stores.js';
import {
  brokenInvariants,
  type Call,
  startTestSandbox,
  type TestSandbox,
} from '../../testing/test-sandbox.js';

const daily = { type: 'SCHEDULED', frequency: '0 0 0 * * ?', refundPeriod: 0 };
const day = 86_400;

/** Sends requests for one seller. */
class ApiUser {
  private refunds = 0;
  /** The codes of requested payouts. */
  readonly requested = new Set<string>();

  private constructor(
    readonly call: Call,
    readonly seller: PayableSeller,
  ) {}

  static async open(started: TestSandbox, store: Store): Promise<ApiUser> {
    const key = `test_${randomUUID()}`;
    const call = started.as(key);
    return new ApiUser(call, await createPayableSeller(store, key, call));
  }

  earn(amount: number, extRef: string): Promise<void> {
    return earn(this.call, this.seller.account, amount, extRef);
  }

  async refund(extRef: string, amount: number): Promise<void> {
    this.refunds += 1;
    const leaf = { type: 'ITEM', label: 'PRODUCT_ITEM', extRef: `back-${this.refunds}` };
    await this.call('POST', '/api/fund/split-refunds', {
      extRef,
      pspMutationExtRef: `settle-now-${this.refunds}`,
      totalAmount: amount,
      extProcessedAt: '2026-03-10T10:00:00+01:00',
      items: [{ ...leaf, originalExtRef: `${extRef}-0`, amount }],
    });
  }

  /** Requests a payout, by default of the available amount, and advances the clock until it is accepted. */
  async request(amount?: number): Promise<string> {
    const body = { accountCode: this.seller.account, ...(amount !== undefined && { amount }) };
    const { code } = (await this.call('POST', '/api/fund/payout-requests', body)).body;
    this.requested.add(code);
    await this.wait(1);
    return code as string;
  }

  async wait(seconds: number): Promise<void> {
    await this.call('POST', '/_sandbox/clock/advance', { seconds });
  }

  async end(code: string, outcome: 'FAILED' | 'RETURNED'): Promise<void> {
    await this.call('POST', `/_sandbox/payouts/${code}/outcome`, { outcome });
  }

  async configure(body: object = daily): Promise<void> {
    await this.call('PUT', `/api/payout-configuration/accounts/${this.seller.account}`, body);
  }

  /** Returns all payouts with their items, oldest first. */
  async payouts(): Promise<
    { code: string; amount: number; status: string; items: [code: string, total: number][] }[]
  > {
    const query = '_asc=true&_pageSize=500';
    const { body } = await this.call('GET', `/api/fund/payout-requests?${query}`);
    return Promise.all(
      body.elements.map(async ({ code, amount, status }: Record<string, string>) => {
        const path = `/api/fund/payout-requests/${code}/settlements?limit=500`;
        const { items } = (await this.call('GET', path)).body;
        const shown = items.map((item: { code: string; totalAmountSeller: number }) => [
          item.code,
          item.totalAmountSeller,
        ]);
        return { code, amount, status, items: shown };
      }),
    );
  }

  /** Returns the amount of the last payout and the totals of its items, newest first. */
  async last(): Promise<[amount: number | undefined, totals: number[]]> {
    const last = (await this.payouts()).at(-1);
    return [last?.amount, (last?.items ?? []).map(([, total]) => total)];
  }
}

describe.each(storeKinds)('items of payouts on $name', ({ open }) => {
  let started: TestSandbox;
  let store: Store;
  let user: ApiUser;

  beforeAll(async () => {
    store = await open();
    started = await startTestSandbox({ storage: store });
  });
  afterAll(() => started.close());
  beforeEach(async () => {
    user = await ApiUser.open(started, store);
  });

  test('leaves out payments that a requested payout has paid', async () => {
    await user.earn(100_000, 'order-a');
    await user.request();
    await user.wait(3 * day);
    await user.configure({ ...daily, refundPeriod: 1 });
    await user.earn(700, 'order-b');
    await user.wait(3 * day);
    expect(await user.last()).toEqual([700, [700]]);
    const [requested] = await user.payouts();
    expect(requested).toMatchObject({ amount: 100_000, status: 'PROCESSED', items: [] });
    expect(await brokenInvariants(user.call)).toEqual([]);
  });

  test('lists a partly paid payment in the payout of the remaining amount', async () => {
    await user.earn(1000, 'order-a');
    await user.request(400);
    await user.configure();
    await user.earn(700, 'order-b');
    await user.wait(day);
    expect(await user.last()).toEqual([1300, [700, 1000]]);
    await user.earn(50, 'order-c');
    await user.wait(day);
    expect(await user.last()).toEqual([50, [50]]);
  });

  test('assigns the oldest payments to requested payouts first', async () => {
    await user.earn(1000, 'order-a');
    await user.wait(1);
    await user.earn(500, 'order-b');
    await user.request(600);
    await user.request(500);
    await user.configure();
    await user.wait(day);
    expect(await user.last()).toEqual([400, [500]]);
  });

  test('lists a refund in the payout that it reduces', async () => {
    await user.earn(1000, 'order-a');
    await user.refund('order-a', 300);
    await user.request();
    await user.refund('order-a', 200);
    await user.earn(500, 'order-b');
    await user.configure();
    await user.wait(day);
    expect(await user.last()).toEqual([300, [500, -200]]);
  });

  test('lists the items of a returned payout again', async () => {
    await user.earn(1000, 'order-a');
    const first = await user.request();
    await user.configure();
    await user.earn(500, 'order-b');
    await user.wait(day);
    expect(await user.last()).toEqual([500, [500]]);
    await user.end(first, 'RETURNED');
    await user.wait(day);
    expect(await user.last()).toEqual([1000, [1000]]);
    const [, , last] = await user.payouts();
    await user.end(last?.code ?? '', 'FAILED');
    expect(await user.last()).toEqual([1000, []]);
    await user.wait(day);
    expect(await user.last()).toEqual([1000, [1000]]);
  });

  test('lists a payment again if a payout of a part of it was returned', async () => {
    await user.earn(1000, 'order-a');
    const part = await user.request(600);
    await user.request();
    await user.end(part, 'RETURNED');
    await user.configure();
    await user.wait(day);
    expect(await user.last()).toEqual([600, [1000]]);
  });

  test('assigns no items to a denied or deleted payout', async () => {
    await user.earn(1000, 'order-a');
    await user.request(5000);
    const later = { accountCode: user.seller.account, processAt: '2027-01-01T00:00:00Z' };
    const { code } = (await user.call('POST', '/api/fund/payout-requests', later)).body;
    await user.call('DELETE', `/api/fund/payout-requests/${code}`);
    await user.configure();
    await user.wait(day);
    expect(await user.last()).toEqual([1000, [1000]]);
  });

  test('counts an outgoing transfer as paid', async () => {
    const { liable } = await merchantAccounts(user.call);
    await user.earn(1000, 'order-a');
    await user.call('POST', '/api/fund/balance-transfers', {
      fromAccountCode: user.seller.account,
      toAccountCode: liable,
      amount: 200,
      idempotencyKey: randomUUID(),
      type: 'INVOICE',
    });
    await user.request();
    await user.earn(300, 'order-b');
    await user.configure();
    await user.wait(day);
    expect(await user.last()).toEqual([300, [300]]);
  });

  test('leaves out payments in other currencies', async () => {
    await user.call('POST', '/api/fund/split-payments', {
      extRef: 'order-usd',
      totalAmount: 900,
      currency: 'USD',
      paymentProcessor: 'ADYEN',
      pspExtRef: 'settle-now-usd',
      items: [
        {
          type: 'ITEM',
          label: 'PRODUCT_ITEM',
          extRef: 'item-1',
          amount: 900,
          accountCode: user.seller.account,
        },
      ],
    });
    await user.earn(1000, 'order-a');
    await user.request(1000);
    await user.earn(300, 'order-b');
    await user.configure();
    await user.wait(day);
    expect(await user.last()).toEqual([300, [300]]);
  });
});

const steps = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('earn' as const), n: fc.nat(900) }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('refund' as const), n: fc.nat(900), of: fc.nat(9) }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('all' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('part' as const), n: fc.nat(900) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('FAILED' as const, 'RETURNED' as const),
      of: fc.nat(9),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('day' as const) }) },
);
type Step = typeof steps extends fc.Arbitrary<infer S> ? S : never;

/** Runs steps, and checks all payouts after each day. */
async function run(user: ApiUser, list: readonly Step[], check: () => Promise<void>) {
  const left: number[] = [];
  for (const step of list) {
    if (step.do === 'earn') {
      await user.earn(step.n + 1, `order-${left.length}`);
      left.push(step.n + 1);
    } else if (step.do === 'refund') {
      const order = step.of % Math.max(1, left.length);
      const amount = Math.min(step.n + 1, left[order] ?? 0);
      if (amount === 0) continue;
      await user.refund(`order-${order}`, amount);
      left[order] = (left[order] ?? 0) - amount;
    } else if (step.do === 'all') await user.request();
    else if (step.do === 'part') await user.request(step.n + 1);
    else if (step.do === 'day') {
      await user.wait(day);
      await check();
    } else {
      const payouts = await user.payouts();
      const payout = payouts[step.of % Math.max(1, payouts.length)];
      if (payout) await user.end(payout.code, step.do);
    }
  }
  await user.wait(day);
  await check();
}

describe('items of payouts after random steps', () => {
  let started: TestSandbox;
  let store: Store;
  beforeAll(async () => {
    store = await (storeKinds[0] as (typeof storeKinds)[number]).open();
    started = await startTestSandbox({ storage: store });
  });
  afterAll(() => started.close());
  const settings = {
    seed: Number(process.env['SEED'] ?? 20_261_122),
    numRuns: Number(process.env['RUNS'] ?? 12),
  };

  test('are in at most one scheduled payout, and in none that failed or was returned', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { maxLength: 25, size: 'max' }), async (list) => {
        const user = await ApiUser.open(started, store);
        await user.configure({ ...daily, refundPeriod: 1 });
        await run(user, list, async () => {
          const payouts = await user.payouts();
          const listed = payouts.flatMap(({ items }) => items.map(([code]) => code));
          expect(new Set(listed).size).toBe(listed.length);
          const back = payouts.filter(({ status }) => status === 'FAILED' || status === 'RETURNED');
          expect(back.flatMap(({ items }) => items)).toEqual([]);
        });
        expect(await brokenInvariants(user.call)).toEqual([]);
      }),
      settings,
    );
  });

  test('add up to the amount of a scheduled payout without partial requests', async () => {
    const whole = steps.filter((step) => step.do !== 'part');
    await fc.assert(
      fc.asyncProperty(fc.array(whole, { maxLength: 25, size: 'max' }), async (list) => {
        const user = await ApiUser.open(started, store);
        await user.configure();
        await run(user, list, async () => {
          for (const { code, amount, status, items } of await user.payouts()) {
            if (user.requested.has(code) || status === 'FAILED' || status === 'RETURNED') continue;
            expect(items.reduce((sum, [, total]) => sum + total, 0)).toBe(amount);
          }
        });
      }),
      settings,
    );
  });
});
