import type { World } from '@seller-funds/contract/policies';
import type {
  PaymentSplitItemType,
  RefundSplitLabel,
} from '@seller-funds/contract/vocabulary/shared';
import { type Movement, internalAccounts, pending } from '../../ledger/journal.js';
import type { WriteUnit } from '../../unit/unit.js';
import { resolveAccount, openAccountOf, type OpenAccounts } from './resolve-accounts.js';
import type { FlatNode } from './tree.js';

type LeafNode = FlatNode<{
  readonly label?: RefundSplitLabel | null | undefined;
  readonly amount: number;
  readonly accountCode?: string | null | undefined;
}>;

/** The booking of a leaf: its account (D65) and the movements of its label (D66). */
export interface Booking {
  readonly account: string;
  readonly movements: readonly Movement[];
}

/** The direction of a label's second movement. A fee is paid to the merchant for the refund itself (D153). */
type Flow = 'to merchant' | 'from merchant' | 'fee';

/** The flow of each label; undefined if the money stays on the account (D66). */
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

/** The question whether the money of a label moves at all. */
const questions = {
  COMMISSION: 'commission',
  DEFICIENCY: 'deficiency',
  HANDLING_FEE: 'handlingFee',
  PAYMENT_FEE: 'paymentFee',
  PLATFORM_DISCOUNT: 'platformDiscount',
  RMA_FEE: 'rmaFee',
} as const;

/** Returns the flow of a label; undefined if the money stays on the account. */
export function flowOf(world: World, label: RefundSplitLabel | null | undefined): Flow | undefined {
  if (!label) return undefined;
  const answer = label in questions ? world[questions[label as keyof typeof questions]] : 'yes';
  return answer === 'stays' || answer === 'no' ? undefined : flows[label];
}

export interface BookingContext {
  readonly currency: string;
  readonly liable: string;
  readonly accounts: OpenAccounts;
  readonly world: World;
}

/**
 * The booking of a leaf before settlement (D66, D70): from the processor to the account, for labels of the merchant
 * then to the liable account or the merchant's own account of the leaf; PLATFORM_DISCOUNT goes the other way.
 * @param fallback the account to use if the tree names none (D65)
 */
export function bookLeaf(
  node: LeafNode,
  context: BookingContext,
  fallback: string = context.liable,
): Booking {
  const { label, accountCode: named } = node.item;
  const own = openAccountOf(named, context.accounts);
  const flow = flowOf(context.world, label);
  const passes = flow === 'to merchant';
  // If the leaf names a merchant's account, that is the target; the seller's account is that of the group.
  const above = node.parent && resolveAccount(node.parent, context.accounts);
  const found =
    passes && own?.ownedByMerchant === true ? above : resolveAccount(node, context.accounts);
  const account = found?.code ?? fallback;
  const target = own?.ownedByMerchant === true ? own.code : context.liable;
  if (passes) return { account, movements: buildMovements(node, context, [account, target]) };
  if (flow === 'from merchant')
    return { account, movements: buildMovements(node, context, [context.liable, account]) };
  return { account, movements: buildMovements(node, context, [account]) };
}

/** Returns the movements from the processor through the accounts, without repeated accounts. */
function buildMovements(
  { line, item: { label, amount } }: LeafNode,
  { currency }: BookingContext,
  accounts: readonly string[],
): Movement[] {
  const places = [
    internalAccounts.clearing,
    ...[...new Set(accounts)].map((account) => pending(account)),
  ];
  return places.slice(1).map((to, index) => {
    const from = places[index] ?? internalAccounts.clearing;
    return { from, to, currency, amount, item: line, label };
  });
}

/** A node of a tree with the columns that its place decides, and its booking if it is a leaf. */
interface BookedNode<T> {
  readonly item: T;
  readonly booking: Booking | undefined;
  readonly columns: {
    readonly line: number;
    readonly code: string;
    readonly parent: number | null;
    readonly bookedAccount: string | null;
  };
}

/** Gives each node of a tree its code, and books its leaves. */
export function bookTree<T extends { readonly type: PaymentSplitItemType }>(
  { codes }: WriteUnit,
  nodes: readonly FlatNode<T>[],
  book: (node: FlatNode<T>) => Booking,
): BookedNode<T>[] {
  return nodes.map((node) => {
    const code = codes.next('si');
    const { item, line } = node;
    const booking = item.type === 'ITEM' ? book(node) : undefined;
    const place = { line, code, parent: node.parent?.line ?? null };
    return { item, booking, columns: { ...place, bookedAccount: booking?.account ?? null } };
  });
}
