// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { Present, Unlisted } from './runtime.js';
import type {
  CountryCode,
  Currency,
  ExtRef,
  MinorUnits,
  Page,
  PaymentProcessor,
  PaymentSplitLabel,
  PositiveMinorUnits,
  RefundSplitLabel,
  TransferAmount,
  ZonedDateTime,
} from './shared.js';

/**
 * A seller, or another party that needs a virtual account. The response always has code, names, description and status; other fields with the requested fragments, and after a create or an update. Fields without a value are left
 * out.
 */
export type AccountHolder = {
  /** The code of the account holder. */
  code: string;
  /** Your own reference. Left out if none was sent. */
  extRef?: string;
  /** The name in reports and internal systems. */
  displayName: string;
  /** More about the holder, such as the full or company name, if you gave it. */
  description?: string;
  /** What the holder can do at present. */
  status?: AccountHolderStatus;
  /**
   * The legal entity of the holder. With any of the fragments `kycstatus`, `ubo`, `docs` and `docfiles`. Left
   * out until data was sent; the KYC status is `WAITING_DATA` then.
   */
  legalEntity?: LegalEntity;
  /** The holder's virtual accounts, at least one. With the fragment `accounts`. */
  accounts?: VirtualAccount[];
  /**
   * The bank accounts to which the holder can be paid out. With the fragment `extacc`. Nothing can be paid out
   * while the list is empty.
   */
  externalAccounts?: ExternalAccount[];
};

/** A new account holder, with all data or only with a name and an account. */
export type AccountHolderCreate = {
  /**
   * Your own reference, unique among all holders of the merchant. Send one, so that you can find the holder
   * after a lost response.
   */
  extRef?: string;
  /** The name in reports and internal systems. */
  displayName: string;
  /** More about the holder, such as the full or company name. */
  description?: string;
  /** The legal entity of the holder. Can be sent later. */
  legalEntity?: LegalEntityCreate;
  /** The virtual accounts to create for the holder, at least one. No others are created. */
  accounts: VirtualAccountCreate[];
};

/** One page of a list of account holders. */
export type AccountHolderPage = Page & {
  /** The account holders on this page, with the fragments that `_fragments` names. */
  elements: AccountHolder[];
};

/** What an account holder can do at present, and how much it has processed. Set by the service. */
export type AccountHolderStatus = {
  /**
   * What the holder can do with each value:
   *
   * | Value | Meaning | Splits | Payouts | Updates |
   * |---|---|---|---|---|
   * | `ACTIVE` | from creation on | yes | yes | yes |
   * | `NOPAYOUT` | the KYC check was rejected or failed; `ACTIVE` again when it passes | yes | no | yes |
   * | `SUSPENDED` | a document was forged, until a later check passes; or the operator suspended the holder | yes | no | yes |
   * | `CLOSED` | closed by the operator at a balance of zero, permanently | as if the account did not exist | no | no |
   */
  code: 'ACTIVE' | 'NOPAYOUT' | 'SUSPENDED' | 'CLOSED' | Unlisted<string>;
  /** Describes the code, for people. The text can change at any time; do not use it in code. */
  reason?: string;
  /**
   * The sum of all credits of splits to the holder's accounts, in the currency of the division. Refunds are not
   * subtracted. Left out while it is zero.
   */
  processedAmount?: {
    /** The sum, in minor units of `currency`. */
    amount: number;
    /** The currency of `amount`. */
    currency: Currency;
  };
};

/**
 * The fields of an account holder to change. Fields that are left out keep their values. Version 1 cannot change
 * other fields.
 */
export type AccountHolderUpdate = {
  /** Data of the legal entity, to add or to change. */
  legalEntity?: LegalEntityUpdate;
  /**
   * Bank accounts to change or to add. An entry with the `extRef` of a stored one changes it, any other entry is
   * added; none is removed.
   */
  externalAccounts?: ExternalAccountUpdate[];
};

/** A postal address. A KYC check requires street, house number, postal code, city and country. */
export type Address = {
  /** The street, without the number. */
  street?: string;
  /** The number in the street, with a prefix or suffix if it has one. */
  houseNumber?: string;
  /** Unit, floor or door. */
  addition?: string;
  /** The postal code, as it is written in that country. */
  zipcode?: string;
  /** The town or city. */
  city?: string;
  /** The code of the state or province. */
  state?: string;
  /** The country, as ISO 3166-1 alpha-3 in capitals. */
  country?: CountryCode;
};

/** The parts of a postal address to change. Fields that are left out keep their values; `null` clears a field. */
export type AddressUpdate = {
  /** The street, without the number. */
  street?: string | null;
  /** The number in the street, with a prefix or suffix if it has one. */
  houseNumber?: string | null;
  /** Unit, floor or door. */
  addition?: string | null;
  /** The postal code, as it is written in that country. */
  zipcode?: string | null;
  /** The town or city. */
  city?: string | null;
  /** The code of the state or province. */
  state?: string | null;
  /** The country, as ISO 3166-1 alpha-3 in capitals. */
  country?: CountryCode | null;
};

/** The amount that a virtual account can pay out now. */
export type Balance = {
  /** The code of the virtual account. */
  code: string;
  /**
   * The available balance minus pending charges, in minor units of the division's currency. Nothing can be paid out
   * unless it is positive.
   */
  amount: MinorUnits;
};

/** A stored bank statement. */
export type BankStatement = {
  /**
   * The PDF in Base64. `null` in lists and in responses to a create or an update, because files are large; get the
   * account to read it.
   */
  data: string | null;
  /** The date on which the bank issued the statement. Left out if none was sent. */
  issuedAt?: string;
};

/** A bank statement that proves the ownership of the account. */
export type BankStatementCreate = {
  /**
   * A statement exported as PDF, in Base64 with padding and without line breaks. At most 4 MiB (4,194,304 bytes)
   * before encoding.
   */
  data: string;
  /** The date on which the bank issued the statement. */
  issuedAt?: string;
};

/**
 * A person who owns or runs an organization: the fields of an individual legal entity, a code and the role of the
 * person.
 */
export type BeneficialOwner = {
  /** The code of the owner. */
  code: string;
  /** Your own reference of the owner. */
  extRef?: string;
  /** Always a natural person. */
  legalForm?: 'individual';
  /** The role of the person. Left out for `BOARD_MEMBER`, which only version 2 has. */
  type?: 'SHARE_HOLDER' | 'CEO' | 'CFO' | 'COO' | Unlisted<string>;
} & Person;

/** A person who owns or runs an organization: the fields of an individual legal entity, and the role of the person. */
export type BeneficialOwnerCreate = {
  /**
   * Your own reference of the owner, unique among the owners of the organization. Send one, so that you can
   * update the owner later.
   */
  extRef?: string;
  /** Always a natural person. Can be left out. */
  legalForm?: 'individual';
  /** The role of the person. */
  type?: 'SHARE_HOLDER' | 'CEO' | 'CFO' | 'COO' | Unlisted<string>;
} & PersonCreate;

