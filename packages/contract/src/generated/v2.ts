// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { Present } from './runtime/present.js';
import type {
  CountryCode,
  Currency,
  ExtRef,
  MinorUnits,
  MinorUnitsText,
  Page,
  Pagination,
  PaymentProcessor,
  PaymentSplitLabel,
  PaymentSplitLabelInput,
  PositiveMinorUnits,
  RefundSplitLabel,
  RefundSplitLabelInput,
} from './shared.js';

/** What a virtual account holds in one currency. All amounts are minor units of `currency`. */
export type AccountBalance = {
  /** The currency of the amounts beside it. */
  currency: Currency;
  /** What the processor's settlement has confirmed. A payout that was accepted has left it already. */
  confirmed: MinorUnits;
  /** The net of what is booked and not confirmed yet. */
  pending: MinorUnits;
  /** What can be paid out now: `confirmed`; if `pending` is negative, `confirmed` plus `pending`. Never less than zero. */
  payout: MinorUnits;
};

/**
 * A seller, or anyone else who needs an account on the platform. Legal entity, accounts and sales profile come with
 * the fragments that were asked for, and with the answer to a create or an update. What has no value is left out.
 */
export type AccountHolder = {
  /** The service's code of the account holder. */
  code: string;
  /** Your own reference. No other holder of the merchant has it. */
  extRef?: string;
  /** The name that reports and overviews show. */
  displayName: string;
  /** More about the holder. */
  description?: string;
  /** What the holder may do at present. Not the identity check, which is `legalEntity.kycStatus`. */
  status: AccountHolderStatus;
  /** How much the identity check of this holder asks for. It comes from the division. */
  tier: KycTier;
  /** When the holder was created. */
  createdAt: DateOrDateTime;
  /**
   * Who the holder is by law. With any of the fragments `kycstatus`, `ubo`, `docs` and `docfiles`, once there is one;
   * a holder without counts as `MISSING_DATA`.
   */
  legalEntity?: LegalEntity;
  /** The holder's virtual accounts and what they hold. With the fragment `accounts`. Usually there is one. */
  accounts?: HolderAccount[];
  /**
   * The accounts that the holder can be paid out to; may be empty, and then nothing can be paid out. With the
   * fragment `extacc`.
   */
  externalAccounts?: ExternalAccount[];
  /** What the seller expects to sell. With the fragment `salesprofile`, once it was given. */
  salesProfile?: SalesProfile;
};

/** A new account holder, from no more than a name to all that the identity check needs. */
export type AccountHolderCreate = {
  /**
   * Your own reference, unique among all holders of the merchant. Give one: it is how you find the holder again when
   * an answer was lost.
   */
  extRef?: string;
  /** The name that reports and overviews show. */
  displayName: string;
  /** More about the holder. */
  description?: string;
  /** Who the holder is by law. May be sent later, and in parts. */
  legalEntity?: LegalEntityCreate;
  /**
   * The virtual accounts to open, in place of the one that a holder gets by default. Leave it out, or empty, for the
   * default one; more than one is seldom useful.
   */
  accounts?: HolderAccountCreate[];
  /** The accounts that the holder can be paid out to. The first becomes the active one. */
  externalAccounts?: ExternalAccountCreate[];
  /** What the seller expects to sell. Platforms in the United States must give it, at once or later. */
  salesProfile?: SalesProfile;
};

/** One page of account holders. */
export type AccountHolderPage = Page & {
  /** The account holders of this page. */
  elements: AccountHolder[];
};

/**
 * What an account holder may do. This is not the identity check: that one is `legalEntity.kycStatus`, and
 * both have a value `ACTIVE`.
 */
export type AccountHolderStatus = {
  /**
   * Values in use; others can appear.
   *
   * | Value | Meaning |
   * |---|---|
   * | `ACTIVE` | nothing is held back; every holder begins here |
   * | `NOPAYOUT` | no payouts while the identity check is `REJECTED` or `FAILED`; `ACTIVE` again once it is passed |
   * | `SUSPENDED` | no payouts: a document was forged, until a later check is passed, or the operator decided so; money still comes in |
   * | `CLOSED` | closed for good by the operator, with nothing left on the accounts |
   */
  code: string;
  /** Describes the present code, for people. The text can change at any time, so do not compare it. */
  reason: string;
};

/**
 * What to change about an account holder. `displayName` is always sent, changed or not; what else is left out stays as
 * it is, and null clears a value.
 */
export type AccountHolderUpdate = {
  /**
   * Your own reference, unique among all holders of the merchant. The `extRef` of an account that was derived from
   * it stays as it is.
   */
  extRef?: string | null;
  /** The name that reports and overviews show. Required although this is an update. */
  displayName: string;
  /** More about the holder. */
  description?: string | null;
  /** Data about who the holder is by law, to add or to change. */
  legalEntity?: LegalEntityUpdate;
  /**
   * External accounts to change or to add. Each is matched by `extRef`, else added; none is ever
   * removed.
   */
  externalAccounts?: ExternalAccountEntryUpdate[];
  /** The expectations to change. */
  salesProfile?: SalesProfileUpdate;
};

/**
 * The number of an account, 4 to 34 letters and digits without spaces. One that begins with two letters and
 * two digits is taken for an IBAN, and its check digits must be right.
 */
export type AccountNumber = string;

/**
 * A postal address. A check needs street, house number, postal code, city and country. A part without a
 * value is left out.
 */
