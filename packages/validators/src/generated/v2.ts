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

export const AccountBalance: ObjectSchema<types.AccountBalance> = /* @__PURE__ */ z.lazy(() =>
  z.object({ currency: Currency, confirmed: MinorUnits, pending: MinorUnits, payout: MinorUnits }),
);
export type AccountBalance = types.AccountBalance;

export const AccountHolderStatus: ObjectSchema<types.AccountHolderStatus> = /* @__PURE__ */ z.lazy(
  () => z.object({ code: z.string(), reason: z.optional(z.string()) }),
);
export type AccountHolderStatus = types.AccountHolderStatus;

export const KycTier: Schema<types.KycTier> = /* @__PURE__ */ z.lazy(() => z.string());
export type KycTier = types.KycTier;

export const DateOrDateTime: Schema<types.DateOrDateTime> = /* @__PURE__ */ z.lazy(() =>
  z.union([z.isoDate(), z.string().check(isDateTime())]),
);
export type DateOrDateTime = types.DateOrDateTime;

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

export const Photo: ObjectSchema<types.Photo> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    code: z.string(),
    extRef: z.optional(z.string()),
    page: z.optional(z.string()),
    data: z.optional(z.string()),
  }),
);
export type Photo = types.Photo;

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

export const PlaceOfBirth: ObjectSchema<types.PlaceOfBirth> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    city: z.optional(z.string()),
    state: z.optional(z.string()),
    country: z.optional(CountryCode),
  }),
);
export type PlaceOfBirth = types.PlaceOfBirth;

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

export const KycStatus: Schema<types.KycStatus> = /* @__PURE__ */ z.lazy(() => z.string());
export type KycStatus = types.KycStatus;

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

export const LegalEntity: Schema<types.LegalEntity> = /* @__PURE__ */ z.lazy(() =>
  discriminated('legalForm', [
    [IndividualLegalEntity, 'individual'],
    [OrganizationLegalEntity, 'organization'],
  ]),
);
export type LegalEntity = types.LegalEntity;

export const VirtualAccount: ObjectSchema<types.VirtualAccount> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    code: z.string(),
    accountType: z.string(),
    displayName: z.string(),
    extRef: z.nullable(z.string()),
  }),
);
export type VirtualAccount = types.VirtualAccount;

export const HolderAccount: ObjectSchema<types.HolderAccount> = /* @__PURE__ */ z.lazy(() =>
  z.object({ ...VirtualAccount.shape, balances: z.optional(z.array(AccountBalance)) }),
);
export type HolderAccount = types.HolderAccount;

export const ExternalAccountType: EnumSchema<types.ExternalAccountType> = /* @__PURE__ */ z.lazy(
  () => z.enum(['IBAN', 'UPO']),
);
export type ExternalAccountType = types.ExternalAccountType;

export const ApmData: ObjectSchema<types.ApmData> = /* @__PURE__ */ z.lazy(() =>
  z.object({ routingNumber: z.optional(z.string()) }),
);
export type ApmData = types.ApmData;

export const BankStatement: ObjectSchema<types.BankStatement> = /* @__PURE__ */ z.lazy(() =>
  z.object({ data: z.nullable(z.string()), issuedAt: z.optional(DateOrDateTime) }),
);
export type BankStatement = types.BankStatement;

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

export const SalesProfile: ObjectSchema<types.SalesProfile> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    expectedMonthlyVolume: z.optional(z.int().check(z.minimum(0))),
    expectedAverageTransactionSize: z.optional(z.int().check(z.minimum(0))),
  }),
);
export type SalesProfile = types.SalesProfile;

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

export const DateOfBirth: Schema<types.DateOfBirth> = /* @__PURE__ */ z.lazy(() =>
  z.string().check(isDateTime()),
);
export type DateOfBirth = types.DateOfBirth;

export const PlaceOfBirthCreate: ObjectSchema<types.PlaceOfBirthCreate> = /* @__PURE__ */ z.lazy(
  () =>
    z.object({
      city: z.optional(z.string()),
      state: z.optional(z.string()),
      country: z.optional(CountryCode),
    }),
);
export type PlaceOfBirthCreate = types.PlaceOfBirthCreate;

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

export const BeneficialOwnerCreate: ObjectSchema<types.BeneficialOwnerCreate> =
  /* @__PURE__ */ z.lazy(() =>
    z.object({
      ...PersonCreate.shape,
      extRef: z.optional(z.string()),
      type: z.enum(['CEO', 'CFO', 'COO', 'SHARE_HOLDER', 'BOARD_MEMBER']),
    }),
  );
