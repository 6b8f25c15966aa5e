// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import {
  allOf,
  anyOf,
  discriminated,
  isDateTime,
  length,
  matchesAny,
  mutuallyExclusive,
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
  Page,
  PaymentProcessor,
  PaymentSplitLabel,
  PositiveMinorUnits,
  RefundSplitLabel,
  TransferAmount,
  ZonedDateTime,
} from './shared.js';
import type * as types from '@seller-funds/contract/v1';

export const AccountHolderStatus: ObjectSchema<types.AccountHolderStatus> = /* @__PURE__ */ z.lazy(
  () =>
    z.object({
      code: z.enum(['ACTIVE', 'NOPAYOUT', 'SUSPENDED', 'CLOSED']),
      reason: z.optional(z.string()),
      processedAmount: z.optional(
        z.object({ amount: z.int().check(z.minimum(0)), currency: Currency }),
      ),
    }),
);
export type AccountHolderStatus = types.AccountHolderStatus;

export const PlaceOfBirth: ObjectSchema<types.PlaceOfBirth> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    city: z.optional(z.string()),
    state: z.optional(z.string()),
    country: z.optional(CountryCode),
  }),
);
export type PlaceOfBirth = types.PlaceOfBirth;

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

export const KycStatusDetail: ObjectSchema<types.KycStatusDetail> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    code: z.string(),
    type: z.optional(z.enum(['ERROR', 'ADVICE'])),
    messageType: z.optional(z.enum(['ERROR', 'ADVICE'])),
    messageCode: z.string(),
    messageTemplate: z.optional(z.string()),
    message: z.optional(z.string()),
  }),
);
export type KycStatusDetail = types.KycStatusDetail;

export const KycStatus: ObjectSchema<types.KycStatus> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    status: z.enum([
      'WAITING_DATA',
      'MISSING_DATA',
      'DATA_RECEIVED',
      'IN_PROGRESS',
      'PASSED',
      'REJECTED',
      'FORGED',
      'FAILED',
    ]),
    details: z.optional(z.array(KycStatusDetail)),
  }),
);
export type KycStatus = types.KycStatus;

export const Photo: ObjectSchema<types.Photo> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    code: z.string(),
    extRef: z.optional(z.string()),
    page: z.optional(z.enum(['FRONT', 'BACK'])),
    style: z.optional(z.enum(['STRAIGHT', 'TILTED'])),
    format: z.optional(z.enum(['PNG', 'JPG'])),
    data: z.optional(z.string()),
  }),
);
export type Photo = types.Photo;

export const PersonalDocument: ObjectSchema<types.PersonalDocument> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    code: z.string(),
    extRef: z.optional(z.string()),
    type: z.optional(z.enum(['ID', 'PASSPORT', 'DRIVING_LICENSE', 'VISA'])),
    number: z.optional(z.string()),
    issuedAt: z.optional(z.isoDate()),
    expireAt: z.optional(z.isoDate()),
    issuerCountry: z.optional(CountryCode),
    photos: z.optional(z.array(Photo)),
  }),
);
export type PersonalDocument = types.PersonalDocument;

export const Person: ObjectSchema<types.Person> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    firstName: z.optional(z.string()),
    lastName: z.optional(z.string()),
    legalName: z.optional(z.string()),
    taxNumber: z.optional(z.string()),
    socialSecurityNumber: z.optional(z.string()),
    gender: z.optional(z.enum(['FEMALE', 'MALE'])),
    dateOfBirth: z.optional(z.isoDate()),
    placeOfBirth: z.optional(PlaceOfBirth),
    nationality: z.optional(CountryCode),
    address: z.optional(Address),
    email: z.optional(z.string()),
    phone: z.optional(z.string()),
    kycStatus: z.optional(KycStatus),
    documents: z.optional(z.array(PersonalDocument)),
  }),
);
export type Person = types.Person;

