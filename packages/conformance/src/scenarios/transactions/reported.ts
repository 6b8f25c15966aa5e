import { getBalances } from '../fixtures/balances.js';
import { createSeller } from '../fixtures/sellers.js';
import { leaf, buildSplit } from '../fixtures/splits.js';
import type { Scenario } from '../scenario.js';
import type { ResponseBodyOf, ScenarioContext } from '../scenario-context.js';

type Transaction = ResponseBodyOf<'v2.listTransactions'>['items'][number];

/** Returns the only transaction of a payment. */
async function getTransaction(
  context: ScenarioContext,
  extRef: string,
): Promise<Transaction | undefined> {
  const { items } = await context.call('v2.listTransactions', { query: { query: extRef } });
  context.expectEqual(items.length, 1, `the number of transactions of ${extRef}`);
  return items[0];
}

/** Expects another report of a payment to change nothing. */
async function expectUnchanged(
  context: ScenarioContext,
  extRef: string,
  amount: number,
): Promise<void> {
  const before = await getTransaction(context, extRef);
  await context.operator.reportPayment({ extRef, amount });
  context.expectEqual(
    await getTransaction(context, extRef),
    before,
    'the transaction after another report',
  );
}

/** D81: matching reported payments by reference. */
export const references: Scenario = {
  id: 'transactions/reported-by-reference',
  title:
    'A reported payment is matched by extRef, or else by pspExtRef, whether the report or the split comes first.',
  area: 'transactions',
  version: 'v2',
  claims: ['EXT-TX-007', 'CORE-PS-025', 'CORE-PS-031', 'D81', 'D83'],
  needs: ['reportPayment'],
  run: async (context) => {
    const seller = await createSeller(context);
    const split = () =>
      buildSplit(context, [leaf('item_1', 'PRODUCT_ITEM', 800, seller.accountCode)]);
    const expectStatus = async (extRef: string, status: string, what: string): Promise<void> => {
      const found = await getTransaction(context, extRef);
      context.expectEqual(found?.status.type, status, `the status of ${what}`);
    };
    const [byOwn, byProcessor, late] = [split(), split(), split()];
    for (const body of [byOwn, byProcessor]) await context.call('v2.createPaymentSplit', { body });
    const { extRef } = byOwn;
    // The extRef has precedence.
    const both = { extRef, pspExtRef: byProcessor.pspExtRef, amount: 800 };
    await context.operator.reportPayment(both);
    await expectStatus(extRef, 'RECONCILED', 'the payment with the extRef');
    await expectStatus(byProcessor.extRef, 'PENDING_SETTLEMENT', 'the one with the pspExtRef');
    const unknown = () => ({ extRef: context.unique(), amount: 800 });
    await context.operator.reportPayment({ ...unknown(), pspExtRef: byProcessor.pspExtRef });
    await expectStatus(byProcessor.extRef, 'RECONCILED', 'the payment with the pspExtRef alone');
    await context.operator.reportPayment({ ...unknown(), pspExtRef: late.pspExtRef });
    await context.call('v2.createPaymentSplit', { body: late });
    await expectStatus(late.extRef, 'RECONCILED', 'a payment reported before its split');
    const balances = { confirmed: 2_400, pending: 0, payout: 2_400 };
    context.expectEqual(await getBalances(context, seller), balances, 'the balances of the seller');

    // Three splits with one pspExtRef: a report settles the oldest that is pending.
    const { pspExtRef } = split();
    const parts = [split(), split(), split()].map((body) => ({ ...body, pspExtRef }));
    for (const body of parts) await context.call('v2.createPaymentSplit', { body });
    const [oldest = split()] = parts;
    await context.operator.reportPayment({ extRef: oldest.extRef, amount: 800 });
    await context.operator.reportPayment({ ...unknown(), pspExtRef });
    for (const [index, status] of ['RECONCILED', 'RECONCILED', 'PENDING_SETTLEMENT'].entries()) {
      await expectStatus(parts[index]?.extRef ?? '', status, `part ${index} of one pspExtRef`);
    }
  },
};

/** D81 to D83: repeated, early and mismatching reports. */
export const unusualReports: Scenario = {
  id: 'transactions/unusual-reports',
  title:
    'A payment that is reported twice is booked once, a cancelled one stays CANCELLED with a message, and one with another amount stays pending.',
  area: 'transactions',
  version: 'v2',
  claims: ['EXT-TX-002', 'EXT-TX-007', 'D71', 'D81', 'D82', 'D83'],
  needs: ['reportPayment'],
  run: async (context) => {
    const seller = await createSeller(context);
    const split = () =>
      buildSplit(context, [leaf('item_1', 'PRODUCT_ITEM', 800, seller.accountCode)]);
    const repeated = split();
    await context.call('v2.createPaymentSplit', { body: repeated });
    await context.operator.reportPayment({ extRef: repeated.extRef, amount: 800 });
    await expectUnchanged(context, repeated.extRef, 800);
    // A later report does not change a settled payment.
    await expectUnchanged(context, repeated.extRef, 801);

    const early = split();
    await context.operator.reportPayment({ extRef: early.extRef, amount: 800 });
    await expectUnchanged(context, early.extRef, 800);
    await context.call('v2.createPaymentSplit', { body: early });
    const joined = await getTransaction(context, early.extRef);
    context.expectEqual(
      joined?.status.type,
      'RECONCILED',
      'the status of a payment reported before its split',
    );

    const other = split();
    await context.operator.reportPayment({ extRef: other.extRef, amount: 801 });
    await context.call('v2.createPaymentSplit', { body: other });
    const waiting = await getTransaction(context, other.extRef);
    const status = waiting?.status.type;
    context.expectEqual(
      status,
      'PENDING_SETTLEMENT',
      'the status after a report of another amount',
    );
    context.expectEqual(waiting?.amount, 800, 'the amount of the split');
    const why = waiting?.status.message ?? '';
    context.expect(why !== '', 'status.message is not blank', 'it is blank');
    await context.operator.reportPayment({ extRef: other.extRef, amount: 800 });
    const settled = await getTransaction(context, other.extRef);
    context.expectEqual(
      settled?.status.type,
      'RECONCILED',
      'the status once the right amount is reported',
    );

    const cancelled = split();
    const { code } = await context.call('v2.createPaymentSplit', { body: cancelled });
    await context.call('v2.cancelPaymentSplit', { path: { code } });
    await context.operator.reportPayment({ extRef: cancelled.extRef, amount: 800 });
    const left = await getTransaction(context, cancelled.extRef);
    context.decided?.expectEqual(
      left?.status.type,
      'CANCELLED',
      'the status of a cancelled one, reported',
    );
    const reason = left?.status.message ?? '';
    context.decided?.expect(reason !== '', 'status.message is not blank', 'it is blank');

    const balances = { confirmed: 2_400, pending: 0, payout: 2_400 };
    context.expectEqual(await getBalances(context, seller), balances, 'the balances of the seller');
  },
};
