import { notFound } from '../../kernel/service-error.js';
import { statement } from '../../storage/statement.js';
import type { PayoutOutcome, PayoutRow, PayoutState } from '../../storage/tables.js';
import type { ReadUnit } from '../../unit/unit.js';

export type { PayoutOutcome, PayoutRow, PayoutState };

/** The only currency that payouts are taken from (D97). */
export const sourceCurrency = 'EUR';

/** What a version calls each state; null for one whose payouts it does not know (D89). */
export type StateNames<Name extends string = string> = Readonly<Record<PayoutState, Name | null>>;

/** A payout to request, as either version says it. */
export interface PayoutToCreate {
  readonly accountCode: string;
  /** Null for the one that is selected. */
  readonly externalAccountCode: string | null;
  /** Minor units of EUR; null for all that can be paid out when it is due (D91). */
  readonly amount: number | null;
  /** As they were sent; null where left out. */
  readonly useBalanceAt: string | null;
  readonly processAt: string | null;
  readonly targetCurrency: string;
  readonly description: string | null;
}

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