export const IndividualLegalEntity: ObjectSchema<types.IndividualLegalEntity> =
  /* @__PURE__ */ z.lazy(() => z.object({ ...Person.shape, legalForm: z.literal('individual') }));
export type IndividualLegalEntity = types.IndividualLegalEntity;

export const BeneficialOwner: ObjectSchema<types.BeneficialOwner> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    ...Person.shape,
    code: z.string(),
    extRef: z.optional(z.string()),
    legalForm: z.optional(z.literal('individual')),
    type: z.optional(z.enum(['SHARE_HOLDER', 'CEO', 'CFO', 'COO'])),
  }),
);
export type BeneficialOwner = types.BeneficialOwner;

export const OrganizationDocument: ObjectSchema<types.OrganizationDocument> =
  /* @__PURE__ */ z.lazy(() =>
    z.object({
      code: z.string(),
      extRef: z.optional(z.string()),
      title: z.optional(z.string()),
      issuer: z.optional(z.enum(['COMPANY_REGISTER', 'TAX_AUTHORITY'])),
      issuedAt: z.optional(z.isoDate()),
      issuerCountry: z.optional(CountryCode),
      data: z.optional(z.string()),
    }),
  );
export type OrganizationDocument = types.OrganizationDocument;

export const OrganizationLegalEntity: ObjectSchema<types.OrganizationLegalEntity> =
  /* @__PURE__ */ z.lazy(() =>
    z.object({
      legalForm: z.literal('organization'),
      type: z.optional(z.enum(['PRIVATE_COMPANY', 'PUBLIC_COMPANY', 'NON_PROFIT'])),
      legalName: z.optional(z.string()),
      registrationNumber: z.optional(z.string()),
      taxNumber: z.optional(z.string()),
      address: z.optional(Address),
      email: z.optional(z.string()),
      phone: z.optional(z.string()),
      kycStatus: z.optional(KycStatus),
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
    extRef: z.nullable(z.string()),
    accountType: z.string(),
    displayName: z.string(),
  }),
);
export type VirtualAccount = types.VirtualAccount;

export const BankStatement: ObjectSchema<types.BankStatement> = /* @__PURE__ */ z.lazy(() =>
  z.object({ data: z.nullable(z.string()), issuedAt: z.optional(z.isoDate()) }),
);
export type BankStatement = types.BankStatement;

export const ExternalAccount: ObjectSchema<types.ExternalAccount> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    code: z.string(),
    accountType: z.optional(z.string()),
    accountNumber: z.optional(z.string()),
    extRef: z.optional(z.string()),
    displayName: z.optional(z.string()),
    description: z.optional(z.string()),
    currency: Currency,
    statement: z.optional(BankStatement),
    kycStatus: z.optional(KycStatus),
  }),
);
export type ExternalAccount = types.ExternalAccount;

export const AccountHolder: ObjectSchema<types.AccountHolder> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    code: z.string(),
    extRef: z.optional(z.string()),
    displayName: z.string(),
    description: z.optional(z.string()),
    status: z.optional(AccountHolderStatus),
    legalEntity: z.optional(LegalEntity),
    accounts: z.optional(z.array(VirtualAccount).check(z.minLength(1))),
    externalAccounts: z.optional(z.array(ExternalAccount)),
  }),
);
export type AccountHolder = types.AccountHolder;

export const PlaceOfBirthCreate: ObjectSchema<types.PlaceOfBirthCreate> = /* @__PURE__ */ z.lazy(
  () =>
    z.object({
      city: z.optional(z.string().check(length(2, 4))),
      state: z.optional(z.string().check(length(2, 4))),
      country: z.optional(CountryCode),
    }),
);
export type PlaceOfBirthCreate = types.PlaceOfBirthCreate;

export const PhotoCreate: ObjectSchema<types.PhotoCreate> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    extRef: z.optional(z.string()),
    page: z.optional(z.enum(['FRONT', 'BACK'])),
    style: z.optional(z.enum(['STRAIGHT', 'TILTED'])),
    format: z.optional(z.enum(['PNG', 'JPG'])),
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

