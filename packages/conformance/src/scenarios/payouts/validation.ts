import { payoutActions, createFundedSeller } from '../fixtures/payouts.js';
import { createSeller } from '../fixtures/sellers.js';
import { createCompleteSeller } from '../fixtures/verified-sellers.js';
import type { Scenario } from '../scenario.js';

const area = 'payouts';

/** D87: invalid accounts. */
export const invalidAccounts: Scenario = {
  id: 'payouts/invalid-accounts',
  title:
    "A payout with an unknown account, another seller's external account or no external account is rejected.",
  area,
  claims: ['CORE-PO-011', 'CORE-PO-012', 'CORE-XA-014', 'D87', 'D154', 'D14'],
  run: async (context) => {
    const [seller, other] = [
      await createCompleteSeller(context),
      await createCompleteSeller(context),
    ];
    const { accountCode, externalAccountCode } = seller;
    const unknown = { accountCode: 'va_no_such_account', externalAccountCode, amount: 1 };
    await context.expectError('v1.createPayoutRequest', { body: unknown }, 422, '422.330.001');
    await context.expectError('v2.createPayoutRequest', { body: unknown }, 422, '422.330.001');
    const foreign = { accountCode, externalAccountCode: other.externalAccountCode, amount: 1 };
    await context.expectError('v1.createPayoutRequest', { body: foreign }, 422, '422.330.002');
    await context.expectError('v2.createPayoutRequest', { body: foreign }, 422, '422.330.002');
    const bare = await createSeller(context);
    const body = { accountCode: bare.accountCode, amount: 1 };
    await context.expectError('v2.createPayoutRequest', { body }, 422, '422.330.005');
    const toOther = { ...body, externalAccountCode };
    await context.expectError('v1.createPayoutRequest', { body: toOther }, 422, '422.330.002');
    const account = await context.call('v1.createExternalAccount', {
      path: { accountHolderCode: bare.code },
      body: { accountType: 'IBAN', accountNumber: 'NL91ABNA0417164300', currency: 'EUR' },
    });
    const toOwn = { ...body, externalAccountCode: account.code };
    await context.call('v1.createPayoutRequest', { body: toOwn });
    await context.call('v2.createPayoutRequest', { body });
  },
};

/** CORE-PO-034: amount and useBalanceAt. */
export const exclusive: Scenario = {
  id: 'payouts/amount-or-balance',
  title: 'amount and useBalanceAt are mutually exclusive, and an amount is above 0.',
  area,
  version: 'v1',
  claims: ['CORE-PO-034', 'CORE-PO-013', 'D87'],
  run: async (context) => {
    const { accountCode, externalAccountCode } = await createCompleteSeller(context);
    const base = { accountCode, externalAccountCode };
    const both = { ...base, amount: 100, useBalanceAt: context.operator.now(-60) };
    await context.expectError('v1.createPayoutRequest', { body: both }, 422);
    for (const amount of [0, -1]) {
      await context.expectError('v1.createPayoutRequest', { body: { ...base, amount } }, 422);
    }
  },
};

/** D87, D92: invalid times. */
export const invalidTimes: Scenario = {
  id: 'payouts/invalid-times',
  title:
    'A processAt in the past and a useBalanceAt after processAt are rejected; clocks may differ by a minute.',
  area,
  claims: ['CORE-PO-007', 'CORE-PO-009', 'D87', 'D92', 'D147'],
  run: async (context) => {
    const { accountCode, externalAccountCode } = await createCompleteSeller(context);
    const base = { accountCode, externalAccountCode };
    const past = { ...base, amount: 1, processAt: context.operator.now(-120) };
    await context.decided?.expectError(
      'v1.createPayoutRequest',
      { body: past },
      422,
      '422.330.003',
    );
    await context.decided?.expectError(
      'v2.createPayoutRequest',
      { body: past },
      422,
      '422.330.003',
    );
    const late = {
      ...base,
      processAt: context.operator.now(3_600),
      useBalanceAt: context.operator.now(7_200),
    };
    await context.expectError('v1.createPayoutRequest', { body: late }, 422, '422.330.004');
    const atOnce = { ...late, processAt: late.useBalanceAt };
    await context.decided?.call('v1.createPayoutRequest', { body: atOnce });
    const justPast = { ...base, amount: 1, processAt: context.operator.now(-30) };
    await context.call('v1.createPayoutRequest', { body: justPast });
    const noOffset = { ...base, amount: 1, processAt: '2036-04-03T10:00:00' };
    await context.expectError('v1.createPayoutRequest', { body: noOffset }, 422);
  },
};

/** D207, D5: the default external account. */
export const selected: Scenario = {
  id: 'payouts/selected-external-account',
  title: 'A payout without externalAccountCode goes to the selected external account.',
  area,
  version: 'v2',
  claims: ['EXT-PO-008', 'EXT-XA-043', 'EXT-XA-011', 'EXT-PO-030', 'D207', 'D5'],
  needs: payoutActions,
  run: async (context) => {
    const seller = await createFundedSeller(context, 100);
    const { accountCode, externalAccountCode } = seller;
    const body = { accountCode, amount: 1 };
    const first = await context.call('v2.createPayoutRequest', { body });
    context.decided?.expectEqual(
      first.externalAccountCode,
      externalAccountCode,
      'the external account selected by default',
    );
    const account = await context.call('v2.createExternalAccount', {
      path: { accountHolderCode: seller.code },
      body: {
        accountType: 'IBAN',
        accountNumber: 'NL20INGB0001234567',
        currency: 'EUR',
        displayName: 'Second account',
      },
    });
    const path = { accountHolderCode: seller.code, externalAccountCode: account.code };
    await context.call('v2.selectExternalAccount', { path });
    const second = await context.call('v2.createPayoutRequest', { body });
    context.decided?.expectEqual(
      second.externalAccountCode,
      account.code,
      'the external account selected later',
    );
  },
};
