import * as fc from 'fast-check';

/** A leaf of a generated payment. */
export interface PlannedItem {
  readonly label: string;
  readonly amount: number;
  /** The account that it names: none, another seller's, or the merchant's FEE account. */
  readonly own: 'none' | 'other' | 'fee';
}

/** A step of a run. Indexes are taken modulo the number of elements. */
export type Step =
  | {
      readonly do: 'pay';
      readonly v: 1 | 2;
      readonly seller: number;
      readonly leaves: PlannedItem[];
    }
  | { readonly do: 'refund'; readonly v: 1 | 2; readonly payment: number }
  | {
      readonly do: 'refundPart';
      readonly v: 1 | 2;
      readonly payment: number;
      readonly leaf: number;
      /** Null for the whole leaf. */
      readonly amount: number | null;
      readonly fee: number;
    }
  | { readonly do: 'cancel'; readonly payment: number }
  | { readonly do: 'settle'; readonly transaction: number }
  | { readonly do: 'charge'; readonly payment: number; readonly isReversed: boolean }
  | { readonly do: 'wait'; readonly hours: number }
  | { readonly do: 'transfer'; readonly from: number; readonly to: number; readonly amount: number }
  | { readonly do: 'repeat' };

const index = fc.nat({ max: 7 });
const amount = fc.integer({ min: 1, max: 500 });
const v = fc.constantFrom<(1 | 2)[]>(1, 2);
const label = fc.constantFrom(
  'COMMISSION',
  'DISCOUNT',
  'DEFICIENCY',
  'HANDLING_FEE',
  'PAYMENT_FEE',
  'PLATFORM_DISCOUNT',
  'PRODUCT_ITEM',
  'RMA_FEE',
  'SHIPPING',
);
const leaf = fc.record({
  label,
  amount,
  own: fc.constantFrom<PlannedItem['own'][]>('none', 'other', 'fee'),
});

const pay = fc.record({
  do: fc.constant('pay' as const),
  v,
  seller: index,
  leaves: fc.array(leaf, { minLength: 1, maxLength: 4 }),
});

const refundPart = fc.record({
  do: fc.constant('refundPart' as const),
  v,
  payment: index,
  leaf: index,
  amount: fc.option(amount),
  fee: fc.oneof(fc.constant(0), amount),
});

const transfer = fc.record({
  do: fc.constant('transfer' as const),
  from: index,
  to: index,
  amount,
});

/** Generates any step; payments more often, because other steps need them. */
export const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: pay },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('refund' as const), v, payment: index }) },
  { weight: 4, arbitrary: refundPart },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel' as const), payment: index }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('settle' as const), transaction: index }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('charge' as const),
      payment: index,
      isReversed: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      hours: fc.integer({ min: 1, max: 40 }),
    }),
  },
  { weight: 3, arbitrary: transfer },
  { weight: 1, arbitrary: fc.constant({ do: 'repeat' as const }) },
);