export const PersonCreate: ObjectSchema<types.PersonCreate> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    firstName: z.optional(z.string()),
    lastName: z.optional(z.string()),
    legalName: z.optional(z.string()),
    taxNumber: z.optional(z.string()),
    socialSecurityNumber: z.optional(z.string()),
    gender: z.optional(z.enum(['FEMALE', 'MALE'])),
    dateOfBirth: z.optional(z.isoDate()),
    placeOfBirth: z.optional(PlaceOfBirthCreate),
    nationality: z.optional(CountryCode),
    address: z.optional(Address),
    email: z.optional(z.string()),
    phone: z.optional(z.string()),
    documents: z.optional(z.array(PersonalDocumentCreate)),
  }),
);
export type PersonCreate = types.PersonCreate;

export const IndividualLegalEntityCreate: ObjectSchema<types.IndividualLegalEntityCreate> =
  /* @__PURE__ */ z.lazy(() =>
    z.object({ ...PersonCreate.shape, legalForm: z.literal('individual') }),
  );
export type IndividualLegalEntityCreate = types.IndividualLegalEntityCreate;

export const BeneficialOwnerCreate: ObjectSchema<types.BeneficialOwnerCreate> =
  /* @__PURE__ */ z.lazy(() =>
    z.object({
      ...PersonCreate.shape,
      extRef: z.optional(z.string()),
      legalForm: z.optional(z.literal('individual')),
      type: z.optional(z.enum(['SHARE_HOLDER', 'CEO', 'CFO', 'COO'])),
    }),
  );
export type BeneficialOwnerCreate = types.BeneficialOwnerCreate;

export const OrganizationDocumentCreate: ObjectSchema<types.OrganizationDocumentCreate> =
  /* @__PURE__ */ z.lazy(() =>
    z.object({
      extRef: z.optional(z.string()),
      title: z.optional(z.string()),
      issuer: z.optional(z.enum(['COMPANY_REGISTER', 'TAX_AUTHORITY'])),
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
      legalForm: z.literal('organization'),
      type: z.optional(z.enum(['PRIVATE_COMPANY', 'PUBLIC_COMPANY', 'NON_PROFIT'])),
      legalName: z.optional(z.string()),
      registrationNumber: z.optional(z.string()),
      taxNumber: z.optional(z.string()),
      address: z.optional(Address),
      email: z.optional(z.string()),
      phone: z.optional(z.string()),
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

export const VirtualAccountCreate: ObjectSchema<types.VirtualAccountCreate> =
  /* @__PURE__ */ z.lazy(() =>
    z.object({
      extRef: z.optional(z.string().check(length(4, 32))),
      accountType: z.optional(z.literal('DEFAULT')),
      displayName: z.optional(z.string().check(length(4, 48))),
    }),
  );
export type VirtualAccountCreate = types.VirtualAccountCreate;

export const AccountHolderCreate: ObjectSchema<types.AccountHolderCreate> = /* @__PURE__ */ z.lazy(
  () =>
    z.object({
      extRef: z.optional(z.string()),
      displayName: z.string().check(z.minLength(1)),
      description: z.optional(z.string()),
      legalEntity: z.optional(LegalEntityCreate),
      accounts: z.array(VirtualAccountCreate).check(z.minLength(1)),
    }),
);
export type AccountHolderCreate = types.AccountHolderCreate;

export const AccountHolderPage: ObjectSchema<types.AccountHolderPage> = /* @__PURE__ */ z.lazy(() =>
  z.object({ ...Page.shape, elements: z.array(AccountHolder) }),
);
export type AccountHolderPage = types.AccountHolderPage;

export const PlaceOfBirthUpdate: ObjectSchema<types.PlaceOfBirthUpdate> = /* @__PURE__ */ z.lazy(
  () =>
    z.object({
      city: z.optional(z.nullable(z.string().check(length(2, 4)))),
      state: z.optional(z.nullable(z.string().check(length(2, 4)))),
      country: z.optional(z.nullable(CountryCode)),
    }),
);
export type PlaceOfBirthUpdate = types.PlaceOfBirthUpdate;

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
    page: z.optional(z.enum(['FRONT', 'BACK'])),
    style: z.optional(z.enum(['STRAIGHT', 'TILTED'])),
    format: z.optional(z.enum(['PNG', 'JPG'])),
    data: z.optional(
      z.string().check(length(4, 5592408), z.regex(/^[A-Za-z0-9+/]{2}[A-Za-z0-9+/]*={0,2}$/u)),
    ),
  }),
);
export type PhotoUpdate = types.PhotoUpdate;

