import { ifDecided, refused, type Story } from './command.js';
import { atOnce, pay, refund, repeat, sameAtOnce, transfer, payout } from './commands.js';
import { close, sellers, verified } from './holder-commands.js';
import { addendum, fund, settle, wait } from './operator-commands.js';
import { item } from '../scenarios/fixtures/trees.js';

const toA = { accountCode: 'A' };

/** The rules of balance transfers. */
export const transferStories: readonly Story[] = [
  [
    'transfers/moves-money',
    'A balance transfer moves money from one account to another immediately, at most the payout balance; the key of a rejected one can be used again.',
    'CORE-ERR-005 EXT-BT-004 EXT-BT-006 EXT-BT-015 EXT-BT-017 EXT-BT-025 EXT-AH-011 EXT-BAL-003 EXT-BAL-009 D14 D55 D57 D85 D193',
    [
      sellers(2),
      fund(1_000),
      pay(5_000),
      transfer('A', 'B', 400, { description: 'Correction of March' }),
      refused(transfer('A', 'B', 601)),
      repeat({ amount: 600 }),
      refused(transfer('A', 'B', 1, { type: 'VAT' })),
      transfer('B', 'A', 1_000, { type: 'INVOICE' }),
    ],
    'v2',
  ],
  [
    'transfers/pending-debits',
    'A transfer can spend what is confirmed less what pending refunds take, and nothing of pending payments.',
    'CORE-BAL-003 CORE-ERR-005 EXT-BAL-012 D55 D85',
    [
      sellers(2),
      fund(1_000),
      refund([item('back_1', 300, { originalExtRef: 'item_1' })]),
      refused(transfer('A', 'B', 701)),
      transfer('A', 'B', 600),
      pay(200),
      refused(transfer('A', 'B', 301)),
      ifDecided(refused(transfer('A', 'B', 101))),
      transfer('A', 'B', 100),
      settle(),
      refused(transfer('A', 'B', 201)),
      transfer('A', 'B', 200),
    ],
    'v2',
  ],
  [
    'transfers/accounts',
    'A transfer between the same account, or with an unknown one or one of a closed seller, is rejected.',
    'EXT-BT-002 EXT-BT-003 D14 D85',
    [
      sellers(3),
      fund(100),
      close('C'),
      refused(transfer('A', 'A', 1)),
      refused(transfer('A', 'va_no_such_account', 1)),
      refused(transfer('va_no_such_account', 'A', 1)),
      refused(transfer('va_no_such_account', 'va_no_such_account', 1)),
      refused(transfer('A', 'C', 1)),
      refused(transfer('C', 'va_no_such_account', 1)),
    ],
    'v2',
  ],
  [
    'transfers/repeated',
    'A transfer with the same idempotencyKey is a replay, even if no money is left; with other content it is a conflict.',
    'CORE-ERR-009 EXT-BT-008 D85 D193',
    [
      sellers(2),
      fund(100),
      transfer('A', 'B', 100),
      repeat(),
      repeat({ currency: 'EUR', noSuchField: 1 }),
      refused(repeat({ amount: 101 })),
      refused(repeat({ type: 'VAT' })),
      refused(repeat({ description: 'Another one', amount: 1 })),
      refused(repeat({ toAccountCode: 'va_no_such_account' })),
      fund(10),
      transfer('A', 'B', 10),
      close('A'),
      repeat(),
    ],
    'v2',
  ],
  [
    'transfers/race',
    'Ten identical concurrent transfers create one transfer, and others do not exceed the balance.',
    'CORE-ERR-005 EXT-BT-008 D77 D85 D193',
    [
      sellers(2),
      fund(1_000),
      sameAtOnce(10, transfer('A', 'B', 100)),
      atOnce(8, transfer('A', 'B', 300)),
    ],
    'v2',
  ],
  [
    'transfers/addendum',
    'Without the addendum, transfers return 403 and move no money.',
    'EXT-BT-013 EXT-BAL-007 D85',
    [
      sellers(2),
      fund(100),
      transfer('A', 'B', 10),
      addendum(false),
      refused(repeat()),
      refused(transfer('A', 'B', 50)),
      addendum(true),
      repeat(),
    ],
    'v2',
  ],
  [
    'transfers/correct-an-allocation',
    'Money of items without an account can be transferred from LIABLE to the seller, and paid out.',
    'CORE-PS-064 EXT-PS-040 D54 D56 D77 D190',
    [
      verified(),
      fund([item('item_1', 1_500), item('item_2', 20, { ...toA, label: 'COMMISSION' })]),
      transfer('LIABLE', 'A', 1_520),
      refused(transfer('LIABLE', 'FEE', 1)),
      payout(),
      wait(),
    ],
  ],
];
