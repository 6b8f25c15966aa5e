// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { Present, Unlisted } from './runtime.js';
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
  PositiveMinorUnits,
  RefundSplitLabel,
  TransferAmount,
  ZonedDateTime,
} from './shared.js';

/** The balance of a virtual account in one currency. All amounts are minor units of `currency`. */
export type AccountBalance = {
  /** The currency of the amounts. */
  currency: Currency;
  /** The amount that the processor's settlements have confirmed, without accepted payouts. */
  confirmed: MinorUnits;
  /** The net amount that is not confirmed yet. */
  pending: MinorUnits;
  /**
   * The amount that can be paid out now: `confirmed` less pending charges, such as refunds that are not settled yet;
   * pending payments do not count. Never negative.
   */
  payout: MinorUnits;
};

/**
 * A seller, or another party that needs an account on the platform. The response has legal entity, accounts and sales
 * profile with the requested fragments, and after a create or an update. Fields without a value are left out.
 */
export type AccountHolder = {
  /** The code of the account holder. */
  code: string;
  /** Your own reference, unique among the holders of the merchant. */
  extRef?: string;
  /** The name in reports and overviews. */
  displayName: string;
  /** More about the holder. */
  description?: string;
  /** What the holder can do at present. This is not the KYC status, which is `legalEntity.kycStatus`. */
  status?: AccountHolderStatus;
  /** How much data the KYC check of this holder requires. Set by the division. */
  tier?: KycTier;
  /** When the holder was created. */
  createdAt?: DateOrDateTime;
  /**
   * The legal entity of the holder. With any of the fragments `kycstatus`, `ubo`, `docs` and `docfiles`. The
   * KYC status of a holder without a legal entity is `MISSING_DATA`.
   */
  legalEntity?: LegalEntity;
  /** The holder's virtual accounts with their balances. With the fragment `accounts`. Usually there is one. */
  accounts?: HolderAccount[];
  /**
   * The accounts to which the holder can be paid out. With the fragment `extacc`. Nothing can be paid out while
   * the list is empty.
   */
  externalAccounts?: ExternalAccount[];
  /** The expected sales of the seller. With the fragment `salesprofile`. */
  salesProfile?: SalesProfile;
};

/** A new account holder, with all data or only with a name. */
export type AccountHolderCreate = {
  /**
   * Your own reference, unique among all holders of the merchant. Send one, so that you can find the holder
   * after a lost response.
   */
  extRef?: string;
  /** The name in reports and overviews. */
  displayName: string;
  /** More about the holder. */
  description?: string;
  /** The legal entity of the holder. Can be sent later, and in parts. */
  legalEntity?: LegalEntityCreate;
  /** The accounts to which the holder can be paid out. The first one is selected. */
  externalAccounts?: ExternalAccountCreate[];
  /** The expected sales of the seller. Required for platforms in the United States; can be sent later. */
  salesProfile?: SalesProfile;
};

/** One page of account holders. */
export type AccountHolderPage = Page & {
  /** The account holders of this page. */
  elements: AccountHolder[];
};

/**
 * What an account holder can do. This is not the KYC status, which is `legalEntity.kycStatus`; both have a value
 * `ACTIVE`.
 */
export type AccountHolderStatus = {
  /**
   * Values in use, with their meaning; others can appear.
   *
   * | Value | Meaning |
   * |---|---|
   * | `ACTIVE` | no restrictions; the status of every new holder |
   * | `NOPAYOUT` | no payouts while the KYC status is `REJECTED` or `FAILED`; `ACTIVE` again when the check has passed |
   * | `SUSPENDED` | no payouts: a document was forged, until a later check passes, or the operator suspended the holder; the holder still receives money |
   * | `CLOSED` | permanently closed by the operator, with a balance of zero |
   */
  code: string;
  /** Describes the code, for people. The text can change at any time; do not use it in code. */
  reason?: string;
};

/**
 * The fields of an account holder to change. `displayName` is required, changed or not; other fields that are left out
 * keep their values. Null clears a value.
 */
export type AccountHolderUpdate = {
  /**
   * Your own reference, unique among all holders of the merchant. The `extRef` of an account that was derived
   * from it does not change.
   */
  extRef?: string | null;
  /** The name in reports and overviews. Required in updates too. */
  displayName: string;
  /** More about the holder. */
  description?: string | null;
  /** Data of the legal entity, to add or to change. */
  legalEntity?: LegalEntityUpdate;
  /**
   * External accounts to change or to add. An entry with the `extRef` of a stored one changes it, any other entry is
   * added; none is removed.
   */
  externalAccounts?: ExternalAccountEntryUpdate[];
  /** The expected sales to change. */
  salesProfile?: SalesProfileUpdate;
};

/**
 * The number of an account, 4 to 34 letters and digits without spaces. A number that begins with two letters and
 * two digits is an IBAN, and its check digits must be correct.
 */
export type AccountNumber = string;

/**
 * A postal address. A KYC check requires street, house number, postal code, city and country. Fields without a
 * value are left out.
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

/** The parts of a postal address to change. Fields that are left out keep their values; null clears a field. */
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

/** Data of the account that the payment method requires: the routing number for `ACH`. Other methods can have none. */
export type ApmData = {
  /** The US routing number of the bank, nine digits. Left out if the payment method has none. */
  routingNumber?: string;
};

/** Data of the account that the payment method requires: the routing number for `ACH`. */
export type ApmDataCreate = {
  /**
   * The US routing number of the bank, nine digits. Its last digit is a check digit: three times
   * the first, fourth and seventh, plus seven times the second, fifth and eighth, plus the third,
   * sixth and ninth must be a multiple of ten.
   */
  routingNumber: string;
};

/** The amount that a virtual account can pay out now, for each currency. */
export type Balance = {
  /** The code of the virtual account. */
  code: string;
  /** One entry for each currency, always including the currency of the account's division. */
  amounts: {
    /** The available balance minus pending charges, in minor units, as a string. Never negative. */
    amount: MinorUnitsText;
    /** The currency of this amount. */
    currency: Currency;
  }[];
};

/** A transfer of money from one virtual account to another. */
export type BalanceTransfer = {
  /** The code of the transfer. */
  code: string;
  /** The code of the virtual account that the money was taken from. */
  fromAccountCode: string;
  /** The code of the destination account. */
  toAccountCode: string;
  /** The amount, in minor units of `currency`. */
  amount: PositiveMinorUnits;
  /** The currency of the transfer. */
  currency: TransferCurrency;
  /** The idempotency key of the transfer. */
  idempotencyKey: string;
  /** The purpose of the transfer. */
  type: BalanceTransferType;
  /** A description. Left out if none was sent. */
  description?: string;
};

/** A new transfer of money from one virtual account to another. */
export type BalanceTransferCreate = {
  /** The code of the virtual account from which the money is taken. */
  fromAccountCode: string;
  /** The code of the destination account. It must differ from the source account. */
  toAccountCode: string;
  /** The amount to move, in minor units of `currency`. */
  amount: TransferAmount;
  /**
   * The currency to move. It is not converted.
   *
   * @default "EUR"
   */
  currency?: TransferCurrency;
  /** A UUID that you generate for this transfer and store. A retry with the same key does not move the money again. */
  idempotencyKey: string;
  /** The purpose of the transfer. */
  type: BalanceTransferType;
  /** A description, at most 255 characters. */
  description?: string;
};

/** A page of balance transfers. */
export type BalanceTransferPage = Page & {
  /** The balance transfers of this page. */
  elements: BalanceTransfer[];
};

/** The purpose of the transfer, for your bookkeeping. It does not change how the money is moved. */
export type BalanceTransferType =
  | 'INVOICE'
  | 'USAGE_FEE'
  | 'CORRECTION'
  | 'CHARGEBACK'
  | 'VAT'
  | 'WALLET'
  | Unlisted<string>;

/** The bank statement that proves the ownership of the external account. */
export type BankStatement = {
  /** The file in Base64. Null without the fragment `docfiles`. */
  data: string | null;
  /** The date of the statement. Left out if none was sent. */
  issuedAt?: DateOrDateTime;
};

/** The bank statement that proves the ownership of the external account. */
export type BankStatementCreate = {
  /**
   * A PDF in Base64, with padding and without line breaks. At most 4 MiB (4,194,304 bytes) before it is
   * encoded.
   */
  data: string;
  /** The date of the statement, `YYYY-MM-DD`. */
  issuedAt?: string;
};

/** A person who owns or runs an organization. Fields without a value are left out. */
export type BeneficialOwner = {
  /** The code of the owner. */
  code: string;
  /** Your own reference of the owner. */
  extRef?: string;
  /** The role of the person. Left out only if the owner was created with version 1 without it. */
  type?: 'CEO' | 'CFO' | 'COO' | 'SHARE_HOLDER' | 'BOARD_MEMBER' | Unlisted<string>;
  /** When the owner was added. */
  createdAt?: string;
} & Person;

