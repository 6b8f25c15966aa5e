import { parseMomentField } from '../../kernel/moment-field.js';
import {
  type FieldFault,
  refuseFaultsOrConflicts,
  refuseField,
} from '../../kernel/service-error.js';
import { post } from '../../ledger/post.js';
import { append } from '../../storage/pages.js';
import type { PaymentSplitItemRow, RefundSplitRow } from '../../storage/tables.js';
import type { WriteUnit } from '../../unit/unit.js';
import { divisionOf } from '../divisions/division.js';
import { findReportedRefund } from '../settlement/match-line.js';
import { recordSplitTransaction } from '../settlement/record-split-transaction.js';
import { findSplitByExtRef } from '../splits/find-split.js';
import { findOpenAccounts, openAccountOf, type OpenAccounts } from '../splits/resolve-accounts.js';
import type { PaymentSplit } from '../splits/split.js';
import {
  type AmountRules,
  duplicateFaults,
  type FlatNode,
  flattenNodes,
  leafFaults,
  sumFaults,
  sumAmounts,
  type TreeCodes,
} from '../splits/tree.js';
import { transactionOf } from '../transactions/find-transaction.js';
import { bookRefundLeaf } from './book-refund.js';
import { findRefundByReferences, storeRefund } from './refund-rows.js';
import {
  refundAmount,
  isRefunded,
  originalFinder,
  type RefundItem,
  type RefundItemToCreate,
  type RefundSplit,
  type RefundToCreate,
  unrefundedAmount,
} from './refund.js';

interface CreatedRefund {
  readonly refund: RefundSplit;
  readonly replayed: boolean;
}

/**
 * Refunds a payment split, in full or in part (D72 to D78). If a refund with both references exists, returns
 * it, whatever else is sent (D75, D159).
 * @throws {ServiceError} 404 if no payment has the extRef, 409 if it is cancelled, 422 or 409 if the item
 * tree is invalid
 */
export async function createRefund(
  unit: WriteUnit,
  command: RefundToCreate,
): Promise<CreatedRefund> {
  const { extRef, pspMutationExtRef } = command;
  const stored = await findRefundByReferences(unit, extRef, pspMutationExtRef);
  if (stored) return { refund: stored, replayed: true };
  const split = await findPayment(unit, extRef);
  const accounts = await findOpenAccounts(unit, accountsIn(split, command));
  const items = buildItems(split, command, accounts);
  const refunded = items.filter((item) => isRefunded(item));
  const total = refunded.reduce((sum, { amount }) => sum + amount, 0);
  const row = await storeRow(unit, split, command, total);
  const refund = { row, items: await book(unit, split, row, flattenNodes(items), accounts) };
  const { payment_processor: processor, payment_method: method, currency } = split.row;
  const transaction = {
    type: 'REFUND',
    split: row.code,
    amount: row.total_amount,
    currency,
    processor,
    method,
    extRef,
    pspExtRef: split.row.psp_ext_ref,
    pspMutationExtRef,
  } as const;
  await recordSplitTransaction(unit, transaction, await findReportedRefund(unit, transaction));
  return { refund, replayed: false };
}

async function findPayment(unit: WriteUnit, extRef: string): Promise<PaymentSplit> {
  const refuse = (code: '404.310.001' | '409.310.001'): never =>
    refuseField({ field: 'extRef', code, params: { extRef }, attemptedValue: extRef });
  const split = (await findSplitByExtRef(unit, extRef)) ?? refuse('404.310.001');
  const transaction = await transactionOf(unit, split.row.code);
  return transaction.status === 'CANCELLED' ? refuse('409.310.001') : split;
}

function accountsIn(split: PaymentSplit, { items }: RefundToCreate): (string | null)[] {
  const named = flattenNodes(items ?? []).map(({ item }) => item.accountCode);
  return [...named, ...split.items.flatMap((row) => [row.account, row.booked_account])];
}

function buildItems(
  split: PaymentSplit,
  { items, totalAmount }: RefundToCreate,
  accounts: OpenAccounts,
): RefundItem[] {
  if (items === null) {
    checkFullRefund(split, totalAmount);
    return fullRefundItems(split, accounts);
  }
  if (totalAmount === null) throw new Error('A partial refund has no totalAmount.');
  checkPartialRefund(split, items, totalAmount);
  return partialRefundItems(split, items, accounts);
}

