import type { BodyOf, Stage } from '../stage.js';
import type { Seller } from './sellers.js';

/** The body of a payment split of version 2. */
export type SplitBody = BodyOf<'v2.createPaymentSplit'>;
/** One item of it. */
export type SplitItem = SplitBody['items'][number];
/** A leaf of it, which any level of its tree takes. */
export type SplitLeaf = Extract<SplitItem, { type: 'ITEM' }>;
/** What an item is for. */
export type SplitLabel = SplitLeaf['label'];

/** A split of version 2 with the given items, their sum and a fresh reference. */
export function splitOf(stage: Stage, items: SplitItem[], extRef = stage.unique()): SplitBody {
  return {
    extRef,
    totalAmount: items.reduce((sum, item) => sum + item.amount, 0),
    currency: 'EUR',
    paymentProcessor: 'ADYEN',
    pspExtRef: `psp-${extRef}`,
    items,
  };
}

/** A leaf of a split. Without an account it goes where the rules send it. */
export function leaf(
  extRef: string,
  label: SplitLabel,
  amount: number,
  accountCode?: string,
): SplitLeaf {
  return {
    type: 'ITEM',
    extRef,
    label,
    amount,
    ...(accountCode === undefined ? {} : { accountCode }),
  };
}

/** A payment of one item, `item-1`, for a seller; answers with its extRef. */
export async function pay(stage: Stage, { accountCode }: Seller, amount: number): Promise<string> {
  const body = splitOf(stage, [leaf('item-1', 'PRODUCT_ITEM', amount, accountCode)]);
  await stage.call('v2.createPaymentSplit', { body });
  return body.extRef;
}

/** A payment for a seller that the processor has reported, so that it can be paid out. */
export async function fund(stage: Stage, seller: Seller, amount: number): Promise<string> {
  const extRef = await pay(stage, seller, amount);
  await stage.operator.settle({ extRefs: [extRef] });
  return extRef;
}
