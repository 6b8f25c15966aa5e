// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { Present } from './runtime/present.js';
import type {
  CountryCode,
  Currency,
  ExtRef,
  MinorUnits,
  Page,
  PaymentProcessor,
  PaymentSplitLabel,
  PaymentSplitLabelInput,
  PositiveMinorUnits,
  RefundSplitLabel,
  RefundSplitLabelInput,
} from './shared.js';

/**
 * A seller, or anyone else who needs a virtual account. Code, names, description and status are always shown;
 * the rest comes with the fragments that were asked for, and after a create or an update. What has no value is
 * left out.
 */
export type AccountHolder = {
  /** The service's code of the account holder. */
  code: string;
  /** Your own reference, if you gave one. */
  extRef?: string;
  /** The name that reports and internal systems show. */
  displayName: string;
  /** More about the holder, such as the full or company name, if you gave it. */
  description?: string;
  /** What the holder may do at present. */
  status: AccountHolderStatus;
  /**
   * Who the holder is by law. With any of the fragments `kycstatus`, `ubo`, `docs` and `docfiles`; left out as
   * long as nothing was sent, and the check then stands at `WAITING_DATA`.
   */
  legalEntity?: LegalEntity;
  /** The holder's virtual accounts, at least one. With the fragment `accounts`. */
  accounts?: VirtualAccount[];
  /**
   * The bank accounts that the holder can be paid out to. With the fragment `extacc`; may be empty, but then
   * nothing can be paid out.
   */
  externalAccounts?: ExternalAccount[];
};

/** A new account holder, complete or with no more than a name and an account. */
export type AccountHolderCreate = {
  /**
   * Your own reference, unique among all holders of the merchant. Give one: it is how you find the holder again
   * when an answer was lost.
   */
  extRef?: string;
  /** The name that reports and internal systems show. */
  displayName: string;
  /** More about the holder, such as the full or company name. */
  description?: string;
  /** Who the holder is by law. May be sent later. */
  legalEntity?: LegalEntityCreate;
  /** The virtual accounts to open for the holder, at least one. No other is opened. */
  accounts: VirtualAccountCreate[];
};

/** One page of a list of account holders. */
export type AccountHolderPage = Page & {
  /** The account holders on this page, each as thin or as full as `_fragments` says. */
  elements: AccountHolder[];
};

/** What an account holder may do at present, and how much it has processed. Only the service writes it. */
export type AccountHolderStatus = {
  /**
   * | Value | Meaning | Splits | Payouts | Updates |
   * |---|---|---|---|---|
   * | `ACTIVE` | from creation on | yes | yes | yes |
   * | `NOPAYOUT` | the identity check was rejected or failed; `ACTIVE` again once it passes | yes | no | yes |
   * | `SUSPENDED` | a forgery was found, until a later check passes; or the operator stepped in | yes | no | yes |
   * | `CLOSED` | closed by the operator at a balance of zero, for good | as if the account did not exist | no | no |
   */
  code: 'ACTIVE' | 'NOPAYOUT' | 'SUSPENDED' | 'CLOSED' | (string & {});
  /** Describes the present code, for people. The text can change at any time, so do not compare it. */
  reason: string;
  /**
   * The sum of everything that splits have credited to the holder's accounts so far, in the currency of the
   * division. Refunds are not taken off. Left out until there is something to show.
   */
  processedAmount?: {
    /** The sum, in minor units of `currency`. */
    amount: number;
    /** The currency of `amount`. */
    currency: Currency;
  };
};

/**
 * What to change about an account holder. What is left out stays as it is. Nothing else of a holder can be
 * changed in version 1.
 */
export type AccountHolderUpdate = {
  /** Data about who the holder is by law, to add or to change. */
  legalEntity?: LegalEntityUpdate;
  /**
   * Bank accounts to change or to add. Each is matched by `extRef`, else added; none is ever
   * removed.
   */
  externalAccounts?: ExternalAccountUpdate[];
};

/** A postal address. A check needs street, house number, postal code, city and country. */
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

/** The parts of a postal address to change. What is left out stays as it is; `null` clears a part. */
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

/** What a virtual account can pay out now. */
export type Balance = {
  /** The code of the virtual account. */
  code: string;
  /**
   * The available balance less pending charges, in minor units of the division's currency. Nothing can be paid
   * out unless it is above zero.
   */
  amount: MinorUnits;
};

/** A bank statement, as the service keeps it. */
export type BankStatement = {
  /**
   * The bytes of the PDF in Base64. Files are large, so it is `null` in lists and in answers to a create or an
   * update; get the account to see it.
   */
  data: string | null;
  /** The day on which the bank issued the statement, if you gave it. */
  issuedAt?: string;
};

/** A bank statement that proves whose account it is. */
export type BankStatementCreate = {
  /**
   * The bytes of a statement exported as PDF, in Base64 with padding and without line breaks. At most 4 MiB
   * (4,194,304 bytes) before encoding.
   */
  data: string;
  /** The day on which the bank issued the statement. */
  issuedAt?: string;
};

/**
 * A person who owns or runs an organization: everything that an individual legal entity has, a code and the
 * part that the person plays.
 */
export type BeneficialOwner = {
  /** The service's code of the owner. */
  code: string;
  /** Your own reference of the owner. */
  extRef?: string;
  /** Always a natural person. */
  legalForm?: 'individual';
  /** The part that the person plays. `BOARD_MEMBER` can only come from version 2. */
  type?: 'SHARE_HOLDER' | 'CEO' | 'CFO' | 'COO' | 'BOARD_MEMBER' | (string & {});
} & Person;

/**
 * A person who owns or runs an organization: everything that an individual legal entity has, and the part
 * that the person plays.
 */
export type BeneficialOwnerCreate = {
  /**
   * Your own reference of the owner, unique among the owners of the organization. Give one: it lets you
   * name the owner in a later update.
   */
  extRef?: string;
  /** Always a natural person. May be left out. */
  legalForm?: 'individual';
  /** The part that the person plays. */
  type?: 'SHARE_HOLDER' | 'CEO' | 'CFO' | 'COO';
} & PersonCreate;

/**
 * An owner to change or to add. An entry with the `extRef` of a stored owner changes that owner; any other entry is
 * added.
 */
export type BeneficialOwnerUpdate = {
  /**
   * Your own reference of the owner, unique among the owners of the organization. It finds the owner to change; a
   * new one is given to the owner that is added.
   */
  extRef?: string;
  /** Always a natural person. May be left out. */
  legalForm?: 'individual';
  /** The part that the person plays. */
  type?: 'SHARE_HOLDER' | 'CEO' | 'CFO' | 'COO' | null;
} & PersonUpdate;