/**
 * An owner to change or to add. An entry with the `extRef` of a stored owner changes that owner; any other entry is
 * added.
 */
export type BeneficialOwnerUpdate = {
  /**
   * Your own reference of the owner, unique among the owners of the organization. It identifies the owner to
   * change; a new `extRef` adds an owner.
   */
  extRef?: string;
  /** Always a natural person. Can be left out. */
  legalForm?: 'individual';
  /** The role of the person. */
  type?: 'SHARE_HOLDER' | 'CEO' | 'CFO' | 'COO' | null | Unlisted<string>;
} & PersonUpdate;

/**
 * The response to a request that creates a refund. A partial refund has all fields; a full refund has the fields that
 * were sent, and can leave out the others.
 */
export type CreatedRefundSplit = {
  /** The code of the refund. A partial refund always has it. */
  code?: string;
  /** The `extRef` of the payment split. All refunds of one payment have the same. */
  extRef: string;
  /** The processor's reference of the refund. */
  pspMutationExtRef: string;
  /** The amount that the buyer gets back, in minor units of the payment's currency. */
  totalAmount?: PositiveMinorUnits;
  /** Your own text. Left out if none was sent. */
  description?: string;
  /** When the refund was processed. Always present if it was sent. */
  extProcessedAt?: string;
  /** The first level of the tree of items. In a full refund the service creates it from what is left of the payment. */
  items?: RefundSplitItem[];
};

/** A bank account, or a similar account, to which a holder can be paid out. */
export type ExternalAccount = {
  /** The code of the external account. */
  code: string;
  /**
   * How the account is identified. Version 1 creates `IBAN` accounts only; those with `UPO` were created with
   * version 2. Other values can appear.
   */
  accountType?: string;
  /**
   * The IBAN, or the national account number (BBAN). Left out for an account that was created with version 2 without
   * a number.
   */
  accountNumber?: string;
  /** Your own reference. Left out if none was sent. */
  extRef?: string;
  /** The label of the account, unique among the external accounts of the holder. Left out if none was sent. */
  displayName?: string;
  /** A description of the account. Left out if none was sent. */
  description?: string;
  /** The currency of the bank account, ISO 4217. */
  currency: Currency;
  /** The bank statement that proves the ownership of the account. Left out if none was sent. */
  statement?: BankStatement;
  /** The KYC status of the account. `WAITING_DATA` until a statement is sent. Lists do not contain it. */
  kycStatus?: KycStatus;
};

/** A new bank account of a holder. */
export type ExternalAccountCreate = {
  /**
   * How the account is identified. Version 1 has `IBAN` only, so this can be left out.
   *
   * @default "IBAN"
   */
  accountType?: 'IBAN';
  /**
   * The IBAN, or the national account number (BBAN): 4 to 34 letters and digits, without spaces. A number that
   * begins with two letters and two digits is an IBAN, and its check digits must be correct.
   */
  accountNumber: string;
  /** The currency of the bank account, ISO 4217. */
  currency: Currency;
  /**
   * Your own reference, unique among the external accounts of the holder. Send one, so that a retry is
   * recognised.
   */
  extRef?: string;
  /** A label, unique among the external accounts of the holder. */
  displayName?: string;
  /** A description of the account. */
  description?: string;
  /** A bank statement that proves the ownership of the account. Optional; the KYC check of the account requires it. */
  statement?: BankStatementCreate;
};

/** One page of the external accounts of a holder. */
export type ExternalAccountPage = Page & {
  /** The external accounts on this page. */
  elements: ExternalAccount[];
};

/**
 * An external account in an update of its holder. An entry with the `extRef` of a stored account changes that account,
 * and fields that are left out keep their values. Any other entry is added, and requires `accountNumber` and
 * `currency`. No account is removed.
 */
export type ExternalAccountUpdate = {
  /** How the account is identified. Version 1 has `IBAN` only, so this can be left out. */
  accountType?: 'IBAN';
  /**
   * The IBAN, or the national account number (BBAN): 4 to 34 letters and digits, without spaces. A number that
   * begins with two letters and two digits is an IBAN, and its check digits must be correct. A new number
   * restarts the KYC check of the account.
   */
  accountNumber?: string;
  /** The currency of the bank account, ISO 4217. */
  currency?: Currency;
  /**
   * Your own reference, unique among the external accounts of the holder. It identifies the account to change; a
   * new `extRef` adds an account.
   */
  extRef?: string;
  /** A label, unique among the external accounts of the holder. `null` clears it. */
  displayName?: string | null;
  /** A description of the account. `null` clears it. */
  description?: string | null;
  /** A bank statement that replaces the stored one. It restarts the KYC check of the account. */
  statement?: BankStatementCreate;
} & (Present<'extRef'> | Present<'accountNumber' | 'currency'>);

/** An external account as a single object, which always has its KYC status. */
export type ExternalAccountWithKycStatus = ExternalAccount & {
  /** The KYC status of the account. `WAITING_DATA` until a statement is sent; payouts require `PASSED`. */
  kycStatus: KycStatus;
};

/** Refunds all that is left of a payment, item by item as it was split. It has neither `items` nor `totalAmount`. */
export type FullRefundSplitCreate = {
  /** The `extRef` of the payment split that is refunded. */
  extRef: ExtRef;
  /**
   * The processor's reference of the refund, as its report shows it. Together with `extRef` it is the
   * idempotency key.
   */
  pspMutationExtRef: string;
  /** A text of your own. */
  description?: string;
  /** When the refund was processed, with an offset (`+01:00`) or `Z`. Default: the time of the request. */
  extProcessedAt?: ZonedDateTime;
  totalAmount?: never;
  items?: never;
};

/** A natural person as the legal entity of an account holder. */
export type IndividualLegalEntity = {
  /** Always `individual`, for a natural person. */
  legalForm: 'individual';
} & Person;

/** A natural person as the legal entity of an account holder. */
export type IndividualLegalEntityCreate = {
  /** Always `individual`, for a natural person. */
  legalForm: 'individual';
} & PersonCreate;

/** Changes to a legal entity that is a natural person. */
export type IndividualLegalEntityUpdate = {
  /** Always `individual`, for a natural person. Must be the stored legal form; required if none is stored. */
  legalForm?: 'individual';
} & PersonUpdate;

