import { member, text } from '../../json.js';
import { createSeller } from '../fixtures/sellers.js';
import { fund } from '../fixtures/splits.js';
import { item, paymentBody, refundBody } from '../fixtures/trees.js';
import type { ResponseBodyOf, ScenarioContext } from '../scenario-context.js';
import type { Listed, Listing } from './listing.js';

type Transaction = ResponseBodyOf<'v2.listTransactions'>['items'][number];

const anHour = 3_600;
/** Their order as texts would be another one. */
const amounts = [20, 9, 20, 100];
/** Two are the same time, in different time zones. */
const processed = [
  '2026-03-10T12:00:00+02:00',
  '2026-03-09T10:00:00Z',
  '2026-03-10T10:00:00Z',
  '2026-03-11T10:00:00Z',
];
/** Not in the order of creation; some differ only in a wildcard character. */
const endings = ['_c', 'xa', '_d', 'xb'];

/** Payments with equal and different times, amounts and references. */
export async function paymentListings(context: ScenarioContext): Promise<Listing[]> {
  const { accountCode } = await createSeller(context);
  const name = context.unique();
  const made: { code: string; pspExtRef: string }[] = [];
  for (const [index, amount] of amounts.entries()) {
    const items = [item('item_1', amount, { accountCode })];
    const split = paymentBody(`${name}${endings[index]}`, items);
    const body = { ...split, extProcessedAt: processed[index] ?? '' };
    const { code } = await context.call('v2.createPaymentSplit', { body });
    made.push({ code, pspExtRef: split.pspExtRef });
    await context.operator.advance(anHour);
  }
  const transactions = await allTransactions(context);
  const listed = made.map(({ code, pspExtRef }) => ({
    code,
    at: transactions.find((each) => each.pspExtRef === pspExtRef)?.createdAt ?? '',
  }));
  return [
    { operation: 'v1.listPaymentSplits', listed },
    { operation: 'v2.listPaymentSplits', listed },
  ];
}

/** Refunds of two payments, with equal and different times and amounts. */
export async function refundListings(context: ScenarioContext): Promise<Listing[]> {
  const seller = await createSeller(context);
  const payments = [await fund(context, seller, 200), await fund(context, seller, 200)];
  const made: { code: string; mutation: string }[] = [];
  for (const [index, amount] of amounts.entries()) {
    await context.operator.advance(anHour);
    const items = [item(`refund_${index}`, amount, { originalExtRef: 'item_1' })];
    const refund = refundBody(context, payments[index % 2] ?? '', items);
    const body = { ...refund, extProcessedAt: processed[index] ?? '' };
    const { code } = await context.call('v2.createRefundSplit', { body });
    made.push({ code, mutation: refund.pspMutationExtRef });
  }
  const transactions = await allTransactions(context);
  const listed = made.map(({ code, mutation }) => ({
    code,
    at: transactions.find((each) => each.pspMutationExtRef === mutation)?.createdAt ?? '',
  }));
  return [
    { operation: 'v1.listRefundSplits', listed },
    { operation: 'v2.listRefundSplits', listed },
  ];
}

/** Transactions of every type and status; two settled at the same moment. */
export async function transactionListings(context: ScenarioContext): Promise<Listing[]> {
  const seller = await createSeller(context);
  const name = context.unique();
  const texts = new Map<string, string[]>();
  const splits: { code: string; extRef: string }[] = [];
  for (const [index, amount] of amounts.entries()) {
    const items = [item('item_1', amount, { accountCode: seller.accountCode })];
    const body = paymentBody(`${name}${endings[index]}`, items);
    const { code } = await context.call('v2.createPaymentSplit', { body });
    splits.push({ code, extRef: body.extRef });
    texts.set(body.pspExtRef, [code, body.extRef]);
    await context.operator.advance(anHour);
  }
  const [first, second, third, last] = splits.map(({ extRef }) => extRef);
  await context.operator.settle({ extRefs: [first ?? '', third ?? '', last ?? ''] });
  await context.call('v2.cancelPaymentSplit', { path: { code: splits[1]?.code ?? '' } });
  await context.operator.advance(anHour);
  const pspMutationExtRef = `refund-${context.unique()}`;
  const refund = { extRef: last ?? '', pspMutationExtRef };
  const { code } = await context.call('v2.createRefundSplit', { body: refund });
  texts.set(refund.pspMutationExtRef, [code, last ?? '']);
  await context.operator.advance(anHour);
  const late = `${context.unique()}_e`;
  await context.operator.reportPayment({ extRef: late, amount: 40 });
  await context.operator.advance(anHour);
  await context.operator.chargeback({ extRef: first ?? '' });
  context.expect(second !== undefined, 'four splits were created', undefined);
  const transactions = await allTransactions(context);
  const listed = transactions.map((each): Listed => ({
    code: each.code,
    at: each.createdAt,
    texts: hiddenTexts(each, texts, [first ?? '', late]),
  }));
  const searched = ['code', 'pspExtRef', 'pspMutationExtRef'];
  return [{ operation: 'v2.listTransactions', listed, searched, valueFor, renamed: ['status'] }];
}

/** Returns the references of a transaction that the list does not show. */
function hiddenTexts(
  { type, pspExtRef = '', pspMutationExtRef = pspExtRef }: Transaction,
  texts: ReadonlyMap<string, string[]>,
  [chargedBack, late]: readonly [string, string],
): readonly string[] {
  return type === 'CHARGEBACK' ? [chargedBack] : (texts.get(pspMutationExtRef) ?? [late]);
}

function valueFor(parameter: string, element: unknown): unknown {
  const value = member(element, parameter);
  return parameter === 'status' ? text(member(value, 'type'))?.toLowerCase() : value;
}

/** Every transaction of the tenant, oldest first. */
async function allTransactions(context: ScenarioContext): Promise<Transaction[]> {
  const { items } = await context.call('v2.listTransactions', { query: { limit: 500 } });
  return items.toSorted(
    (a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt) || (a.code < b.code ? -1 : 1),
  );
}
