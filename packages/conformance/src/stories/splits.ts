import type { TreeNode } from '../model/tree-nodes.js';
import { fullTree, group, item } from '../scenarios/fixtures/trees.js';
import { ifDecided, other, refused, refusedFor, type Story } from './command.js';
import { cancel, pay, refund, repeat, sameAtOnce } from './commands.js';
import { close, seller, sellers, suspend } from './holder-commands.js';
import { fund, settle, wait } from './operator-commands.js';
import { invalidPayments } from './invalid-bodies.js';

const toA = { accountCode: 'A' };
const toB = { accountCode: 'B' };
const toC = { accountCode: 'C' };
const toFee = { accountCode: 'FEE' };
const toNobody = { accountCode: 'va_00000000000000000000000000' };

/** The labels of payment splits. */
export const labels =
  'COMMISSION DISCOUNT DEFICIENCY HANDLING_FEE PAYMENT_FEE RMA_FEE PLATFORM_DISCOUNT PRODUCT_ITEM SHIPPING'.split(
    ' ',
  );

/** An item of each label, with amounts from 1 on that are powers of two. */
export function eachLabel(given: Partial<TreeNode>, prefix = 'item', first = 1): TreeNode[] {
  return labels.map((label, index) =>
    item(`${prefix}_${label}`, first * 2 ** index, { label, ...given }),
  );
}

/** Items without an account, with one, and with an unknown one, within groups that have none, one, and an unknown one. */
function accountTree(absent: object): TreeNode[] {
  const states = [{}, absent, toA];
  let amount = 0.5;
  const items = (above: string, account: object = {}): TreeNode[] =>
    [{}, absent, account].map((each, index) =>
      item(`${above}_item${index}`, (amount *= 2), each as Partial<TreeNode>),
    );
  return [
    ...items('first', toC),
    ...states.map((ofOuter, outer) =>
      group(
        `outer${outer}`,
        [
          ...items(`outer${outer}`, toC),
          ...[{}, absent, toB].map((ofInner, inner) =>
            group(
              `outer${outer}_inner${inner}`,
              items(`outer${outer}_inner${inner}`, toC),
              ofInner,
            ),
          ),
        ],
        ofOuter,
      ),
    ),
  ];
}

