// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import {
  allOf,
  anyOf,
  dependentRequired,
  discriminated,
  isDateTime,
  isUri,
  length,
  matchesAny,
  not,
  refined,
  required,
} from './runtime/checks.js';
import * as z from './runtime/zod.js';
import type { EnumSchema, ObjectSchema, Schema } from './runtime/zod.js';
import {
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
import type * as types from '@seller-funds/contract/v2';

/** The balance of a virtual account in one currency. All amounts are minor units of `currency`. */
export const AccountBalance: ObjectSchema<types.AccountBalance> = /* @__PURE__ */ z.lazy(() =>
  z.object({ currency: Currency, confirmed: MinorUnits, pending: MinorUnits, payout: MinorUnits }),
);
export type AccountBalance = types.AccountBalance;

/**
 * What an account holder can do. This is not the KYC status, which is `legalEntity.kycStatus`; both have a value
 * `ACTIVE`.
 */
export const AccountHolderStatus: ObjectSchema<types.AccountHolderStatus> = /* @__PURE__ */ z.lazy(
  () => z.object({ code: z.string(), reason: z.optional(z.string()) }),
);
export type AccountHolderStatus = types.AccountHolderStatus;

/**
 * How much data the KYC check requires. `FULL_KYC` requires all data. `LIGHT_KYC` requires neither documents nor
 * beneficial owners, but the sum of all payouts of the account holder cannot exceed EUR 2,500.00. Other values can
 * appear.
 */
export const KycTier: Schema<types.KycTier> = /* @__PURE__ */ z.lazy(() => z.string());
export type KycTier = types.KycTier;

/** A calendar date, or a date-time. The reference calls both "date". */
export const DateOrDateTime: Schema<types.DateOrDateTime> = /* @__PURE__ */ z.lazy(() =>
  z.union([z.isoDate(), z.string().check(isDateTime())]),
);
export type DateOrDateTime = types.DateOrDateTime;

/**
 * A postal address. A KYC check requires street, house number, postal code, city and country. Fields without a
 * value are left out.
 */
export const Address: ObjectSchema<types.Address> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    street: z.optional(z.string()),
    houseNumber: z.optional(z.string()),
    addition: z.optional(z.string()),
    zipcode: z.optional(z.string()),
    city: z.optional(z.string()),
    state: z.optional(z.string()),
    country: z.optional(CountryCode),
  }),
);
export type Address = types.Address;

/** A photo of one side of an identity document. Fields without a value are left out. */
export const Photo: ObjectSchema<types.Photo> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    code: z.string(),
    extRef: z.optional(z.string()),
    page: z.optional(z.string()),
    data: z.optional(z.string()),
  }),
);
export type Photo = types.Photo;

/** An identity document of a person, with its photos. Fields without a value are left out. */
export const PersonalDocument: ObjectSchema<types.PersonalDocument> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    code: z.string(),
    extRef: z.optional(z.string()),
    type: z.optional(z.string()),
    number: z.optional(z.string()),
    issuedAt: z.optional(DateOrDateTime),
    expireAt: z.optional(DateOrDateTime),
    issuerCountry: z.optional(CountryCode),
    photos: z.optional(z.array(Photo)),
  }),
);
export type PersonalDocument = types.PersonalDocument;

/** Where a person was born. Fields without a value are left out. */
export const PlaceOfBirth: ObjectSchema<types.PlaceOfBirth> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    city: z.optional(z.string()),
    state: z.optional(z.string()),
    country: z.optional(CountryCode),
  }),
);
export type PlaceOfBirth = types.PlaceOfBirth;

/**
 * Personal data of a natural person. The platform's reference has the same fields for both legal forms, so an
 * organization can have them too, for the person who acts for it. Fields without a value are left out.
 */
export const PersonalData: ObjectSchema<types.PersonalData> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    firstName: z.optional(z.string()),
    lastName: z.optional(z.string()),
    dateOfBirth: z.optional(z.string().check(isDateTime())),
    placeOfBirth: z.optional(PlaceOfBirth),
    nationality: z.optional(CountryCode),
    socialSecurityNumber: z.optional(z.string()),
  }),
);
export type PersonalData = types.PersonalData;

/** Stored data of a natural person: a seller, or an owner of a seller. Fields without a value are left out. */
export const Person: ObjectSchema<types.Person> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    ...PersonalData.shape,
    legalName: z.optional(z.string()),
    address: z.optional(Address),
    email: z.optional(z.string()),
    phone: z.optional(z.union([z.string(), z.number()])),
    indirectControlThrough: z.optional(z.boolean()),
    documents: z.optional(z.array(PersonalDocument)),
  }),
);
export type Person = types.Person;

/** A person who owns or runs an organization. Fields without a value are left out. */
export const BeneficialOwner: ObjectSchema<types.BeneficialOwner> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    ...Person.shape,
    code: z.string(),
    extRef: z.optional(z.string()),
    type: z.optional(z.enum(['CEO', 'CFO', 'COO', 'SHARE_HOLDER', 'BOARD_MEMBER'])),
    createdAt: z.optional(z.string().check(isDateTime())),
  }),
);
export type BeneficialOwner = types.BeneficialOwner;

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
export const KycStatus: Schema<types.KycStatus> = /* @__PURE__ */ z.lazy(() => z.string());
export type KycStatus = types.KycStatus;

/** A natural person as the legal entity of an account holder. Fields without a value are left out. */
export const IndividualLegalEntity: ObjectSchema<types.IndividualLegalEntity> =
  /* @__PURE__ */ z.lazy(() =>
    z.object({
      ...Person.shape,
      legalForm: z.literal('individual'),
      taxNumber: z.optional(z.string()),
      registrationNumber: z.optional(z.union([z.string(), z.number()])),
      ultimateBeneficialOwners: z.optional(z.array(BeneficialOwner)),
      kycStatus: z.optional(KycStatus),
      kycMessage: z.optional(z.string()),
    }),
  );
export type IndividualLegalEntity = types.IndividualLegalEntity;

/** A document of an organization, such as an extract from the company register. Fields without a value are left out. */
export const OrganizationDocument: ObjectSchema<types.OrganizationDocument> =
  /* @__PURE__ */ z.lazy(() =>
    z.object({
      code: z.optional(z.string()),
      extRef: z.optional(z.string()),
      title: z.optional(z.string()),
      type: z.optional(z.string()),
      issuedAt: z.optional(DateOrDateTime),
      issuerCountry: z.optional(CountryCode),
      data: z.optional(z.string()),
    }),
  );
export type OrganizationDocument = types.OrganizationDocument;

/** An organization as the legal entity of an account holder. Fields without a value are left out. */
export const OrganizationLegalEntity: ObjectSchema<types.OrganizationLegalEntity> =
  /* @__PURE__ */ z.lazy(() =>
    z.object({
      ...PersonalData.shape,
      legalForm: z.literal('organization'),
      type: z.optional(z.string()),
      legalName: z.optional(z.string()),
      registrationNumber: z.optional(z.union([z.string(), z.number()])),
      taxNumber: z.optional(z.string()),
      address: z.optional(Address),
      email: z.optional(z.string()),
      phone: z.optional(z.union([z.string(), z.number()])),
      indirectControlThrough: z.optional(z.boolean()),
      kycStatus: z.optional(KycStatus),
      kycMessage: z.optional(z.string()),
      ultimateBeneficialOwners: z.optional(z.array(BeneficialOwner)),
      documents: z.optional(z.array(OrganizationDocument)),
    }),
  );
export type OrganizationLegalEntity = types.OrganizationLegalEntity;

/** The legal entity of an account holder, a person or an organization, with its KYC status. */
export const LegalEntity: Schema<types.LegalEntity> = /* @__PURE__ */ z.lazy(() =>
  discriminated('legalForm', [
    [IndividualLegalEntity, 'individual'],
    [OrganizationLegalEntity, 'organization'],
  ]),
);
export type LegalEntity = types.LegalEntity;

/** An account that holds money of an account holder. */
export const VirtualAccount: ObjectSchema<types.VirtualAccount> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    code: z.string(),
    accountType: z.string(),
    displayName: z.string(),
    extRef: z.nullable(z.string()),
  }),
);
export type VirtualAccount = types.VirtualAccount;

/** A virtual account in its account holder, with its balances. */
export const HolderAccount: ObjectSchema<types.HolderAccount> = /* @__PURE__ */ z.lazy(() =>
  z.object({ ...VirtualAccount.shape, balances: z.optional(z.array(AccountBalance)) }),
);
export type HolderAccount = types.HolderAccount;

/** `IBAN` for a bank account with a number, `UPO` for an account of a payment method. */
export const ExternalAccountType: EnumSchema<types.ExternalAccountType> = /* @__PURE__ */ z.lazy(
  () => z.enum(['IBAN', 'UPO']),
);
export type ExternalAccountType = types.ExternalAccountType;

