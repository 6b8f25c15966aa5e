import type { ErrorCode } from '@seller-funds/contract/vocabulary/errors';
import {
  createPayment,
  createRefund,
  group,
  item,
  paymentBody,
  refundBody,
  sumAmounts,
  type TreeNode,
} from '../fixtures/trees.js';
import type { ScenarioContext } from '../scenario-context.js';
import type { ErrorRow, ErrorRows } from './error-row.js';

const shoes = (amount: number): TreeNode => item('shoes', amount);
const socks = (amount: number): TreeNode => item('socks', amount);
const box = (items: readonly TreeNode[]): TreeNode => group('box_1', items);
const wrongBox = { ...box([socks(2)]), amount: 5 };

const back = (amount: number, given: Partial<TreeNode> = {}): TreeNode =>
  item('back-shoes', amount, { originalExtRef: 'shoes', ...given });
const socksBack = (amount: number): TreeNode =>
  item('back-socks', amount, { originalExtRef: 'socks' });
const boxBack = (items: readonly TreeNode[], given: Partial<TreeNode> = {}): TreeNode =>
  group('back_box', items, { originalExtRef: 'box_1', ...given });

const many = (count: number): TreeNode[] =>
  Array.from({ length: count }, (_, index) => item(`item-${index}`, 1));

/** Leaves in groups, as a single list has at most 1,000 items. */
const tooMany = [group('group_1', many(600)), group('group_2', many(1_001).slice(600))];

/** Creates a payment of two items of 100 each, one of them in a group, and returns its extRef. */
async function pay(context: ScenarioContext): Promise<string> {
  const extRef = context.unique();
  await createPayment(context, 'v2', paymentBody(extRef, [shoes(100), box([socks(100)])]));
  return extRef;
}

/** Returns the code of a payment. */
async function findPayment(context: ScenarioContext, extRef: string): Promise<string> {
  const query = { _pageSize: 500 };
  const { elements } = await context.call('v2.listPaymentSplits', { query });
  return elements.find((split) => split.extRef === extRef)?.code ?? '';
}

/** A payment of these items. */
function payment(
  context: ScenarioContext,
  items: readonly TreeNode[],
  faults: readonly string[],
  given: object = {},
): ErrorRow {
  return ['createPaymentSplit', [], { ...paymentBody(context.unique(), items), ...given }, faults];
}

/** A refund of these items of a payment. */
function refund(
  context: ScenarioContext,
  extRef: string,
  items: readonly TreeNode[],
  faults: readonly string[],
  given: object = {},
): ErrorRow {
  return ['createRefundSplit', [], { ...refundBody(context, extRef, items), ...given }, faults];
}

/** A refund of a whole payment. */
function fullRefund(
  context: ScenarioContext,
  extRef: string,
  faults: readonly string[],
  given: object = {},
  version = '',
): ErrorRow {
  const body = { ...refundBody(context, extRef, []), totalAmount: undefined, items: undefined };
  return [`${version}createRefundSplit`, [], { ...body, ...given }, faults];
}

