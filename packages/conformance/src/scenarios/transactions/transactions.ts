import { gainOfLiable, balancesOf } from '../props/balances.js';
import { refundLeaf, refundOf } from '../props/refunds.js';
import { createSeller } from '../props/sellers.js';
import { fund, leaf, pay, splitOf } from '../props/splits.js';
import type { Scenario } from '../scenario.js';
import type { AnswerOf, Stage } from '../stage.js';

const area = 'transactions';

type Transaction = AnswerOf<'v2.listTransactions'>['items'][number];

/** The transactions that a text finds. */
async function find(stage: Stage, query: string): Promise<Transaction[]> {
  return (await stage.call('v2.listTransactions', { query: { query } })).items;
}

/** The type and status of the transactions that a text finds, oldest first. */
async function statesOf(stage: Stage, query: string): Promise<string[]> {
  const found = await find(stage, query);
  return found.map(({ type, status }) => `${type} ${status.type}`).toReversed();
}

/** D82, D194: what a payment and its refund look like. */
export const shape: Scenario = {
  id: 'transactions/payment-and-refund',
  title:
    'A payment and its refund are transactions, PENDING_SETTLEMENT at first and RECONCILED once reported.',
  area,
  version: 'v2',
  claims: [
    'EXT-TX-001',
    'EXT-TX-002',
    'EXT-TX-004',
    'EXT-TX-005',
    'EXT-TX-014',
    'EXT-TX-018',
    'EXT-RS-005',
    'D82',
    'D84',
    'D194',
  ],
  needs: ['settle'],
  play: async (stage) => {
    const [first, second] = [await createSeller(stage), await createSeller(stage)];
    const payment = splitOf(stage, [
      leaf('shoes', 'PRODUCT_ITEM', 1_000, first.accountCode),
      leaf('fee-1', 'COMMISSION', 100, first.accountCode),
      leaf('socks', 'PRODUCT_ITEM', 50, second.accountCode),
    ]);
    await stage.call('v2.createPaymentSplit', {
      body: { ...payment, paymentMethod: 'ideal' },
    });
    const [made, ...others] = await find(stage, payment.pspExtRef);
    stage.equal(others.length, 0, 'the number of further transactions of the pspExtRef');
    const plain = [made?.type, made?.amount, made?.processor, made?.pspExtRef];
    const expected = ['PAYMENT', 1_150, 'ADYEN', payment.pspExtRef];
    stage.equal(plain, expected, 'type, amount, processor and pspExtRef');
    stage.decided?.equal(made?.method, 'ideal', 'method');
    const sellers = new Map(made?.sellers.map(({ code, amount }) => [code, amount]));
    const amounts = [sellers.get(first.code), sellers.get(second.code)];
    stage.equal(amounts, [1_000, 50], 'the net amounts of the sellers');
    stage.equal(made?.status.type, 'PENDING_SETTLEMENT', 'the status at first');
    const items = [refundLeaf('socks')];
    const refund = refundOf(stage, payment.extRef, items, 50);
    await stage.call('v2.createRefundSplit', { body: refund });
    await stage.operator.settle({ extRefs: [payment.pspExtRef] });
    const [back] = await find(stage, refund.pspMutationExtRef);
    const shown = [back?.type, back?.amount, back?.pspMutationExtRef];
    stage.equal(shown, ['REFUND', 50, refund.pspMutationExtRef], 'the refund');
    const ofSeller = back?.sellers.map(({ code, amount }) => [code, amount]);
    stage.equal(ofSeller, [[second.code, 50]], 'the sellers of the refund');
    const states = await statesOf(stage, payment.extRef);
    const wanted = ['PAYMENT RECONCILED'];
    stage.equal(states.slice(0, 1), wanted, 'the status of the payment once it is reported');
  },
};

