import { notFound } from '../../kernel/service-error.js';
import { prepare } from '../../storage/prepared.js';
import type { ReadUnit } from '../../unit/unit.js';
import type { PayoutRow, StateNames } from './payout.js';

const byCode = prepare<{ tenant: string; code: string }, PayoutRow>((db, parameter) =>
  db
    .selectFrom('payouts')
    .selectAll()
    .where('tenant', '=', parameter('tenant'))
    .where('code', '=', parameter('code')),
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