/**
 * A refund as the request that makes it is answered. A partial refund has everything; a full one repeats what
 * was sent, and may leave out what the service made.
 */
export type CreatedRefundSplit = {
  /** The service's code of the refund. A partial refund always has it. */
  code?: string;
  /** The `extRef` of the payment split. All refunds of one payment share it. */
  extRef: string;
  /** The processor's reference of the refund. */
  pspMutationExtRef: string;
  /** What the buyer gets back, in minor units of the payment's currency. */
  totalAmount?: PositiveMinorUnits;
  /** Your own text. Left out if none was sent. */
  description?: string;
  /** When the refund was processed. Always there if it was sent. */
  extProcessedAt?: string;
  /**
   * The first level of the tree of items. In a full refund the service made it from what was left of the
   * payment.
   */
  items?: RefundSplitItem[];
};

/** A bank account, or a wallet that works like one, to which a holder's money can be paid out. */
export type ExternalAccount = {
  /** The service's code of the external account. */
  code: string;
  /**
   * How the account is identified. Version 1 creates `IBAN` accounts only; `UPO` shows one that was made
   * through version 2. Other values can appear.
   */
  accountType: string;
  /** The IBAN, or the national account number (BBAN). Absent for an account made through version 2 without one. */
  accountNumber?: string;
  /** Your own reference, if you gave one. */
  extRef?: string;
  /** The label that tells the external accounts of a holder apart, if you gave one. */
  displayName?: string;
  /** What people should know about the account, if you said so. */
  description?: string;
  /** The currency of the bank account, ISO 4217. */
  currency: Currency;
  /** The bank statement that proves whose account it is. Absent when none was sent. */
  statement?: BankStatement;
  /** How far the check of the account has got. `WAITING_DATA` until a statement is sent. Lists leave it out. */
  kycStatus?: KycStatus;
};

/** A bank account to add to a holder. */
export type ExternalAccountCreate = {
  /**
   * How the account is identified. Version 1 knows `IBAN` only, so this can be left out.
   *
   * @default "IBAN"
   */
  accountType?: 'IBAN';
  /**
   * The IBAN, or the national account number (BBAN): 4 to 34 letters and digits, no blanks. What begins with
   * two letters and two digits is an IBAN, and its check digits must be right.
   */
  accountNumber: string;
  /** The currency of the bank account, ISO 4217. */
  currency: Currency;
  /** Your own reference, unique among the external accounts of the holder. Send one, so that a repeat is noticed. */
  extRef?: string;
  /** A label that no other external account of the holder has. */
  displayName?: string;
  /** What people should know about the account. */
  description?: string;
  /** A bank statement that proves whose account it is. Optional; the check of the account waits for it. */
  statement?: BankStatementCreate;
};

/** One page of the external accounts of a holder. */
export type ExternalAccountPage = Page & {
  /** The external accounts on this page. */
  elements: ExternalAccount[];
};

/**
 * An external account in an update of its holder. An entry with the `extRef` of a stored account changes that
 * account, and what is left out stays as it is. Any other entry is added, and then needs `accountNumber` and
 * `currency`. No account is ever removed.
 */
export type ExternalAccountUpdate = {
  /** How the account is identified. Version 1 knows `IBAN` only, so this can be left out. */
  accountType?: 'IBAN';
  /**
   * The IBAN, or the national account number (BBAN): 4 to 34 letters and digits, no blanks. What begins with
   * two letters and two digits is an IBAN, and its check digits must be right. A new number starts a new check
   * of the account.
   */
  accountNumber?: string;
  /** The currency of the bank account, ISO 4217. */
  currency?: Currency;
  /**
   * Your own reference, unique among the external accounts of the holder. It finds the account to change; a new
   * one is given to the account that is added.
   */
  extRef?: string;
  /** A label that no other external account of the holder has. `null` clears it. */
  displayName?: string | null;
  /** What people should know about the account. `null` clears it. */
  description?: string | null;
  /** A bank statement in place of the present one. A new statement starts a new check of the account. */
  statement?: BankStatementCreate;
} & (Present<'extRef'> | Present<'accountNumber' | 'currency'>);

/** An external account as it is returned on its own, always with the state of its check. */
export type ExternalAccountWithKycStatus = ExternalAccount & {
  /**
   * How far the check of the account has got. `WAITING_DATA` until a statement is sent; payouts need
   * `PASSED`.
   */
  kycStatus: KycStatus;
};

/**
 * Refunds all that is left of a payment, item by item as it was split. Takes neither `items` nor
 * `totalAmount`.
 */
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
  /**
   * When the refund was processed, with an offset (`+01:00`) or `Z`. The time of the request when it is left
   * out.
   */
  extProcessedAt?: string;
  totalAmount?: never;
  items?: never;
};

/** A natural person as the legal entity of an account holder. */
export type IndividualLegalEntity = {
  /** Says that this is a natural person. */
  legalForm: 'individual';
} & Person;

/** A natural person as the legal entity of an account holder. */
export type IndividualLegalEntityCreate = {
  /** Says that this is a natural person. */
  legalForm: 'individual';
} & PersonCreate;

/** Changes to a legal entity that is a natural person. */
export type IndividualLegalEntityUpdate = {
  /** Says that this is a natural person. Must be what is stored; needed when nothing is stored yet. */
  legalForm?: 'individual';
} & PersonUpdate;

/** How far the check of an identity or of a bank account has got. Only the service writes it. */
export type KycStatus = {
  /**
   * | Value | Meaning | What to do |
   * |---|---|---|
   * | `WAITING_DATA` | nothing to check has been sent yet | send the data |
   * | `MISSING_DATA` | a part of it is missing; `details` says what | send the rest |
   * | `DATA_RECEIVED` | complete; the check has not begun | wait; if `readyForKyc=false` holds it back, send an update without it |
   * | `IN_PROGRESS` | the check is under way | wait |
   * | `PASSED` | accepted; payouts are possible | nothing |
   * | `REJECTED` | the data or a document was not accepted | correct it as `details` says |
   * | `FORGED` | something was judged to be a forgery | send what is genuine: an important change starts a new check |
   * | `FAILED` | the check broke down for technical reasons | update the holder, or send the statement again |
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
    | (string & {});
  /** What the check found. May be missing or empty. */
  details?: KycStatusDetail[];
};

/**
 * One finding of a check. Its type and its text have two names each, because both are in use. Read one and fall
 * back on the other: a response can have either, and where it has both they agree.
 */
