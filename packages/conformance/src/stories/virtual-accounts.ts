import { item } from '../scenarios/fixtures/trees.js';
import type { Story } from './command.js';
import { pay } from './commands.js';
import { addAccount, changeAccount, holder, seller } from './holder-commands.js';
import { fund } from './operator-commands.js';

const second = { extRef: 'account_2', displayName: 'Second account' };

const toTwo = [
  item('item_1', 100, { accountCode: 'A' }),
  item('item_2', 20, { accountCode: 'A2' }),
  item('item_3', 3, { accountCode: 'A2' }),
];

/** The rules of virtual accounts. */
export const virtualAccountStories: readonly Story[] = [
  [
    'virtual-accounts/default',
    'A holder that is created without accounts gets one, with extRef and displayName derived from those of the holder.',
    'EXT-VA-001 EXT-VA-002 EXT-VA-003 CORE-VA-005 D27 D51',
    [
      {
        ...holder(undefined, { given: { extRef: 'seller_1_with_a_long_reference_of_40_chars' } }),
        needs: ['newTenant'],
      },
      holder(undefined, {
        given: { displayName: 'A name of a seller that is a good deal longer than 48 char' },
      }),
      holder(undefined, { given: { extRef: undefined } }),
    ],
    'v2',
  ],
  [
    'virtual-accounts/additional',
    'Version 1 creates and changes additional accounts, which both versions show; only displayName and extRef change, and they are unique within the holder.',
    'CORE-AH-003 CORE-VA-003 CORE-VA-004 CORE-VA-007 CORE-VA-010 CORE-VA-014 CORE-VA-015 CORE-VA-016 CORE-VA-019 CORE-VA-020 CORE-VA-021 CORE-VA-022 CORE-VA-023 CORE-VA-024 CORE-VA-026 EXT-VA-006 EXT-VA-008 EXT-VA-010 EXT-VA-014 D12 D28 D136 D196',
    [
      seller,
      seller,
      addAccount({ displayName: 'Third account' }),
      addAccount(second),
      addAccount(second, 'B'),
      addAccount({}),
      changeAccount(0, { displayName: 'Renamed', extRef: 'renamed_1', accountType: 'LIABLE' }),
      changeAccount(0, { displayName: 'Renamed again', code: 'va_mine' }),
    ],
  ],
  [
    'virtual-accounts/balances',
    'Each account of a holder has its own balance; a transaction shows the holder once, with the sum.',
    'CORE-BAL-001 EXT-BAL-009 EXT-TX-004 D50 D194',
    [seller, addAccount({}), addAccount({}), pay(toTwo), fund(toTwo)],
  ],
];