/** Data of the account that the payment method requires: the routing number for `ACH`. Other methods can have none. */
export const ApmData: ObjectSchema<types.ApmData> = /* @__PURE__ */ z.lazy(() =>
  z.object({ routingNumber: z.optional(z.string()) }),
);
export type ApmData = types.ApmData;

/** The bank statement that proves the ownership of the external account. */
export const BankStatement: ObjectSchema<types.BankStatement> = /* @__PURE__ */ z.lazy(() =>
  z.object({ data: z.nullable(z.string()), issuedAt: z.optional(DateOrDateTime) }),
);
export type BankStatement = types.BankStatement;

/** A bank account, or an account of another payment method, to which its holder is paid out. */
export const ExternalAccount: ObjectSchema<types.ExternalAccount> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    code: z.string(),
    extRef: z.optional(z.string()),
    displayName: z.optional(z.string()),
    description: z.optional(z.string()),
    accountType: ExternalAccountType,
    accountNumber: z.optional(z.string()),
    paymentMethod: z.optional(z.string()),
    apmData: z.optional(ApmData),
    currency: Currency,
    acceptOtherCurrencies: z.optional(z.boolean()),
    allowedOtherCurrencyCodes: z.optional(z.array(Currency)),
    statement: z.optional(BankStatement),
    kycStatus: z.optional(KycStatus),
    kycMessage: z.optional(z.string()),
    selected: z.optional(z.boolean()),
  }),
);
export type ExternalAccount = types.ExternalAccount;

/**
 * The expected sales of a seller. Platforms in the United States must send both amounts for every seller; without them
 * the KYC check does not start.
 */
export const SalesProfile: ObjectSchema<types.SalesProfile> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    expectedMonthlyVolume: z.optional(z.int().check(z.minimum(0))),
    expectedAverageTransactionSize: z.optional(z.int().check(z.minimum(0))),
  }),
);
export type SalesProfile = types.SalesProfile;

/**
 * A seller, or another party that needs an account on the platform. The response has legal entity, accounts and sales
 * profile with the requested fragments, and after a create or an update. Fields without a value are left out.
 */
export const AccountHolder: ObjectSchema<types.AccountHolder> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    code: z.string(),
    extRef: z.optional(z.string()),
    displayName: z.string(),
    description: z.optional(z.string()),
    status: z.optional(AccountHolderStatus),
    tier: z.optional(KycTier),
    createdAt: z.optional(DateOrDateTime),
    legalEntity: z.optional(LegalEntity),
    accounts: z.optional(z.array(HolderAccount).check(z.minLength(1))),
    externalAccounts: z.optional(z.array(ExternalAccount)),
    salesProfile: z.optional(SalesProfile),
  }),
);
export type AccountHolder = types.AccountHolder;

/** A photo of one side of an identity document. No field is required here; missing data delays the KYC check. */
export const PhotoCreate: ObjectSchema<types.PhotoCreate> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    extRef: z.optional(z.string()),
    page: z.optional(z.enum(['FRONT', 'BACK'])),
    data: z.optional(
      z.string().check(length(4, 5592408), z.regex(/^[A-Za-z0-9+/]{2}[A-Za-z0-9+/]*={0,2}$/u)),
    ),
  }),
);
export type PhotoCreate = types.PhotoCreate;

/** An identity document of a person. It can be sent in parts: missing data is not an error, but delays the KYC check. */
export const PersonalDocumentCreate: ObjectSchema<types.PersonalDocumentCreate> =
  /* @__PURE__ */ z.lazy(() =>
    z.object({
      extRef: z.optional(z.string()),
      type: z.optional(z.enum(['ID', 'PASSPORT', 'DRIVING_LICENSE', 'VISA'])),
      number: z.optional(z.string()),
      issuedAt: z.optional(z.isoDate()),
      expireAt: z.optional(z.isoDate()),
      issuerCountry: z.optional(CountryCode),
      photos: z.optional(z.array(PhotoCreate).check(z.minLength(1), z.maxLength(20))),
    }),
  );
export type PersonalDocumentCreate = types.PersonalDocumentCreate;

/**
 * A date of birth as a date-time. Only the date is used, as it is written: the offset is not converted, and the time is
 * dropped. Responses have midnight in UTC. The KYC check requires an age of at least 18 years.
 */
export const DateOfBirth: Schema<types.DateOfBirth> = /* @__PURE__ */ z.lazy(() =>
  z.string().check(isDateTime()),
);
export type DateOfBirth = types.DateOfBirth;

/** Where a person was born. */
export const PlaceOfBirthCreate: ObjectSchema<types.PlaceOfBirthCreate> = /* @__PURE__ */ z.lazy(
  () =>
    z.object({
      city: z.optional(z.string()),
      state: z.optional(z.string()),
      country: z.optional(CountryCode),
    }),
);
export type PlaceOfBirthCreate = types.PlaceOfBirthCreate;

/**
 * Personal data of a natural person. The platform's reference has the same fields for both legal forms, so an
 * organization can have them too, for the person who acts for it; its KYC check does not require them.
 */
export const PersonalDataCreate: ObjectSchema<types.PersonalDataCreate> = /* @__PURE__ */ z.lazy(
  () =>
    z.object({
      firstName: z.optional(z.string()),
      lastName: z.optional(z.string()),
      dateOfBirth: z.optional(DateOfBirth),
      placeOfBirth: z.optional(PlaceOfBirthCreate),
      nationality: z.optional(CountryCode),
      socialSecurityNumber: z.optional(z.string()),
    }),
);
export type PersonalDataCreate = types.PersonalDataCreate;

/**
 * Data of a natural person: a seller, or an owner of a seller. All data can be sent later; the KYC check starts when
 * all required data is present.
 */
export const PersonCreate: ObjectSchema<types.PersonCreate> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    ...PersonalDataCreate.shape,
    legalName: z.optional(z.string()),
    address: z.optional(Address),
    email: z.optional(z.string()),
    phone: z.optional(z.string()),
    indirectControlThrough: z.optional(z.boolean()),
    documents: z.optional(z.array(PersonalDocumentCreate)),
  }),
);
export type PersonCreate = types.PersonCreate;

/**
 * A person who owns or runs an organization. Only `type` is required; the KYC check requires the same data as for an
 * individual seller.
 */
export const BeneficialOwnerCreate: ObjectSchema<types.BeneficialOwnerCreate> =
  /* @__PURE__ */ z.lazy(() =>
    z.object({
      ...PersonCreate.shape,
      extRef: z.optional(z.string()),
      type: z.enum(['CEO', 'CFO', 'COO', 'SHARE_HOLDER', 'BOARD_MEMBER']),
    }),
  );
export type BeneficialOwnerCreate = types.BeneficialOwnerCreate;

/** A natural person as the legal entity of an account holder. Only `legalForm` is required. */
export const IndividualLegalEntityCreate: ObjectSchema<types.IndividualLegalEntityCreate> =
  /* @__PURE__ */ z.lazy(() =>
    z.object({
      ...PersonCreate.shape,
      legalForm: z.literal('individual'),
      taxNumber: z.optional(z.string()),
      registrationNumber: z.optional(z.string()),
      ultimateBeneficialOwners: z.optional(z.array(BeneficialOwnerCreate)),
    }),
  );
export type IndividualLegalEntityCreate = types.IndividualLegalEntityCreate;

/**
 * A document of an organization, such as an extract from the company register. It can be sent in parts: missing data
 * is not an error, but delays the KYC check.
 */
export const OrganizationDocumentCreate: ObjectSchema<types.OrganizationDocumentCreate> =
  /* @__PURE__ */ z.lazy(() =>
    z.object({
      extRef: z.optional(z.string()),
      title: z.optional(z.string()),
      type: z.optional(z.string()),
      issuedAt: z.optional(z.isoDate()),
      issuerCountry: z.optional(CountryCode),
      data: z.optional(
        z.string().check(length(4, 5592408), z.regex(/^[A-Za-z0-9+/]{2}[A-Za-z0-9+/]*={0,2}$/u)),
      ),
    }),
  );
export type OrganizationDocumentCreate = types.OrganizationDocumentCreate;

/**
 * An organization as the legal entity of an account holder. Only `legalForm` is required; other data can be sent
 * later, and the KYC check starts when all required data is present.
 */
export const OrganizationLegalEntityCreate: ObjectSchema<types.OrganizationLegalEntityCreate> =
  /* @__PURE__ */ z.lazy(() =>
    z.object({
      ...PersonalDataCreate.shape,
      legalForm: z.literal('organization'),
      type: z.optional(z.enum(['PRIVATE_COMPANY', 'PUBLIC_COMPANY', 'NON_PROFIT'])),
      legalName: z.optional(z.string()),
      registrationNumber: z.optional(z.string()),
      taxNumber: z.optional(z.string()),
      address: z.optional(Address),
      email: z.optional(z.string()),
      phone: z.optional(z.string()),
      indirectControlThrough: z.optional(z.boolean()),
      ultimateBeneficialOwners: z.optional(z.array(BeneficialOwnerCreate)),
      documents: z.optional(z.array(OrganizationDocumentCreate)),
    }),
  );