export type Address = {
  /** The street, without the number. */
  street?: string;
  /** The number in the street, with a prefix or suffix where it has one. */
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

/** The parts of a postal address to change. What is left out stays as it is; null clears a part. */
export type AddressUpdate = {
  /** The street, without the number. */
  street?: string | null;
  /** The number in the street, with a prefix or suffix where it has one. */
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

/** What a payment method needs to know of the account. `ACH` has the routing number; others can have none. */
export type ApmData = {
  /** The US routing number of the bank, nine digits. Left out for a payment method that has none. */
  routingNumber?: string;
};

/** What a payment method needs to know of the account. `ACH` needs the routing number. */
export type ApmDataCreate = {
  /**
   * The US routing number of the bank, nine digits. Its last digit is a check digit: three times
   * the first, fourth and seventh, plus seven times the second, fifth and eighth, plus the third,
   * sixth and ninth must be a multiple of ten.
   */
  routingNumber: string;
};

/** What a virtual account can pay out now, per currency. */
export type Balance = {
  /** The code of the virtual account. */
  code: string;
  /** One entry per currency, none twice. The currency of the account's division is always among them. */
  amounts: {
    /** Available less pending, in minor units, as text. Never less than zero. */
    amount: MinorUnitsText;
    /** The currency of this amount. */
    currency: Currency;
  }[];
};

/** Money that was moved from one virtual account to another. */
export type BalanceTransfer = {
  /** The service's code of the transfer. */
  code: string;
  /** The code of the virtual account that the money was taken from. */
  fromAccountCode: string;
  /** The code of the virtual account that the money went to. */
  toAccountCode: string;
  /** How much was moved, in minor units of `currency`. */
  amount: PositiveMinorUnits;
  /** The currency that was moved. */
  currency: TransferCurrency;
  /** The key that the transfer was made with. */
  idempotencyKey: string;
  /** What the transfer is for. */
  type: BalanceTransferType;
  /** A note for people, if you gave one. */
  description?: string;
};

/** Money to move from one virtual account to another. */
export type BalanceTransferCreate = {
  /** The code of the virtual account that the money is taken from. */
  fromAccountCode: string;
  /** The code of the virtual account that the money goes to. Not the one it comes from. */
  toAccountCode: string;
  /** How much to move, in minor units of `currency`. */
  amount: PositiveMinorUnits;
  /**
   * The currency to move. It is not converted.
   *
   * @default "EUR"
   */
  currency?: TransferCurrencyInput;
  /** A UUID that you make for this transfer and keep. A retry with the same key moves the money once only. */
  idempotencyKey: string;
  /** What the transfer is for. */
  type: BalanceTransferTypeInput;
  /** A note for people, at most 255 characters. */
  description?: string;
};

/** A page of balance transfers. */
export type BalanceTransferPage = Page & {
  /** The balance transfers of this page. */
  elements: BalanceTransfer[];
};

/** What the transfer is for. It is kept for your bookkeeping and changes nothing in how the money moves. */
export type BalanceTransferType =
  | 'INVOICE'
  | 'USAGE_FEE'
  | 'CORRECTION'
  | 'CHARGEBACK'
  | 'VAT'
  | 'WALLET'
  | (string & {});

/** What `BalanceTransferType` is in requests. */
export type BalanceTransferTypeInput =
  | 'INVOICE'
  | 'USAGE_FEE'
  | 'CORRECTION'
  | 'CHARGEBACK'
  | 'VAT'
  | 'WALLET';

/** The bank statement that shows whose external account it is. */
export type BankStatement = {
  /** The file in Base64. Null unless the fragment `docfiles` was asked for. */
  data: string | null;
  /** The date of the statement. Left out when none was given. */
  issuedAt?: DateOrDateTime;
};

/** The bank statement that shows whose external account it is. */
export type BankStatementCreate = {
  /**
   * A PDF in Base64, with padding and without line breaks. At most 4 MiB (4,194,304 bytes) before it is
   * encoded.
   */
  data: string;
  /** The date of the statement, `YYYY-MM-DD`. */
  issuedAt?: string;
};

/** A person who owns or runs an organization. What has no value is left out. */
export type BeneficialOwner = {
  /** The service's code of the owner. */
  code: string;
  /** Your own reference of the owner. */
  extRef?: string;
  /** The part that the person plays. Left out only when version 1, which does not ask for it, was not told. */
  type?: 'CEO' | 'CFO' | 'COO' | 'SHARE_HOLDER' | 'BOARD_MEMBER' | (string & {});
  /** When the owner was added. */
  createdAt: string;
} & Person;

/**
 * A person who owns or runs an organization. Only the part that the person plays is required; the identity check
 * needs as much of an owner as of an individual seller.
 */
export type BeneficialOwnerCreate = {
  /** Your own reference, unique among the owners of the holder. Give one: it names the owner in later updates. */
  extRef?: string;
  /** The part that the person plays. */
  type: 'CEO' | 'CFO' | 'COO' | 'SHARE_HOLDER' | 'BOARD_MEMBER';
} & PersonCreate;

/**
 * An owner in the update of an account holder. An entry with the `extRef` of a stored owner changes that owner; any
 * other entry is a new owner and needs `type`.
 */
export type BeneficialOwnerEntryUpdate = {
  /**
   * Your own reference, unique among the owners of the holder. It finds the owner to change; a new one is
   * given to the owner that is added.
   */
  extRef?: string;
  /** The part that the person plays. Required of a new owner. */
  type?: 'CEO' | 'CFO' | 'COO' | 'SHARE_HOLDER' | 'BOARD_MEMBER';
} & PersonUpdate &
  (Present<'extRef'> | Present<'type'>);

/** One page of owners of an organization. */
export type BeneficialOwnerPage = Page & {
  /** The owners of this page. */
  elements: BeneficialOwner[];
};

/**
 * What to change about an owner. `type` is always sent, changed or not; what else is left out stays as it is, and
 * null clears a value.
 */
export type BeneficialOwnerUpdate = {
  /** Your own reference, unique among the owners of the holder. Null takes it away. */
  extRef?: string | null;
  /** The part that the person plays. Required although this is an update. */
  type: 'CEO' | 'CFO' | 'COO' | 'SHARE_HOLDER' | 'BOARD_MEMBER';
} & PersonUpdate;

/**
 * A date of birth, as `1990-05-17` or as a point in time, of which only the date counts as it is written:
 * no time zone is applied. Answers give it as midnight in UTC. The identity check needs a person of at least 18
 * years.
 */
export type DateOfBirth = string;

/** A calendar date, or a point in time. The reference says "date" of both. */
export type DateOrDateTime = string;

/** A part of the merchant with accounts, seller checks and payouts of its own. */
export type Division = {
  /** The code of the division. */
  code: string;
  /** The name of the division. */
  name: string;
  /** The division's own accounts, one liable and one fee account. */
  balances: DivisionBalance[];
  /**
   * Whether balance transfers may be made. While it is false each try is a 403; the operator turns it
   * on once the addendum to the contract is signed.
   */
  balanceTransferEnabled: boolean;
  /** How thoroughly the sellers of the division are checked. */
  kycTier: KycTier;
  /** The account that the division's own money is paid out to. Left out when there is none. */
  externalAccount?: ExternalAccount;
};

/** What one of a division's own accounts holds, in the currency of the division. */
export type DivisionBalance = {
  /**
   * `LIABLE` for the account that takes the merchant's share and stands in where a split names no
   * account, `FEE` for the account of fees. Other values can appear.
   */
  virtualAccountType: string;
  /** The code of the account. */
  virtualAccountCode: string;
  /** What the processor has settled, less what has been paid out. Can be negative. */
  confirmedBalance: MinorUnitsText;
  /** What is booked and not yet settled, money in less money out. Can be negative. */
  pendingBalance: MinorUnitsText;
  /**
   * What can be moved or paid out now: the confirmed balance; if the pending balance is negative, the sum of
   * both. Never less than zero.
   */
  payoutBalance: MinorUnitsText;
};

/**
 * A bank account, or an account that is reached by another payment method, that its holder is paid
 * out to.
 */
export type ExternalAccount = {
  /** The service's code of the external account. */
  code: string;
  /** Your own reference, if you gave one. No other external account of the holder has it. */
  extRef?: string;
  /**
   * The name on the account. No other external account of the holder has it. Left out only for an
   * account that was made through version 1 without a name.
   */
  displayName?: string;
  /** A note for people, if you gave one. */
  description?: string;
  /** `IBAN` for a bank account known by its number, `UPO` for one that is reached by a payment method. */
  accountType: 'IBAN' | 'UPO' | (string & {});
  /** The IBAN, or the number that the bank uses at home. Left out while the account has none. */
  accountNumber?: string;
  /** How a `UPO` account is paid to. Left out for an `IBAN` account. Other values can appear. */
  paymentMethod?: string;
  /** What the payment method of a `UPO` account needs. Left out for an `IBAN` account. */
  apmData?: ApmData;
  /** The account's own currency: `EUR`. An account that was made through version 1 can have another. */
  currency: Currency;
  /** Whether the account takes payouts in a currency other than its own. */
  acceptOtherCurrencies: boolean;
  /**
   * Which other currencies it takes, once `acceptOtherCurrencies` is true. An empty list means any
   * that a payout can be made in.
   */
  allowedOtherCurrencyCodes: Currency[];
  /** The bank statement that was sent last. Left out when none was sent. */
  statement?: BankStatement;
  /**
   * How far the check of this account has got. `MISSING_DATA` until its number and a bank statement are there.
   * Lists leave it out unless the fragment `kycstatus` was asked for.
   */
  kycStatus?: KycStatus;
  /** What the check is waiting for or why it failed; null when there is nothing to say. Comes with `kycStatus`. */
  kycMessage?: string | null;
  /**
   * Whether this is the holder's active external account, the one that is paid out to when a payout
   * names none. One account of a holder is, as soon as there is any.
   */
  selected: boolean;
};

/** A new external account. Which fields it needs depends on `accountType`. */
export type ExternalAccountCreate = ExternalAccountIbanCreate | ExternalAccountUpoCreate;

/** What a new external account of either type can say. */
export type ExternalAccountCreateBase = {
  /** Your own reference. No other external account of the holder may have it. */
  extRef?: string;
  /**
   * The name on the account. It should be the holder's legal name; no other external account of the
   * holder may have it.
   */
  displayName: string;
  /** A note for people. */
  description?: string;
  /**
   * Whether the account takes payouts in a currency other than its own.
   *
   * @default false
   */
  acceptOtherCurrencies?: boolean;
  /**
   * Which other currencies it takes, once `acceptOtherCurrencies` is true. An empty list means any
   * that a payout can be made in.
   */
  allowedOtherCurrencyCodes?: Currency[];
  /** A bank statement. Without it the check of the account does not start. */
  statement?: BankStatementCreate;
};

/**
 * An external account in the update of its holder. An entry with the `extRef` of a stored account changes that
 * account; any other entry is a new account and needs all that a new account needs.
 */
export type ExternalAccountEntryUpdate = {
  /**
   * Your own reference, unique among the external accounts of the holder. It finds the account to change; a new
   * one is given to the account that is added.
   */
  extRef?: string;
} & ExternalAccountUpdate &
  (Present<'extRef'> | Present<'displayName' | 'accountType' | 'currency'>);

/** A new bank account that is known by its number. */
export type ExternalAccountIbanCreate = {
  /** The kind of account. */
  accountType: 'IBAN';
  /**
   * The IBAN, or the number that the bank uses at home. Can be sent later; without it the check of the account
   * does not start.
   */
  accountNumber?: AccountNumber;
  /** The account's own currency. `EUR` is the only one. */
  currency: 'EUR';
} & ExternalAccountCreateBase;

/** A page of a holder's external accounts. */
export type ExternalAccountPage = Page & {
  /** The external accounts of this page. */
  elements: ExternalAccount[];
};

/** What to change of an external account. What is not sent stays as it is. */
export type ExternalAccountUpdate = {
  /** Your own reference. No other external account of the holder may have it. Null takes it away. */
  extRef?: string | null;
  /**
   * The name on the account. It should be the holder's legal name; no other external account of the
   * holder may have it.
   */
  displayName?: string;
  /** A note for people. Null takes it away. */
  description?: string | null;
  /** The kind of account. A new kind needs what it needs at creation, in the same request. */
  accountType?: 'IBAN' | 'UPO';
  /** The IBAN, or the number that the bank uses at home. A new one starts the check of the account anew. */
  accountNumber?: AccountNumber;
  /** How a `UPO` account is paid to. */
  paymentMethod?: 'ACH';
  /** What the payment method of a `UPO` account needs. A new one starts the check of the account anew. */
  apmData?: ApmDataCreate;
  /** The account's own currency. `EUR` is the only one. */
  currency?: 'EUR';
  /** Whether the account takes payouts in a currency other than its own. */
  acceptOtherCurrencies?: boolean;
  /** Which other currencies it takes, once `acceptOtherCurrencies` is true. Takes the place of the stored list. */
  allowedOtherCurrencyCodes?: Currency[];
  /** A new bank statement. It starts the check of the account anew. */
  statement?: BankStatementCreate;
};

/** A new account that is reached by a payment method other than a transfer to an IBAN. */
export type ExternalAccountUpoCreate = {
  /** The kind of account. */
  accountType: 'UPO';
  /** The number of the account at its bank. Without it the check of the account does not start. */
  accountNumber?: AccountNumber;
  /** How the account is paid to. `ACH`, the US bank transfer, is the only method known. */
  paymentMethod: 'ACH';
  /** What the payment method needs. */
  apmData: ApmDataCreate;
  /** The account's own currency. `EUR` is the only one, with `ACH` too. */
  currency: 'EUR';
} & ExternalAccountCreateBase;

/** An external account as it is returned on its own, always with the state of its check. */
export type ExternalAccountWithKycStatus = ExternalAccount & Present<'kycStatus' | 'kycMessage'>;

/** A virtual account as it is shown inside its account holder, with what it holds. */
export type HolderAccount = {
  /** The service's code of the virtual account. Splits and payouts name it. */
  code: string;
  /**
   * Your own reference. Of the account that every holder gets by default it is the holder's `extRef`
   * followed by `_virtual_account`, however long that is, or null when the holder has none.
   */
  extRef: string | null;
  /** The kind of account, `DEFAULT` for an account of a holder. Other values can appear. */
  accountType: string;
  /** The name of the account. By default the first 48 characters of the holder's name. */
  displayName: string;
  /** One entry for each currency that the account holds or has held, and always one for the division's. */
  balances: AccountBalance[];
};

/** A virtual account to open together with its account holder, in place of the default one. */
export type HolderAccountCreate = {
  /** Your own reference, 4 to 32 characters. No other account of the holder may have it. */
  extRef?: string;
  /**
   * The kind of account. Holders have this one only.
   *
   * @default "DEFAULT"
   */
  accountType?: 'DEFAULT';
  /** The name of the account, 4 to 48 characters. No other account of the holder may have it. */
  displayName: string;
};

/** A natural person as the legal entity of an account holder. What has no value is left out. */
export type IndividualLegalEntity = {
  /** Says that this is a natural person. */
  legalForm: 'individual';
  /** The number under which the person pays taxes. */
  taxNumber?: string;
  /** The number in the company register, of a sole trader, as text or as a JSON number. */
  registrationNumber?: string | number;
  /** Owners, where any were sent of a person. With the fragment `ubo`; left out where there are none. */
  ultimateBeneficialOwners?: BeneficialOwner[];
  /** How far the identity check has got. Always there, whatever was asked for. */
  kycStatus: KycStatus;
  /**
   * What is missing or what was found, for people; null when there is nothing to say. Missing fields are named
   * with their paths.
   */
  kycMessage: string | null;
} & Person;

/** A natural person as the legal entity of an account holder. Only the form is required. */
export type IndividualLegalEntityCreate = {
  /** Says that this is a natural person. */
  legalForm: 'individual';
  /** The number under which the person pays taxes. */
  taxNumber?: string;
  /**
   * The number in the company register, of a sole trader. The check does not need it. Send it as text; a JSON number is
   * taken as well and kept as its digits.
   */
  registrationNumber?: string;
  /** Owners. They are kept and shown; the check of a person does not need any. */
  ultimateBeneficialOwners?: BeneficialOwnerCreate[];
} & PersonCreate;

/** Changes to a legal entity that is a natural person. What is left out stays as it is; null clears a value. */
export type IndividualLegalEntityUpdate = {
  /** Says that this is a natural person. Must be the form that is stored; needed while none is. */
  legalForm?: 'individual';
  /** The number under which the person pays taxes. */
  taxNumber?: string | null;
  /**
   * The number in the company register, of a sole trader. Send it as text; a JSON number is taken as well and kept as
   * its digits.
   */
  registrationNumber?: string | null;
  /** Owners to change or to add. Each is matched by `code`, else by `extRef`, else added; none is ever removed. */
  ultimateBeneficialOwners?: BeneficialOwnerEntryUpdate[];
} & PersonUpdate;

/**
 * How far an identity check has got.
 *
 * | Value | Meaning |
 * |---|---|
 * | `MISSING_DATA` | no check can begin; `kycMessage` names what is missing, or says what the check waits for |
 * | `IN_PROGRESS` | the data is complete; the check runs or is about to |
 * | `ACTIVE` | the check was passed |
 * | `REJECTED` | the data was checked and not accepted |
 * | `FAILED` | the check could not be carried out, for a technical reason |
 *
 * Other values can appear; treat them as `IN_PROGRESS`.
 */
export type KycStatus = string;

/**
 * How much the identity check asks for. `FULL_KYC` needs everything. `LIGHT_KYC` needs neither documents
 * nor beneficial owners; in return, all payouts of the account holder together cannot exceed EUR 2,500.00.
 * Other values can appear.
 */
export type KycTier = string;

/**
 * The identity check of an account holder has another status. Of all fields, only `accountOwnerCode` is
 * covered by the signature.
 */
export type KycUpdateEvent = {
  /** The code of the account holder. Part of the signed text. */
  accountOwnerCode: string;
  /** The new status. Not signed. */
  kycStatus: KycStatus;
  /** What the check is waiting for, such as the names of missing fields; null when there is nothing to say. Not signed. */
  kycMessage?: string | null;
  /**
   * The onboarding page that is open for this holder; null when none is. Not signed: generate an
   * address yourself rather than pass this one on.
   */
  hostedOnboardingUrl?: string | null;
};

/** Who an account holder is by law, a person or an organization, and how far the identity check has got. */
export type LegalEntity = IndividualLegalEntity | OrganizationLegalEntity;

/**
 * Who the account holder is by law, a person or an organization. Only the form is required; the identity check needs
 * more. Both forms take the same fields, except `type`, which is for organizations; `documents` are those of the form.
 */
export type LegalEntityCreate = IndividualLegalEntityCreate | OrganizationLegalEntityCreate;

/**
 * Changes to the legal entity of an account holder. A stored form never changes, so `legalForm` may be left out once
 * there is one. Both forms take the same fields, except `type`, which is for organizations and else ignored.
 */
export type LegalEntityUpdate = IndividualLegalEntityUpdate | OrganizationLegalEntityUpdate;

/**
 * Nothing is paid out unless a payout is requested. The other fields are there if they were sent; they have no
 * effect until the type is `SCHEDULED`.
 */
export type ManualPayoutConfiguration = {
  /** Payouts are requested one by one. */
  type: 'MANUAL';
  /** The Quartz cron expression that was sent. Left out if none was sent. */
  frequency?: string;
  /** The calendar days that were sent. Left out if none were sent. */
  refundPeriod?: number;
  /** The amount that was sent, in minor units of the division's currency. Left out if none was sent. */
  minimumAmount?: number;
};

/**
 * Pay nothing out unless a payout is requested. The other fields may be sent along: they are kept and returned, and
 * have no effect until the type is `SCHEDULED`. A payout that is requested may be below `minimumAmount`.
 */
export type ManualPayoutConfigurationUpdate = {
  /** Payouts are requested one by one. */
  type: 'MANUAL';
  /** A Quartz cron expression, as for `SCHEDULED`. Kept, without effect. */
  frequency?: string;
  /** Calendar days, as for `SCHEDULED`. Kept, without effect. */
  refundPeriod?: number;
  /** An amount in minor units of the division's currency, as for `SCHEDULED`. Kept, without effect. */
  minimumAmount?: number;
};

/** The address of a page on which a seller gives their own details, and how long it works. */
export type OnboardingUrl = {
  /** The address of the page. Whoever has it can fill in the seller's data, so treat it like a password. */
  url: string;
  /** When the address stops working. */
  expireAt: DateOrDateTime;
};

/** How the page for the seller behaves. Every field has a default. */
export type OnboardingUrlCreate = {
  /**
   * The page of yours that the seller sees after submitting. It must be `https`; `http` is taken for `localhost`
   * only. It must not name a user or password. Without it the seller stays on a page of the service.
   */
  redirectUrl?: string;
  /**
   * How long the address works, in minutes. The default is 48 hours, the most is two weeks.
   *
   * @default 2880
   */
  expirationTime?: number;
};

/** A paper of an organization, such as an extract from the company register. What has no value is left out. */
export type OrganizationDocument = {
  /** The service's code of the document. */
  code: string;
  /** Your own reference. */
  extRef?: string;
  /** What the document is called. */
  title?: string;
  /**
   * What kind of paper it is. Other values can appear. Left out when it came in through version 1, which asks for
   * the issuer instead.
   */
  type?: string;
  /** The day it was issued. */
  issuedAt?: DateOrDateTime;
  /** The country that issued it, as ISO 3166-1 alpha-3. */
  issuerCountry?: CountryCode;
  /** The file in Base64. Only with the fragment `docfiles`. */
  data?: string;
};

/**
 * A paper of an organization, such as an extract from the company register. It can be sent in parts: what is
 * missing keeps the identity check waiting and is not an error.
 */
export type OrganizationDocumentCreate = {
  /** Your own reference. No other document of the organization may have it. */
  extRef?: string;
  /** What the document is called. */
  title?: string;
  /** What kind of paper it is. */
  type?:
    | 'UTILITY_BILL'
    | 'REGISTRATION_EXTRACT'
    | 'TAX_STATEMENT'
    | 'ARTICLES_OF_ASSOCIATION'
    | 'OTHER';
  /** The day it was issued, `YYYY-MM-DD`. */
  issuedAt?: string;
  /** The country that issued it, as ISO 3166-1 alpha-3 in capitals. */
  issuerCountry?: CountryCode;
  /** The file in Base64 with padding and without line breaks, a PDF, PNG or JPG of at most 4 MiB before encoding. */
  data?: string;
};

/**
 * A paper of an organization to change or to add. It changes the document with its `extRef`; where there is none it
 * is added. What is left out stays as it is, and null clears a value.
 */
export type OrganizationDocumentUpdate = {
  /**
   * Your own reference, unique among the documents of the organization. It finds the document to change; a new one
   * is given to the document that is added.
   */
  extRef?: string;
  /** What the document is called. */
  title?: string | null;
  /** What kind of paper it is. */
  type?:
    | 'UTILITY_BILL'
    | 'REGISTRATION_EXTRACT'
    | 'TAX_STATEMENT'
    | 'ARTICLES_OF_ASSOCIATION'
    | 'OTHER'
    | null;
  /** The day it was issued, `YYYY-MM-DD`. */
  issuedAt?: string | null;
  /** The country that issued it, as ISO 3166-1 alpha-3 in capitals. */
  issuerCountry?: CountryCode | null;
  /** The file in Base64 with padding and without line breaks, a PDF, PNG or JPG of at most 4 MiB before encoding. */
  data?: string | null;
};

/** An organization as the legal entity of an account holder. What has no value is left out. */
export type OrganizationLegalEntity = {
  /** Says that this is an organization. */
  legalForm: 'organization';
  /** The kind of organization. */
  type?: 'PRIVATE_COMPANY' | 'PUBLIC_COMPANY' | 'NON_PROFIT' | (string & {});
  /** The name by law, as in the company register. */
  legalName?: string;
  /** The number in the company register, as text or as a JSON number. */
  registrationNumber?: string | number;
  /** The number under which the organization pays taxes. */
  taxNumber?: string;
  /** The registered address. */
  address?: Address;
  /** An e-mail address. Platforms in the United States need it. */
  email?: string;
  /** A telephone number, as text or as a JSON number. */
  phone?: string | number;
  /** Whether the organization is owned or controlled through another company. */
  indirectControlThrough?: boolean;
  /** How far the identity check has got. Always there, whatever was asked for. */
  kycStatus: KycStatus;
  /**
   * What is missing or what was found, for people; null when there is nothing to say. Missing fields are named
   * with their paths.
   */
  kycMessage: string | null;
  /** The people who own or run it. With the fragment `ubo`. */
  ultimateBeneficialOwners?: BeneficialOwner[];
  /** Its papers. With the fragment `docs` or `docfiles`. */
  documents?: OrganizationDocument[];
} & PersonalData;

/**
 * An organization as the legal entity of an account holder. Only the form is required; all else can be sent
 * later, and the identity check begins when what it needs is there.
 */
export type OrganizationLegalEntityCreate = {
  /** Says that this is an organization. */
  legalForm: 'organization';
  /** The kind of organization. */
  type?: 'PRIVATE_COMPANY' | 'PUBLIC_COMPANY' | 'NON_PROFIT';
  /** The name by law, as in the company register. */
  legalName?: string;
  /** The number in the company register. Send it as text; a JSON number is taken as well and kept as its digits. */
  registrationNumber?: string;
  /** The number under which the organization pays taxes. */
  taxNumber?: string;
  /** The registered address. */
  address?: Address;
  /** An e-mail address. Platforms in the United States need it. */
  email?: string;
  /**
   * A telephone number. Platforms in the United States need it. Send it as text; a JSON number is taken as well and
   * kept as its digits.
   */
  phone?: string;
  /** Whether the organization is owned or controlled through another company. */
  indirectControlThrough?: boolean;
  /**
   * The people who own or run it. The check needs at least one, complete like an individual; the tier `LIGHT_KYC`
   * none.
   */
  ultimateBeneficialOwners?: BeneficialOwnerCreate[];
  /** Its papers. The check needs at least one; the tier `LIGHT_KYC` none. */
  documents?: OrganizationDocumentCreate[];
} & PersonalDataCreate;

/**
 * Changes to a legal entity that is an organization. What is left out stays as it is; null clears a value. A change
 * of the legal name, the two numbers, the type, the address, the owners or the documents starts the identity check
 * anew.
 */
export type OrganizationLegalEntityUpdate = {
  /** Says that this is an organization. Must be the form that is stored; needed while none is. */
  legalForm?: 'organization';
  /** The kind of organization. */
  type?: 'PRIVATE_COMPANY' | 'PUBLIC_COMPANY' | 'NON_PROFIT' | null;
  /** The name by law, as in the company register. */
  legalName?: string | null;
  /** The number in the company register. Send it as text; a JSON number is taken as well and kept as its digits. */
  registrationNumber?: string | null;
  /** The number under which the organization pays taxes. */
  taxNumber?: string | null;
  /** The registered address. */
  address?: AddressUpdate;
  /** An e-mail address. Platforms in the United States need it. */
  email?: string | null;
  /**
   * A telephone number. Platforms in the United States need it. Send it as text; a JSON number is taken as well and
   * kept as its digits.
   */
  phone?: string | null;
  /** Whether the organization is owned or controlled through another company. */
  indirectControlThrough?: boolean | null;
  /** Owners to change or to add. Each is matched by `extRef`, else added; none is ever removed. */
  ultimateBeneficialOwners?: BeneficialOwnerEntryUpdate[];
  /** Papers to change or to add. Each is matched by `extRef`, else added; none is ever removed. */
  documents?: OrganizationDocumentUpdate[];
} & PersonalDataUpdate;

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
  /**
   * The processor's own reference of the payment. Left out for a split that was made through version
   * 1 without it.
   */
  pspExtRef?: string;
  paymentProcessor: PaymentProcessor;
  /** How the buyer paid. Left out if it was not sent. */
  paymentMethod?: string;
  /** Your own text. Left out if none was sent. */
  description?: string;
  /** When the payment was processed, in UTC; when the split was received, if you did not say. */
  extProcessedAt: string;
  /** The first level of the tree of items, as it was sent and with codes. */
  items: PaymentSplitItem[];
};

/** Why a payment split is cancelled. */
export type PaymentSplitCancel = {
  /** A text of your own. Kept for later questions; not shown in the split. */
  reason?: string;
};

/** How one captured payment is to be distributed. */
export type PaymentSplitCreate = {
  /**
   * Your reference of the payment, unique across your platform, and the idempotency key of the
   * split. 4 to 64 characters from letters, digits and `# @ : - _`. Give the processor the same one.
   */
  extRef: ExtRef;
  /**
   * The gross amount that the buyer paid, in minor units of `currency`: one unit is 1 in JPY, 1000
   * in BHD and 100 in the other currencies that are taken.
   */
  totalAmount: PositiveMinorUnits;
  /**
   * The currency of all amounts, three capital letters of ISO 4217. EUR as a rule; USD, AUD, GBP, JPY,
   * SGD, CAD, NZD and BHD are taken too, any other may be refused.
   */
  currency: Currency;
  /** The processor's own reference of the payment, letter for letter as you received it. */
  pspExtRef: string;
  paymentProcessor: PaymentProcessor;
  /** How the buyer paid, such as a card scheme or a kind of bank transfer. */
  paymentMethod?: string;
  /** A text of your own, at most 255 characters. */
  description?: string;
  /**
   * When the payment was processed, with an offset (`+01:00`) or `Z`. The time of the request when
   * it is left out.
   */
  extProcessedAt?: string;
  /**
   * The first level of the tree of items. Its amounts add up to `totalAmount`. At most 1,000 `ITEM`s
   * in the whole tree.
   */
  items: PaymentSplitItemCreate[];
  /** Ignored. The service gives the split a code of its own. */
  code?: string;
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
  /** Left out; only the items of a refund have it. */
  originalExtRef?: string;
};

/** Items that belong together, for example all that one seller gets. Moves no money itself. */
export type PaymentSplitGroupCreate = {
  /** Tells a group from an item. */
  type: 'GROUP';
  /** A label for your own use. On a group it moves nothing. */
  label?: PaymentSplitLabelInput;
  /** Your reference of the group, unique in the split on all levels. 4 to 64 characters. */
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
  /** Ignored here; only the items of a refund have it. */
  originalExtRef?: string;
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
  /** Left out; only the items of a refund have it. */
  originalExtRef?: string;
};

/** A part of the amount and what it is for. Only these move money. */
export type PaymentSplitLeafCreate = {
  /** Tells an item from a group. */
  type: 'ITEM';
  label: PaymentSplitLabelInput;
  /** Your reference of the item, unique in the split on all levels. 4 to 64 characters. Refunds name it. */
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
  /** Ignored here; only the items of a refund have it. */
  originalExtRef?: string;
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
  /** Your reference of the group, unique in the split on all levels. 4 to 64 characters. */
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
  /** Ignored here; only the items of a refund have it. */
  originalExtRef?: string;
};

/** A node of the second level of the tree, either a `GROUP` of items or an `ITEM`, which carries money. */
export type PaymentSplitSubItemCreate = PaymentSplitSubGroupCreate | PaymentSplitLeafCreate;

/** When an account is paid out. It has the fields that were sent when it was set. */
export type PayoutConfiguration = ManualPayoutConfiguration | ScheduledPayoutConfiguration;

/** When an account is to be paid out. Which fields are needed depends on `type`. */
export type PayoutConfigurationUpdate =
  | ManualPayoutConfigurationUpdate
  | ScheduledPayoutConfigurationUpdate;

/** A payout with its seller and its bank account. */
export type PayoutOverviewItem = {
  /** The code of the payout request. */
  code: string;
  /**
   * How much is taken from the account, in minor units of `sourceCurrency`. Left out for a request that
   * named no amount until it is `ACCEPTED`, and for good if it ends before that.
   */
  amount?: PositiveMinorUnits;
  sourceCurrency: PayoutSourceCurrency;
  /** The currency that arrives. */
  targetCurrency: TransferCurrency;
  /**
   * How many units of `targetCurrency` one unit of `sourceCurrency` was worth, as a decimal number in
   * text, in whole units and not in minor ones. Left out while nothing was converted.
   */
  exchangeRate?: string;
  seller: PayoutOverviewSeller;
  /** The code of the virtual account that the money is taken from. */
  virtualAccountCode: string;
  /** The account number of the bank account. Left out for one that is no IBAN or BBAN account. */
  iban?: string;
  status: PayoutStatus;
  /** When the payout request was made, in UTC. */
  createdAt: DateOrDateTime;
};

/** A page of payouts. */
export type PayoutOverviewList = {
  /** The payouts of this page. */
  items: PayoutOverviewItem[];
  /** Where in the list this page is. */
  pagination: Pagination;
};

/** Whose money is paid out. */
export type PayoutOverviewSeller = {
  /** The code of the account holder; of the division if the account is the merchant's own. */
  code: string;
  /** The display name of the account holder, or the name of the division. */
  name: string;
  /**
   * What is taken from this seller's account, in minor units of the payout's `sourceCurrency`. Left out
   * as long as the payout has no amount.
   */
  amount?: PositiveMinorUnits;
};

/**
 * Money to be sent, or sent, from a virtual account to an external account. Made by a request of yours or
 * by the schedule of a payout configuration.
 */
export type PayoutRequest = {
  /** The service's code of the payout request. */
  code: string;
  /** When the request was received, in UTC. */
  createdAt: string;
  /** The code of the virtual account that the money is taken from. */
  accountCode: string;
  /**
   * The code of the external account that the money goes to; the one that was selected when the request
   * was received, if you sent none.
   */
  externalAccountCode: string;
  /**
   * How much is taken from the account, in minor units of `sourceCurrency`. A request that named no amount
   * has none until it is `ACCEPTED`, and never gets one if it ends before that.
   */
  amount?: PositiveMinorUnits;
  sourceCurrency: PayoutSourceCurrency;
  /** The currency that arrives. `amount` stays in `sourceCurrency`. */
  targetCurrency: TransferCurrency;
  /** The text for the statement of the receiving bank account. Left out if none was sent. */
  description?: string;
  /** When it is or was due, in UTC, as sent or as worked out when it was left out. */
  processAt?: string;
  status: PayoutStatus;
};

/** What is to be paid out, from where, to where and when. */
export type PayoutRequestCreate = {
  /** The code of the virtual account that the money is taken from. */
  accountCode: string;
  /**
   * The code of the external account that the money goes to, one of the owner of the virtual account.
   * Left out: the one that the owner has selected.
   */
  externalAccountCode?: string;
  /**
   * How much to take, in minor units of `sourceCurrency`. Left out: all that the account can pay out
   * when the request is processed.
   */
  amount?: PositiveMinorUnits;
  /** @default "EUR" */
  sourceCurrency?: PayoutSourceCurrency;
  /**
   * The currency that arrives. The amount is converted when it is not `sourceCurrency`.
   *
   * @default "EUR"
   */
  targetCurrency?: TransferCurrencyInput;
  /** A text for the statement of the receiving bank account, at most 255 characters. */
  description?: string;
  /**
   * When to process it, with an offset (`+01:00`) or `Z`. Left out: at once. Not more than a minute in
   * the past.
   */
  processAt?: string;
};

/** A page of payout requests. */
export type PayoutRequestPage = Page & {
  /** The payout requests on this page. */
  elements: PayoutRequest[];
};

/** One payment or refund that a scheduled payout paid. */
export type PayoutSettlement = {
  /** What the money came from. `SPLIT` for a payment or refund split; other values can appear. */
  type: string;
  /** Whether it was a payment split or a refund split. Other values can appear. */
  subType: string;
  /** The code of the payment split or refund split. */
  code: string;
  /** When the split was received, in UTC. */
  date: DateOrDateTime;
  /** Your own text of the split. Left out if it has none. */
  description?: string;
  /**
   * `RECONCILED` once the processor has reported it. `PENDING_SETTLEMENT` appears on refunds only:
   * they are taken off at once, reported or not. Other values can appear.
   */
  status: string;
  /** The currency of the amounts. */
  currency: Currency;
  /**
   * What the split adds to the payout, or takes off it (negative), in minor units of `currency`. The
   * sum of the breakdown.
   */
  totalAmountSeller: MinorUnits;
  amountBreakdown: PayoutSettlementBreakdown;
};

/**
 * What the amount of one settlement is made of. Money that the seller gets is positive, money that was
 * kept back negative. All seven together are `totalAmountSeller`.
 */
export type PayoutSettlementBreakdown = {
  /** What was put on the account of the seller before anything was kept back, with shipping and discounts. */
  productAmount: MinorUnits;
  /** The label `COMMISSION`; negative in a payment, positive where a refund gives it back. */
  commission: MinorUnits;
  /** The labels `HANDLING_FEE` and `PAYMENT_FEE`; signed like `commission`. */
  handlingFee: MinorUnits;
  /** The label `RMA_FEE`; signed like `commission`. */
  rmaFee: MinorUnits;
  /** The label `DEFICIENCY`; signed like `commission`. */
  deficiency: MinorUnits;
  /** The label `REFUND_FEE`; zero or negative. */
  refundFee: MinorUnits;
  /** The label `REFUND_VAT`; zero or negative. */
  vat: MinorUnits;
};

/** A page of settlements. */
export type PayoutSettlementList = {
  /** The settlements of this page. */
  items: PayoutSettlement[];
  /** Where in the list this page is. */
  pagination: Pagination;
};

/** The currency of the balance that a payout is taken from. Only EUR. */
export type PayoutSourceCurrency = 'EUR';

/**
 * How far a payout has got.
 *
 * | Value | Meaning | Then |
 * |---|---|---|
 * | `WAITING` | queued; no money has moved | `ACCEPTED`, `FAILED`, or `CANCELLED` by a delete |
 * | `ACCEPTED` | checked when due; the money has left the account and is on its way | `PROCESSED` or `FAILED` |
 * | `PROCESSED` | handed over to the bank | `RETURNED`, rarely |
 * | `RETURNED` | sent back by the bank; the money is on the account again | nothing |
 * | `FAILED` | denied when due, or refused by the bank; the money is on the account | nothing |
 * | `CANCELLED` | deleted while waiting | nothing |
 */
export type PayoutStatus =
  | 'WAITING'
  | 'ACCEPTED'
  | 'RETURNED'
  | 'FAILED'
  | 'PROCESSED'
  | 'CANCELLED'
  | (string & {});

/** What `PayoutStatus` is in requests. */
export type PayoutStatusInput =
  | 'WAITING'
  | 'ACCEPTED'
  | 'RETURNED'
  | 'FAILED'
  | 'PROCESSED'
  | 'CANCELLED';

/**
 * A payout has another status, or a scheduled payout could not be made. Of all fields, only
 * `accountOwnerCode` is covered by the signature.
 */
export type PayoutUpdateEvent = {
  /**
   * The code of the account holder whose account is paid out, or of the division for an account of the
   * merchant. Part of the signed text.
   */
  accountOwnerCode: string;
  /**
   * The new status. `FAILED` also stands for a request that was denied before it was sent to the bank, and
   * for a scheduled payout that could not be made. Not signed.
   */
  payoutStatus: PayoutStatus;
  /**
   * The code of the payout request; null only when a scheduled payout could not be made at all. Not
   * signed.
   */
  payoutCode: string | null;
  /**
   * Why the payout has this status: the reason of `FAILED` and `RETURNED`, or the exchange rate of a payout that is
   * converted. Null if there is nothing to say. Not signed.
   */
  payoutMessage?: string | null;
};

/** What is stored about a natural person: a seller, or an owner of a seller. What has no value is left out. */
export type Person = {
  /** The full name by law. */
  legalName?: string;
  /** Where the person lives. */
  address?: Address;
  /** An e-mail address. Platforms in the United States need it. */
  email?: string;
  /** A telephone number, as text or as a JSON number. */
  phone?: string | number;
  /** Whether the person owns or controls through another company. */
  indirectControlThrough?: boolean;
  /** The identity papers. With the fragment `docs` or `docfiles`. */
  documents?: PersonalDocument[];
} & PersonalData;

/**
 * What can be told about a natural person: a seller, or an owner of a seller. All of it can be sent later; the
 * identity check begins when what it needs is there.
 */
export type PersonCreate = {
  /** The full name by law. */
  legalName?: string;
  /** Where the person lives. */
  address?: Address;
  /** An e-mail address. Platforms in the United States need it. */
  email?: string;
  /**
   * A telephone number. Platforms in the United States need it. Send it as text; a JSON number is taken as well and
   * kept as its digits.
   */
  phone?: string;
  /** Whether the person owns or controls through another company. */
  indirectControlThrough?: boolean;
  /** The identity papers. The check needs one; the tier `LIGHT_KYC` none. */
  documents?: PersonalDocumentCreate[];
} & PersonalDataCreate;

/**
 * What to change about a natural person. What is left out stays as it is; null clears a value. A change of the
 * names, the date or place of birth, the nationality, the address, the social security number or the documents
 * starts the identity check anew.
 */
export type PersonUpdate = {
  /** The full name by law. */
  legalName?: string | null;
  /** Where the person lives. */
  address?: AddressUpdate;
  /** An e-mail address. Platforms in the United States need it. */
  email?: string | null;
  /**
   * A telephone number. Platforms in the United States need it. Send it as text; a JSON number is taken as well and
   * kept as its digits.
   */
  phone?: string | null;
  /** Whether the person owns or controls through another company. */
  indirectControlThrough?: boolean | null;
  /** Papers to change or to add. Each is matched by `extRef`, else added; none is ever removed. */
  documents?: PersonalDocumentUpdate[];
} & PersonalDataUpdate;

/**
 * What tells a natural person from all others. The platform's reference has one list of fields for both legal forms,
 * so an organization may have these too, of the person who acts for it. What has no value is left out.
 */
export type PersonalData = {
  /** The given names, as on the identity document. */
  firstName?: string;
  /** The family name, as on the identity document. */
  lastName?: string;
  /**
   * The date of birth. A date-time, midnight in UTC of that day, unlike version 1, which returns the date alone.
   * Read the date; the time says nothing.
   */
  dateOfBirth?: DateOrDateTime;
  /** Where the person was born. */
  placeOfBirth?: PlaceOfBirth;
  /** The country whose citizen the person is, as ISO 3166-1 alpha-3 in capitals. */
  nationality?: CountryCode;
  /** The social security number. Only platforms in the United States need it. Keep it out of your logs. */
  socialSecurityNumber?: string;
};

/**
 * What tells a natural person from all others. The platform's reference has one list of fields for both legal forms,
 * so an organization may have these too, of the person who acts for it; its check does not need them.
 */
export type PersonalDataCreate = {
  /** The given names, as on the identity document. */
  firstName?: string;
  /** The family name, as on the identity document. */
  lastName?: string;
  /** The date of birth, as a date or a point in time. The check needs a person of at least 18 years. */
  dateOfBirth?: DateOfBirth;
  /** Where the person was born. */
  placeOfBirth?: PlaceOfBirthCreate;
  /** The country whose citizen the person is, as ISO 3166-1 alpha-3 in capitals. */
  nationality?: CountryCode;
  /** The social security number. Only platforms in the United States need it. Keep it out of your logs. */
  socialSecurityNumber?: string;
};

/**
 * What to change of what tells a natural person from all others. What is left out stays as it is; null clears a value.
 * An organization may have these too; its check does not need them, and a change does not start it anew.
 */
export type PersonalDataUpdate = {
  /** The given names, as on the identity document. */
  firstName?: string | null;
  /** The family name, as on the identity document. */
  lastName?: string | null;
  /** The date of birth, as a date or a point in time. The check needs a person of at least 18 years. */
  dateOfBirth?: DateOfBirth | null;
  /** Where the person was born. */
  placeOfBirth?: PlaceOfBirthUpdate;
  /** The country whose citizen the person is, as ISO 3166-1 alpha-3 in capitals. */
  nationality?: CountryCode | null;
  /** The social security number. Only platforms in the United States need it. Keep it out of your logs. */
  socialSecurityNumber?: string | null;
};

/** An identity paper of a person, with its pictures. What has no value is left out. */
export type PersonalDocument = {
  /** The service's code of the document. */
  code: string;
  /** Your own reference. */
  extRef?: string;
  /** What kind of paper it is. Other values can appear. */
  type?: string;
  /** The number printed on it. */
  number?: string;
  /** The day it was issued. */
  issuedAt?: DateOrDateTime;
  /** The day it expires. */
  expireAt?: DateOrDateTime;
  /** The country that issued it, as ISO 3166-1 alpha-3. */
  issuerCountry?: CountryCode;
  /** Its pictures; empty while none was sent. */
  photos: Photo[];
};

/**
 * An identity paper of a person. It can be sent in parts: what is missing keeps the identity check waiting and
 * is not an error.
 */
export type PersonalDocumentCreate = {
  /** Your own reference. No other document of the person may have it. */
  extRef?: string;
  /** What kind of paper it is. */
  type?: 'ID' | 'PASSPORT' | 'DRIVING_LICENSE' | 'VISA';
  /** The number printed on it. */
  number?: string;
  /** The day it was issued, `YYYY-MM-DD`. */
  issuedAt?: string;
  /** The day it expires, `YYYY-MM-DD`. This version knows no other spelling of this field. */
  expireAt?: string;
  /** The country that issued it, as ISO 3166-1 alpha-3 in capitals. */
  issuerCountry?: CountryCode;
  /** Its pictures, at most 20. The check needs the front, and of an `ID` the back as well. */
  photos?: PhotoCreate[];
};

/**
 * An identity paper to change or to add. It changes the document with its `extRef`; where there is none it is added.
 * What is left out stays as it is, and null clears a value.
 */
export type PersonalDocumentUpdate = {
  /**
   * Your own reference, unique among the documents of the person. It finds the document to change; a new one is
   * given to the document that is added.
   */
  extRef?: string;
  /** What kind of paper it is. */
  type?: 'ID' | 'PASSPORT' | 'DRIVING_LICENSE' | 'VISA' | null;
  /** The number printed on it. */
  number?: string | null;
  /** The day it was issued, `YYYY-MM-DD`. */
  issuedAt?: string | null;
  /** The day it expires, `YYYY-MM-DD`. This version knows no other spelling of this field. */
  expireAt?: string | null;
  /** The country that issued it, as ISO 3166-1 alpha-3 in capitals. */
  issuerCountry?: CountryCode | null;
  /** Pictures to change or to add. A document has at most 20 in all. */
  photos?: PhotoUpdate[];
};

/** A picture of one side of an identity paper. What has no value is left out. */
export type Photo = {
  /** The service's code of the photo. */
  code: string;
  /** Your own reference. */
  extRef?: string;
  /** Which side it shows. Other values can appear. */
  page?: string;
  /** The picture in Base64. Only with the fragment `docfiles`. */
  data?: string;
};

/**
 * A picture of one side of an identity paper. Nothing is required here; what is missing keeps the identity check
 * waiting.
 */
export type PhotoCreate = {
  /** Your own reference, unique among the photos of the paper. */
  extRef?: string;
  /** Which side it shows. The check needs the front, and of an `ID` the back as well. */
  page?: 'FRONT' | 'BACK';
  /** The picture in Base64 with padding and without line breaks, a PNG or JPG of at most 4 MiB before encoding. */
  data?: string;
};

/**
 * A photo to change or to add. It changes the photo with its `extRef`; where there is none it is added. What is left
 * out stays as it is, and null clears a value.
 */
export type PhotoUpdate = {
  /**
   * Your own reference, unique among the photos of the paper. It finds the photo to change; a new one is given to
   * the photo that is added.
   */
  extRef?: string;
  /** Which side it shows. */
  page?: 'FRONT' | 'BACK' | null;
  /** The picture in Base64 with padding and without line breaks, a PNG or JPG of at most 4 MiB before encoding. */
  data?: string | null;
};

/** Where a person was born. A part without a value is left out. */
export type PlaceOfBirth = {
  /** The city of birth. */
  city?: string;
  /** The state or province of birth. */
  state?: string;
  /** The country of birth, as ISO 3166-1 alpha-3 in capitals. */
  country?: CountryCode;
};

/** Where a person was born. */
export type PlaceOfBirthCreate = {
  /** The city of birth. */
  city?: string;
  /** The state or province of birth. */
  state?: string;
  /** The country of birth, as ISO 3166-1 alpha-3 in capitals. */
  country?: CountryCode;
};

/** The parts of a place of birth to change. What is left out stays as it is; null clears a part. */
export type PlaceOfBirthUpdate = {
  /** The city of birth. */
  city?: string | null;
  /** The state or province of birth. */
  state?: string | null;
  /** The country of birth, as ISO 3166-1 alpha-3 in capitals. */
  country?: CountryCode | null;
};

/** What was given back to the buyer of one payment, and from which accounts. */
export type RefundSplit = {
  /** The service's code of the refund. */
  code: string;
  /** The `extRef` of the payment split. */
  extRef: string;
  /** The processor's own reference of the refund. */
  pspMutationExtRef: string;
  /** What the buyer gets back, in minor units of the payment's currency. */
  totalAmount: PositiveMinorUnits;
  /** Your own text. Left out if none was sent. */
  description?: string;
  /** When the processor took the refund, in UTC; when it was received here, if you did not say. */
  extProcessedAt: string;
  /**
   * The first level of the tree of items, with codes and with everything that was taken from the
   * payment. A full refund shows what was left of each item of the payment.
   */
  items: RefundSplitItem[];
};

/**
 * What is given back to the buyer of one payment. Without `items` all that is left of the payment, with
 * `items` only what they say; they need `totalAmount` and `extProcessedAt`.
 */
export type RefundSplitCreate = {
  /** The `extRef` of the payment split. 4 to 64 characters. */
  extRef: ExtRef;
  /**
   * The processor's own reference of the refund, as its report shows it. Together with `extRef` the
   * idempotency key of the refund.
   */
  pspMutationExtRef: string;
  /**
   * What the buyer gets back, in minor units of the payment's currency. Required with `items`: the sum of
   * all `ITEM`s other than `REFUND_FEE` and `REFUND_VAT`. Without `items` it is all that is left, and may be
   * left out.
   */
  totalAmount?: PositiveMinorUnits;
  /** A text of your own, at most 255 characters. */
  description?: string;
  /**
   * When the processor took the refund, with an offset (`+01:00`) or `Z`. Required with `items`; without
   * them, the time of the request when it is left out.
   */
  extProcessedAt?: string;
  /**
   * The first level of the tree of a partial refund. At most 1,000 `ITEM`s in the whole tree. Leave it
   * out for a full refund; an empty list is refused, so that it cannot be taken for one.
   */
  items?: RefundSplitItemCreate[];
  /** Ignored. The service gives the refund a code of its own. */
  code?: string;
};

/** Items of a refund that belong together. Moves no money itself. */
export type RefundSplitGroup = {
  /** The service's code of the group. */
  code: string;
  /** Tells a group from an item. */
  type: 'GROUP';
  /** The label that was sent, if any. On a group it moves nothing. */
  label?: RefundSplitLabel;
  /** Your reference of the group; in a full refund, that of the group of the payment. */
  extRef: string;
  /** The `extRef` of the group of the payment split. */
  originalExtRef: string;
  /**
   * The sum of the items directly in the group, in minor units of the payment's currency, without
   * `REFUND_FEE` and `REFUND_VAT`.
   */
  amount: PositiveMinorUnits;
  /**
   * The virtual account for all items below that have none of their own: as sent, else that which the
   * group of the payment shows. Left out if there is none.
   */
  accountCode?: string;
  /** Your own text. Left out if none was sent. */
  description?: string;
  /** What the group is made of, groups or items. */
  items: RefundSplitItem[];
};

/** Items of a refund that belong together. Moves no money itself. */
export type RefundSplitGroupCreate = {
  /** Tells a group from an item. */
  type: 'GROUP';
  /** A label for your own use. On a group it moves nothing. */
  label?: RefundSplitLabelInput;
  /** Your reference of the group, unique in this refund on all levels. 4 to 64 characters. */
  extRef: ExtRef;
  /** The `extRef` of the group of the payment split that this one belongs to. */
  originalExtRef: ExtRef;
  /**
   * The sum of the items directly in the group, in minor units of the payment's currency;
   * `REFUND_FEE` and `REFUND_VAT` do not count. Left out: the amount of the group of the payment.
   */
  amount?: PositiveMinorUnits;
  /**
   * The virtual account for all items below that name none of their own. Left out: that which the group of
   * the payment names.
   */
  accountCode?: string;
  /** A text of your own. */
  description?: string;
  /** What the group is made of, items or groups of items. */
  items: RefundSplitSubItemCreate[];
};

/** A node of the tree, either a `GROUP` of further items or an `ITEM`, which carries money. */
export type RefundSplitItem = RefundSplitGroup | RefundSplitLeaf;

/** A node of the tree, either a `GROUP` of further items or an `ITEM`, which carries money. */
export type RefundSplitItemCreate = RefundSplitGroupCreate | RefundSplitLeafCreate;

/** How much of one item of the payment was taken back, or a fee for doing so. */
export type RefundSplitLeaf = {
  /** The service's code of the refund item. */
  code: string;
  /** Tells an item from a group. */
  type: 'ITEM';
  /** What the amount is for; as in the payment if you sent none. */
  label: RefundSplitLabel;
  /** Your reference of the refund item; in a full refund, that of the item of the payment. */
  extRef: string;
  /** The `extRef` of the item of the payment split. */
  originalExtRef: string;
  /** How much was taken back or charged, in minor units of the payment's currency. */
  amount: PositiveMinorUnits;
  /**
   * The virtual account of the item: as sent, else that which the item of the payment shows. Left out if
   * there is none: the money was then taken from the account of the nearest group above that has one, else
   * from the one that the item of the payment went to.
   */
  accountCode?: string;
  /** Your own text. Left out if none was sent. */
  description?: string;
  /** Left out or empty; an item has nothing below it. */
  items?: unknown[];
};

/**
 * How much of one item of the payment is taken back, or a fee for doing so. What is left out is taken
 * from the item of the payment.
 */
export type RefundSplitLeafCreate = {
  /** Tells an item from a group. */
  type: 'ITEM';
  /**
   * What the amount is for. Left out: the label of the item of the payment. `REFUND_FEE` and
   * `REFUND_VAT` charge the seller for the refund and are not part of what the buyer gets.
   */
  label?: RefundSplitLabelInput;
  /** Your reference of this refund item, unique in the refund on all levels. 4 to 64 characters. */
  extRef: ExtRef;
  /**
   * The `extRef` of the item of the payment split that is taken back; for a fee, of the item whose
   * account is charged.
   */
  originalExtRef: ExtRef;
  /**
   * How much is taken back, in minor units of the payment's currency. Left out: the whole amount of
   * the item of the payment, also if a part of it was refunded before. Never more than is left. Required
   * for `REFUND_FEE` and `REFUND_VAT`.
   */
  amount?: PositiveMinorUnits;
  /**
   * The virtual account that the money is taken from. Left out, unknown or closed: that which the item of
   * the payment names, else that of the nearest group above, else the account that the item of the payment
   * went to.
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
  /** Your reference of the group, unique in this refund on all levels. 4 to 64 characters. */
  extRef: ExtRef;
  /** The `extRef` of the group of the payment split that this one belongs to. */
  originalExtRef: ExtRef;
  /**
   * The sum of the items directly in the group, in minor units of the payment's currency;
   * `REFUND_FEE` and `REFUND_VAT` do not count. Left out: the amount of the group of the payment.
   */
  amount?: PositiveMinorUnits;
  /**
   * The virtual account for all items below that name none of their own. Left out: that which the group of
   * the payment names.
   */
  accountCode?: string;
  /** A text of your own. */
  description?: string;
  /** The items of the group. The tree ends here, two levels below its first. */
  items: RefundSplitLeafCreate[];
};

/** A node of the second level of the tree, either a `GROUP` of items or an `ITEM`, which takes money back. */
export type RefundSplitSubItemCreate = RefundSplitSubGroupCreate | RefundSplitLeafCreate;

/** A report that was asked for, and where to fetch it once it is made. */
export type Report = {
  /** The service's identifier of the report. */
  id: string;
  /** What the report is about. */
  report: ReportType;
  /**
   * | Value | Meaning | What to do |
   * |---|---|---|
   * | `SCHEDULED` | waits for its turn | look again later |
   * | `PROCESSING` | is being made | look again later |
   * | `COMPLETED` | done | fetch `url` |
   * | `FAILED` | could not be made; stays so | request it again |
   *
   * Other values can appear; look again later.
   */
  status: string;
  /**
   * Where to fetch the file; null until the status is `COMPLETED`. Works for 7 days from then on. The
   * address itself is the permission: fetch it without your API key, and do not pass it on. The file is CSV in
   * UTF-8 with a line of column names; amounts are in minor units.
   */
  url?: string | null;
  /** When the report was asked for. */
  createdAt: DateOrDateTime;
  /** The seller that the report is limited to; null where it covers all sellers. */
  account?: ReportAccount | null;
};

/** The seller that a report is about. */
export type ReportAccount = {
  /** The code of the account holder. */
  id: string;
  /** The display name of the account holder. */
  name: string;
  /** What kind of account this is. `SELLER` for an account holder; others may follow. */
  type: string;
};

/** The report to make. */
export type ReportCreate = {
  /** What the report is about. */
  report: ReportTypeInput;
  /**
   * The code of an account holder. The report is then about this seller only. Without it the report covers all
   * sellers: do not hand it to one of them.
   */
  account?: string;
  /**
   * The first day of the period, in UTC. When it is left out: 366 days before `to`, which is the longest
   * period there is.
   */
  from?: string;
  /**
   * The day after the last one of the period, in UTC; it does not belong to it. Later than `from`, by at
   * most 366 days. When it is left out: the day after the request.
   */
  to?: string;
};

/** A page of reports. */
export type ReportList = {
  /** The reports of this page; empty beyond the last one. */
  items: Report[];
  /** Where in the list this page is. The first page is 1. */
  pagination: Pagination;
};

/** What a report is about. */
export type ReportType =
  | 'marketplace-sellers'
  | 'marketplace-payments'
  | 'marketplace-settlement'
  | 'marketplace-incoming-settlement'
  | 'marketplace-revenue'
  | 'seller-settlement'
  | 'balance-mutation'
  | 'payout-report'
  | (string & {});

/** What `ReportType` is in requests. */
export type ReportTypeInput =
  | 'marketplace-sellers'
  | 'marketplace-payments'
  | 'marketplace-settlement'
  | 'marketplace-incoming-settlement'
  | 'marketplace-revenue'
  | 'seller-settlement'
  | 'balance-mutation'
  | 'payout-report';

/**
 * What a seller expects to sell. Platforms in the United States must give both amounts for every seller; without
 * them the identity check does not start there.
 */
export type SalesProfile = {
  /** The turnover expected in a month, in minor units (cents) of the division's currency. */
  expectedMonthlyVolume?: number;
  /** The expected amount of one payment, in minor units (cents) of the division's currency. */
  expectedAverageTransactionSize?: number;
};

/** The expectations to change. What is left out stays as it is; null clears an amount. */
export type SalesProfileUpdate = {
  /** The turnover expected in a month, in minor units (cents) of the division's currency. */
  expectedMonthlyVolume?: number | null;
  /** The expected amount of one payment, in minor units (cents) of the division's currency. */
  expectedAverageTransactionSize?: number | null;
};

/** The account is paid out without being asked, on the days that `frequency` matches. */
export type ScheduledPayoutConfiguration = {
  /** Payouts are made by the service. */
  type: 'SCHEDULED';
  /**
   * The days of payout, as a Quartz cron expression of six or seven fields. Seconds, minutes and
   * hours have no effect.
   */
  frequency: string;
  /**
   * How many calendar days after its split was received a payment is paid out at the earliest; days are
   * those of the division's time zone.
   */
  refundPeriod: number;
  /**
   * The smallest amount that is paid out, in minor units of the division's currency. What is below
   * it waits for the next day of payout. Left out if none was sent; every amount above zero is paid out then.
   */
  minimumAmount?: number;
};

/** Pay the account out without being asked, on the days that `frequency` matches. */
export type ScheduledPayoutConfigurationUpdate = {
  /** Payouts are made by the service. */
  type: 'SCHEDULED';
  /**
   * The days on which to pay out, as a Quartz cron expression of six or seven fields with spaces
   * between them:
   *
   * | Field | Values |
   * |---|---|
   * | second, minute, hour | must be there and be valid, but have no effect: payouts are daily |
   * | day of the month | `1` to `31`, `L` last day, `W` nearest weekday, or `?` |
   * | month | `1` to `12` or `JAN` to `DEC` |
   * | day of the week | `1` (Sunday) to `7` or `SUN` to `SAT`, `L` last of the month, `#` which one of the month, or `?` |
   * | year | may be left out |
   *
   * `*`, `,`, `-` and `/` work as usual. Exactly one of the two day fields is `?`. The five fields of
   * a Unix crontab are not accepted, and its day numbers differ. The pattern checks the form only;
   * the service reads the whole expression.
   */
  frequency: string;
  /**
   * How many calendar days after its split was received a payment is paid out at the earliest; days are
   * those of the division's time zone. Keep it at least as long as buyers may send goods back.
   */
  refundPeriod: number;
  /**
   * The smallest amount that is worth a payout, in minor units of the division's currency. What is
   * below it waits for the next day of payout. An amount of zero is never paid out.
   *
   * @default 0
   */
  minimumAmount?: number;
};

/** A payment, refund or chargeback, as the processor and the splits know it. */
export type Transaction = {
  /** The service's code of the transaction. It is not that of the split or refund behind it. */
  code: string;
  /** What happened. */
  type: TransactionType;
  /** How far processor and splits agree on it. */
  status: TransactionStatus;
  /** The sellers whose money it moved. Empty while no split is there, and for a chargeback, which the merchant bears. */
  sellers: TransactionSeller[];
  /**
   * What the buyer paid or got back, in minor units of the payment's currency. Never negative; `type`
   * tells the direction.
   */
  amount: PositiveMinorUnits;
  /** The payment processor. */
  processor: string;
  /** The payment method. Left out while it is not known. */
  method?: string;
  /** The processor's reference of the payment. Left out while it is not known. */
  pspExtRef?: string;
  /** The processor's reference of the refund or chargeback. A payment has none. */
  pspMutationExtRef?: string;
  /** When the service first knew of it, in UTC. */
  createdAt: DateOrDateTime;
  /** When its status last changed, in UTC; `createdAt` until it does. */
  updatedAt: DateOrDateTime;
};

/** A page of transactions. */
export type TransactionList = {
  /** The transactions of this page. */
  items: Transaction[];
  /** Where in the list this page is. */
  pagination: Pagination;
};

/** A seller whose money a transaction moved. */
export type TransactionSeller = {
  /** The code of the account holder. */
  code: string;
  /** The display name of the account holder. */
  name: string;
  /**
   * What the transaction put on the seller's accounts, or took off them if it is a refund, after
   * commission and other labels; in minor units.
   */
  amount: MinorUnits;
};

/** How far processor and splits agree on a transaction. */
export type TransactionStatus = {
  /**
   * `PENDING_SPLIT` while the processor reports it and no split is there, `PENDING_SETTLEMENT` while
   * the split is there and the processor's report is not, `RECONCILED` once both are there and
   * agree, `CANCELLED` after the split was cancelled. The filter spells them in small letters. Other
   * values can appear.
   */
  type: string;
  /** Why it is not further, such as an amount that differs from the processor's. Left out when there is nothing to say. */
  message?: string;
};

/**
 * `PAYMENT` for money that a buyer paid, `REFUND` for money given back to the buyer, `CHARGEBACK` for
 * money that the buyer's bank took back.
 */
export type TransactionType = 'PAYMENT' | 'REFUND' | 'CHARGEBACK' | (string & {});

/** A currency that money can be moved or paid out in. */
export type TransferCurrency =
  | 'USD'
  | 'AUD'
  | 'EUR'
  | 'GBP'
  | 'JPY'
  | 'SGD'
  | 'CAD'
  | 'NZD'
  | (string & {});

/** What `TransferCurrency` is in requests. */
export type TransferCurrencyInput = 'USD' | 'AUD' | 'EUR' | 'GBP' | 'JPY' | 'SGD' | 'CAD' | 'NZD';

/** Where a part of a holder's money is kept. */
export type VirtualAccount = {
  /** The service's code of the virtual account. Splits, transfers and payouts name the account by it. */
  code: string;
  /** The kind of account, `DEFAULT` for an account of a holder. Other values can appear. */
  accountType: string;
  /** The label of the account. No other virtual account of the holder has it. */
  displayName: string;
  /**
   * Your own reference, null when there is none. That of the account that came with the holder is the
   * holder's followed by `_virtual_account`, of whatever length that becomes.
   */
  extRef: string | null;
};

/** A page of a holder's virtual accounts. */
export type VirtualAccountPage = Page & {
  /** The virtual accounts of this page. */
  elements: VirtualAccount[];
};

/** Where the notifications of one type are sent for one division. */
export type WebhookConfiguration = {
  /** The service's number of the configuration. */
  id: number;
  /** Which notifications are sent. Never changes. */
  type: WebhookType;
  /** The code of the division whose notifications are sent. It is the one that the API key worked for. */
  divisionCode: string;
  /**
   * Whether notifications are sent. True at first; turned off by an update, or by the service after
   * your server answered 410.
   */
  isActivated: boolean;
  /**
   * Where the notifications are posted to, exactly as it was sent. The reference does not promise
   * this field in answers: keep the address yourself.
   */
  url?: string;
};

/** Where to send the notifications of one type. It is active at once. */
export type WebhookConfigurationCreate = {
  /**
   * Where the notifications are posted to. HTTPS; plain HTTP only for your own machine (`localhost`,
   * `127.0.0.1`, `[::1]`). Signatures are made over exactly this text: keep it, letter by letter, for
   * checking them.
   */
  url: string;
  /** Which notifications to send. Cannot be changed later. */
  type: WebhookTypeInput;
};

/** The new address of a configuration, and whether it is active. */
export type WebhookConfigurationUpdate = {
  /**
   * Where the notifications are posted to. HTTPS; plain HTTP only for your own machine (`localhost`,
   * `127.0.0.1`, `[::1]`). Signatures are made over exactly this text: keep it, letter by letter, for
   * checking them.
   */
  url: string;
  /** The type that the configuration has. Another one is refused. */
  type: WebhookTypeInput;
  /** Whether to send notifications. Stays as it is when left out. */
  isActivated?: boolean;
};

/**
 * Which notifications are meant: `WEBHOOK_KYC_UPDATE` when the identity check of an account holder gets
 * another status, `WEBHOOK_PAYOUT_UPDATE` when a payout does.
 */
export type WebhookType = 'WEBHOOK_KYC_UPDATE' | 'WEBHOOK_PAYOUT_UPDATE' | (string & {});

/** What `WebhookType` is in requests. */
export type WebhookTypeInput = 'WEBHOOK_KYC_UPDATE' | 'WEBHOOK_PAYOUT_UPDATE';