export const PersonalDocumentUpdate: ObjectSchema<types.PersonalDocumentUpdate> =
  /* @__PURE__ */ z.lazy(() =>
    z.object({
      extRef: z.optional(z.string()),
      type: z.optional(z.enum(['ID', 'PASSPORT', 'DRIVING_LICENSE', 'VISA'])),
      number: z.optional(z.nullable(z.string())),
      issuedAt: z.optional(z.nullable(z.isoDate())),
      expireAt: z.optional(z.nullable(z.isoDate())),
      issuerCountry: z.optional(z.nullable(z.string().check(length(3, 3)))),
      photos: z.optional(z.array(PhotoUpdate).check(z.minLength(1), z.maxLength(20))),
    }),
  );
export type PersonalDocumentUpdate = types.PersonalDocumentUpdate;

export const PersonUpdate: ObjectSchema<types.PersonUpdate> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    firstName: z.optional(z.nullable(z.string())),
    lastName: z.optional(z.nullable(z.string())),
    legalName: z.optional(z.nullable(z.string())),
    taxNumber: z.optional(z.nullable(z.string())),
    socialSecurityNumber: z.optional(z.nullable(z.string())),
    gender: z.optional(z.nullable(z.enum(['FEMALE', 'MALE']))),
    dateOfBirth: z.optional(z.nullable(z.isoDate())),
    placeOfBirth: z.optional(PlaceOfBirthUpdate),
    nationality: z.optional(z.nullable(CountryCode)),
    address: z.optional(AddressUpdate),
    email: z.optional(z.nullable(z.string())),
    phone: z.optional(z.nullable(z.string())),
    documents: z.optional(z.array(PersonalDocumentUpdate)),
  }),
);
export type PersonUpdate = types.PersonUpdate;

export const IndividualLegalEntityUpdate: ObjectSchema<types.IndividualLegalEntityUpdate> =
  /* @__PURE__ */ z.lazy(() =>
    z.object({ ...PersonUpdate.shape, legalForm: z.optional(z.literal('individual')) }),
  );
export type IndividualLegalEntityUpdate = types.IndividualLegalEntityUpdate;

export const BeneficialOwnerUpdate: ObjectSchema<types.BeneficialOwnerUpdate> =
  /* @__PURE__ */ z.lazy(() =>
    z.object({
      ...PersonUpdate.shape,
      extRef: z.optional(z.string()),
      legalForm: z.optional(z.literal('individual')),
      type: z.optional(z.nullable(z.enum(['SHARE_HOLDER', 'CEO', 'CFO', 'COO']))),
    }),
  );
export type BeneficialOwnerUpdate = types.BeneficialOwnerUpdate;

export const OrganizationDocumentUpdate: ObjectSchema<types.OrganizationDocumentUpdate> =
  /* @__PURE__ */ z.lazy(() =>
    z.object({
      extRef: z.optional(z.string()),
      title: z.optional(z.nullable(z.string())),
      issuer: z.optional(z.enum(['COMPANY_REGISTER', 'TAX_AUTHORITY'])),
      issuedAt: z.optional(z.nullable(z.isoDate())),
      issuerCountry: z.optional(z.nullable(z.string().check(length(3, 3)))),
      data: z.optional(
        z.string().check(length(4, 5592408), z.regex(/^[A-Za-z0-9+/]{2}[A-Za-z0-9+/]*={0,2}$/u)),
      ),
    }),
  );
