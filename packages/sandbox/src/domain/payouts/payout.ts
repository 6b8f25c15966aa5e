import { notFound } from '../../kernel/service-error.js';
import { payoutCurrency } from '../../ledger/payout-items.js';
import type { NewRow } from '../../storage/table.js';
import type { PayoutOutcome, PayoutRow, PayoutState } from '../../storage/tables.js';
import type { ReadUnit } from '../../unit/unit.js';
import { findRow } from '../../storage/rows.js';

export type { PayoutOutcome, PayoutRow, PayoutState };

/** The currency of the debited account; payouts have no other source currency (D97). */
export const sourceCurrency = payoutCurrency;

/** A version's name of each state; null if payouts in that state do not exist in the version (D89). */
export type StateNames<Name extends string = string> = Readonly<Record<PayoutState, Name | null>>;

export interface PayoutToCreate extends Pick<
  NewRow<PayoutRow>,
  'accountCode' | 'amount' | 'description'
> {
  /** Left out for the selected external account. */
  readonly externalAccountCode?: string | undefined;
  /** Left out for the source currency. */
  readonly targetCurrency?: string | undefined;
  /** As sent. */
  readonly useBalanceAt?: string | undefined;
  readonly processAt?: string | undefined;
}

/** Returns a payout; undefined if the merchant has none with this code. */
export function findPayout({ db }: ReadUnit, code: string): Promise<PayoutRow | undefined> {
  return findRow(db, 'payouts', { code });
}

/** @throws {ServiceError} 404 if the code is unknown or the version does not know its state */
export async function getPayout(
  unit: ReadUnit,
  code: string,
  names: StateNames,
): Promise<PayoutRow> {
  const row = await findPayout(unit, code);
  if (!row || names[row.state] === null) throw notFound();
  return row;
}