/**
 * A person who owns or runs an organization. Only `type` is required; the KYC check requires the same data as for an
 * individual seller.
 */
export type BeneficialOwnerCreate = {
  /**
   * Your own reference, unique among the owners of the holder. Send one, so that you can update the owner
   * later.
   */
  extRef?: string;
  /** The role of the person. */
  type: 'CEO' | 'CFO' | 'COO' | 'SHARE_HOLDER' | 'BOARD_MEMBER' | Unlisted<string>;
} & PersonCreate;

/**
 * An owner in the update of an account holder. An entry with the `extRef` of a stored owner changes that owner; any
 * other entry is a new owner and requires `type`.
 */
export type BeneficialOwnerEntryUpdate = {
  /**
   * Your own reference, unique among the owners of the holder. It identifies the owner to change; a new
   * `extRef` adds an owner.
   */
  extRef?: string;
  /** The role of the person. Required of a new owner. */
  type?: 'CEO' | 'CFO' | 'COO' | 'SHARE_HOLDER' | 'BOARD_MEMBER' | Unlisted<string>;
} & PersonUpdate &
  (Present<'extRef'> | Present<'type'>);

/** One page of owners of an organization. */
export type BeneficialOwnerPage = Page & {
  /** The owners of this page. */
  elements: BeneficialOwner[];
};

/**
 * The fields of an owner to change. `type` is required, changed or not; other fields that are left out keep their
 * values. Null clears a value.
 */
export type BeneficialOwnerUpdate = {
  /** Your own reference, unique among the owners of the holder. Null removes it. */
  extRef?: string | null;
  /** The role of the person. Required in updates too. */
  type: 'CEO' | 'CFO' | 'COO' | 'SHARE_HOLDER' | 'BOARD_MEMBER' | Unlisted<string>;
} & PersonUpdate;

/**
 * A date of birth as a date-time. Only the date is used, as it is written: the offset is not converted, and the time is
 * dropped. Responses have midnight in UTC. The KYC check requires an age of at least 18 years.
 */
export type DateOfBirth = string;

/** A calendar date, or a date-time. */
export type DateOrDateTime = string;

/** A part of the merchant with its own accounts, KYC settings and payouts. */
export type Division = {
  /** The code of the division. */
  code: string;
  /** The name of the division. */
  name: string;
  /** The division's own accounts, one liable and one fee account. */
  balances: DivisionBalance[];
  /**
   * Whether balance transfers are enabled. If it is false, each request returns 403; the operator enables them
   * after the addendum to the contract is signed.
   */
  balanceTransferEnabled?: boolean;
  /** How much data the KYC checks of the division's sellers require. */
  kycTier?: KycTier;
  /** The account to which the division's own money is paid out. Left out if there is none. */
  externalAccount?: ExternalAccount;
};

/** The balance of one of a division's accounts, in the currency of the division. */
export type DivisionBalance = {
  /**
   * `LIABLE` for the account that receives the merchant's share and all items without an account, `FEE` for the
   * account of fees. Other values can appear.
   */
  virtualAccountType: string;
  /** The code of the account. */
  virtualAccountCode: string;
  /** The settled amount minus payouts. Can be negative. */
  confirmedBalance: MinorUnitsText;
  /** The net amount that is not settled yet. Can be negative. */
  pendingBalance: MinorUnitsText;
  /**
   * The amount that can be moved or paid out now: the confirmed balance less pending charges, such as refunds that are
   * not settled yet; pending payments do not count. Never negative.
   */
  payoutBalance: MinorUnitsText;
};

/** A bank account, or an account of another payment method, to which its holder is paid out. */
export type ExternalAccount = {
  /** The code of the external account. */
  code: string;
  /** Your own reference. Left out if none was sent. No other external account of the holder has it. */
  extRef?: string;
  /**
   * The name on the account, which should be the holder's legal name. Left out only if the account was created with
   * version 1 without a name.
   */
  displayName?: string;
  /** A description. Left out if none was sent. */
  description?: string;
  /** `IBAN` for a bank account with a number, `UPO` for an account of a payment method. */
  accountType: ExternalAccountType;
  /** The IBAN, or the national account number. Left out if the account has none. */
  accountNumber?: string;
  /** The payment method of a `UPO` account. Left out for an `IBAN` account. Other values can appear. */
  paymentMethod?: string;
  /** Data for the payment method of a `UPO` account. Left out for an `IBAN` account. */
  apmData?: ApmData;
  /** The account's own currency: `EUR`. An account that was created with version 1 can have another. */
  currency: Currency;
  /** Whether the account accepts payouts in a currency other than its own. */
  acceptOtherCurrencies?: boolean;
  /**
   * The other currencies that the account accepts if `acceptOtherCurrencies` is true. An empty list means all payout
   * currencies.
   */
  allowedOtherCurrencyCodes?: Currency[];
  /** The latest bank statement. Left out if none was sent. */
  statement?: BankStatement;
  /**
   * The KYC status of the account. `MISSING_DATA` until it has a number and a bank statement. Lists contain it
   * only with the fragment `kycstatus`.
   */
  kycStatus?: KycStatus;
  /** What the check is waiting for or why it failed; left out otherwise. */
  kycMessage?: string;
  /**
   * Whether this is the selected external account of the holder, for payouts that do not name one. Exactly one
   * account of a holder is selected.
   */
  selected?: boolean;
};

/** What can be changed of an external account of both types. Fields that are left out keep their values. */
export type ExternalAccountChange = {
  /** Your own reference, unique among the external accounts of the holder. Null removes it. */
  extRef?: string | null;
  /** The name on the account. It should be the holder's legal name, so several accounts can have the same. */
  displayName?: string;
  /** A description. Null removes it. */
  description?: string | null;
  /** The IBAN, or the national account number. A new one restarts the KYC check of the account. */
  accountNumber?: AccountNumber;
  /** The payment method of a `UPO` account. */
  paymentMethod?: 'ACH';
  /** Data for the payment method of a `UPO` account. A new one restarts the KYC check of the account. */
  apmData?: ApmDataCreate;
  /** The account's own currency. `EUR` is the only one. */
  currency?: ExternalAccountCurrency;
  /** Whether the account accepts payouts in a currency other than its own. */
  acceptOtherCurrencies?: boolean;
  /** The other currencies that the account accepts if `acceptOtherCurrencies` is true. Replaces the stored list. */
  allowedOtherCurrencyCodes?: Currency[];
  /** A new bank statement. It restarts the KYC check of the account. */
  statement?: BankStatementCreate;
};

/** A new external account. The required fields depend on `accountType`. */
export type ExternalAccountCreate = ExternalAccountIbanCreate | ExternalAccountUpoCreate;

/** The fields of a new external account of both types. */
export type ExternalAccountCreateBase = {
  /** Your own reference, unique among the external accounts of the holder. */
  extRef?: string;
  /** The name on the account. It should be the holder's legal name, so several accounts can have the same. */
  displayName: string;
  /** A description. */
  description?: string;
  /**
   * Whether the account accepts payouts in a currency other than its own.
   *
   * @default false
   */
  acceptOtherCurrencies?: boolean;
  /**
   * The other currencies that the account accepts if `acceptOtherCurrencies` is true. An empty list means all payout
   * currencies.
   */
  allowedOtherCurrencyCodes?: Currency[];
  /** A bank statement. Without it the KYC check of the account does not start. */
  statement?: BankStatementCreate;
};

/** The currency of an external account. `EUR` is the only one. */
export type ExternalAccountCurrency = 'EUR';

/**
 * An external account in the update of its holder. An entry with the `extRef` of a stored account changes that
 * account; any other entry is a new account, with the required fields of a new account.
 */
export type ExternalAccountEntryUpdate = {
  /**
   * Your own reference, unique among the external accounts of the holder. It identifies the account to change; a new
   * `extRef` adds an account.
   */
  extRef?: string;
  /**
   * The type of the account. A new type requires, in the same request, the fields that are required at creation of
   * that type and not stored yet.
   */
  accountType?: ExternalAccountType;
} & ExternalAccountChange &
  (Present<'extRef'> | Present<'displayName' | 'accountType' | 'currency'>);

/** A new bank account with a number. */
export type ExternalAccountIbanCreate = {
  /** The type of the account. */
  accountType: 'IBAN';
  /**
   * The IBAN, or the national account number. Can be sent later; without it the KYC check of the account does not
   * start.
   */
  accountNumber?: AccountNumber;
  /** The account's own currency. `EUR` is the only one. */
  currency: ExternalAccountCurrency;
} & ExternalAccountCreateBase;

