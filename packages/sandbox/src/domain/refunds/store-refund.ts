import { type RawBuilder, sql } from 'kysely';
import type { RefundSplitItemRow, RefundSplitRow } from '../../storage/tables.js';
import { refundSplitItems, refundSplits } from '../../storage/tables/splits.js';
import type { WriteUnit } from '../../unit/unit.js';
import type { FlatNode } from '../splits/tree.js';
import { isRefunded, type RefundItem } from './refund.js';

/** A node of a refund with the code that it got, and the account that it takes from. */
export interface RefundLine {
  readonly node: FlatNode<RefundItem>;
  readonly code: string;
  /** Null for a group. */
  readonly account: string | null;
}

/** Stores a refund and its items, and counts it on the payment and its leaves. */
export async function storeRefund(
  unit: WriteUnit,
  refund: RefundSplitRow,
  lines: readonly RefundLine[],
): Promise<RefundSplitItemRow[]> {
  const { db, tenant } = unit;
  const rows = lines.map(({ node, code, account }): RefundSplitItemRow => {
    const { type, label, extRef, amount, accountCode, description, original } = node.item;
    return {
      tenant,
      refund: refund.code,
      line: node.line,
      code,
      parent: node.parent?.line ?? null,
      type,
      label,
      ext_ref: extRef,
      original_ext_ref: original.ext_ref,
      amount,
      account: accountCode,
      booked_account: account,
      description,
    };
  });
  await refundSplits.insert(db, [refund]);
  await refundSplitItems.insert(db, rows);
  await countRefund(unit, refund, lines);
  return rows;
}

async function countRefund(
  { db, tenant }: WriteUnit,
  { split, total_amount: total }: RefundSplitRow,
  lines: readonly RefundLine[],
): Promise<void> {
  await db
    .updateTable('payment_splits')
    .set({ refunded_amount: added(total) })
    .where('tenant', '=', tenant)
    .where('code', '=', split)
    .execute();
  for (const { node } of lines) {
    if (node.item.type === 'GROUP' || !isRefunded(node.item)) continue;
    await db
      .updateTable('payment_split_items')
      .set({ refunded_amount: added(node.item.amount) })
      .where('tenant', '=', tenant)
      .where('split', '=', split)
      .where('line', '=', node.item.original.line)
      .execute();
  }
}

function added(amount: number): RawBuilder<number> {
  return sql<number>`refunded_amount + ${amount}`;
}
