import { getLiableAccount } from '../fixtures/balances.js';
import { createSeller, type Seller } from '../fixtures/sellers.js';
import { buildRefund } from '../fixtures/refunds.js';
import { leaf, buildSplit, type SplitBody } from '../fixtures/splits.js';
import type { Scenario } from '../scenario.js';
import type { ScenarioContext } from '../scenario-context.js';
import { buildTransfer } from '../fixtures/transfers.js';
import { confirmedOnly, expectBalances, pendingOnly, type ByCurrency } from './expect-balances.js';

/** The division's currency, and a second one on the same accounts. */
const currencies = ['EUR', 'USD'] as const;
/** The amount in the other currency, to distinguish the two. */
const other = 7;

/** A payment, its refund and a transfer of an amount, in each of two currencies. */
export function paymentAmounts(amount: number): Scenario {
  return {
    id: `amounts/${amount}/payments`,
    title: `${amount} is exact in payments, refunds, transfers, transactions and balances, per currency.`,
    area: 'balances',
    claims: [
      'CORE-GEN-018',
      'CORE-BAL-001',
      'CORE-BAL-002',
      'CORE-AH-015',
      'EXT-BAL-002',
      'EXT-BAL-003',
      'EXT-PS-019',
      'EXT-RS-004',
      'EXT-BT-004',
      'EXT-TX-004',
      'D50',
      'D55',
      'D56',
      'D57',
      'D123',
      'D194',
    ],
    needs: ['newTenant', 'settle'],
    run: async (context) => {
      for (const currency of currencies) await checkCurrency(context, amount, currency);
      await expectFee(context, amount);
      if (amount === Number.MAX_SAFE_INTEGER) await expectLimit(context, amount);
    },
  };
}

async function checkCurrency(
  context: ScenarioContext,
  amount: number,
  currency: (typeof currencies)[number],
): Promise<void> {
  const [seller, receiver] = [await createSeller(context), await createSeller(context)];
  const second = currency === 'EUR' ? 'USD' : 'EUR';
  await createPayment(context, seller, other, second);
  const paid = await createPayment(context, seller, amount, currency);
  await expectPayment(context, seller, paid, amount);
  const own = { [currency]: pendingOnly(amount), [second]: pendingOnly(other) };
  await expectBalances(context, seller, own, 'after the payment');
  await expectProcessed(context, seller, currency === 'EUR' ? amount : other);
  await context.operator.settle({ extRefs: [paid.extRef] });
  const settled: ByCurrency = { [currency]: confirmedOnly(amount), [second]: pendingOnly(other) };
  await expectBalances(context, seller, settled, 'once the payment was reported');
  const body = { ...buildTransfer(context, seller, receiver, amount), currency };
  const transfer = await context.call('v2.createBalanceTransfer', { body });
  context.expectEqual(transfer.amount, amount, 'the amount of the transfer');
  const { elements } = await context.call('v2.listBalanceTransfers', { query: { _pageSize: 500 } });
  const listed = elements.find(({ code }) => code === transfer.code)?.amount;
  context.expectEqual(listed, amount, 'the amount of the listed transfer');
  const left: ByCurrency = { [currency]: confirmedOnly(0), [second]: pendingOnly(other) };
  await expectBalances(context, seller, left, 'after the transfer');
  const received: ByCurrency = { [currency]: confirmedOnly(amount) };
  await expectBalances(context, receiver, received, 'of the receiver of the transfer');
  await expectRefund(context, seller, paid, amount);
  const owed: ByCurrency = {
    [currency]: { confirmed: 0, pending: -amount, payout: 0 },
    [second]: pendingOnly(other),
  };
  await expectBalances(context, seller, owed, 'after the refund');
}

/** A fee goes to the merchant's account, whose balances the division shows as strings. */
async function expectFee(context: ScenarioContext, amount: number): Promise<void> {
  const body = buildSplit(context, [leaf('fee_1', 'COMMISSION', amount)]);
  await context.call('v2.createPaymentSplit', { body });
  const { confirmed, pending, payout } = await getLiableAccount(context);
  context.expectEqual(
    { confirmed, pending, payout },
    pendingOnly(amount),
    'the balances of LIABLE',
  );
}

