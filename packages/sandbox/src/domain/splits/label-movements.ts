import type { RefundSplitLabel } from '@seller-funds/contract/vocabulary/shared';
import type { Movement } from '../../ledger/journal.js';
import { internal, pending } from '../../ledger/place.js';
import { accountFor, openAccountOf, type OpenAccounts } from './resolve-accounts.js';
import type { FlatNode } from './tree.js';

/** A leaf that moves money. */
export type MoneyLeaf = FlatNode<{
  readonly label: RefundSplitLabel | null;
  readonly amount: number;
  readonly accountCode: string | null;
}>;

/** What a leaf books: the account that it is about (D65) and where its label moves the money (D66). */
export interface Booking {
  /** The account that the gross amount belongs to. */
  readonly account: string;
  readonly movements: readonly Movement[];
}

/**
 * Where the money of a label goes on to from the account, or comes from; a fee goes to the merchant for the refund
 * itself (D153).
 */
type Flow = 'to merchant' | 'from merchant' | 'fee';

/** Undefined where the money stays on the account (D66). */
const flows: Readonly<Record<RefundSplitLabel, Flow | undefined>> = {
  COMMISSION: 'to merchant',
  DISCOUNT: 'to merchant',
  DEFICIENCY: 'to merchant',
  HANDLING_FEE: 'to merchant',
  PAYMENT_FEE: 'to merchant',
  PLATFORM_DISCOUNT: 'from merchant',
  PRODUCT_ITEM: undefined,
  RMA_FEE: 'to merchant',
  SHIPPING: undefined,
  REFUND_FEE: 'fee',
  REFUND_VAT: 'fee',
};

/** Where the money of a label goes; undefined where it stays on the account. */
export function flowOf(label: RefundSplitLabel | null): Flow | undefined {
  return label === null ? undefined : flows[label];
}

/** What the bookings of one split have in common. */
export interface BookingContext {
  readonly currency: string;
  /** The merchant's liable account. */
  readonly liable: string;
  readonly accounts: OpenAccounts;
}

/**
 * Says what a leaf moves, before settlement (D66, D70). Seller labels: from the processor to the
 * account. Labels that are passed on: from there to the liable account, or to the account that the
 * leaf names if that is the merchant's own. PLATFORM_DISCOUNT: to the liable account, then on to the
 * account. Where both are the same account the second step vanishes.
 * @param fallback the account where the tree names none; the liable account where left out (D65)
 */
export function bookLeaf(
  node: MoneyLeaf,
  context: BookingContext,
  fallback: string = context.liable,
): Booking {
  const { label, accountCode } = node.item;
  const own = openAccountOf(accountCode, context.accounts);
  const flow = flowOf(label);
  const passes = flow === 'to merchant';
  // A merchant's account on a label that is passed on says where to; the seller is the group's.
  const above = node.parent && accountFor(node.parent, context.accounts);
  const found =
    passes && own?.ownedByMerchant === true ? above : accountFor(node, context.accounts);
  const account = found?.code ?? fallback;
  const target = own?.ownedByMerchant === true ? own.code : context.liable;
  if (passes) return { account, movements: steps(node, context, [account, target]) };
  if (flow === 'from merchant')
    return { account, movements: steps(node, context, [context.liable, account]) };
  return { account, movements: steps(node, context, [account]) };
}

/** The way of the money: from the processor to the first account and on to the second. */
function steps(
  { line, item: { label, amount } }: MoneyLeaf,
  { currency }: BookingContext,
  accounts: readonly string[],
): Movement[] {
  const places = [internal.clearing, ...[...new Set(accounts)].map((account) => pending(account))];
  return places.slice(1).map((to, index) => {
    const from = places[index] ?? internal.clearing;
    return { from, to, currency, amount, item: line, ...(label !== null && { label }) };
  });
}