export type OrganizationLegalEntityCreate = types.OrganizationLegalEntityCreate;

/**
 * The legal entity of the account holder, a person or an organization. Only `legalForm` is required; the KYC
 * check requires more. Both legal forms have the same fields, except `type`, which is for organizations;
 * `documents` are those of the legal form.
 */
export const LegalEntityCreate: Schema<types.LegalEntityCreate> = /* @__PURE__ */ z.lazy(() =>
  discriminated('legalForm', [
    [IndividualLegalEntityCreate, 'individual'],
    [OrganizationLegalEntityCreate, 'organization'],
  ]),
);
export type LegalEntityCreate = types.LegalEntityCreate;

/**
 * The number of an account, 4 to 34 letters and digits without spaces. A number that begins with two letters and
 * two digits is an IBAN, and its check digits must be correct.
 */
export const AccountNumber: Schema<types.AccountNumber> = /* @__PURE__ */ z.lazy(() =>
  z.string().check(z.regex(/^[0-9A-Za-z]{4,34}$/u)),
);
export type AccountNumber = types.AccountNumber;

/** The currency of an external account. `EUR` is the only one. */
export const ExternalAccountCurrency: Schema<types.ExternalAccountCurrency> =
  /* @__PURE__ */ z.lazy(() => z.literal('EUR'));
export type ExternalAccountCurrency = types.ExternalAccountCurrency;

/** The bank statement that proves the ownership of the external account. */
export const BankStatementCreate: ObjectSchema<types.BankStatementCreate> = /* @__PURE__ */ z.lazy(
  () =>
    z.object({
      data: z
        .string()
        .check(length(4, 5592408), z.regex(/^[A-Za-z0-9+/]{2}[A-Za-z0-9+/]*={0,2}$/u)),
      issuedAt: z.optional(z.isoDate()),
    }),
);
export type BankStatementCreate = types.BankStatementCreate;

/** The fields of a new external account of both types. */
export const ExternalAccountCreateBase: ObjectSchema<types.ExternalAccountCreateBase> =
  /* @__PURE__ */ z.lazy(() =>
    z.object({
      extRef: z.optional(z.string()),
      displayName: z.string().check(z.minLength(1)),
      description: z.optional(z.string()),
      acceptOtherCurrencies: z.optional(z.boolean()),
      allowedOtherCurrencyCodes: z.optional(z.array(Currency)),
      statement: z.optional(BankStatementCreate),
    }),
  );
export type ExternalAccountCreateBase = types.ExternalAccountCreateBase;

/** A new bank account with a number. */
export const ExternalAccountIbanCreate: ObjectSchema<types.ExternalAccountIbanCreate> =
  /* @__PURE__ */ z.lazy(() =>
    z.object({
      ...ExternalAccountCreateBase.shape,
      accountType: z.literal('IBAN'),
      accountNumber: z.optional(AccountNumber),
      currency: ExternalAccountCurrency,
    }),
  );
export type ExternalAccountIbanCreate = types.ExternalAccountIbanCreate;

/** Data of the account that the payment method requires: the routing number for `ACH`. */
export const ApmDataCreate: ObjectSchema<types.ApmDataCreate> = /* @__PURE__ */ z.lazy(() =>
  z.object({ routingNumber: z.string().check(z.regex(/^[0-9]{9}$/u)) }),
);
export type ApmDataCreate = types.ApmDataCreate;

/** A new account of a payment method other than a transfer to an IBAN. */
export const ExternalAccountUpoCreate: ObjectSchema<types.ExternalAccountUpoCreate> =
  /* @__PURE__ */ z.lazy(() =>
    z.object({
      ...ExternalAccountCreateBase.shape,
      accountType: z.literal('UPO'),
      accountNumber: z.optional(AccountNumber),
      paymentMethod: z.literal('ACH'),
      apmData: ApmDataCreate,
      currency: ExternalAccountCurrency,
    }),
  );
export type ExternalAccountUpoCreate = types.ExternalAccountUpoCreate;

/** A new external account. The required fields depend on `accountType`. */
export const ExternalAccountCreate: Schema<types.ExternalAccountCreate> = /* @__PURE__ */ z.lazy(
  () =>
    discriminated('accountType', [
      [ExternalAccountIbanCreate, 'IBAN'],
      [ExternalAccountUpoCreate, 'UPO'],
    ]),
);
export type ExternalAccountCreate = types.ExternalAccountCreate;

/** A new account holder, with all data or only with a name. */
export const AccountHolderCreate: ObjectSchema<types.AccountHolderCreate> = /* @__PURE__ */ z.lazy(
  () =>
    z.object({
      extRef: z.optional(z.string()),
      displayName: z.string().check(length(1, 64)),
      description: z.optional(z.string().check(length(0, 128))),
      legalEntity: z.optional(LegalEntityCreate),
      externalAccounts: z.optional(z.array(ExternalAccountCreate)),
      salesProfile: z.optional(SalesProfile),
    }),
);
export type AccountHolderCreate = types.AccountHolderCreate;

/** One page of account holders. */
export const AccountHolderPage: ObjectSchema<types.AccountHolderPage> = /* @__PURE__ */ z.lazy(() =>
  z.object({ ...Page.shape, elements: z.array(AccountHolder) }),
);
export type AccountHolderPage = types.AccountHolderPage;

/** The parts of a postal address to change. Fields that are left out keep their values; null clears a field. */
export const AddressUpdate: ObjectSchema<types.AddressUpdate> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    street: z.optional(z.nullable(z.string())),
    houseNumber: z.optional(z.nullable(z.string())),
    addition: z.optional(z.nullable(z.string())),
    zipcode: z.optional(z.nullable(z.string())),
    city: z.optional(z.nullable(z.string())),
    state: z.optional(z.nullable(z.string())),
    country: z.optional(z.nullable(CountryCode)),
  }),
);
export type AddressUpdate = types.AddressUpdate;

/**
 * A photo to change or to add. It changes the photo with the same `extRef`, or adds one. Fields that are left out
 * keep their values; null clears a value.
 */
export const PhotoUpdate: ObjectSchema<types.PhotoUpdate> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    extRef: z.optional(z.string()),
    page: z.optional(z.nullable(z.enum(['FRONT', 'BACK']))),
    data: z.optional(
      z.nullable(
        z.string().check(length(4, 5592408), z.regex(/^[A-Za-z0-9+/]{2}[A-Za-z0-9+/]*={0,2}$/u)),
      ),
    ),
  }),
);
export type PhotoUpdate = types.PhotoUpdate;

/**
 * An identity document to change or to add. It changes the document with the same `extRef`, or adds one. Fields
 * that are left out keep their values; null clears a value.
 */
export const PersonalDocumentUpdate: ObjectSchema<types.PersonalDocumentUpdate> =
  /* @__PURE__ */ z.lazy(() =>
    z.object({
      extRef: z.optional(z.string()),
      type: z.optional(z.nullable(z.enum(['ID', 'PASSPORT', 'DRIVING_LICENSE', 'VISA']))),
      number: z.optional(z.nullable(z.string())),
      issuedAt: z.optional(z.nullable(z.isoDate())),
      expireAt: z.optional(z.nullable(z.isoDate())),
      issuerCountry: z.optional(z.nullable(CountryCode)),
      photos: z.optional(z.array(PhotoUpdate).check(z.minLength(1), z.maxLength(20))),
    }),
  );
export type PersonalDocumentUpdate = types.PersonalDocumentUpdate;

/** The parts of a place of birth to change. Fields that are left out keep their values; null clears a field. */
export const PlaceOfBirthUpdate: ObjectSchema<types.PlaceOfBirthUpdate> = /* @__PURE__ */ z.lazy(
  () =>
    z.object({
      city: z.optional(z.nullable(z.string())),
      state: z.optional(z.nullable(z.string())),
      country: z.optional(z.nullable(CountryCode)),
    }),
);
export type PlaceOfBirthUpdate = types.PlaceOfBirthUpdate;

/** Changes to the personal data of a natural person. Fields that are left out keep their values; null clears a value. An organization can have them too; its KYC check does not require them, and a change does not restart it. */
export const PersonalDataUpdate: ObjectSchema<types.PersonalDataUpdate> = /* @__PURE__ */ z.lazy(
  () =>
    z.object({
      firstName: z.optional(z.nullable(z.string())),
      lastName: z.optional(z.nullable(z.string())),
      dateOfBirth: z.optional(z.nullable(DateOfBirth)),
      placeOfBirth: z.optional(PlaceOfBirthUpdate),
      nationality: z.optional(z.nullable(CountryCode)),
      socialSecurityNumber: z.optional(z.nullable(z.string())),
    }),
);
export type PersonalDataUpdate = types.PersonalDataUpdate;

