import type { Scenario } from '../scenario.js';
import { getLiableAccount, getMerchantAccount, getPending } from '../fixtures/balances.js';
import { createSeller } from '../fixtures/sellers.js';
import { leaf, buildSplit } from '../fixtures/splits.js';

const area = 'payment splits';

/** D65: an item's own account, or else that of the nearest group. */
export const inheritance: Scenario = {
  id: 'splits/account-inheritance',
  title:
    'The money of an item goes to its own account, or else to the account of the nearest group around it.',
  area,
  version: 'v2',
  claims: ['EXT-PS-041', 'CORE-PS-060', 'CORE-PS-061', 'CORE-PS-053', 'D65'],
  run: async (context) => {
    const [outer, inner, own] = [
      await createSeller(context),
      await createSeller(context),
      await createSeller(context),
    ];
    const body = buildSplit(context, [
      {
        type: 'GROUP',
        extRef: 'outer',
        amount: 111,
        accountCode: outer.accountCode,
        items: [
          leaf('in_outer', 'PRODUCT_ITEM', 1),
          {
            type: 'GROUP',
            extRef: 'inner',
            amount: 110,
            accountCode: inner.accountCode,
            items: [
              leaf('in_inner', 'PRODUCT_ITEM', 10),
              leaf('own_account', 'PRODUCT_ITEM', 100, own.accountCode),
            ],
          },
        ],
      },
    ]);
    await context.call('v2.createPaymentSplit', { body });
    context.expectEqual(
      await getPending(context, outer),
      1,
      'pending on the account of the outer group',
    );
    context.expectEqual(
      await getPending(context, inner),
      10,
      'pending on the account of the inner group',
    );
    context.expectEqual(await getPending(context, own), 100, "pending on the item's own account");
  },
};

/** D65: without an account the money goes to the merchant. */
export const fallback: Scenario = {
  id: 'splits/account-fallback',
  title:
    'The money of an item without a valid account, on itself or on its groups, goes to the LIABLE account.',
  area,
  version: 'v2',
  claims: ['EXT-PS-040', 'CORE-PS-062', 'CORE-PS-063', 'D65', 'D150'],
  run: async (context) => {
    const before = await getLiableAccount(context);
    const unknown = 'va_00000000000000000000000000';
    const body = buildSplit(context, [
      leaf('none', 'PRODUCT_ITEM', 40),
      leaf('unknown', 'PRODUCT_ITEM', 2, unknown),
    ]);
    const stored = await context.call('v2.createPaymentSplit', { body });
    if (context.hasOwnTenant) {
      context.expectEqual(
        (await getLiableAccount(context)).pending - before.pending,
        42,
        'what was added to LIABLE',
      );
    }
    const shown = stored.items.find(({ extRef }) => extRef === 'unknown')?.accountCode;
    context.expectEqual(
      shown,
      undefined,
      'accountCode of the item with the unknown account (D150)',
    );
  },
};

/** D65, D150: an unknown account is ignored. */
export const unknownBelowValid: Scenario = {
  id: 'splits/unknown-account-below-valid',
  title:
    'The money of an item with an unknown account, in a group with a valid one, goes to the account of the group.',
  area,
  version: 'v2',
  claims: ['CORE-PS-063', 'EXT-PS-041', 'D65', 'D150'],
  run: async (context) => {
    const seller = await createSeller(context);
    const body = buildSplit(context, [
      {
        type: 'GROUP',
        extRef: 'group',
        amount: 77,
        accountCode: seller.accountCode,
        items: [leaf('lost', 'PRODUCT_ITEM', 77, 'va_no_such_account')],
      },
    ]);
    await context.call('v2.createPaymentSplit', { body });
    context.expectEqual(
      await getPending(context, seller),
      77,
      'pending on the account of the group',
    );
  },
};

/** D66: which account gets the money of each label. */
export const labels: Scenario = {
  id: 'splits/label-accounts',
  title:
    "Fees, COMMISSION and DISCOUNT go from the seller's account to the merchant's, PLATFORM_DISCOUNT to the seller's.",
  area,
  version: 'v2',
  claims: ['EXT-PS-043', 'CORE-PS-074', 'CORE-PS-020', 'D66'],
  run: async (context) => {
    const expected = [
      ['PRODUCT_ITEM', 1_000, 0],
      ['SHIPPING', 1_000, 0],
      ['COMMISSION', 0, 1_000],
      ['DISCOUNT', 0, 1_000],
      ['PLATFORM_DISCOUNT', 1_000, 0],
      ['PAYMENT_FEE', 0, 1_000],
      ['HANDLING_FEE', 0, 1_000],
      ['RMA_FEE', 0, 1_000],
      ['DEFICIENCY', 0, 1_000],
    ] as const;
    for (const [label, forSeller, forMerchant] of expected) {
      const seller = await createSeller(context);
      const before = await getLiableAccount(context);
      await context.call('v2.createPaymentSplit', {
        body: buildSplit(context, [leaf('item_1', label, 1_000, seller.accountCode)]),
      });
      context.expectEqual(
        await getPending(context, seller),
        forSeller,
        `pending on the seller's account after ${label}`,
      );
      if (!context.hasOwnTenant) continue;
      const gained = (await getLiableAccount(context)).pending - before.pending;
      context.expectEqual(gained, forMerchant, `what was added to LIABLE by ${label}`);
    }
  },
};

/** D66: labels with another account of the merchant. */
export const labelTarget: Scenario = {
  id: 'splits/label-to-merchant-account',
  title:
    'A commission with another account of the merchant goes to that account, from the seller of the group.',
  area,
  version: 'v2',
  claims: ['EXT-PS-043', 'CORE-PS-074', 'D66'],
  run: async (context) => {
    const seller = await createSeller(context);
    const before = await getMerchantAccount(context, 'FEE');
    const items = [
      leaf('shoes', 'PRODUCT_ITEM', 900),
      leaf('fee_1', 'COMMISSION', 100, before.code),
    ];
    const { accountCode } = seller;
    const group = { type: 'GROUP' as const, extRef: 'box_1', amount: 1_000, accountCode, items };
    await context.call('v2.createPaymentSplit', { body: buildSplit(context, [group]) });
    context.expectEqual(await getPending(context, seller), 900, "pending on the seller's account");
    if (!context.hasOwnTenant) return;
    const gained = (await getMerchantAccount(context, 'FEE')).pending - before.pending;
    context.expectEqual(gained, 100, 'what was added to the FEE account');
  },
};

/** D70, D55: new payments are pending. */
export const pending: Scenario = {
  id: 'splits/pending',
  title: 'The money of a new split is pending: the payout balance of both versions stays 0.',
  area,
  claims: [
    'CORE-BAL-001',
    'CORE-BAL-002',
    'CORE-BAL-003',
    'CORE-BAL-005',
    'EXT-BAL-003',
    'EXT-BAL-009',
    'EXT-BAL-012',
    'D55',
    'D70',
  ],
  run: async (context) => {
    const seller = await createSeller(context);
    await context.call('v2.createPaymentSplit', {
      body: buildSplit(context, [leaf('item_1', 'PRODUCT_ITEM', 4_200, seller.accountCode)]),
    });
    const path = { code: seller.accountCode };
    const first = await context.call('v1.getBalance', { path });
    context.expectEqual(first, { code: seller.accountCode, amount: 0 }, 'the balance of version 1');
    const second = await context.call('v2.getBalance', { path });
    const euro = second.amounts.find(({ currency }) => currency === 'EUR');
    context.expectEqual(euro?.amount, '0', 'the amount of version 2 in EUR');
  },
};
