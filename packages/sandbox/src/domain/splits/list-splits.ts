import { sql } from 'kysely';
import type { Page, PageRequest, Period } from '../../kernel/page.js';
import { offsetOf, pageByPosition } from '../../storage/page-by-position.js';
import type { PaymentSplitItemRow, PaymentSplitRow } from '../../storage/tables.js';
import type { ReadUnit } from '../../unit/unit.js';
import type { PaymentSplit } from './split.js';

/** What splits can be ordered by (D202). */
export type SplitOrder = 'createdAt' | 'extProcessedAt' | 'totalAmount' | 'extRef';

const columns = {
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
  const whole = { number: 0, size: Number.MAX_SAFE_INTEGER, ascending: true };
  const wanted = order === 'createdAt' ? page : whole;
  const { first, last, total } = await pageByPosition(db, tenant, list, wanted, period);
  const range = db
    .selectFrom('payment_splits')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('position', '>=', first)
    .where('position', '<=', last);
  const direction = page.ascending ? 'asc' : 'desc';
  const rows =
    order === 'createdAt'
      ? await range.orderBy('position', direction).execute()
      : await range
          .orderBy(sql.ref(columns[order]), direction)
          .orderBy('code', direction)
          .limit(page.size)
          .offset(offsetOf(page, total))
          .execute();
  return { elements: await withItems(unit, rows), total };
}

async function withItems(
  { db, tenant }: ReadUnit,
  rows: readonly PaymentSplitRow[],
): Promise<PaymentSplit[]> {
  const items = new Map(rows.map(({ code }): [string, PaymentSplitItemRow[]] => [code, []]));
  if (rows.length > 0) {
    const query = db.selectFrom('payment_split_items').selectAll().where('tenant', '=', tenant);
    const found = await query
      .where('split', 'in', [...items.keys()])
      .orderBy('line')
      .execute();
    for (const item of found) items.get(item.split)?.push(item);
  }
  return rows.map((row) => ({ row, items: items.get(row.code) ?? [] }));
}
