import {
  accountHolderStatusCodeValues,
  externalAccountTypeValues,
  kycStatusStatusValues,
  legalEntityLegalFormValues,
} from '@seller-funds/contract/vocabulary/shared';
import { flag, int, oneOf, optional, Table, text, type ElementOf, type RowOf } from '../table.js';

export const accountHolders = new Table(
  'account_holders',
  {
    code: text,
    /** 1 for the tenant's first holder; without gaps. */
    position: int,
    division: text,
    extRef: optional(text),
    displayName: text,
    description: optional(text),
    status: oneOf(...accountHolderStatusCodeValues),
    statusReason: optional(text),
    tier: oneOf('LIGHT_KYC', 'FULL_KYC'),
    /** The sales profile: minor units of the division's currency (D167). */
    expectedMonthlyVolume: optional(int),
    expectedAverageTransactionSize: optional(int),
    createdAt: int,
  },
  {
    key: ['code'],
    unique: [['position'], ['extRef']],
  },
);

export type AccountHolderRow = ElementOf<typeof accountHolders>;

/** The legal entity of a holder. `content` is JSON: its fields, owners and documents. */
export const legalEntities = new Table(
  'legal_entities',
  {
    holder: text,
    form: oneOf(...legalEntityLegalFormValues),
    content: text,
  },
  {
    key: ['holder'],
    references: [{ columns: ['holder'], to: accountHolders }],
  },
);

/** Uploaded files in Base64, in a separate table because they are rarely read. */
export const files = new Table(
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

/** A bank account, or a similar account, for payouts to a holder or a division. */
export const externalAccounts = new Table(
  'external_accounts',
  {
    code: text,
    /** The code of the holder, or of the division. */
    holder: text,
    accountType: oneOf(...externalAccountTypeValues),
    accountNumber: optional(text),
    paymentMethod: optional(text),
    routingNumber: optional(text),
    extRef: optional(text),
    displayName: optional(text),
    description: optional(text),
    currency: text,
    acceptOtherCurrencies: flag,
    /** A JSON array of currency codes. */
    allowedOtherCurrencyCodes: text,
    hasStatement: flag,
    statementIssuedAt: optional(text),
    /** 1 for the active one of the holder (D5). */
    selected: flag,
    createdAt: int,
  },
  {
    key: ['code'],
    unique: [['holder', 'extRef']],
    checks: {
      identified:
        "accountType = 'IBAN' OR (paymentMethod IS NOT NULL AND routingNumber IS NOT NULL)",
    },
    indexes: {
      selected: { columns: ['holder'], isUnique: true, where: 'selected = 1' },
    },
  },
);

export type ExternalAccountRow = RowOf<typeof externalAccounts>;

/** The KYC check of a holder or of an external account. */
export const kycChecks = new Table(
  'kyc_checks',
  {
    /** The code of the holder or of the external account. */
    subject: text,
    /** The code of the holder, or of the division that owns the external account. */
    holder: text,
    kind: oneOf('HOLDER', 'EXTERNAL_ACCOUNT'),
    status: oneOf(...kycStatusStatusValues),
    /** JSON of the findings. */
    findings: text,
    /** Counts the runs, so that jobs of a cancelled run have no effect. */
    run: int,
    /** When the current run may end; null without a running check. */
    endsAt: optional(int),
    outcome: optional(oneOf('PASSED', 'REJECTED', 'FORGED', 'FAILED', 'HOLD')),
    outcomeBy: optional(oneOf('REQUEST', 'OPERATOR')),
    outcomeMessage: optional(text),
  },
  {
    key: ['subject'],
    checks: {
      outcome: '(outcome IS NULL) = (outcomeBy IS NULL)',
    },
    indexes: {
      by_holder: { columns: ['holder'] },
    },
  },
);

export type KycCheckRow = RowOf<typeof kycChecks>;

/** The URL of a holder's onboarding page (D105); a new URL replaces the previous one. */
export const onboardingUrls = new Table(
  'onboarding_urls',
  {
    holder: text,
    url: text,
    /** The last part of the URL, which is secret. */
    secret: text,
    /** Where the seller is redirected at the end; null if none was requested. */
    redirectUrl: optional(text),
    expiresAt: int,
    submittedAt: optional(int),
  },
  {
    key: ['holder'],
    references: [{ columns: ['holder'], to: accountHolders }],
    indexes: {
      by_secret: { columns: ['secret'], isUnique: true },
    },
  },
);

export type OnboardingUrlRow = RowOf<typeof onboardingUrls>;

/** The status of a KYC check (D33). */
export type KycStatus = KycCheckRow['status'];

/** The requested outcome of a check; HOLD keeps it in progress. */
export type KycOutcome = NonNullable<KycCheckRow['outcome']>;