export type KycStatusDetail = {
  /** The service's code of this finding. */
  code: string;
  /** Whether this stands in the way of `PASSED` (`ERROR`) or is a hint (`ADVICE`). */
  type?: 'ERROR' | 'ADVICE' | (string & {});
  /** The same value as `type`. */
  messageType?: 'ERROR' | 'ADVICE' | (string & {});
  /**
   * What was found, for programs: capitals and underscores. The set is open, so treat a value that you do
   * not know by its `type`.
   */
  messageCode: string;
  /** What was found, for people. */
  messageTemplate?: string;
  /** The same text as `messageTemplate`. */
  message?: string;
};

/** A paper of an organization that is sent after the holder was created. */
export type LateOrganizationDocumentCreate = {
  /** Your own reference, unique among the documents of the holder. Send one, so that a repeat is noticed. */
  extRef?: string;
  /** What the paper is called. Not empty. */
  title: string;
  /** Who issued the paper. */
  issuer: 'COMPANY_REGISTER' | 'TAX_AUTHORITY';
  /** The day on which the paper was issued. It must lie before today, in UTC. */
  issuedAt: string;
  /** The country that issued the paper, ISO 3166-1 alpha-3. */
  issuerCountry: CountryCode;
  /**
   * The bytes of the file in Base64, with padding and without line breaks: a PDF, PNG or JPG of at most 4 MiB
   * (4,194,304 bytes) before encoding.
   */
  data: string;
};

/**
 * An identity paper that is sent after the holder was created. It takes fewer kinds of paper than a legal
 * entity does, and asks for more about it.
 */
export type LatePersonalDocumentCreate = {
  /** Your own reference, unique among the documents of the holder. Send one, so that a repeat is noticed. */
  extRef?: string;
  /** What kind of paper it is. Only these two are taken late. */
  type: 'PASSPORT' | 'ID';
  /** The number printed on the paper. Not empty, and not only blanks. */
  number: string;
  /** The day on which the paper was issued. It must lie before today, in UTC. */
  issuedAt: string;
  /**
   * The day on which the paper expires. It must lie after today, in UTC. This is the name to use; it or
   * `expiresAt` must be there.
   */
  expireAt?: string;
  /** The other name of `expireAt`. When both are sent, they must be equal. */
  expiresAt?: string;
  /** The country that issued the paper, ISO 3166-1 alpha-3. */
  issuerCountry?: CountryCode;
  /** Pictures of the paper, 1 to 20. */
  photos: LatePhotoCreate[];
} & (Present<'expireAt'> | Present<'expiresAt'>);

/** A picture of one side of an identity paper that is sent late. */
export type LatePhotoCreate = {
  /** Your own reference, unique among the photos of the paper. */
  extRef?: string;
  /** Which side of the paper is shown. The check needs `FRONT`, and `BACK` too for an `ID`. */
  page: 'FRONT' | 'BACK';
  /** Whether the paper was photographed from straight above or at an angle. */
  style: 'STRAIGHT' | 'TILTED';
  /** The file format of the picture. */
  format: 'JPG' | 'PNG';
  /**
   * The bytes of the picture in Base64, with padding and without line breaks. At most 4 MiB (4,194,304 bytes)
   * before encoding.
   */
  data: string;
};

/** Who the account holder is by law. */
export type LegalEntity = IndividualLegalEntity | OrganizationLegalEntity;

/** Who the account holder is by law. Only the form is required; a check needs more. */
export type LegalEntityCreate = IndividualLegalEntityCreate | OrganizationLegalEntityCreate;

/**
 * Changes to the legal entity of an account holder. Its form cannot change, so `legalForm` may be left out
 * once a form is stored; the fields of the other form are then ignored, as any unknown field is.
 */
export type LegalEntityUpdate = IndividualLegalEntityUpdate | OrganizationLegalEntityUpdate;

/** A paper of an organization, as the service keeps it. */
export type OrganizationDocument = {
  /** The service's code of the document. */
  code: string;
  /** Your own reference, if you gave one. */
  extRef?: string;
  /** What the paper is called. */
  title?: string;
  /** Who issued the paper. Absent for one that was sent through version 2, which does not ask for it. */
  issuer?: 'COMPANY_REGISTER' | 'TAX_AUTHORITY' | (string & {});
  /** The day on which the paper was issued. */
  issuedAt?: string;
  /** The country that issued the paper, ISO 3166-1 alpha-3. */
  issuerCountry?: CountryCode;
  /**
   * The bytes of the file in Base64. Files are large, so they are left out unless the request
   * asked for them.
   */
  data?: string;
};

/**
 * A paper of an organization, inside a legal entity. Nothing is mandatory here; what is missing keeps the
 * identity check from starting.
 */
export type OrganizationDocumentCreate = {
  /** Your own reference, unique among the documents of the holder. */
  extRef?: string;
  /** What the paper is called. */
  title?: string;
  /** Who issued the paper. */
  issuer?: 'COMPANY_REGISTER' | 'TAX_AUTHORITY';
  /** The day on which the paper was issued. */
  issuedAt?: string;
  /** The country that issued the paper, ISO 3166-1 alpha-3. */
  issuerCountry?: CountryCode;
  /**
   * The bytes of the file in Base64, with padding and without line breaks: a PDF, PNG or JPG of at most 4 MiB
   * (4,194,304 bytes) before encoding.
   */
  data?: string;
};

/**
 * A paper of an organization in an update of a legal entity. An entry with the `extRef` of a stored paper changes
 * that paper, and what is left out stays as it is. Any other entry is added. No paper is ever removed.
 */
export type OrganizationDocumentUpdate = {
  /**
   * Your own reference, unique among the documents of the holder. It finds the document to change; a new one is
   * given to the document that is added.
   */
  extRef?: string;
  /** What the paper is called. `null` clears it. */
  title?: string | null;
  /** Who issued the paper. */
  issuer?: 'COMPANY_REGISTER' | 'TAX_AUTHORITY';
  /** The day on which the paper was issued. `null` clears it. */
  issuedAt?: string | null;
  /** The country that issued the paper, ISO 3166-1 alpha-3. `null` clears it. */
  issuerCountry?: string | null;
  /**
   * The bytes of the file in Base64, with padding and without line breaks: a PDF, PNG or JPG of at most 4 MiB
   * (4,194,304 bytes) before encoding.
   */
  data?: string;
};

