import { parseMomentField } from '../../kernel/moment.js';
import { refuseField } from '../../kernel/service-error.js';
import { post } from '../../ledger/post.js';
import { insert, append } from '../../storage/rows.js';
import { completeRow, type RefundSplitItemRow } from '../../storage/tables.js';
import type { WriteUnit } from '../../unit/unit.js';
import { divisionOf } from '../divisions/division.js';
import { findReportedRefund } from '../settlement/match-line.js';
import { recordSplitTransaction } from '../settlement/record-split-transaction.js';
import { bookTree } from '../splits/label-movements.js';
import { findSplitByExtRef } from '../splits/find-split.js';
import { findOpenAccounts, openAccountOf, type OpenAccounts } from '../splits/resolve-accounts.js';
import type { PaymentSplit } from '../splits/split.js';
import { flattenNodes } from '../splits/tree.js';
import { transactionOf, paymentColumns } from '../transactions/transaction.js';
import { can } from '../transitions.js';
import { bookRefundLeaf } from './book-refund.js';
import { checkFullRefund, checkPartialRefund, remainingTree } from './check-refund.js';
import { addToPayment, findRefundByReferences } from './refund-rows.js';
import {
  isRefunded,
  originalFinder,
  refundAmount,
  type RefundItem,
  type RefundItemToCreate,
  type RefundSplit,
  type RefundToCreate,
} from './refund.js';

interface CreatedRefund {
  readonly refund: RefundSplit;
  readonly replayed: boolean;
}

/**
 * Refunds a payment, in full or in part (D72 to D78), or returns the refund with both references (D75, D159).
 * @throws {ServiceError} 404 if no payment has the extRef, 409 if it is cancelled, 422 or 409 if the tree is invalid
 */
export async function createRefund(
  unit: WriteUnit,
  command: RefundToCreate,
): Promise<CreatedRefund> {
  const { extRef, pspMutationExtRef, extProcessedAt } = command;
  const stored = await findRefundByReferences(unit, extRef, pspMutationExtRef);
  if (stored && unit.world.repeatedRefund === 'conflict') refuseRefund('409.310.001', extRef);
  if (stored) return { refund: stored, replayed: true };
  const split = await findPayment(unit, extRef);
  const accounts = await findOpenAccounts(unit, accountsIn(split, command));
  const tree = completeItems(split, treeOf(split, command), accounts);
  const amount = tree.reduce((sum, item) => sum + (isRefunded(item) ? item.amount : 0), 0);
  const row = await append(unit.db, 'refund_splits', {
    ...command,
    code: unit.codes.next('rs'),
    split: split.row.code,
    totalAmount: amount,
    extProcessedAt: parseMomentField('extProcessedAt', extProcessedAt, unit.now),
    createdAt: unit.now,
  });
  const items = await bookItems(unit, split, row.code, tree, accounts);
  await addToPayment(unit, row, flattenNodes(tree));
  const columns = { ...paymentColumns(split.row), type: 'REFUND', pspMutationExtRef } as const;
  const transaction = { ...columns, split: row.code, amount };
  await recordSplitTransaction(unit, transaction, await findReportedRefund(unit, transaction));
  return { refund: { row, items }, replayed: false };
}

async function findPayment(unit: WriteUnit, extRef: string): Promise<PaymentSplit> {
  const split = (await findSplitByExtRef(unit, extRef)) ?? refuseRefund('404.310.001', extRef);
  const transaction = await transactionOf(unit, split.row.code);
  return can('payment', 'refund', transaction.status) ? split : refuseRefund('409.310.001', extRef);
}

function refuseRefund(code: '404.310.001' | '409.310.001', extRef: string): never {
  refuseField({ field: 'extRef', code, params: { extRef }, attemptedValue: extRef });
}

function accountsIn(split: PaymentSplit, { items = [] }: RefundToCreate) {
  const named = flattenNodes(items).map(({ item }) => item.accountCode);
  return [...named, ...split.items.flatMap((row) => [row.accountCode, row.bookedAccount])];
}

/** Returns the checked tree of a refund: the sent one, or that of a full refund. */
function treeOf(
  split: PaymentSplit,
  { items, totalAmount }: RefundToCreate,
): readonly RefundItemToCreate[] {
  if (!items) {
    checkFullRefund(split, totalAmount);
    return remainingTree(split);
  }
  if (totalAmount === undefined) throw new Error('A partial refund has no totalAmount.');
  checkPartialRefund(split, items, totalAmount);
  return items;
}

/** Completes items with label, amount and account of the payment's nodes (D73). */
function completeItems(
  split: PaymentSplit,
  items: readonly RefundItemToCreate[],
  accounts: OpenAccounts,
): RefundItem[] {
  const find = originalFinder(split);
  const complete = (item: RefundItemToCreate): RefundItem => {
    const original = find(item);
    if (!original) throw new Error(`The payment has no ${item.type} ${item.originalExtRef}.`);
    const open = [item, original].map(({ accountCode }) => openAccountOf(accountCode, accounts));
    return {
      ...item,
      label: item.label ?? original.label,
      amount: refundAmount(item, original),
      accountCode: (open[0] ?? open[1])?.code,
      original,
      items: (item.items ?? []).map((one) => complete(one)),
    };
  };
  return items.map((item) => complete(item));
}

async function bookItems(
  unit: WriteUnit,
  { row: { code, division, currency } }: PaymentSplit,
  refund: string,
  tree: readonly RefundItem[],
  accounts: OpenAccounts,
): Promise<RefundSplitItemRow[]> {
  const { liableAccount: liable } = await divisionOf(unit, division);
  const context = { currency, liable, accounts, world: unit.world };
  const lines = bookTree(unit, flattenNodes(tree), (node) => bookRefundLeaf(node, context));
  const items = lines.map(({ item, columns }) =>
    completeRow('refund_split_items', { ...item, ...columns, refund }),
  );
  await insert(unit.db, 'refund_split_items', items);
  const movements = lines.flatMap(({ booking }) => booking?.movements ?? []);
  await post(unit, {
    kind: 'REFUND_SPLIT',
    reference: refund,
    cover: 'overdraft',
    movements,
    payment: { code },
  });
  return items;
}
