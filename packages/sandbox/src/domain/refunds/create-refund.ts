import { post } from '../../ledger/post.js';
import { momentOr } from '../../kernel/moment-field.js';
import { refuseField } from '../../kernel/service-error.js';
import { nextPosition } from '../../storage/pages.js';
import type { RefundSplitRow } from '../../storage/tables.js';
import type { WriteUnit } from '../../unit/unit.js';
import { liableAccountOf } from '../divisions/liable-account.js';
import { receiveMutation } from '../settlement/receive-mutation.js';
import { findSplitByExtRef } from '../splits/find-split.js';
import { findOpenAccounts, type OpenAccounts } from '../splits/resolve-accounts.js';
import type { PaymentSplit } from '../splits/split.js';
import { type FlatNode, layOut } from '../splits/tree.js';
import { transactionOf } from '../transactions/find-transaction.js';
import { bookRefundLeaf } from './book-refund.js';
import { checkPartialRefund, restOfPayment } from './check-refund.js';
import { findRefundByReferences } from './find-refund.js';
import { fullRefundItems } from './full-refund.js';
import { partialRefundItems } from './partial-refund.js';
import { isRefunded, type RefundItem, type RefundSplit, type RefundToCreate } from './refund.js';
import { storeRefund } from './store-refund.js';

/** A refund, and whether it was there before. */
export interface CreatedRefund {
  readonly refund: RefundSplit;
  readonly replayed: boolean;
}

/**
 * Takes back what a payment split distributed, in full or in part (D72 to D78). Both references
 * repeated give the stored refund, whatever else is sent (D75, D159).
 * @throws {ServiceError} 404 for an extRef of no payment, 409 for a cancelled one, 422 or 409 for a
 * tree that breaks the rules
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
  const items = itemsOf(split, command, accounts);
  const refunded = items.filter((item) => isRefunded(item));
  const total = refunded.reduce((sum, { amount }) => sum + amount, 0);
  const row = await rowOf(unit, split, command, total);
  const refund = { row, items: await book(unit, split, row, layOut(items), accounts) };
  const { payment_processor: processor, payment_method: method, currency } = split.row;
  await receiveMutation(unit, {
    type: 'REFUND',
    split: row.code,
    amount: row.total_amount,
    currency,
    processor,
    method,
    extRef,
    pspExtRef: split.row.psp_ext_ref,
    pspMutationExtRef,
  });
  return { refund, replayed: false };
}

async function findPayment(unit: WriteUnit, extRef: string): Promise<PaymentSplit> {
  const refuse = (code: '404.310.001' | '409.310.001'): never =>
    refuseField({ field: 'extRef', code, params: { extRef }, attemptedValue: extRef });
  const split = (await findSplitByExtRef(unit, extRef)) ?? refuse('404.310.001');
  const transaction = await transactionOf(unit, split.row.code);
  return transaction.status === 'CANCELLED' ? refuse('409.310.001') : split;
}

/** All accounts that the refund or the payment names. */
function accountsIn(split: PaymentSplit, { items }: RefundToCreate): (string | null)[] {
  const named = layOut(items ?? []).map(({ item }) => item.accountCode);
  return [...named, ...split.items.flatMap((row) => [row.account, row.booked_account])];
}

function itemsOf(
  split: PaymentSplit,
  { items, totalAmount }: RefundToCreate,
  accounts: OpenAccounts,
): RefundItem[] {
  if (items === null) {
    refuseFullRefund(split, totalAmount);
    return fullRefundItems(split, accounts);
  }
  if (totalAmount === null) throw new Error('A partial refund has no totalAmount.');
  checkPartialRefund(split, items, totalAmount);
  return partialRefundItems(split, items, accounts);
}

/** A full refund takes all that is left, which must be something and what was sent (D76, D205). */
function refuseFullRefund(split: PaymentSplit, totalAmount: number | null): void {
  const remainingAmount = restOfPayment(split);
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

async function rowOf(
  unit: WriteUnit,
  split: PaymentSplit,
  command: RefundToCreate,
  total: number,
): Promise<RefundSplitRow> {
  return {
    tenant: unit.tenant,
    code: unit.codes.next('rs'),
    position: await nextPosition(unit.db, unit.tenant, 'refund_splits'),
    split: split.row.code,
    ext_ref: command.extRef,
    psp_mutation_ext_ref: command.pspMutationExtRef,
    total_amount: total,
    description: command.description,
    ext_processed_at: momentOr('extProcessedAt', command.extProcessedAt, unit.now),
    created_at: unit.now,
  };
}

async function book(
  unit: WriteUnit,
  split: PaymentSplit,
  row: RefundSplitRow,
  flat: readonly FlatNode<RefundItem>[],
  accounts: OpenAccounts,
): Promise<RefundSplit['items']> {
  const liable = await liableAccountOf(unit, split.row.division);
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
