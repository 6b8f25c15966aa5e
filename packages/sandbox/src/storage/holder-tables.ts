/** What the operator says about a merchant; without a row, what is usual. */
export interface MerchantSettingsRow {
  readonly tenant: string;
  /** 1 for a merchant based in the United States (D231). */
  readonly united_states: number;
  /** How long complete data waits before its check begins, in milliseconds (D39). */
  readonly kyc_begins_after: number;
  /** How long a check takes from then on. */
  readonly kyc_ends_after: number;
  /** 1 where the bank carries payouts out at once (D95). */
  readonly instant_payouts: number;
}

/** Who a holder is by law. `fields` is the JSON of what the domain calls `EntityFields`. */
export interface LegalEntityRow {
  readonly tenant: string;
  readonly holder: string;
  readonly form: 'individual' | 'organization';
  readonly fields: string;
}

/** A person who owns or runs an organization; `fields` as in a legal entity. */
export interface BeneficialOwnerRow {
  readonly tenant: string;
  readonly holder: string;
  readonly code: string;
  readonly ext_ref: string | null;
  readonly fields: string;
  readonly created_at: number;
}

/** A paper of a person or an organization. */
export interface DocumentRow {
  readonly tenant: string;
  readonly holder: string;
  readonly code: string;
  /** Whose it is: the code of the holder, or of an owner. */
  readonly subject: string;
  readonly ext_ref: string | null;
  readonly fields: string;
  /** SHA-256 of the file; null while there is none. Papers of persons have photos instead. */
  readonly file_hash: string | null;
}

/** A picture of a paper. */
export interface PhotoRow {
  readonly tenant: string;
  readonly holder: string;
  readonly code: string;
  readonly document: string;
  readonly ext_ref: string | null;
  readonly fields: string;
  readonly file_hash: string | null;
}

/** What was uploaded, in Base64, apart from what it belongs to: it is seldom read. */
export interface FileRow {
  readonly tenant: string;
  /** The code of a document, a photo or (for a statement) an external account. */
  readonly subject: string;
  readonly data: string;
}

/** A bank account, or what works like one, that a holder can be paid out to. */
export interface ExternalAccountRow {
  readonly tenant: string;
  readonly code: string;
  readonly holder: string;
  readonly account_type: 'IBAN' | 'UPO';
  readonly account_number: string | null;
  readonly payment_method: string | null;
  readonly routing_number: string | null;
  readonly ext_ref: string | null;
  readonly display_name: string | null;
  readonly description: string | null;
  readonly currency: string;
  readonly accept_other_currencies: number;
  /** A JSON array of currency codes. */
  readonly allowed_other_currencies: string;
  readonly has_statement: number;
  readonly statement_issued_at: string | null;
  /** 1 for the active one of the holder (D5). */
  readonly selected: number;
  readonly created_at: number;
}

/** How far a check of identity, or of a bank account, has got (D33). */
export type KycStatus =
  | 'WAITING_DATA'
  | 'MISSING_DATA'
  | 'DATA_RECEIVED'
  | 'IN_PROGRESS'
  | 'PASSED'
  | 'REJECTED'
  | 'FORGED'
  | 'FAILED';

/** How a check is to end; HOLD for one that goes on (D38). */
export type KycOutcome = 'PASSED' | 'REJECTED' | 'FORGED' | 'FAILED' | 'HOLD';

/** The check of a holder or of an external account. */
export interface KycCheckRow {
  readonly tenant: string;
  /** The code of the holder or of the external account. */
  readonly subject: string;
  readonly holder: string;
  readonly kind: 'HOLDER' | 'EXTERNAL_ACCOUNT';
  readonly status: KycStatus;
  /** JSON of what the check found. */
  readonly findings: string;
  /** Counts the runs, so that jobs of one that was called off do nothing. */
  readonly run: number;
  /** When the present run may end; null while none is under way. */
  readonly ends_at: number | null;
  /** How the present or next run ends, where somebody said so. */
  readonly outcome: KycOutcome | null;
  readonly outcome_by: 'REQUEST' | 'OPERATOR' | null;
  readonly outcome_message: string | null;
}

/** The address of a holder's onboarding page (D105); a new one takes the place of the one before. */
export interface OnboardingUrlRow {
  readonly tenant: string;
  readonly holder: string;
  readonly url: string;
  /** The last part of the address, which nobody can guess. */
  readonly secret: string;
  readonly redirect_url: string | null;
  readonly expires_at: number;
  readonly submitted_at: number | null;
}
