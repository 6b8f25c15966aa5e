import { findRow, findRows, getRow } from '../../storage/rows.js';
import type { PaymentSplitRow } from '../../storage/tables.js';
import type { ReadUnit } from '../../unit/unit.js';
import type { PaymentSplit } from './split.js';

/** Returns the split with a reference of the caller; undefined if there is none. */
export async function findSplitByExtRef(
  unit: ReadUnit,
  extRef: string,
): Promise<PaymentSplit | undefined> {
  const row = await findRow(unit.db, 'payment_splits', { extRef });
  return row && withItems(unit, row);
}

/** @throws {ServiceError} 404 if the merchant has no split with this code */
export async function getSplit(unit: ReadUnit, code: string): Promise<PaymentSplit> {
  return withItems(unit, await getRow(unit.db, 'payment_splits', { code }));
}

async function withItems({ db }: ReadUnit, row: PaymentSplitRow): Promise<PaymentSplit> {
  return { row, items: await findRows(db, 'payment_split_items', { split: row.code }, 'line') };
}