export type OrganizationDocumentUpdate = types.OrganizationDocumentUpdate;

export const OrganizationLegalEntityUpdate: ObjectSchema<types.OrganizationLegalEntityUpdate> =
  /* @__PURE__ */ z.lazy(() =>
    z.object({
      legalForm: z.optional(z.literal('organization')),
      type: z.optional(z.nullable(z.enum(['PRIVATE_COMPANY', 'PUBLIC_COMPANY', 'NON_PROFIT']))),
      legalName: z.optional(z.nullable(z.string())),
      registrationNumber: z.optional(z.nullable(z.string())),
      taxNumber: z.optional(z.nullable(z.string())),
      address: z.optional(AddressUpdate),
      email: z.optional(z.nullable(z.string())),
      phone: z.optional(z.nullable(z.string())),
      ultimateBeneficialOwners: z.optional(z.array(BeneficialOwnerUpdate)),
      documents: z.optional(z.array(OrganizationDocumentUpdate)),
    }),
  );
export type OrganizationLegalEntityUpdate = types.OrganizationLegalEntityUpdate;

export const LegalEntityUpdate: Schema<types.LegalEntityUpdate> = /* @__PURE__ */ z.lazy(() =>
  anyOf([IndividualLegalEntityUpdate, OrganizationLegalEntityUpdate]),
);
export type LegalEntityUpdate = types.LegalEntityUpdate;

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

export const ExternalAccountUpdate: Schema<types.ExternalAccountUpdate> = /* @__PURE__ */ z.lazy(
  () =>
    refined(
      z.object({
        accountType: z.optional(z.literal('IBAN')),
        accountNumber: z.optional(z.string().check(length(4, 34), z.regex(/^[A-Za-z0-9]{4,34}$/u))),
        currency: z.optional(Currency),
        extRef: z.optional(z.string()),
        displayName: z.optional(z.nullable(z.string())),
        description: z.optional(z.nullable(z.string())),
        statement: z.optional(BankStatementCreate),
      }),
      matchesAny(
        refined(z.looseObject({}), required('extRef')),
        refined(z.looseObject({}), required('accountNumber', 'currency')),
      ),
    ),
);
export type ExternalAccountUpdate = types.ExternalAccountUpdate;

export const AccountHolderUpdate: ObjectSchema<types.AccountHolderUpdate> = /* @__PURE__ */ z.lazy(
  () =>
    z.object({
      legalEntity: z.optional(LegalEntityUpdate),
      externalAccounts: z.optional(z.array(ExternalAccountUpdate)),
    }),
);
export type AccountHolderUpdate = types.AccountHolderUpdate;

export const Balance: ObjectSchema<types.Balance> = /* @__PURE__ */ z.lazy(() =>
  z.object({ code: z.string(), amount: MinorUnits }),
);
export type Balance = types.Balance;

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

export const CreatedRefundSplit: ObjectSchema<types.CreatedRefundSplit> = /* @__PURE__ */ z.lazy(
  () =>
    z.object({
      code: z.optional(z.string()),
      extRef: z.string(),
      pspMutationExtRef: z.string(),
      totalAmount: z.optional(PositiveMinorUnits),
      description: z.optional(z.string()),
      extProcessedAt: z.optional(z.string().check(isDateTime())),
      items: z.optional(z.array(RefundSplitItem).check(z.minLength(1))),
    }),
);
export type CreatedRefundSplit = types.CreatedRefundSplit;

export const ExternalAccountCreate: ObjectSchema<types.ExternalAccountCreate> =
  /* @__PURE__ */ z.lazy(() =>
    z.object({
      accountType: z.optional(z.literal('IBAN')),
      accountNumber: z.string().check(length(4, 34), z.regex(/^[A-Za-z0-9]{4,34}$/u)),
      currency: Currency,
      extRef: z.optional(z.string()),
      displayName: z.optional(z.string()),
      description: z.optional(z.string()),
      statement: z.optional(BankStatementCreate),
    }),
  );