/** D71, D204: cancelled. */
export const cancelled: Scenario = {
  id: 'transactions/cancelled',
  title: 'Cancelling a split makes its transaction CANCELLED; a settled or refunded one is a 409.',
  area,
  version: 'v2',
  claims: ['EXT-PS-045', 'EXT-TX-007', 'CORE-ERR-009', 'D71', 'D204'],
  needs: ['settle'],
  play: async (stage) => {
    const seller = await createSeller(stage);
    const items = [leaf('item-1', 'PRODUCT_ITEM', 500, seller.accountCode)];
    const body = splitOf(stage, items);
    const { code } = await stage.call('v2.createPaymentSplit', { body });
    await stage.call('v2.cancelPaymentSplit', { path: { code } });
    const states = await statesOf(stage, body.pspExtRef);
    stage.equal(states.length, 1, 'the number of transactions');
    stage.decided?.equal(states, ['PAYMENT CANCELLED'], 'the transaction');
    const settled = splitOf(stage, items);
    const second = await stage.call('v2.createPaymentSplit', { body: settled });
    await stage.operator.settle({ extRefs: [settled.extRef] });
    const late = { path: { code: second.code } };
    await stage.refuses('v2.cancelPaymentSplit', late, 409, '409.300.003');
    const refunded = splitOf(stage, items);
    const third = await stage.call('v2.createPaymentSplit', { body: refunded });
    const part = [refundLeaf('item-1', { amount: 1 })];
    await stage.call('v2.createRefundSplit', { body: refundOf(stage, refunded.extRef, part) });
    const tooLate = { path: { code: third.code } };
    await stage.refuses('v2.cancelPaymentSplit', tooLate, 409, '409.300.004');
    const left = await balancesOf(stage, seller);
    stage.equal([left.confirmed, left.pending], [500, 499], 'confirmed and pending at the end');
  },
};

/** D82, D83: the processor is first. */
export const reportedFirst: Scenario = {
  id: 'transactions/pending-split',
  title:
    'A payment that the processor reports first is PENDING_SPLIT, and its split is reconciled at once.',
  area,
  version: 'v2',
  claims: ['EXT-TX-007', 'CORE-PS-025', 'D81', 'D82', 'D83', 'D194', 'D203'],
  needs: ['reportPayment'],
  play: async (stage) => {
    const seller = await createSeller(stage);
    const body = splitOf(stage, [leaf('item-1', 'PRODUCT_ITEM', 800, seller.accountCode)]);
    await stage.operator.reportPayment({ extRef: body.extRef, amount: 800 });
    const before = await statesOf(stage, body.extRef);
    stage.equal(before, ['PAYMENT PENDING_SPLIT'], 'the transaction before the split');
    await stage.call('v2.createPaymentSplit', { body });
    const after = await statesOf(stage, body.extRef);
    stage.equal(after, ['PAYMENT RECONCILED'], 'the transaction after the split');
    const balances = { confirmed: 800, pending: 0, payout: 800 };
    stage.equal(await balancesOf(stage, seller), balances, 'the balances of the seller');
  },
};

/** D81: amounts have to match. */
export const mismatch: Scenario = {
  id: 'transactions/mismatch',
  title: 'A payment that is reported with another amount stays PENDING_SETTLEMENT and says why.',
  area,
  version: 'v2',
  claims: ['EXT-TX-002', 'D81', 'D82'],
  needs: ['reportPayment'],
  play: async (stage) => {
    const seller = await createSeller(stage);
    const extRef = await pay(stage, seller, 800);
    await stage.operator.reportPayment({ extRef, amount: 801 });
    const [made] = await find(stage, extRef);
    stage.equal(made?.status.type, 'PENDING_SETTLEMENT', 'the status');
    const message = made?.status.message ?? '';
    stage.holds(message !== '', 'status.message says why', 'there is none');
    stage.equal((await balancesOf(stage, seller)).confirmed, 0, 'confirmed of the seller');
  },
};

/** D79: the merchant bears it. */
export const chargeback: Scenario = {
  id: 'transactions/chargeback',
  title: 'A chargeback is a transaction of its own, which LIABLE bears and no seller.',
  area,
  version: 'v2',
  claims: ['EXT-TX-001', 'EXT-TX-016', 'D77', 'D79', 'D194'],
  needs: ['newTenant', 'settle', 'chargeback'],
  play: async (stage) => {
    const seller = await createSeller(stage);
    const extRef = await fund(stage, seller, 800);
    const gain = await gainOfLiable(stage, () => stage.operator.chargeback({ extRef }));
    stage.equal(gain, -800, 'what LIABLE got');
    stage.equal((await balancesOf(stage, seller)).payout, 800, 'the payout balance of the seller');
    const query = { type: 'CHARGEBACK' as const };
    const { items } = await stage.call('v2.listTransactions', { query });
    const shown = items.map(({ amount, sellers }) => [amount, sellers]);
    stage.equal(shown, [[800, []]], 'the chargebacks');
  },
};
