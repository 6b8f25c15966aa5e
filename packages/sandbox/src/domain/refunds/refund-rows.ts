import type { ListRefundSplitsOrderBy } from '@seller-funds/contract/vocabulary/shared';
import { type RawBuilder, sql } from 'kysely';
import type { Page, PageRequest, Period } from '../../kernel/page.js';
import { readPage } from '../../storage/pages.js';
import type { RefundSplitRow } from '../../storage/tables.js';
import type { ReadUnit, WriteUnit } from '../../unit/unit.js';
import { splitColumns } from '../splits/list-splits.js';
import type { FlatNode } from '../splits/tree.js';
import { isRefunded, type RefundItem, type RefundSplit } from './refund.js';
import { findRows, getRow } from '../../storage/rows.js';
import { groupBy } from '../../kernel/group-by.js';

/** Adds the amounts of a refund to the refunded amounts of the payment and its leaves. */
export async function addToPayment(
  { db }: WriteUnit,
  { split, totalAmount: total }: RefundSplitRow,
  nodes: readonly FlatNode<RefundItem>[],
): Promise<void> {
  await db
    .updateTable('payment_splits')
    .set({ refundedAmount: added(total) })
    .where('code', '=', split)
    .execute();
  for (const { item } of nodes) {
    if (item.type === 'GROUP' || !isRefunded(item)) continue;
    await db
      .updateTable('payment_split_items')
      .set({ refundedAmount: added(item.amount) })
      .where('split', '=', split)
      .where('line', '=', item.original.line)
      .execute();
  }
}

function added(amount: number): RawBuilder<number> {
  return sql<number>`"refundedAmount" + ${amount}`;
}

/** Returns the refund with both references of the caller (D75); undefined if there is none. */
export async function findRefundByReferences(
  unit: ReadUnit,
  extRef: string,
  pspMutationExtRef: string,
): Promise<RefundSplit | undefined> {
  const match = { extRef, pspMutationExtRef };
  const rows = await findRows(unit.db, 'refund_splits', match);
  return (await withItems(unit, rows))[0];
}

/** @throws {ServiceError} 404 if the merchant has no refund with this code */
export async function getRefund(unit: ReadUnit, code: string): Promise<RefundSplit> {
  const [refund] = await withItems(unit, [await getRow(unit.db, 'refund_splits', { code })]);
  return refund as RefundSplit;
}

/** Returns a page of the merchant's refunds that were received in a period. */
export async function listRefunds(
  unit: ReadUnit,
  page: PageRequest,
  period: Period,
  order: ListRefundSplitsOrderBy,
): Promise<Page<RefundSplit>> {
  const { db } = unit;
  const found = await readPage(db, 'refund_splits', page, period, splitColumns[order]);
  return { elements: await withItems(unit, found.elements), total: found.total };
}

async function withItems(
  { db }: ReadUnit,
  rows: readonly RefundSplitRow[],
): Promise<RefundSplit[]> {
  const match = { refund: rows.map(({ code }) => code) };
  const items = await findRows(db, 'refund_split_items', match, 'line');
  const byRefund = groupBy(items, ({ refund }) => refund);
  return rows.map((row) => ({ row, items: byRefund.get(row.code) ?? [] }));
}