/** Rejects a full refund if nothing is left or the sent total is not the remaining amount (D76, D205). */
function checkFullRefund(split: PaymentSplit, totalAmount: number | null): void {
  const remainingAmount = unrefundedPaymentAmount(split);
  const extRef = split.row.ext_ref;
  if (remainingAmount === 0) {
    const params = { remainingAmount, extRef };
    refuseField({ field: 'extRef', code: '422.310.002', params, attemptedValue: extRef });
  }
  if (totalAmount === null || totalAmount === remainingAmount) return;
  const params = { remainingAmount, totalAmount };
  const attemptedValue = totalAmount;
  refuseField({ field: 'totalAmount', code: '422.310.009', params, attemptedValue });
}

async function storeRow(
  unit: WriteUnit,
  split: PaymentSplit,
  command: RefundToCreate,
  total: number,
): Promise<RefundSplitRow> {
  return append(unit.db, 'refund_splits', {
    code: unit.codes.next('rs'),
    split: split.row.code,
    ext_ref: command.extRef,
    psp_mutation_ext_ref: command.pspMutationExtRef,
    total_amount: total,
    description: command.description,
    ext_processed_at: parseMomentField('extProcessedAt', command.extProcessedAt, unit.now),
    created_at: unit.now,
  });
}

async function book(
  unit: WriteUnit,
  split: PaymentSplit,
  row: RefundSplitRow,
  flat: readonly FlatNode<RefundItem>[],
  accounts: OpenAccounts,
): Promise<RefundSplit['items']> {
  const { liable_account: liable } = await divisionOf(unit, split.row.division);
  const context = { currency: split.row.currency, liable, accounts };
  const lines = flat.map((node) => {
    const booking = node.item.type === 'ITEM' ? bookRefundLeaf(node, context) : undefined;
    return { node, code: unit.codes.next('si'), account: booking?.account ?? null, booking };
  });
  const items = await storeRefund(unit, row, lines);
  const movements = lines.flatMap(({ booking }) => booking?.movements ?? []);
  await post(unit, { kind: 'REFUND_SPLIT', reference: row.code, cover: 'overdraft', movements });
  return items;
}

const codes: TreeCodes = {
  tooMany: '422.310.008',
  wrongSum: '422.310.004',
  duplicate: '409.310.002',
};

type Node = FlatNode<RefundItemToCreate>;

/** Finds the payment's node for a node of a refund; undefined if the payment has none. */
type Original = (item: RefundItemToCreate) => PaymentSplitItemRow | undefined;

function unrefundedPaymentAmount({ row }: PaymentSplit): number {
  return row.total_amount - row.refunded_amount;
}

/**
 * Checks a partial refund. Values that it leaves out are those of the payment (D73).
 * @throws {ServiceError} 422 with all faults if nodes do not exist in the payment, amounts do not add up or
 * exceed the remaining amount (D74, D76), or all items are fees (D206); 409 if the only fault is a
 * duplicate extRef
 */
function checkPartialRefund(
  split: PaymentSplit,
  items: readonly RefundItemToCreate[],
  totalAmount: number,
): void {
  const original = originalFinder(split);
  const amounts: AmountRules<RefundItemToCreate> = {
    counts: isRefunded,
    amountOf: (item) => {
      const row = original(item);
      return row ? refundAmount(item, row) : (item.amount ?? undefined);
    },
  };
  const flat = flattenNodes(items);
  const sum = sumAmounts(items, amounts);
  const faults = [
    ...totalFaults(sum, totalAmount),
    ...leafFaults(flat, codes),
    ...unknownOriginalFaults(split, flat, original),
    ...sumFaults(flat, amounts, codes),
    ...feeOnlyFaults(flat),
    ...itemCeilingFaults(flat, original),
    ...paymentCeilingFaults(split, totalAmount),
  ];
  refuseFaultsOrConflicts(faults, duplicateFaults(flat, codes));
}

function totalFaults(sum: number | undefined, totalAmount: number): FieldFault[] {
  if (sum === undefined || totalAmount === sum) return [];
  const params = { totalAmount, sumOfElementsAmount: sum };
  const attemptedValue = totalAmount;
  return [{ field: 'totalAmount', code: '422.310.001', params, attemptedValue }];
}