export type BeneficialOwnerCreate = types.BeneficialOwnerCreate;

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

export const LegalEntityCreate: Schema<types.LegalEntityCreate> = /* @__PURE__ */ z.lazy(() =>
  discriminated('legalForm', [
    [IndividualLegalEntityCreate, 'individual'],
    [OrganizationLegalEntityCreate, 'organization'],
  ]),
);
export type LegalEntityCreate = types.LegalEntityCreate;

export const AccountNumber: Schema<types.AccountNumber> = /* @__PURE__ */ z.lazy(() =>
  z.string().check(z.regex(/^[0-9A-Za-z]{4,34}$/u)),
);
export type AccountNumber = types.AccountNumber;

export const ExternalAccountCurrency: Schema<types.ExternalAccountCurrency> =
  /* @__PURE__ */ z.lazy(() => z.literal('EUR'));
export type ExternalAccountCurrency = types.ExternalAccountCurrency;

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

export const ApmDataCreate: ObjectSchema<types.ApmDataCreate> = /* @__PURE__ */ z.lazy(() =>
  z.object({ routingNumber: z.string().check(z.regex(/^[0-9]{9}$/u)) }),
);
export type ApmDataCreate = types.ApmDataCreate;

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

export const ExternalAccountCreate: Schema<types.ExternalAccountCreate> = /* @__PURE__ */ z.lazy(
  () =>
    discriminated('accountType', [
      [ExternalAccountIbanCreate, 'IBAN'],
      [ExternalAccountUpoCreate, 'UPO'],
    ]),
);
export type ExternalAccountCreate = types.ExternalAccountCreate;

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

export const AccountHolderPage: ObjectSchema<types.AccountHolderPage> = /* @__PURE__ */ z.lazy(() =>
  z.object({ ...Page.shape, elements: z.array(AccountHolder) }),
);
export type AccountHolderPage = types.AccountHolderPage;

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

export const PlaceOfBirthUpdate: ObjectSchema<types.PlaceOfBirthUpdate> = /* @__PURE__ */ z.lazy(
  () =>
    z.object({
      city: z.optional(z.nullable(z.string())),
      state: z.optional(z.nullable(z.string())),
      country: z.optional(z.nullable(CountryCode)),
    }),
);
export type PlaceOfBirthUpdate = types.PlaceOfBirthUpdate;

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

export const LegalEntityUpdate: Schema<types.LegalEntityUpdate> = /* @__PURE__ */ z.lazy(() =>
  anyOf([IndividualLegalEntityUpdate, OrganizationLegalEntityUpdate]),
);
export type LegalEntityUpdate = types.LegalEntityUpdate;

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

export const SalesProfileUpdate: ObjectSchema<types.SalesProfileUpdate> = /* @__PURE__ */ z.lazy(
  () =>
    z.object({
      expectedMonthlyVolume: z.optional(z.nullable(z.int().check(z.minimum(0)))),
      expectedAverageTransactionSize: z.optional(z.nullable(z.int().check(z.minimum(0)))),
    }),
);
export type SalesProfileUpdate = types.SalesProfileUpdate;

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

export const Balance: ObjectSchema<types.Balance> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    code: z.string(),
    amounts: z.array(z.object({ amount: MinorUnitsText, currency: Currency })),
  }),
);
export type Balance = types.Balance;

export const TransferCurrency: EnumSchema<types.TransferCurrency> = /* @__PURE__ */ z.lazy(() =>
  z.enum(['USD', 'AUD', 'EUR', 'GBP', 'JPY', 'SGD', 'CAD', 'NZD']),
);
export type TransferCurrency = types.TransferCurrency;

export const BalanceTransferType: EnumSchema<types.BalanceTransferType> = /* @__PURE__ */ z.lazy(
  () => z.enum(['INVOICE', 'USAGE_FEE', 'CORRECTION', 'CHARGEBACK', 'VAT', 'WALLET']),
);
export type BalanceTransferType = types.BalanceTransferType;

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

export const BalanceTransferPage: ObjectSchema<types.BalanceTransferPage> = /* @__PURE__ */ z.lazy(
  () => z.object({ ...Page.shape, elements: z.array(BalanceTransfer) }),
);
export type BalanceTransferPage = types.BalanceTransferPage;

