import { type Answer, type ApiRequest, type Fault, fault, refuse } from './answers.js';
import {
  aMinute,
  assigned,
  by,
  echoed,
  having,
  instant,
  ofField,
  statedMembers,
} from './expected.js';
import { isOpen, type Merchant, type Payment, type Refund, type RefundBody } from './merchant.js';
import { receiveSplit } from './settlement.js';
import { showNode } from './splits.js';
import { faultsOf, originalOf, type RefundedPayment } from './trees.js';
import { isFee, listLeaves, sumAmounts, type TreeNode } from './tree-nodes.js';
import { bookingsOf, reversed } from './bookings.js';

/** POST split-refunds: with items a partial refund, without a full one. */
export function createRefundSplit(
  merchant: Merchant,
  { version, body }: ApiRequest<RefundBody>,
): Answer {
  if (!body) throw new Error('A refund split needs a body.');
  const { extRef, pspMutationExtRef, totalAmount, items } = body;
  // D161: in version 1 a total alone is neither a full nor a partial refund.
  if (version === 'v1' && !items && totalAmount !== undefined)
    return refuse(fault('items', '422.310.006'));
  // D75, D159: both references together are the idempotency key.
  const stored = merchant.refunds.find(
    ({ sent }) => sent.extRef === extRef && sent.pspMutationExtRef === pspMutationExtRef,
  );
  if (stored)
    return merchant.world.repeatedRefund === 'returned'
      ? { body: showRefund(stored), isReplay: true, claims: 'D75' }
      : refuse(fault('extRef', '409.310.001', extRef, 'D75'));
  const payment = merchant.payments.find(({ sent }) => sent.extRef === extRef);
  if (!payment) return refuse(fault('extRef', '404.310.001', extRef));
  if (payment.transaction.status === 'CANCELLED')
    return refuse(fault('extRef', '409.310.001', extRef));
  const paid = leftOfPayment(merchant, payment);
  const faults = amountFaults(body, paid);
  if (faults.length > 0) return refuse(...faults);
  const tree = items
    ? items.map((node) => complete(merchant, payment, node))
    : remaining(merchant, payment.items, paid.leftOf);
  const refund = book(merchant, body, payment, tree, paid.left);
  merchant.refunds.push(refund);
  const response = showRefund(refund);
  return { body: items || version === 'v2' ? response : showFullRefund(body), isReplay: false };
}

/** How much of a payment, and of each of its leaves, can still be refunded (D76). */
export function leftOfPayment(merchant: Merchant, payment: Payment): RefundedPayment {
  const chargedBack = merchant.transactions
    .filter(({ type, extRef }) => type === 'CHARGEBACK' && extRef === payment.sent.extRef)
    .reduce((sum, { amount }) => sum + amount, 0);
  return {
    items: payment.items,
    left: Math.max(0, payment.sent.totalAmount - refundedOf(merchant, payment) - chargedBack),
    leftOf: (leaf) => (leaf.amount ?? 0) - refundedOf(merchant, payment, leaf),
  };
}

/** A partial refund follows the rules of its tree; a full one takes what is left (D76, D205). */
function amountFaults({ extRef, totalAmount, items }: RefundBody, paid: RefundedPayment): Fault[] {
  if (items) return faultsOf({ totalAmount: totalAmount ?? 0, items }, paid);
  // Of which items a rest is that was not charged back, only the caller can say.
  const leftOfAll = listLeaves(paid.items).reduce((sum, { node }) => sum + paid.leftOf(node), 0);
  if (paid.left === 0 || paid.left < leftOfAll) return [fault('extRef', '422.310.002', extRef)];
  const isWrong = totalAmount !== undefined && totalAmount !== paid.left;
  return isWrong ? [fault('totalAmount', '422.310.009', totalAmount)] : [];
}