/** The error codes of payment and refund splits. */
export const splitRows: Partial<Record<ErrorCode, ErrorRows>> = {
  async *'409.300.002'(context) {
    const [second, third, total] = [
      'items[1].extRef',
      'items[2].extRef',
      'totalAmount 422.300.001',
    ];
    yield payment(context, [shoes(1), shoes(2)], [second]);
    yield payment(context, [shoes(1), shoes(2), shoes(3)], [second, third]);
    yield payment(context, [shoes(1), shoes(2)], [total, second], { totalAmount: 4 });
  },
  async *'409.300.003'(context) {
    const extRef = await pay(context);
    await context.operator.settle({ extRefs: [extRef] });
    yield ['v2.cancelPaymentSplit', [await findPayment(context, extRef)], {}];
  },
  async *'409.300.004'(context) {
    const extRef = await pay(context);
    await createRefund(context, 'v2', refundBody(context, extRef, [back(1)]));
    yield ['v2.cancelPaymentSplit', [await findPayment(context, extRef)], {}];
  },
  async *'422.300.001'(context) {
    const given = { totalAmount: 4 };
    yield payment(context, [shoes(1), box([socks(2)])], ['totalAmount'], given);
    const both = ['totalAmount', 'items[1].amount 422.300.004'];
    yield payment(context, [shoes(1), wrongBox], both, given);
  },
  async *'422.300.003'(context) {
    const deep = group('outer', [group('inner', [box([socks(2)])])]);
    yield payment(context, [deep], ['items[0].items[0].items[0].type']);
  },
  async *'422.300.004'(context) {
    const other = { ...group('box_2', [shoes(1)]), amount: 3 };
    yield payment(context, [wrongBox], ['items[0].amount']);
    yield payment(context, [wrongBox, other], ['items[0].amount', 'items[1].amount']);
  },
  async *'422.300.005'(context) {
    yield payment(context, tooMany, ['items']);
  },
  async *'404.310.001'(context) {
    yield fullRefund(context, 'no-such-payment', ['extRef']);
    yield refund(context, 'no-such-payment', [back(1)], ['extRef']);
  },
  async *'409.310.001'(context) {
    const extRef = await pay(context);
    const path = { code: await findPayment(context, extRef) };
    await context.call('v2.cancelPaymentSplit', { path });
    yield fullRefund(context, extRef, ['extRef']);
    yield refund(context, extRef, [back(1)], ['extRef']);
  },
  async *'409.310.002'(context) {
    const extRef = await pay(context);
    const [second, total] = ['items[1].extRef', 'totalAmount 422.310.001'];
    yield refund(context, extRef, [back(1), back(2)], [second]);
    yield refund(context, extRef, [back(1), back(2)], [total, second], { totalAmount: 4 });
  },
  async *'422.310.001'(context) {
    yield refund(context, await pay(context), [back(3)], ['totalAmount'], { totalAmount: 4 });
  },
  async *'422.310.002'(context) {
    const extRef = await pay(context);
    yield refund(context, extRef, [back(201)], ['items[0].amount 422.310.003', 'totalAmount']);
    const pspMutationExtRef = `refund-${context.unique()}`;
    await createRefund(context, 'v2', { extRef, pspMutationExtRef });
    yield fullRefund(context, extRef, ['extRef']);
  },
  async *'422.310.003'(context) {
    yield refund(context, await pay(context), [back(101)], ['items[0].amount']);
  },
  async *'422.310.004'(context) {
    const wrong = boxBack([socksBack(50)], { amount: 51 });
    yield refund(context, await pay(context), [wrong], ['items[0].amount']);
  },
  async *'422.310.005'(context) {
    const unknown = back(1, { originalExtRef: 'gloves' });
    yield refund(context, await pay(context), [unknown], ['items[0].originalExtRef']);
  },
  async *'422.310.006'(context) {
    yield fullRefund(context, await pay(context), ['items'], { totalAmount: 200 }, 'v1.');
  },
  async *'422.310.007'(context) {
    const ofBox = { originalExtRef: 'box_1' };
    const inner = group('back_2', [group('back_3', [socksBack(50)], ofBox)], ofBox);
    const field = 'items[0].items[0].items[0].type';
    yield refund(context, await pay(context), [group('back_1', [inner], ofBox)], [field]);
  },
  async *'422.310.008'(context) {
    // Refund fees: an item can have many.
    const fees = many(1_001).map(({ extRef }) =>
      item(extRef, 1, { originalExtRef: 'shoes', label: 'REFUND_FEE' }),
    );
    const leaf = socksBack(100);
    const inGroup = boxBack([leaf, ...fees.slice(0, 600)], { amount: 100 });
    const given = { totalAmount: sumAmounts([leaf]) };
    yield refund(context, await pay(context), [inGroup, ...fees.slice(600)], ['items'], given);
  },
  async *'422.310.009'(context) {
    yield fullRefund(context, await pay(context), ['totalAmount'], { totalAmount: 199 }, 'v2.');
  },
  async *'422.310.010'(context) {
    const fee = item('fee_1', 1, { originalExtRef: 'shoes', label: 'REFUND_FEE' });
    const bare = boxBack([fee], { amount: 100 });
    const faults = ['items[1].items', 'items[1].amount 422.310.004'];
    yield refund(context, await pay(context), [back(1), bare], faults);
  },
};