/**
 * Changes to the data of a natural person. Fields that are left out keep their values; null clears a value. A
 * change of the names, the date or place of birth, the nationality, the address, the social security number or the
 * documents restarts the KYC check.
 */
export const PersonUpdate: ObjectSchema<types.PersonUpdate> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    ...PersonalDataUpdate.shape,
    legalName: z.optional(z.nullable(z.string())),
    address: z.optional(AddressUpdate),
    email: z.optional(z.nullable(z.string())),
    phone: z.optional(z.nullable(z.string())),
    indirectControlThrough: z.optional(z.nullable(z.boolean())),
    documents: z.optional(z.array(PersonalDocumentUpdate)),
  }),
);
export type PersonUpdate = types.PersonUpdate;

/**
 * An owner in the update of an account holder. An entry with the `extRef` of a stored owner changes that owner; any
 * other entry is a new owner and requires `type`.
 */
export const BeneficialOwnerEntryUpdate: Schema<types.BeneficialOwnerEntryUpdate> =
  /* @__PURE__ */ z.lazy(() =>
    refined(
      z.object({
        ...PersonUpdate.shape,
        extRef: z.optional(z.string()),
        type: z.optional(z.enum(['CEO', 'CFO', 'COO', 'SHARE_HOLDER', 'BOARD_MEMBER'])),
      }),
      matchesAny(
        refined(z.looseObject({}), required('extRef')),
        refined(z.looseObject({}), required('type')),
      ),
    ),
  );
export type BeneficialOwnerEntryUpdate = types.BeneficialOwnerEntryUpdate;

/** Changes to a legal entity that is a natural person. Fields that are left out keep their values; null clears a value. */
export const IndividualLegalEntityUpdate: ObjectSchema<types.IndividualLegalEntityUpdate> =
  /* @__PURE__ */ z.lazy(() =>
    z.object({
      ...PersonUpdate.shape,
      legalForm: z.optional(z.literal('individual')),
      taxNumber: z.optional(z.nullable(z.string())),
      registrationNumber: z.optional(z.nullable(z.string())),
      ultimateBeneficialOwners: z.optional(z.array(BeneficialOwnerEntryUpdate)),
    }),
  );
export type IndividualLegalEntityUpdate = types.IndividualLegalEntityUpdate;

/**
 * A document of an organization to change or to add. It changes the document with the same `extRef`, or adds one.
 * Fields that are left out keep their values; null clears a value.
 */
export const OrganizationDocumentUpdate: ObjectSchema<types.OrganizationDocumentUpdate> =
  /* @__PURE__ */ z.lazy(() =>
    z.object({
      extRef: z.optional(z.string()),
      title: z.optional(z.nullable(z.string())),
      type: z.optional(z.nullable(z.string())),
      issuedAt: z.optional(z.nullable(z.isoDate())),
      issuerCountry: z.optional(z.nullable(CountryCode)),
      data: z.optional(
        z.nullable(
          z.string().check(length(4, 5592408), z.regex(/^[A-Za-z0-9+/]{2}[A-Za-z0-9+/]*={0,2}$/u)),
        ),
      ),
    }),
  );
export type OrganizationDocumentUpdate = types.OrganizationDocumentUpdate;

/**
 * Changes to a legal entity that is an organization. Fields that are left out keep their values; null clears a value. A change of the legal name, the two numbers, the type, the address, the owners or the documents restarts the
 * KYC check.
 */
export const OrganizationLegalEntityUpdate: ObjectSchema<types.OrganizationLegalEntityUpdate> =
  /* @__PURE__ */ z.lazy(() =>
    z.object({
      ...PersonalDataUpdate.shape,
      legalForm: z.optional(z.literal('organization')),
      type: z.optional(z.nullable(z.enum(['PRIVATE_COMPANY', 'PUBLIC_COMPANY', 'NON_PROFIT']))),
      legalName: z.optional(z.nullable(z.string())),
      registrationNumber: z.optional(z.nullable(z.string())),
      taxNumber: z.optional(z.nullable(z.string())),
      address: z.optional(AddressUpdate),
      email: z.optional(z.nullable(z.string())),
      phone: z.optional(z.nullable(z.string())),
      indirectControlThrough: z.optional(z.nullable(z.boolean())),
      ultimateBeneficialOwners: z.optional(z.array(BeneficialOwnerEntryUpdate)),
      documents: z.optional(z.array(OrganizationDocumentUpdate)),
    }),
  );
export type OrganizationLegalEntityUpdate = types.OrganizationLegalEntityUpdate;

/**
 * Changes to the legal entity of an account holder. The legal form never changes, so `legalForm` can be left out if
 * one is stored. Both legal forms have the same fields, except `type`, which is for organizations and otherwise
 * ignored.
 */
export const LegalEntityUpdate: Schema<types.LegalEntityUpdate> = /* @__PURE__ */ z.lazy(() =>
  anyOf([IndividualLegalEntityUpdate, OrganizationLegalEntityUpdate]),
);
export type LegalEntityUpdate = types.LegalEntityUpdate;

/** What can be changed of an external account of both types. Fields that are left out keep their values. */
export const ExternalAccountChange: ObjectSchema<types.ExternalAccountChange> =
  /* @__PURE__ */ z.lazy(() =>
    z.object({
      extRef: z.optional(z.nullable(z.string())),
      displayName: z.optional(z.string().check(z.minLength(1))),
      description: z.optional(z.nullable(z.string())),
      accountNumber: z.optional(AccountNumber),
      paymentMethod: z.optional(z.literal('ACH')),
      apmData: z.optional(ApmDataCreate),
      currency: z.optional(ExternalAccountCurrency),
      acceptOtherCurrencies: z.optional(z.boolean()),
      allowedOtherCurrencyCodes: z.optional(z.array(Currency)),
      statement: z.optional(BankStatementCreate),
    }),
  );
export type ExternalAccountChange = types.ExternalAccountChange;

/**
 * An external account in the update of its holder. An entry with the `extRef` of a stored account changes that
 * account; any other entry is a new account, with the required fields of a new account.
 */
export const ExternalAccountEntryUpdate: Schema<types.ExternalAccountEntryUpdate> =
  /* @__PURE__ */ z.lazy(() =>
    refined(
      allOf(
        z.object({ extRef: z.optional(z.string()), accountType: z.optional(ExternalAccountType) }),
        ExternalAccountChange,
      ),
      matchesAny(
        refined(z.looseObject({}), required('extRef')),
        refined(z.looseObject({}), required('displayName', 'accountType', 'currency')),
      ),
    ),
  );
export type ExternalAccountEntryUpdate = types.ExternalAccountEntryUpdate;

/** The expected sales to change. Fields that are left out keep their values; null clears an amount. */
export const SalesProfileUpdate: ObjectSchema<types.SalesProfileUpdate> = /* @__PURE__ */ z.lazy(
  () =>
    z.object({
      expectedMonthlyVolume: z.optional(z.nullable(z.int().check(z.minimum(0)))),
      expectedAverageTransactionSize: z.optional(z.nullable(z.int().check(z.minimum(0)))),
    }),
);
export type SalesProfileUpdate = types.SalesProfileUpdate;

/**
 * The fields of an account holder to change. `displayName` is required, changed or not; other fields that are left out
 * keep their values. Null clears a value.
 */
export const AccountHolderUpdate: ObjectSchema<types.AccountHolderUpdate> = /* @__PURE__ */ z.lazy(
  () =>
    z.object({
      extRef: z.optional(z.nullable(z.string())),
      displayName: z.string().check(length(1, 64)),
      description: z.optional(z.nullable(z.string().check(length(0, 128)))),
      legalEntity: z.optional(LegalEntityUpdate),
      externalAccounts: z.optional(z.array(ExternalAccountEntryUpdate)),
      salesProfile: z.optional(SalesProfileUpdate),
    }),
);
export type AccountHolderUpdate = types.AccountHolderUpdate;

/** The amount that a virtual account can pay out now, for each currency. */
export const Balance: ObjectSchema<types.Balance> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    code: z.string(),
    amounts: z.array(z.object({ amount: MinorUnitsText, currency: Currency })),
  }),
);
export type Balance = types.Balance;

/** A currency for transfers and payouts. */
export const TransferCurrency: EnumSchema<types.TransferCurrency> = /* @__PURE__ */ z.lazy(() =>
  z.enum(['USD', 'AUD', 'EUR', 'GBP', 'JPY', 'SGD', 'CAD', 'NZD']),
);
export type TransferCurrency = types.TransferCurrency;

/** The purpose of the transfer, for your bookkeeping. It does not change how the money is moved. */
export const BalanceTransferType: EnumSchema<types.BalanceTransferType> = /* @__PURE__ */ z.lazy(
  () => z.enum(['INVOICE', 'USAGE_FEE', 'CORRECTION', 'CHARGEBACK', 'VAT', 'WALLET']),
);
export type BalanceTransferType = types.BalanceTransferType;

