import type { ListPaymentSplitsOrderBy } from '@seller-funds/contract/vocabulary/shared';
import type { Page, PageRequest, Period } from '../../kernel/page.js';
import { statement } from '../../storage/statement.js';
import { readPage } from '../../storage/pages.js';
import type { ReadUnit } from '../../unit/unit.js';
import type { PaymentSplit } from './split.js';
import { findRows } from '../../storage/rows.js';
import { groupBy } from '../../kernel/group-by.js';

/** The columns of the sort orders of splits and refunds (D202); undefined for the order of creation. */
export const splitColumns = {
  createdAt: undefined,
  extProcessedAt: 'extProcessedAt',
  totalAmount: 'totalAmount',
  extRef: 'extRef',
} as const satisfies Record<ListPaymentSplitsOrderBy, string | undefined>;

/** Returns a page of the merchant's splits that were received in a period. */
export async function listSplits(
  unit: ReadUnit,
  page: PageRequest,
  period: Period,
  order: ListPaymentSplitsOrderBy,
): Promise<Page<PaymentSplit>> {
  const { db } = unit;
  const { elements: rows, total } = await readPage(
    db,
    'payment_splits',
    page,
    period,
    splitColumns[order],
  );
  const codes = rows.map(({ code }) => code).toSorted();
  const [first, last] = [codes[0], codes.at(-1)];
  if (first === undefined || last === undefined) return { elements: [], total };
  const items =
    order === 'createdAt'
      ? await itemsBetween(db, { first, last })
      : await findRows(db, 'payment_split_items', { split: codes }, 'split', 'line');
  const bySplit = groupBy(items, ({ split }) => split);
  return { elements: rows.map((row) => ({ row, items: bySplit.get(row.code) ?? [] })), total };
}

/** Items of consecutive splits: for a list of codes, PostgreSQL reads all items until the first ANALYZE. */
const itemsBetween = statement((db, given: { first: string; last: string }) =>
  db
    .selectFrom('payment_split_items')
    .selectAll()
    .where('split', '>=', given.first)
    .where('split', '<=', given.last)
    .orderBy('split')
    .orderBy('line'),
);