/** The status of the KYC check of a legal entity or a bank account. Set by the service. */
export type KycStatus = {
  /**
   * The meaning of each value:
   *
   * | Value | Meaning | What to do |
   * |---|---|---|
   * | `WAITING_DATA` | no data has been sent yet | send the data |
   * | `MISSING_DATA` | required data is missing; `details` lists it | send the missing data |
   * | `DATA_RECEIVED` | the data is complete; the check has not started | wait; if `readyForKyc=false` delays it, send an update without it |
   * | `IN_PROGRESS` | the check is running | wait |
   * | `PASSED` | accepted; payouts are possible | nothing |
   * | `REJECTED` | the data or a document was not accepted | correct it; see `details` |
   * | `FORGED` | a document was judged to be forged | send a genuine one: an important change restarts the check |
   * | `FAILED` | the check failed for technical reasons | update the holder, or send the statement again |
   */
  status:
    | 'WAITING_DATA'
    | 'MISSING_DATA'
    | 'DATA_RECEIVED'
    | 'IN_PROGRESS'
    | 'PASSED'
    | 'REJECTED'
    | 'FORGED'
    | 'FAILED'
    | Unlisted<string>;
  /** The findings of the check. Can be missing or empty. */
  details?: KycStatusDetail[];
};

/**
 * One finding of a check. Its type and its text have two field names each, because both are in use. Read one and fall
 * back to the other: a response can have either or both, with the same value.
 */
export type KycStatusDetail = {
  /** The code of this finding. It keeps its code as long as it is reported. */
  code: string;
  /** `ERROR` prevents `PASSED`; `ADVICE` is a hint. */
  type?: 'ERROR' | 'ADVICE' | Unlisted<string>;
  /** The same value as `type`. */
  messageType?: 'ERROR' | 'ADVICE' | Unlisted<string>;
  /**
   * The finding as a code of capitals and underscores. New values can appear: handle unknown values by their
   * `type`.
   */
  messageCode: string;
  /** The finding as a sentence. */
  messageTemplate?: string;
  /** The same text as `messageTemplate`. */
  message?: string;
};

/** A document of an organization that is added to an existing holder. Send an `extRef`, so that a retry is recognised. */
export type LateOrganizationDocumentCreate = Present<
  'title' | 'issuer' | 'issuedAt' | 'issuerCountry' | 'data'
> &
  OrganizationDocumentCreate;

/**
 * An identity document that is added to an existing holder. It has fewer types than documents in a legal entity, and
 * more required fields.
 */
export type LatePersonalDocumentCreate = {
  /** Your own reference, unique among the documents of the holder. Send one, so that a retry is recognised. */
  extRef?: string;
  /** The type of the document. Only these two are accepted here. */
  type: 'PASSPORT' | 'ID' | Unlisted<string>;
  /** The number printed on the document. Not empty, and not only spaces. */
  number: string;
  /** The date on which the document was issued. It must be before today, in UTC. */
  issuedAt: string;
  /**
   * The date on which the document expires. It must be after today, in UTC. Send it under both names,
   * `expireAt` and `expiresAt`; this service requires one of them.
   */
  expireAt?: string;
  /** The other name of `expireAt`. If both are sent, they must be equal. */
  expiresAt?: string;
  /** The country that issued the document, ISO 3166-1 alpha-3. */
  issuerCountry?: CountryCode;
  /** Photos of the document, 1 to 20. */
  photos: LatePhotoCreate[];
} & (Present<'expireAt'> | Present<'expiresAt'>);

/** A photo of one side of an identity document that is added to an existing holder. */
export type LatePhotoCreate = Present<'page' | 'style' | 'format' | 'data'> & PhotoCreate;

/** The legal entity of the account holder. */
export type LegalEntity = IndividualLegalEntity | OrganizationLegalEntity;

/** The legal entity of the account holder. Only `legalForm` is required; the KYC check requires more. */
export type LegalEntityCreate = IndividualLegalEntityCreate | OrganizationLegalEntityCreate;

/**
 * Changes to the legal entity of an account holder. Its legal form cannot change, so `legalForm` can be left out if
 * one is stored; fields of the other legal form are ignored, like unknown fields.
 */
export type LegalEntityUpdate = IndividualLegalEntityUpdate | OrganizationLegalEntityUpdate;

/** A stored document of an organization. */
export type OrganizationDocument = {
  /** The code of the document. */
  code: string;
  /** Your own reference. Left out if none was sent. */
  extRef?: string;
  /** The title of the document. */
  title?: string;
  /** The issuer of the document. Left out if the document was sent with version 2, which has no issuer. */
  issuer?: 'COMPANY_REGISTER' | 'TAX_AUTHORITY' | Unlisted<string>;
  /** The date on which the document was issued. */
  issuedAt?: string;
  /** The country that issued the document, ISO 3166-1 alpha-3. */
  issuerCountry?: CountryCode;
  /** The file in Base64. Left out unless the request has the fragment `docfiles`. */
  data?: string;
};

/**
 * A document of an organization, in a legal entity. No field is required here, but the KYC check does not start while
 * required data is missing.
 */
export type OrganizationDocumentCreate = {
  /** Your own reference, unique among the documents of the holder. */
  extRef?: string;
  /** The title of the document. */
  title?: string;
  /** The issuer of the document. */
  issuer?: 'COMPANY_REGISTER' | 'TAX_AUTHORITY' | Unlisted<string>;
  /** The date on which the document was issued. For an existing holder, it must be before today, in UTC. */
  issuedAt?: string;
  /** The country that issued the document, ISO 3166-1 alpha-3. */
  issuerCountry?: CountryCode;
  /**
   * The file in Base64, with padding and without line breaks: a PDF, PNG or JPG of at most 4 MiB (4,194,304 bytes)
   * before encoding.
   */
  data?: string;
};

/**
 * A document of an organization in an update of a legal entity. An entry with the `extRef` of a stored document
 * changes that document, and fields that are left out keep their values. Any other entry is added. No document is
 * removed.
 */
export type OrganizationDocumentUpdate = {
  /**
   * Your own reference, unique among the documents of the holder. It identifies the document to change; a new
   * `extRef` adds a document.
   */
  extRef?: string;
  /** The title of the document. `null` clears it. */
  title?: string | null;
  /** The issuer of the document. */
  issuer?: 'COMPANY_REGISTER' | 'TAX_AUTHORITY' | Unlisted<string>;
  /** The date on which the document was issued. `null` clears it. */
  issuedAt?: string | null;
  /** The country that issued the document, ISO 3166-1 alpha-3. `null` clears it. */
  issuerCountry?: string | null;
  /**
   * The file in Base64, with padding and without line breaks: a PDF, PNG or JPG of at most 4 MiB (4,194,304 bytes)
   * before encoding.
   */
  data?: string;
};

