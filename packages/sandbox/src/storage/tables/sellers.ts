import {
  accountHolderStatusCodeValues,
  externalAccountAccountTypeValues,
  kycStatusStatusValues,
  legalEntityLegalFormValues,
} from '@seller-funds/contract/vocabulary/shared';
import { flag, int, oneOf, optional, tenantTable, text, type RowOf } from '../table.js';

/** An account holder. */
export const accountHolders = tenantTable(
  'account_holders',
  {
    code: text,
    /** 1 for the tenant's first holder; without gaps. */
    position: int,
    division: text,
    ext_ref: optional(text),
    display_name: text,
    description: optional(text),
    status: oneOf(...accountHolderStatusCodeValues),
    status_reason: optional(text),
    tier: oneOf('LIGHT_KYC', 'FULL_KYC'),
    /** The sales profile: minor units of the division's currency (D167). */
    expected_monthly_volume: optional(int),
    expected_average_transaction_size: optional(int),
    created_at: int,
  },
  {
    key: ['code'],
    unique: [['position'], ['ext_ref']],
  },
);

export type AccountHolderRow = RowOf<typeof accountHolders>;

/** Who a holder is by law. `fields` is the JSON of what the domain calls `EntityFields`. */
export const legalEntities = tenantTable(
  'legal_entities',
  {
    holder: text,
    form: oneOf(...legalEntityLegalFormValues),
    fields: text,
  },
  {
    key: ['holder'],
    references: [{ columns: ['holder'], to: accountHolders }],
  },
);

/** A person who owns or runs an organization; `fields` as in a legal entity. */
export const beneficialOwners = tenantTable(
  'beneficial_owners',
  {
    holder: text,
    code: text,
    ext_ref: optional(text),
    fields: text,
    created_at: int,
  },
  {
    key: ['holder', 'code'],
    unique: [['holder', 'ext_ref']],
    references: [{ columns: ['holder'], to: legalEntities }],
  },
);

/** A paper of a person or an organization. */
export const documents = tenantTable(
  'documents',
  {
    holder: text,
    code: text,
    /** Whose it is: the code of the holder, or of an owner. */
    subject: text,
    ext_ref: optional(text),
    fields: text,
    /** SHA-256 of the file; null while there is none. Papers of persons have photos instead. */
    file_hash: optional(text),
  },
  {
    key: ['holder', 'code'],
    unique: [['holder', 'subject', 'ext_ref']],
    references: [{ columns: ['holder'], to: legalEntities }],
  },
);

/** A picture of a paper. */
export const photos = tenantTable(
  'photos',
  {
    holder: text,
    code: text,
    document: text,
    ext_ref: optional(text),
    fields: text,
    file_hash: optional(text),
  },
  {
    key: ['holder', 'code'],
    unique: [['holder', 'document', 'ext_ref']],
    references: [{ columns: ['holder', 'document'], to: documents }],
  },
);

/** What was uploaded, in Base64, apart from what it belongs to: it is seldom read. */
export const files = tenantTable(
  'files',
  {
    /** The code of a document, a photo or (for a statement) an external account. */
    subject: text,
    data: text,
  },
  {
    key: ['subject'],
  },
);

/** A bank account, or what works like one, that a holder can be paid out to. */
export const externalAccounts = tenantTable(
  'external_accounts',
  {
    code: text,
    holder: text,
    account_type: oneOf(...externalAccountAccountTypeValues),
    account_number: optional(text),
    payment_method: optional(text),
    routing_number: optional(text),
    ext_ref: optional(text),
    display_name: optional(text),
    description: optional(text),
    currency: text,
    accept_other_currencies: flag,
    /** A JSON array of currency codes. */
    allowed_other_currencies: text,
    has_statement: flag,
    statement_issued_at: optional(text),
    /** 1 for the active one of the holder (D5). */
    selected: flag,
    created_at: int,
  },
  {
    key: ['code'],
    unique: [
      ['holder', 'ext_ref'],
      ['holder', 'display_name'],
    ],
    references: [{ columns: ['holder'], to: accountHolders }],
    checks: {
      identified:
        "account_type = 'IBAN' OR (payment_method IS NOT NULL AND routing_number IS NOT NULL)",
    },
    indexes: {
      selected: { columns: ['holder'], isUnique: true, where: 'selected = 1' },
    },
  },
);

export type ExternalAccountRow = RowOf<typeof externalAccounts>;

/** The check of a holder or of an external account. */
export const kycChecks = tenantTable(
  'kyc_checks',
  {
    /** The code of the holder or of the external account. */
    subject: text,
    holder: text,
    kind: oneOf('HOLDER', 'EXTERNAL_ACCOUNT'),
    status: oneOf(...kycStatusStatusValues),
    /** JSON of what the check found. */
    findings: text,
    /** Counts the runs, so that jobs of one that was called off do nothing. */
    run: int,
    /** When the present run may end; null while none is under way. */
    ends_at: optional(int),
    /** How the present or next run ends, where somebody said so. */
    outcome: optional(oneOf('PASSED', 'REJECTED', 'FORGED', 'FAILED', 'HOLD')),
    outcome_by: optional(oneOf('REQUEST', 'OPERATOR')),
    outcome_message: optional(text),
  },
  {
    key: ['subject'],
    references: [{ columns: ['holder'], to: accountHolders }],
    checks: {
      outcome: '(outcome IS NULL) = (outcome_by IS NULL)',
    },
    indexes: {
      by_holder: { columns: ['holder'] },
    },
  },
);

export type KycCheckRow = RowOf<typeof kycChecks>;

/** The address of a holder's onboarding page (D105); a new one takes the place of the one before. */
export const onboardingUrls = tenantTable(
  'onboarding_urls',
  {
    holder: text,
    url: text,
    /** The last part of the address, which nobody can guess. */
    secret: text,
    redirect_url: optional(text),
    expires_at: int,
    submitted_at: optional(int),
  },
  {
    key: ['holder'],
    references: [{ columns: ['holder'], to: accountHolders }],
    indexes: {
      by_secret: { columns: ['secret'], isUnique: true },
    },
  },
);

/** How far a check of identity, or of a bank account, has got (D33). */
export type KycStatus = KycCheckRow['status'];

/** How a check is to end; HOLD for one that goes on (D38). */
export type KycOutcome = NonNullable<KycCheckRow['outcome']>;
