import * as fc from 'fast-check';

/** A step of a run. Indexes are taken modulo the number of elements. */
export type PayoutStep =
  | {
      readonly do: 'earn';
      readonly seller: number;
      readonly amount: number;
      readonly isSettled: boolean;
    }
  | { readonly do: 'refund'; readonly order: number; readonly isSettled: boolean }
  | {
      readonly do: 'request';
      readonly v: 1 | 2;
      readonly seller: number;
      readonly how: 'all' | 'amount' | 'balanceAt';
      readonly amount: number;
      /** In hours from now; only version 1 has the moment of the balance. */
      readonly balanceIn: number;
      readonly processIn: number | null;
    }
  | { readonly do: 'delete'; readonly v: 1 | 2; readonly payout: number }
  | { readonly do: 'wait'; readonly hours: number };

const index = fc.nat({ max: 7 });
const amount = fc.integer({ min: 1, max: 500 });
const v = fc.constantFrom<(1 | 2)[]>(1, 2);

const earn = fc.record({
  do: fc.constant('earn' as const),
  seller: index,
  amount,
  isSettled: fc.boolean(),
});
const refund = fc.record({
  do: fc.constant('refund' as const),
  order: index,
  isSettled: fc.boolean(),
});
const request = fc.record({
  do: fc.constant('request' as const),
  v,
  seller: index,
  how: fc.constantFrom<('all' | 'amount' | 'balanceAt')[]>('all', 'amount', 'balanceAt'),
  amount,
  balanceIn: fc.integer({ min: -60, max: 60 }),
  processIn: fc.option(fc.integer({ min: 0, max: 72 })),
});
const remove = fc.record({ do: fc.constant('delete' as const), v, payout: index });
const wait = fc.record({
  do: fc.constant('wait' as const),
  hours: fc.integer({ min: 1, max: 60 }),
});

/** Generates any step. */
export const anyPayoutStep: fc.Arbitrary<PayoutStep> = fc.oneof(
  { weight: 4, arbitrary: earn },
  { weight: 2, arbitrary: refund },
  { weight: 5, arbitrary: request },
  { weight: 2, arbitrary: remove },
  { weight: 4, arbitrary: wait },
);
