import type { ErrorCode } from '@seller-funds/contract/vocabulary/errors';
import { group, item, paymentBody, refundBody } from '../fixtures/trees.js';
import type { ErrorRows } from './error-row.js';

const many = Array.from({ length: 1_001 }, (_, index) => `item_${index}`);

/** The error codes of splits that no story provokes: leaves in groups, as a single list has at most 1,000 items. */
export const splitRows: Partial<Record<ErrorCode, ErrorRows>> = {
  async *'422.300.005'(context) {
    const leaves = many.map((extRef) => item(extRef, 1));
    const items = [group('group_1', leaves.slice(0, 600)), group('group_2', leaves.slice(600))];
    yield ['createPaymentSplit', [], paymentBody(context.unique(), items), ['items']];
    // Groups do not count.
    const most = [group('group_1', leaves.slice(1, 600)), group('group_2', leaves.slice(600))];
    await context.call('v2.createPaymentSplit', { body: paymentBody(context.unique(), most) });
  },
  async *'422.310.008'(context) {
    const extRef = context.unique();
    const paid = [group('box_1', [item('socks', 100)])];
    await context.call('v2.createPaymentSplit', { body: paymentBody(extRef, paid) });
    // Refund fees: an item can have many.
    const named = { originalExtRef: 'socks' };
    const fees = many.map((each) => item(each, 1, { ...named, label: 'REFUND_FEE' }));
    const inner = [item('back-socks', 100, named), ...fees.slice(0, 600)];
    const box = group('back_box', inner, { originalExtRef: 'box_1', amount: 100 });
    const body = refundBody(context, extRef, [box, ...fees.slice(600)]);
    yield ['createRefundSplit', [], { ...body, totalAmount: 100 }, ['items']];
  },
};
