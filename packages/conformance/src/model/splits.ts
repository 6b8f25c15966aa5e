import { type Answer, type ApiRequest, fault, refuse } from './answers.js';
import { balancesOf } from './balances.js';
import { aMinute, assigned, by, echoed, instant, ofField, statedMembers } from './expected.js';
import {
  isOpen,
  type ApiVersion,
  type Merchant,
  type Payment,
  type PaymentBody,
} from './merchant.js';
import { receiveSplit } from './settlement.js';
import { faultsOf } from './trees.js';
import { listLeaves, type TreeNode } from './tree-nodes.js';
import { bookingsOf } from './bookings.js';

/** POST split-payments. */
export function createPaymentSplit(
  merchant: Merchant,
  { version, body }: ApiRequest<PaymentBody>,
): Answer {
  // A value that the schema of the service excludes is refused even in a repeat.
  const isForeign = version === 'v2' && body !== undefined && body.currency !== 'EUR';
  if (isForeign && merchant.world.splitCurrencies === 'EUR')
    return refuse(fault('currency', '422.900.005', body.currency, 'D58'));
  // EXT-PS-036, CORE-PS-066, D61: extRef is the idempotency key, and the new content is ignored.
  const stored = merchant.payments.find(({ sent }) => sent.extRef === body?.extRef);
  if (!body || stored) return replay(stored, version, body);
  const faults = faultsOf(body, undefined, version === 'v2');
  if (faults.length > 0) return refuse(...faults);
  // D12: version 2 does not have pspResponse.
  const { pspResponse: _ignored, ...ofVersion2 } = body;
  const payment = book(merchant, version === 'v1' ? body : ofVersion2);
  merchant.payments.push(payment);
  if (isTooMuch(merchant, payment))
    return refuse(fault('amount', '422.900.003', undefined, 'D123'));
  const isOpenQuestion = listLeaves(body.items).some((place) =>
    isUndetermined(merchant, version, [place.node, ...place.ancestors]),
  );
  return {
    body: showPayment(payment, version),
    isReplay: false,
    ...(isOpenQuestion ? { claims: 'D65' } : {}),
  };
}

/** D123: no balance exceeds the largest amount. */
function isTooMuch(merchant: Merchant, { bookings, sent: { currency } }: Payment): boolean {
  const accounts = bookings.flatMap(({ credits }) => credits.map(([account]) => account));
  return accounts.some((account) => {
    const { confirmed, pending } = balancesOf(merchant, account, currency);
    return confirmed + pending > Number.MAX_SAFE_INTEGER;
  });
}

function replay(stored: Payment | undefined, version: ApiVersion, body?: PaymentBody): Answer {
  if (!stored) throw new Error('A payment split needs a body.');
  // D159: what no schema expresses is not checked again.
  const isWrong = body !== undefined && faultsOf(body).length > 0;
  const shown = showPayment(stored, version);
  return { body: shown, isReplay: true, claims: isWrong ? 'D159' : 'EXT-PS-036 CORE-PS-067' };
}

function book(merchant: Merchant, sent: PaymentBody): Payment {
  const items = sent.items.map((node) => storedNode(merchant, node));
  const bookings = bookingsOf(merchant, items);
  const transaction = receiveSplit(merchant, {
    type: 'PAYMENT',
    amount: sent.totalAmount,
    currency: sent.currency,
    extRef: sent.extRef,
    pspExtRef: sent.pspExtRef,
    method: sent.paymentMethod,
  });
  return { sent, at: merchant.now, items, bookings, transaction };
}

/** True if references do not determine a leaf's account: version 2 may ignore the group of an item (EXT-PS-042). */
function isUndetermined(
  merchant: Merchant,
  version: ApiVersion,
  [leaf, ...ancestors]: readonly (TreeNode | undefined)[],
): boolean {
  const [named, ...above] = [leaf, ...ancestors.toReversed()].map((each) => each?.accountCode);
  const isThere = (code: string | undefined) => code !== undefined && isOpen(merchant, code);
  const isAbsent = (code: string | undefined) => code !== undefined && !isOpen(merchant, code);
  if (version === 'v2') return [named, ...above].some(isAbsent);
  const [inner, outer] = above;
  return above.length === 2 && isThere(outer) && !isThere(named) && !isThere(inner);
}

/** POST split-payments/{code}/cancel (D71, D204). */
export function cancelPaymentSplit(merchant: Merchant, { code }: ApiRequest): Answer {
  const payment = merchant.payments.find((each) => each.code === code);
  if (!payment) return refuse(fault(undefined, '404.900.001'));
  const { transaction } = payment;
  const body = showPayment(payment, 'v2');
  if (transaction.status === 'CANCELLED') return { body };
  if (transaction.status === 'RECONCILED') return refuse(fault(undefined, '409.300.003'));
  if (merchant.refunds.some((refund) => refund.payment === payment))
    return refuse(fault(undefined, '409.300.004'));
  transaction.status = 'CANCELLED';
  transaction.hasMessage = false;
  transaction.endedAt = merchant.now;
  return { body };
}

/** A payment split as a version shows it: everything that was sent, with codes (CORE-PS-058, EXT-PS-044, D61). */
export function showPayment(payment: Payment, version: ApiVersion): object {
  const { sent, items, at } = payment;
  const { pspResponse, extProcessedAt, ...others } = sent;
  return {
    ...statedMembers(ofField, others),
    code: assigned(payment),
    ...(pspResponse && version === 'v1' ? { pspResponse: echoed(pspResponse) } : {}),
    extProcessedAt: extProcessedAt
      ? echoed(instant(extProcessedAt))
      : by('D68', instant(at, aMinute)),
    items: echoed(items.map((node) => showNode(node))),
  };
}

/** D65, D150: an account that is not open when the split is received is not stored. */
function storedNode(merchant: Merchant, { accountCode, items, ...node }: TreeNode): TreeNode {
  const isStored = accountCode !== undefined && isOpen(merchant, accountCode);
  return {
    ...node,
    ...(isStored ? { accountCode } : {}),
    ...(items ? { items: items.map((each) => storedNode(merchant, each)) } : {}),
  };
}

/** A node as both versions show it. */
export function showNode(node: TreeNode, claims: string = ofField): object {
  const { items, label, accountCode, amount, code: _code, ...others } = node;
  // What the node of a refund leaves out is that of the payment.
  const isRefunded = claims === ofField && others.originalExtRef !== undefined;
  const ofPayment = isRefunded ? 'CORE-RS-032 D150' : claims;
  return {
    ...statedMembers(claims, others),
    ...(amount === undefined ? {} : { amount: by(ofPayment, amount) }),
    code: assigned(node),
    accountCode: by(accountCode === undefined ? 'D150' : ofPayment, accountCode),
    // Whether a group can have a label is not stated (CORE-PS-048, D148).
    ...(label === undefined ? {} : { label: by(items ? 'D148' : ofPayment, label) }),
    ...(items
      ? {
          items: by(
            claims,
            items.map((each) => showNode(each, claims)),
          ),
        }
      : {}),
  };
}
