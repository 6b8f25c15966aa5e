import { isFee, sumAmounts, type TreeNode } from '../model/tree-nodes.js';
import { fullTree, group, item } from '../scenarios/fixtures/trees.js';
import { ifDecided, inTurn, other, refused, type Story } from './command.js';
import { atOnce, cancel, pay, refund, repeat, transfer } from './commands.js';
import { close, seller, sellers } from './holder-commands.js';
import { fund, settle, settleRefund } from './operator-commands.js';
import { invalidRefunds } from './invalid-bodies.js';
import { eachLabel } from './splits.js';

const toA = { accountCode: 'A' };
const toB = { accountCode: 'B' };

/** The refund of an item of the payment: of an amount, or with the defaults. */
const back = (
  originalExtRef: string,
  amount?: number,
  given: Partial<TreeNode> = {},
): TreeNode => ({
  type: 'ITEM',
  extRef: `back_${originalExtRef}`,
  originalExtRef,
  // Not every service accepts an item without an amount or a label (D73).
  ...(amount === undefined ? {} : { amount, label: 'PRODUCT_ITEM' }),
  ...given,
});

/** The refund of the group: of what its items add up to. */
const boxBack = (items: readonly TreeNode[], given: Partial<TreeNode> = {}): TreeNode => {
  const amount = sumAmounts(items.filter((each) => !isFee(each)));
  return group('back_box', items, { originalExtRef: 'box_1', amount, ...given });
};

/** Two items in a group with a label, and one beside it. */
const order = [
  group('box_1', [item('shoes', 500), item('socks', 100, { label: 'SHIPPING' })], {
    ...toA,
    label: 'HANDLING_FEE',
  }),
  item('bag_1', 30, toB),
];