/** The new data of a bank account with a number. */
export type ExternalAccountIbanUpdate = ({
  /** The type of the account, changed or not. */
  accountType: 'IBAN';
} & Present<'displayName' | 'currency'>) &
  ExternalAccountChange;

/** A page of a holder's external accounts. */
export type ExternalAccountPage = Page & {
  /** The external accounts of this page. */
  elements: ExternalAccount[];
};

/** `IBAN` for a bank account with a number, `UPO` for an account of a payment method. */
export type ExternalAccountType = 'IBAN' | 'UPO' | Unlisted<string>;

/**
 * The new data of an external account, with the required fields of a new account, which depend on `accountType`. Other
 * fields that are left out keep their values.
 */
export type ExternalAccountUpdate = ExternalAccountIbanUpdate | ExternalAccountUpoUpdate;

/** A new account of a payment method other than a transfer to an IBAN. */
export type ExternalAccountUpoCreate = {
  /** The type of the account. */
  accountType: 'UPO';
  /** The number of the account at its bank. Without it the KYC check of the account does not start. */
  accountNumber?: AccountNumber;
  /** How the account is paid to. `ACH`, the US bank transfer, is the only method. */
  paymentMethod: 'ACH';
  /** Data for the payment method. */
  apmData: ApmDataCreate;
  /** The account's own currency. `EUR` is the only one, with `ACH` too. */
  currency: ExternalAccountCurrency;
} & ExternalAccountCreateBase;

/** The new data of an account of a payment method other than a transfer to an IBAN. */
export type ExternalAccountUpoUpdate = ({
  /** The type of the account, changed or not. */
  accountType: 'UPO';
} & Present<'displayName' | 'currency' | 'paymentMethod' | 'apmData'>) &
  ExternalAccountChange;

/** A virtual account in its account holder, with its balances. */
export type HolderAccount = {
  /** One entry for each currency that the account has received, and always one for the division's currency. */
  balances?: AccountBalance[];
} & VirtualAccount;

/** A natural person as the legal entity of an account holder. Fields without a value are left out. */
export type IndividualLegalEntity = {
  /** Always `individual`, for a natural person. */
  legalForm: 'individual';
  /** The tax number of the person. */
  taxNumber?: string;
  /** The number in the company register, of a sole trader, as a string or as a JSON number. */
  registrationNumber?: string | number;
  /** The owners that were sent. With the fragment `ubo`; left out if there are none. */
  ultimateBeneficialOwners?: BeneficialOwner[];
  /** The KYC status. */
  kycStatus?: KycStatus;
  /** Missing data or findings, for people; left out if there are none. Missing fields are listed with their paths. */
  kycMessage?: string;
} & Person;

/** A natural person as the legal entity of an account holder. Only `legalForm` is required. */
export type IndividualLegalEntityCreate = {
  /** Always `individual`, for a natural person. */
  legalForm: 'individual';
  /** The tax number of the person. */
  taxNumber?: string;
  /**
   * The number in the company register, of a sole trader. The KYC check does not require it. Send it as a
   * string; a JSON number is accepted too and stored as its digits.
   */
  registrationNumber?: string;
  /** Owners. They are stored and returned; the KYC check of a person does not require any. */
  ultimateBeneficialOwners?: BeneficialOwnerCreate[];
} & PersonCreate;

/** Changes to a legal entity that is a natural person. Fields that are left out keep their values; null clears a value. */
export type IndividualLegalEntityUpdate = {
  /** Always `individual`, for a natural person. Must be the stored legal form; required if none is stored. */
  legalForm?: 'individual';
  /** The tax number of the person. */
  taxNumber?: string | null;
  /**
   * The number in the company register, of a sole trader. Send it as a string; a JSON number is accepted too and
   * stored as its digits.
   */
  registrationNumber?: string | null;
  /**
   * Owners to change or to add. An entry with the `extRef` of a stored one changes it, any other entry is added;
   * none is removed.
   */
  ultimateBeneficialOwners?: BeneficialOwnerEntryUpdate[];
} & PersonUpdate;

/**
 * The status of a KYC check, with its meaning:
 *
 * | Value | Meaning |
 * |---|---|
 * | `MISSING_DATA` | the check cannot start; `kycMessage` lists the missing data, or says what the check waits for |
 * | `IN_PROGRESS` | the data is complete; the check is running or starts soon |
 * | `ACTIVE` | the check was passed |
 * | `REJECTED` | the data was rejected |
 * | `FAILED` | the check failed for a technical reason |
 *
 * Other values can appear.
 */
export type KycStatus =
  | 'MISSING_DATA'
  | 'IN_PROGRESS'
  | 'ACTIVE'
  | 'REJECTED'
  | 'FAILED'
  | (string & {});

/**
 * How much data the KYC check requires. `FULL_KYC` requires all data. `LIGHT_KYC` requires neither documents nor
 * beneficial owners, but the sum of all payouts of the account holder cannot exceed EUR 2,500.00. Other values can
 * appear.
 */
export type KycTier = 'FULL_KYC' | 'LIGHT_KYC' | (string & {});

/** The KYC status of an account holder has changed. The signature covers only the field `accountOwnerCode`. */
export type KycUpdateEvent = {
  /** The code of the account holder. Part of the signed text. */
  accountOwnerCode: string;
  /** The new status. Not signed. */
  kycStatus: KycStatus;
  /** What the check is waiting for, such as the names of missing fields; left out otherwise. Not signed. */
  kycMessage?: string;
  /**
   * The URL of the onboarding page of this holder; left out if there is none. Not signed: create a new URL instead
   * of using this one.
   */
  hostedOnboardingUrl?: string;
};

/** The legal entity of an account holder, a person or an organization, with its KYC status. */
export type LegalEntity = IndividualLegalEntity | OrganizationLegalEntity;

/**
 * The legal entity of the account holder, a person or an organization. Only `legalForm` is required; the KYC
 * check requires more. Both legal forms have the same fields, except `type`, which is for organizations;
 * `documents` are those of the legal form.
 */
export type LegalEntityCreate = IndividualLegalEntityCreate | OrganizationLegalEntityCreate;

/**
 * Changes to the legal entity of an account holder. The legal form never changes, so `legalForm` can be left out if
 * one is stored. Both legal forms have the same fields, except `type`, which is for organizations and otherwise
 * ignored.
 */
export type LegalEntityUpdate = IndividualLegalEntityUpdate | OrganizationLegalEntityUpdate;

/**
 * Payouts are created only by requests. The other fields are present if they were sent; they have no effect until the
 * type is `SCHEDULED`.
 */
export type ManualPayoutConfiguration = {
  /** Payouts are created only by requests. */
  type: 'MANUAL';
  /** The Quartz cron expression. Left out if none was sent. */
  frequency?: string;
  /** The calendar days. Left out if none were sent. */
  refundPeriod?: number;
  /** The amount, in minor units of the division's currency. Left out if none was sent. */
  minimumAmount?: number;
};

/**
 * Payouts are created only by requests. The other fields are stored and returned, and have no effect until the type is
 * `SCHEDULED`. A requested payout can be below `minimumAmount`.
 */
export type ManualPayoutConfigurationUpdate = {
  /** Payouts are created only by requests. */
  type: 'MANUAL';
  /** A Quartz cron expression, as for `SCHEDULED`. Stored, without effect. */
  frequency?: string;
  /** Calendar days, as for `SCHEDULED`. Stored, without effect. */
  refundPeriod?: number;
  /** An amount in minor units of the division's currency, as for `SCHEDULED`. Stored, without effect. */
  minimumAmount?: number;
};

/** The URL of a page on which a seller enters their data, and its lifetime. */
export type OnboardingUrl = {
  /** The URL of the page. Anyone with the URL can enter the seller's data, so treat it like a password. */
  url?: string;
  /** When the URL expires. */
  expireAt: DateOrDateTime;
};

/** Settings of the page for the seller. Every field has a default. */
export type OnboardingUrlCreate = {
  /**
   * The URL of your page to which the seller is redirected after submitting. It must be `https`; `http` is accepted
   * for `localhost` only. It must not contain a user or password. Without it the seller stays on a page of the
   * service.
   */
  redirectUrl?: string;
  /**
   * The lifetime of the URL, in minutes. The default is 48 hours, the maximum two weeks.
   *
   * @default 2880
   */
  expirationTime?: number;
};

/** A document of an organization, such as an extract from the company register. Fields without a value are left out. */
export type OrganizationDocument = {
  /** The code of the document. */
  code?: string;
  /** Your own reference. */
  extRef?: string;
  /** The title of the document. */
  title?: string;
  /**
   * The type of the document. Other values can appear. Left out if the document was sent with version 1, which
   * has the issuer instead.
   */
  type?: string;
  /** The date of issue. */
  issuedAt?: DateOrDateTime;
  /** The country that issued it, as ISO 3166-1 alpha-3. */
  issuerCountry?: CountryCode;
  /** The file in Base64. Only with the fragment `docfiles`. */
  data?: string;
};

