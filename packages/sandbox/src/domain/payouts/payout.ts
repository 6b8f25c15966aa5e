import type { PayoutState } from '../../storage/tables.js';

export type { PayoutOutcome, PayoutRow, PayoutState } from '../../storage/tables.js';

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