function refundedOf({ refunds }: Merchant, payment: Payment, leaf?: TreeNode): number {
  return refunds
    .filter((refund) => refund.payment === payment)
    .flatMap(({ items }) => listLeaves(items))
    .filter(({ node }) => !isFee(node) && (!leaf || node.originalExtRef === leaf.extRef))
    .reduce((sum, { node }) => sum + (node.amount ?? 0), 0);
}

/** CORE-RS-032, D73, D150: what a node leaves out is that of the payment's node. */
function complete(merchant: Merchant, payment: Payment, node: TreeNode): TreeNode {
  const original = originalOf(payment.items, node);
  const { amount = original?.amount, label = original?.label, items } = node;
  const accounts = [node.accountCode, original?.accountCode];
  const accountCode = accounts.find((code) => code !== undefined && isOpen(merchant, code));
  const { accountCode: _named, ...others } = node;
  return {
    ...others,
    ...(amount === undefined ? {} : { amount }),
    ...(label === undefined ? {} : { label }),
    ...(accountCode === undefined ? {} : { accountCode }),
    ...(items ? { items: items.map((each) => complete(merchant, payment, each)) } : {}),
  };
}

/** D72, D151: the tree of the payment with what is left of each leaf, without those of which nothing is left. */
function remaining(
  merchant: Merchant,
  items: readonly TreeNode[],
  leftOf: (leaf: TreeNode) => number,
): TreeNode[] {
  return items.flatMap((node) => {
    const inner = node.items && remaining(merchant, node.items, leftOf);
    const amount = inner ? sumAmounts(inner) : leftOf(node);
    const { code: _code, description: _description, accountCode, items: _items, ...others } = node;
    const shown = {
      ...others,
      amount,
      originalExtRef: node.extRef,
      ...(accountCode !== undefined && isOpen(merchant, accountCode) ? { accountCode } : {}),
      ...(inner ? { items: inner } : {}),
    };
    return amount === 0 ? [] : [shown];
  });
}

function book(
  merchant: Merchant,
  sent: RefundBody,
  payment: Payment,
  tree: readonly TreeNode[],
  left: number,
): Refund {
  const items = structuredClone(tree);
  const { totalAmount = left, extRef, pspMutationExtRef } = sent;
  // D150: the last fallback is the account that the payment's leaf was credited to.
  const fallback = ({ originalExtRef }: TreeNode): string => {
    const booked = payment.bookings.find(({ node }) => node.extRef === originalExtRef)?.account;
    return booked !== undefined && isOpen(merchant, booked) ? booked : merchant.liable;
  };
  const bookings = bookingsOf(merchant, items, ({ accountCode }) => accountCode, fallback);
  const { currency, pspExtRef, paymentMethod: method } = payment.sent;
  const transaction = receiveSplit(merchant, {
    type: 'REFUND',
    amount: totalAmount,
    currency,
    extRef,
    pspExtRef,
    pspMutationExtRef,
    method,
  });
  return {
    sent,
    payment,
    totalAmount,
    at: merchant.now,
    items,
    bookings: bookings.map(reversed),
    transaction,
  };
}

/** A refund split as both versions show it (D151). */
export function showRefund(refund: Refund): object {
  const { sent, totalAmount, at, items } = refund;
  const { extProcessedAt } = sent;
  // The tree of a full refund is our decision.
  const claims = sent.items ? ofField : 'D72 D151';
  return {
    ...statedMembers(ofField, sent),
    code: assigned(refund),
    totalAmount: sent.totalAmount === undefined ? by('D151', totalAmount) : echoed(totalAmount),
    extProcessedAt: extProcessedAt
      ? echoed(instant(extProcessedAt))
      : by('D152', instant(at, aMinute)),
    items: by(
      claims,
      items.map((node) => showNode(node, claims)),
    ),
  };
}

/** CORE-RS-015, D151: the response to a full refund of version 1 has what was sent. */
function showFullRefund({ extProcessedAt, ...sent }: RefundBody): unknown {
  return by(
    'CORE-RS-015 D151',
    having({ ...sent, ...(extProcessedAt && { extProcessedAt: instant(extProcessedAt) }) }),
  );
}