/** A transfer of money from one virtual account to another. */
export const BalanceTransfer: ObjectSchema<types.BalanceTransfer> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    code: z.string(),
    fromAccountCode: z.string(),
    toAccountCode: z.string(),
    amount: PositiveMinorUnits,
    currency: TransferCurrency,
    idempotencyKey: z.guid(),
    type: BalanceTransferType,
    description: z.optional(z.string()),
  }),
);
export type BalanceTransfer = types.BalanceTransfer;

/** A new transfer of money from one virtual account to another. */
export const BalanceTransferCreate: ObjectSchema<types.BalanceTransferCreate> =
  /* @__PURE__ */ z.lazy(() =>
    z.object({
      fromAccountCode: z.string(),
      toAccountCode: z.string(),
      amount: TransferAmount,
      currency: z.optional(TransferCurrency),
      idempotencyKey: z.guid(),
      type: BalanceTransferType,
      description: z.optional(z.string().check(length(0, 255))),
    }),
  );
export type BalanceTransferCreate = types.BalanceTransferCreate;

/** A page of balance transfers. */
export const BalanceTransferPage: ObjectSchema<types.BalanceTransferPage> = /* @__PURE__ */ z.lazy(
  () => z.object({ ...Page.shape, elements: z.array(BalanceTransfer) }),
);
export type BalanceTransferPage = types.BalanceTransferPage;

/** One page of owners of an organization. */
export const BeneficialOwnerPage: ObjectSchema<types.BeneficialOwnerPage> = /* @__PURE__ */ z.lazy(
  () => z.object({ ...Page.shape, elements: z.array(BeneficialOwner) }),
);
export type BeneficialOwnerPage = types.BeneficialOwnerPage;

/**
 * The fields of an owner to change. `type` is required, changed or not; other fields that are left out keep their
 * values. Null clears a value.
 */
export const BeneficialOwnerUpdate: ObjectSchema<types.BeneficialOwnerUpdate> =
  /* @__PURE__ */ z.lazy(() =>
    z.object({
      ...PersonUpdate.shape,
      extRef: z.optional(z.nullable(z.string())),
      type: z.enum(['CEO', 'CFO', 'COO', 'SHARE_HOLDER', 'BOARD_MEMBER']),
    }),
  );
export type BeneficialOwnerUpdate = types.BeneficialOwnerUpdate;

/** The balance of one of a division's accounts, in the currency of the division. */
export const DivisionBalance: ObjectSchema<types.DivisionBalance> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    virtualAccountType: z.string(),
    virtualAccountCode: z.string(),
    confirmedBalance: MinorUnitsText,
    pendingBalance: MinorUnitsText,
    payoutBalance: MinorUnitsText,
  }),
);
export type DivisionBalance = types.DivisionBalance;

/** A part of the merchant with its own accounts, KYC settings and payouts. */
export const Division: ObjectSchema<types.Division> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    code: z.string(),
    name: z.string(),
    balances: z.array(DivisionBalance),
    balanceTransferEnabled: z.optional(z.boolean()),
    kycTier: z.optional(KycTier),
    externalAccount: z.optional(ExternalAccount),
  }),
);
export type Division = types.Division;

/** The new data of a bank account with a number. */
export const ExternalAccountIbanUpdate: Schema<types.ExternalAccountIbanUpdate> =
  /* @__PURE__ */ z.lazy(() =>
    allOf(
      refined(
        z.object({
          accountType: z.literal('IBAN'),
          displayName: z.optional(z.unknown()),
          currency: z.optional(z.unknown()),
        }),
        required('displayName', 'currency'),
      ),
      ExternalAccountChange,
    ),
  );
export type ExternalAccountIbanUpdate = types.ExternalAccountIbanUpdate;

/** A page of a holder's external accounts. */
export const ExternalAccountPage: ObjectSchema<types.ExternalAccountPage> = /* @__PURE__ */ z.lazy(
  () => z.object({ ...Page.shape, elements: z.array(ExternalAccount) }),
);
export type ExternalAccountPage = types.ExternalAccountPage;

/** The new data of an account of a payment method other than a transfer to an IBAN. */
export const ExternalAccountUpoUpdate: Schema<types.ExternalAccountUpoUpdate> =
  /* @__PURE__ */ z.lazy(() =>
    allOf(
      refined(
        z.object({
          accountType: z.literal('UPO'),
          displayName: z.optional(z.unknown()),
          currency: z.optional(z.unknown()),
          paymentMethod: z.optional(z.unknown()),
          apmData: z.optional(z.unknown()),
        }),
        required('displayName', 'currency', 'paymentMethod', 'apmData'),
      ),
      ExternalAccountChange,
    ),
  );
export type ExternalAccountUpoUpdate = types.ExternalAccountUpoUpdate;

/**
 * The new data of an external account, with the required fields of a new account, which depend on `accountType`. Other
 * fields that are left out keep their values.
 */
export const ExternalAccountUpdate: Schema<types.ExternalAccountUpdate> = /* @__PURE__ */ z.lazy(
  () =>
    discriminated('accountType', [
      [ExternalAccountIbanUpdate, 'IBAN'],
      [ExternalAccountUpoUpdate, 'UPO'],
    ]),
);
export type ExternalAccountUpdate = types.ExternalAccountUpdate;

/** The KYC status of an account holder has changed. The signature covers only the field `accountOwnerCode`. */
export const KycUpdateEvent: ObjectSchema<types.KycUpdateEvent> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    accountOwnerCode: z.string(),
    kycStatus: KycStatus,
    kycMessage: z.optional(z.string()),
    hostedOnboardingUrl: z.optional(z.string()),
  }),
);
export type KycUpdateEvent = types.KycUpdateEvent;

/**
 * Payouts are created only by requests. The other fields are present if they were sent; they have no effect until the
 * type is `SCHEDULED`.
 */
export const ManualPayoutConfiguration: ObjectSchema<types.ManualPayoutConfiguration> =
  /* @__PURE__ */ z.lazy(() =>
    z.object({
      type: z.literal('MANUAL'),
      frequency: z.optional(z.string()),
      refundPeriod: z.optional(z.int32().check(z.minimum(0))),
      minimumAmount: z.optional(z.int32().check(z.minimum(0))),
    }),
  );
export type ManualPayoutConfiguration = types.ManualPayoutConfiguration;

/**
 * Payouts are created only by requests. The other fields are stored and returned, and have no effect until the type is
 * `SCHEDULED`. A requested payout can be below `minimumAmount`.
 */
export const ManualPayoutConfigurationUpdate: ObjectSchema<types.ManualPayoutConfigurationUpdate> =
  /* @__PURE__ */ z.lazy(() =>
    z.object({
      type: z.literal('MANUAL'),
      frequency: z.optional(
        z
          .string()
          .check(
            z.regex(
              /^([0-9*,/-][0-9*,/-]*  *){3}(\?  *[0-9A-Za-z*,/-][0-9A-Za-z*,/-]*  *[0-9A-Za-z*,/#-][0-9A-Za-z*,/#-]*|[0-9LWlw*,/-][0-9LWlw*,/-]*  *[0-9A-Za-z*,/-][0-9A-Za-z*,/-]*  *\?)(  *[0-9*,/-][0-9*,/-]*)?$/u,
            ),
          ),
      ),
      refundPeriod: z.optional(z.int32().check(z.minimum(0))),
      minimumAmount: z.optional(z.int32().check(z.minimum(0))),
    }),
  );
export type ManualPayoutConfigurationUpdate = types.ManualPayoutConfigurationUpdate;

/** The URL of a page on which a seller enters their data, and its lifetime. */
export const OnboardingUrl: ObjectSchema<types.OnboardingUrl> = /* @__PURE__ */ z.lazy(() =>
  z.object({ url: z.optional(z.string().check(isUri())), expireAt: DateOrDateTime }),
);
export type OnboardingUrl = types.OnboardingUrl;

/** Settings of the page for the seller. Every field has a default. */
export const OnboardingUrlCreate: ObjectSchema<types.OnboardingUrlCreate> = /* @__PURE__ */ z.lazy(
  () =>
    z.object({
      redirectUrl: z.optional(z.string()),
      expirationTime: z.optional(z.int32().check(z.minimum(1), z.maximum(20160))),
    }),
);
export type OnboardingUrlCreate = types.OnboardingUrlCreate;

/** A part of the amount, with its purpose. Only items move money. */
export const PaymentSplitLeaf: ObjectSchema<types.PaymentSplitLeaf> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    code: z.string(),
    type: z.literal('ITEM'),
    label: PaymentSplitLabel,
    extRef: z.string(),
    amount: PositiveMinorUnits,
    accountCode: z.optional(z.string()),
    description: z.optional(z.string()),
    items: z.optional(z.array(z.never()).check(z.maxLength(0))),
    originalExtRef: z.optional(z.string()),
  }),
);
export type PaymentSplitLeaf = types.PaymentSplitLeaf;

