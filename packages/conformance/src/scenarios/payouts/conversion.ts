import { bankUpdate } from '../fixtures/verified-sellers.js';
import {
  createFundedSeller,
  payoutActions,
  requestPayout,
  oneMinute,
  readPayout,
} from '../fixtures/payouts.js';
import type { Scenario } from '../scenario.js';

const area = 'payouts';

/** D97, D184, D208: payouts in other currencies. */
export const conversion: Scenario = {
  id: 'payouts/conversion',
  title:
    'A payout in another currency is denied unless the external account accepts the currency; the amount is taken in EUR.',
  area,
  version: 'v2',
  claims: [
    'EXT-PO-011',
    'EXT-PO-012',
    'EXT-PO-013',
    'EXT-PO-014',
    'EXT-PO-015',
    'EXT-XA-012',
    'EXT-XA-013',
    'D97',
    'D184',
    'D208',
  ],
  needs: payoutActions,
  run: async (context) => {
    const seller = await createFundedSeller(context, 1_000);
    const given = { amount: 400, targetCurrency: 'USD' } as const;
    const denied = await requestPayout(context, seller, given);
    await context.operator.advance(oneMinute);
    context.expectEqual(
      (await readPayout(context, denied.code)).status,
      'FAILED',
      'the status at first',
    );
    const { code: accountHolderCode, externalAccountCode } = seller;
    const path = { accountHolderCode, externalAccountCode };
    const body = bankUpdate({ acceptOtherCurrencies: true, allowedOtherCurrencyCodes: ['USD'] });
    await context.call('v2.updateExternalAccount', { path, body });
    const made = await requestPayout(context, seller, given);
    context.expectEqual(made.targetCurrency, 'USD', 'targetCurrency');
    context.decided?.expectEqual(made.sourceCurrency, 'EUR', 'sourceCurrency');
    const other = await requestPayout(context, seller, { amount: 1, targetCurrency: 'GBP' });
    await context.operator.advance(oneMinute);
    const paid = await readPayout(context, made.code);
    context.expectEqual([paid.status, paid.amount], ['ACCEPTED', 400], 'status and amount in EUR');
    context.expectEqual(
      (await readPayout(context, other.code)).status,
      'FAILED',
      'the status of GBP',
    );
    const all = {
      path,
      body: bankUpdate({ acceptOtherCurrencies: true, allowedOtherCurrencyCodes: [] }),
    };
    await context.call('v2.updateExternalAccount', all);
    const currencies = context.enumValues('v2.createPayoutRequest', 'targetCurrency');
    const waiting = new Map<string, string>();
    for (const targetCurrency of currencies) {
      const { code } = await requestPayout(context, seller, {
        amount: 10,
        targetCurrency: targetCurrency as 'USD',
      });
      waiting.set(code, targetCurrency);
    }
    await context.operator.advance(oneMinute);
    const account = { query: seller.accountCode, status: 'ACCEPTED' as const, limit: 100 };
    const listed = await context.call('v2.listPayoutOverview', { query: account });
    for (const [code, currency] of waiting) {
      const found = listed.items.find((item) => item.code === code);
      context.expectEqual(found?.targetCurrency, currency, `the payout in ${currency}, ACCEPTED`);
    }
    const wrong = { accountCode: seller.accountCode, sourceCurrency: 'USD' as never };
    await context.expectError('v2.createPayoutRequest', { body: wrong }, 422);
  },
};
