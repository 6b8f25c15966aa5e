import { getBalances, getLiableAccount } from '../fixtures/balances.js';
import { refundLeaf, buildRefund } from '../fixtures/refunds.js';
import { createSeller } from '../fixtures/sellers.js';
import { fund, leaf, pay, buildSplit } from '../fixtures/splits.js';
import type { Scenario } from '../scenario.js';

const area = 'balances and divisions';

/** D55: the three balances after each booking. */
export const movements: Scenario = {
  id: 'balances/movements',
  title:
    'confirmed is what is reconciled, pending what is not; the payout balance is confirmed, less pending if that is negative.',
  area,
  claims: [
    'CORE-VA-001',
    'CORE-VA-009',
    'CORE-BAL-001',
    'CORE-BAL-002',
    'CORE-BAL-006',
    'EXT-BAL-001',
    'EXT-BAL-003',
    'EXT-BAL-011',
    'D55',
    'D56',
  ],
  needs: ['settle'],
  run: async (context) => {
    const seller = await createSeller(context);
    const expectAll = async (confirmed: number, pending: number, payout: number): Promise<void> => {
      const found = await getBalances(context, seller);
      context.expectEqual(found, { confirmed, pending, payout }, 'the balances of the account');
      const path = { code: seller.accountCode };
      const first = await context.call('v1.getBalance', { path });
      context.expectEqual(
        first,
        { code: seller.accountCode, amount: payout },
        'the balance of version 1',
      );
      const second = await context.call('v2.getBalance', { path });
      const amounts = [{ amount: String(payout), currency: 'EUR' }];
      context.expectEqual(
        second,
        { code: seller.accountCode, amounts },
        'the balance of version 2',
      );
    };
    await expectAll(0, 0, 0);
    const first = await pay(context, seller, 1_000);
    await expectAll(0, 1_000, 0);
    await context.operator.settle({ extRefs: [first] });
    await expectAll(1_000, 0, 1_000);
    await pay(context, seller, 300);
    await expectAll(1_000, 300, 1_000);
    const part = buildRefund(context, first, [refundLeaf('item_1', { amount: 500 })]);
    await context.call('v2.createRefundSplit', { body: part });
    await expectAll(1_000, -200, 800);
    await context.operator.settle({ extRefs: [part.pspMutationExtRef] });
    await expectAll(500, 300, 500);
  },
};

/** D57, D58, D191: each currency has a balance of its own. */
export const currencies: Scenario = {
  id: 'balances/currencies',
  title:
    "An account has a balance per currency: version 2 lists them all, version 1 shows the one in the division's currency.",
  area,
  claims: ['EXT-BAL-003', 'CORE-BAL-003', 'EXT-PS-020', 'EXT-PS-022', 'D57', 'D58', 'D191'],
  needs: ['settle'],
  run: async (context) => {
    const seller = await createSeller(context);
    await fund(context, seller, 700);
    for (const [currency, amount] of [
      ['JPY', 5_000],
      ['USD', 30],
    ] as const) {
      const items = [leaf('item_1', 'PRODUCT_ITEM', amount, seller.accountCode)];
      const body = { ...buildSplit(context, items), currency };
      await context.call('v2.createPaymentSplit', { body });
      await context.operator.settle({ extRefs: [body.extRef] });
    }
    const path = { code: seller.accountCode };
    context.expectEqual(
      (await context.call('v1.getBalance', { path })).amount,
      700,
      'in version 1',
    );
    const { amounts } = await context.call('v2.getBalance', { path });
    const sorted = amounts.toSorted((a, b) => (a.currency < b.currency ? -1 : 1));
    const expected = [
      { amount: '700', currency: 'EUR' },
      { amount: '5000', currency: 'JPY' },
      { amount: '30', currency: 'USD' },
    ];
    context.expectEqual(sorted, expected, 'the amounts of version 2');
  },
};

/** D54, D56, D190: the merchant's own accounts. */
export const divisions: Scenario = {
  id: 'balances/divisions',
  title:
    'A division shows one LIABLE and one FEE account, with balances as strings in minor units.',
  area,
  version: 'v2',
  claims: [
    'CORE-VA-008',
    'EXT-BAL-005',
    'EXT-BAL-006',
    'EXT-BAL-007',
    'EXT-BAL-013',
    'EXT-BAL-015',
    'EXT-PS-040',
    'D51',
    'D54',
    'D56',
    'D190',
  ],
  needs: ['newTenant', 'settle'],
  run: async (context) => {
    const [division, ...others] = await context.call('v2.listDivisions', {});
    context.expectEqual(others.length, 0, 'the number of further divisions of a new merchant');
    const types = division?.balances.map(({ virtualAccountType }) => virtualAccountType);
    context.decided?.expectEqual(
      types?.toSorted(),
      ['FEE', 'LIABLE'],
      'the accounts of the division',
    );
    context.expectEqual(
      division?.externalAccount,
      undefined,
      'externalAccount of a division without one',
    );
    const body = buildSplit(context, [leaf('item_1', 'PRODUCT_ITEM', 900)]);
    await context.call('v2.createPaymentSplit', { body });
    const { code, ...open } = await getLiableAccount(context);
    context.expectEqual(
      open,
      { confirmed: 0, pending: 900, payout: 0 },
      'LIABLE before settlement',
    );
    await context.operator.settle({ extRefs: [body.extRef] });
    const { code: same, ...settled } = await getLiableAccount(context);
    context.expectEqual(same, code, 'the code of LIABLE');
    context.expectEqual(
      settled,
      { confirmed: 900, pending: 0, payout: 900 },
      'LIABLE after settlement',
    );
    const { amount } = await context.call('v1.getBalance', { path: { code } });
    context.expectEqual(amount, 900, "the balance of the merchant's account in version 1");
  },
};