/**
 * A document of an organization, such as an extract from the company register. It can be sent in parts: missing data
 * is not an error, but delays the KYC check.
 */
export type OrganizationDocumentCreate = {
  /** Your own reference, unique among the documents of the organization. */
  extRef?: string;
  /** The title of the document. */
  title?: string;
  /** The type of the document, such as `UTILITY_BILL`; the sandbox accepts any other text. */
  type?: string;
  /** The date of issue, `YYYY-MM-DD`. */
  issuedAt?: string;
  /** The country that issued it, as ISO 3166-1 alpha-3 in capitals. */
  issuerCountry?: CountryCode;
  /** The file in Base64 with padding and without line breaks, a PDF, PNG or JPG of at most 4 MiB before encoding. */
  data?: string;
};

/**
 * A document of an organization to change or to add. It changes the document with the same `extRef`, or adds one.
 * Fields that are left out keep their values; null clears a value.
 */
export type OrganizationDocumentUpdate = {
  /**
   * Your own reference, unique among the documents of the organization. It identifies the document to change; a
   * new `extRef` adds a document.
   */
  extRef?: string;
  /** The title of the document. */
  title?: string | null;
  /** The type of the document, such as `UTILITY_BILL`; the sandbox accepts any other text. */
  type?: string | null;
  /** The date of issue, `YYYY-MM-DD`. */
  issuedAt?: string | null;
  /** The country that issued it, as ISO 3166-1 alpha-3 in capitals. */
  issuerCountry?: CountryCode | null;
  /** The file in Base64 with padding and without line breaks, a PDF, PNG or JPG of at most 4 MiB before encoding. */
  data?: string | null;
};

/** An organization as the legal entity of an account holder. Fields without a value are left out. */
export type OrganizationLegalEntity = {
  /** Always `organization`. */
  legalForm: 'organization';
  /** The type of organization. Other values can appear. */
  type?: string;
  /** The legal name, as in the company register. */
  legalName?: string;
  /** The number in the company register, as a string or as a JSON number. */
  registrationNumber?: string | number;
  /** The tax number of the organization. */
  taxNumber?: string;
  /** The registered address. */
  address?: Address;
  /** An email address. Required for platforms in the United States. */
  email?: string;
  /** A telephone number, as a string or as a JSON number. */
  phone?: string | number;
  /** Whether the organization is owned or controlled through another company. */
  indirectControlThrough?: boolean;
  /** The KYC status. */
  kycStatus?: KycStatus;
  /** Missing data or findings, for people; left out if there are none. Missing fields are listed with their paths. */
  kycMessage?: string;
  /** The people who own or run the organization. With the fragment `ubo`. */
  ultimateBeneficialOwners?: BeneficialOwner[];
  /** The documents of the organization. With the fragment `docs` or `docfiles`. */
  documents?: OrganizationDocument[];
} & PersonalData;

/**
 * An organization as the legal entity of an account holder. Only `legalForm` is required; other data can be sent
 * later, and the KYC check starts when all required data is present.
 */
export type OrganizationLegalEntityCreate = {
  /** Always `organization`. */
  legalForm: 'organization';
  /** The type of organization. */
  type?: 'PRIVATE_COMPANY' | 'PUBLIC_COMPANY' | 'NON_PROFIT' | Unlisted<string>;
  /** The legal name, as in the company register. */
  legalName?: string;
  /** The number in the company register. Send it as a string; a JSON number is accepted too and stored as its digits. */
  registrationNumber?: string;
  /** The tax number of the organization. */
  taxNumber?: string;
  /** The registered address. */
  address?: Address;
  /** An email address. Required for platforms in the United States. */
  email?: string;
  /**
   * A telephone number. Required for platforms in the United States. Send it as a string; a JSON number is accepted
   * too and stored as its digits.
   */
  phone?: string;
  /** Whether the organization is owned or controlled through another company. */
  indirectControlThrough?: boolean;
  /**
   * The people who own or run the organization. The KYC check requires at least one, with the same data as for an
   * individual, but none for the tier `LIGHT_KYC`.
   */
  ultimateBeneficialOwners?: BeneficialOwnerCreate[];
  /** The documents of the organization. The KYC check requires at least one, but none for the tier `LIGHT_KYC`. */
  documents?: OrganizationDocumentCreate[];
} & PersonalDataCreate;

/**
 * Changes to a legal entity that is an organization. Fields that are left out keep their values; null clears a value. A change of the legal name, the two numbers, the type, the address, the owners or the documents restarts the
 * KYC check.
 */
export type OrganizationLegalEntityUpdate = {
  /** Always `organization`. Must be the stored legal form; required if none is stored. */
  legalForm?: 'organization';
  /** The type of organization. */
  type?: 'PRIVATE_COMPANY' | 'PUBLIC_COMPANY' | 'NON_PROFIT' | null | Unlisted<string>;
  /** The legal name, as in the company register. */
  legalName?: string | null;
  /** The number in the company register. Send it as a string; a JSON number is accepted too and stored as its digits. */
  registrationNumber?: string | null;
  /** The tax number of the organization. */
  taxNumber?: string | null;
  /** The registered address. */
  address?: AddressUpdate;
  /** An email address. Required for platforms in the United States. */
  email?: string | null;
  /**
   * A telephone number. Required for platforms in the United States. Send it as a string; a JSON number is accepted
   * too and stored as its digits.
   */
  phone?: string | null;
  /** Whether the organization is owned or controlled through another company. */
  indirectControlThrough?: boolean | null;
  /**
   * Owners to change or to add. An entry with the `extRef` of a stored one changes it, any other entry is added;
   * none is removed.
   */
  ultimateBeneficialOwners?: BeneficialOwnerEntryUpdate[];
  /**
   * Documents to change or to add. An entry with the `extRef` of a stored one changes it, any other entry is added;
   * none is removed.
   */
  documents?: OrganizationDocumentUpdate[];
} & PersonalDataUpdate;

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
  /** The processor's own reference of the payment. Left out if the split was created with version 1 without it. */
  pspExtRef?: string;
  /**
   * The processor that took the payment: an identifier in capitals. Each version has a closed set of its own: version 1
   * accepts two values, version 2 seven. Your account manager gives you the identifier of your processor, such as ADYEN.
   */
  paymentProcessor: PaymentProcessor;
  /** How the buyer paid. Left out if it was not sent. */
  paymentMethod?: string;
  /** Your own text. Left out if none was sent. */
  description?: string;
  /** When the payment was processed, in UTC. Default: when the split was received. */
  extProcessedAt?: string;
  /** The first level of the tree of items, as it was sent, with codes. */
  items: PaymentSplitItem[];
};

/** Why a payment split is cancelled. */
export type PaymentSplitCancel = {
  /** A text of your own. Stored for later inquiries; not part of the split. */
  reason?: string;
};