/** An organization as the legal entity of an account holder. Fields without a value are left out. */
export type OrganizationLegalEntity = {
  /** Always `organization`. */
  legalForm: 'organization';
  /** The type of organization. */
  type?: 'PRIVATE_COMPANY' | 'PUBLIC_COMPANY' | 'NON_PROFIT' | Unlisted<string>;
  /** The name in the company register. */
  legalName?: string;
  /** The number at the chamber of commerce or company register. */
  registrationNumber?: string;
  /** The tax number of the organization. */
  taxNumber?: string;
  /** The registered address. */
  address?: Address;
  /** An email address. Its format is not validated. */
  email?: string;
  /** A telephone number. Its format is not validated. */
  phone?: string;
  /** The KYC status of the organization. Only with the fragment `kycstatus`. */
  kycStatus?: KycStatus;
  /** The people who own or run the organization. Only with the fragment `ubo`. */
  ultimateBeneficialOwners?: BeneficialOwner[];
  /** The documents of the organization. Only with the fragment `docs`, or with `docfiles` including the files. */
  documents?: OrganizationDocument[];
};

/**
 * An organization as the legal entity of an account holder. Only `legalForm` is required at first; the KYC check
 * starts when all required data is present.
 */
export type OrganizationLegalEntityCreate = {
  /** Always `organization`. */
  legalForm: 'organization';
  /** The type of organization. */
  type?: 'PRIVATE_COMPANY' | 'PUBLIC_COMPANY' | 'NON_PROFIT' | Unlisted<string>;
  /** The name in the company register. */
  legalName?: string;
  /** The number at the chamber of commerce or company register. */
  registrationNumber?: string;
  /** The tax number of the organization. */
  taxNumber?: string;
  /** The registered address. */
  address?: Address;
  /** An email address. Its format is not validated. */
  email?: string;
  /** A telephone number. Its format is not validated. */
  phone?: string;
  /**
   * The people who own or run the organization. The KYC check requires at least one, with the same data as for an
   * individual.
   */
  ultimateBeneficialOwners?: BeneficialOwnerCreate[];
  /** The documents of the organization. The KYC check requires at least one. */
  documents?: OrganizationDocumentCreate[];
};

/**
 * Changes to a legal entity that is an organization. Fields that are left out keep their values; `null` clears a
 * field.
 */
export type OrganizationLegalEntityUpdate = {
  /** Always `organization`. Must be the stored legal form; required if none is stored. */
  legalForm?: 'organization';
  /** The type of organization. */
  type?: 'PRIVATE_COMPANY' | 'PUBLIC_COMPANY' | 'NON_PROFIT' | null | Unlisted<string>;
  /** The name in the company register. */
  legalName?: string | null;
  /** The number at the chamber of commerce or company register. */
  registrationNumber?: string | null;
  /** The tax number of the organization. */
  taxNumber?: string | null;
  /** The registered address. */
  address?: AddressUpdate;
  /** An email address. Its format is not validated. */
  email?: string | null;
  /** A telephone number. Its format is not validated. */
  phone?: string | null;
  /**
   * Owners to change or to add. An entry with the `extRef` of a stored one changes it, any other entry is added;
   * none is removed.
   */
  ultimateBeneficialOwners?: BeneficialOwnerUpdate[];
  /**
   * Documents to change or to add. An entry with the `extRef` of a stored one changes it, any other entry is added;
   * none is removed.
   */
  documents?: OrganizationDocumentUpdate[];
};

/** Refunds the given items, completely or in part. */
export type PartialRefundSplitCreate = {
  /** The `extRef` of the payment split that is refunded. */
  extRef: ExtRef;
  /**
   * The processor's reference of the refund, as its report shows it. Together with `extRef` it is the
   * idempotency key.
   */
  pspMutationExtRef: string;
  /**
   * The amount that the buyer gets back, in minor units of the payment's currency: the sum of all `ITEM`s other than
   * `REFUND_FEE` and `REFUND_VAT`.
   */
  totalAmount: PositiveMinorUnits;
  /** A text of your own. */
  description?: string;
  /** When the refund was processed, with an offset (`+01:00`) or `Z`. */
  extProcessedAt: ZonedDateTime;
  /** The first level of the tree of items. At most 1,000 `ITEM`s in the whole tree. */
  items: RefundSplitItemCreate[];
};

/** One captured payment, divided into items. */
export type PaymentSplit = {
  /** The code of the split. */
  code: string;
  /** Your reference of the payment. */
  extRef: string;
  /** The gross amount that the buyer paid, in minor units of `currency`. */
  totalAmount: PositiveMinorUnits;
  /** The currency of all amounts, three capital letters of ISO 4217. */
  currency: Currency;
  /** The processor's own reference of the payment. Left out if none was sent. */
  pspExtRef?: string;
  /**
   * The processor that took the payment: an identifier in capitals. Each version has a closed set of its own: version 1
   * accepts two values, version 2 seven. Your account manager gives you the identifier of your processor, such as ADYEN.
   */
  paymentProcessor: PaymentProcessor;
  /** How the buyer paid. Left out if the split was created with version 2 without it. */
  paymentMethod?: string;
  /** The response of the processor. Left out if it was not sent. */
  pspResponse?: PspResponse;
  /** Your own text. Left out if none was sent. */
  description?: string;
  /** When the payment was processed. */
  extProcessedAt?: string;
  /** The first level of the tree of items, as it was sent, with codes. */
  items: PaymentSplitItem[];
};

/** One captured payment and the items to divide it into. */
export type PaymentSplitCreate = {
  /**
   * Your reference of the payment, unique across your platform, and the idempotency key of the split. 4 to 64
   * letters, digits and `# @ : - _`.
   */
  extRef: ExtRef;
  /** The gross amount that the buyer paid, in minor units of `currency`. */
  totalAmount: PositiveMinorUnits;
  /**
   * The currency of all amounts, three capital letters of ISO 4217. USD, AUD, EUR, GBP, JPY, SGD, CAD, NZD and BHD
   * are accepted; any other may be refused.
   */
  currency: Currency;
  /** The processor's own reference of the payment. Required if its settlement report does not show your `extRef`. */
  pspExtRef?: string;
  /**
   * The processor that took the payment: an identifier in capitals. Each version has a closed set of its own: version 1
   * accepts two values, version 2 seven. Your account manager gives you the identifier of your processor, such as ADYEN.
   */
  paymentProcessor: PaymentProcessor;
  /** How the buyer paid, such as a card scheme or a type of bank transfer. */
  paymentMethod: string;
  pspResponse?: PspResponse;
  /** A text of your own. */
  description?: string;
  /**
   * When the payment was processed, usually the time of your call to the processor, with an
   * offset (`+01:00`) or `Z`.
   */
  extProcessedAt: ZonedDateTime;
  /**
   * The first level of the tree of items. Its amounts add up to `totalAmount`. At most 1,000 `ITEM`s
   * in the whole tree.
   */
  items: PaymentSplitItemCreate[];
};

