import { measureLiableGain, getBalances } from '../fixtures/balances.js';
import { refundLeaf, buildRefund } from '../fixtures/refunds.js';
import { createSeller } from '../fixtures/sellers.js';
import { fund, leaf, pay, buildSplit } from '../fixtures/splits.js';
import type { Scenario } from '../scenario.js';
import type { ResponseBodyOf, ScenarioContext } from '../scenario-context.js';

const area = 'transactions';

type Transaction = ResponseBodyOf<'v2.listTransactions'>['items'][number];

/** Returns the transactions that a search finds. */
async function searchTransactions(context: ScenarioContext, query: string): Promise<Transaction[]> {
  return (await context.call('v2.listTransactions', { query: { query } })).items;
}

/** Returns type and status of the transactions that a search finds, oldest first. */
async function listStates(context: ScenarioContext, query: string): Promise<string[]> {
  const found = await searchTransactions(context, query);
  return found.map(({ type, status }) => `${type} ${status.type}`).toReversed();
}

/** Returns the sellers of a transaction and their amounts. */
function listShares(transaction: Transaction | undefined): [string, number][] {
  return (transaction?.sellers ?? []).map(({ code, amount }) => [code, amount]);
}

/** D82, D194: the transactions of a payment and its refund. */
export const paymentAndRefund: Scenario = {
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
  run: async (context) => {
    const [first, second] = [await createSeller(context), await createSeller(context)];
    const payment = buildSplit(context, [
      leaf('shoes', 'PRODUCT_ITEM', 1_000, first.accountCode),
      leaf('fee_1', 'COMMISSION', 100, first.accountCode),
      leaf('socks', 'PRODUCT_ITEM', 50, second.accountCode),
    ]);
    await context.call('v2.createPaymentSplit', {
      body: { ...payment, paymentMethod: 'ideal' },
    });
    const [made, ...others] = await searchTransactions(context, payment.pspExtRef);
    context.expectEqual(others.length, 0, 'the number of further transactions of the pspExtRef');
    const plain = [made?.type, made?.amount, made?.processor, made?.pspExtRef];
    const expected = ['PAYMENT', 1_150, 'ADYEN', payment.pspExtRef];
    context.expectEqual(plain, expected, 'type, amount, processor and pspExtRef');
    context.decided?.expectEqual(made?.method, 'ideal', 'method');
    const sellers = new Map(listShares(made));
    const amounts = [sellers.get(first.code), sellers.get(second.code)];
    context.expectEqual(amounts, [1_000, 50], 'the net amounts of the sellers');
    context.expectEqual(made?.status.type, 'PENDING_SETTLEMENT', 'the status at first');
    const items = [refundLeaf('socks')];
    const refund = buildRefund(context, payment.extRef, items, 50);
    await context.call('v2.createRefundSplit', { body: refund });
    await context.operator.settle({ extRefs: [payment.pspExtRef] });
    const [back] = await searchTransactions(context, refund.pspMutationExtRef);
    const shown = [back?.type, back?.amount, back?.pspMutationExtRef];
    context.expectEqual(shown, ['REFUND', 50, refund.pspMutationExtRef], 'the refund');
    context.expectEqual(listShares(back), [[second.code, 50]], 'the sellers of the refund');
    const states = await listStates(context, payment.extRef);
    const wanted = ['PAYMENT RECONCILED'];
    context.expectEqual(
      states.slice(0, 1),
      wanted,
      'the status of the payment once it is reported',
    );
  },
};

