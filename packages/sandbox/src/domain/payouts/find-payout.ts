import { notFound } from '../../kernel/service-error.js';
import { statement } from '../../storage/statement.js';
import type { ReadUnit } from '../../unit/unit.js';
import type { PayoutRow, StateNames } from './payout.js';

const byCode = statement<PayoutRow>(
  'select * from payouts where tenant = :tenant and code = :code',
);

/** A payout; undefined for a code that none of the merchant has. */
export async function findPayout(
  { db, tenant }: ReadUnit,
  code: string,
): Promise<PayoutRow | undefined> {
  return (await byCode(db, { tenant, code }))[0];
}

/**
 * A payout that a version knows.
 * @throws {ServiceError} 404 for any other code
 */
export async function getPayout(
  unit: ReadUnit,
  code: string,
  names: StateNames,
): Promise<PayoutRow> {
  const row = await findPayout(unit, code);
  if (!row || names[row.state] === null) throw notFound();
  return row;
}
