import { notFound } from '../../kernel/service-error.js';
import { statement } from '../../storage/statement.js';
import type { PaymentSplitRow } from '../../storage/tables.js';
import type { ReadUnit } from '../../unit/unit.js';
import type { PaymentSplit } from './split.js';

const byExtRef = statement((db, given: { extRef: string }) =>
  db.selectFrom('payment_splits').selectAll().where('ext_ref', '=', given.extRef),
);

const byCode = statement((db, given: { code: string }) =>
  db.selectFrom('payment_splits').selectAll().where('code', '=', given.code),
);

const itemsOf = statement((db, given: { split: string }) =>
  db.selectFrom('payment_split_items').selectAll().where('split', '=', given.split).orderBy('line'),
);

/** Returns the split with a reference of the caller; undefined if there is none. */
export async function findSplitByExtRef(
  unit: ReadUnit,
  extRef: string,
): Promise<PaymentSplit | undefined> {
  const [row] = await byExtRef(unit.db, { extRef });
  return row && withItems(unit, row);
}

/** @throws {ServiceError} 404 if the merchant has no split with this code */
export async function getSplit(unit: ReadUnit, code: string): Promise<PaymentSplit> {
  const [row] = await byCode(unit.db, { code });
  if (!row) throw notFound();
  return withItems(unit, row);
}

async function withItems({ db }: ReadUnit, row: PaymentSplitRow): Promise<PaymentSplit> {
  return { row, items: await itemsOf(db, { split: row.code }) };
}