export const BeneficialOwnerPage: ObjectSchema<types.BeneficialOwnerPage> = /* @__PURE__ */ z.lazy(
  () => z.object({ ...Page.shape, elements: z.array(BeneficialOwner) }),
);
export type BeneficialOwnerPage = types.BeneficialOwnerPage;

export const BeneficialOwnerUpdate: ObjectSchema<types.BeneficialOwnerUpdate> =
  /* @__PURE__ */ z.lazy(() =>
    z.object({
      ...PersonUpdate.shape,
      extRef: z.optional(z.nullable(z.string())),
      type: z.enum(['CEO', 'CFO', 'COO', 'SHARE_HOLDER', 'BOARD_MEMBER']),
    }),
  );
export type BeneficialOwnerUpdate = types.BeneficialOwnerUpdate;

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

export const ExternalAccountPage: ObjectSchema<types.ExternalAccountPage> = /* @__PURE__ */ z.lazy(
  () => z.object({ ...Page.shape, elements: z.array(ExternalAccount) }),
);
export type ExternalAccountPage = types.ExternalAccountPage;

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

export const ExternalAccountUpdate: Schema<types.ExternalAccountUpdate> = /* @__PURE__ */ z.lazy(
  () =>
    discriminated('accountType', [
      [ExternalAccountIbanUpdate, 'IBAN'],
      [ExternalAccountUpoUpdate, 'UPO'],
    ]),
);
export type ExternalAccountUpdate = types.ExternalAccountUpdate;

export const KycUpdateEvent: ObjectSchema<types.KycUpdateEvent> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    accountOwnerCode: z.string(),
    kycStatus: KycStatus,
    kycMessage: z.optional(z.string()),
    hostedOnboardingUrl: z.optional(z.string()),
  }),
);
export type KycUpdateEvent = types.KycUpdateEvent;

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

export const OnboardingUrl: ObjectSchema<types.OnboardingUrl> = /* @__PURE__ */ z.lazy(() =>
  z.object({ url: z.optional(z.string().check(isUri())), expireAt: DateOrDateTime }),
);
export type OnboardingUrl = types.OnboardingUrl;

export const OnboardingUrlCreate: ObjectSchema<types.OnboardingUrlCreate> = /* @__PURE__ */ z.lazy(
  () =>
    z.object({
      redirectUrl: z.optional(z.string()),
      expirationTime: z.optional(z.int32().check(z.minimum(1), z.maximum(20160))),
    }),
);
export type OnboardingUrlCreate = types.OnboardingUrlCreate;

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

export const PaymentSplitItem: Schema<types.PaymentSplitItem> = /* @__PURE__ */ z.lazy(() =>
  discriminated('type', [
    [PaymentSplitGroup, 'GROUP'],
    [PaymentSplitLeaf, 'ITEM'],
  ]),
);
export type PaymentSplitItem = types.PaymentSplitItem;

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

export const PaymentSplitCancel: ObjectSchema<types.PaymentSplitCancel> = /* @__PURE__ */ z.lazy(
  () => z.object({ reason: z.optional(z.string()) }),
);
export type PaymentSplitCancel = types.PaymentSplitCancel;

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

export const PaymentSplitSubGroupCreate: ObjectSchema<types.PaymentSplitSubGroupCreate> =
  /* @__PURE__ */ z.lazy(() =>
    z.object({
      ...PaymentSplitGroupCreateBase.shape,
      type: z.literal('GROUP'),
      items: z.array(PaymentSplitLeafCreate).check(z.minLength(1), z.maxLength(1000)),
    }),
  );
export type PaymentSplitSubGroupCreate = types.PaymentSplitSubGroupCreate;

export const PaymentSplitSubItemCreate: Schema<types.PaymentSplitSubItemCreate> =
  /* @__PURE__ */ z.lazy(() =>
    discriminated('type', [
      [PaymentSplitSubGroupCreate, 'GROUP'],
      [PaymentSplitLeafCreate, 'ITEM'],
    ]),
  );
export type PaymentSplitSubItemCreate = types.PaymentSplitSubItemCreate;

export const PaymentSplitGroupCreate: ObjectSchema<types.PaymentSplitGroupCreate> =
  /* @__PURE__ */ z.lazy(() =>
    z.object({
      ...PaymentSplitGroupCreateBase.shape,
      type: z.literal('GROUP'),
      items: z.array(PaymentSplitSubItemCreate).check(z.minLength(1), z.maxLength(1000)),
    }),
  );
export type PaymentSplitGroupCreate = types.PaymentSplitGroupCreate;