/** An organization as the legal entity of an account holder. What has no value is left out. */
export type OrganizationLegalEntity = {
  /** Says that this is an organization. */
  legalForm: 'organization';
  /** The kind of organization. */
  type?: 'PRIVATE_COMPANY' | 'PUBLIC_COMPANY' | 'NON_PROFIT' | (string & {});
  /** The name in the company register. */
  legalName?: string;
  /** The number at the chamber of commerce or company register. */
  registrationNumber?: string;
  /** The number under which the organization pays taxes. */
  taxNumber?: string;
  /** The registered address. */
  address?: Address;
  /** An e-mail address. Its form is not checked. */
  email?: string;
  /** A telephone number. Its form is not checked. */
  phone?: string;
  /** How far the check of this organization has got. Only with the fragment `kycstatus`. */
  kycStatus?: KycStatus;
  /** The people who own or run the organization. Only with the fragment `ubo`. */
  ultimateBeneficialOwners?: BeneficialOwner[];
  /** The company's documents. Only with the fragment `docs`, or with `docfiles` for the files too. */
  documents?: OrganizationDocument[];
};

/**
 * An organization as the legal entity of an account holder. Everything but the form may be sent later; a check
 * begins when what it needs is there.
 */
export type OrganizationLegalEntityCreate = {
  /** Says that this is an organization. */
  legalForm: 'organization';
  /** The kind of organization. */
  type?: 'PRIVATE_COMPANY' | 'PUBLIC_COMPANY' | 'NON_PROFIT';
  /** The name in the company register. */
  legalName?: string;
  /** The number at the chamber of commerce or company register. */
  registrationNumber?: string;
  /** The number under which the organization pays taxes. */
  taxNumber?: string;
  /** The registered address. */
  address?: Address;
  /** An e-mail address. Its form is not checked. */
  email?: string;
  /** A telephone number. Its form is not checked. */
  phone?: string;
  /**
   * The people who own or run the organization. A check needs at least one, with everything that an
   * individual needs.
   */
  ultimateBeneficialOwners?: BeneficialOwnerCreate[];
  /** The company's documents. A check needs at least one. */
  documents?: OrganizationDocumentCreate[];
};

/** Changes to a legal entity that is an organization. What is left out stays as it is; `null` clears a field. */
export type OrganizationLegalEntityUpdate = {
  /** Says that this is an organization. Must be what is stored; needed when nothing is stored yet. */
  legalForm?: 'organization';
  /** The kind of organization. */
  type?: 'PRIVATE_COMPANY' | 'PUBLIC_COMPANY' | 'NON_PROFIT' | null;
  /** The name in the company register. */
  legalName?: string | null;
  /** The number at the chamber of commerce or company register. */
  registrationNumber?: string | null;
  /** The number under which the organization pays taxes. */
  taxNumber?: string | null;
  /** The registered address. */
  address?: AddressUpdate;
  /** An e-mail address. Its form is not checked. */
  email?: string | null;
  /** A telephone number. Its form is not checked. */
  phone?: string | null;
  /**
   * Owners to change or to add. Each is matched by `extRef`, else added; none is ever
   * removed.
   */
  ultimateBeneficialOwners?: BeneficialOwnerUpdate[];
  /**
   * Company documents to change or to add. Each is matched by `extRef`, else added; none is
   * ever removed.
   */
  documents?: OrganizationDocumentUpdate[];
};

/** Refunds the items that it names, in whole or in part. */
export type PartialRefundSplitCreate = {
  /** The `extRef` of the payment split that is refunded. */
  extRef: ExtRef;
  /**
   * The processor's reference of the refund, as its report shows it. Together with `extRef` it is the
   * idempotency key.
   */
  pspMutationExtRef: string;
  /**
   * What the buyer gets back, in minor units of the payment's currency: the sum of all `ITEM`s other
   * than `REFUND_FEE` and `REFUND_VAT`.
   */
  totalAmount: PositiveMinorUnits;
  /** A text of your own. */
  description?: string;
  /** When the refund was processed, with an offset (`+01:00`) or `Z`. */
  extProcessedAt: string;
  /** The first level of the tree of items. At most 1,000 `ITEM`s in the whole tree. */
  items: RefundSplitItemCreate[];
};

/** How one captured payment was distributed. */
export type PaymentSplit = {
  /** The service's code of the split. */
  code: string;
  /** Your reference of the payment. */
  extRef: string;
  /** The gross amount that the buyer paid, in minor units of `currency`. */
  totalAmount: PositiveMinorUnits;
  /** The currency of all amounts, three capital letters of ISO 4217. */
  currency: Currency;
  /** The processor's own reference of the payment. Left out if none was sent. */
  pspExtRef?: string;
  paymentProcessor: PaymentProcessor;
  /** How the buyer paid. Left out for a split that was made through version 2 without it. */
  paymentMethod?: string;
  /** What the processor answered. Left out if it was not sent. */
  pspResponse?: PspResponse;
  /** Your own text. Left out if none was sent. */
  description?: string;
  /** When the payment was processed. */
  extProcessedAt: string;
  /** The first level of the tree of items, as it was sent and with codes. */
  items: PaymentSplitItem[];
};

/** How one captured payment is to be distributed. */
export type PaymentSplitCreate = {
  /**
   * Your reference of the payment, unique across your platform, and the idempotency key of the
   * split. 4 to 64 characters from letters, digits and `# @ : - _`.
   */
  extRef: ExtRef;
  /** The gross amount that the buyer paid, in minor units of `currency`. */
  totalAmount: PositiveMinorUnits;
  /**
   * The currency of all amounts, three capital letters of ISO 4217. USD, AUD, EUR, GBP, JPY, SGD, CAD,
   * NZD and BHD are taken; any other may be refused.
   */
  currency: Currency;
  /**
   * The processor's own reference of the payment. Needed when its settlement report does not show
   * your `extRef`.
   */
  pspExtRef?: string;
  paymentProcessor: PaymentProcessor;
  /** How the buyer paid, such as a card scheme or a kind of bank transfer. */
  paymentMethod: string;
  pspResponse?: PspResponse;
  /** A text of your own. */
  description?: string;
  /**
   * When the payment was processed, usually the time of your call to the processor, with an
   * offset (`+01:00`) or `Z`.
   */
  extProcessedAt: string;
  /**
   * The first level of the tree of items. Its amounts add up to `totalAmount`. At most 1,000 `ITEM`s
   * in the whole tree.
   */
  items: PaymentSplitItemCreate[];
};

/** Items that belong together. Moves no money itself. */
export type PaymentSplitGroup = {
  /** The service's code of the group. */
  code: string;
  /** Tells a group from an item. */
  type: 'GROUP';
  /** The label that was sent, if any. On a group it moves nothing. */
  label?: PaymentSplitLabel;
  /** Your reference of the group. */
  extRef: string;
  /** The sum of the items directly in the group, in minor units of the split's currency. */
  amount: PositiveMinorUnits;
  /**
   * The virtual account for all items below that have none of their own. Left out if none was sent, or
   * an unknown or closed one.
   */
  accountCode?: string;
  /** Your own text. Left out if none was sent. */
  description?: string;
  /** What the group is made of, groups or items. */
  items: PaymentSplitItem[];
};

