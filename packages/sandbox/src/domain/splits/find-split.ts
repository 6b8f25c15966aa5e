import { notFound } from '../../kernel/service-error.js';
import { prepare } from '../../storage/prepared.js';
import type { PaymentSplitItemRow, PaymentSplitRow } from '../../storage/tables.js';
import type { ReadUnit } from '../../unit/unit.js';
import type { PaymentSplit } from './split.js';

const byExtRef = prepare<{ tenant: string; extRef: string }, PaymentSplitRow>((db, parameter) =>
  db
    .selectFrom('payment_splits')
    .selectAll()
    .where('tenant', '=', parameter('tenant'))
    .where('ext_ref', '=', parameter('extRef')),
);

const byCode = prepare<{ tenant: string; code: string }, PaymentSplitRow>((db, parameter) =>
  db
    .selectFrom('payment_splits')
    .selectAll()
    .where('tenant', '=', parameter('tenant'))
    .where('code', '=', parameter('code')),
);

const itemsOf = prepare<{ tenant: string; split: string }, PaymentSplitItemRow>((db, parameter) =>
  db
    .selectFrom('payment_split_items')
    .selectAll()
    .where('tenant', '=', parameter('tenant'))
    .where('split', '=', parameter('split'))
    .orderBy('line'),
);

/** The split with a reference of the caller; undefined where there is none. */
export async function findSplitByExtRef(
  unit: ReadUnit,
  extRef: string,
): Promise<PaymentSplit | undefined> {
  const [row] = await byExtRef(unit.db, { tenant: unit.tenant, extRef });
  return row && withItems(unit, row);
}

/**
 * One split.
 * @throws {ServiceError} 404 for a code that no split of the merchant has
 */
export async function getSplit(unit: ReadUnit, code: string): Promise<PaymentSplit> {
  const [row] = await byCode(unit.db, { tenant: unit.tenant, code });
  if (!row) throw notFound();
  return withItems(unit, row);
}

async function withItems({ db, tenant }: ReadUnit, row: PaymentSplitRow): Promise<PaymentSplit> {
  return { row, items: await itemsOf(db, { tenant, split: row.code }) };
}
