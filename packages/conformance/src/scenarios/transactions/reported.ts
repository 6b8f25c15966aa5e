import { balancesOf } from '../props/balances.js';
import { createSeller } from '../props/sellers.js';
import { leaf, splitOf } from '../props/splits.js';
import type { Scenario } from '../scenario.js';
import type { AnswerOf, Stage } from '../stage.js';

type Transaction = AnswerOf<'v2.listTransactions'>['items'][number];

/** The one transaction of a payment. */
async function transactionOf(stage: Stage, extRef: string): Promise<Transaction | undefined> {
  const { items } = await stage.call('v2.listTransactions', { query: { query: extRef } });
  stage.equal(items.length, 1, `the number of transactions of ${extRef}`);
  return items[0];
}

/** Whether something reported once more changes nothing. */
async function expectSame(stage: Stage, extRef: string, amount: number): Promise<void> {
  const before = await transactionOf(stage, extRef);
  await stage.operator.reportPayment({ extRef, amount });
  stage.equal(await transactionOf(stage, extRef), before, `the transaction reported again`);
}

/** D81: by which of its references a payment is found. */
export const references: Scenario = {
  id: 'transactions/reported-by-reference',
  title:
    'A reported payment is found by its extRef, else by its pspExtRef, whether the report or the split came first.',
  area: 'transactions',
  version: 'v2',
  claims: ['EXT-TX-007', 'CORE-PS-025', 'CORE-PS-031', 'D81', 'D83'],
  needs: ['reportPayment'],
  play: async (stage) => {
    const seller = await createSeller(stage);
    const split = () => splitOf(stage, [leaf('item-1', 'PRODUCT_ITEM', 800, seller.accountCode)]);
    const expectStatus = async (extRef: string, status: string, what: string): Promise<void> => {
      const found = await transactionOf(stage, extRef);
      stage.equal(found?.status.type, status, `the status of ${what}`);
    };
    const [byOwn, byProcessor, late] = [split(), split(), split()];
    for (const body of [byOwn, byProcessor]) await stage.call('v2.createPaymentSplit', { body });
    const { extRef } = byOwn;
    // The extRef counts, whatever else the line names.
    const both = { extRef, pspExtRef: byProcessor.pspExtRef, amount: 800 };
    await stage.operator.reportPayment(both);
    await expectStatus(extRef, 'RECONCILED', 'the payment with the extRef');
    await expectStatus(byProcessor.extRef, 'PENDING_SETTLEMENT', 'the one with the pspExtRef');
    const unknown = () => ({ extRef: stage.unique(), amount: 800 });
    await stage.operator.reportPayment({ ...unknown(), pspExtRef: byProcessor.pspExtRef });
    await expectStatus(byProcessor.extRef, 'RECONCILED', 'the payment with the pspExtRef alone');
    await stage.operator.reportPayment({ ...unknown(), pspExtRef: late.pspExtRef });
    await stage.call('v2.createPaymentSplit', { body: late });
    await expectStatus(late.extRef, 'RECONCILED', 'a payment that was reported before');
    const balances = { confirmed: 2_400, pending: 0, payout: 2_400 };
    stage.equal(await balancesOf(stage, seller), balances, 'the balances of the seller');

    // Three parts of one payment: a report of it settles the oldest one that waits.
    const { pspExtRef } = split();
    const parts = [split(), split(), split()].map((body) => ({ ...body, pspExtRef }));
    for (const body of parts) await stage.call('v2.createPaymentSplit', { body });
    const [oldest = split()] = parts;
    await stage.operator.reportPayment({ extRef: oldest.extRef, amount: 800 });
    await stage.operator.reportPayment({ ...unknown(), pspExtRef });
    for (const [index, status] of ['RECONCILED', 'RECONCILED', 'PENDING_SETTLEMENT'].entries()) {
      await expectStatus(parts[index]?.extRef ?? '', status, `part ${index} of one pspExtRef`);
    }
  },
};

/** D81 to D83: what a processor reports at another time than usual. */
export const reported: Scenario = {
  id: 'transactions/reported-otherwise',
  title:
    'A payment that is reported twice counts once, one that was cancelled stays so and says why, and one of another amount waits, whichever came first.',
  area: 'transactions',
  version: 'v2',
  claims: ['EXT-TX-002', 'EXT-TX-007', 'D71', 'D81', 'D82', 'D83'],
  needs: ['reportPayment'],
  play: async (stage) => {
    const seller = await createSeller(stage);
    const split = () => splitOf(stage, [leaf('item-1', 'PRODUCT_ITEM', 800, seller.accountCode)]);
    const usual = split();
    await stage.call('v2.createPaymentSplit', { body: usual });
    await stage.operator.reportPayment({ extRef: usual.extRef, amount: 800 });
    await expectSame(stage, usual.extRef, 800);
    // What was settled is settled, whatever is said of it later.
    await expectSame(stage, usual.extRef, 801);

    const early = split();
    await stage.operator.reportPayment({ extRef: early.extRef, amount: 800 });
    await expectSame(stage, early.extRef, 800);
    await stage.call('v2.createPaymentSplit', { body: early });
    const joined = await transactionOf(stage, early.extRef);
    stage.equal(joined?.status.type, 'RECONCILED', 'the status of what was reported first');

    const other = split();
    await stage.operator.reportPayment({ extRef: other.extRef, amount: 801 });
    await stage.call('v2.createPaymentSplit', { body: other });
    const waiting = await transactionOf(stage, other.extRef);
    const status = waiting?.status.type;
    stage.equal(status, 'PENDING_SETTLEMENT', 'the status after a report of another amount');
    stage.equal(waiting?.amount, 800, 'the amount, which is that of the split');
    const why = waiting?.status.message ?? '';
    stage.holds(why !== '', 'status.message says why it waits', 'there is none');
    await stage.operator.reportPayment({ extRef: other.extRef, amount: 800 });
    const settled = await transactionOf(stage, other.extRef);
    stage.equal(settled?.status.type, 'RECONCILED', 'the status once the right amount is reported');

    const cancelled = split();
    const { code } = await stage.call('v2.createPaymentSplit', { body: cancelled });
    await stage.call('v2.cancelPaymentSplit', { path: { code } });
    await stage.operator.reportPayment({ extRef: cancelled.extRef, amount: 800 });
    const left = await transactionOf(stage, cancelled.extRef);
    stage.decided?.equal(left?.status.type, 'CANCELLED', 'the status of a cancelled one, reported');
    const reason = left?.status.message ?? '';
    stage.decided?.holds(reason !== '', 'status.message says that it was reported', 'none');

    const balances = { confirmed: 2_400, pending: 0, payout: 2_400 };
    stage.equal(await balancesOf(stage, seller), balances, 'the balances of the seller');
  },
};