/** D71, D204: cancelled payments. */
export const cancelled: Scenario = {
  id: 'transactions/cancelled',
  title:
    'Cancelling a split sets its transaction to CANCELLED; cancelling a settled or refunded one returns 409.',
  area,
  version: 'v2',
  claims: ['EXT-PS-045', 'EXT-TX-007', 'CORE-ERR-009', 'D71', 'D204'],
  needs: ['settle'],
  run: async (context) => {
    const seller = await createSeller(context);
    const items = [leaf('item_1', 'PRODUCT_ITEM', 500, seller.accountCode)];
    const body = buildSplit(context, items);
    const { code } = await context.call('v2.createPaymentSplit', { body });
    await context.call('v2.cancelPaymentSplit', { path: { code } });
    const states = await listStates(context, body.pspExtRef);
    context.expectEqual(states.length, 1, 'the number of transactions');
    context.decided?.expectEqual(states, ['PAYMENT CANCELLED'], 'the transaction');
    const settled = buildSplit(context, items);
    const second = await context.call('v2.createPaymentSplit', { body: settled });
    await context.operator.settle({ extRefs: [settled.extRef] });
    const late = { path: { code: second.code } };
    await context.expectError('v2.cancelPaymentSplit', late, 409, '409.300.003');
    const refunded = buildSplit(context, items);
    const third = await context.call('v2.createPaymentSplit', { body: refunded });
    const part = [refundLeaf('item_1', { amount: 1 })];
    await context.call('v2.createRefundSplit', {
      body: buildRefund(context, refunded.extRef, part),
    });
    const tooLate = { path: { code: third.code } };
    await context.expectError('v2.cancelPaymentSplit', tooLate, 409, '409.300.004');
    const left = await getBalances(context, seller);
    context.expectEqual(
      [left.confirmed, left.pending],
      [500, 499],
      'confirmed and pending at the end',
    );
  },
};

/** D82, D83: the processor reports before the split is sent. */
export const reportedFirst: Scenario = {
  id: 'transactions/pending-split',
  title:
    'A payment that the processor reports before its split is PENDING_SPLIT; its split is then reconciled immediately.',
  area,
  version: 'v2',
  claims: ['EXT-TX-007', 'CORE-PS-025', 'D81', 'D82', 'D83', 'D194', 'D203'],
  needs: ['reportPayment'],
  run: async (context) => {
    const seller = await createSeller(context);
    const body = buildSplit(context, [leaf('item_1', 'PRODUCT_ITEM', 800, seller.accountCode)]);
    await context.operator.reportPayment({ extRef: body.extRef, amount: 800 });
    const before = await listStates(context, body.extRef);
    context.expectEqual(before, ['PAYMENT PENDING_SPLIT'], 'the transaction before the split');
    await context.call('v2.createPaymentSplit', { body });
    const after = await listStates(context, body.extRef);
    context.expectEqual(after, ['PAYMENT RECONCILED'], 'the transaction after the split');
    const balances = { confirmed: 800, pending: 0, payout: 800 };
    context.expectEqual(await getBalances(context, seller), balances, 'the balances of the seller');
  },
};

/** D81: mismatching amounts. */
export const mismatch: Scenario = {
  id: 'transactions/mismatch',
  title: 'A payment that is reported with another amount stays PENDING_SETTLEMENT and says why.',
  area,
  version: 'v2',
  claims: ['EXT-TX-002', 'D81', 'D82'],
  needs: ['reportPayment'],
  run: async (context) => {
    const seller = await createSeller(context);
    const extRef = await pay(context, seller, 800);
    await context.operator.reportPayment({ extRef, amount: 801 });
    const [made] = await searchTransactions(context, extRef);
    context.expectEqual(made?.status.type, 'PENDING_SETTLEMENT', 'the status');
    const message = made?.status.message ?? '';
    context.expect(message !== '', 'status.message says why', 'it is blank');
    context.expectEqual(
      (await getBalances(context, seller)).confirmed,
      0,
      'confirmed of the seller',
    );
  },
};

/** D79: chargebacks. */
export const chargeback: Scenario = {
  id: 'transactions/chargeback',
  title: 'A chargeback is a separate transaction, debited from LIABLE and not from sellers.',
  area,
  version: 'v2',
  claims: ['EXT-TX-001', 'EXT-TX-016', 'D77', 'D79', 'D194'],
  needs: ['newTenant', 'settle', 'chargeback'],
  run: async (context) => {
    const seller = await createSeller(context);
    const extRef = await fund(context, seller, 800);
    const gain = await measureLiableGain(context, () => context.operator.chargeback({ extRef }));
    context.expectEqual(gain, -800, 'what was added to LIABLE');
    context.expectEqual(
      (await getBalances(context, seller)).payout,
      800,
      'the payout balance of the seller',
    );
    const query = { type: 'CHARGEBACK' as const };
    const { items } = await context.call('v2.listTransactions', { query });
    const shown = items.map(({ amount, sellers }) => [amount, sellers]);
    context.expectEqual(shown, [[800, []]], 'the chargebacks');
  },
};
