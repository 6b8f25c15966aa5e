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
  /** The amount that the processor's settlements have confirmed, without accepted payouts (D55). */
  confirmed: MinorUnits;
  /** The net amount that is not confirmed yet (D55). */
  pending: MinorUnits;
  /**
   * The amount that can be paid out now: `confirmed` less pending charges, such as refunds that are not settled yet;
   * pending payments do not count. Never negative (D55).
   */
  payout: MinorUnits;
};

/**
 * A seller, or another party that needs an account on the platform. The response has legal entity, accounts and sales
 * profile with the requested fragments, and after a create or an update. Fields without a value are left out (D126).
 */
export type AccountHolder = {
  /** The code of the account holder. */
  code: string;
  /** Your own reference, unique among the holders of the merchant (D28). */
  extRef?: string;
  /** The name in reports and overviews. */
  displayName: string;
  /** More about the holder. */
  description?: string;
  /** What the holder can do at present. This is not the KYC status, which is `legalEntity.kycStatus`. */
  status?: AccountHolderStatus;
  /** How much data the KYC check of this holder requires. Set by the division (D47). */
  tier?: KycTier;
  /** When the holder was created. */
  createdAt?: DateOrDateTime;
  /**
   * The legal entity of the holder. With any of the fragments `kycstatus`, `ubo`, `docs` and `docfiles` (D162). The
   * KYC status of a holder without a legal entity is `MISSING_DATA` (D33).
   */
  legalEntity?: LegalEntity;
  /** The holder's virtual accounts with their balances. With the fragment `accounts` (D162). Usually there is one. */
  accounts?: HolderAccount[];
  /**
   * The accounts to which the holder can be paid out. With the fragment `extacc` (D162). Nothing can be paid out while
   * the list is empty.
   */
  externalAccounts?: ExternalAccount[];
  /** The expected sales of the seller. With the fragment `salesprofile`. */
  salesProfile?: SalesProfile;
};

