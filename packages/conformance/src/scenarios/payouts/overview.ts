import {
  createFundedSeller,
  paying,
  requestPayout,
  aMinute,
  readPayout,
} from '../props/payouts.js';
import type { Scenario } from '../scenario.js';
import type { Stage } from '../stage.js';

const area = 'payouts';

async function codesOf(stage: Stage, query: object): Promise<string[]> {
  const { items } = await stage.call('v2.listPayoutOverview', { query });
  return items.map(({ code }) => code);
}

/** D209: the payouts with their sellers. */
export const overview: Scenario = {
  id: 'payouts/overview',
  title: 'The overview shows each payout with its seller, account, bank account and status.',
  area,
  version: 'v2',
  claims: ['EXT-PO-017', 'EXT-PO-018', 'EXT-PO-049', 'EXT-PO-054', 'D209'],
  needs: paying,
  play: async (stage) => {
    const seller = await createFundedSeller(stage, 1_000);
    const { code, createdAt } = await requestPayout(stage, seller, { amount: 400 });
    await stage.operator.advance(aMinute);
    const path = { accountHolderCode: seller.code };
    const { displayName } = await stage.call('v2.getAccountHolder', { path });
    const { items } = await stage.call('v2.listPayoutOverview', {
      query: { query: seller.accountCode },
    });
    const { status } = await readPayout(stage, code);
    const expected = {
      code,
      amount: 400,
      sourceCurrency: 'EUR',
      targetCurrency: 'EUR',
      seller: { code: seller.code, name: displayName, amount: 400 },
      virtualAccountCode: seller.accountCode,
      status,
      createdAt,
    };
    const [item, ...others] = items;
    const { iban, ...shown } = item ?? {};
    stage.equal([shown, ...others], [expected], 'what the overview shows of the account');
    stage.decided?.equal(iban, 'NL91ABNA0417164300', 'iban');
  },
};

/** D209, D22, D24: filters, order and pages. */
export const filters: Scenario = {
  id: 'payouts/overview-filters',
  title: 'The overview filters by seller, account, status and period, sorts and pages.',
  area,
  version: 'v2',
  claims: ['EXT-PO-050', 'EXT-PO-051', 'EXT-PO-052', 'EXT-PO-053', 'EXT-PO-054', 'D22', 'D209'],
  needs: ['newTenant', ...paying],
  play: async (stage) => {
    const [first, second] = [
      await createFundedSeller(stage, 1_000),
      await createFundedSeller(stage, 1_000),
    ];
    const a = (await requestPayout(stage, first, { amount: 30 })).code;
    await stage.operator.advance(1);
    const b = (await requestPayout(stage, first, { amount: 2_000 })).code;
    await stage.operator.advance(1);
    const c = (await requestPayout(stage, second, { amount: 20 })).code;
    await stage.operator.advance(aMinute);
    stage.equal(await codesOf(stage, {}), [c, b, a], 'the default order');
    stage.equal(await codesOf(stage, { direction: 'asc' }), [a, b, c], 'the order upwards');
    const byAmount = { sort: 'amount', direction: 'asc' };
    stage.equal(await codesOf(stage, byAmount), [c, a, b], 'the order by amount');
    const page = { ...byAmount, limit: 2, page: 1 };
    stage.equal(await codesOf(stage, page), [b], 'the second page of two');
    stage.equal(await codesOf(stage, { query: first.code }), [b, a], 'the query by seller code');
    const account = { query: second.accountCode };
    stage.equal(await codesOf(stage, account), [c], 'the query by account');
    const path = { accountHolderCode: second.code };
    const { displayName } = await stage.call('v2.getAccountHolder', { path });
    const name = { query: displayName.toUpperCase() };
    stage.equal(await codesOf(stage, name), [c], 'the query by seller name, in capitals');
    stage.equal(await codesOf(stage, { status: 'FAILED' }), [b], 'those that are FAILED');
    stage.equal(await codesOf(stage, { status: 'ACCEPTED' }), [c, a], 'those that are ACCEPTED');
    const { createdAt } = await readPayout(stage, b);
    stage.equal(await codesOf(stage, { fromDate: createdAt }), [c, b], 'from the second on');
    stage.equal(await codesOf(stage, { toDate: createdAt }), [a], 'to the second, excluded');
    const { pagination } = await stage.call('v2.listPayoutOverview', { query: { limit: 1 } });
    stage.equal(pagination, { page: 0, limit: 1, total: 3 }, 'the pagination');
    await stage.refuses('v2.listPayoutOverview', { query: { limit: 501 } }, 422);
  },
};

