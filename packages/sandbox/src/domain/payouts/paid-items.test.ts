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

/** What the tests do with one seller. */
class Desk {
  private refunds = 0;
  /** The codes of the payouts that were requested. */
  readonly requested = new Set<string>();

  private constructor(
    readonly call: Call,
    readonly seller: PayableSeller,
  ) {}

  static async open(started: TestSandbox, store: Store): Promise<Desk> {
    const key = `test_${randomUUID()}`;
    const call = started.as(key);
    return new Desk(call, await createPayableSeller(store, key, call));
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

  /** Requests a payout, of all there is unless an amount is given, and lets it leave the account. */
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

  /** All payouts with what they list, the oldest first. */
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

  /** The amount of the last payout, and what its items take or add, the newest first. */
  async last(): Promise<[amount: number | undefined, totals: number[]]> {
    const last = (await this.payouts()).at(-1);
    return [last?.amount, (last?.items ?? []).map(([, total]) => total)];
  }
}

describe.each(storeKinds)('what payouts pay on $name', ({ open }) => {
  let started: TestSandbox;
  let store: Store;
  let desk: Desk;

  beforeAll(async () => {
    store = await open();
    started = await startTestSandbox({ storage: store });
  });
  afterAll(() => started.close());
  beforeEach(async () => {
    desk = await Desk.open(started, store);
  });

  test('a payment that a requested payout paid is in no scheduled one', async () => {
    await desk.earn(100_000, 'order-a');
    await desk.request();
    await desk.wait(3 * day);
    await desk.configure({ ...daily, refundPeriod: 1 });
    await desk.earn(700, 'order-b');
    await desk.wait(3 * day);
    expect(await desk.last()).toEqual([700, [700]]);
    const [requested] = await desk.payouts();
    expect(requested).toMatchObject({ amount: 100_000, status: 'PROCESSED', items: [] });
    expect(await brokenInvariants(desk.call)).toEqual([]);
  });

  test('one that was paid in part is in the payout that pays the rest', async () => {
    await desk.earn(1000, 'order-a');
    await desk.request(400);
    await desk.configure();
    await desk.earn(700, 'order-b');
    await desk.wait(day);
    expect(await desk.last()).toEqual([1300, [700, 1000]]);
    await desk.earn(50, 'order-c');
    await desk.wait(day);
    expect(await desk.last()).toEqual([50, [50]]);
  });

  test('requested payouts pay the oldest first, together', async () => {
    await desk.earn(1000, 'order-a');
    await desk.wait(1);
    await desk.earn(500, 'order-b');
    await desk.request(600);
    await desk.request(500);
    await desk.configure();
    await desk.wait(day);
    expect(await desk.last()).toEqual([400, [500]]);
  });

  test('a refund goes with the payout that it makes smaller', async () => {
    await desk.earn(1000, 'order-a');
    await desk.refund('order-a', 300);
    await desk.request();
    await desk.refund('order-a', 200);
    await desk.earn(500, 'order-b');
    await desk.configure();
    await desk.wait(day);
    expect(await desk.last()).toEqual([300, [500, -200]]);
  });

  test('what comes back from the bank is paid and listed again', async () => {
    await desk.earn(1000, 'order-a');
    const first = await desk.request();
    await desk.configure();
    await desk.earn(500, 'order-b');
    await desk.wait(day);
    expect(await desk.last()).toEqual([500, [500]]);
    await desk.end(first, 'RETURNED');
    await desk.wait(day);
    expect(await desk.last()).toEqual([1000, [1000]]);
    const [, , last] = await desk.payouts();
    await desk.end(last?.code ?? '', 'FAILED');
    expect(await desk.last()).toEqual([1000, []]);
    await desk.wait(day);
    expect(await desk.last()).toEqual([1000, [1000]]);
  });

  test('a payment is listed again if a payout that paid a part of it came back', async () => {
    await desk.earn(1000, 'order-a');
    const part = await desk.request(600);
    await desk.request();
    await desk.end(part, 'RETURNED');
    await desk.configure();
    await desk.wait(day);
    expect(await desk.last()).toEqual([600, [1000]]);
  });

  test('a denied or deleted payout pays nothing', async () => {
    await desk.earn(1000, 'order-a');
    await desk.request(5000);
    const later = { accountCode: desk.seller.account, processAt: '2027-01-01T00:00:00Z' };
    const { code } = (await desk.call('POST', '/api/fund/payout-requests', later)).body;
    await desk.call('DELETE', `/api/fund/payout-requests/${code}`);
    await desk.configure();
    await desk.wait(day);
    expect(await desk.last()).toEqual([1000, [1000]]);
  });

  test('a transfer out counts as paid, so that the rest pays the payment in full', async () => {
    const { liable } = await merchantAccounts(desk.call);
    await desk.earn(1000, 'order-a');
    await desk.call('POST', '/api/fund/balance-transfers', {
      fromAccountCode: desk.seller.account,
      toAccountCode: liable,
      amount: 200,
      idempotencyKey: randomUUID(),
      type: 'INVOICE',
    });
    await desk.request();
    await desk.earn(300, 'order-b');
    await desk.configure();
    await desk.wait(day);
    expect(await desk.last()).toEqual([300, [300]]);
  });

  test('payments in other currencies are in no payout, which are in euros', async () => {
    await desk.call('POST', '/api/fund/split-payments', {
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
          accountCode: desk.seller.account,
        },
      ],
    });
    await desk.earn(1000, 'order-a');
    await desk.request(1000);
    await desk.earn(300, 'order-b');
    await desk.configure();
    await desk.wait(day);
    expect(await desk.last()).toEqual([300, [300]]);
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

/** Plays steps, then looks at every payout after each day. */
async function play(desk: Desk, played: readonly Step[], look: () => Promise<void>): Promise<void> {
  const left: number[] = [];
  for (const step of played) {
    if (step.do === 'earn') {
      await desk.earn(step.n + 1, `order-${left.length}`);
      left.push(step.n + 1);
    } else if (step.do === 'refund') {
      const order = step.of % Math.max(1, left.length);
      const amount = Math.min(step.n + 1, left[order] ?? 0);
      if (amount === 0) continue;
      await desk.refund(`order-${order}`, amount);
      left[order] = (left[order] ?? 0) - amount;
    } else if (step.do === 'all') await desk.request();
    else if (step.do === 'part') await desk.request(step.n + 1);
    else if (step.do === 'day') {
      await desk.wait(day);
      await look();
    } else {
      const payouts = await desk.payouts();
      const payout = payouts[step.of % Math.max(1, payouts.length)];
      if (payout) await desk.end(payout.code, step.do);
    }
  }
  await desk.wait(day);
  await look();
}

describe('whatever happens', () => {
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

  test('each payment and refund is in one scheduled payout at most, and none in one that came back', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { maxLength: 25, size: 'max' }), async (played) => {
        const desk = await Desk.open(started, store);
        await desk.configure({ ...daily, refundPeriod: 1 });
        await play(desk, played, async () => {
          const payouts = await desk.payouts();
          const listed = payouts.flatMap(({ items }) => items.map(([code]) => code));
          expect(new Set(listed).size).toBe(listed.length);
          const back = payouts.filter(({ status }) => status === 'FAILED' || status === 'RETURNED');
          expect(back.flatMap(({ items }) => items)).toEqual([]);
        });
        expect(await brokenInvariants(desk.call)).toEqual([]);
      }),
      settings,
    );
  });

  test('without partial requests, the items of a scheduled payout add up to it', async () => {
    const whole = steps.filter((step) => step.do !== 'part');
    await fc.assert(
      fc.asyncProperty(fc.array(whole, { maxLength: 25, size: 'max' }), async (played) => {
        const desk = await Desk.open(started, store);
        await desk.configure();
        await play(desk, played, async () => {
          for (const { code, amount, status, items } of await desk.payouts()) {
            if (desk.requested.has(code) || status === 'FAILED' || status === 'RETURNED') continue;
            expect(items.reduce((sum, [, total]) => sum + total, 0)).toBe(amount);
          }
        });
      }),
      settings,
    );
  });
});