/** D123: a balance above 2^53 - 1 is rejected, and nothing is booked. */
async function expectLimit(context: ScenarioContext, amount: number): Promise<void> {
  const seller = await createSeller(context);
  await createPayment(context, seller, amount, 'EUR');
  const body = buildSplit(context, [leaf('item_1', 'PRODUCT_ITEM', 1, seller.accountCode)]);
  await context.decided?.expectError('v2.createPaymentSplit', { body }, 422, '422.900.003');
  const own = { EUR: pendingOnly(amount) };
  if (context.decided)
    await expectBalances(context, seller, own, 'after another payment was rejected');
}

async function createPayment(
  context: ScenarioContext,
  { accountCode }: Seller,
  amount: number,
  currency: (typeof currencies)[number],
): Promise<SplitBody & { readonly code: string }> {
  const body = {
    ...buildSplit(context, [leaf('item_1', 'PRODUCT_ITEM', amount, accountCode)]),
    currency,
  };
  const { code } = await context.call('v2.createPaymentSplit', { body });
  return { ...body, code };
}

/** Expects the amount in both versions of a payment, in their lists and in its transaction. */
async function expectPayment(
  context: ScenarioContext,
  seller: Seller,
  { code, pspExtRef }: { readonly code: string; readonly pspExtRef: string },
  amount: number,
): Promise<void> {
  const [path, query] = [{ code }, { _pageSize: 500 }];
  const first = await context.call('v1.getPaymentSplit', { path });
  const second = await context.call('v2.getPaymentSplit', { path });
  const lists = [
    await context.call('v1.listPaymentSplits', { query }),
    await context.call('v2.listPaymentSplits', { query }),
  ];
  const listed = lists.flatMap(({ elements }) => elements.filter((each) => each.code === code));
  const shown = [first, second, ...listed].map(({ totalAmount, items }) => [
    totalAmount,
    items[0]?.amount,
  ]);
  context.expectEqual(
    shown,
    Array.from({ length: 4 }, () => [amount, amount]),
    'the amounts of the split',
  );
  await expectTransaction(context, seller, pspExtRef, amount, 'PAYMENT');
}

async function expectRefund(
  context: ScenarioContext,
  seller: Seller,
  { extRef }: { readonly extRef: string },
  amount: number,
): Promise<void> {
  const body = buildRefund(context, extRef);
  const { code } = await context.call('v2.createRefundSplit', { body });
  const path = { code };
  const first = await context.call('v1.getRefundSplit', { path });
  const second = await context.call('v2.getRefundSplit', { path });
  const shown = [first, second].map(({ totalAmount, items }) => [totalAmount, items?.[0]?.amount]);
  context.expectEqual(
    shown,
    [
      [amount, amount],
      [amount, amount],
    ],
    'the amounts of the refund',
  );
  await expectTransaction(context, seller, body.pspMutationExtRef, amount, 'REFUND');
}

async function expectTransaction(
  context: ScenarioContext,
  { code }: Seller,
  text: string,
  amount: number,
  type: string,
): Promise<void> {
  const query = { query: text };
  const { items } = await context.call('v2.listTransactions', { query });
  const found = items.map((each) => [
    each.type,
    each.amount,
    (each.sellers ?? []).map((one) => one.code),
  ]);
  context.expectEqual(found, [[type, amount, [code]]], 'the transaction');
  const sums = items.flatMap(({ sellers = [] }) => sellers.map((one) => one.amount));
  context.expectEqual(sums, [amount], 'the amount of the seller in the transaction');
}

/** D50: the credits in the division's currency. */
async function expectProcessed(
  context: ScenarioContext,
  { code }: Seller,
  amount: number,
): Promise<void> {
  const { status } = await context.call('v1.getAccountHolder', { path: { code } });
  const expected = { amount, currency: 'EUR' };
  context.expectEqual(status?.processedAmount, expected, 'status.processedAmount');
}