export type ExternalAccountCreate = types.ExternalAccountCreate;

export const ExternalAccountPage: ObjectSchema<types.ExternalAccountPage> = /* @__PURE__ */ z.lazy(
  () => z.object({ ...Page.shape, elements: z.array(ExternalAccount) }),
);
export type ExternalAccountPage = types.ExternalAccountPage;

export const ExternalAccountWithKycStatus: Schema<types.ExternalAccountWithKycStatus> =
  /* @__PURE__ */ z.lazy(() => allOf(ExternalAccount, z.object({ kycStatus: KycStatus })));
export type ExternalAccountWithKycStatus = types.ExternalAccountWithKycStatus;

export const FullRefundSplitCreate: ObjectSchema<types.FullRefundSplitCreate> =
  /* @__PURE__ */ z.lazy(() =>
    z.object({
      extRef: ExtRef,
      pspMutationExtRef: z.string().check(z.minLength(1)),
      description: z.optional(z.string()),
      extProcessedAt: z.optional(ZonedDateTime),
      totalAmount: z.optional(z.never()),
      items: z.optional(z.never()),
    }),
  );
export type FullRefundSplitCreate = types.FullRefundSplitCreate;

export const LateOrganizationDocumentCreate: Schema<types.LateOrganizationDocumentCreate> =
  /* @__PURE__ */ z.lazy(() =>
    refined(
      OrganizationDocumentCreate,
      required('title', 'issuer', 'issuedAt', 'issuerCountry', 'data'),
    ),
  );
export type LateOrganizationDocumentCreate = types.LateOrganizationDocumentCreate;

export const LatePhotoCreate: Schema<types.LatePhotoCreate> = /* @__PURE__ */ z.lazy(() =>
  refined(PhotoCreate, required('page', 'style', 'format', 'data')),
);
export type LatePhotoCreate = types.LatePhotoCreate;

export const LatePersonalDocumentCreate: Schema<types.LatePersonalDocumentCreate> =
  /* @__PURE__ */ z.lazy(() =>
    refined(
      z.object({
        extRef: z.optional(z.string()),
        type: z.enum(['PASSPORT', 'ID']),
        number: z.string().check(z.regex(/\S/u)),
        issuedAt: z.isoDate(),
        expireAt: z.optional(z.isoDate()),
        expiresAt: z.optional(z.isoDate()),
        issuerCountry: z.optional(CountryCode),
        photos: z.array(LatePhotoCreate).check(z.minLength(1), z.maxLength(20)),
      }),
      matchesAny(
        refined(z.looseObject({}), required('expireAt')),
        refined(z.looseObject({}), required('expiresAt')),
      ),
    ),
  );
export type LatePersonalDocumentCreate = types.LatePersonalDocumentCreate;

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

export const PartialRefundSplitCreate: ObjectSchema<types.PartialRefundSplitCreate> =
  /* @__PURE__ */ z.lazy(() =>
    z.object({
      extRef: ExtRef,
      pspMutationExtRef: z.string().check(z.minLength(1)),
      totalAmount: PositiveMinorUnits,
      description: z.optional(z.string()),
      extProcessedAt: ZonedDateTime,
      items: z.array(RefundSplitItemCreate).check(z.minLength(1), z.maxLength(1000)),
    }),
  );
export type PartialRefundSplitCreate = types.PartialRefundSplitCreate;