/** The rules of payment splits. */
export const splitStories: readonly Story[] = [
  [
    'splits/replay',
    'A payment split with the same extRef is a replay, in both versions: it returns the stored split and ignores the new content.',
    'CORE-PS-066 CORE-PS-067 EXT-PS-036 EXT-PS-038 CORE-PS-076 EXT-PS-044 D61 D159 D160',
    [
      seller,
      pay(1_000),
      repeat(),
      repeat({ items: [item('item_9', 7_777)], totalAmount: 7_777 }),
      repeat({ totalAmount: 1, currency: 'USD' }),
      refusedFor('currency 422.900.004', repeat({ currency: 'eur' })),
      other(repeat({ description: 'Another' })),
      pay(30),
    ],
  ],
  [
    'splits/race',
    'Twenty concurrent payment splits with the same extRef create one split.',
    'CORE-PS-066 EXT-PS-036 EXT-PS-038 D61',
    [seller, sameAtOnce(20, pay(500), (index) => ({ pspExtRef: `psp-${index}` }))],
  ],
  [
    'splits/echo',
    'A split is returned as it was sent, including its tree, with a code of its own for it and for each node, in both versions.',
    'CORE-PS-006 CORE-PS-007 CORE-PS-008 CORE-PS-009 CORE-PS-010 CORE-PS-011 CORE-PS-013 CORE-PS-014 CORE-PS-018 CORE-PS-033 CORE-PS-039 CORE-PS-058 CORE-PS-059 CORE-GEN-014 EXT-PS-001 EXT-PS-013 D25 D69 D148 D149',
    [
      seller,
      pay(
        [
          item('first_1', 100, { ...toA, description: 'Left shoe', label: 'SHIPPING' }),
          group('outer', [item('middle_1', 30), group('inner', [item('deep_1', 5)])], {
            description: 'A box',
            label: 'HANDLING_FEE',
          }),
        ],
        { description: 'Order 1', pspResponse: { type: 'AUTHORISATION', data: 'e30=' } },
      ),
      pay(fullTree('A'), { code: 'sp_chosen_by_the_caller', paymentMethod: 'visa' }),
    ],
  ],
  [
    'splits/timestamps',
    'A timestamp is accepted in each ISO 8601 form with Z or an offset, and returned in UTC with milliseconds.',
    'CORE-GEN-020 CORE-PS-012 CORE-PS-042 EXT-PS-006 D26 D147',
    [
      seller,
      ...['2026-03-10T15:05:09Z', '2026-03-10T15:05:09.5-05:30'].map((extProcessedAt) =>
        pay(1, { extProcessedAt }),
      ),
      ...['2026-03-10T15:05:09+05:30[Europe/Amsterdam]', '20260310T1505+01', '2026-03-10T15z'].map(
        (extProcessedAt) => ifDecided(pay(1, { extProcessedAt })),
      ),
    ],
  ],
  [
    'splits/optional-fields-of-version-1',
    'Version 1 requires no pspExtRef and no description.',
    'CORE-PS-030 CORE-PS-031 D68',
    [seller, pay(100, { pspExtRef: undefined }), refund()],
    'v1',
  ],
  [
    'splits/optional-fields-of-version-2',
    'Version 2 requires no paymentMethod, and extProcessedAt defaults to now.',
    'EXT-PS-006 EXT-PS-016 D68',
    [seller, pay(100, { paymentMethod: undefined, extProcessedAt: undefined }), refund()],
    'v2',
  ],
  [
    'splits/accounts',
    'The money of an item goes to its own account, or else to that of the nearest group, or else to the merchant.',
    'CORE-PS-001 CORE-PS-053 CORE-PS-060 CORE-PS-061 CORE-PS-062 EXT-PS-040 EXT-PS-041 D65',
    [
      sellers(3),
      pay([
        item('none_1', 1),
        item('own_1', 2, toA),
        group(
          'outer',
          [
            item('none_2', 4),
            item('own_2', 8, toA),
            group('inner', [item('none_3', 16), item('own_3', 32, toA)], toB),
          ],
          toC,
        ),
        group('bare', [item('none_4', 64), item('own_4', 128, toB)]),
      ]),
    ],
  ],
  [
    'splits/absent-accounts',
    'An unknown account is ignored, on every level of a payment split.',
    'CORE-PS-063 EXT-PS-040 D65 D150',
    [sellers(3), pay([item('lost', 2, toNobody)]), pay(accountTree(toNobody))],
  ],
  [
    'splits/closed-accounts',
    'The account of a closed holder is ignored on every level of a payment split; a suspended one still receives money.',
    'D31 D65',
    [sellers(4), close('D'), suspend('B'), pay(accountTree({ accountCode: 'D' }))],
  ],
  [
    'splits/labels',
    'The money of each label goes to the same account on every level of the tree; fees, COMMISSION and DISCOUNT go on to the merchant.',
    'CORE-PS-020 CORE-PS-053 CORE-PS-074 EXT-PS-043 D50 D65 D66',
    [
      seller,
      pay([
        ...eachLabel(toA, 'first'),
        group('outer', [group('inner', eachLabel({}, 'deep', 512))], toA),
      ]),
      pay([
        ...eachLabel({}, 'bare'),
        group(
          'outer',
          [...eachLabel(toFee, 'fee', 512), item('to_liable', 9, { accountCode: 'LIABLE' })],
          toA,
        ),
      ]),
    ],
  ],
  [
    'splits/invalid',
    'A payment split whose tree breaks a rule is rejected on every level, with each fault and both numbers of a wrong sum, and nothing is stored.',
    'CORE-PS-016 CORE-PS-019 CORE-PS-035 CORE-PS-041 CORE-PS-045 CORE-PS-046 CORE-PS-047 CORE-PS-049 CORE-PS-050 CORE-PS-051 CORE-PS-057 CORE-PS-070 CORE-PS-071 CORE-PS-072 CORE-LIM-001 CORE-LIM-008 CORE-ERR-010 CORE-ERR-021 CORE-ERR-022 CORE-ERR-030 EXT-PS-018 EXT-PS-024 EXT-PS-037 EXT-PS-039 D14 D62 D63 D64 D68 D148 D198 D199 D201',
    [seller, invalidPayments(fullTree('A'))],
  ],
  [
    'splits/cancel',
    'Cancelling a split reverses its money once, however often it is repeated; the split can still be replayed. It is too late once it is settled or refunded.',
    'EXT-PS-045 EXT-TX-007 CORE-ERR-009 D50 D61 D71 D204',
    [
      sellers(2),
      fund([item('item_1', 50, toA), item('item_2', 7, toB)]),
      pay([...eachLabel(toA, 'a'), group('box_1', eachLabel({}, 'b', 3), toB)]),
      wait(3_600),
      cancel(),
      cancel(),
      repeat(),
      refused(cancel(0)),
      pay(500),
      refund([item('back_1', 1, { originalExtRef: 'item_1' })]),
      refused(cancel()),
      settle(),
    ],
  ],
];