/** A group of items. It does not move money itself. */
export const PaymentSplitGroup: ObjectSchema<types.PaymentSplitGroup> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    code: z.string(),
    type: z.literal('GROUP'),
    label: z.optional(PaymentSplitLabel),
    extRef: z.string(),
    amount: PositiveMinorUnits,
    accountCode: z.optional(z.string()),
    description: z.optional(z.string()),
    items: z.array(PaymentSplitItem).check(z.minLength(1)),
    originalExtRef: z.optional(z.string()),
  }),
);
export type PaymentSplitGroup = types.PaymentSplitGroup;

/** A node of the tree: a `GROUP` of items, or an `ITEM` with an amount. */
export const PaymentSplitItem: Schema<types.PaymentSplitItem> = /* @__PURE__ */ z.lazy(() =>
  discriminated('type', [
    [PaymentSplitGroup, 'GROUP'],
    [PaymentSplitLeaf, 'ITEM'],
  ]),
);
export type PaymentSplitItem = types.PaymentSplitItem;

/** One captured payment, divided into items. */
export const PaymentSplit: ObjectSchema<types.PaymentSplit> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    code: z.string(),
    extRef: z.string(),
    totalAmount: PositiveMinorUnits,
    currency: Currency,
    pspExtRef: z.optional(z.string()),
    paymentProcessor: PaymentProcessor,
    paymentMethod: z.optional(z.string()),
    description: z.optional(z.string()),
    extProcessedAt: z.optional(z.string().check(isDateTime())),
    items: z.array(PaymentSplitItem).check(z.minLength(1)),
  }),
);
export type PaymentSplit = types.PaymentSplit;

/** Why a payment split is cancelled. */
export const PaymentSplitCancel: ObjectSchema<types.PaymentSplitCancel> = /* @__PURE__ */ z.lazy(
  () => z.object({ reason: z.optional(z.string()) }),
);
export type PaymentSplitCancel = types.PaymentSplitCancel;

/** A part of the amount, with its purpose. Only items move money. */
export const PaymentSplitLeafCreate: ObjectSchema<types.PaymentSplitLeafCreate> =
  /* @__PURE__ */ z.lazy(() =>
    z.object({
      type: z.literal('ITEM'),
      label: PaymentSplitLabel,
      extRef: ExtRef,
      amount: PositiveMinorUnits,
      accountCode: z.optional(z.string()),
      description: z.optional(z.string()),
      items: z.optional(z.array(z.never()).check(z.maxLength(0))),
      originalExtRef: z.optional(z.string()),
    }),
  );
export type PaymentSplitLeafCreate = types.PaymentSplitLeafCreate;

/** The members of a group of a payment split, on each level of the tree. It does not move money itself. */
export const PaymentSplitGroupCreateBase: ObjectSchema<types.PaymentSplitGroupCreateBase> =
  /* @__PURE__ */ z.lazy(() =>
    z.object({
      label: z.optional(PaymentSplitLabel),
      extRef: ExtRef,
      amount: PositiveMinorUnits,
      accountCode: z.optional(z.string()),
      description: z.optional(z.string()),
      originalExtRef: z.optional(z.string()),
    }),
  );
export type PaymentSplitGroupCreateBase = types.PaymentSplitGroupCreateBase;

/** A group inside a group. It contains only `ITEM`s and does not move money itself. */
export const PaymentSplitSubGroupCreate: ObjectSchema<types.PaymentSplitSubGroupCreate> =
  /* @__PURE__ */ z.lazy(() =>
    z.object({
      ...PaymentSplitGroupCreateBase.shape,
      type: z.literal('GROUP'),
      items: z.array(PaymentSplitLeafCreate).check(z.minLength(1), z.maxLength(1000)),
    }),
  );
export type PaymentSplitSubGroupCreate = types.PaymentSplitSubGroupCreate;

/** A node of the second level of the tree: a `GROUP` of items, or an `ITEM` with an amount. */
export const PaymentSplitSubItemCreate: Schema<types.PaymentSplitSubItemCreate> =
  /* @__PURE__ */ z.lazy(() =>
    discriminated('type', [
      [PaymentSplitSubGroupCreate, 'GROUP'],
      [PaymentSplitLeafCreate, 'ITEM'],
    ]),
  );
export type PaymentSplitSubItemCreate = types.PaymentSplitSubItemCreate;

/** A group of items, for example all items of one seller. It does not move money itself. */
export const PaymentSplitGroupCreate: ObjectSchema<types.PaymentSplitGroupCreate> =
  /* @__PURE__ */ z.lazy(() =>
    z.object({
      ...PaymentSplitGroupCreateBase.shape,
      type: z.literal('GROUP'),
      items: z.array(PaymentSplitSubItemCreate).check(z.minLength(1), z.maxLength(1000)),
    }),
  );
export type PaymentSplitGroupCreate = types.PaymentSplitGroupCreate;

/** A node of the tree: a `GROUP` of items, or an `ITEM` with an amount. */
export const PaymentSplitItemCreate: Schema<types.PaymentSplitItemCreate> = /* @__PURE__ */ z.lazy(
  () =>
    discriminated('type', [
      [PaymentSplitGroupCreate, 'GROUP'],
      [PaymentSplitLeafCreate, 'ITEM'],
    ]),
);
export type PaymentSplitItemCreate = types.PaymentSplitItemCreate;

/** One captured payment and the items to divide it into. */
export const PaymentSplitCreate: ObjectSchema<types.PaymentSplitCreate> = /* @__PURE__ */ z.lazy(
  () =>
    z.object({
      extRef: ExtRef,
      totalAmount: PositiveMinorUnits,
      currency: Currency,
      pspExtRef: z.string().check(z.minLength(1)),
      paymentProcessor: PaymentProcessor,
      paymentMethod: z.optional(z.string()),
      description: z.optional(z.string().check(length(0, 255))),
      extProcessedAt: z.optional(ZonedDateTime),
      items: z.array(PaymentSplitItemCreate).check(z.minLength(1), z.maxLength(1000)),
      code: z.optional(z.string()),
    }),
);
export type PaymentSplitCreate = types.PaymentSplitCreate;

/** A page of payment splits. */
export const PaymentSplitPage: ObjectSchema<types.PaymentSplitPage> = /* @__PURE__ */ z.lazy(() =>
  z.object({ ...Page.shape, elements: z.array(PaymentSplit) }),
);
export type PaymentSplitPage = types.PaymentSplitPage;

/** The service pays the account out on the days that `frequency` matches. */
export const ScheduledPayoutConfiguration: ObjectSchema<types.ScheduledPayoutConfiguration> =
  /* @__PURE__ */ z.lazy(() =>
    z.object({
      type: z.literal('SCHEDULED'),
      frequency: z.string(),
      refundPeriod: z.int32().check(z.minimum(0)),
      minimumAmount: z.optional(z.int32().check(z.minimum(0))),
    }),
  );
export type ScheduledPayoutConfiguration = types.ScheduledPayoutConfiguration;

/** When an account is paid out. It has the fields that were sent. */
export const PayoutConfiguration: Schema<types.PayoutConfiguration> = /* @__PURE__ */ z.lazy(() =>
  discriminated('type', [
    [ManualPayoutConfiguration, 'MANUAL'],
    [ScheduledPayoutConfiguration, 'SCHEDULED'],
  ]),
);
export type PayoutConfiguration = types.PayoutConfiguration;

