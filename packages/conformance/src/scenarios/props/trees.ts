import { pathText, type Path } from '../../json.js';
import type { AnswerOf, Stage } from '../stage.js';

/** The two versions of the API. */
export const apiVersions = ['v1', 'v2'] as const;
/** One of them. */
export type ApiVersion = (typeof apiVersions)[number];

/** A node of the tree of a payment or refund, as both versions take it. */
export interface TreeNode {
  readonly type: 'GROUP' | 'ITEM';
  readonly extRef: string;
  /** In minor units; left out where the payment's amount is to be taken. */
  readonly amount?: number;
  readonly label?: string;
  readonly accountCode?: string;
  readonly description?: string;
  /** Of a refund: the extRef of the payment's node. */
  readonly originalExtRef?: string;
  readonly items?: readonly TreeNode[];
}

/** A node and where it stands. */
export interface Place {
  readonly node: TreeNode;
  /** From the body, such as `['items', 0, 'items', 1]`. */
  readonly path: Path;
  /** The same as errors name it, such as `items[0].items[1]`. */
  readonly field: string;
  /** The groups that it is in, the outermost first. */
  readonly above: readonly TreeNode[];
}

/** All nodes of a tree, depth first. */
export function placesOf(
  items: readonly TreeNode[],
  within: Path = [],
  above: readonly TreeNode[] = [],
): Place[] {
  return items.flatMap((node, index) => {
    const path = [...within, 'items', index];
    const inner = placesOf(node.items ?? [], path, [...above, node]);
    return [{ node, path, field: pathText(path), above }, ...inner];
  });
}

/** The leaves among them. */
export function leavesOf(items: readonly TreeNode[]): Place[] {
  return placesOf(items).filter(({ node }) => node.type === 'ITEM');
}

/** The sum of nodes of one level. */
export function sumOf(items: readonly TreeNode[]): number {
  return items.reduce((sum, { amount = 0 }) => sum + amount, 0);
}

/** A leaf of a payment. */
export function item(extRef: string, amount: number, given: Partial<TreeNode> = {}): TreeNode {
  return { type: 'ITEM', extRef, label: 'PRODUCT_ITEM', amount, ...given };
}

/** A group with the sum of what is in it. */
export function group(
  extRef: string,
  items: readonly TreeNode[],
  given: Partial<TreeNode> = {},
): TreeNode {
  return { type: 'GROUP', extRef, amount: sumOf(items), items, ...given };
}

/** A tree that has a leaf and a group wherever one may stand. */
export function fullTree(accountCode?: string): TreeNode[] {
  const account = accountCode === undefined ? {} : { accountCode };
  const mail = { label: 'SHIPPING' };
  const inner = group('inner-group', [item('deep-1', 500), item('deep-2', 700, mail)]);
  const outer = group('outer-group', [item('middle-1', 300, mail), inner], account);
  return [item('first-1', 100, account), outer];
}

/** The body of a payment of either version. */
export function paymentBody(extRef: string, items: readonly TreeNode[]): object {
  return {
    extRef,
    totalAmount: sumOf(items),
    currency: 'EUR',
    paymentProcessor: 'ADYEN',
    paymentMethod: 'ideal',
    pspExtRef: `psp-${extRef}`,
    extProcessedAt: '2026-03-10T10:00:00+01:00',
    items,
  };
}

/** The body of a partial refund of either version. */
export function refundBody(stage: Stage, extRef: string, items: readonly TreeNode[]): object {
  return {
    extRef,
    pspMutationExtRef: `refund-${stage.unique()}`,
    totalAmount: sumOf(items),
    extProcessedAt: '2026-03-11T10:00:00+01:00',
    items,
  };
}

/** Creates a payment by a version. */
export function createPayment(
  stage: Stage,
  version: ApiVersion,
  body: object,
): Promise<AnswerOf<'v1.createPaymentSplit' | 'v2.createPaymentSplit'>> {
  return stage.call(`${version}.createPaymentSplit`, { body: body as never });
}

/** Makes a partial refund by a version. */
export function createRefund(
  stage: Stage,
  version: ApiVersion,
  body: object,
): Promise<AnswerOf<'v1.createRefundSplit' | 'v2.createRefundSplit'>> {
  return stage.call(`${version}.createRefundSplit`, { body: body as never });
}

/** A holder with several accounts, and their codes. */
export interface Accounts {
  readonly holder: string;
  readonly codes: readonly string[];
}

/** Creates a holder with so many accounts. */
export async function createAccounts(stage: Stage, count: number): Promise<Accounts> {
  const extRef = stage.unique();
  const accounts = Array.from({ length: count }, (_, index) => ({
    extRef: `${extRef}-${index}`,
    displayName: `Account ${index}`,
  }));
  const body = { extRef, displayName: `Seller ${extRef}`, accounts };
  const holder = await stage.call('v1.createAccountHolder', { body });
  const shown = accounts.map(
    (each) => holder.accounts?.find((account) => account.extRef === each.extRef)?.code,
  );
  const codes = shown.filter((code) => code !== undefined);
  stage.equal(codes.length, count, 'the number of accounts of a new holder');
  return { holder: holder.code, codes };
}

/** What is pending in EUR on each account of a holder, by code. */
export async function pendingByAccount(
  stage: Stage,
  accountHolderCode: string,
): Promise<Map<string, number>> {
  const { accounts = [] } = await stage.call('v2.getAccountHolder', {
    path: { accountHolderCode },
    query: { _fragments: ['accounts'] },
  });
  return new Map(
    accounts.map(({ code, balances }) => [
      code,
      balances.find(({ currency }) => currency === 'EUR')?.pending ?? 0,
    ]),
  );
}