/** A group of items. It does not move money itself. */
export type PaymentSplitGroup = {
  /** The code of the group. */
  code: string;
  /** Always `GROUP`. */
  type: 'GROUP';
  /** The label that was sent, if any. The label of a group has no effect. */
  label?: PaymentSplitLabel;
  /** Your reference of the group. */
  extRef: string;
  /** The sum of the items directly in the group, in minor units of the split's currency. */
  amount: PositiveMinorUnits;
  /** The default virtual account for all items below. Left out if none was sent, or an unknown or closed one. */
  accountCode?: string;
  /** Your own text. Left out if none was sent. */
  description?: string;
  /** The groups or items in the group. */
  items: PaymentSplitItem[];
};

/** A group of items, for example all items of one seller. It does not move money itself. */
export type PaymentSplitGroupCreate = {
  /** Always `GROUP`. */
  type: 'GROUP';
  /** The items, or groups of items, in the group. */
  items: PaymentSplitSubItemCreate[];
} & PaymentSplitGroupCreateBase;

/** The members of a group of a payment split, on each level of the tree. It does not move money itself. */
export type PaymentSplitGroupCreateBase = {
  /** A label for your own use. The label of a group has no effect. */
  label?: PaymentSplitLabel;
  /** Your reference of the group, unique in the split on all levels. */
  extRef: ExtRef;
  /** The sum of the items directly in the group, in minor units of the split's currency. */
  amount: PositiveMinorUnits;
  /** The default virtual account for all items below. An unknown or closed account is ignored. */
  accountCode?: string;
  /** A text of your own. */
  description?: string;
};

/** A node of the tree: a `GROUP` of items, or an `ITEM` with an amount. */
export type PaymentSplitItem = PaymentSplitGroup | PaymentSplitLeaf;

/** A node of the tree: a `GROUP` of items, or an `ITEM` with an amount. */
export type PaymentSplitItemCreate = PaymentSplitGroupCreate | PaymentSplitLeafCreate;

/** A part of the amount, with its purpose. Only items move money. */
export type PaymentSplitLeaf = {
  /** The code of the item. */
  code: string;
  /** Always `ITEM`. */
  type: 'ITEM';
  /**
   * The purpose of an amount, which determines where the money goes. `DISCOUNT` is moved from the item's account to the
   * merchant. So are `COMMISSION`, `DEFICIENCY`, `HANDLING_FEE`, `PAYMENT_FEE` and `RMA_FEE`. `PRODUCT_ITEM` and
   * `SHIPPING` stay on the item's account. `PLATFORM_DISCOUNT`
   * passes through the merchant's account to the item's, and changes no balance of the merchant.
   */
  label: PaymentSplitLabel;
  /** Your reference of the item. Refunds refer to it. */
  extRef: string;
  /** The amount of the item, in minor units of the split's currency. */
  amount: PositiveMinorUnits;
  /**
   * The virtual account of the item as it was sent. Left out if none was sent, or an unknown or
   * closed one: the money then went to the account of the nearest group above that has one, else to
   * the liable account of the division.
   */
  accountCode?: string;
  /** Your own text. Left out if none was sent. */
  description?: string;
  /** Left out or empty, because an item has no sub-items. */
  items?: unknown[];
};

/** A part of the amount, with its purpose. Only items move money. */
export type PaymentSplitLeafCreate = {
  /** Always `ITEM`. */
  type: 'ITEM';
  /**
   * The purpose of an amount, which determines where the money goes. `DISCOUNT` is moved from the item's account to the
   * merchant. So are `COMMISSION`, `DEFICIENCY`, `HANDLING_FEE`, `PAYMENT_FEE` and `RMA_FEE`. `PRODUCT_ITEM` and
   * `SHIPPING` stay on the item's account. `PLATFORM_DISCOUNT`
   * passes through the merchant's account to the item's, and changes no balance of the merchant.
   */
  label: PaymentSplitLabel;
  /** Your reference of the item, unique in the split on all levels. Refunds refer to it. */
  extRef: ExtRef;
  /** The amount of the item, in minor units of the split's currency. Positive for all labels. */
  amount: PositiveMinorUnits;
  /**
   * The virtual account of the item. If left out, unknown or closed: the account of the nearest group above that has
   * one, else the liable account of the division.
   */
  accountCode?: string;
  /** A text of your own. */
  description?: string;
  /** Leave this out or empty, because an item has no sub-items. */
  items?: unknown[];
};

/** A page of payment splits. */
export type PaymentSplitPage = Page & {
  /** The payment splits on this page. */
  elements: PaymentSplit[];
};

/** A group inside a group. It contains only `ITEM`s and does not move money itself. */
export type PaymentSplitSubGroupCreate = {
  /** Always `GROUP`. */
  type: 'GROUP';
  /** The items of the group. This is the last level of the tree, two levels below the first one. */
  items: PaymentSplitLeafCreate[];
} & PaymentSplitGroupCreateBase;

/** A node of the second level of the tree: a `GROUP` of items, or an `ITEM` with an amount. */
export type PaymentSplitSubItemCreate = PaymentSplitSubGroupCreate | PaymentSplitLeafCreate;

/** A request to send money from a virtual account to a bank account, with its status. */
export type PayoutRequest = {
  /** The code of the payout request. */
  code: string;
  /** When the request was made. */
  createdAt: string;
  /** When the transfer is or was due, as sent or as determined by the service. */
  processAt?: string;
  /** The time whose balance is paid out. Left out if none was sent. */
  useBalanceAt?: string;
  /** The code of the virtual account from which the money is taken. */
  accountCode: string;
  /** The code of the bank account to which the money goes. */
  externalAccountCode: string;
  /**
   * The amount of the payout, in minor units of EUR. If the request had no amount, it is left out until the status
   * is `ACCEPTED`.
   */
  amount?: PositiveMinorUnits;
  /** The text on the statement of the receiving bank account. Left out if none was sent. */
  description?: string;
  /**
   * The status of a payout request, with its meaning and the statuses that can follow:
   *
   * | Status | Meaning | Next |
   * |---|---|---|
   * | `WAITING` | stored and not due yet; can be deleted | `ACCEPTED` or `REJECTED` |
   * | `ACCEPTED` | checked; the money has left the account | `PROCESSED` or `FAILED` |
   * | `REJECTED` | a check failed when it was due; no money has moved | final; correct the cause and create a new request |
   * | `FAILED` | the bank refused or returned it; the money is on the account again | final; correct the cause and create a new request |
   * | `PROCESSED` | paid | usually final; `FAILED` if the bank returns the money later |
   */
  status: PayoutRequestStatus;
};

/** A new payout request. At most one of `amount` and `useBalanceAt`; with neither, the whole balance is paid out. */
export type PayoutRequestCreate = {
  /** The code of the virtual account from which the money is taken. */
  accountCode: string;
  /** The code of the bank account to which the money goes. It belongs to the owner of the virtual account. */
  externalAccountCode: string;
  /** The amount to pay out, in minor units of EUR. Not together with `useBalanceAt`. */
  amount?: TransferAmount;
  /**
   * Pay out the balance that the account had, or will have, at this time, with an offset (`+01:00`) or `Z`. Not
   * together with `amount`. Not after `processAt`.
   */
  useBalanceAt?: ZonedDateTime;
  /**
   * When the transfer is due, with an offset (`+01:00`) or `Z`. Default: at once, or at `useBalanceAt` if that is
   * later.
   */
  processAt?: ZonedDateTime;
  /** The text on the statement of the receiving bank account. */
  description?: string;
};

