import { notFound } from '../../kernel/service-error.js';
import { statement } from '../../storage/statement.js';
import type { PaymentSplitItemRow, PaymentSplitRow } from '../../storage/tables.js';
import type { ReadUnit } from '../../unit/unit.js';
import type { PaymentSplit } from './split.js';

const byExtRef = statement<PaymentSplitRow>(
  'select * from payment_splits where tenant = :tenant and ext_ref = :extRef',
);

const byCode = statement<PaymentSplitRow>(
  'select * from payment_splits where tenant = :tenant and code = :code',
);

const itemsOf = statement<PaymentSplitItemRow>(
  'select * from payment_split_items where tenant = :tenant and split = :split order by line',
);

/** Returns the split with a reference of the caller; undefined if there is none. */
export async function findSplitByExtRef(
  unit: ReadUnit,
  extRef: string,
): Promise<PaymentSplit | undefined> {
  const [row] = await byExtRef(unit.db, { tenant: unit.tenant, extRef });
  return row && withItems(unit, row);
}

/**
 * Returns a split.
 * @throws {ServiceError} 404 if the merchant has no split with this code
 */
export async function getSplit(unit: ReadUnit, code: string): Promise<PaymentSplit> {
  const [row] = await byCode(unit.db, { tenant: unit.tenant, code });
  if (!row) throw notFound();
  return withItems(unit, row);
}

async function withItems({ db, tenant }: ReadUnit, row: PaymentSplitRow): Promise<PaymentSplit> {
  return { row, items: await itemsOf(db, { tenant, split: row.code }) };
}
