/** One business event in the ledger. */
export interface JournalRow {
  readonly tenant: string;
  /** 1 for the tenant's first journal; without gaps, and in the order of time. */
  readonly position: number;
  readonly code: string;
  readonly kind: string;
  /** The code of what caused it. */
  readonly reference: string;
  readonly created_at: number;
}

/** Which part of an account money is in. INTERNAL is for the accounts that no API shows. */
export type Bucket = 'CONFIRMED' | 'PENDING' | 'INTERNAL';

/** Money that went from one place to another: a debit and a credit of the same amount. */
export interface MovementRow {
  readonly tenant: string;
  /** The position of its journal. */
  readonly journal: number;
  readonly line: number;
  readonly debit_account: string;
  readonly debit_bucket: Bucket;
  readonly credit_account: string;
  readonly credit_bucket: Bucket;
  readonly currency: string;
  readonly amount: number;
  readonly label: string | null;
  /** The line of the item that it is about, in the split or refund that the journal refers to. */
  readonly item: number | null;
}

/** What a journal did to one balance, and what the balance was then. */
export interface AccountEntryRow {
  readonly tenant: string;
  readonly account: string;
  readonly currency: string;
  /** The position of the journal. */
  readonly journal: number;
  readonly confirmed: number;
  readonly pending: number;
  readonly confirmed_after: number;
  readonly pending_after: number;
}

/** A view: the two sides of each movement, credits positive and debits negative. */
export interface MovementSideRow {
  readonly tenant: string;
  readonly journal: number;
  readonly account: string;
  readonly bucket: Bucket;
  readonly currency: string;
  readonly amount: number;
}