/** Items that belong together, for example all that one seller gets. Moves no money itself. */
export type PaymentSplitGroupCreate = {
  /** Tells a group from an item. */
  type: 'GROUP';
  /** A label for your own use. On a group it moves nothing. */
  label?: PaymentSplitLabelInput;
  /** Your reference of the group, unique in the split on all levels. */
  extRef: ExtRef;
  /** The sum of the items directly in the group, in minor units of the split's currency. */
  amount: PositiveMinorUnits;
  /**
   * The virtual account for all items below that name none of their own. An unknown or closed one
   * counts as left out.
   */
  accountCode?: string;
  /** A text of your own. */
  description?: string;
  /** What the group is made of, items or groups of items. */
  items: PaymentSplitSubItemCreate[];
};

/** A node of the tree, either a `GROUP` of further items or an `ITEM`, which carries money. */
export type PaymentSplitItem = PaymentSplitGroup | PaymentSplitLeaf;

/** A node of the tree, either a `GROUP` of further items or an `ITEM`, which carries money. */
export type PaymentSplitItemCreate = PaymentSplitGroupCreate | PaymentSplitLeafCreate;

/** A part of the amount and what it is for. Only these move money. */
export type PaymentSplitLeaf = {
  /** The service's code of the item. */
  code: string;
  /** Tells an item from a group. */
  type: 'ITEM';
  label: PaymentSplitLabel;
  /** Your reference of the item. Refunds name it. */
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
  /** Left out or empty; an item has nothing below it. */
  items?: unknown[];
};

/** A part of the amount and what it is for. Only these move money. */
export type PaymentSplitLeafCreate = {
  /** Tells an item from a group. */
  type: 'ITEM';
  label: PaymentSplitLabelInput;
  /** Your reference of the item, unique in the split on all levels. Refunds name it. */
  extRef: ExtRef;
  /** The amount of the item, in minor units of the split's currency. Positive whatever the label. */
  amount: PositiveMinorUnits;
  /**
   * The virtual account of the item. Left out, unknown or closed: the account of the nearest group
   * above that has one, else the liable account of the division.
   */
  accountCode?: string;
  /** A text of your own. */
  description?: string;
  /** An item has nothing below it; leave this out or empty. */
  items?: unknown[];
};

/** A page of payment splits. */
export type PaymentSplitPage = Page & {
  /** The payment splits on this page. */
  elements: PaymentSplit[];
};

/** A group inside a group. It holds `ITEM`s only. Moves no money itself. */
export type PaymentSplitSubGroupCreate = {
  /** Tells a group from an item. */
  type: 'GROUP';
  /** A label for your own use. On a group it moves nothing. */
  label?: PaymentSplitLabelInput;
  /** Your reference of the group, unique in the split on all levels. */
  extRef: ExtRef;
  /** The sum of the items directly in the group, in minor units of the split's currency. */
  amount: PositiveMinorUnits;
  /**
   * The virtual account for all items below that name none of their own. An unknown or closed one
   * counts as left out.
   */
  accountCode?: string;
  /** A text of your own. */
  description?: string;
  /** The items of the group. The tree ends here, two levels below its first. */
  items: PaymentSplitLeafCreate[];
};

/** A node of the second level of the tree, either a `GROUP` of items or an `ITEM`, which carries money. */
export type PaymentSplitSubItemCreate = PaymentSplitSubGroupCreate | PaymentSplitLeafCreate;

/** A request to send money from a virtual account to a bank account, and how far it has got. */
export type PayoutRequest = {
  /** The service's code of the payout request. */
  code: string;
  /** When the request was made. */
  createdAt: string;
  /** When the transfer is or was due, as sent or as worked out when it was left out. */
  processAt: string;
  /** The time whose balance is paid out. Left out if none was sent. */
  useBalanceAt?: string;
  /** The code of the virtual account that the money is taken from. */
  accountCode: string;
  /** The code of the bank account that the money goes to. */
  externalAccountCode: string;
  /**
   * What is paid out, in minor units of EUR. When the request named no amount, it is left out until the
   * request is `ACCEPTED`, and for good when it is `REJECTED` instead.
   */
  amount?: PositiveMinorUnits;
  /** The text on the statement of the receiving bank account. Left out if none was sent. */
  description?: string;
  status: PayoutRequestStatus;
};

/**
 * Money to send from a virtual account to a bank account. At most one of `amount` and `useBalanceAt`;
 * with neither, all that can be paid out.
 */
export type PayoutRequestCreate = {
  /** The code of the virtual account that the money is taken from. */
  accountCode: string;
  /** The code of the bank account that the money goes to. It belongs to the owner of the virtual account. */
  externalAccountCode: string;
  /** How much to pay out, in minor units of EUR. Not together with `useBalanceAt`. */
  amount?: PositiveMinorUnits;
  /**
   * Pay out the balance that the account had, or will have, at this time, with an offset (`+01:00`) or `Z`. Not
   * together with `amount` and not after `processAt`.
   */
  useBalanceAt?: string;
  /**
   * When the transfer is due, with an offset (`+01:00`) or `Z`. Left out: at once, or at `useBalanceAt` where
   * that is later.
   */
  processAt?: string;
  /** The text on the statement of the receiving bank account. */
  description?: string;
};

/** A page of payout requests. */
export type PayoutRequestPage = Page & {
  /** The payout requests on this page. */
  elements: PayoutRequest[];
};

/**
 * How far a payout request has got.
 *
 * | Status | What it means | What follows |
 * |---|---|---|
 * | `WAITING` | saved and not due yet; can be deleted | `ACCEPTED` or `REJECTED` |
 * | `ACCEPTED` | checked; the money has left the account | `PROCESSED` or `FAILED` |
 * | `REJECTED` | a check failed when it was due; no money has moved | nothing; correct the cause and make a new request |
 * | `FAILED` | the bank refused it or sent it back; the money is back on the account | nothing; correct the cause and make a new request |
 * | `PROCESSED` | paid | nothing as a rule; `FAILED` if the bank sends the money back later |
 */
export type PayoutRequestStatus =
  | 'WAITING'
  | 'ACCEPTED'
  | 'REJECTED'
  | 'FAILED'
  | 'PROCESSED'
  | (string & {});