/** A page of payout requests. */
export type PayoutRequestPage = Page & {
  /** The payout requests on this page. */
  elements: PayoutRequest[];
};

/**
 * The status of a payout request, with its meaning and the statuses that can follow:
 *
 * | Status | Meaning | Next |
 * |---|---|---|
 * | `WAITING` | stored and not due yet; can be deleted | `ACCEPTED` or `REJECTED` |
 * | `ACCEPTED` | checked; the money has left the account | `PROCESSED` or `FAILED` |
 * | `REJECTED` | a check failed when it was due; no money has moved | final; correct the cause and create a new request |
 * | `FAILED` | the bank refused or returned it; the money is on the account again | final; correct the cause and create a new request |
 * | `PROCESSED` | paid | usually final; `FAILED` if the bank returns the money later |
 */
export type PayoutRequestStatus =
  | 'WAITING'
  | 'ACCEPTED'
  | 'REJECTED'
  | 'FAILED'
  | 'PROCESSED'
  | Unlisted<string>;

/** Stored data of a natural person: a seller, or an owner of a seller. Fields without a value are left out. */
export type Person = {
  /** The given names, as on the identity document. */
  firstName?: string;
  /** The family name, as on the identity document. */
  lastName?: string;
  /** The full legal name. */
  legalName?: string;
  /** The tax number of the person. */
  taxNumber?: string;
  /**
   * The social security number. Required for the KYC check only if the merchant is based in the United States. Keep
   * it out of your logs.
   */
  socialSecurityNumber?: string;
  /** The gender, as on the identity document. */
  gender?: 'FEMALE' | 'MALE' | Unlisted<string>;
  /** The calendar date of birth. */
  dateOfBirth?: string;
  /** Where the person was born. */
  placeOfBirth?: PlaceOfBirth;
  /** The country of which the person is a citizen, as ISO 3166-1 alpha-3 in capitals. */
  nationality?: CountryCode;
  /** Where the person lives. */
  address?: Address;
  /**
   * An email address. Its format is not validated. Required for the KYC check only if the merchant is based in
   * the United States.
   */
  email?: string;
  /**
   * A telephone number. Its format is not validated. Required for the KYC check only if the merchant is based
   * in the United States.
   */
  phone?: string;
  /** The KYC status of the person. Only with the fragment `kycstatus`. */
  kycStatus?: KycStatus;
  /** The identity documents. Only with the fragment `docs`, or with `docfiles` including the photos. */
  documents?: PersonalDocument[];
};

/**
 * Data of a natural person: a seller, or an owner of a seller. All data can be sent later; the KYC check starts when
 * all required data is present.
 */
export type PersonCreate = {
  /** The given names, as on the identity document. */
  firstName?: string;
  /** The family name, as on the identity document. */
  lastName?: string;
  /** The full legal name. */
  legalName?: string;
  /** The tax number of the person. */
  taxNumber?: string;
  /**
   * The social security number. Required for the KYC check only if the merchant is based in the United States.
   * Keep it out of your logs.
   */
  socialSecurityNumber?: string;
  /** The gender, as on the identity document. */
  gender?: 'FEMALE' | 'MALE' | Unlisted<string>;
  /** The calendar date of birth. The KYC check requires an age of at least 18 years. */
  dateOfBirth?: string;
  /** Where the person was born. */
  placeOfBirth?: PlaceOfBirthCreate;
  /** The country of which the person is a citizen, as ISO 3166-1 alpha-3 in capitals. */
  nationality?: CountryCode;
  /** Where the person lives. */
  address?: Address;
  /**
   * An email address. Its format is not validated. Required for the KYC check only if the merchant is based in
   * the United States.
   */
  email?: string;
  /**
   * A telephone number. Its format is not validated. Required for the KYC check only if the merchant is based
   * in the United States.
   */
  phone?: string;
  /**
   * The identity documents. The KYC check requires one with a photo of its front, and for an ID card also of its
   * back.
   */
  documents?: PersonalDocumentCreate[];
};

/**
 * Changes to the data of a natural person: a seller, or an owner of a seller. Fields that are left out keep their
 * values; `null` clears a field.
 */
export type PersonUpdate = {
  /** The given names, as on the identity document. */
  firstName?: string | null;
  /** The family name, as on the identity document. */
  lastName?: string | null;
  /** The full legal name. */
  legalName?: string | null;
  /** The tax number of the person. */
  taxNumber?: string | null;
  /**
   * The social security number. Required for the KYC check only if the merchant is based in the United States.
   * Keep it out of your logs.
   */
  socialSecurityNumber?: string | null;
  /** The gender, as on the identity document. */
  gender?: 'FEMALE' | 'MALE' | null | Unlisted<string>;
  /** The calendar date of birth. The KYC check requires an age of at least 18 years. */
  dateOfBirth?: string | null;
  /** Where the person was born. */
  placeOfBirth?: PlaceOfBirthUpdate;
  /** The country of which the person is a citizen, as ISO 3166-1 alpha-3 in capitals. */
  nationality?: CountryCode | null;
  /** Where the person lives. */
  address?: AddressUpdate;
  /**
   * An email address. Its format is not validated. Required for the KYC check only if the merchant is based in
   * the United States.
   */
  email?: string | null;
  /**
   * A telephone number. Its format is not validated. Required for the KYC check only if the merchant is based
   * in the United States.
   */
  phone?: string | null;
  /**
   * Identity documents to change or to add. An entry with the `extRef` of a stored one changes it, any other entry
   * is added; none is removed.
   */
  documents?: PersonalDocumentUpdate[];
};

/** A stored identity document of a person. */
export type PersonalDocument = {
  /** The code of the document. */
  code: string;
  /** Your own reference. Left out if none was sent. */
  extRef?: string;
  /** The type of the document. */
  type?: 'ID' | 'PASSPORT' | 'DRIVING_LICENSE' | 'VISA' | Unlisted<string>;
  /** The number printed on the document. */
  number?: string;
  /** The date on which the document was issued. */
  issuedAt?: string;
  /** The date on which the document expires. Always with this field name, whichever was used to send it. */
  expireAt?: string;
  /** The country that issued the document, ISO 3166-1 alpha-3. */
  issuerCountry?: CountryCode;
  /** The photos of the document; empty if there are none. */
  photos?: Photo[];
};

/**
 * An identity document of a person, in a legal entity. No field is required here, but the KYC check does not start
 * while required data is missing.
 */
