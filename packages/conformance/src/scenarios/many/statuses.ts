import { reportedPaymentOf } from './reported-payment.js';
import { createFundedSeller, paying, requestPayout } from '../props/payouts.js';
import { refundOf } from '../props/refunds.js';
import { createSeller } from '../props/sellers.js';
import { fund, leaf, pay, splitOf } from '../props/splits.js';
import { createCompleteSeller } from '../props/verified-sellers.js';
import type { Scenario } from '../scenario.js';

/** The statuses of payouts, as version 2 has them. */
const payoutStatuses = [
  'WAITING',
  'ACCEPTED',
  'PROCESSED',
  'RETURNED',
  'FAILED',
  'CANCELLED',
] as const;

function codesOf(all: readonly { readonly code: string }[]): string[] {
  return all.map(({ code }) => code).toSorted();
}

/** D88, D89: a payout of each status, in each list and with each filter. */
export const payouts: Scenario = {
  id: 'many/payout-statuses',
  title:
    'Payouts of every status are in the lists and the overview, and each filter finds those of its own.',
  area: 'payouts',
  claims: ['D88', 'D89', 'D209', 'D211', 'D212'],
  needs: ['newTenant', ...paying, 'decidePayout'],
  play: async (stage) => {
    const seller = await createFundedSeller(stage, 1_000);
    const unverified = await createCompleteSeller(stage);
    const made = new Map<string, string[]>();
    const note = (status: string, code: string): void => {
      made.set(status, [...(made.get(status) ?? []), code]);
    };
    const request = async (): Promise<string> =>
      (await requestPayout(stage, seller, { amount: 1 })).code;
    const outcomes = ['PROCESSED', 'FAILED', 'RETURNED'] as const;
    const decided: [(typeof outcomes)[number], string][] = [];
    for (const outcome of outcomes) decided.push([outcome, await request()]);
    note('ACCEPTED', await request());
    note('FAILED', (await requestPayout(stage, unverified, { amount: 1 })).code);
    await stage.operator.advance(60);
    for (const [outcome, payoutCode] of decided) {
      if (outcome === 'RETURNED') {
        await stage.operator.decidePayout({ payoutCode, outcome: 'PROCESSED' });
      }
      await stage.operator.decidePayout({ payoutCode, outcome });
      note(outcome, payoutCode);
    }
    const processAt = stage.operator.moment(7_200);
    const later = { amount: 1, processAt };
    note('WAITING', (await requestPayout(stage, seller, later)).code);
    const deleted = (await requestPayout(stage, seller, later)).code;
    await stage.call('v2.deletePayoutRequest', { path: { code: deleted } });
    note('CANCELLED', deleted);
    for (const status of payoutStatuses) {
      const expected = (made.get(status) ?? []).toSorted();
      const listed = await stage.call('v2.listPayoutRequests', { query: { _status: status } });
      stage.equal(codesOf(listed.elements), expected, `the payouts that are ${status}`);
      const shown = listed.elements.map((each) => each.status);
      stage.equal(new Set(shown).size, 1, `the number of statuses of those that are ${status}`);
      const overview = await stage.call('v2.listPayoutOverview', { query: { status } });
      stage.equal(codesOf(overview.items), expected, `the overview of those that are ${status}`);
    }
    const all = [...made.values()].flat().toSorted();
    const listed = await stage.call('v2.listPayoutRequests', {});
    stage.equal(codesOf(listed.elements), all, 'the payouts of all statuses');
    const overview = await stage.call('v2.listPayoutOverview', {});
    stage.equal(codesOf(overview.items), all, 'the overview of all statuses');
    const first = await stage.call('v1.listPayoutRequests', {});
    const known = all.filter((code) => code !== deleted);
    stage.decided?.equal(codesOf(first.elements), known, 'the payouts that version 1 lists');
  },
};

/** D82: a transaction of each status and type, and every combination of both filters. */
export const transactions: Scenario = {
  id: 'many/transaction-statuses',
  title:
    'Every combination of the filters by type and status finds exactly the transactions that have both.',
  area: 'transactions',
  version: 'v2',
  claims: ['EXT-TX-015', 'EXT-TX-016', 'D82', 'D84'],
  needs: ['newTenant', 'settle', 'reportPayment', 'chargeback'],
  play: async (stage) => {
    const seller = await createSeller(stage);
    await stage.operator.reportPayment({ extRef: stage.unique(), amount: 100 });
    await reportedPaymentOf(stage, seller);
    await pay(stage, seller, 200);
    const settled = await fund(stage, seller, 300);
    await stage.operator.chargeback({ extRef: await fund(stage, seller, 400) });
    const cancelled = await stage.call('v2.createPaymentSplit', {
      body: splitOf(stage, [leaf('item-1', 'PRODUCT_ITEM', 500, seller.accountCode)]),
    });
    await stage.call('v2.cancelPaymentSplit', { path: { code: cancelled.code } });
    for (const amount of [10, 20]) {
      const items = [
        { type: 'ITEM' as const, extRef: `back-${amount}`, originalExtRef: 'item-1', amount },
      ];
      const body = refundOf(stage, settled, items);
      await stage.call('v2.createRefundSplit', { body });
      if (amount === 10) await stage.operator.settle({ extRefs: [body.pspMutationExtRef] });
    }
    const { items: all } = await stage.call('v2.listTransactions', { query: { limit: 100 } });
    const seen = new Set(all.flatMap(({ type, status }) => [type, status.type.toLowerCase()]));
    const types = ['PAYMENT', 'REFUND', 'CHARGEBACK'] as const;
    const statuses = ['pending_split', 'pending_settlement', 'reconciled', 'cancelled'] as const;
    const missing = [...types, ...statuses].filter((each) => !seen.has(each));
    stage.decided?.equal(missing, [], 'the types and statuses that no transaction has');
    // How the statuses of transactions and those of the filter go together is our decision (D82).
    const filters = stage.decided ? statuses : [];
    for (const type of ['', ...types] as const) {
      for (const status of ['', ...filters] as const) {
        const query = { type, status, limit: 100 };
        const { items } = await stage.call('v2.listTransactions', { query });
        const expected = all.filter(
          (each) =>
            (type === '' || each.type === type) &&
            (status === '' || each.status.type.toLowerCase() === status),
        );
        const codes = items.map(({ code }) => code);
        const what = `the transactions of type ${type || 'any'} and status ${status || 'any'}`;
        stage.equal(
          codes,
          expected.map(({ code }) => code),
          what,
        );
      }
    }
  },
};
