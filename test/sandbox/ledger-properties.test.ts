import { createSandbox, type Sandbox } from '@seller-funds/sandbox';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isLong } from '../requirements.js';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox({ validateResponses: true });
});
afterAll(() => sandbox.close());

const splitLabels = [
  'PRODUCT_ITEM',
  'SHIPPING',
  'COMMISSION',
  'DISCOUNT',
  'PLATFORM_DISCOUNT',
] as const;

/** A leaf: its label, its amount, and its seller; 3 is an unknown account. */
const leaf = fc.record({
  label: fc.constantFrom(...splitLabels),
  amount: fc.integer({ min: 1, max: 10_000 }),
  seller: fc.option(fc.integer({ min: 0, max: 3 })),
});

/** A step of a client: create a payment split with either version, or cancel an earlier one. */
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      v1: fc.boolean(),
      order: fc.integer({ min: 0, max: 5 }),
      leaves: fc.array(leaf, { minLength: 1, maxLength: 4 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ cancel: fc.integer({ min: 0, max: 5 }) }) },
);

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

let runs = 0;

/** Runs the steps in a new tenant. Returns the expected and actual balances of the sellers, and violated invariants. */
async function perform(steps: readonly Step[]) {
  runs += 1;
  const headers = {
    authorization: `Bearer test_properties_${runs}`,
    'content-type': 'application/json',
  };
  const call = async (path: string, body?: unknown) => {
    const init =
      body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
    const response = await sandbox.fetch(new Request(`http://sandbox.example${path}`, init));
    expect({ path, status: response.status }).toEqual({ path, status: 200 });
    // oxlint-disable-next-line typescript/no-explicit-any -- a body of any shape
    return (await response.json()) as any;
  };
  const accounts: string[] = [];
  for (const displayName of ['Anna', 'Berta', 'Carla']) {
    accounts.push((await call('/api/accountholders', { displayName })).accounts[0].code as string);
  }
  const expected = [0, 0, 0];
  const made = new Map<number, { code: string; changes: number[]; cancelled: boolean }>();
  for (const one of steps) {
    if ('cancel' in one) {
      const known = made.get(one.cancel);
      if (!known) continue;
      await call(`/api/fund/split-payments/${known.code}/cancel`, {});
      if (!known.cancelled)
        known.changes.forEach(
          (change, index) => (expected[index] = (expected[index] ?? 0) - change),
        );
      known.cancelled = true;
      continue;
    }
    const path = one.v1 ? '/api/v1/fund/split-payments' : '/api/fund/split-payments';
    const { code } = await call(path, bodyOf(one, accounts));
    if (made.has(one.order)) continue;
    const changes = accounts.map((_account, index) => changeOf(one.leaves, index));
    changes.forEach((change, index) => (expected[index] = (expected[index] ?? 0) + change));
    made.set(one.order, { code, changes, cancelled: false });
  }
  const { elements } = await call('/api/accountholders?_fragments=accounts&_sort=asc');
  const { ok, checks } = await call('/_sandbox/invariants');
  const actual = (elements as { accounts: { balances: { pending: number }[] }[] }[]).map(
    ({ accounts: [account] }) => account?.balances[0]?.pending,
  );
  return { expected, actual, ok, checks };
}

type SplitStep = Exclude<Step, { cancel: number }>;

function bodyOf({ order, leaves }: SplitStep, accounts: readonly string[]) {
  return {
    extRef: `order-${order}`,
    totalAmount: leaves.reduce((sum, { amount }) => sum + amount, 0),
    currency: 'EUR',
    paymentProcessor: 'ADYEN',
    pspExtRef: `psp-${order}`,
    paymentMethod: 'visa',
    extProcessedAt: '2026-03-10T10:00:00Z',
    items: leaves.map(({ label, amount, seller }, index) => ({
      type: 'ITEM',
      label,
      amount,
      extRef: `item-${index}`,
      ...(seller !== null && { accountCode: accounts[seller] ?? 'va_nobody' }),
    })),
  };
}

/** The amounts that a seller receives, by label (D66). */
function changeOf(leaves: SplitStep['leaves'], index: number): number {
  const labels = ['PRODUCT_ITEM', 'SHIPPING', 'PLATFORM_DISCOUNT'];
  const own = leaves.filter(({ seller, label }) => seller === index && labels.includes(label));
  return own.reduce((sum, { amount }) => sum + amount, 0);
}

test('random splits and cancellations lead to the expected balances', async () => {
  const seed = Number(process.env['SEED'] ?? 20_261_121);
  console.log(`Seed ${seed}; set SEED for another one.`);
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const { expected, actual, ok, checks } = await perform(steps);
      expect(actual).toEqual(expected);
      expect({ ok, checks }).toMatchObject({ ok: true });
    }),
    { seed, numRuns: isLong ? 600 : 30 },
  );
});