/** What is stored about a natural person: a seller, or an owner of a seller. What has no value is left out. */
export type Person = {
  /** The given names, as on the identity document. */
  firstName?: string;
  /** The family name, as on the identity document. */
  lastName?: string;
  /** The full name by law. */
  legalName?: string;
  /** The number under which the person pays taxes. */
  taxNumber?: string;
  /**
   * The social security number. Needed for the check only if the merchant is based in the United States. Keep it
   * out of your logs.
   */
  socialSecurityNumber?: string;
  /** The gender, as on the identity document. */
  gender?: 'FEMALE' | 'MALE' | (string & {});
  /** The calendar date of birth. */
  dateOfBirth?: string;
  /** Where the person was born. */
  placeOfBirth?: PlaceOfBirth;
  /** The country of which the person is a citizen, as ISO 3166-1 alpha-3 in capitals. */
  nationality?: CountryCode;
  /** Where the person lives. */
  address?: Address;
  /** An e-mail address. Its form is not checked. Needed for the check only if the merchant is based in the United States. */
  email?: string;
  /** A telephone number. Its form is not checked. Needed for the check only if the merchant is based in the United States. */
  phone?: string;
  /** How far the check of this person has got. Only with the fragment `kycstatus`. */
  kycStatus?: KycStatus;
  /** The identity documents. Only with the fragment `docs`, or with `docfiles` for the pictures too. */
  documents?: PersonalDocument[];
};

/**
 * What is known about a natural person: a seller, or an owner of a seller. Everything may be sent later;
 * a check begins when what it needs is there.
 */
export type PersonCreate = {
  /** The given names, as on the identity document. */
  firstName?: string;
  /** The family name, as on the identity document. */
  lastName?: string;
  /** The full name by law. */
  legalName?: string;
  /** The number under which the person pays taxes. */
  taxNumber?: string;
  /**
   * The social security number. Needed for the check only if the merchant is based in the United States. Keep it
   * out of your logs.
   */
  socialSecurityNumber?: string;
  /** The gender, as on the identity document. */
  gender?: 'FEMALE' | 'MALE';
  /**
   * The calendar date of birth. A point in time is taken too; its time is dropped. A check needs someone
   * of 18 years or more.
   */
  dateOfBirth?: string;
  /** Where the person was born. */
  placeOfBirth?: PlaceOfBirthCreate;
  /** The country of which the person is a citizen, as ISO 3166-1 alpha-3 in capitals. */
  nationality?: CountryCode;
  /** Where the person lives. */
  address?: Address;
  /** An e-mail address. Its form is not checked. Needed for the check only if the merchant is based in the United States. */
  email?: string;
  /** A telephone number. Its form is not checked. Needed for the check only if the merchant is based in the United States. */
  phone?: string;
  /** The identity documents. A check needs one with its front, and the back too when it is an ID card. */
  documents?: PersonalDocumentCreate[];
};

/**
 * What to change about a natural person: a seller, or an owner of a seller. What is left out stays as it is;
 * `null` clears a field.
 */
export type PersonUpdate = {
  /** The given names, as on the identity document. */
  firstName?: string | null;
  /** The family name, as on the identity document. */
  lastName?: string | null;
  /** The full name by law. */
  legalName?: string | null;
  /** The number under which the person pays taxes. */
  taxNumber?: string | null;
  /**
   * The social security number. Needed for the check only if the merchant is based in the United States. Keep it
   * out of your logs.
   */
  socialSecurityNumber?: string | null;
  /** The gender, as on the identity document. */
  gender?: 'FEMALE' | 'MALE' | null;
  /**
   * The calendar date of birth. A point in time is taken too; its time is dropped. A check needs someone
   * of 18 years or more.
   */
  dateOfBirth?: string | null;
  /** Where the person was born. */
  placeOfBirth?: PlaceOfBirthUpdate;
  /** The country of which the person is a citizen, as ISO 3166-1 alpha-3 in capitals. */
  nationality?: CountryCode | null;
  /** Where the person lives. */
  address?: AddressUpdate;
  /** An e-mail address. Its form is not checked. Needed for the check only if the merchant is based in the United States. */
  email?: string | null;
  /** A telephone number. Its form is not checked. Needed for the check only if the merchant is based in the United States. */
  phone?: string | null;
  /**
   * Identity documents to change or to add. Each is matched by `extRef`, else added; none is
   * ever removed.
   */
  documents?: PersonalDocumentUpdate[];
};

/** An identity paper of a person, as the service keeps it. */
export type PersonalDocument = {
  /** The service's code of the document. */
  code: string;
  /** Your own reference, if you gave one. */
  extRef?: string;
  /** What kind of paper it is. */
  type?: 'ID' | 'PASSPORT' | 'DRIVING_LICENSE' | 'VISA' | (string & {});
  /** The number printed on the paper. */
  number?: string;
  /** The day on which the paper was issued. */
  issuedAt?: string;
  /** The day on which the paper expires. Always under this name, whichever was used to send it. */
  expireAt?: string;
  /** The country that issued the paper, ISO 3166-1 alpha-3. */
  issuerCountry?: CountryCode;
  /** The pictures of the paper; empty when there are none yet. */
  photos: Photo[];
};

/**
 * An identity paper of a person, inside a legal entity. Nothing is mandatory here; what is missing keeps the
 * identity check from starting.
 */
export type PersonalDocumentCreate = {
  /** Your own reference, unique among the documents of the holder. */
  extRef?: string;
  /** What kind of paper it is. All four kinds are taken here, unlike when a document is sent late. */
  type?: 'ID' | 'PASSPORT' | 'DRIVING_LICENSE' | 'VISA';
  /** The number printed on the paper. */
  number?: string;
  /** The day on which the paper was issued. */
  issuedAt?: string;
  /** The day on which the paper expires. */
  expireAt?: string;
  /** The country that issued the paper, ISO 3166-1 alpha-3. */
  issuerCountry?: CountryCode;
  /** Pictures of the paper, at most 20. */
  photos?: PhotoCreate[];
};

/**
 * An identity paper in an update of a legal entity. An entry with the `extRef` of a stored paper changes that paper,
 * and what is left out stays as it is. Any other entry is added. No paper is ever removed.
 */
