import type { PaymentSplitLabel } from '@seller-funds/contract/vocabulary/shared';
import { expect, test } from 'vitest';
import { flattenTree } from './item-tree.js';
import { bookLeaf } from './label-movements.js';
import type { SplitItemToCreate } from './split.js';

const accounts = new Map([
  ['seller', { code: 'seller', ownedByMerchant: false }],
  ['other', { code: 'other', ownedByMerchant: false }],
  ['fee', { code: 'fee', ownedByMerchant: true }],
  ['liable', { code: 'liable', ownedByMerchant: true }],
]);

/** Books a leaf in a group. Returns the accounts of its movements in order. */
function accountsOf(label: PaymentSplitLabel, own: string | null, group: string | null): string[] {
  const shared = { description: null, label } as const;
  const leaf: SplitItemToCreate = {
    ...shared,
    type: 'ITEM',
    ext_ref: 'leaf',
    amount: 7,
    account: own,
    items: [],
  };
  const tree = { ...leaf, type: 'GROUP', ext_ref: 'group', account: group } as const;
  const [, node] = flattenTree({ items: [{ ...tree, items: [leaf] }], total_amount: 7 });
  if (!node) throw new Error('No leaf.');
  const { movements } = bookLeaf(node, { currency: 'EUR', liable: 'liable', accounts });
  return movements.flatMap(({ from, to }, index) =>
    index === 0 ? [from.account, to.account] : [to.account],
  );
}

test.each<[PaymentSplitLabel, string | null, string | null, string[]]>([
  // Seller labels stay on the account: the leaf's, otherwise the group's, otherwise the merchant's (D65).
  ['PRODUCT_ITEM', 'seller', null, ['clearing', 'seller']],
  ['PRODUCT_ITEM', 'seller', 'other', ['clearing', 'seller']],
  ['PRODUCT_ITEM', null, 'other', ['clearing', 'other']],
  ['SHIPPING', 'unknown', 'other', ['clearing', 'other']],
  ['SHIPPING', 'unknown', 'unknown', ['clearing', 'liable']],
  ['PRODUCT_ITEM', null, null, ['clearing', 'liable']],
  ['PRODUCT_ITEM', 'fee', 'seller', ['clearing', 'fee']],
  // Labels of the merchant move on to the merchant's account (D66).
  ['COMMISSION', 'seller', null, ['clearing', 'seller', 'liable']],
  ['DISCOUNT', null, 'seller', ['clearing', 'seller', 'liable']],
  ['DEFICIENCY', null, 'seller', ['clearing', 'seller', 'liable']],
  ['HANDLING_FEE', null, 'seller', ['clearing', 'seller', 'liable']],
  ['PAYMENT_FEE', null, 'seller', ['clearing', 'seller', 'liable']],
  ['RMA_FEE', null, 'seller', ['clearing', 'seller', 'liable']],
  ['COMMISSION', null, null, ['clearing', 'liable']],
  // A merchant's account on the leaf is the target; the seller's account is that of the group.
  ['COMMISSION', 'fee', 'seller', ['clearing', 'seller', 'fee']],
  ['COMMISSION', 'fee', null, ['clearing', 'liable', 'fee']],
  ['COMMISSION', 'liable', 'seller', ['clearing', 'seller', 'liable']],
  // The opposite: from the merchant to the account.
  ['PLATFORM_DISCOUNT', 'seller', null, ['clearing', 'liable', 'seller']],
  ['PLATFORM_DISCOUNT', null, null, ['clearing', 'liable']],
])('%s with account %s in a group with account %s', (label, own, group, expected) => {
  expect(accountsOf(label, own, group)).toEqual(expected);
});