/** D97, D184, D208: another currency, where the account takes it. */
export const conversion: Scenario = {
  id: 'payouts/conversion',
  title:
    'A payout in another currency is denied unless the external account takes it; then EUR leave the account.',
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
  needs: paying,
  play: async (stage) => {
    const seller = await createFundedSeller(stage, 1_000);
    const given = { amount: 400, targetCurrency: 'USD' } as const;
    const denied = await requestPayout(stage, seller, given);
    await stage.operator.advance(aMinute);
    stage.equal((await readPayout(stage, denied.code)).status, 'FAILED', 'the status at first');
    const { code: accountHolderCode, externalAccountCode } = seller;
    const path = { accountHolderCode, externalAccountCode };
    const body = { acceptOtherCurrencies: true, allowedOtherCurrencyCodes: ['USD'] };
    await stage.call('v2.updateExternalAccount', { path, body });
    const made = await requestPayout(stage, seller, given);
    stage.equal(made.targetCurrency, 'USD', 'targetCurrency');
    stage.equal(made.sourceCurrency, 'EUR', 'sourceCurrency');
    const other = await requestPayout(stage, seller, { amount: 1, targetCurrency: 'GBP' });
    await stage.operator.advance(aMinute);
    const paid = await readPayout(stage, made.code);
    stage.equal([paid.status, paid.amount], ['ACCEPTED', 400], 'status and amount in EUR');
    stage.equal((await readPayout(stage, other.code)).status, 'FAILED', 'the status of GBP');
    const query = { query: seller.accountCode, status: 'ACCEPTED' as const };
    const { items } = await stage.call('v2.listPayoutOverview', { query });
    const rate = Number(items[0]?.exchangeRate);
    stage.decided?.holds(
      rate > 0,
      'exchangeRate is a decimal number',
      String(items[0]?.exchangeRate),
    );
    const all = { path, body: { acceptOtherCurrencies: true, allowedOtherCurrencyCodes: [] } };
    await stage.call('v2.updateExternalAccount', all);
    const currencies = stage.valuesOf('v2.createPayoutRequest', 'targetCurrency');
    const waiting = new Map<string, string>();
    for (const targetCurrency of currencies) {
      const { code } = await requestPayout(stage, seller, {
        amount: 10,
        targetCurrency: targetCurrency as 'USD',
      });
      waiting.set(code, targetCurrency);
    }
    await stage.operator.advance(aMinute);
    const account = { query: seller.accountCode, status: 'ACCEPTED' as const, limit: 100 };
    const listed = await stage.call('v2.listPayoutOverview', { query: account });
    for (const [code, currency] of waiting) {
      const found = listed.items.find((item) => item.code === code);
      stage.equal(found?.targetCurrency, currency, `the payout in ${currency}, ACCEPTED`);
      const isConverted = Number(found?.exchangeRate) > 0;
      const expected = `exchangeRate of ${currency} is there where it is not EUR`;
      const told = String(found?.exchangeRate);
      stage.decided?.holds(isConverted === (currency !== 'EUR'), expected, told);
    }
    const wrong = { accountCode: seller.accountCode, sourceCurrency: 'USD' as never };
    await stage.refuses('v2.createPayoutRequest', { body: wrong }, 422);
  },
};
