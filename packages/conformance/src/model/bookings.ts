import { isMerchants, isOpen, type Booking, type Credits, type Merchant } from './merchant.js';
import { isFee, listLeaves, type TreeNode } from './tree-nodes.js';

/** The question whether the money of a label moves on to the merchant (D66). */
const questions = {
  COMMISSION: 'commission',
  DEFICIENCY: 'deficiency',
  HANDLING_FEE: 'handlingFee',
  PAYMENT_FEE: 'paymentFee',
  RMA_FEE: 'rmaFee',
} as const;

function passesOn({ world }: Merchant, label: string): boolean {
  if (label === 'DISCOUNT') return true;
  return label in questions && world[questions[label as keyof typeof questions]] === 'to merchant';
}

/** Where the money of each leaf goes (D65, D66): to the account that a node names, else to `fallback`. */
export function bookingsOf(
  merchant: Merchant,
  items: readonly TreeNode[],
  named: (node: TreeNode) => string | undefined = ({ accountCode }) => accountCode,
  fallback: (leaf: TreeNode) => string = () => merchant.liable,
): Booking[] {
  const open = (node: TreeNode): string | undefined => {
    const code = named(node);
    return code !== undefined && isOpen(merchant, code) ? code : undefined;
  };
  return listLeaves(items).map(({ node, ancestors }) => {
    const { label = '', amount = 0 } = node;
    const ownAccount = open(node);
    const above = ancestors
      .toReversed()
      .map(open)
      .find((each) => each !== undefined);
    const passes = passesOn(merchant, label);
    const isTarget = passes && ownAccount !== undefined && isMerchants(merchant, ownAccount);
    const account = (isTarget ? undefined : ownAccount) ?? above ?? fallback(node);
    const target = isTarget ? ownAccount : merchant.liable;
    if (isFee(node))
      return { node, account, gross: 0, credits: move(account, merchant.liable, -amount) };
    const goesTo = passes ? target : account;
    return { node, account, gross: amount, credits: [[goesTo, amount]] };
  });
}

/** What refunding does: the opposite of what the payment did (CORE-RS-001, EXT-RS-014). */
export function reversed({ credits, gross, ...booking }: Booking): Booking {
  const back: Credits = credits.map(([account, amount]) => [account, -amount]);
  return { ...booking, gross: -gross, credits: back };
}

/** Returns the net amount on an account. */
export function netOn(bookings: readonly Booking[], account: string): number {
  return bookings
    .flatMap(({ credits }) => credits)
    .filter(([each]) => each === account)
    .reduce((sum, [, amount]) => sum + amount, 0);
}

function move(from: string, to: string, amount: number): Credits {
  return from === to
    ? []
    : [
        [from, -amount],
        [to, amount],
      ];
}