/** The service pays the account out on the days that `frequency` matches. */
export const ScheduledPayoutConfigurationUpdate: ObjectSchema<types.ScheduledPayoutConfigurationUpdate> =
  /* @__PURE__ */ z.lazy(() =>
    z.object({
      type: z.literal('SCHEDULED'),
      frequency: z
        .string()
        .check(
          z.regex(
            /^([0-9*,/-][0-9*,/-]*  *){3}(\?  *[0-9A-Za-z*,/-][0-9A-Za-z*,/-]*  *[0-9A-Za-z*,/#-][0-9A-Za-z*,/#-]*|[0-9LWlw*,/-][0-9LWlw*,/-]*  *[0-9A-Za-z*,/-][0-9A-Za-z*,/-]*  *\?)(  *[0-9*,/-][0-9*,/-]*)?$/u,
          ),
        ),
      refundPeriod: z.int32().check(z.minimum(0)),
      minimumAmount: z.optional(z.int32().check(z.minimum(0))),
    }),
  );
export type ScheduledPayoutConfigurationUpdate = types.ScheduledPayoutConfigurationUpdate;

/** When an account is paid out. The required fields depend on `type`. */
export const PayoutConfigurationUpdate: Schema<types.PayoutConfigurationUpdate> =
  /* @__PURE__ */ z.lazy(() =>
    discriminated('type', [
      [ManualPayoutConfigurationUpdate, 'MANUAL'],
      [ScheduledPayoutConfigurationUpdate, 'SCHEDULED'],
    ]),
  );
export type PayoutConfigurationUpdate = types.PayoutConfigurationUpdate;

/** The currency of the balance that a payout is taken from. Only EUR. */
export const PayoutSourceCurrency: Schema<types.PayoutSourceCurrency> = /* @__PURE__ */ z.lazy(() =>
  z.literal('EUR'),
);
export type PayoutSourceCurrency = types.PayoutSourceCurrency;

/** The seller who is paid out. */
export const PayoutOverviewSeller: ObjectSchema<types.PayoutOverviewSeller> =
  /* @__PURE__ */ z.lazy(() =>
    z.object({ code: z.string(), name: z.string(), amount: z.optional(PositiveMinorUnits) }),
  );
export type PayoutOverviewSeller = types.PayoutOverviewSeller;

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
export const PayoutStatus: EnumSchema<types.PayoutStatus> = /* @__PURE__ */ z.lazy(() =>
  z.enum(['WAITING', 'ACCEPTED', 'RETURNED', 'FAILED', 'PROCESSED', 'CANCELLED']),
);
export type PayoutStatus = types.PayoutStatus;

/** A payout with its seller and its bank account. */
export const PayoutOverviewItem: ObjectSchema<types.PayoutOverviewItem> = /* @__PURE__ */ z.lazy(
  () =>
    z.object({
      code: z.string(),
      amount: z.optional(PositiveMinorUnits),
      sourceCurrency: PayoutSourceCurrency,
      targetCurrency: TransferCurrency,
      seller: PayoutOverviewSeller,
      virtualAccountCode: z.string(),
      iban: z.optional(z.string()),
      status: PayoutStatus,
      createdAt: DateOrDateTime,
    }),
);
export type PayoutOverviewItem = types.PayoutOverviewItem;

/** A page of payouts. */
export const PayoutOverviewList: ObjectSchema<types.PayoutOverviewList> = /* @__PURE__ */ z.lazy(
  () => z.object({ items: z.array(PayoutOverviewItem), pagination: Pagination }),
);
export type PayoutOverviewList = types.PayoutOverviewList;

/**
 * A transfer of money from a virtual account to an external account. Created by your request or by a payout
 * configuration.
 */
export const PayoutRequest: ObjectSchema<types.PayoutRequest> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    code: z.string(),
    createdAt: z.string().check(isDateTime()),
    accountCode: z.string(),
    externalAccountCode: z.optional(z.string()),
    amount: z.optional(PositiveMinorUnits),
    sourceCurrency: z.optional(PayoutSourceCurrency),
    targetCurrency: z.optional(TransferCurrency),
    description: z.optional(z.string()),
    processAt: z.optional(z.string().check(isDateTime())),
    status: PayoutStatus,
  }),
);
export type PayoutRequest = types.PayoutRequest;

/** A new payout request. */
export const PayoutRequestCreate: ObjectSchema<types.PayoutRequestCreate> = /* @__PURE__ */ z.lazy(
  () =>
    z.object({
      accountCode: z.string(),
      externalAccountCode: z.optional(z.string()),
      amount: z.optional(TransferAmount),
      sourceCurrency: z.optional(PayoutSourceCurrency),
      targetCurrency: z.optional(TransferCurrency),
      description: z.optional(z.string().check(length(0, 255))),
      processAt: z.optional(ZonedDateTime),
    }),
);
export type PayoutRequestCreate = types.PayoutRequestCreate;

/** A page of payout requests. */
export const PayoutRequestPage: ObjectSchema<types.PayoutRequestPage> = /* @__PURE__ */ z.lazy(() =>
  z.object({ ...Page.shape, elements: z.array(PayoutRequest) }),
);
export type PayoutRequestPage = types.PayoutRequestPage;

/**
 * The parts of the amount of one settlement. Amounts for the seller are positive, deductions are negative. The sum of
 * all seven is `totalAmountSeller`.
 */
export const PayoutSettlementBreakdown: ObjectSchema<types.PayoutSettlementBreakdown> =
  /* @__PURE__ */ z.lazy(() =>
    z.object({
      productAmount: z.optional(MinorUnits),
      commission: z.optional(MinorUnits),
      handlingFee: z.optional(MinorUnits),
      rmaFee: z.optional(MinorUnits),
      deficiency: z.optional(MinorUnits),
      refundFee: z.optional(MinorUnits),
      vat: z.optional(MinorUnits),
    }),
  );
export type PayoutSettlementBreakdown = types.PayoutSettlementBreakdown;

/** One payment, refund or other change of the balance in a scheduled payout. */
export const PayoutSettlement: ObjectSchema<types.PayoutSettlement> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    type: z.string(),
    subType: z.string(),
    code: z.string(),
    date: DateOrDateTime,
    description: z.optional(z.string()),
    status: z.string(),
    currency: Currency,
    totalAmountSeller: MinorUnits,
    amountBreakdown: z.optional(PayoutSettlementBreakdown),
  }),
);
export type PayoutSettlement = types.PayoutSettlement;

/** A page of settlements. */
export const PayoutSettlementList: ObjectSchema<types.PayoutSettlementList> =
  /* @__PURE__ */ z.lazy(() =>
    z.object({ items: z.array(PayoutSettlement), pagination: Pagination }),
  );
export type PayoutSettlementList = types.PayoutSettlementList;

/**
 * The status of a payout has changed, or a scheduled payout could not be created. The signature covers only the field
 * `accountOwnerCode`.
 */
export const PayoutUpdateEvent: ObjectSchema<types.PayoutUpdateEvent> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    accountOwnerCode: z.string(),
    payoutStatus: PayoutStatus,
    payoutCode: z.nullable(z.string()),
    payoutMessage: z.optional(z.string()),
  }),
);
export type PayoutUpdateEvent = types.PayoutUpdateEvent;

/** The refunded amount of one payment item, or a fee for the refund. */
export const RefundSplitLeaf: ObjectSchema<types.RefundSplitLeaf> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    code: z.string(),
    type: z.literal('ITEM'),
    label: z.optional(RefundSplitLabel),
    extRef: z.string(),
    originalExtRef: z.string(),
    amount: z.optional(PositiveMinorUnits),
    accountCode: z.optional(z.string()),
    description: z.optional(z.string()),
    items: z.optional(z.array(z.never()).check(z.maxLength(0))),
  }),
);
export type RefundSplitLeaf = types.RefundSplitLeaf;

/** A group of refund items. It does not move money itself. */
export const RefundSplitGroup: ObjectSchema<types.RefundSplitGroup> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    code: z.string(),
    type: z.literal('GROUP'),
    label: z.optional(RefundSplitLabel),
    extRef: z.string(),
    originalExtRef: z.string(),
    amount: z.optional(PositiveMinorUnits),
    accountCode: z.optional(z.string()),
    description: z.optional(z.string()),
    items: z.array(RefundSplitItem).check(z.minLength(1)),
  }),
);
export type RefundSplitGroup = types.RefundSplitGroup;

/** A node of the tree: a `GROUP` of items, or an `ITEM` with an amount. */
export const RefundSplitItem: Schema<types.RefundSplitItem> = /* @__PURE__ */ z.lazy(() =>
  discriminated('type', [
    [RefundSplitGroup, 'GROUP'],
    [RefundSplitLeaf, 'ITEM'],
  ]),
);
export type RefundSplitItem = types.RefundSplitItem;

/** A refund of one payment, with the accounts that it is taken from. */
export const RefundSplit: ObjectSchema<types.RefundSplit> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    code: z.string(),
    extRef: z.string(),
    pspMutationExtRef: z.string(),
    totalAmount: z.optional(PositiveMinorUnits),
    description: z.optional(z.string()),
    extProcessedAt: z.optional(z.string().check(isDateTime())),
    items: z.optional(z.array(RefundSplitItem).check(z.minLength(1))),
  }),
);
export type RefundSplit = types.RefundSplit;

/**
 * The amount of one payment item to refund, or a fee for the refund. Fields that are left out default to those of the
 * payment item.
 */
export const RefundSplitLeafCreate: Schema<types.RefundSplitLeafCreate> = /* @__PURE__ */ z.lazy(
  () =>
    refined(
      z.object({
        type: z.literal('ITEM'),
        label: z.optional(RefundSplitLabel),
        extRef: ExtRef,
        originalExtRef: ExtRef,
        amount: z.optional(PositiveMinorUnits),
        accountCode: z.optional(z.string()),
        description: z.optional(z.string()),
        items: z.optional(z.array(z.never()).check(z.maxLength(0))),
      }),
      not(z.object({ label: z.enum(['REFUND_FEE', 'REFUND_VAT']), amount: z.optional(z.never()) })),
    ),
);
export type RefundSplitLeafCreate = types.RefundSplitLeafCreate;

/** The members of a group of a refund split, on each level of the tree. It does not move money itself. */
export const RefundSplitGroupCreateBase: ObjectSchema<types.RefundSplitGroupCreateBase> =
  /* @__PURE__ */ z.lazy(() =>
    z.object({
      label: z.optional(RefundSplitLabel),
      extRef: ExtRef,
      originalExtRef: ExtRef,
      amount: z.optional(PositiveMinorUnits),
      accountCode: z.optional(z.string()),
      description: z.optional(z.string()),
    }),
  );
