/** How far a payout has got (D88). Each version shows some of these under another name (D89). */
export type PayoutState =
  | 'WAITING'
  | 'ACCEPTED'
  | 'REJECTED'
  | 'FAILED'
  | 'PROCESSED'
  | 'RETURNED'
  | 'CANCELLED';

/** How the bank is to end a payout; HOLD for one that stays on its way (D94). */
export type PayoutOutcome = 'PROCESSED' | 'FAILED' | 'RETURNED' | 'HOLD';

/** Money to be sent, or sent, from a virtual account to an external account. */
export interface PayoutRow {
  readonly tenant: string;
  readonly code: string;
  readonly position: number;
  /** The division that the account belongs to. */
  readonly division: string;
  readonly account: string;
  /** The code of the holder, or of the division for an account of the merchant. */
  readonly owner: string;
  readonly external_account: string;
  /** Minor units of EUR; null until it is known (D156). */
  readonly amount: number | null;
  /** The moment whose balance is paid out (D92). */
  readonly use_balance_at: number | null;
  readonly target_currency: string;
  /** Minor units of the target currency, and the rate as the API writes it; null if not converted. */
  readonly target_amount: number | null;
  readonly exchange_rate: string | null;
  readonly description: string | null;
  readonly process_at: number;
  readonly state: PayoutState;
  /** What the operator said about how it ends, and why; null where the account number decides. */
  readonly outcome: PayoutOutcome | null;
  readonly outcome_message: string | null;
  /** 1 where a schedule made it. */
  readonly scheduled: number;
  /** Why it is in its state, or the rate at which it was converted; null where there is nothing to say. */
  readonly message: string | null;
  readonly created_at: number;
}

/** When payouts are made (D213). */
export interface PayoutConfigurationRow {
  readonly tenant: string;
  readonly level: 'ACCOUNT' | 'DIVISION' | 'DEFAULT';
  /** The code of the account or the division; empty for the merchant's default. */
  readonly subject: string;
  readonly type: 'MANUAL' | 'SCHEDULED';
  /** A Quartz expression. Null where it was not sent, as are the next two. */
  readonly frequency: string | null;
  /** Calendar days. */
  readonly refund_period: number | null;
  /** Minor units. */
  readonly minimum_amount: number | null;
}

/** A payment or refund that a payout pays for an account (D260). */
export interface PaidItemRow {
  readonly tenant: string;
  readonly account: string;
  /** The code of the payment split or refund split. */
  readonly item: string;
  readonly payout: string;
}