export const PspResponse: ObjectSchema<types.PspResponse> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    type: z.string().check(z.minLength(1)),
    data: z.string().check(length(4, 5592408), z.regex(/^[A-Za-z0-9+/]{2}[A-Za-z0-9+/]*={0,2}$/u)),
  }),
);
export type PspResponse = types.PspResponse;

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
    pspResponse: z.optional(PspResponse),
    description: z.optional(z.string()),
    extProcessedAt: z.optional(z.string().check(isDateTime())),
    items: z.array(PaymentSplitItem).check(z.minLength(1)),
  }),
);
export type PaymentSplit = types.PaymentSplit;

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
      pspExtRef: z.optional(z.string()),
      paymentProcessor: PaymentProcessor,
      paymentMethod: z.string().check(z.minLength(1)),
      pspResponse: z.optional(PspResponse),
      description: z.optional(z.string()),
      extProcessedAt: ZonedDateTime,
      items: z.array(PaymentSplitItemCreate).check(z.minLength(1), z.maxLength(1000)),
    }),
);
export type PaymentSplitCreate = types.PaymentSplitCreate;

export const PaymentSplitPage: ObjectSchema<types.PaymentSplitPage> = /* @__PURE__ */ z.lazy(() =>
  z.object({ ...Page.shape, elements: z.array(PaymentSplit) }),
);
export type PaymentSplitPage = types.PaymentSplitPage;

export const PayoutRequestStatus: EnumSchema<types.PayoutRequestStatus> = /* @__PURE__ */ z.lazy(
  () => z.enum(['WAITING', 'ACCEPTED', 'REJECTED', 'FAILED', 'PROCESSED']),
);
export type PayoutRequestStatus = types.PayoutRequestStatus;

export const PayoutRequest: ObjectSchema<types.PayoutRequest> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    code: z.string(),
    createdAt: z.string().check(isDateTime()),
    processAt: z.optional(z.string().check(isDateTime())),
    useBalanceAt: z.optional(z.string().check(isDateTime())),
    accountCode: z.string(),
    externalAccountCode: z.string(),
    amount: z.optional(PositiveMinorUnits),
    description: z.optional(z.string()),
    status: PayoutRequestStatus,
  }),
);
export type PayoutRequest = types.PayoutRequest;

export const PayoutRequestCreate: Schema<types.PayoutRequestCreate> = /* @__PURE__ */ z.lazy(() =>
  refined(
    z.object({
      accountCode: z.string(),
      externalAccountCode: z.string(),
      amount: z.optional(TransferAmount),
      useBalanceAt: z.optional(ZonedDateTime),
      processAt: z.optional(ZonedDateTime),
      description: z.optional(z.string()),
    }),
    mutuallyExclusive('amount', 'useBalanceAt'),
  ),
);
export type PayoutRequestCreate = types.PayoutRequestCreate;

export const PayoutRequestPage: ObjectSchema<types.PayoutRequestPage> = /* @__PURE__ */ z.lazy(() =>
  z.object({ ...Page.shape, elements: z.array(PayoutRequest) }),
);
export type PayoutRequestPage = types.PayoutRequestPage;

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

export const RefundSplitCreate: Schema<types.RefundSplitCreate> = /* @__PURE__ */ z.lazy(() =>
  anyOf([FullRefundSplitCreate, PartialRefundSplitCreate]),
);
export type RefundSplitCreate = types.RefundSplitCreate;

export const RefundSplitPage: ObjectSchema<types.RefundSplitPage> = /* @__PURE__ */ z.lazy(() =>
  z.object({ ...Page.shape, elements: z.array(RefundSplit) }),
);
export type RefundSplitPage = types.RefundSplitPage;

export const VirtualAccountPage: ObjectSchema<types.VirtualAccountPage> = /* @__PURE__ */ z.lazy(
  () => z.object({ ...Page.shape, elements: z.array(VirtualAccount) }),
);
export type VirtualAccountPage = types.VirtualAccountPage;

export const VirtualAccountUpdate: ObjectSchema<types.VirtualAccountUpdate> =
  /* @__PURE__ */ z.lazy(() =>
    z.object({
      extRef: z.optional(z.nullable(z.string().check(length(4, 32)))),
      displayName: z.optional(z.string().check(length(4, 48))),
    }),
  );
export type VirtualAccountUpdate = types.VirtualAccountUpdate;
