import { createReportedPayment } from './reported-payment.js';
import { createFundedSeller, payoutActions, requestPayout } from '../fixtures/payouts.js';
import { buildRefund } from '../fixtures/refunds.js';
import { createSeller } from '../fixtures/sellers.js';
import { fund, leaf, pay, buildSplit } from '../fixtures/splits.js';
import { createCompleteSeller } from '../fixtures/verified-sellers.js';
import type { Scenario } from '../scenario.js';

/** The statuses of payouts in version 2. */
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

/** D88, D89: a payout of each status in each list, with each filter. */
export const payouts: Scenario = {
  id: 'multiple/payout-statuses',
  title:
    'The payout lists and the overview contain payouts of every status, and filter them by status.',
  area: 'payouts',
  claims: ['D88', 'D89', 'D209', 'D211', 'D212'],
  needs: ['newTenant', ...payoutActions, 'decidePayout'],
  run: async (context) => {
    const seller = await createFundedSeller(context, 1_000);
    const unverified = await createCompleteSeller(context);
    const made = new Map<string, string[]>();
    const add = (status: string, code: string): void => {
      made.set(status, [...(made.get(status) ?? []), code]);
    };
    const request = async (): Promise<string> =>
      (await requestPayout(context, seller, { amount: 1 })).code;
    const outcomes = ['PROCESSED', 'FAILED', 'RETURNED'] as const;
    const decided: [(typeof outcomes)[number], string][] = [];
    for (const outcome of outcomes) decided.push([outcome, await request()]);
    add('ACCEPTED', await request());
    add('FAILED', (await requestPayout(context, unverified, { amount: 1 })).code);
    await context.operator.advance(60);
    for (const [outcome, payoutCode] of decided) {
      if (outcome === 'RETURNED') {
        await context.operator.decidePayout({ payoutCode, outcome: 'PROCESSED' });
      }
      await context.operator.decidePayout({ payoutCode, outcome });
      add(outcome, payoutCode);
    }
    const processAt = context.operator.now(7_200);
    const later = { amount: 1, processAt };
    add('WAITING', (await requestPayout(context, seller, later)).code);
    const deleted = (await requestPayout(context, seller, later)).code;
    await context.call('v2.deletePayoutRequest', { path: { code: deleted } });
    add('CANCELLED', deleted);
    for (const status of payoutStatuses) {
      const expected = (made.get(status) ?? []).toSorted();
      const listed = await context.call('v2.listPayoutRequests', { query: { _status: status } });
      context.expectEqual(codesOf(listed.elements), expected, `the payouts that are ${status}`);
      const shown = listed.elements.map((each) => each.status);
      context.expectEqual(
        new Set(shown).size,
        1,
        `the number of statuses in the list filtered by ${status}`,
      );
      const overview = await context.call('v2.listPayoutOverview', { query: { status } });
      context.expectEqual(codesOf(overview.items), expected, `the overview filtered by ${status}`);
    }
    const all = [...made.values()].flat().toSorted();
    const listed = await context.call('v2.listPayoutRequests', {});
    context.expectEqual(codesOf(listed.elements), all, 'the payouts of all statuses');
    const overview = await context.call('v2.listPayoutOverview', {});
    context.expectEqual(codesOf(overview.items), all, 'the overview of all statuses');
    const first = await context.call('v1.listPayoutRequests', {});
    const known = all.filter((code) => code !== deleted);
    context.decided?.expectEqual(codesOf(first.elements), known, 'the payouts in version 1');
  },
};

/** D82: a transaction of each type and status, with every combination of both filters. */
export const transactions: Scenario = {
  id: 'multiple/transaction-statuses',
  title:
    'The transaction list returns exactly the transactions of a type and status, for every combination.',
  area: 'transactions',
  version: 'v2',
  claims: ['EXT-TX-015', 'EXT-TX-016', 'D82', 'D84'],
  needs: ['newTenant', 'settle', 'reportPayment', 'chargeback'],
  run: async (context) => {
    const seller = await createSeller(context);
    await context.operator.reportPayment({ extRef: context.unique(), amount: 100 });
    await createReportedPayment(context, seller);
    await pay(context, seller, 200);
    const settled = await fund(context, seller, 300);
    await context.operator.chargeback({ extRef: await fund(context, seller, 400) });
    const cancelled = await context.call('v2.createPaymentSplit', {
      body: buildSplit(context, [leaf('item_1', 'PRODUCT_ITEM', 500, seller.accountCode)]),
    });
    await context.call('v2.cancelPaymentSplit', { path: { code: cancelled.code } });
    for (const amount of [10, 20]) {
      const items = [
        { type: 'ITEM' as const, extRef: `back_${amount}`, originalExtRef: 'item_1', amount },
      ];
      const body = buildRefund(context, settled, items);
      await context.call('v2.createRefundSplit', { body });
      if (amount === 10) await context.operator.settle({ extRefs: [body.pspMutationExtRef] });
    }
    const { items: all } = await context.call('v2.listTransactions', { query: { limit: 100 } });
    const seen = new Set(all.flatMap(({ type, status }) => [type, status.type.toLowerCase()]));
    const types = ['PAYMENT', 'REFUND', 'CHARGEBACK'] as const;
    const statuses = ['pending_split', 'pending_settlement', 'reconciled', 'cancelled'] as const;
    const missing = [...types, ...statuses].filter((each) => !seen.has(each));
    context.decided?.expectEqual(missing, [], 'the types and statuses that no transaction has');
    // The mapping of the filter's statuses to those of transactions is our decision (D82).
    const filters = context.decided ? statuses : [];
    for (const type of ['', ...types] as const) {
      for (const status of ['', ...filters] as const) {
        const query = { type, status, limit: 100 };
        const { items } = await context.call('v2.listTransactions', { query });
        const expected = all.filter(
          (each) =>
            (type === '' || each.type === type) &&
            (status === '' || each.status.type.toLowerCase() === status),
        );
        const codes = items.map(({ code }) => code);
        const what = `the transactions of type ${type || 'any'} and status ${status || 'any'}`;
        context.expectEqual(
          codes,
          expected.map(({ code }) => code),
          what,
        );
      }
    }
  },
};
