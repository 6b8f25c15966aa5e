import { bankUpdate } from '../fixtures/verified-sellers.js';
import {
  createFundedSeller,
  payoutActions,
  requestPayout,
  oneMinute,
  readPayout,
} from '../fixtures/payouts.js';
import type { Scenario } from '../scenario.js';
import type { ScenarioContext } from '../scenario-context.js';

const area = 'payouts';

async function listCodes(context: ScenarioContext, query: object): Promise<string[]> {
  const { items } = await context.call('v2.listPayoutOverview', { query });
  return items.map(({ code }) => code);
}

/** D209, D22, D24: filters, sorting and pagination of the overview. */
export const filters: Scenario = {
  id: 'payouts/overview-filters',
  title:
    'The overview can be filtered by seller, account, status and period, sorted and paginated.',
  area,
  version: 'v2',
  claims: ['EXT-PO-050', 'EXT-PO-051', 'EXT-PO-052', 'EXT-PO-053', 'EXT-PO-054', 'D22', 'D209'],
  needs: ['newTenant', ...payoutActions],
  run: async (context) => {
    const [first, second] = [
      await createFundedSeller(context, 1_000),
      await createFundedSeller(context, 1_000),
    ];
    const a = (await requestPayout(context, first, { amount: 30 })).code;
    await context.operator.advance(1);
    const b = (await requestPayout(context, first, { amount: 2_000 })).code;
    await context.operator.advance(1);
    const c = (await requestPayout(context, second, { amount: 20 })).code;
    await context.operator.advance(oneMinute);
    context.expectEqual(await listCodes(context, {}), [c, b, a], 'the default order');
    context.expectEqual(
      await listCodes(context, { direction: 'asc' }),
      [a, b, c],
      'the order upwards',
    );
    const byAmount = { sort: 'amount', direction: 'asc' };
    context.expectEqual(await listCodes(context, byAmount), [c, a, b], 'the order by amount');
    const page = { ...byAmount, limit: 2, page: 1 };
    context.expectEqual(await listCodes(context, page), [b], 'the second page of two');
    context.expectEqual(
      await listCodes(context, { query: first.code }),
      [b, a],
      'the query by seller code',
    );
    const account = { query: second.accountCode };
    context.expectEqual(await listCodes(context, account), [c], 'the query by account');
    const path = { accountHolderCode: second.code };
    const { displayName } = await context.call('v2.getAccountHolder', { path });
    const name = { query: displayName.toUpperCase() };
    context.expectEqual(
      await listCodes(context, name),
      [c],
      'the query by seller name, in capitals',
    );
    context.expectEqual(
      await listCodes(context, { status: 'FAILED' }),
      [b],
      'the payouts with FAILED',
    );
    context.expectEqual(
      await listCodes(context, { status: 'ACCEPTED' }),
      [c, a],
      'the payouts with ACCEPTED',
    );
    const { createdAt } = await readPayout(context, b);
    context.expectEqual(
      await listCodes(context, { fromDate: createdAt }),
      [c, b],
      'from the second on',
    );
    context.expectEqual(
      await listCodes(context, { toDate: createdAt }),
      [a],
      'to the second, excluded',
    );
    const { pagination } = await context.call('v2.listPayoutOverview', { query: { limit: 1 } });
    context.expectEqual(pagination, { page: 0, limit: 1, total: 3 }, 'the pagination');
    await context.expectError('v2.listPayoutOverview', { query: { limit: 501 } }, 422);
  },
};

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