/** A new account holder, with all data or only with a name. */
export type AccountHolderCreate = {
  /**
   * Your own reference, unique among all holders of the merchant (D28). Send one, so that you can find the holder
   * after a lost response.
   */
  extRef?: string;
  /** The name in reports and overviews. */
  displayName: string;
  /** More about the holder. */
  description?: string;
  /** The legal entity of the holder. Can be sent later, and in parts. */
  legalEntity?: LegalEntityCreate;
  /** The accounts to which the holder can be paid out. The first one is selected (D5). */
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
   * Values in use, with their meaning (D30); others can appear (D234).
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
 * keep their values. Null clears a value (D45).
 */
export type AccountHolderUpdate = {
  /**
   * Your own reference, unique among all holders of the merchant (D28). The `extRef` of an account that was derived
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
   * added; none is removed (D45).
   */
  externalAccounts?: ExternalAccountEntryUpdate[];
  /** The expected sales to change. */
  salesProfile?: SalesProfileUpdate;
};

/**
 * The number of an account, 4 to 34 letters and digits without spaces (D53). A number that begins with two letters and
 * two digits is an IBAN, and its check digits must be correct (D53).
 */
export type AccountNumber = string;

/**
 * A postal address. A KYC check requires street, house number, postal code, city and country (D35). Fields without a
 * value are left out (D126).
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

/** The parts of a postal address to change. Fields that are left out keep their values; null clears a field (D45). */
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
  /** One entry for each currency, always including the currency of the account's division (D191). */
  amounts: {
    /** The available balance minus pending charges, in minor units, as a string. Never negative (D55). */
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
  /** A description. Left out if none was sent (D126). */
  description?: string;
};

/** A new transfer of money from one virtual account to another. */
export type BalanceTransferCreate = {
  /** The code of the virtual account from which the money is taken. */
  fromAccountCode: string;
  /** The code of the destination account. It must differ from the source account (D85). */
  toAccountCode: string;
  /** The amount to move, in minor units of `currency`. */
  amount: TransferAmount;
  /**
   * The currency to move. It is not converted (D85).
   *
   * @default "EUR"
   */
  currency?: TransferCurrency;
  /**
   * A UUID that you generate for this transfer and store. A retry with the same key does not move the money again
   * (D85).
   */
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
  /** The file in Base64. Null without the fragment `docfiles` (D183). */
  data: string | null;
  /** The date of the statement. Left out if none was sent (D126). */
  issuedAt?: DateOrDateTime;
};

/** The bank statement that proves the ownership of the external account. */
export type BankStatementCreate = {
  /**
   * A PDF in Base64, with padding and without line breaks. At most 4 MiB (4,194,304 bytes) before it is
   * encoded (D19).
   */
  data: string;
  /** The date of the statement, `YYYY-MM-DD`. */
  issuedAt?: string;
};

/** A person who owns or runs an organization. Fields without a value are left out (D126). */
export type BeneficialOwner = {
  /** The code of the owner. */
  code: string;
  /** Your own reference of the owner. */
  extRef?: string;
  /** The role of the person. Left out only if the owner was created with version 1 without it (D170). */
  type?: 'CEO' | 'CFO' | 'COO' | 'SHARE_HOLDER' | 'BOARD_MEMBER' | Unlisted<string>;
  /** When the owner was added. */
  createdAt?: string;
} & Person;

/**
 * A person who owns or runs an organization. Only `type` is required; the KYC check requires the same data as for an
 * individual seller (D36).
 */
export type BeneficialOwnerCreate = {
  /**
   * Your own reference, unique among the owners of the holder (D131). Send one, so that you can update the owner
   * later.
   */
  extRef?: string;
  /** The role of the person. */
  type: 'CEO' | 'CFO' | 'COO' | 'SHARE_HOLDER' | 'BOARD_MEMBER' | Unlisted<string>;
} & PersonCreate;

/**
 * An owner in the update of an account holder. An entry with the `extRef` of a stored owner changes that owner; any
 * other entry is a new owner and requires `type` (D45, D133).
 */
export type BeneficialOwnerEntryUpdate = {
  /**
   * Your own reference, unique among the owners of the holder (D131). It identifies the owner to change; a new
   * `extRef` adds an owner (D45).
   */
  extRef?: string;
  /** The role of the person. Required of a new owner (D45). */
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
 * values. Null clears a value (D45).
 */
export type BeneficialOwnerUpdate = {
  /** Your own reference, unique among the owners of the holder (D131). Null removes it (D45). */
  extRef?: string | null;
  /** The role of the person. Required in updates too (D179). */
  type: 'CEO' | 'CFO' | 'COO' | 'SHARE_HOLDER' | 'BOARD_MEMBER' | Unlisted<string>;
} & PersonUpdate;

/**
 * A date of birth as a date-time. Only the date is used, as it is written: the offset is not converted, and the time is
 * dropped (D168). Responses have midnight in UTC. The KYC check requires an age of at least 18 years (D35).
 */
export type DateOfBirth = string;

/** A calendar date, or a date-time. The reference calls both "date". */
export type DateOrDateTime = string;

/** A part of the merchant with its own accounts, KYC settings and payouts. */
export type Division = {
  /** The code of the division. */
  code: string;
  /** The name of the division. */
  name: string;
  /** The division's own accounts, one liable and one fee account (D54). */
  balances: DivisionBalance[];
  /**
   * Whether balance transfers are enabled. If it is false, each request returns 403 (D85); the operator enables them
   * after the addendum to the contract is signed.
   */
  balanceTransferEnabled?: boolean;
  /** How much data the KYC checks of the division's sellers require. */
  kycTier?: KycTier;
  /** The account to which the division's own money is paid out. Left out if there is none (D190). */
  externalAccount?: ExternalAccount;
};

/** The balance of one of a division's accounts, in the currency of the division (D190). */
export type DivisionBalance = {
  /**
   * `LIABLE` for the account that receives the merchant's share and all items without an account, `FEE` for the
   * account of fees (D54). Other values can appear (D234).
   */
  virtualAccountType: string;
  /** The code of the account. */
  virtualAccountCode: string;
  /** The settled amount minus payouts. Can be negative (D55). */
  confirmedBalance: MinorUnitsText;
  /** The net amount that is not settled yet. Can be negative (D55). */
  pendingBalance: MinorUnitsText;
  /**
   * The amount that can be moved or paid out now: the confirmed balance less pending charges, such as refunds that are
   * not settled yet; pending payments do not count. Never negative (D55).
   */
  payoutBalance: MinorUnitsText;
};

/** A bank account, or an account of another payment method, to which its holder is paid out. */
export type ExternalAccount = {
  /** The code of the external account. */
  code: string;
  /** Your own reference. Left out if none was sent (D126). No other external account of the holder has it (D28). */
  extRef?: string;
  /**
   * The name on the account, which should be the holder's legal name. Left out only if the account was created with
   * version 1 without a name (D185).
   */
  displayName?: string;
  /** A description. Left out if none was sent (D126). */
  description?: string;
  /** `IBAN` for a bank account with a number, `UPO` for an account of a payment method. */
  accountType: ExternalAccountType;
  /** The IBAN, or the national account number. Left out if the account has none (D188). */
  accountNumber?: string;
  /** The payment method of a `UPO` account. Left out for an `IBAN` account (D188). Other values can appear (D234). */
  paymentMethod?: string;
  /** Data for the payment method of a `UPO` account. Left out for an `IBAN` account (D188). */
  apmData?: ApmData;
  /** The account's own currency: `EUR`. An account that was created with version 1 can have another (D185). */
  currency: Currency;
  /** Whether the account accepts payouts in a currency other than its own. */
  acceptOtherCurrencies?: boolean;
  /**
   * The other currencies that the account accepts if `acceptOtherCurrencies` is true. An empty list means all payout
   * currencies (D184).
   */
  allowedOtherCurrencyCodes?: Currency[];
  /** The latest bank statement. Left out if none was sent (D126). */
  statement?: BankStatement;
  /**
   * The KYC status of the account. `MISSING_DATA` until it has a number and a bank statement (D52). Lists contain it
   * only with the fragment `kycstatus` (D183).
   */
  kycStatus?: KycStatus;
  /** What the check is waiting for or why it failed; left out otherwise. */
  kycMessage?: string;
  /**
   * Whether this is the selected external account of the holder, for payouts that do not name one. Exactly one
   * account of a holder is selected (D5).
   */
  selected?: boolean;
};

/** What can be changed of an external account of both types. Fields that are left out keep their values (D45). */
export type ExternalAccountChange = {
  /** Your own reference, unique among the external accounts of the holder (D28). Null removes it (D45). */
  extRef?: string | null;
  /** The name on the account. It should be the holder's legal name, so several accounts can have the same (D28). */
  displayName?: string;
  /** A description. Null removes it (D45). */
  description?: string | null;
  /** The IBAN, or the national account number. A new one restarts the KYC check of the account (D52). */
  accountNumber?: AccountNumber;
  /** The payment method of a `UPO` account. */
  paymentMethod?: 'ACH';
  /** Data for the payment method of a `UPO` account. A new one restarts the KYC check of the account (D187). */
  apmData?: ApmDataCreate;
  /** The account's own currency. `EUR` is the only one. */
  currency?: ExternalAccountCurrency;
  /** Whether the account accepts payouts in a currency other than its own. */
  acceptOtherCurrencies?: boolean;
  /** The other currencies that the account accepts if `acceptOtherCurrencies` is true. Replaces the stored list (D187). */
  allowedOtherCurrencyCodes?: Currency[];
  /** A new bank statement. It restarts the KYC check of the account (D52). */
  statement?: BankStatementCreate;
};

/** A new external account. The required fields depend on `accountType`. */
export type ExternalAccountCreate = ExternalAccountIbanCreate | ExternalAccountUpoCreate;

/** The fields of a new external account of both types. */
export type ExternalAccountCreateBase = {
  /** Your own reference, unique among the external accounts of the holder (D28). */
  extRef?: string;
  /** The name on the account. It should be the holder's legal name, so several accounts can have the same (D28). */
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
   * currencies (D184).
   */
  allowedOtherCurrencyCodes?: Currency[];
  /** A bank statement. Without it the KYC check of the account does not start (D52). */
  statement?: BankStatementCreate;
};

/** The currency of an external account. `EUR` is the only one. */
export type ExternalAccountCurrency = 'EUR';

/**
 * An external account in the update of its holder. An entry with the `extRef` of a stored account changes that
 * account; any other entry is a new account, with the required fields of a new account (D45).
 */
export type ExternalAccountEntryUpdate = {
  /**
   * Your own reference, unique among the external accounts of the holder. It identifies the account to change; a new
   * `extRef` adds an account (D45).
   */
  extRef?: string;
  /**
   * The type of the account. A new type requires, in the same request, the fields that are required at creation of
   * that type and not stored yet (D187).
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
   * start (D53).
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
 * fields that are left out keep their values (D45).
 */
export type ExternalAccountUpdate = ExternalAccountIbanUpdate | ExternalAccountUpoUpdate;

/** A new account of a payment method other than a transfer to an IBAN. */
export type ExternalAccountUpoCreate = {
  /** The type of the account. */
  accountType: 'UPO';
  /** The number of the account at its bank. Without it the KYC check of the account does not start (D188). */
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
  /** One entry for each currency that the account has received, and always one for the division's currency (D191). */
  balances?: AccountBalance[];
} & VirtualAccount;

/** A natural person as the legal entity of an account holder. Fields without a value are left out (D126). */
export type IndividualLegalEntity = {
  /** Always `individual`, for a natural person. */
  legalForm: 'individual';
  /** The tax number of the person. */
  taxNumber?: string;
  /** The number in the company register, of a sole trader, as a string or as a JSON number. */
  registrationNumber?: string | number;
  /** The owners that were sent. With the fragment `ubo`; left out if there are none (D162, D240). */
  ultimateBeneficialOwners?: BeneficialOwner[];
  /** The KYC status. */
  kycStatus?: KycStatus;
  /** Missing data or findings, for people; left out if there are none. Missing fields are listed with their paths. */
  kycMessage?: string;
} & Person;

/** A natural person as the legal entity of an account holder. Only `legalForm` is required (D165). */
export type IndividualLegalEntityCreate = {
  /** Always `individual`, for a natural person. */
  legalForm: 'individual';
  /** The tax number of the person. */
  taxNumber?: string;
  /**
   * The number in the company register, of a sole trader. The KYC check does not require it (D240). Send it as a
   * string; a JSON number is accepted too and stored as its digits (D48).
   */
  registrationNumber?: string;
  /** Owners. They are stored and returned; the KYC check of a person does not require any (D240). */
  ultimateBeneficialOwners?: BeneficialOwnerCreate[];
} & PersonCreate;

/**
 * Changes to a legal entity that is a natural person. Fields that are left out keep their values; null clears a value
 * (D45).
 */
export type IndividualLegalEntityUpdate = {
  /** Always `individual`, for a natural person. Must be the stored legal form; required if none is stored (D130). */
  legalForm?: 'individual';
  /** The tax number of the person. */
  taxNumber?: string | null;
  /**
   * The number in the company register, of a sole trader. Send it as a string; a JSON number is accepted too and
   * stored as its digits (D48).
   */
  registrationNumber?: string | null;
  /**
   * Owners to change or to add. An entry with the `extRef` of a stored one changes it, any other entry is added;
   * none is removed (D45).
   */
  ultimateBeneficialOwners?: BeneficialOwnerEntryUpdate[];
} & PersonUpdate;

/**
 * The status of a KYC check, with its meaning (D34):
 *
 * | Value | Meaning |
 * |---|---|
 * | `MISSING_DATA` | the check cannot start; `kycMessage` lists the missing data, or says what the check waits for |
 * | `IN_PROGRESS` | the data is complete; the check is running or starts soon |
 * | `ACTIVE` | the check was passed |
 * | `REJECTED` | the data was rejected |
 * | `FAILED` | the check failed for a technical reason |
 *
 * Other values can appear (D234).
 */
export type KycStatus =
  | 'MISSING_DATA'
  | 'IN_PROGRESS'
  | 'ACTIVE'
  | 'REJECTED'
  | 'FAILED'
  | (string & {});

/**
 * How much data the KYC check requires. `FULL_KYC` requires all data (D47). `LIGHT_KYC` requires neither documents nor
 * beneficial owners, but the sum of all payouts of the account holder cannot exceed EUR 2,500.00 (D47). Other values can
 * appear (D234).
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
   * of using this one (D226).
   */
  hostedOnboardingUrl?: string;
};

/** The legal entity of an account holder, a person or an organization, with its KYC status. */
export type LegalEntity = IndividualLegalEntity | OrganizationLegalEntity;

/**
 * The legal entity of the account holder, a person or an organization. Only `legalForm` is required (D165); the KYC
 * check requires more (D165). Both legal forms have the same fields, except `type`, which is for organizations;
 * `documents` are those of the legal form.
 */
export type LegalEntityCreate = IndividualLegalEntityCreate | OrganizationLegalEntityCreate;

/**
 * Changes to the legal entity of an account holder. The legal form never changes, so `legalForm` can be left out if
 * one is stored (D130). Both legal forms have the same fields, except `type`, which is for organizations and otherwise
 * ignored (D240).
 */
export type LegalEntityUpdate = IndividualLegalEntityUpdate | OrganizationLegalEntityUpdate;

/**
 * Payouts are created only by requests. The other fields are present if they were sent; they have no effect until the
 * type is `SCHEDULED` (D215).
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
 * `SCHEDULED` (D215). A requested payout can be below `minimumAmount` (D215).
 */
export type ManualPayoutConfigurationUpdate = {
  /** Payouts are created only by requests. */
  type: 'MANUAL';
  /** A Quartz cron expression, as for `SCHEDULED`. Stored, without effect (D104). */
  frequency?: string;
  /** Calendar days, as for `SCHEDULED`. Stored, without effect (D104). */
  refundPeriod?: number;
  /** An amount in minor units of the division's currency, as for `SCHEDULED`. Stored, without effect (D104, D215). */
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
   * for `localhost` only. It must not contain a user or password (D286). Without it the seller stays on a page of the
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

/**
 * A document of an organization, such as an extract from the company register. Fields without a value are left out
 * (D126).
 */
export type OrganizationDocument = {
  /** The code of the document. */
  code?: string;
  /** Your own reference. */
  extRef?: string;
  /** The title of the document. */
  title?: string;
  /**
   * The type of the document. Other values can appear (D234). Left out if the document was sent with version 1, which
   * has the issuer instead (D43, D170).
   */
  type?: string;
  /** The date of issue. */
  issuedAt?: DateOrDateTime;
  /** The country that issued it, as ISO 3166-1 alpha-3. */
  issuerCountry?: CountryCode;
  /** The file in Base64. Only with the fragment `docfiles` (D162). */
  data?: string;
};

/**
 * A document of an organization, such as an extract from the company register. It can be sent in parts: missing data
 * is not an error, but delays the KYC check (D165).
 */
export type OrganizationDocumentCreate = {
  /** Your own reference, unique among the documents of the organization (D131). */
  extRef?: string;
  /** The title of the document. */
  title?: string;
  /** The type of the document. */
  type?:
    | 'UTILITY_BILL'
    | 'REGISTRATION_EXTRACT'
    | 'TAX_STATEMENT'
    | 'ARTICLES_OF_ASSOCIATION'
    | 'OTHER'
    | Unlisted<string>;
  /** The date of issue, `YYYY-MM-DD`. */
  issuedAt?: string;
  /** The country that issued it, as ISO 3166-1 alpha-3 in capitals. */
  issuerCountry?: CountryCode;
  /** The file in Base64 with padding and without line breaks, a PDF, PNG or JPG of at most 4 MiB before encoding (D19). */
  data?: string;
};

/**
 * A document of an organization to change or to add. It changes the document with the same `extRef`, or adds one (D45).
 * Fields that are left out keep their values; null clears a value (D45).
 */
export type OrganizationDocumentUpdate = {
  /**
   * Your own reference, unique among the documents of the organization (D131). It identifies the document to change; a
   * new `extRef` adds a document (D45).
   */
  extRef?: string;
  /** The title of the document. */
  title?: string | null;
  /** The type of the document. */
  type?:
    | 'UTILITY_BILL'
    | 'REGISTRATION_EXTRACT'
    | 'TAX_STATEMENT'
    | 'ARTICLES_OF_ASSOCIATION'
    | 'OTHER'
    | null
    | Unlisted<string>;
  /** The date of issue, `YYYY-MM-DD`. */
  issuedAt?: string | null;
  /** The country that issued it, as ISO 3166-1 alpha-3 in capitals. */
  issuerCountry?: CountryCode | null;
  /** The file in Base64 with padding and without line breaks, a PDF, PNG or JPG of at most 4 MiB before encoding (D19). */
  data?: string | null;
};

/** An organization as the legal entity of an account holder. Fields without a value are left out (D126). */
export type OrganizationLegalEntity = {
  /** Always `organization`. */
  legalForm: 'organization';
  /** The type of organization. Other values can appear (D234). */
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
  /** The people who own or run the organization. With the fragment `ubo` (D162). */
  ultimateBeneficialOwners?: BeneficialOwner[];
  /** The documents of the organization. With the fragment `docs` or `docfiles` (D162). */
  documents?: OrganizationDocument[];
} & PersonalData;

/**
 * An organization as the legal entity of an account holder. Only `legalForm` is required (D165); other data can be sent
 * later, and the KYC check starts when all required data is present.
 */
export type OrganizationLegalEntityCreate = {
  /** Always `organization`. */
  legalForm: 'organization';
  /** The type of organization. */
  type?: 'PRIVATE_COMPANY' | 'PUBLIC_COMPANY' | 'NON_PROFIT' | Unlisted<string>;
  /** The legal name, as in the company register. */
  legalName?: string;
  /**
   * The number in the company register. Send it as a string; a JSON number is accepted too and stored as its digits
   * (D48).
   */
  registrationNumber?: string;
  /** The tax number of the organization. */
  taxNumber?: string;
  /** The registered address. */
  address?: Address;
  /** An email address. Required for platforms in the United States. */
  email?: string;
  /**
   * A telephone number. Required for platforms in the United States. Send it as a string; a JSON number is accepted
   * too and stored as its digits (D48).
   */
  phone?: string;
  /** Whether the organization is owned or controlled through another company. */
  indirectControlThrough?: boolean;
  /**
   * The people who own or run the organization. The KYC check requires at least one, with the same data as for an
   * individual, but none for the tier `LIGHT_KYC` (D36, D47).
   */
  ultimateBeneficialOwners?: BeneficialOwnerCreate[];
  /**
   * The documents of the organization. The KYC check requires at least one, but none for the tier `LIGHT_KYC` (D36,
   * D47).
   */
  documents?: OrganizationDocumentCreate[];
} & PersonalDataCreate;

/**
 * Changes to a legal entity that is an organization. Fields that are left out keep their values; null clears a value
 * (D45). A change of the legal name, the two numbers, the type, the address, the owners or the documents restarts the
 * KYC check (D37).
 */
export type OrganizationLegalEntityUpdate = {
  /** Always `organization`. Must be the stored legal form; required if none is stored (D130). */
  legalForm?: 'organization';
  /** The type of organization. */
  type?: 'PRIVATE_COMPANY' | 'PUBLIC_COMPANY' | 'NON_PROFIT' | null | Unlisted<string>;
  /** The legal name, as in the company register. */
  legalName?: string | null;
  /**
   * The number in the company register. Send it as a string; a JSON number is accepted too and stored as its digits
   * (D48).
   */
  registrationNumber?: string | null;
  /** The tax number of the organization. */
  taxNumber?: string | null;
  /** The registered address. */
  address?: AddressUpdate;
  /** An email address. Required for platforms in the United States. */
  email?: string | null;
  /**
   * A telephone number. Required for platforms in the United States. Send it as a string; a JSON number is accepted
   * too and stored as its digits (D48).
   */
  phone?: string | null;
  /** Whether the organization is owned or controlled through another company. */
  indirectControlThrough?: boolean | null;
  /**
   * Owners to change or to add. An entry with the `extRef` of a stored one changes it, any other entry is added;
   * none is removed (D45).
   */
  ultimateBeneficialOwners?: BeneficialOwnerEntryUpdate[];
  /**
   * Documents to change or to add. An entry with the `extRef` of a stored one changes it, any other entry is added;
   * none is removed (D45).
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
  /** The processor's own reference of the payment. Left out if the split was created with version 1 without it (D68). */
  pspExtRef?: string;
  /**
   * The processor that took the payment: an identifier in capitals. Each version has a closed set of its own: version 1
   * lists two values, version 2 lists seven. The reference does not name them, so this schema only describes their
   * format; ask the operator for the values that you can send.
   */
  paymentProcessor: PaymentProcessor;
  /** How the buyer paid. Left out if it was not sent (D126). */
  paymentMethod?: string;
  /** Your own text. Left out if none was sent (D126). */
  description?: string;
  /** When the payment was processed, in UTC. Default: when the split was received (D68). */
  extProcessedAt?: string;
  /** The first level of the tree of items, as it was sent, with codes. */
  items: PaymentSplitItem[];
};

/** Why a payment split is cancelled (D71). */
export type PaymentSplitCancel = {
  /** A text of your own. Stored for later inquiries; not part of the split (D204). */
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
   * and BHD are accepted too, any other may be refused (D58).
   */
  currency: Currency;
  /** The processor's own reference of the payment, exactly as you received it. */
  pspExtRef: string;
  /**
   * The processor that took the payment: an identifier in capitals. Each version has a closed set of its own: version 1
   * lists two values, version 2 lists seven. The reference does not name them, so this schema only describes their
   * format; ask the operator for the values that you can send.
   */
  paymentProcessor: PaymentProcessor;
  /** How the buyer paid, such as a card scheme or a type of bank transfer. */
  paymentMethod?: string;
  /** A text of your own, at most 255 characters. */
  description?: string;
  /** When the payment was processed, with an offset (`+01:00`) or `Z`. Default: the time of the request (D68). */
  extProcessedAt?: ZonedDateTime;
  /**
   * The first level of the tree of items. Its amounts add up to `totalAmount`. At most 1,000 `ITEM`s
   * in the whole tree (D19).
   */
  items: PaymentSplitItemCreate[];
  /** Ignored. The service generates the code. */
  code?: string;
};

/** A group of items. It does not move money itself (D64). */
export type PaymentSplitGroup = {
  /** The code of the group. */
  code: string;
  /** Always `GROUP`. */
  type: 'GROUP';
  /** The label that was sent, if any. The label of a group has no effect (D148). */
  label?: PaymentSplitLabel;
  /** Your reference of the group. */
  extRef: string;
  /** The sum of the items directly in the group, in minor units of the split's currency (D64). */
  amount: PositiveMinorUnits;
  /** The default virtual account for all items below. Left out if none was sent, or an unknown or closed one (D150). */
  accountCode?: string;
  /** Your own text. Left out if none was sent (D126). */
  description?: string;
  /** The groups or items in the group. */
  items: PaymentSplitItem[];
  /** Left out; only the items of a refund have it (D198). */
  originalExtRef?: string;
};

/** A group of items, for example all items of one seller. It does not move money itself (D64). */
export type PaymentSplitGroupCreate = {
  /** Always `GROUP`. */
  type: 'GROUP';
  /** The items, or groups of items, in the group. */
  items: PaymentSplitSubItemCreate[];
} & PaymentSplitGroupCreateBase;

/** The members of a group of a payment split, on each level of the tree. It does not move money itself (D64). */
export type PaymentSplitGroupCreateBase = {
  /** A label for your own use. The label of a group has no effect (D148). */
  label?: PaymentSplitLabel;
  /** Your reference of the group, unique in the split on all levels (D62). 4 to 64 characters. */
  extRef: ExtRef;
  /** The sum of the items directly in the group, in minor units of the split's currency (D64). */
  amount: PositiveMinorUnits;
  /** The default virtual account for all items below. An unknown or closed account is ignored (D65). */
  accountCode?: string;
  /** A text of your own. */
  description?: string;
  /** Ignored here; only the items of a refund have it (D198). */
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
   * merchant. So are `COMMISSION`, `DEFICIENCY`, `HANDLING_FEE`, `PAYMENT_FEE` and `RMA_FEE` (D66). `PRODUCT_ITEM` and
   * `SHIPPING` stay on the item's account (D66). `PLATFORM_DISCOUNT`
   * passes through the merchant's account to the item's, and changes no balance of the merchant (D66).
   */
  label: PaymentSplitLabel;
  /** Your reference of the item. Refunds refer to it. */
  extRef: string;
  /** The amount of the item, in minor units of the split's currency. */
  amount: PositiveMinorUnits;
  /**
   * The virtual account of the item as it was sent. Left out if none was sent, or an unknown or
   * closed one: the money then went to the account of the nearest group above that has one, else to
   * the liable account of the division (D150).
   */
  accountCode?: string;
  /** Your own text. Left out if none was sent (D126). */
  description?: string;
  /** Left out or empty, because an item has no sub-items. */
  items?: unknown[];
  /** Left out; only the items of a refund have it (D198). */
  originalExtRef?: string;
};

/** A part of the amount, with its purpose. Only items move money. */
export type PaymentSplitLeafCreate = {
  /** Always `ITEM`. */
  type: 'ITEM';
  /**
   * The purpose of an amount, which determines where the money goes. `DISCOUNT` is moved from the item's account to the
   * merchant. So are `COMMISSION`, `DEFICIENCY`, `HANDLING_FEE`, `PAYMENT_FEE` and `RMA_FEE` (D66). `PRODUCT_ITEM` and
   * `SHIPPING` stay on the item's account (D66). `PLATFORM_DISCOUNT`
   * passes through the merchant's account to the item's, and changes no balance of the merchant (D66).
   */
  label: PaymentSplitLabel;
  /** Your reference of the item, unique in the split on all levels (D62). 4 to 64 characters. Refunds refer to it. */
  extRef: ExtRef;
  /** The amount of the item, in minor units of the split's currency. Positive for all labels (D66). */
  amount: PositiveMinorUnits;
  /**
   * The virtual account of the item. If left out, unknown or closed: the account of the nearest group above that has
   * one, else the liable account of the division (D65).
   */
  accountCode?: string;
  /** A text of your own. */
  description?: string;
  /** Leave this out or empty, because an item has no sub-items. */
  items?: unknown[];
  /** Ignored here; only the items of a refund have it (D198). */
  originalExtRef?: string;
};

/** A page of payment splits. */
export type PaymentSplitPage = Page & {
  /** The payment splits on this page. */
  elements: PaymentSplit[];
};

/** A group inside a group. It contains only `ITEM`s and does not move money itself (D63, D64). */
export type PaymentSplitSubGroupCreate = {
  /** Always `GROUP`. */
  type: 'GROUP';
  /** The items of the group. This is the last level of the tree, two levels below the first one (D63). */
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
   * is left out until the status is `ACCEPTED` (D156).
   */
  amount?: PositiveMinorUnits;
  /** The currency of the balance that a payout is taken from. Only EUR. */
  sourceCurrency: PayoutSourceCurrency;
  /** The currency that the bank account receives. */
  targetCurrency: TransferCurrency;
  seller: PayoutOverviewSeller;
  /** The code of the virtual account from which the money is taken. */
  virtualAccountCode: string;
  /** The account number of the bank account. Left out if it is not an IBAN or BBAN account (D209). */
  iban?: string;
  /**
   * The status of a payout, with its meaning and the statuses that can follow (D88, D89):
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
  /** The code of the account holder; or of the division if the account belongs to the merchant (D209). */
  code: string;
  /** The display name of the account holder, or the name of the division (D209). */
  name: string;
  /**
   * The amount that is taken from this seller's account, in minor units of the payout's `sourceCurrency`. Left out
   * while the payout has no amount (D156).
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
   * was received (D207).
   */
  externalAccountCode?: string;
  /**
   * The amount that is taken from the account, in minor units of `sourceCurrency`. If the request had no amount, it
   * is left out until the status is `ACCEPTED` (D156).
   */
  amount?: PositiveMinorUnits;
  /** The currency of the balance that a payout is taken from. Only EUR. */
  sourceCurrency?: PayoutSourceCurrency;
  /** The currency that the bank account receives. `amount` is in `sourceCurrency`. */
  targetCurrency?: TransferCurrency;
  /** The text for the statement of the receiving bank account. Left out if none was sent (D126). */
  description?: string;
  /** When it is or was due, in UTC, as sent or as determined by the service (D155). */
  processAt?: string;
  /**
   * The status of a payout, with its meaning and the statuses that can follow (D88, D89):
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
  /**
   * The code of the external account to which the money goes. It must belong to the owner of the virtual account
   * (D154). Default: the one that the owner has selected.
   */
  externalAccountCode?: string;
  /**
   * The amount to pay out, in minor units of `sourceCurrency`. Default: the whole balance at the time when the
   * request is processed (D91).
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
  /** When to process it, with an offset (`+01:00`) or `Z`. Default: at once. Not more than a minute in the past (D87). */
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
   * `CHARGEBACK` (D210). Other values can appear (D234).
   */
  type: string;
  /**
   * `PAYMENT` or `REFUND` for a split; for a transfer its type, such as `CORRECTION`; for a requested payout `PAYOUT`,
   * or `RETURN` if it came back; for a chargeback `CHARGEBACK` or `REVERSAL` (D210). Other values can appear (D234).
   */
  subType: string;
  /** The code of the split, balance transfer, payout request or transaction. */
  code: string;
  /** When the split was received, or the other change was booked, in UTC (D210). */
  date: DateOrDateTime;
  /** Your own text of the split, transfer or payout. Left out if it has none (D210). */
  description?: string;
  /**
   * `RECONCILED` after the processor has reported it. `PENDING_SETTLEMENT` is possible for refunds only, because
   * they are subtracted at once (D260). Other values can appear (D234).
   */
  status: string;
  /** The currency of the amounts. */
  currency: Currency;
  /**
   * The amount that the item adds to the payout, negative if it takes money, in minor units of `currency`. For a split
   * the sum of the breakdown (D67). The totals of all items add up to the payout (D260).
   */
  totalAmountSeller: MinorUnits;
  amountBreakdown?: PayoutSettlementBreakdown;
};

/**
 * The parts of the amount of one settlement. Amounts for the seller are positive, deductions are negative. The sum of
 * all seven is `totalAmountSeller` (D67).
 */
export type PayoutSettlementBreakdown = {
  /** The credits to the account of the seller before deductions, including shipping and discounts (D67). */
  productAmount?: MinorUnits;
  /** The label `COMMISSION`; negative in a payment, positive in a refund. */
  commission?: MinorUnits;
  /** The labels `HANDLING_FEE` and `PAYMENT_FEE`, with the sign of `commission` (D67). */
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
 * The status of a payout, with its meaning and the statuses that can follow (D88, D89):
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
   * merchant (D114). Part of the signed text.
   */
  accountOwnerCode: string;
  /**
   * The new status. `FAILED` also means that a request was denied before it was sent to the bank, or that a
   * scheduled payout could not be created (D89, D102). Not signed.
   */
  payoutStatus: PayoutStatus;
  /** The code of the payout request; null only if a scheduled payout could not be created (D102). Not signed. */
  payoutCode: string | null;
  /**
   * Why the payout has this status: the reason of `FAILED` and `RETURNED`, or the exchange rate of a payout that is
   * converted (D89). Left out otherwise. Not signed.
   */
  payoutMessage?: string;
};

/** Stored data of a natural person: a seller, or an owner of a seller. Fields without a value are left out (D126). */
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
  /** The identity documents. With the fragment `docs` or `docfiles` (D162). */
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
   * too and stored as its digits (D48).
   */
  phone?: string;
  /** Whether the person owns or controls the organization through another company. */
  indirectControlThrough?: boolean;
  /** The identity documents. The KYC check requires one, but none for the tier `LIGHT_KYC` (D35, D47). */
  documents?: PersonalDocumentCreate[];
} & PersonalDataCreate;

/**
 * Changes to the data of a natural person. Fields that are left out keep their values; null clears a value (D45). A
 * change of the names, the date or place of birth, the nationality, the address, the social security number or the
 * documents restarts the KYC check (D37).
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
   * too and stored as its digits (D48).
   */
  phone?: string | null;
  /** Whether the person owns or controls the organization through another company. */
  indirectControlThrough?: boolean | null;
  /**
   * Documents to change or to add. An entry with the `extRef` of a stored one changes it, any other entry is added;
   * none is removed (D45).
   */
  documents?: PersonalDocumentUpdate[];
} & PersonalDataUpdate;

/**
 * Personal data of a natural person. The platform's reference has the same fields for both legal forms, so an
 * organization can have them too, for the person who acts for it (D240). Fields without a value are left out (D126).
 */
export type PersonalData = {
  /** The given names, as on the identity document. */
  firstName?: string;
  /** The family name, as on the identity document. */
  lastName?: string;
  /**
   * The date of birth. A date-time, midnight in UTC of that day (D168), unlike version 1, which returns the date
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
 * Personal data of a natural person. The platform's reference has the same fields for both legal forms, so an
 * organization can have them too, for the person who acts for it; its KYC check does not require them (D240).
 */
export type PersonalDataCreate = {
  /** The given names, as on the identity document. */
  firstName?: string;
  /** The family name, as on the identity document. */
  lastName?: string;
  /**
   * A date of birth as a date-time. Only the date is used, as it is written: the offset is not converted, and the time is
   * dropped (D168). Responses have midnight in UTC. The KYC check requires an age of at least 18 years (D35).
   */
  dateOfBirth?: DateOfBirth;
  /** Where the person was born. */
  placeOfBirth?: PlaceOfBirthCreate;
  /** The country whose citizen the person is, as ISO 3166-1 alpha-3 in capitals. */
  nationality?: CountryCode;
  /** The social security number. Required only for platforms in the United States. Keep it out of your logs. */
  socialSecurityNumber?: string;
};

/**
 * Changes to the personal data of a natural person. Fields that are left out keep their values; null clears a value
 * (D45). An organization can have them too; its KYC check does not require them, and a change does not restart it
 * (D240).
 */
export type PersonalDataUpdate = {
  /** The given names, as on the identity document. */
  firstName?: string | null;
  /** The family name, as on the identity document. */
  lastName?: string | null;
  /** The date of birth, as a date-time. The KYC check requires an age of at least 18 years (D35). */
  dateOfBirth?: DateOfBirth | null;
  /** Where the person was born. */
  placeOfBirth?: PlaceOfBirthUpdate;
  /** The country whose citizen the person is, as ISO 3166-1 alpha-3 in capitals. */
  nationality?: CountryCode | null;
  /** The social security number. Required only for platforms in the United States. Keep it out of your logs. */
  socialSecurityNumber?: string | null;
};

/** An identity document of a person, with its photos. Fields without a value are left out (D126). */
export type PersonalDocument = {
  /** The code of the document. */
  code: string;
  /** Your own reference. */
  extRef?: string;
  /** The type of the document. Other values can appear (D234). */
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

/**
 * An identity document of a person. It can be sent in parts: missing data is not an error, but delays the KYC check
 * (D165).
 */
export type PersonalDocumentCreate = {
  /** Your own reference, unique among the documents of the person (D131). */
  extRef?: string;
  /** The type of the document. */
  type?: 'ID' | 'PASSPORT' | 'DRIVING_LICENSE' | 'VISA' | Unlisted<string>;
  /** The number printed on the document. */
  number?: string;
  /** The date of issue, `YYYY-MM-DD`. */
  issuedAt?: string;
  /** The expiry date, `YYYY-MM-DD`. This version knows no other spelling of this field (D174). */
  expireAt?: string;
  /** The country that issued it, as ISO 3166-1 alpha-3 in capitals. */
  issuerCountry?: CountryCode;
  /** The photos, at most 20 (D19). The KYC check requires the front, and for an `ID` also the back (D35). */
  photos?: PhotoCreate[];
};

/**
 * An identity document to change or to add. It changes the document with the same `extRef`, or adds one (D45). Fields
 * that are left out keep their values; null clears a value (D45).
 */
export type PersonalDocumentUpdate = {
  /**
   * Your own reference, unique among the documents of the person (D131). It identifies the document to change; a new
   * `extRef` adds a document (D45).
   */
  extRef?: string;
  /** The type of the document. */
  type?: 'ID' | 'PASSPORT' | 'DRIVING_LICENSE' | 'VISA' | null | Unlisted<string>;
  /** The number printed on the document. */
  number?: string | null;
  /** The date of issue, `YYYY-MM-DD`. */
  issuedAt?: string | null;
  /** The expiry date, `YYYY-MM-DD`. This version knows no other spelling of this field (D174). */
  expireAt?: string | null;
  /** The country that issued it, as ISO 3166-1 alpha-3 in capitals. */
  issuerCountry?: CountryCode | null;
  /** Photos to change or to add. A document can have at most 20 (D19). */
  photos?: PhotoUpdate[];
};

/** A photo of one side of an identity document. Fields without a value are left out (D126). */
export type Photo = {
  /** The code of the photo. */
  code: string;
  /** Your own reference. */
  extRef?: string;
  /** The side of the document. Other values can appear (D234). */
  page?: string;
  /** The photo in Base64. Only with the fragment `docfiles` (D162). */
  data?: string;
};

/** A photo of one side of an identity document. No field is required here; missing data delays the KYC check (D165). */
export type PhotoCreate = {
  /** Your own reference, unique among the photos of the document (D131). */
  extRef?: string;
  /** The side of the document. The KYC check requires the front, and for an `ID` also the back (D35). */
  page?: 'FRONT' | 'BACK' | Unlisted<string>;
  /** The photo in Base64 with padding and without line breaks, a PNG or JPG of at most 4 MiB before encoding (D19). */
  data?: string;
};

/**
 * A photo to change or to add. It changes the photo with the same `extRef`, or adds one (D45). Fields that are left out
 * keep their values; null clears a value (D45).
 */
export type PhotoUpdate = {
  /**
   * Your own reference, unique among the photos of the document (D131). It identifies the photo to change; a new
   * `extRef` adds a photo (D45).
   */
  extRef?: string;
  /** The side of the document. */
  page?: 'FRONT' | 'BACK' | null | Unlisted<string>;
  /** The photo in Base64 with padding and without line breaks, a PNG or JPG of at most 4 MiB before encoding (D19). */
  data?: string | null;
};

/** Where a person was born. Fields without a value are left out (D126). */
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

/** The parts of a place of birth to change. Fields that are left out keep their values; null clears a field (D45). */
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
  /** Your own text. Left out if none was sent (D126). */
  description?: string;
  /** When the processor received the refund, in UTC. Default: when the service received it (D152). */
  extProcessedAt?: string;
  /**
   * The first level of the tree of items, with codes and with the fields that default to those of the payment. A
   * full refund has what was left of each item of the payment (D72, D151).
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
   * idempotency key of the refund (D75).
   */
  pspMutationExtRef: string;
  /**
   * The amount that the buyer gets back, in minor units of the payment's currency. Required with `items`: the sum of
   * all `ITEM`s other than `REFUND_FEE` and `REFUND_VAT` (D74). Without `items` it is all that is left of the payment,
   * and can be left out (D205).
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
   * The first level of the tree of a partial refund. At most 1,000 `ITEM`s in the whole tree (D19). Leave it out for a
   * full refund; an empty list is an error.
   */
  items?: RefundSplitItemCreate[];
  /** Ignored. The service generates the code. */
  code?: string;
};

/** A group of refund items. It does not move money itself (D64). */
export type RefundSplitGroup = {
  /** The code of the group. */
  code: string;
  /** Always `GROUP`. */
  type: 'GROUP';
  /** The label that was sent, if any. The label of a group has no effect (D148). */
  label?: RefundSplitLabel;
  /** Your reference of the group; in a full refund, that of the group of the payment. */
  extRef: string;
  /** The `extRef` of the group of the payment split. */
  originalExtRef: string;
  /**
   * The sum of the items directly in the group, in minor units of the payment's currency, without `REFUND_FEE` and
   * `REFUND_VAT` (D153).
   */
  amount?: PositiveMinorUnits;
  /**
   * The default virtual account for all items below: as sent, else that of the payment's group (D150). Left out if
   * there is none.
   */
  accountCode?: string;
  /** Your own text. Left out if none was sent (D126). */
  description?: string;
  /** The groups or items in the group. */
  items: RefundSplitItem[];
};

/** A group of refund items. It does not move money itself (D64). */
export type RefundSplitGroupCreate = {
  /** Always `GROUP`. */
  type: 'GROUP';
  /** The items, or groups of items, in the group. */
  items: RefundSplitSubItemCreate[];
} & RefundSplitGroupCreateBase;

/** The members of a group of a refund split, on each level of the tree. It does not move money itself (D64). */
export type RefundSplitGroupCreateBase = {
  /** A label for your own use. The label of a group has no effect (D148). */
  label?: RefundSplitLabel;
  /** Your reference of the group, unique in this refund on all levels (D62). 4 to 64 characters. */
  extRef: ExtRef;
  /** The `extRef` of the group of the payment split that this one belongs to. */
  originalExtRef: ExtRef;
  /**
   * The sum of the items directly in the group, in minor units of the payment's currency; without `REFUND_FEE` and
   * `REFUND_VAT` (D153). Default: the amount of the payment's group (D73).
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
  /** The purpose of the amount; default: as in the payment (D73). */
  label?: RefundSplitLabel;
  /** Your reference of the refund item; in a full refund, that of the item of the payment (D151). */
  extRef: string;
  /** The `extRef` of the item of the payment split. */
  originalExtRef: string;
  /** The amount that was refunded or charged, in minor units of the payment's currency. */
  amount?: PositiveMinorUnits;
  /**
   * The virtual account of the item: as sent, else that of the payment item. Left out if there is none: the money
   * was then taken from the account of the nearest group above that has one, else from the account that the payment
   * item went to (D150).
   */
  accountCode?: string;
  /** Your own text. Left out if none was sent (D126). */
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
   * seller for the refund and are not part of the refund of the buyer (D74).
   */
  label?: RefundSplitLabel;
  /** Your reference of this refund item, unique in the refund on all levels (D62). 4 to 64 characters. */
  extRef: ExtRef;
  /** The `extRef` of the payment item that is refunded; for a fee, of the item whose account is charged (D153). */
  originalExtRef: ExtRef;
  /**
   * The amount to refund, in minor units of the payment's currency. Default: the whole amount of the payment item,
   * even if a part of it was refunded before (D73). It must not exceed what is left (D76). Required for `REFUND_FEE`
   * and `REFUND_VAT` (D153).
   */
  amount?: PositiveMinorUnits;
  /**
   * The virtual account from which the money is taken. If left out, unknown or closed: that of the payment item,
   * else that of the nearest group above, else the account that the payment item went to (D65, D73).
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

/** A group inside a group. It contains only `ITEM`s and does not move money itself (D63, D64). */
export type RefundSplitSubGroupCreate = {
  /** Always `GROUP`. */
  type: 'GROUP';
  /** The items of the group. This is the last level of the tree, two levels below the first one (D63). */
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
   * The meaning of each value (D107):
   *
   * | Value | Meaning | What to do |
   * |---|---|---|
   * | `SCHEDULED` | queued | poll again later |
   * | `PROCESSING` | is being created | poll again later |
   * | `COMPLETED` | complete | download `url` |
   * | `FAILED` | could not be created | request it again |
   *
   * Other values can appear (D234).
   */
  status: string;
  /**
   * The download URL of the file; null until the status is `COMPLETED` (D107). Valid for 7 days (D107). The URL itself
   * grants access: download it without your API key, and keep it secret. The file is CSV in UTF-8 with a header row;
   * amounts are in minor units (D107).
   */
  url?: string | null;
  /** When the report was requested. */
  createdAt: DateOrDateTime;
  /** The seller that the report is limited to; null if it covers all sellers (D217). */
  account?: ReportAccount | null;
};

/** The seller that a report is about. */
export type ReportAccount = {
  /** The code of the account holder. */
  id: string;
  /** The display name of the account holder. */
  name: string;
  /** The type of the account. `SELLER` for an account holder; others can be added (D217). */
  type: string;
};

/** The report to create. */
export type ReportCreate = {
  /** The type of the report. */
  report: ReportType;
  /**
   * The code of an account holder. The report then covers this seller only (D218). Without it the report covers all
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
  /** The turnover expected in a month, in minor units (cents) of the division's currency (D167). */
  expectedMonthlyVolume?: number;
  /** The expected amount of one payment, in minor units (cents) of the division's currency (D167). */
  expectedAverageTransactionSize?: number;
};

/** The expected sales to change. Fields that are left out keep their values; null clears an amount (D45). */
export type SalesProfileUpdate = {
  /** The turnover expected in a month, in minor units (cents) of the division's currency (D167). */
  expectedMonthlyVolume?: number | null;
  /** The expected amount of one payment, in minor units (cents) of the division's currency (D167). */
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
   * counted in the division's time zone (D232).
   */
  refundPeriod: number;
  /**
   * The smallest amount that is paid out, in minor units of the division's currency. Smaller amounts wait for a
   * later payout day. Left out if none was sent; every positive amount is paid out then (D104).
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
   * `*`, `,`, `-` and `/` work as usual. Exactly one of the two day fields is `?` (D99). The five fields of a Unix
   * crontab are not accepted, and its day numbers differ. The pattern validates only the format; the service validates
   * the whole expression.
   */
  frequency: string;
  /**
   * The number of calendar days between the receipt of a split and the earliest payout of that payment. They are
   * counted in the division's time zone (D232). Use at least the time in which buyers can return goods.
   */
  refundPeriod: number;
  /**
   * The smallest amount to pay out, in minor units of the division's currency. Smaller amounts wait for a later
   * payout day. An amount of zero is never paid out (D104).
   *
   * @default 0
   */
  minimumAmount?: number;
};

/** A payment, refund or chargeback, with its reconciliation status. */
export type Transaction = {
  /** The code of the transaction. It differs from the code of the split or refund (D194). */
  code: string;
  /** The type of the transaction. */
  type: TransactionType;
  /** The reconciliation status. */
  status: TransactionStatus;
  /**
   * The sellers whose money the transaction moved. Empty while there is no split, and for a chargeback, which is
   * charged to the merchant (D79, D194).
   */
  sellers?: TransactionSeller[];
  /**
   * The amount that the buyer paid or got back, in minor units of the payment's currency. Never negative; `type` has
   * the direction (D194).
   */
  amount: PositiveMinorUnits;
  /** The payment processor. */
  processor?: string;
  /** The payment method. Left out while it is unknown (D194). */
  method?: string;
  /** The processor's reference of the payment. Left out while it is unknown (D194). */
  pspExtRef?: string;
  /** The processor's reference of the refund or chargeback. A payment has none. */
  pspMutationExtRef?: string;
  /** When the service created the transaction, in UTC (D194). */
  createdAt: DateOrDateTime;
  /** When the status last changed, in UTC; initially `createdAt` (D194). */
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
   * other labels, in minor units (D194).
   */
  amount: MinorUnits;
};

/** The reconciliation status of a transaction. */
export type TransactionStatus = {
  /**
   * `PENDING_SPLIT` if the processor has reported the payment and there is no split, `PENDING_SETTLEMENT` if there
   * is a split and no report of the processor, `RECONCILED` if both exist and match, `CANCELLED` after the split was
   * cancelled (D82). The values of the filter are in lower case. Other values can appear (D234).
   */
  type: string;
  /**
   * The reason why the transaction is pending, such as an amount that differs from the processor's (D81). Left out if
   * there is none (D126).
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
  /** The type of the account, `DEFAULT` for an account of a holder. Other values can appear (D234). */
  accountType: string;
  /** The name of the account. By default the first 48 characters of the holder's name (D27). */
  displayName: string;
  /**
   * Your own reference, null if there is none. That of the default account is the holder's followed by
   * `_virtual_account`, of any length (D27).
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
  /** The type of the notifications. Never changes (D111). */
  type: WebhookType;
  /** The code of the division whose notifications are sent. It is the division of the API key (D116). */
  divisionCode: string;
  /**
   * Whether notifications are sent. Initially true; deactivated by an update, or by the service after your server
   * responded with 410 (D108, D221).
   */
  isActivated: boolean;
  /**
   * The URL for notifications, exactly as it was sent. The reference does not promise this field in responses: store
   * the URL yourself (D220).
   */
  url?: string;
};

/** A new configuration for one type of notifications. It is active at once. */
export type WebhookConfigurationCreate = {
  /**
   * The URL for notifications. HTTPS; plain HTTP only for your own machine (`localhost`, `127.0.0.1`, `[::1]`) (D111).
   * Signatures use exactly this text: store it to verify them (D110).
   */
  url: string;
  /** The type of the notifications. Cannot be changed later (D111). */
  type: WebhookType;
};

/** The new URL of a configuration, and whether it is active. */
export type WebhookConfigurationUpdate = {
  /**
   * The URL for notifications. HTTPS; plain HTTP only for your own machine (`localhost`, `127.0.0.1`, `[::1]`) (D111).
   * Signatures use exactly this text: store it to verify them (D110).
   */
  url?: string;
  /** The stored type of the configuration. Another type is refused (D111, D222). */
  type?: WebhookType;
  /** Whether to send notifications. Default: unchanged (D222). */
  isActivated?: boolean;
};

/**
 * The type of notifications: `WEBHOOK_KYC_UPDATE` when the KYC status of an account holder changes,
 * `WEBHOOK_PAYOUT_UPDATE` when the status of a payout changes.
 */
export type WebhookType = 'WEBHOOK_KYC_UPDATE' | 'WEBHOOK_PAYOUT_UPDATE' | Unlisted<string>;