export type PersonalDocumentCreate = {
  /** Your own reference, unique among the documents of the holder. */
  extRef?: string;
  /** The type of the document. All four types are accepted here, unlike in the operation that adds a document. */
  type?: 'ID' | 'PASSPORT' | 'DRIVING_LICENSE' | 'VISA' | Unlisted<string>;
  /** The number printed on the document. */
  number?: string;
  /** The date on which the document was issued. */
  issuedAt?: string;
  /** The date on which the document expires. */
  expireAt?: string;
  /** The country that issued the document, ISO 3166-1 alpha-3. */
  issuerCountry?: CountryCode;
  /** Photos of the document, at most 20. */
  photos?: PhotoCreate[];
};

/**
 * An identity document in an update of a legal entity. An entry with the `extRef` of a stored document changes that
 * document, and fields that are left out keep their values. Any other entry is added. No document is removed.
 */
export type PersonalDocumentUpdate = {
  /**
   * Your own reference, unique among the documents of the holder. It identifies the document to change; a new
   * `extRef` adds a document.
   */
  extRef?: string;
  /** The type of the document. All four types are accepted here, unlike in the operation that adds a document. */
  type?: 'ID' | 'PASSPORT' | 'DRIVING_LICENSE' | 'VISA' | Unlisted<string>;
  /** The number printed on the document. `null` clears it. */
  number?: string | null;
  /** The date on which the document was issued. `null` clears it. */
  issuedAt?: string | null;
  /** The date on which the document expires. `null` clears it. */
  expireAt?: string | null;
  /** The country that issued the document, ISO 3166-1 alpha-3. `null` clears it. */
  issuerCountry?: string | null;
  /** Photos to change or to add. The document can have at most 20. */
  photos?: PhotoUpdate[];
};

/** A stored photo of one side of an identity document. */
export type Photo = {
  /** The code of the photo. */
  code: string;
  /** Your own reference. Left out if none was sent. */
  extRef?: string;
  /** The side of the document. */
  page?: 'FRONT' | 'BACK' | Unlisted<string>;
  /** Whether the document was photographed from straight above or at an angle. Left out if it was not sent. */
  style?: 'STRAIGHT' | 'TILTED' | Unlisted<string>;
  /** The file format of the photo. Left out if it was not sent. */
  format?: 'PNG' | 'JPG' | Unlisted<string>;
  /** The photo in Base64. Left out unless the request has the fragment `docfiles`. */
  data?: string;
};

/**
 * A photo of one side of an identity document, in a legal entity. No field is required here, but the KYC check does
 * not start while required data is missing.
 */
export type PhotoCreate = {
  /** Your own reference, unique among the photos of the document. */
  extRef?: string;
  /** The side of the document. The KYC check requires `FRONT`, and for an `ID` also `BACK`. */
  page?: 'FRONT' | 'BACK' | Unlisted<string>;
  /** Whether the document was photographed from straight above or at an angle. */
  style?: 'STRAIGHT' | 'TILTED' | Unlisted<string>;
  /** The file format of the photo. */
  format?: 'PNG' | 'JPG' | Unlisted<string>;
  /** The photo in Base64, with padding and without line breaks. At most 4 MiB (4,194,304 bytes) before encoding. */
  data?: string;
};

/**
 * A photo in an update of a legal entity. An entry with the `extRef` of a stored photo changes that photo, and fields
 * that are left out keep their values. Any other entry is added. No photo is removed.
 */
export type PhotoUpdate = {
  /**
   * Your own reference, unique among the photos of the document. It identifies the photo to change; a new
   * `extRef` adds a photo.
   */
  extRef?: string;
  /** The side of the document. The KYC check requires `FRONT`, and for an `ID` also `BACK`. */
  page?: 'FRONT' | 'BACK' | Unlisted<string>;
  /** Whether the document was photographed from straight above or at an angle. */
  style?: 'STRAIGHT' | 'TILTED' | Unlisted<string>;
  /** The file format of the photo. */
  format?: 'PNG' | 'JPG' | Unlisted<string>;
  /** The photo in Base64, with padding and without line breaks. At most 4 MiB (4,194,304 bytes) before encoding. */
  data?: string;
};

/** Where a person was born. */
export type PlaceOfBirth = {
  /** The city of birth. Version 1 accepts 2 to 4 characters only; a value from version 2 can be longer. */
  city?: string;
  /**
   * The code of the state or province of birth. Version 1 accepts 2 to 4 characters only; a value from version 2 can
   * be longer.
   */
  state?: string;
  /** The country of birth, as ISO 3166-1 alpha-3 in capitals. */
  country?: CountryCode;
};

/** Where a person was born. */
export type PlaceOfBirthCreate = {
  /**
   * The city of birth, 2 to 4 characters. Hardly any city's name fits, but version 1 has this limit. Leave the
   * field out if the name is longer, or send it with version 2; no KYC check requires it.
   */
  city?: string;
  /** The code of the state or province of birth, 2 to 4 characters. */
  state?: string;
  /** The country of birth, as ISO 3166-1 alpha-3 in capitals. */
  country?: CountryCode;
};

/** The parts of a place of birth to change. Fields that are left out keep their values; `null` clears a field. */
export type PlaceOfBirthUpdate = {
  /**
   * The city of birth, 2 to 4 characters. Hardly any city's name fits, but version 1 has this limit. Leave the
   * field out if the name is longer, or send it with version 2; no KYC check requires it.
   */
  city?: string | null;
  /** The code of the state or province of birth, 2 to 4 characters. */
  state?: string | null;
  /** The country of birth, as ISO 3166-1 alpha-3 in capitals. */
  country?: CountryCode | null;
};

/** The response of the processor before the split was sent, stored for later inquiries. */
export type PspResponse = {
  /** The type of the response, in the processor's terms. */
  type: string;
  /**
   * The whole response of the processor in Base64, with padding and without line breaks. At most 4 MiB (4,194,304
   * bytes) before encoding.
   */
  data: string;
};

/** A refund of a payment split. */
export type RefundSplit = {
  /** The code of the refund. */
  code: string;
  /** The `extRef` of the payment split. All refunds of one payment have the same. */
  extRef: string;
  /** The processor's reference of the refund. */
  pspMutationExtRef: string;
  /** The amount that the buyer gets back, in minor units of the payment's currency. */
  totalAmount?: PositiveMinorUnits;
  /** Your own text. Left out if none was sent. */
  description?: string;
  /** When the refund was processed. */
  extProcessedAt?: string;
  /** The first level of the tree of items. In a full refund the service creates it from what is left of the payment. */
  items?: RefundSplitItem[];
};

/**
 * A refund of a payment split. Without `items` and `totalAmount`, all that is left of the payment is refunded; with
 * `items`, only these items.
 */
export type RefundSplitCreate = FullRefundSplitCreate | PartialRefundSplitCreate;