export type PersonalDocumentUpdate = {
  /**
   * Your own reference, unique among the documents of the holder. It finds the document to change; a new one is
   * given to the document that is added.
   */
  extRef?: string;
  /** What kind of paper it is. All four kinds are taken here, unlike when a document is sent late. */
  type?: 'ID' | 'PASSPORT' | 'DRIVING_LICENSE' | 'VISA';
  /** The number printed on the paper. `null` clears it. */
  number?: string | null;
  /** The day on which the paper was issued. `null` clears it. */
  issuedAt?: string | null;
  /** The day on which the paper expires. `null` clears it. */
  expireAt?: string | null;
  /** The country that issued the paper, ISO 3166-1 alpha-3. `null` clears it. */
  issuerCountry?: string | null;
  /** Pictures to change or to add. The paper may have 20 in all. */
  photos?: PhotoUpdate[];
};

/** A picture of one side of an identity paper, as the service keeps it. */
export type Photo = {
  /** The service's code of the photo. */
  code: string;
  /** Your own reference, if you gave one. */
  extRef?: string;
  /** Which side of the paper is shown. */
  page?: 'FRONT' | 'BACK' | (string & {});
  /** Whether the paper was photographed from straight above or at an angle. Absent when it was not given. */
  style?: 'STRAIGHT' | 'TILTED' | (string & {});
  /** The file format of the picture. Absent when it was not given. */
  format?: 'PNG' | 'JPG' | (string & {});
  /**
   * The bytes of the picture in Base64. Files are large, so they are left out unless the request
   * asked for them.
   */
  data?: string;
};

/**
 * A picture of one side of an identity paper, inside a legal entity. Nothing is mandatory here; what is
 * missing keeps the identity check from starting.
 */
export type PhotoCreate = {
  /** Your own reference, unique among the photos of the paper. */
  extRef?: string;
  /** Which side of the paper is shown. The check needs `FRONT`, and `BACK` too for an `ID`. */
  page?: 'FRONT' | 'BACK';
  /** Whether the paper was photographed from straight above or at an angle. */
  style?: 'STRAIGHT' | 'TILTED';
  /** The file format of the picture. */
  format?: 'PNG' | 'JPG';
  /**
   * The bytes of the picture in Base64, with padding and without line breaks. At most 4 MiB (4,194,304 bytes)
   * before encoding.
   */
  data?: string;
};

/**
 * A photo in an update of a legal entity. An entry with the `extRef` of a stored photo changes that photo, and what
 * is left out stays as it is. Any other entry is added. No photo is ever removed.
 */
export type PhotoUpdate = {
  /**
   * Your own reference, unique among the photos of the paper. It finds the photo to change; a new one is given to
   * the photo that is added.
   */
  extRef?: string;
  /** Which side of the paper is shown. The check needs `FRONT`, and `BACK` too for an `ID`. */
  page?: 'FRONT' | 'BACK';
  /** Whether the paper was photographed from straight above or at an angle. */
  style?: 'STRAIGHT' | 'TILTED';
  /** The file format of the picture. */
  format?: 'PNG' | 'JPG';
  /**
   * The bytes of the picture in Base64, with padding and without line breaks. At most 4 MiB (4,194,304 bytes)
   * before encoding.
   */
  data?: string;
};

/** Where a person was born. */
export type PlaceOfBirth = {
  /** The city of birth. Version 1 takes 2 to 4 characters only; what came in through version 2 may be longer. */
  city?: string;
  /**
   * The code of the state or province of birth. Version 1 takes 2 to 4 characters only; what came in through
   * version 2 may be longer.
   */
  state?: string;
  /** The country of birth, as ISO 3166-1 alpha-3 in capitals. */
  country?: CountryCode;
};

/** Where a person was born. */
export type PlaceOfBirthCreate = {
  /**
   * The city of birth, 2 to 4 characters. Hardly any city's name fits, but the platform's reference
   * states this limit twice, so version 1 holds to it. Leave the field out when the name is
   * longer, or send it through version 2; no check requires it.
   */
  city?: string;
  /** The code of the state or province of birth, 2 to 4 characters. */
  state?: string;
  /** The country of birth, as ISO 3166-1 alpha-3 in capitals. */
  country?: CountryCode;
};

/** The parts of a place of birth to change. What is left out stays as it is; `null` clears a part. */
export type PlaceOfBirthUpdate = {
  /**
   * The city of birth, 2 to 4 characters. Hardly any city's name fits, but the platform's reference
   * states this limit twice, so version 1 holds to it. Leave the field out when the name is
   * longer, or send it through version 2; no check requires it.
   */
  city?: string | null;
  /** The code of the state or province of birth, 2 to 4 characters. */
  state?: string | null;
  /** The country of birth, as ISO 3166-1 alpha-3 in capitals. */
  country?: CountryCode | null;
};

/** What the processor answered before the split was sent, kept for later questions. */
export type PspResponse = {
  /** What kind of answer it is, in the processor's own terms. */
  type: string;
  /**
   * The processor's whole answer in Base64, with padding and without line breaks. At most 4 MiB (4,194,304 bytes)
   * before encoding.
   */
  data: string;
};

/** What was taken back of a payment split. */
export type RefundSplit = {
  /** The service's code of the refund. */
  code: string;
  /** The `extRef` of the payment split. All refunds of one payment share it. */
  extRef: string;
  /** The processor's reference of the refund. */
  pspMutationExtRef: string;
  /** What the buyer gets back, in minor units of the payment's currency. */
  totalAmount: PositiveMinorUnits;
  /** Your own text. Left out if none was sent. */
  description?: string;
  /** When the refund was processed. */
  extProcessedAt: string;
  /**
   * The first level of the tree of items. In a full refund the service made it from what was left of the
   * payment.
   */
  items: RefundSplitItem[];
};

/**
 * A refund of a payment that was split. Without `items` and `totalAmount` all that is left of the payment
 * is refunded; with `items` only what they say.
 */
export type RefundSplitCreate = FullRefundSplitCreate | PartialRefundSplitCreate;

/** Refund items that belong together. Takes no money back itself. */
export type RefundSplitGroup = {
  /** The service's code of the group. */
  code: string;
  /** Tells a group from an item. */
  type: 'GROUP';
  /** The label as sent, else that of the payment's group, if any. On a group it moves nothing. */
  label?: RefundSplitLabel;
  /** Your reference of the group; that of the payment's group in a full refund. */
  extRef: string;
  /** The `extRef` of the group of the payment split. */
  originalExtRef: string;
  /**
   * The sum of the items directly in the group, `REFUND_FEE` and `REFUND_VAT` left aside, in minor
   * units of the payment's currency.
   */
  amount: PositiveMinorUnits;
  /**
   * The virtual account for all items below that have none of their own: as sent, else that which the
   * payment's group shows. Left out if there is none.
   */
  accountCode?: string;
  /** Your own text. Left out if none was sent. */
  description?: string;
  /** What the group is made of, groups or items. */
  items: RefundSplitItem[];
};

