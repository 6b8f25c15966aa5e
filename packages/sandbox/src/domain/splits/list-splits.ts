import type { ListPaymentSplitsOrderBy } from '@seller-funds/contract/vocabulary/shared';
import type { Page, PageRequest, Period } from '../../kernel/page.js';
import { statement } from '../../storage/statement.js';
import { readPage } from '../../storage/pages.js';
import type { PaymentSplitItemRow, PaymentSplitRow } from '../../storage/tables.js';
import type { ReadUnit } from '../../unit/unit.js';
import type { PaymentSplit } from './split.js';

/** The columns of the sort orders of splits and refunds (D202); undefined for the order of creation. */
export const splitColumns = {
  createdAt: undefined,
  extProcessedAt: 'ext_processed_at',
  totalAmount: 'total_amount',
  extRef: 'ext_ref',
} as const satisfies Record<ListPaymentSplitsOrderBy, string | undefined>;

const list = { name: 'payment_splits', prefix: 'sp' } as const;

/** Returns a page of the merchant's splits that were received in a period. */
export async function listSplits(
  unit: ReadUnit,
  page: PageRequest,
  period: Period,
  order: ListPaymentSplitsOrderBy,
): Promise<Page<PaymentSplit>> {
  const { db, tenant } = unit;
  const { elements: rows, total } = await readPage(
    db,
    tenant,
    list,
    page,
    period,
    splitColumns[order],
  );
  const codes = rows.map(({ code }) => code).toSorted();
  const [first, last] = [codes[0], codes.at(-1)];
  if (first === undefined || last === undefined) return { elements: [], total };
  const items =
    order === 'createdAt'
      ? await itemsBetween(db, { tenant, first, last })
      : await itemsOfAll(db, { tenant, splits: codes });
  return { elements: withItems(rows, items), total };
}

/**
 * The items of consecutive splits. A range performs better than a list of codes on a table without statistics:
 * for a list, PostgreSQL reads all items of the tenant until the first ANALYZE.
 */
const itemsBetween = statement<PaymentSplitItemRow>(`
  select * from payment_split_items
  where tenant = :tenant and split >= :first and split <= :last order by split, line`);

const itemsOfAll = statement<PaymentSplitItemRow>(`
  select * from payment_split_items where tenant = :tenant and split in :splits order by split, line`);

function withItems(
  rows: readonly PaymentSplitRow[],
  found: readonly PaymentSplitItemRow[],
): PaymentSplit[] {
  const items = new Map(rows.map(({ code }): [string, PaymentSplitItemRow[]] => [code, []]));
  for (const item of found) items.get(item.split)?.push(item);
  return rows.map((row) => ({ row, items: items.get(row.code) ?? [] }));
}