/** Returns a fault for each node that does not exist in the payment. */
function unknownOriginalFaults(
  split: PaymentSplit,
  flat: readonly Node[],
  original: Original,
): FieldFault[] {
  return flat.flatMap(({ item, field }): FieldFault[] => {
    if (original(item)) return [];
    const { originalExtRef } = item;
    const params = { originalExtRef, extRef: split.row.ext_ref };
    const attemptedValue = originalExtRef;
    return [{ field: `${field}.originalExtRef`, code: '422.310.005', params, attemptedValue }];
  });
}

function feeOnlyFaults(flat: readonly Node[]): FieldFault[] {
  const counted = (items: readonly RefundItemToCreate[]): boolean =>
    items.some((item) => (item.type === 'GROUP' ? counted(item.items) : isRefunded(item)));
  const empty = flat.filter(({ item }) => item.type === 'GROUP' && !counted(item.items));
  const fields = empty.map(({ field }) => `${field}.items`);
  const whole = !flat.some(({ item }) => item.type === 'ITEM' && isRefunded(item));
  const all = whole ? ['items', ...fields] : fields;
  return all.map((field): FieldFault => ({ field, code: '422.310.010' }));
}

/** Returns a fault for each leaf that exceeds the remaining amount of its original, counting the leaves before it. */
function itemCeilingFaults(flat: readonly Node[], original: Original): FieldFault[] {
  const rests = new Map<number, number>();
  return flat.flatMap(({ item, field }): FieldFault[] => {
    const row = original(item);
    if (!row || item.type === 'GROUP' || !isRefunded(item)) return [];
    const remainingAmount = rests.get(row.line) ?? unrefundedAmount(row);
    const amount = refundAmount(item, row);
    rests.set(row.line, Math.max(0, remainingAmount - amount));
    if (amount <= remainingAmount) return [];
    const params = { remainingAmount, originalExtRef: row.ext_ref, amount };
    const sent = item.amount === null ? {} : { attemptedValue: amount };
    return [{ field: `${field}.amount`, code: '422.310.003', params, ...sent }];
  });
}

function paymentCeilingFaults(split: PaymentSplit, totalAmount: number): FieldFault[] {
  const remainingAmount = unrefundedPaymentAmount(split);
  if (totalAmount <= remainingAmount) return [];
  const params = { remainingAmount, extRef: split.row.ext_ref };
  return [{ field: 'totalAmount', code: '422.310.002', params, attemptedValue: totalAmount }];
}

/**
 * Returns the items of a full refund: the tree of the payment with the remaining amounts, without nodes that
 * are refunded already (D72, D151).
 */
function fullRefundItems({ items }: PaymentSplit, accounts: OpenAccounts): RefundItem[] {
  const within = (parent: number | null): RefundItem[] =>
    items
      .filter((row) => row.parent === parent)
      .flatMap((row) => refundNode(row, within, accounts));
  return within(null);
}

function refundNode(
  original: PaymentSplitItemRow,
  within: (parent: number) => RefundItem[],
  accounts: OpenAccounts,
): RefundItem[] {
  const isGroup = original.type === 'GROUP';
  const items = isGroup ? within(original.line) : [];
  const amount = isGroup
    ? items.reduce((sum, item) => sum + item.amount, 0)
    : unrefundedAmount(original);
  if (amount === 0) return [];
  return [
    {
      type: original.type,
      extRef: original.ext_ref,
      label: original.label,
      amount,
      accountCode: openAccountOf(original.account, accounts)?.code ?? null,
      description: null,
      original,
      items,
    },
  ];
}

/**
 * Completes the items of a partial refund with label, amount and account of the payment's nodes (D73).
 * @param items checked items
 */
function partialRefundItems(
  split: PaymentSplit,
  items: readonly RefundItemToCreate[],
  accounts: OpenAccounts,
): RefundItem[] {
  const find = originalFinder(split);
  const complete = (item: RefundItemToCreate): RefundItem => {
    const original = find(item);
    if (!original) throw new Error(`The payment has no ${item.type} ${item.originalExtRef}.`);
    const { type, extRef, description, accountCode } = item;
    const open = openAccountOf(accountCode, accounts) ?? openAccountOf(original.account, accounts);
    return {
      type,
      extRef,
      label: item.label ?? original.label,
      amount: refundAmount(item, original),
      accountCode: open?.code ?? null,
      description,
      original,
      items: item.items.map((one) => complete(one)),
    };
  };
  return items.map((item) => complete(item));
}
