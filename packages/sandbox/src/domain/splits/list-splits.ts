import { sql } from 'kysely';
import type { Page, PageRequest, Period } from '../../kernel/page.js';
import { prepareIn } from '../../storage/prepared-lists.js';
import { readPage } from '../../storage/read-page.js';
import type { PaymentSplitItemRow, PaymentSplitRow } from '../../storage/tables.js';
import type { ReadUnit } from '../../unit/unit.js';
import type { PaymentSplit } from './split.js';

/** What splits and refunds can be ordered by (D202). */
export type SplitOrder = 'createdAt' | 'extProcessedAt' | 'totalAmount' | 'extRef';

/** The columns of these orders; that of creation needs none. */
export const splitColumns = {
  createdAt: undefined,
  extProcessedAt: 'ext_processed_at',
  totalAmount: 'total_amount',
  extRef: 'ext_ref',
} as const;

const list = { name: 'payment_splits', prefix: 'sp' } as const;

/** A page of the merchant's splits that were received in a period. */
export async function listSplits(
  unit: ReadUnit,
  page: PageRequest,
  period: Period,
  order: SplitOrder,
): Promise<Page<PaymentSplit>> {
  const { db, tenant } = unit;
  const found = await readPage(db, tenant, list, page, period, splitColumns[order]);
  return { elements: await withItems(unit, found.elements), total: found.total };
}

const itemsOfAll = prepareIn<{ tenant: string }, PaymentSplitItemRow>((db, parameter, splits) =>
  db
    .selectFrom('payment_split_items')
    .selectAll()
    .where('tenant', '=', parameter('tenant'))
    .where(sql<boolean>`split in (${splits})`)
    .orderBy('split')
    .orderBy('line'),
);

async function withItems(
  { db, tenant }: ReadUnit,
  rows: readonly PaymentSplitRow[],
): Promise<PaymentSplit[]> {
  const items = new Map(rows.map(({ code }): [string, PaymentSplitItemRow[]] => [code, []]));
  const found = await itemsOfAll(db, { tenant }, [...items.keys()]);
  for (const item of found) items.get(item.split)?.push(item);
  return rows.map((row) => ({ row, items: items.get(row.code) ?? [] }));
}
