import type { ListRefundSplitsOrderBy } from '@seller-funds/contract/vocabulary/shared';
import { notFound } from '../../kernel/service-error.js';
import type { Page, PageRequest, Period } from '../../kernel/page.js';
import { readPage } from '../../storage/pages.js';
import type { RefundSplitItemRow, RefundSplitRow } from '../../storage/tables.js';
import type { ReadUnit } from '../../unit/unit.js';
import { splitColumns } from '../splits/list-splits.js';
import type { RefundSplit } from './refund.js';

const list = { name: 'refund_splits', prefix: 'rs' } as const;

/** The refund with both references of the caller (D75); undefined where there is none. */
export async function findRefundByReferences(
  unit: ReadUnit,
  extRef: string,
  pspMutationExtRef: string,
): Promise<RefundSplit | undefined> {
  const query = unit.db.selectFrom('refund_splits').selectAll().where('tenant', '=', unit.tenant);
  const rows = await query
    .where('ext_ref', '=', extRef)
    .where('psp_mutation_ext_ref', '=', pspMutationExtRef)
    .execute();
  return (await withItems(unit, rows))[0];
}

/**
 * One refund.
 * @throws {ServiceError} 404 for a code that no refund of the merchant has
 */
export async function getRefund(unit: ReadUnit, code: string): Promise<RefundSplit> {
  const query = unit.db.selectFrom('refund_splits').selectAll().where('tenant', '=', unit.tenant);
  const [refund] = await withItems(unit, await query.where('code', '=', code).execute());
  if (!refund) throw notFound();
  return refund;
}

/** A page of the merchant's refunds that were received in a period. */
export async function listRefunds(
  unit: ReadUnit,
  page: PageRequest,
  period: Period,
  order: ListRefundSplitsOrderBy,
): Promise<Page<RefundSplit>> {
  const { db, tenant } = unit;
  const found = await readPage(db, tenant, list, page, period, splitColumns[order]);
  return { elements: await withItems(unit, found.elements), total: found.total };
}

async function withItems(
  { db, tenant }: ReadUnit,
  rows: readonly RefundSplitRow[],
): Promise<RefundSplit[]> {
  const items = new Map(rows.map(({ code }): [string, RefundSplitItemRow[]] => [code, []]));
  if (rows.length > 0) {
    const query = db.selectFrom('refund_split_items').selectAll().where('tenant', '=', tenant);
    const found = await query
      .where('refund', 'in', [...items.keys()])
      .orderBy('line')
      .execute();
    for (const item of found) items.get(item.refund)?.push(item);
  }
  return rows.map((row) => ({ row, items: items.get(row.code) ?? [] }));
}