export const PaymentSplitItemCreate: Schema<types.PaymentSplitItemCreate> = /* @__PURE__ */ z.lazy(
  () =>
    discriminated('type', [
      [PaymentSplitGroupCreate, 'GROUP'],
      [PaymentSplitLeafCreate, 'ITEM'],
    ]),
);
export type PaymentSplitItemCreate = types.PaymentSplitItemCreate;

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

export const PaymentSplitPage: ObjectSchema<types.PaymentSplitPage> = /* @__PURE__ */ z.lazy(() =>
  z.object({ ...Page.shape, elements: z.array(PaymentSplit) }),
);
export type PaymentSplitPage = types.PaymentSplitPage;

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

export const PayoutConfiguration: Schema<types.PayoutConfiguration> = /* @__PURE__ */ z.lazy(() =>
  discriminated('type', [
    [ManualPayoutConfiguration, 'MANUAL'],
    [ScheduledPayoutConfiguration, 'SCHEDULED'],
  ]),
);
export type PayoutConfiguration = types.PayoutConfiguration;

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

export const PayoutConfigurationUpdate: Schema<types.PayoutConfigurationUpdate> =
  /* @__PURE__ */ z.lazy(() =>
    discriminated('type', [
      [ManualPayoutConfigurationUpdate, 'MANUAL'],
      [ScheduledPayoutConfigurationUpdate, 'SCHEDULED'],
    ]),
  );
export type PayoutConfigurationUpdate = types.PayoutConfigurationUpdate;

export const PayoutSourceCurrency: Schema<types.PayoutSourceCurrency> = /* @__PURE__ */ z.lazy(() =>
  z.literal('EUR'),
);
export type PayoutSourceCurrency = types.PayoutSourceCurrency;

export const PayoutOverviewSeller: ObjectSchema<types.PayoutOverviewSeller> =
  /* @__PURE__ */ z.lazy(() =>
    z.object({ code: z.string(), name: z.string(), amount: z.optional(PositiveMinorUnits) }),
  );
export type PayoutOverviewSeller = types.PayoutOverviewSeller;

export const PayoutStatus: EnumSchema<types.PayoutStatus> = /* @__PURE__ */ z.lazy(() =>
  z.enum(['WAITING', 'ACCEPTED', 'RETURNED', 'FAILED', 'PROCESSED', 'CANCELLED']),
);
export type PayoutStatus = types.PayoutStatus;

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

export const PayoutOverviewList: ObjectSchema<types.PayoutOverviewList> = /* @__PURE__ */ z.lazy(
  () => z.object({ items: z.array(PayoutOverviewItem), pagination: Pagination }),
);
export type PayoutOverviewList = types.PayoutOverviewList;

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

export const PayoutRequestPage: ObjectSchema<types.PayoutRequestPage> = /* @__PURE__ */ z.lazy(() =>
  z.object({ ...Page.shape, elements: z.array(PayoutRequest) }),
);
export type PayoutRequestPage = types.PayoutRequestPage;

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

export const PayoutSettlementList: ObjectSchema<types.PayoutSettlementList> =
  /* @__PURE__ */ z.lazy(() =>
    z.object({ items: z.array(PayoutSettlement), pagination: Pagination }),
  );
export type PayoutSettlementList = types.PayoutSettlementList;

export const PayoutUpdateEvent: ObjectSchema<types.PayoutUpdateEvent> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    accountOwnerCode: z.string(),
    payoutStatus: PayoutStatus,
    payoutCode: z.nullable(z.string()),
    payoutMessage: z.optional(z.string()),
  }),
);
export type PayoutUpdateEvent = types.PayoutUpdateEvent;

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

export const RefundSplitItem: Schema<types.RefundSplitItem> = /* @__PURE__ */ z.lazy(() =>
  discriminated('type', [
    [RefundSplitGroup, 'GROUP'],
    [RefundSplitLeaf, 'ITEM'],
  ]),
);
export type RefundSplitItem = types.RefundSplitItem;

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

export const RefundSplitSubGroupCreate: ObjectSchema<types.RefundSplitSubGroupCreate> =
  /* @__PURE__ */ z.lazy(() =>
    z.object({
      ...RefundSplitGroupCreateBase.shape,
      type: z.literal('GROUP'),
      items: z.array(RefundSplitLeafCreate).check(z.minLength(1), z.maxLength(1000)),
    }),
  );
export type RefundSplitSubGroupCreate = types.RefundSplitSubGroupCreate;

