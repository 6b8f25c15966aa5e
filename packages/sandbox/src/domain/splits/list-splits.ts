import type { ListPaymentSplitsOrderBy } from '@seller-funds/contract/vocabulary/shared';
import type { Page, PageRequest, Period } from '../../kernel/page.js';
import { isOneOf, statement } from '../../storage/statement.js';
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
  const { db } = unit;
  const { elements: rows, total } = await readPage(db, list, page, period, splitColumns[order]);
  const codes = rows.map(({ code }) => code).toSorted();
  const [first, last] = [codes[0], codes.at(-1)];
  if (first === undefined || last === undefined) return { elements: [], total };
  const items =
    order === 'createdAt'
      ? await itemsBetween(db, { first, last })
      : await itemsOfAll(db, { splits: codes });
  return { elements: withItems(rows, items), total };
}

/**
 * The items of consecutive splits. A range performs better than a list of codes on a table without statistics:
 * for a list, PostgreSQL reads all items of the tenant until the first ANALYZE.
 */
const itemsBetween = statement((db, given: { first: string; last: string }) =>
  db
    .selectFrom('payment_split_items')
    .selectAll()
    .where('split', '>=', given.first)
    .where('split', '<=', given.last)
    .orderBy('split')
    .orderBy('line'),
);

const itemsOfAll = statement((db, given: { splits: readonly string[] }, engine) =>
  db
    .selectFrom('payment_split_items')
    .selectAll()
    .where(isOneOf(engine, 'split', given.splits))
    .orderBy('split')
    .orderBy('line'),
);

function withItems(
  rows: readonly PaymentSplitRow[],
  found: readonly PaymentSplitItemRow[],
): PaymentSplit[] {
  const items = new Map(rows.map(({ code }): [string, PaymentSplitItemRow[]] => [code, []]));
  for (const item of found) items.get(item.split)?.push(item);
  return rows.map((row) => ({ row, items: items.get(row.code) ?? [] }));
}
