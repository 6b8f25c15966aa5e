import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Store } from '../../storage/store.js';
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
}

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
