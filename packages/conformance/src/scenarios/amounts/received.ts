import { liable } from '../props/balances.js';
import { createSeller, type Seller } from '../props/sellers.js';
import { refundOf } from '../props/refunds.js';
import { leaf, splitOf, type SplitBody } from '../props/splits.js';
import type { Scenario } from '../scenario.js';
import type { Stage } from '../stage.js';
import { transferOf } from '../transfers/transfers.js';
import { confirmedOnly, expectBalances, pendingOnly, type ByCurrency } from './shown.js';

/** The currency of the division, and one beside it on the same accounts. */
const currencies = ['EUR', 'USD'] as const;
/** What the other currency has, so that neither can be taken for the other. */
const other = 7;

/** A payment, its refund and a transfer of an amount, in one currency and then in another. */
export function receivedAmounts(amount: number): Scenario {
  return {
    id: `amounts/${amount}/received`,
    title: `${amount} is shown whole by payments, refunds, transfers, transactions and balances, per currency.`,
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
    play: async (stage) => {
      for (const currency of currencies) await play(stage, amount, currency);
      await expectFee(stage, amount);
      if (amount === Number.MAX_SAFE_INTEGER) await expectLimit(stage, amount);
    },
  };
}

async function play(
  stage: Stage,
  amount: number,
  currency: (typeof currencies)[number],
): Promise<void> {
  const [seller, receiver] = [await createSeller(stage), await createSeller(stage)];
  const second = currency === 'EUR' ? 'USD' : 'EUR';
  await receive(stage, seller, other, second);
  const paid = await receive(stage, seller, amount, currency);
  await expectPayment(stage, seller, paid, amount);
  const own = { [currency]: pendingOnly(amount), [second]: pendingOnly(other) };
  await expectBalances(stage, seller, own, 'after the payment');
  await expectProcessed(stage, seller, currency === 'EUR' ? amount : other);
  await stage.operator.settle({ extRefs: [paid.extRef] });
  const settled: ByCurrency = { [currency]: confirmedOnly(amount), [second]: pendingOnly(other) };
  await expectBalances(stage, seller, settled, 'once the payment was reported');
  const body = { ...transferOf(stage, seller, receiver, amount), currency };
  const moved = await stage.call('v2.createBalanceTransfer', { body });
  stage.equal(moved.amount, amount, 'the amount of the transfer');
  const { elements } = await stage.call('v2.listBalanceTransfers', { query: { _pageSize: 500 } });
  const listed = elements.find(({ code }) => code === moved.code)?.amount;
  stage.equal(listed, amount, 'the amount of the listed transfer');
  const left: ByCurrency = { [currency]: confirmedOnly(0), [second]: pendingOnly(other) };
  await expectBalances(stage, seller, left, 'after the transfer');
  const got: ByCurrency = { [currency]: confirmedOnly(amount) };
  await expectBalances(stage, receiver, got, 'of the receiver of the transfer');
  await expectRefund(stage, seller, paid, amount);
  const owed: ByCurrency = {
    [currency]: { confirmed: 0, pending: -amount, payout: 0 },
    [second]: pendingOnly(other),
  };
  await expectBalances(stage, seller, owed, 'after the refund');
}

/** A fee goes to the account of the merchant, whose balances the division shows as texts. */
async function expectFee(stage: Stage, amount: number): Promise<void> {
  const body = splitOf(stage, [leaf('fee-1', 'COMMISSION', amount)]);
  await stage.call('v2.createPaymentSplit', { body });
  const { confirmed, pending, payout } = await liable(stage);
  stage.equal({ confirmed, pending, payout }, pendingOnly(amount), 'the balances of LIABLE');
}

/** D123: a balance beyond what every program reads exactly is refused, and nothing is booked. */
async function expectLimit(stage: Stage, amount: number): Promise<void> {
  const seller = await createSeller(stage);
  await receive(stage, seller, amount, 'EUR');
  const body = splitOf(stage, [leaf('item-1', 'PRODUCT_ITEM', 1, seller.accountCode)]);
  await stage.decided?.refuses('v2.createPaymentSplit', { body }, 422, '422.900.003');
  const own = { EUR: pendingOnly(amount) };
  if (stage.decided) await expectBalances(stage, seller, own, 'after one more was refused');
}

async function receive(
  stage: Stage,
  { accountCode }: Seller,
  amount: number,
  currency: (typeof currencies)[number],
): Promise<SplitBody & { readonly code: string }> {
  const body = {
    ...splitOf(stage, [leaf('item-1', 'PRODUCT_ITEM', amount, accountCode)]),
    currency,
  };
  const { code } = await stage.call('v2.createPaymentSplit', { body });
  return { ...body, code };
}

/** What both versions, their lists and the transactions show of a payment. */
async function expectPayment(
  stage: Stage,
  seller: Seller,
  { code, pspExtRef }: { readonly code: string; readonly pspExtRef: string },
  amount: number,
): Promise<void> {
  const [path, query] = [{ code }, { _pageSize: 500 }];
  const first = await stage.call('v1.getPaymentSplit', { path });
  const second = await stage.call('v2.getPaymentSplit', { path });
  const lists = [
    await stage.call('v1.listPaymentSplits', { query }),
    await stage.call('v2.listPaymentSplits', { query }),
  ];
  const listed = lists.flatMap(({ elements }) => elements.filter((each) => each.code === code));
  const shown = [first, second, ...listed].map(({ totalAmount, items }) => [
    totalAmount,
    items[0]?.amount,
  ]);
  stage.equal(
    shown,
    Array.from({ length: 4 }, () => [amount, amount]),
    'the amounts of the split',
  );
  await expectTransaction(stage, seller, pspExtRef, amount, 'PAYMENT');
}

async function expectRefund(
  stage: Stage,
  seller: Seller,
  { extRef }: { readonly extRef: string },
  amount: number,
): Promise<void> {
  const body = refundOf(stage, extRef);
  const { code } = await stage.call('v2.createRefundSplit', { body });
  const path = { code };
  const first = await stage.call('v1.getRefundSplit', { path });
  const second = await stage.call('v2.getRefundSplit', { path });
  const shown = [first, second].map(({ totalAmount, items }) => [totalAmount, items?.[0]?.amount]);
  stage.equal(
    shown,
    [
      [amount, amount],
      [amount, amount],
    ],
    'the amounts of the refund',
  );
  await expectTransaction(stage, seller, body.pspMutationExtRef, amount, 'REFUND');
}

async function expectTransaction(
  stage: Stage,
  { code }: Seller,
  text: string,
  amount: number,
  type: string,
): Promise<void> {
  const query = { query: text };
  const { items } = await stage.call('v2.listTransactions', { query });
  const found = items.map((each) => [each.type, each.amount, each.sellers.map((one) => one.code)]);
  stage.equal(found, [[type, amount, [code]]], 'the transaction');
  const sums = items.flatMap(({ sellers }) => sellers.map((one) => one.amount));
  stage.equal(sums, [amount], 'the amount of the seller in the transaction');
}

/** D50: the credits in the currency of the division. */
async function expectProcessed(stage: Stage, { code }: Seller, amount: number): Promise<void> {
  const { status } = await stage.call('v1.getAccountHolder', { path: { code } });
  const expected = { amount, currency: 'EUR' };
  stage.equal(status.processedAmount, expected, 'status.processedAmount');
}