/** The rules of refund splits. */
export const refundStories: readonly Story[] = [
  [
    'refunds/full',
    'A refund without items reverses the whole payment on each of its accounts; it has the tree of the payment, with new codes.',
    'CORE-RS-001 CORE-RS-003 CORE-RS-004 CORE-RS-006 CORE-RS-010 CORE-RS-015 CORE-RS-037 CORE-RS-038 EXT-RS-009 EXT-RS-012 EXT-RS-014 EXT-RS-017 D72 D151 D152',
    [
      sellers(2),
      pay([...order, item('fee_1', 50, { ...toA, label: 'COMMISSION', description: 'Our fee' })]),
      refund(undefined, { description: 'Sent back', extProcessedAt: '2026-03-11T10:00:00+01:00' }),
      refused(refund()),
      pay(order),
      refund(),
    ],
  ],
  [
    'refunds/full-after-partial',
    'A full refund after a partial one refunds what is left; if nothing is left, it is rejected.',
    'CORE-RS-010 CORE-RS-017 EXT-RS-014 D72 D76 D151 D161 D205',
    [
      sellers(2),
      pay(order),
      refund([back('bag_1', 10), boxBack([back('socks', 100)])]),
      refused(refund(undefined, { totalAmount: 519, extProcessedAt: '2026-03-11T10:00:00+01:00' })),
      refund(),
      refused(refund()),
      ifDecided(inTurn(pay(fullTree('A')), refund([back('deep_1', 200)]), refund())),
    ],
  ],
  [
    'refunds/full-with-total',
    'A full refund of version 2 may state its total: what is left of the payment.',
    'EXT-RS-009 D72 D205',
    [
      sellers(2),
      pay(order),
      refund([back('bag_1', 10)]),
      refused(refund(undefined, { totalAmount: 630 })),
      refund(undefined, { totalAmount: 620 }),
    ],
    'v2',
  ],
  [
    'refunds/partial',
    'A partial refund takes the amounts of its items from their accounts, and nothing from other accounts or payments.',
    'CORE-RS-001 CORE-RS-017 EXT-RS-004 EXT-RS-010 EXT-RS-012 EXT-RS-015 D74',
    [
      sellers(2),
      pay(order),
      pay(order),
      refund([boxBack([back('shoes', 1)]), back('bag_1', 29)], {}, 0),
      refund([boxBack([back('shoes', 499)])], { description: 'Once more' }, 0),
      other(refund([back('bag_1', 2)], {}, 1)),
    ],
  ],
  [
    'refunds/limits',
    'No item can be refunded beyond its amount, by one refund, by several, or by two items of one refund.',
    'CORE-RS-007 D76',
    [
      sellers(2),
      pay(order),
      refused(refund([back('bag_1', 31)])),
      refund([back('bag_1', 20)]),
      refused(refund([back('bag_1', 11)])),
      refused(refund([back('bag_1', 5), back('bag_1', 6, { extRef: 'back_again' })])),
      refused(refund([back('bag_1')], { totalAmount: 30 })),
      refused(refund([back('bag_1', 10), boxBack([back('shoes', 500), back('socks', 101)])])),
      refund([back('bag_1', 10), boxBack([back('shoes', 500)])]),
      refused(refund([back('bag_1', 1)])),
    ],
  ],
  [
    'refunds/defaults',
    'The amount, account and label of a node of a refund default to those of the payment, on every level.',
    'CORE-RS-005 CORE-RS-006 CORE-RS-032 D73 D149 D150 D206',
    [
      sellers(3),
      pay(fullTree('A')),
      refund(
        [
          back('first_1', 40, { accountCode: 'B' }),
          {
            ...group('back_outer', [back('middle_1', 300)], { originalExtRef: 'outer_group' }),
            amount: 300,
          },
        ],
        { totalAmount: 340 },
      ),
      pay(fullTree('A')),
      refund(defaults(fullTree()), { totalAmount: 1_600 }),
    ],
  ],
  [
    'refunds/accounts',
    'The money of a refund item is taken from its account in the refund or the payment, or else from that of the nearest group, or else from where it was booked.',
    'D73 D150',
    [
      sellers(3),
      pay([
        group('box_1', [item('shoes', 500), item('socks', 100, toB)], toA),
        item('bag_1', 30, toB),
        item('lost', 60),
      ]),
      refund([
        boxBack([back('shoes', 1), back('socks', 2)], { accountCode: 'C' }),
        back('bag_1', 4, { accountCode: 'va_no_such_account' }),
        back('lost', 8, { accountCode: 'C' }),
      ]),
      refund([back('shoes', 16), fee('shoes', 64), back('lost', 32)]),
      refund(),
    ],
  ],
  [
    'refunds/closed-accounts',
    'The money of a refund of a closed seller is taken from the merchant.',
    'D31 D150',
    [
      sellers(2),
      fund([item('shoes', 500, toA), item('socks', 20, { ...toA, label: 'COMMISSION' })]),
      transfer('A', 'B', 500),
      close('A'),
      refund([back('shoes', 100), fee('shoes', 5)]),
      refund(),
      refused(transfer('B', 'A', 10)),
    ],
  ],
  [
    'refunds/labels',
    'A refund reverses the booking of each label.',
    'CORE-RS-001 CORE-RS-002 EXT-PS-043 D66 D201',
    [
      seller,
      pay([...eachLabel(toA), ...eachLabel({}, 'bare', 512)]),
      refund([...eachLabel(toA), ...eachLabel({}, 'bare', 512)].map(half)),
      refund(),
    ],
  ],
  [
    'refunds/fees',
    'REFUND_FEE and REFUND_VAT go from the account to LIABLE and are part of no sum and no limit; they cannot be refunded alone.',
    'CORE-RS-002 D74 D148 D153 D206',
    [
      sellers(2),
      pay([...order, item('lost', 60)]),
      refund([
        boxBack([back('shoes', 200), fee('shoes', 50)], { label: 'REFUND_VAT' }),
        fee('bag_1', 10, 'REFUND_VAT'),
        fee('lost', 3),
      ]),
      refused(refund([fee('shoes', 5)])),
      refused(refund([back('bag_1', 1), boxBack([fee('shoes', 5)], { amount: 100 })])),
      refund([boxBack([back('shoes', 300), fee('shoes', 400), fee('shoes', 7, 'REFUND_VAT')])]),
      refund(),
    ],
  ],
  [
    'refunds/invalid',
    'A refund whose tree breaks a rule is rejected on every level, with each fault, and nothing is stored.',
    'CORE-RS-006 CORE-RS-012 CORE-RS-020 CORE-RS-021 CORE-RS-023 CORE-RS-025 CORE-RS-027 CORE-RS-028 CORE-RS-029 CORE-RS-030 CORE-ERR-010 CORE-ERR-031 D62 D63 D64 D74 D76 D148 D198 D199 D201 D206',
    [seller, pay(fullTree('A')), invalidRefunds],
  ],
  [
    'refunds/unknown-payment',
    'A refund of an unknown payment returns 404, of an unknown item 422, of a cancelled payment 409.',
    'CORE-RS-006 CORE-RS-007 CORE-ERR-008 EXT-RS-002 D71 D76',
    [
      seller,
      pay(100),
      refused(refund(undefined, { extRef: 'no_such_payment' })),
      refused(refund([back('item_9', 1)])),
      cancel(),
      refused(refund()),
      refused(refund([back('item_1', 1)])),
    ],
  ],
  [
    'refunds/replay',
    'A refund with the same extRef and pspMutationExtRef is a replay, in both versions; with another pspMutationExtRef, or of another payment, it is another refund.',
    'EXT-RS-003 EXT-RS-013 CORE-RS-038 D75 D158 D159',
    [
      seller,
      pay(1_000),
      refund([back('item_1', 100)], { pspMutationExtRef: 'mutation-1' }),
      repeat({ items: [back('item_1', 900)], totalAmount: 900 }),
      other(repeat({ totalAmount: 5 })),
      refund([back('item_1', 100)]),
      pay(2_000),
      refund([back('item_1', 30)], { pspMutationExtRef: 'mutation-1' }),
      repeat(),
    ],
  ],
  [
    'refunds/race',
    'Ten identical concurrent refunds create one refund, and others do not exceed the payment.',
    'D75 D76 D158',
    [
      seller,
      pay(1_000),
      atOnce(10, refund([back('item_1', 100)], { pspMutationExtRef: 'the_same_one' })),
      atOnce(8, refund([back('item_1', 400)])),
    ],
  ],
  [
    'refunds/settlement',
    'A payment can be refunded before it is settled; payment and refund are settled independently, and an account can become negative.',
    'CORE-RS-001 CORE-RS-009 EXT-RS-005 EXT-TX-001 EXT-TX-002 EXT-TX-004 EXT-TX-005 D55 D70 D77 D78 D82 D194',
    [
      sellers(2),
      pay(1_000),
      refund([back('item_1', 300)]),
      settleRefund(),
      settle(),
      transfer('A', 'B', 600),
      refused(transfer('A', 'B', 101)),
      refund([back('item_1', 500)]),
      refused(transfer('A', 'B', 1)),
      settleRefund(),
      transfer('B', 'A', 100),
      fund(900),
      transfer('A', 'B', 501),
    ],
  ],
];

/** A refund of all nodes of a tree that states only what it refunds. */
function defaults(items: readonly TreeNode[]): TreeNode[] {
  return items.map(({ type, extRef, items: inner }) => ({
    type,
    extRef: `back_${extRef}`,
    originalExtRef: extRef,
    ...(inner ? { items: defaults(inner) } : {}),
  }));
}

function half({ extRef, amount = 0, label = '' }: TreeNode): TreeNode {
  return back(extRef, Math.max(1, amount / 2), { label });
}

function fee(originalExtRef: string, amount: number, label = 'REFUND_FEE'): TreeNode {
  return back(originalExtRef, amount, { extRef: `${label}_${originalExtRef}`, label });
}