/** One captured payment and the items to divide it into. */
export type PaymentSplitCreate = {
  /**
   * Your reference of the payment, unique across your platform, and the idempotency key of the split. 4 to 64
   * letters, digits and `# @ : - _`. Give the processor the same one.
   */
  extRef: ExtRef;
  /**
   * The gross amount that the buyer paid, in minor units of `currency`: one unit is 1 in JPY, 1000 in BHD and 100 in
   * the other accepted currencies.
   */
  totalAmount: PositiveMinorUnits;
  /**
   * The currency of all amounts, three capital letters of ISO 4217. Usually EUR; USD, AUD, GBP, JPY, SGD, CAD, NZD
   * and BHD are accepted too, any other may be refused.
   */
  currency: Currency;
  /** The processor's own reference of the payment, exactly as you received it. */
  pspExtRef: string;
  /**
   * The processor that took the payment: an identifier in capitals. Each version has a closed set of its own: version 1
   * accepts two values, version 2 seven. Your account manager gives you the identifier of your processor, such as ADYEN.
   */
  paymentProcessor: PaymentProcessor;
  /** How the buyer paid, such as a card scheme or a type of bank transfer. */
  paymentMethod?: string;
  /** A text of your own, at most 255 characters. */
  description?: string;
  /** When the payment was processed, with an offset (`+01:00`) or `Z`. Default: the time of the request. */
  extProcessedAt?: ZonedDateTime;
  /**
   * The first level of the tree of items. Its amounts add up to `totalAmount`. At most 1,000 `ITEM`s
   * in the whole tree.
   */
  items: PaymentSplitItemCreate[];
  /** Ignored. The service generates the code. */
  code?: string;
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
  /** Left out; only the items of a refund have it. */
  originalExtRef?: string;
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
  /** Your reference of the group, unique in the split on all levels. 4 to 64 characters. */
  extRef: ExtRef;
  /** The sum of the items directly in the group, in minor units of the split's currency. */
  amount: PositiveMinorUnits;
  /** The default virtual account for all items below. An unknown or closed account is ignored. */
  accountCode?: string;
  /** A text of your own. */
  description?: string;
  /** Ignored here; only the items of a refund have it. */
  originalExtRef?: string;
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
  /** Left out; only the items of a refund have it. */
  originalExtRef?: string;
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
  /** Your reference of the item, unique in the split on all levels. 4 to 64 characters. Refunds refer to it. */
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
  /** Ignored here; only the items of a refund have it. */
  originalExtRef?: string;
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

/** When an account is paid out. It has the fields that were sent. */
export type PayoutConfiguration = ManualPayoutConfiguration | ScheduledPayoutConfiguration;

/** When an account is paid out. The required fields depend on `type`. */
export type PayoutConfigurationUpdate =
  | ManualPayoutConfigurationUpdate
  | ScheduledPayoutConfigurationUpdate;

/** A payout with its seller and its bank account. */
export type PayoutOverviewItem = {
  /** The code of the payout request. */
  code: string;
  /**
   * The amount that is taken from the account, in minor units of `sourceCurrency`. If the request had no amount, it
   * is left out until the status is `ACCEPTED`.
   */
  amount?: PositiveMinorUnits;
  /** The currency of the balance that a payout is taken from. Only EUR. */
  sourceCurrency: PayoutSourceCurrency;
  /** The currency that the bank account receives. */
  targetCurrency: TransferCurrency;
  seller: PayoutOverviewSeller;
  /** The code of the virtual account from which the money is taken. */
  virtualAccountCode: string;
  /** The account number of the bank account. Left out if it is not an IBAN or BBAN account. */
  iban?: string;
  /**
   * The status of a payout, with its meaning and the statuses that can follow:
   *
   * | Value | Meaning | Next |
   * |---|---|---|
   * | `WAITING` | queued; no money has been moved | `ACCEPTED`, `FAILED`, or `CANCELLED` by a delete |
   * | `ACCEPTED` | checked when due; the money has left the account | `PROCESSED` or `FAILED` |
   * | `PROCESSED` | sent to the bank | usually final; `RETURNED` if the bank returns the money |
   * | `RETURNED` | returned by the bank; the money is on the account again | final |
   * | `FAILED` | denied when due, or refused by the bank; the money is on the account | final |
   * | `CANCELLED` | deleted while waiting | final |
   */
  status: PayoutStatus;
  /** When the payout request was made, in UTC. */
  createdAt: DateOrDateTime;
};

/** A page of payouts. */
export type PayoutOverviewList = {
  /** The payouts of this page. */
  items: PayoutOverviewItem[];
  /** The position of this page in the list. */
  pagination: Pagination;
};

/** The seller who is paid out. */
export type PayoutOverviewSeller = {
  /** The code of the account holder; or of the division if the account belongs to the merchant. */
  code: string;
  /** The display name of the account holder, or the name of the division. */
  name: string;
  /**
   * The amount that is taken from this seller's account, in minor units of the payout's `sourceCurrency`. Left out
   * while the payout has no amount.
   */
  amount?: PositiveMinorUnits;
};

/**
 * A transfer of money from a virtual account to an external account. Created by your request or by a payout
 * configuration.
 */
export type PayoutRequest = {
  /** The code of the payout request. */
  code: string;
  /** When the request was received, in UTC. */
  createdAt: string;
  /** The code of the virtual account from which the money is taken. */
  accountCode: string;
  /**
   * The code of the external account to which the money goes. Default: the one that was selected when the request
   * was received.
   */
  externalAccountCode?: string;
  /**
   * The amount that is taken from the account, in minor units of `sourceCurrency`. If the request had no amount, it
   * is left out until the status is `ACCEPTED`.
   */
  amount?: PositiveMinorUnits;
  /** The currency of the balance that a payout is taken from. Only EUR. */
  sourceCurrency?: PayoutSourceCurrency;
  /** The currency that the bank account receives. `amount` is in `sourceCurrency`. */
  targetCurrency?: TransferCurrency;
  /** The text for the statement of the receiving bank account. Left out if none was sent. */
  description?: string;
  /** When it is or was due, in UTC, as sent or as determined by the service. */
  processAt?: string;
  /**
   * The status of a payout, with its meaning and the statuses that can follow:
   *
   * | Value | Meaning | Next |
   * |---|---|---|
   * | `WAITING` | queued; no money has been moved | `ACCEPTED`, `FAILED`, or `CANCELLED` by a delete |
   * | `ACCEPTED` | checked when due; the money has left the account | `PROCESSED` or `FAILED` |
   * | `PROCESSED` | sent to the bank | usually final; `RETURNED` if the bank returns the money |
   * | `RETURNED` | returned by the bank; the money is on the account again | final |
   * | `FAILED` | denied when due, or refused by the bank; the money is on the account | final |
   * | `CANCELLED` | deleted while waiting | final |
   */
  status: PayoutStatus;
};

/** A new payout request. */
export type PayoutRequestCreate = {
  /** The code of the virtual account from which the money is taken. */
  accountCode: string;
  /** The code of the external account to which the money goes. It must belong to the owner of the virtual account. Default: the one that the owner has selected. */
  externalAccountCode?: string;
  /**
   * The amount to pay out, in minor units of `sourceCurrency`. Default: the whole balance at the time when the
   * request is processed.
   */
  amount?: TransferAmount;
  /**
   * The currency of the balance that a payout is taken from. Only EUR.
   *
   * @default "EUR"
   */
  sourceCurrency?: PayoutSourceCurrency;
  /**
   * The currency that the bank account receives. The amount is converted if this is not `sourceCurrency`.
   *
   * @default "EUR"
   */
  targetCurrency?: TransferCurrency;
  /** A text for the statement of the receiving bank account, at most 255 characters. */
  description?: string;
  /** When to process it, with an offset (`+01:00`) or `Z`. Default: at once. Not more than a minute in the past. */
  processAt?: ZonedDateTime;
};

/** A page of payout requests. */
export type PayoutRequestPage = Page & {
  /** The payout requests on this page. */
  elements: PayoutRequest[];
};

/** One payment, refund or other change of the balance in a scheduled payout. */
export type PayoutSettlement = {
  /**
   * The origin of the money. `SPLIT` for a payment or refund split; this service also sends `TRANSFER`, `PAYOUT` and
   * `CHARGEBACK`. Other values can appear.
   */
  type: string;
  /**
   * `PAYMENT` or `REFUND` for a split; for a transfer its type, such as `CORRECTION`; for a requested payout `PAYOUT`,
   * or `RETURN` if it came back; for a chargeback `CHARGEBACK` or `REVERSAL`. Other values can appear.
   */
  subType: string;
  /** The code of the split, balance transfer, payout request or transaction. */
  code: string;
  /** When the split was received, or the other change was booked, in UTC. */
  date: DateOrDateTime;
  /** Your own text of the split, transfer or payout. Left out if it has none. */
  description?: string;
  /**
   * `RECONCILED` after the processor has reported it. `PENDING_SETTLEMENT` is possible for refunds only, because
   * they are subtracted at once. Other values can appear.
   */
  status: string;
  /** The currency of the amounts. */
  currency: Currency;
  /**
   * The amount that the item adds to the payout, negative if it takes money, in minor units of `currency`. For a split
   * the sum of the breakdown. The totals of all items add up to the payout.
   */
  totalAmountSeller: MinorUnits;
  amountBreakdown?: PayoutSettlementBreakdown;
};

/**
 * The parts of the amount of one settlement. Amounts for the seller are positive, deductions are negative. The sum of
 * all seven is `totalAmountSeller`.
 */
export type PayoutSettlementBreakdown = {
  /** The credits to the account of the seller before deductions, including shipping and discounts. */
  productAmount?: MinorUnits;
  /** The label `COMMISSION`; negative in a payment, positive in a refund. */
  commission?: MinorUnits;
  /** The labels `HANDLING_FEE` and `PAYMENT_FEE`, with the sign of `commission`. */
  handlingFee?: MinorUnits;
  /** The label `RMA_FEE`, with the sign of `commission`. */
  rmaFee?: MinorUnits;
  /** The label `DEFICIENCY`, with the sign of `commission`. */
  deficiency?: MinorUnits;
  /** The label `REFUND_FEE`; zero or negative. */
  refundFee?: MinorUnits;
  /** The label `REFUND_VAT`; zero or negative. */
  vat?: MinorUnits;
};

/** A page of settlements. */
export type PayoutSettlementList = {
  /** The settlements of this page. */
  items: PayoutSettlement[];
  /** The position of this page in the list. */
  pagination: Pagination;
};

/** The currency of the balance that a payout is taken from. Only EUR. */
export type PayoutSourceCurrency = 'EUR';

/**
 * The status of a payout, with its meaning and the statuses that can follow:
 *
 * | Value | Meaning | Next |
 * |---|---|---|
 * | `WAITING` | queued; no money has been moved | `ACCEPTED`, `FAILED`, or `CANCELLED` by a delete |
 * | `ACCEPTED` | checked when due; the money has left the account | `PROCESSED` or `FAILED` |
 * | `PROCESSED` | sent to the bank | usually final; `RETURNED` if the bank returns the money |
 * | `RETURNED` | returned by the bank; the money is on the account again | final |
 * | `FAILED` | denied when due, or refused by the bank; the money is on the account | final |
 * | `CANCELLED` | deleted while waiting | final |
 */
export type PayoutStatus =
  | 'WAITING'
  | 'ACCEPTED'
  | 'RETURNED'
  | 'FAILED'
  | 'PROCESSED'
  | 'CANCELLED'
  | Unlisted<string>;

/**
 * The status of a payout has changed, or a scheduled payout could not be created. The signature covers only the field
 * `accountOwnerCode`.
 */
export type PayoutUpdateEvent = {
  /**
   * The code of the account holder whose account is paid out, or of the division for an account of the
   * merchant. Part of the signed text.
   */
  accountOwnerCode: string;
  /**
   * The new status. `FAILED` also means that a request was denied before it was sent to the bank, or that a
   * scheduled payout could not be created. Not signed.
   */
  payoutStatus: PayoutStatus;
  /** The code of the payout request; null only if a scheduled payout could not be created. Not signed. */
  payoutCode: string | null;
  /**
   * Why the payout has this status: the reason of `FAILED` and `RETURNED`, or the exchange rate of a payout that is
   * converted. Left out otherwise. Not signed.
   */
  payoutMessage?: string;
};

/** Stored data of a natural person: a seller, or an owner of a seller. Fields without a value are left out. */
export type Person = {
  /** The full legal name. */
  legalName?: string;
  /** Where the person lives. */
  address?: Address;
  /** An email address. Required for platforms in the United States. */
  email?: string;
  /** A telephone number, as a string or as a JSON number. */
  phone?: string | number;
  /** Whether the person owns or controls the organization through another company. */
  indirectControlThrough?: boolean;
  /** The identity documents. With the fragment `docs` or `docfiles`. */
  documents?: PersonalDocument[];
} & PersonalData;

/**
 * Data of a natural person: a seller, or an owner of a seller. All data can be sent later; the KYC check starts when
 * all required data is present.
 */
export type PersonCreate = {
  /** The full legal name. */
  legalName?: string;
  /** Where the person lives. */
  address?: Address;
  /** An email address. Required for platforms in the United States. */
  email?: string;
  /**
   * A telephone number. Required for platforms in the United States. Send it as a string; a JSON number is accepted
   * too and stored as its digits.
   */
  phone?: string;
  /** Whether the person owns or controls the organization through another company. */
  indirectControlThrough?: boolean;
  /** The identity documents. The KYC check requires one, but none for the tier `LIGHT_KYC`. */
  documents?: PersonalDocumentCreate[];
} & PersonalDataCreate;

/**
 * Changes to the data of a natural person. Fields that are left out keep their values; null clears a value. A
 * change of the names, the date or place of birth, the nationality, the address, the social security number or the
 * documents restarts the KYC check.
 */
export type PersonUpdate = {
  /** The full legal name. */
  legalName?: string | null;
  /** Where the person lives. */
  address?: AddressUpdate;
  /** An email address. Required for platforms in the United States. */
  email?: string | null;
  /**
   * A telephone number. Required for platforms in the United States. Send it as a string; a JSON number is accepted
   * too and stored as its digits.
   */
  phone?: string | null;
  /** Whether the person owns or controls the organization through another company. */
  indirectControlThrough?: boolean | null;
  /**
   * Documents to change or to add. An entry with the `extRef` of a stored one changes it, any other entry is added;
   * none is removed.
   */
  documents?: PersonalDocumentUpdate[];
} & PersonalDataUpdate;

/** Personal data of a natural person. An organization can have them too, for the person who acts for it. Fields without a value are left out. */
export type PersonalData = {
  /** The given names, as on the identity document. */
  firstName?: string;
  /** The family name, as on the identity document. */
  lastName?: string;
  /**
   * The date of birth. A date-time, midnight in UTC of that day, unlike version 1, which returns the date
   * alone. Use the date and ignore the time.
   */
  dateOfBirth?: string;
  /** Where the person was born. */
  placeOfBirth?: PlaceOfBirth;
  /** The country whose citizen the person is, as ISO 3166-1 alpha-3 in capitals. */
  nationality?: CountryCode;
  /** The social security number. Required only for platforms in the United States. Keep it out of your logs. */
  socialSecurityNumber?: string;
};

/**
 * Personal data of a natural person. An organization can have them too, for the person who acts for it;
 * its KYC check does not require them.
 */
export type PersonalDataCreate = {
  /** The given names, as on the identity document. */
  firstName?: string;
  /** The family name, as on the identity document. */
  lastName?: string;
  /**
   * A date of birth as a date-time. Only the date is used, as it is written: the offset is not converted, and the time is
   * dropped. Responses have midnight in UTC. The KYC check requires an age of at least 18 years.
   */
  dateOfBirth?: DateOfBirth;
  /** Where the person was born. */
  placeOfBirth?: PlaceOfBirthCreate;
  /** The country whose citizen the person is, as ISO 3166-1 alpha-3 in capitals. */
  nationality?: CountryCode;
  /** The social security number. Required only for platforms in the United States. Keep it out of your logs. */
  socialSecurityNumber?: string;
};

/** Changes to the personal data of a natural person. Fields that are left out keep their values; null clears a value. An organization can have them too; its KYC check does not require them, and a change does not restart it. */
export type PersonalDataUpdate = {
  /** The given names, as on the identity document. */
  firstName?: string | null;
  /** The family name, as on the identity document. */
  lastName?: string | null;
  /** The date of birth, as a date-time. The KYC check requires an age of at least 18 years. */
  dateOfBirth?: DateOfBirth | null;
  /** Where the person was born. */
  placeOfBirth?: PlaceOfBirthUpdate;
  /** The country whose citizen the person is, as ISO 3166-1 alpha-3 in capitals. */
  nationality?: CountryCode | null;
  /** The social security number. Required only for platforms in the United States. Keep it out of your logs. */
  socialSecurityNumber?: string | null;
};

/** An identity document of a person, with its photos. Fields without a value are left out. */
export type PersonalDocument = {
  /** The code of the document. */
  code: string;
  /** Your own reference. */
  extRef?: string;
  /** The type of the document. Other values can appear. */
  type?: string;
  /** The number printed on the document. */
  number?: string;
  /** The date of issue. */
  issuedAt?: DateOrDateTime;
  /** The expiry date. */
  expireAt?: DateOrDateTime;
  /** The country that issued it, as ISO 3166-1 alpha-3. */
  issuerCountry?: CountryCode;
  /** The photos; empty if there are none. */
  photos?: Photo[];
};

/** An identity document of a person. It can be sent in parts: missing data is not an error, but delays the KYC check. */
export type PersonalDocumentCreate = {
  /** Your own reference, unique among the documents of the person. */
  extRef?: string;
  /** The type of the document. Ask the operator before you send another one than `ID`. */
  type?: 'ID' | 'PASSPORT' | 'DRIVING_LICENSE' | 'VISA' | Unlisted<string>;
  /** The number printed on the document. */
  number?: string;
  /** The date of issue, `YYYY-MM-DD`. */
  issuedAt?: string;
  /** The expiry date, `YYYY-MM-DD`. This version knows no other spelling of this field. */
  expireAt?: string;
  /** The country that issued it, as ISO 3166-1 alpha-3 in capitals. */
  issuerCountry?: CountryCode;
  /** The photos, at most 20. The KYC check requires the front, and for an `ID` also the back. */
  photos?: PhotoCreate[];
};

/**
 * An identity document to change or to add. It changes the document with the same `extRef`, or adds one. Fields
 * that are left out keep their values; null clears a value.
 */
export type PersonalDocumentUpdate = {
  /**
   * Your own reference, unique among the documents of the person. It identifies the document to change; a new
   * `extRef` adds a document.
   */
  extRef?: string;
  /** The type of the document. Ask the operator before you send another one than `ID`. */
  type?: 'ID' | 'PASSPORT' | 'DRIVING_LICENSE' | 'VISA' | null | Unlisted<string>;
  /** The number printed on the document. */
  number?: string | null;
  /** The date of issue, `YYYY-MM-DD`. */
  issuedAt?: string | null;
  /** The expiry date, `YYYY-MM-DD`. This version knows no other spelling of this field. */
  expireAt?: string | null;
  /** The country that issued it, as ISO 3166-1 alpha-3 in capitals. */
  issuerCountry?: CountryCode | null;
  /** Photos to change or to add. A document can have at most 20. */
  photos?: PhotoUpdate[];
};

/** A photo of one side of an identity document. Fields without a value are left out. */
export type Photo = {
  /** The code of the photo. */
  code: string;
  /** Your own reference. */
  extRef?: string;
  /** The side of the document. Other values can appear. */
  page?: string;
  /** The photo in Base64. Only with the fragment `docfiles`. */
  data?: string;
};

/** A photo of one side of an identity document. No field is required here; missing data delays the KYC check. */
export type PhotoCreate = {
  /** Your own reference, unique among the photos of the document. */
  extRef?: string;
  /** The side of the document. The KYC check requires the front, and for an `ID` also the back. */
  page?: 'FRONT' | 'BACK' | Unlisted<string>;
  /** The photo in Base64 with padding and without line breaks, a PNG or JPG of at most 4 MiB before encoding. */
  data?: string;
};

/**
 * A photo to change or to add. It changes the photo with the same `extRef`, or adds one. Fields that are left out
 * keep their values; null clears a value.
 */
export type PhotoUpdate = {
  /**
   * Your own reference, unique among the photos of the document. It identifies the photo to change; a new
   * `extRef` adds a photo.
   */
  extRef?: string;
  /** The side of the document. */
  page?: 'FRONT' | 'BACK' | null | Unlisted<string>;
  /** The photo in Base64 with padding and without line breaks, a PNG or JPG of at most 4 MiB before encoding. */
  data?: string | null;
};

/** Where a person was born. Fields without a value are left out. */
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

/** The parts of a place of birth to change. Fields that are left out keep their values; null clears a field. */
export type PlaceOfBirthUpdate = {
  /** The city of birth. */
  city?: string | null;
  /** The state or province of birth. */
  state?: string | null;
  /** The country of birth, as ISO 3166-1 alpha-3 in capitals. */
  country?: CountryCode | null;
};

/** A refund of one payment, with the accounts that it is taken from. */
export type RefundSplit = {
  /** The code of the refund. */
  code: string;
  /** The `extRef` of the payment split. */
  extRef: string;
  /** The processor's own reference of the refund. */
  pspMutationExtRef: string;
  /** The amount that the buyer gets back, in minor units of the payment's currency. */
  totalAmount?: PositiveMinorUnits;
  /** Your own text. Left out if none was sent. */
  description?: string;
  /** When the processor received the refund, in UTC. Default: when the service received it. */
  extProcessedAt?: string;
  /**
   * The first level of the tree of items, with codes and with the fields that default to those of the payment. A
   * full refund has what was left of each item of the payment.
   */
  items?: RefundSplitItem[];
};

/**
 * A refund of one payment. Without `items`, all that is left of the payment; with `items`, only these items, which
 * require `totalAmount` and `extProcessedAt`.
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
   * The amount that the buyer gets back, in minor units of the payment's currency. Required with `items`: the sum of
   * all `ITEM`s other than `REFUND_FEE` and `REFUND_VAT`. Without `items` it is all that is left of the payment,
   * and can be left out.
   */
  totalAmount?: PositiveMinorUnits;
  /** A text of your own, at most 255 characters. */
  description?: string;
  /**
   * When the processor received the refund, with an offset (`+01:00`) or `Z`. Required with `items`; otherwise the
   * default is the time of the request.
   */
  extProcessedAt?: ZonedDateTime;
  /**
   * The first level of the tree of a partial refund. At most 1,000 `ITEM`s in the whole tree. Leave it out for a
   * full refund; an empty list is an error.
   */
  items?: RefundSplitItemCreate[];
  /** Ignored. The service generates the code. */
  code?: string;
};