export const RefundSplitSubItemCreate: Schema<types.RefundSplitSubItemCreate> =
  /* @__PURE__ */ z.lazy(() =>
    discriminated('type', [
      [RefundSplitSubGroupCreate, 'GROUP'],
      [RefundSplitLeafCreate, 'ITEM'],
    ]),
  );
export type RefundSplitSubItemCreate = types.RefundSplitSubItemCreate;

export const RefundSplitGroupCreate: ObjectSchema<types.RefundSplitGroupCreate> =
  /* @__PURE__ */ z.lazy(() =>
    z.object({
      ...RefundSplitGroupCreateBase.shape,
      type: z.literal('GROUP'),
      items: z.array(RefundSplitSubItemCreate).check(z.minLength(1), z.maxLength(1000)),
    }),
  );
export type RefundSplitGroupCreate = types.RefundSplitGroupCreate;

export const RefundSplitItemCreate: Schema<types.RefundSplitItemCreate> = /* @__PURE__ */ z.lazy(
  () =>
    discriminated('type', [
      [RefundSplitGroupCreate, 'GROUP'],
      [RefundSplitLeafCreate, 'ITEM'],
    ]),
);
export type RefundSplitItemCreate = types.RefundSplitItemCreate;

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

export const RefundSplitPage: ObjectSchema<types.RefundSplitPage> = /* @__PURE__ */ z.lazy(() =>
  z.object({ ...Page.shape, elements: z.array(RefundSplit) }),
);
export type RefundSplitPage = types.RefundSplitPage;

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

export const ReportAccount: ObjectSchema<types.ReportAccount> = /* @__PURE__ */ z.lazy(() =>
  z.object({ id: z.string(), name: z.string(), type: z.string() }),
);
export type ReportAccount = types.ReportAccount;

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

export const ReportCreate: ObjectSchema<types.ReportCreate> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    report: ReportType,
    account: z.optional(z.string()),
    from: z.optional(z.isoDate()),
    to: z.optional(z.isoDate()),
  }),
);
export type ReportCreate = types.ReportCreate;

export const ReportList: ObjectSchema<types.ReportList> = /* @__PURE__ */ z.lazy(() =>
  z.object({ items: z.array(Report), pagination: Pagination }),
);
export type ReportList = types.ReportList;

export const TransactionType: EnumSchema<types.TransactionType> = /* @__PURE__ */ z.lazy(() =>
  z.enum(['PAYMENT', 'REFUND', 'CHARGEBACK']),
);
export type TransactionType = types.TransactionType;

export const TransactionStatus: ObjectSchema<types.TransactionStatus> = /* @__PURE__ */ z.lazy(() =>
  z.object({ type: z.string(), message: z.optional(z.string()) }),
);
export type TransactionStatus = types.TransactionStatus;

export const TransactionSeller: ObjectSchema<types.TransactionSeller> = /* @__PURE__ */ z.lazy(() =>
  z.object({ code: z.string(), name: z.string(), amount: MinorUnits }),
);
export type TransactionSeller = types.TransactionSeller;

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

export const TransactionList: ObjectSchema<types.TransactionList> = /* @__PURE__ */ z.lazy(() =>
  z.object({ items: z.array(Transaction), pagination: Pagination }),
);
export type TransactionList = types.TransactionList;

export const VirtualAccountPage: ObjectSchema<types.VirtualAccountPage> = /* @__PURE__ */ z.lazy(
  () => z.object({ ...Page.shape, elements: z.array(VirtualAccount) }),
);
export type VirtualAccountPage = types.VirtualAccountPage;

export const WebhookType: EnumSchema<types.WebhookType> = /* @__PURE__ */ z.lazy(() =>
  z.enum(['WEBHOOK_KYC_UPDATE', 'WEBHOOK_PAYOUT_UPDATE']),
);
export type WebhookType = types.WebhookType;

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

export const WebhookConfigurationCreate: ObjectSchema<types.WebhookConfigurationCreate> =
  /* @__PURE__ */ z.lazy(() => z.object({ url: z.string(), type: WebhookType }));
export type WebhookConfigurationCreate = types.WebhookConfigurationCreate;

export const WebhookConfigurationUpdate: ObjectSchema<types.WebhookConfigurationUpdate> =
  /* @__PURE__ */ z.lazy(() =>
    z.object({
      url: z.optional(z.string()),
      type: z.optional(WebhookType),
      isActivated: z.optional(z.boolean()),
    }),
  );
export type WebhookConfigurationUpdate = types.WebhookConfigurationUpdate;