export type RefundSplitGroupCreateBase = types.RefundSplitGroupCreateBase;

/** A group inside a group. It contains only `ITEM`s and does not move money itself. */
export const RefundSplitSubGroupCreate: ObjectSchema<types.RefundSplitSubGroupCreate> =
  /* @__PURE__ */ z.lazy(() =>
    z.object({
      ...RefundSplitGroupCreateBase.shape,
      type: z.literal('GROUP'),
      items: z.array(RefundSplitLeafCreate).check(z.minLength(1), z.maxLength(1000)),
    }),
  );
export type RefundSplitSubGroupCreate = types.RefundSplitSubGroupCreate;

/** A node of the second level of the tree: a `GROUP` of items, or an `ITEM` with an amount to refund. */
export const RefundSplitSubItemCreate: Schema<types.RefundSplitSubItemCreate> =
  /* @__PURE__ */ z.lazy(() =>
    discriminated('type', [
      [RefundSplitSubGroupCreate, 'GROUP'],
      [RefundSplitLeafCreate, 'ITEM'],
    ]),
  );
export type RefundSplitSubItemCreate = types.RefundSplitSubItemCreate;

/** A group of refund items. It does not move money itself. */
export const RefundSplitGroupCreate: ObjectSchema<types.RefundSplitGroupCreate> =
  /* @__PURE__ */ z.lazy(() =>
    z.object({
      ...RefundSplitGroupCreateBase.shape,
      type: z.literal('GROUP'),
      items: z.array(RefundSplitSubItemCreate).check(z.minLength(1), z.maxLength(1000)),
    }),
  );
export type RefundSplitGroupCreate = types.RefundSplitGroupCreate;

/** A node of the tree: a `GROUP` of items, or an `ITEM` with an amount. */
export const RefundSplitItemCreate: Schema<types.RefundSplitItemCreate> = /* @__PURE__ */ z.lazy(
  () =>
    discriminated('type', [
      [RefundSplitGroupCreate, 'GROUP'],
      [RefundSplitLeafCreate, 'ITEM'],
    ]),
);
export type RefundSplitItemCreate = types.RefundSplitItemCreate;

/**
 * A refund of one payment. Without `items`, all that is left of the payment; with `items`, only these items, which
 * require `totalAmount` and `extProcessedAt`.
 */
export const RefundSplitCreate: Schema<types.RefundSplitCreate> = /* @__PURE__ */ z.lazy(() =>
  refined(
    z.object({
      extRef: ExtRef,
      pspMutationExtRef: z.string().check(z.minLength(1)),
      totalAmount: z.optional(PositiveMinorUnits),
      description: z.optional(z.string().check(length(0, 255))),
      extProcessedAt: z.optional(ZonedDateTime),
      items: z.optional(z.array(RefundSplitItemCreate).check(z.minLength(1), z.maxLength(1000))),
      code: z.optional(z.string()),
    }),
    dependentRequired('items', ['totalAmount', 'extProcessedAt']),
  ),
);
export type RefundSplitCreate = types.RefundSplitCreate;

/** A page of refund splits. */
export const RefundSplitPage: ObjectSchema<types.RefundSplitPage> = /* @__PURE__ */ z.lazy(() =>
  z.object({ ...Page.shape, elements: z.array(RefundSplit) }),
);
export type RefundSplitPage = types.RefundSplitPage;

/** The type of a report. */
export const ReportType: EnumSchema<types.ReportType> = /* @__PURE__ */ z.lazy(() =>
  z.enum([
    'marketplace-sellers',
    'marketplace-payments',
    'marketplace-settlement',
    'marketplace-incoming-settlement',
    'marketplace-revenue',
    'seller-settlement',
    'balance-mutation',
    'payout-report',
  ]),
);
export type ReportType = types.ReportType;

/** The seller that a report is about. */
export const ReportAccount: ObjectSchema<types.ReportAccount> = /* @__PURE__ */ z.lazy(() =>
  z.object({ id: z.string(), name: z.string(), type: z.string() }),
);
export type ReportAccount = types.ReportAccount;

/** A requested report, with its download URL. */
export const Report: ObjectSchema<types.Report> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    id: z.string(),
    report: ReportType,
    status: z.string(),
    url: z.optional(z.nullable(z.string().check(isUri()))),
    createdAt: DateOrDateTime,
    account: z.optional(z.nullable(ReportAccount)),
  }),
);
export type Report = types.Report;

/** The report to create. */
export const ReportCreate: ObjectSchema<types.ReportCreate> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    report: ReportType,
    account: z.optional(z.string()),
    from: z.optional(z.isoDate()),
    to: z.optional(z.isoDate()),
  }),
);
export type ReportCreate = types.ReportCreate;

/** A page of reports. */
export const ReportList: ObjectSchema<types.ReportList> = /* @__PURE__ */ z.lazy(() =>
  z.object({ items: z.array(Report), pagination: Pagination }),
);
export type ReportList = types.ReportList;

/**
 * `PAYMENT` for money that a buyer paid, `REFUND` for money given back to the buyer, `CHARGEBACK` for
 * money that the buyer's bank took back.
 */
export const TransactionType: EnumSchema<types.TransactionType> = /* @__PURE__ */ z.lazy(() =>
  z.enum(['PAYMENT', 'REFUND', 'CHARGEBACK']),
);
export type TransactionType = types.TransactionType;

/** The reconciliation status of a transaction. */
export const TransactionStatus: ObjectSchema<types.TransactionStatus> = /* @__PURE__ */ z.lazy(() =>
  z.object({ type: z.string(), message: z.optional(z.string()) }),
);
export type TransactionStatus = types.TransactionStatus;

/** A seller whose money a transaction moved. */
export const TransactionSeller: ObjectSchema<types.TransactionSeller> = /* @__PURE__ */ z.lazy(() =>
  z.object({ code: z.string(), name: z.string(), amount: MinorUnits }),
);
export type TransactionSeller = types.TransactionSeller;

/** A payment, refund or chargeback, with its reconciliation status. */
export const Transaction: ObjectSchema<types.Transaction> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    code: z.string(),
    type: TransactionType,
    status: TransactionStatus,
    sellers: z.optional(z.array(TransactionSeller)),
    amount: PositiveMinorUnits,
    processor: z.optional(z.string()),
    method: z.optional(z.string()),
    pspExtRef: z.optional(z.string()),
    pspMutationExtRef: z.optional(z.string()),
    createdAt: DateOrDateTime,
    updatedAt: z.optional(DateOrDateTime),
  }),
);
export type Transaction = types.Transaction;

/** A page of transactions. */
export const TransactionList: ObjectSchema<types.TransactionList> = /* @__PURE__ */ z.lazy(() =>
  z.object({ items: z.array(Transaction), pagination: Pagination }),
);
export type TransactionList = types.TransactionList;

/** A page of a holder's virtual accounts. */
export const VirtualAccountPage: ObjectSchema<types.VirtualAccountPage> = /* @__PURE__ */ z.lazy(
  () => z.object({ ...Page.shape, elements: z.array(VirtualAccount) }),
);
export type VirtualAccountPage = types.VirtualAccountPage;

/**
 * The type of notifications: `WEBHOOK_KYC_UPDATE` when the KYC status of an account holder changes,
 * `WEBHOOK_PAYOUT_UPDATE` when the status of a payout changes.
 */
export const WebhookType: EnumSchema<types.WebhookType> = /* @__PURE__ */ z.lazy(() =>
  z.enum(['WEBHOOK_KYC_UPDATE', 'WEBHOOK_PAYOUT_UPDATE']),
);
export type WebhookType = types.WebhookType;

/** The URL for the notifications of one type, for one division. */
export const WebhookConfiguration: ObjectSchema<types.WebhookConfiguration> =
  /* @__PURE__ */ z.lazy(() =>
    z.object({
      id: z.int(),
      type: WebhookType,
      divisionCode: z.string(),
      isActivated: z.boolean(),
      url: z.optional(z.string().check(isUri())),
    }),
  );
export type WebhookConfiguration = types.WebhookConfiguration;

/** A new configuration for one type of notifications. It is active at once. */
export const WebhookConfigurationCreate: ObjectSchema<types.WebhookConfigurationCreate> =
  /* @__PURE__ */ z.lazy(() => z.object({ url: z.string(), type: WebhookType }));
export type WebhookConfigurationCreate = types.WebhookConfigurationCreate;

/** The new URL of a configuration, and whether it is active. */
export const WebhookConfigurationUpdate: ObjectSchema<types.WebhookConfigurationUpdate> =
  /* @__PURE__ */ z.lazy(() =>
    z.object({
      url: z.optional(z.string()),
      type: z.optional(WebhookType),
      isActivated: z.optional(z.boolean()),
    }),
  );
export type WebhookConfigurationUpdate = types.WebhookConfigurationUpdate;