/** Refund items that belong together. Takes no money back itself. */
export type RefundSplitGroupCreate = {
  /** Tells a group from an item. */
  type: 'GROUP';
  /** A label for your own use. On a group it moves nothing. */
  label?: RefundSplitLabelInput;
  /** Your reference of the group, unique in the refund on all levels. */
  extRef: ExtRef;
  /** The `extRef` of the group of the payment split that this one takes back from. */
  originalExtRef: ExtRef;
  /**
   * The sum of the items directly in the group, `REFUND_FEE` and `REFUND_VAT` left aside, in minor units
   * of the payment's currency. The amount of the payment's group when it is left out.
   */
  amount?: PositiveMinorUnits;
  /**
   * The virtual account for all items below that have none of their own, neither here nor in the payment.
   * That of the payment's group when it is left out.
   */
  accountCode?: string;
  /** A text of your own. */
  description?: string;
  /** What the group is made of, items or groups of items. */
  items: RefundSplitSubItemCreate[];
};

/** A node of the tree, either a `GROUP` of further items or an `ITEM`, which takes money back. */
export type RefundSplitItem = RefundSplitGroup | RefundSplitLeaf;

/** A node of the tree, either a `GROUP` of further items or an `ITEM`, which takes money back. */
export type RefundSplitItemCreate = RefundSplitGroupCreate | RefundSplitLeafCreate;

/** A part of the refund and what it is for. Only these take money back. */
export type RefundSplitLeaf = {
  /** The service's code of the refund item. */
  code: string;
  /** Tells an item from a group. */
  type: 'ITEM';
  /** What the amount is for, as sent or as the payment item has it. */
  label: RefundSplitLabel;
  /** Your reference of the refund item; that of the payment item in a full refund. */
  extRef: string;
  /** The `extRef` of the payment item. */
  originalExtRef: string;
  /** How much was taken back, in minor units of the payment's currency. */
  amount: PositiveMinorUnits;
  /**
   * The virtual account of the item: as sent, else that which the payment item shows. Left out if there is
   * none: the money was then taken from the account of the nearest group above that has one, else from the one
   * that the payment item went to.
   */
  accountCode?: string;
  /** Your own text. Left out if none was sent. */
  description?: string;
  /** Left out or empty; an item has nothing below it. */
  items?: unknown[];
};

/**
 * A part of the refund. What is left out of `label`, `amount` and `accountCode` is taken from the payment
 * item.
 */
export type RefundSplitLeafCreate = {
  /** Tells an item from a group. */
  type: 'ITEM';
  /**
   * What the amount is for; the label of the payment item when it is left out. `REFUND_FEE` and
   * `REFUND_VAT` charge the seller for the refund itself and need an `amount`.
   */
  label?: RefundSplitLabelInput;
  /** Your reference of the refund item, unique in the refund on all levels. */
  extRef: ExtRef;
  /**
   * The `extRef` of the item of the payment split that is refunded, or to whose account a fee is
   * charged.
   */
  originalExtRef: ExtRef;
  /**
   * How much of the payment item is taken back, in minor units of the payment's currency. The whole amount of
   * the payment item when it is left out, also if a part of it was refunded before. Never more than is left.
   */
  amount?: PositiveMinorUnits;
  /**
   * The virtual account that the money is taken from. Left out: that which the payment item names, else that
   * of the nearest group above, else the account that the payment item went to.
   */
  accountCode?: string;
  /** A text of your own. */
  description?: string;
  /** An item has nothing below it; leave this out or empty. */
  items?: unknown[];
};

/** A page of refund splits. */
export type RefundSplitPage = Page & {
  /** The refund splits on this page. */
  elements: RefundSplit[];
};

/** A group inside a group. It holds `ITEM`s only. Moves no money itself. */
export type RefundSplitSubGroupCreate = {
  /** Tells a group from an item. */
  type: 'GROUP';
  /** A label for your own use. On a group it moves nothing. */
  label?: RefundSplitLabelInput;
  /** Your reference of the group, unique in the refund on all levels. */
  extRef: ExtRef;
  /** The `extRef` of the group of the payment split that this one takes back from. */
  originalExtRef: ExtRef;
  /**
   * The sum of the items directly in the group, `REFUND_FEE` and `REFUND_VAT` left aside, in minor units
   * of the payment's currency. The amount of the payment's group when it is left out.
   */
  amount?: PositiveMinorUnits;
  /**
   * The virtual account for all items below that have none of their own, neither here nor in the payment.
   * That of the payment's group when it is left out.
   */
  accountCode?: string;
  /** A text of your own. */
  description?: string;
  /** The items of the group. The tree ends here, two levels below its first. */
  items: RefundSplitLeafCreate[];
};

/** A node of the second level of the tree, either a `GROUP` of items or an `ITEM`, which takes money back. */
export type RefundSplitSubItemCreate = RefundSplitSubGroupCreate | RefundSplitLeafCreate;

/**
 * Where money is kept. Every virtual account has an owner (an account holder, a division or the merchant),
 * and payment splits and payout requests name it by its `code`.
 */
export type VirtualAccount = {
  /** The service's code of the account. */
  code: string;
  /**
   * Your own reference, `null` when there is none. May be longer than what a request may send: the account
   * that version 2 creates by itself has the holder's reference with an ending in it.
   */
  extRef: string | null;
  /** What the account is for, `DEFAULT` for an account of a holder. Other values can appear. */
  accountType: string;
  /** The label of the account, which no other account of the holder has. */
  displayName: string;
};

/** A virtual account to create, alone or together with its holder. */
export type VirtualAccountCreate = {
  /** Your own reference, 4 to 32 characters, unique among the accounts of the holder. */
  extRef?: string;
  /**
   * What the account is for. A holder can have `DEFAULT` only, so this can be left out.
   *
   * @default "DEFAULT"
   */
  accountType?: 'DEFAULT';
  /** A label of 4 to 48 characters that no other account of the holder has. */
  displayName: string;
};

/** One page of the virtual accounts of a holder. */
export type VirtualAccountPage = Page & {
  /** The virtual accounts on this page. */
  elements: VirtualAccount[];
};

/**
 * What to change of a virtual account. What is left out stays as it is. Nothing but `extRef` and `displayName`
 * can be changed. A `code` that is sent back is ignored: the account in the path is the one that is changed.
 */
export type VirtualAccountUpdate = {
  /** Your own reference, 4 to 32 characters, unique among the accounts of the holder. `null` clears it. */
  extRef?: string | null;
  /** A label of 4 to 48 characters that no other account of the holder has. */
  displayName?: string;
};