/** A group of refund items. It does not move money itself. */
export type RefundSplitGroup = {
  /** The code of the group. */
  code: string;
  /** Always `GROUP`. */
  type: 'GROUP';
  /** The label that was sent, if any. The label of a group has no effect. */
  label?: RefundSplitLabel;
  /** Your reference of the group; in a full refund, that of the group of the payment. */
  extRef: string;
  /** The `extRef` of the group of the payment split. */
  originalExtRef: string;
  /**
   * The sum of the items directly in the group, in minor units of the payment's currency, without `REFUND_FEE` and
   * `REFUND_VAT`.
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
  /** Your reference of the group, unique in this refund on all levels. 4 to 64 characters. */
  extRef: ExtRef;
  /** The `extRef` of the group of the payment split that this one belongs to. */
  originalExtRef: ExtRef;
  /**
   * The sum of the items directly in the group, in minor units of the payment's currency; without `REFUND_FEE` and
   * `REFUND_VAT`. Default: the amount of the payment's group.
   */
  amount?: PositiveMinorUnits;
  /** The default virtual account for all items below. Default: that of the payment's group. */
  accountCode?: string;
  /** A text of your own. */
  description?: string;
};

/** A node of the tree: a `GROUP` of items, or an `ITEM` with an amount. */
export type RefundSplitItem = RefundSplitGroup | RefundSplitLeaf;