/** A group of refund items. It does not move money itself. */
export type RefundSplitGroup = {
  /** The code of the group. */
  code: string;
  /** Always `GROUP`. */
  type: 'GROUP';
  /** The label as sent, else that of the payment's group, if any. The label of a group has no effect. */
  label?: RefundSplitLabel;
  /** Your reference of the group; that of the payment's group in a full refund. */
  extRef: string;
  /** The `extRef` of the group of the payment split. */
  originalExtRef: string;
  /**
   * The sum of the items directly in the group, without `REFUND_FEE` and `REFUND_VAT`, in minor units of the
   * payment's currency.
   */
  amount?: PositiveMinorUnits;
  /**
   * The default virtual account for all items below: as sent, else that of the payment's group. Left out if
   * there is none.
   */
  accountCode?: string;
  /** Your own text. Left out if none was sent. */
  description?: string;
  /** The groups or items in the group. */
  items: RefundSplitItem[];
};

/** A group of refund items. It does not move money itself. */
export type RefundSplitGroupCreate = {
  /** Always `GROUP`. */
  type: 'GROUP';
  /** The items, or groups of items, in the group. */
  items: RefundSplitSubItemCreate[];
} & RefundSplitGroupCreateBase;

/** The members of a group of a refund split, on each level of the tree. It does not move money itself. */
export type RefundSplitGroupCreateBase = {
  /** A label for your own use. The label of a group has no effect. */
  label?: RefundSplitLabel;
  /** Your reference of the group, unique in the refund on all levels. */
  extRef: ExtRef;
  /** The `extRef` of the group of the payment split that is refunded. */
  originalExtRef: ExtRef;
  /**
   * The sum of the items directly in the group, without `REFUND_FEE` and `REFUND_VAT`, in minor units of the
   * payment's currency. Default: the amount of the payment's group.
   */
  amount?: PositiveMinorUnits;
  /**
   * The default virtual account for all items below that have none, neither here nor in the payment. Default: that
   * of the payment's group.
   */
  accountCode?: string;
  /** A text of your own. */
  description?: string;
};

/** A node of the tree: a `GROUP` of items, or an `ITEM` with an amount to refund. */
export type RefundSplitItem = RefundSplitGroup | RefundSplitLeaf;

/** A node of the tree: a `GROUP` of items, or an `ITEM` with an amount to refund. */
export type RefundSplitItemCreate = RefundSplitGroupCreate | RefundSplitLeafCreate;

/** A part of the refund, with its purpose. Only items move money. */
export type RefundSplitLeaf = {
  /** The code of the refund item. */
  code: string;
  /** Always `ITEM`. */
  type: 'ITEM';
  /** The purpose of the amount, as sent or that of the payment item. */
  label?: RefundSplitLabel;
  /** Your reference of the refund item; that of the payment item in a full refund. */
  extRef: string;
  /** The `extRef` of the payment item. */
  originalExtRef: string;
  /** The refunded amount, in minor units of the payment's currency. */
  amount?: PositiveMinorUnits;
  /**
   * The virtual account of the item: as sent, else that of the payment item. Left out if there is none: the money
   * was then taken from the account of the nearest group above that has one, else from the account that the payment
   * item went to.
   */
  accountCode?: string;
  /** Your own text. Left out if none was sent. */
  description?: string;
  /** Left out or empty, because an item has no sub-items. */
  items?: unknown[];
};

/** A part of the refund. `label`, `amount` and `accountCode` default to those of the payment item. */
export type RefundSplitLeafCreate = {
  /** Always `ITEM`. */
  type: 'ITEM';
  /**
   * The purpose of the amount; default: the label of the payment item. `REFUND_FEE` and `REFUND_VAT` charge the
   * seller for the refund itself and require an `amount`.
   */
  label?: RefundSplitLabel;
  /** Your reference of the refund item, unique in the refund on all levels. */
  extRef: ExtRef;
  /** The `extRef` of the payment item that is refunded; for a fee, of the item whose account is charged. */
  originalExtRef: ExtRef;
  /**
   * The amount to refund, in minor units of the payment's currency. Default: the whole amount of the payment item,
   * even if a part of it was refunded before. It must not exceed what is left.
   */
  amount?: PositiveMinorUnits;
  /**
   * The virtual account from which the money is taken. Default: that of the payment item, else that of the nearest
   * group above, else the account that the payment item went to.
   */
  accountCode?: string;
  /** A text of your own. */
  description?: string;
  /** Leave this out or empty, because an item has no sub-items. */
  items?: unknown[];
};

/** A page of refund splits. */
export type RefundSplitPage = Page & {
  /** The refund splits on this page. */
  elements: RefundSplit[];
};

/** A group inside a group. It contains only `ITEM`s and does not move money itself. */
export type RefundSplitSubGroupCreate = {
  /** Always `GROUP`. */
  type: 'GROUP';
  /** The items of the group. This is the last level of the tree, two levels below the first one. */
  items: RefundSplitLeafCreate[];
} & RefundSplitGroupCreateBase;

/** A node of the second level of the tree: a `GROUP` of items, or an `ITEM` with an amount to refund. */
export type RefundSplitSubItemCreate = RefundSplitSubGroupCreate | RefundSplitLeafCreate;

/**
 * An account that holds money. Every virtual account has an owner (an account holder, a division or the merchant).
 * Payment splits and payout requests refer to it by its `code`.
 */
export type VirtualAccount = {
  /** The code of the account. */
  code: string;
  /**
   * Your own reference, `null` if there is none. It can be longer than the limit for requests: the reference of the
   * default account of version 2 is the holder's reference with a suffix.
   */
  extRef: string | null;
  /** The type of the account, `DEFAULT` for an account of a holder. Other values can appear. */
  accountType: string;
  /** The label of the account, unique among the accounts of the holder. */
  displayName: string;
};

/** A new virtual account, alone or with its holder. */
export type VirtualAccountCreate = {
  /** Your own reference, 4 to 32 characters, unique among the accounts of the holder. */
  extRef?: string;
  /**
   * The type of the account. A holder can have only `DEFAULT`, so this can be left out.
   *
   * @default "DEFAULT"
   */
  accountType?: 'DEFAULT';
  /** A label of 4 to 48 characters, unique among the accounts of the holder. Default: the code of the account. */
  displayName?: string;
};

/** One page of the virtual accounts of a holder. */
export type VirtualAccountPage = Page & {
  /** The virtual accounts on this page. */
  elements: VirtualAccount[];
};

/**
 * The fields of a virtual account to change. Fields that are left out keep their values. Only `extRef` and
 * `displayName` can be changed. A `code` in the body is ignored.
 */
export type VirtualAccountUpdate = {
  /** Your own reference, 4 to 32 characters, unique among the accounts of the holder. `null` clears it. */
  extRef?: string | null;
  /** A label of 4 to 48 characters, unique among the accounts of the holder. */
  displayName?: string;
};
