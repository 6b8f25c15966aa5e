import { getBalances, getLiableAccount } from '../fixtures/balances.js';
import { createSeller, type Seller } from '../fixtures/sellers.js';
import { fund, pay } from '../fixtures/splits.js';
import { apiVersions, createPayment, item as leafOf, paymentBody } from '../fixtures/trees.js';
import type { Scenario } from '../scenario.js';
import type { RequestBodyOf, ScenarioContext } from '../scenario-context.js';

const area = 'balance transfers';

type TransferBody = RequestBodyOf<'v2.createBalanceTransfer'>;

/** Builds the body of a transfer between two sellers, with a new key. */
export function buildTransfer(
  context: ScenarioContext,
  from: Seller,
  to: Seller,
  amount: number,
): TransferBody {
  return {
    fromAccountCode: from.accountCode,
    toAccountCode: to.accountCode,
    amount,
    idempotencyKey: context.uuid(),
    type: 'CORRECTION',
  };
}

/** D85: transfers are booked immediately. */
export const transfer: Scenario = {
  id: 'transfers/moves-money',
  title: 'A balance transfer moves money from one account to another immediately.',
  area,
  version: 'v2',
  claims: ['EXT-BT-015', 'EXT-BT-017', 'EXT-BT-006', 'EXT-BT-025', 'EXT-AH-011', 'D57', 'D85'],
  needs: ['settle'],
  run: async (context) => {
    const [from, to] = [await createSeller(context), await createSeller(context)];
    await fund(context, from, 1_000);
    const body = { ...buildTransfer(context, from, to, 400), description: 'Correction of March' };
    const made = await context.call('v2.createBalanceTransfer', { body });
    const { code, ...shown } = made;
    context.expectEqual(shown, { ...body, currency: 'EUR' }, 'the transfer, with EUR by default');
    const read = await context.call('v2.getBalanceTransfer', { path: { code } });
    context.expectEqual(read, made, 'the transfer, read again');
    const left = { confirmed: 600, pending: 0, payout: 600 };
    context.expectEqual(await getBalances(context, from), left, 'the balances of the source');
    const received = { confirmed: 400, pending: 0, payout: 400 };
    context.expectEqual(
      await getBalances(context, to),
      received,
      'the balances of the destination',
    );
    const { accounts: shownAccounts = [] } = await context.call('v2.getAccountHolder', {
      path: { accountHolderCode: to.code },
      query: { _fragments: ['accounts'] },
    });
    const balances = shownAccounts.flatMap((account) => account.balances ?? []);
    const currencies = balances.map(({ currency }) => currency);
    context.expectEqual(currencies, ['EUR'], 'the currencies of the balances of the destination');
  },
};

/** D85, CORE-ERR-005: insufficient funds. */
export const funds: Scenario = {
  id: 'transfers/insufficient-funds',
  title: 'A transfer of more than the payout balance returns 402 and moves no money.',
  area,
  version: 'v2',
  claims: ['CORE-ERR-005', 'D85', 'D14'],
  needs: ['settle'],
  run: async (context) => {
    const [from, to] = [await createSeller(context), await createSeller(context)];
    await fund(context, from, 1_000);
    await pay(context, from, 5_000);
    const body = buildTransfer(context, from, to, 1_001);
    await context.expectError('v2.createBalanceTransfer', { body }, 402, '402.320.001');
    context.expectEqual(
      (await getBalances(context, from)).confirmed,
      1_000,
      'confirmed at the source',
    );
    context.expectEqual(
      (await getBalances(context, to)).confirmed,
      0,
      'confirmed at the destination',
    );
    // The key can be reused after an error (D193).
    await context.call('v2.createBalanceTransfer', { body: { ...body, amount: 1_000 } });
    context.expectEqual(
      (await getBalances(context, from)).confirmed,
      0,
      'confirmed after a transfer of the full balance',
    );
  },
};

/** D85, D14: invalid accounts. */
export const accounts: Scenario = {
  id: 'transfers/accounts',
  title: 'A transfer between the same account, or with an unknown one, is rejected.',
  area,
  version: 'v2',
  claims: ['EXT-BT-002', 'EXT-BT-003', 'D85'],
  needs: ['settle'],
  run: async (context) => {
    const [from, to] = [await createSeller(context), await createSeller(context)];
    await fund(context, from, 100);
    const same = buildTransfer(context, from, from, 1);
    await context.expectError('v2.createBalanceTransfer', { body: same }, 422, '422.320.001');
    const unknown = { ...buildTransfer(context, from, to, 1), toAccountCode: 'va_no_such_account' };
    await context.expectError('v2.createBalanceTransfer', { body: unknown }, 422, '422.320.002');
    const missing = {
      ...buildTransfer(context, from, to, 1),
      fromAccountCode: 'va_no_such_account',
    };
    await context.expectError('v2.createBalanceTransfer', { body: missing }, 422, '422.320.002');
    context.expectEqual(
      (await getBalances(context, from)).confirmed,
      100,
      'confirmed at the source',
    );
  },
};

/** CORE-PS-064: correcting an allocation to LIABLE. */
export const correction: Scenario = {
  id: 'transfers/correct-an-allocation',
  title: 'Money of items without an account can be transferred from LIABLE to the seller.',
  area,
  claims: ['CORE-PS-064', 'EXT-PS-040', 'D77'],
  needs: ['settle'],
  run: async (context) => {
    const seller = await createSeller(context);
    const { code } = await getLiableAccount(context);
    for (const version of apiVersions) {
      const extRef = context.unique();
      await createPayment(context, version, paymentBody(extRef, [leafOf('item_1', 1_500)]));
      await context.operator.settle({ extRefs: [extRef] });
      const body = buildTransfer(context, { code: '', accountCode: code }, seller, 1_500);
      await context.call('v2.createBalanceTransfer', { body });
    }
    context.expectEqual(
      (await getBalances(context, seller)).payout,
      3_000,
      'the payout balance of the seller',
    );
  },
};

/** D85: the addendum for balance transfers. */
export const addendum: Scenario = {
  id: 'transfers/addendum',
  title:
    'Without the addendum, balanceTransferEnabled of the division is false and transfers return 403.',
  area,
  version: 'v2',
  claims: ['EXT-BT-013', 'EXT-BAL-007', 'D85'],
  needs: ['newTenant', 'settle', 'configureMerchant'],
  run: async (context) => {
    const [from, to] = [await createSeller(context), await createSeller(context)];
    await fund(context, from, 100);
    await context.operator.configureMerchant({ balanceTransferEnabled: false });
    const [division] = await context.call('v2.listDivisions', {});
    context.decided?.expectEqual(division?.balanceTransferEnabled, false, 'balanceTransferEnabled');
    const body = buildTransfer(context, from, to, 50);
    await context.expectError('v2.createBalanceTransfer', { body }, 403, '403.320.001');
    context.expectEqual(
      (await getBalances(context, from)).confirmed,
      100,
      'confirmed at the source',
    );
    await context.operator.configureMerchant({ balanceTransferEnabled: true });
    const [enabled] = await context.call('v2.listDivisions', {});
    context.decided?.expectEqual(
      enabled?.balanceTransferEnabled,
      true,
      'balanceTransferEnabled with it again',
    );
    await context.call('v2.createBalanceTransfer', { body });
  },
};