/** A node of the tree: a `GROUP` of items, or an `ITEM` with an amount. */
export type RefundSplitItemCreate = RefundSplitGroupCreate | RefundSplitLeafCreate;

/** The refunded amount of one payment item, or a fee for the refund. */
export type RefundSplitLeaf = {
  /** The code of the refund item. */
  code: string;
  /** Always `ITEM`. */
  type: 'ITEM';
  /** The purpose of the amount; default: as in the payment. */
  label?: RefundSplitLabel;
  /** Your reference of the refund item; in a full refund, that of the item of the payment. */
  extRef: string;
  /** The `extRef` of the item of the payment split. */
  originalExtRef: string;
  /** The amount that was refunded or charged, in minor units of the payment's currency. */
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

/**
 * The amount of one payment item to refund, or a fee for the refund. Fields that are left out default to those of the
 * payment item.
 */
export type RefundSplitLeafCreate = {
  /** Always `ITEM`. */
  type: 'ITEM';
  /**
   * The purpose of the amount; default: the label of the payment item. `REFUND_FEE` and `REFUND_VAT` charge the
   * seller for the refund and are not part of the refund of the buyer.
   */
  label?: RefundSplitLabel;
  /** Your reference of this refund item, unique in the refund on all levels. 4 to 64 characters. */
  extRef: ExtRef;
  /** The `extRef` of the payment item that is refunded; for a fee, of the item whose account is charged. */
  originalExtRef: ExtRef;
  /**
   * The amount to refund, in minor units of the payment's currency. Default: the whole amount of the payment item,
   * even if a part of it was refunded before. It must not exceed what is left. Required for `REFUND_FEE`
   * and `REFUND_VAT`.
   */
  amount?: PositiveMinorUnits;
  /**
   * The virtual account from which the money is taken. If left out, unknown or closed: that of the payment item,
   * else that of the nearest group above, else the account that the payment item went to.
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

/** A requested report, with its download URL. */
export type Report = {
  /** The identifier of the report. */
  id: string;
  /** The type of the report. */
  report: ReportType;
  /**
   * The meaning of each value:
   *
   * | Value | Meaning | What to do |
   * |---|---|---|
   * | `SCHEDULED` | queued | poll again later |
   * | `PROCESSING` | is being created | poll again later |
   * | `COMPLETED` | complete | download `url` |
   * | `FAILED` | has more than 100,000 rows | request it for a shorter period or for one seller |
   *
   * Other values can appear.
   */
  status: string;
  /**
   * The download URL of the file; null until the status is `COMPLETED`. Valid for 7 days. The URL itself
   * grants access: download it without your API key, and keep it secret. The file is CSV in UTF-8 with a header row;
   * amounts are in minor units.
   */
  url?: string | null;
  /** When the report was requested. */
  createdAt: DateOrDateTime;
  /** The seller that the report is limited to; null if it covers all sellers. */
  account?: ReportAccount | null;
};

/** The seller that a report is about. */
export type ReportAccount = {
  /** The code of the account holder. */
  id: string;
  /** The display name of the account holder. */
  name: string;
  /** The type of the account. `SELLER` for an account holder; others can be added. */
  type: string;
};

/** The report to create. */
export type ReportCreate = {
  /** The type of the report. */
  report: ReportType;
  /**
   * The code of an account holder. The report then covers this seller only. Without it the report covers all
   * sellers: do not share it with one of them.
   */
  account?: string;
  /** The first day of the period, in UTC. Default: 366 days before `to`. */
  from?: string;
  /**
   * The day after the last day of the period, in UTC (exclusive). Later than `from`. Default: the day after the
   * request.
   */
  to?: string;
};

/** A page of reports. */
export type ReportList = {
  /** The reports of this page; empty beyond the last one. */
  items: Report[];
  /** The position of this page in the list. The first page is 1. */
  pagination: Pagination;
};

/** The type of a report. */
export type ReportType =
  | 'marketplace-sellers'
  | 'marketplace-payments'
  | 'marketplace-settlement'
  | 'marketplace-incoming-settlement'
  | 'marketplace-revenue'
  | 'seller-settlement'
  | 'balance-mutation'
  | 'payout-report'
  | Unlisted<string>;

/**
 * The expected sales of a seller. Platforms in the United States must send both amounts for every seller; without them
 * the KYC check does not start.
 */
export type SalesProfile = {
  /** The turnover expected in a month, in minor units (cents) of the division's currency. */
  expectedMonthlyVolume?: number;
  /** The expected amount of one payment, in minor units (cents) of the division's currency. */
  expectedAverageTransactionSize?: number;
};

/** The expected sales to change. Fields that are left out keep their values; null clears an amount. */
export type SalesProfileUpdate = {
  /** The turnover expected in a month, in minor units (cents) of the division's currency. */
  expectedMonthlyVolume?: number | null;
  /** The expected amount of one payment, in minor units (cents) of the division's currency. */
  expectedAverageTransactionSize?: number | null;
};

/** The service pays the account out on the days that `frequency` matches. */
export type ScheduledPayoutConfiguration = {
  /** The service creates the payouts. */
  type: 'SCHEDULED';
  /** The payout days, as a Quartz cron expression of six or seven fields. Seconds, minutes and hours have no effect. */
  frequency: string;
  /**
   * The number of calendar days between the receipt of a split and the earliest payout of that payment. They are
   * counted in the division's time zone.
   */
  refundPeriod: number;
  /**
   * The smallest amount that is paid out, in minor units of the division's currency. Smaller amounts wait for a
   * later payout day. Left out if none was sent; every positive amount is paid out then.
   */
  minimumAmount?: number;
};

/** The service pays the account out on the days that `frequency` matches. */
export type ScheduledPayoutConfigurationUpdate = {
  /** The service creates the payouts. */
  type: 'SCHEDULED';
  /**
   * The payout days, as a Quartz cron expression of six or seven fields with spaces between them:
   *
   * | Field | Values |
   * |---|---|
   * | second, minute, hour | required and validated, but without effect: payouts are daily |
   * | day of the month | `1` to `31`, `L` last day, `W` nearest weekday, or `?` |
   * | month | `1` to `12` or `JAN` to `DEC` |
   * | day of the week | `1` (Sunday) to `7` or `SUN` to `SAT`, `L` last of the month, `#` which one of the month, or `?` |
   * | year | optional |
   *
   * `*`, `,`, `-` and `/` work as usual. Exactly one of the two day fields is `?`. The five fields of a Unix
   * crontab are not accepted, and its day numbers differ. The pattern validates only the format; the service validates
   * the whole expression.
   */
  frequency: string;
  /**
   * The number of calendar days between the receipt of a split and the earliest payout of that payment. They are
   * counted in the division's time zone. Use at least the time in which buyers can return goods.
   */
  refundPeriod: number;
  /**
   * The smallest amount to pay out, in minor units of the division's currency. Smaller amounts wait for a later
   * payout day. An amount of zero is never paid out.
   *
   * @default 0
   */
  minimumAmount?: number;
};

/** A payment, refund or chargeback, with its reconciliation status. */
export type Transaction = {
  /** The code of the transaction. It differs from the code of the split or refund. */
  code: string;
  /** The type of the transaction. */
  type: TransactionType;
  /** The reconciliation status. */
  status: TransactionStatus;
  /**
   * The sellers whose money the transaction moved. Empty while there is no split, and for a chargeback, which is
   * charged to the merchant.
   */
  sellers?: TransactionSeller[];
  /**
   * The amount that the buyer paid or got back, in minor units of the payment's currency. Never negative; `type` has
   * the direction.
   */
  amount: PositiveMinorUnits;
  /** The payment processor. */
  processor?: string;
  /** The payment method. Left out while it is unknown. */
  method?: string;
  /** The processor's reference of the payment. Left out while it is unknown. */
  pspExtRef?: string;
  /** The processor's reference of the refund or chargeback. A payment has none. */
  pspMutationExtRef?: string;
  /** When the service created the transaction, in UTC. */
  createdAt: DateOrDateTime;
  /** When the status last changed, in UTC; initially `createdAt`. */
  updatedAt?: DateOrDateTime;
};

/** A page of transactions. */
export type TransactionList = {
  /** The transactions of this page. */
  items: Transaction[];
  /** The position of this page in the list. */
  pagination: Pagination;
};

/** A seller whose money a transaction moved. */
export type TransactionSeller = {
  /** The code of the account holder. */
  code: string;
  /** The display name of the account holder. */
  name: string;
  /**
   * The amount that the transaction credited to the seller's accounts, or debited for a refund, after commission and
   * other labels, in minor units.
   */
  amount: MinorUnits;
};

/** The reconciliation status of a transaction. */
export type TransactionStatus = {
  /**
   * `PENDING_SPLIT` if the processor has reported the payment and there is no split, `PENDING_SETTLEMENT` if there
   * is a split and no report of the processor, `RECONCILED` if both exist and match, `CANCELLED` after the split was
   * cancelled. The values of the filter are in lower case. Other values can appear.
   */
  type: string;
  /**
   * The reason why the transaction is pending, such as an amount that differs from the processor's. Left out if
   * there is none.
   */
  message?: string;
};

/**
 * `PAYMENT` for money that a buyer paid, `REFUND` for money given back to the buyer, `CHARGEBACK` for
 * money that the buyer's bank took back.
 */
export type TransactionType = 'PAYMENT' | 'REFUND' | 'CHARGEBACK' | Unlisted<string>;

/** A currency for transfers and payouts. */
export type TransferCurrency =
  | 'USD'
  | 'AUD'
  | 'EUR'
  | 'GBP'
  | 'JPY'
  | 'SGD'
  | 'CAD'
  | 'NZD'
  | Unlisted<string>;

/** An account that holds money of an account holder. */
export type VirtualAccount = {
  /** The code of the virtual account. Splits, transfers and payouts refer to it. */
  code: string;
  /** The type of the account, `DEFAULT` for an account of a holder. Other values can appear. */
  accountType: string;
  /** The name of the account. By default the first 48 characters of the holder's name. */
  displayName: string;
  /**
   * Your own reference, null if there is none. That of the default account is the holder's followed by
   * `_virtual_account`, of any length.
   */
  extRef: string | null;
};

/** A page of a holder's virtual accounts. */
export type VirtualAccountPage = Page & {
  /** The virtual accounts of this page. */
  elements: VirtualAccount[];
};

/** The URL for the notifications of one type, for one division. */
export type WebhookConfiguration = {
  /** The number of the configuration. */
  id: number;
  /** The type of the notifications. Never changes. */
  type: WebhookType;
  /** The code of the division whose notifications are sent. It is the division of the API key. */
  divisionCode: string;
  /**
   * Whether notifications are sent. Initially true; deactivated by an update, or by the service after your server
   * responded with 410.
   */
  isActivated: boolean;
  /** The URL for notifications, exactly as it was sent. Responses may leave it out: store the URL yourself. */
  url?: string;
};

/** A new configuration for one type of notifications. It is active at once. */
export type WebhookConfigurationCreate = {
  /**
   * The URL for notifications. HTTPS; plain HTTP only for your own machine (`localhost`, `127.0.0.1`, `[::1]`).
   * Signatures use exactly this text: store it to verify them.
   */
  url: string;
  /** The type of the notifications. Cannot be changed later. */
  type: WebhookType;
};

/** The new URL of a configuration, and whether it is active. */
export type WebhookConfigurationUpdate = {
  /**
   * The URL for notifications. HTTPS; plain HTTP only for your own machine (`localhost`, `127.0.0.1`, `[::1]`).
   * Signatures use exactly this text: store it to verify them.
   */
  url?: string;
  /** The stored type of the configuration. Another type is refused. */
  type?: WebhookType;
  /** Whether to send notifications. Default: unchanged. */
  isActivated?: boolean;
};

/**
 * The type of notifications: `WEBHOOK_KYC_UPDATE` when the KYC status of an account holder changes,
 * `WEBHOOK_PAYOUT_UPDATE` when the status of a payout changes.
 */
export type WebhookType = 'WEBHOOK_KYC_UPDATE' | 'WEBHOOK_PAYOUT_UPDATE' | Unlisted<string>;
