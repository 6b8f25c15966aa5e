// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { required } from './runtime/objects.js';
import { isUri, length } from './runtime/strings.js';
import { matchesAny, not, when } from './runtime/values.js';
import {
  CountryCode,
  Currency,
  MinorUnits,
  MinorUnitsText,
  Page,
  Pagination,
  PaymentProcessor,
  PaymentSplitLabel,
  PositiveMinorUnits,
  RefundSplitLabel,
} from './shared.js';
import * as z from 'zod';

/** What a virtual account holds in one currency. All amounts are minor units of `currency`. */
export const AccountBalance = z.object({
  currency: Currency,
  confirmed: MinorUnits,
  pending: MinorUnits,
  payout: MinorUnits,
});
/** What a virtual account holds in one currency. All amounts are minor units of `currency`. */
export type AccountBalance = z.infer<typeof AccountBalance>;

/**
 * What an account holder may do. This is not the identity check: that one is `legalEntity.kycStatus`, and
 * both have a value `ACTIVE`.
 */
export const AccountHolderStatus = z.object({
  code: z.enum(['ACTIVE', 'NOPAYOUT', 'SUSPENDED', 'CLOSED']),
  reason: z.string().optional(),
});
/**
 * What an account holder may do. This is not the identity check: that one is `legalEntity.kycStatus`, and
 * both have a value `ACTIVE`.
 */
export type AccountHolderStatus = z.infer<typeof AccountHolderStatus>;

/**
 * How much the identity check asks for. `FULL_KYC` needs everything. `LIGHT_KYC` needs neither documents
 * nor beneficial owners; in return, all payouts of the account holder together cannot exceed EUR 2,500.00.
 */
export const KycTier = z.enum(['LIGHT_KYC', 'FULL_KYC']);
/**
 * How much the identity check asks for. `FULL_KYC` needs everything. `LIGHT_KYC` needs neither documents
 * nor beneficial owners; in return, all payouts of the account holder together cannot exceed EUR 2,500.00.
 */
export type KycTier = z.infer<typeof KycTier>;

/**
 * How far an identity check has got.
 *
 * | Value | Meaning |
 * |---|---|
 * | `MISSING_DATA` | not all required data is there; `kycMessage` names what is missing |
 * | `IN_PROGRESS` | the data is complete and is being checked |
 * | `ACTIVE` | the check was passed |
 * | `REJECTED` | the data was checked and not accepted |
 * | `FAILED` | the check could not be carried out, for a technical reason |
 */
export const KycStatus = z.enum(['MISSING_DATA', 'IN_PROGRESS', 'ACTIVE', 'REJECTED', 'FAILED']);
/**
 * How far an identity check has got.
 *
 * | Value | Meaning |
 * |---|---|
 * | `MISSING_DATA` | not all required data is there; `kycMessage` names what is missing |
 * | `IN_PROGRESS` | the data is complete and is being checked |
 * | `ACTIVE` | the check was passed |
 * | `REJECTED` | the data was checked and not accepted |
 * | `FAILED` | the check could not be carried out, for a technical reason |
 */
export type KycStatus = z.infer<typeof KycStatus>;

/** Where a person was born. A part without a value is left out. */
export const PlaceOfBirth = z.object({
  city: z.string().optional(),
  state: z.string().optional(),
  country: CountryCode.optional(),
});
/** Where a person was born. A part without a value is left out. */
export type PlaceOfBirth = z.infer<typeof PlaceOfBirth>;

/**
 * A postal address. A check needs street, house number, postal code, city and country. A part without a
 * value is left out.
 */
export const Address = z.object({
  street: z.string().optional(),
  houseNumber: z.string().optional(),
  addition: z.string().optional(),
  zipcode: z.string().optional(),
  city: z.string().optional(),
  state: z.string().optional(),
  country: CountryCode.optional(),
});
/**
 * A postal address. A check needs street, house number, postal code, city and country. A part without a
 * value is left out.
 */
export type Address = z.infer<typeof Address>;

/** A picture of one side of an identity paper. What has no value is left out. */
export const Photo = z.object({
  code: z.string(),
  extRef: z.string().optional(),
  page: z.enum(['FRONT', 'BACK']).optional(),
  data: z.string().optional(),
});
/** A picture of one side of an identity paper. What has no value is left out. */
export type Photo = z.infer<typeof Photo>;

/** An identity paper of a person, with its pictures. What has no value is left out. */
export const PersonalDocument = z.object({
  code: z.string(),
  extRef: z.string().optional(),
  type: z.enum(['ID', 'PASSPORT', 'DRIVING_LICENSE', 'VISA']).optional(),
  number: z.string().optional(),
  issuedAt: z.iso.date().optional(),
  expireAt: z.iso.date().optional(),
  issuerCountry: CountryCode.optional(),
  photos: z.array(Photo),
});
/** An identity paper of a person, with its pictures. What has no value is left out. */
export type PersonalDocument = z.infer<typeof PersonalDocument>;

/** What is stored about a natural person: a seller, or an owner of a seller. What has no value is left out. */
export const Person = z.object({
  legalName: z.string().optional(),
  firstName: z.string().optional(),
  lastName: z.string().optional(),
  dateOfBirth: z.iso.datetime({ offset: true }).optional(),
  placeOfBirth: PlaceOfBirth.optional(),
  nationality: CountryCode.optional(),
  socialSecurityNumber: z.string().optional(),
  address: Address.optional(),
  email: z.string().optional(),
  phone: z.string().optional(),
  indirectControlThrough: z.boolean().optional(),
  documents: z.array(PersonalDocument).optional(),
});
/** What is stored about a natural person: a seller, or an owner of a seller. What has no value is left out. */
export type Person = z.infer<typeof Person>;

/** A natural person as the legal entity of an account holder. What has no value is left out. */
export const IndividualLegalEntity = z.object({
  ...Person.shape,
  legalForm: z.literal('individual'),
  taxNumber: z.string().optional(),
  kycStatus: KycStatus,
  kycMessage: z.string().nullable(),
});
/** A natural person as the legal entity of an account holder. What has no value is left out. */
export type IndividualLegalEntity = z.infer<typeof IndividualLegalEntity>;

/** A person who owns or runs an organization. What has no value is left out. */
export const BeneficialOwner = z.object({
  ...Person.shape,
  code: z.string(),
  extRef: z.string().optional(),
  type: z.enum(['CEO', 'CFO', 'COO', 'SHARE_HOLDER', 'BOARD_MEMBER']).optional(),
  createdAt: z.iso.datetime({ offset: true }),
});
/** A person who owns or runs an organization. What has no value is left out. */
export type BeneficialOwner = z.infer<typeof BeneficialOwner>;

/** A paper of an organization, such as an extract from the company register. What has no value is left out. */
export const OrganizationDocument = z.object({
  code: z.string(),
  extRef: z.string().optional(),
  title: z.string().optional(),
  type: z
    .enum([
      'UTILITY_BILL',
      'REGISTRATION_EXTRACT',
      'TAX_STATEMENT',
      'ARTICLES_OF_ASSOCIATION',
      'OTHER',
    ])
    .optional(),
  issuedAt: z.iso.date().optional(),
  issuerCountry: CountryCode.optional(),
  data: z.string().optional(),
});
/** A paper of an organization, such as an extract from the company register. What has no value is left out. */
export type OrganizationDocument = z.infer<typeof OrganizationDocument>;

/** An organization as the legal entity of an account holder. What has no value is left out. */
export const OrganizationLegalEntity = z.object({
  legalForm: z.literal('organization'),
  type: z.enum(['PRIVATE_COMPANY', 'PUBLIC_COMPANY', 'NON_PROFIT']).optional(),
  legalName: z.string().optional(),
  registrationNumber: z.string().optional(),
  taxNumber: z.string().optional(),
  address: Address.optional(),
  email: z.string().optional(),
  phone: z.string().optional(),
  indirectControlThrough: z.boolean().optional(),
  kycStatus: KycStatus,
  kycMessage: z.string().nullable(),
  ultimateBeneficialOwners: z.array(BeneficialOwner).optional(),
  documents: z.array(OrganizationDocument).optional(),
});
/** An organization as the legal entity of an account holder. What has no value is left out. */
export type OrganizationLegalEntity = z.infer<typeof OrganizationLegalEntity>;

/** Who an account holder is by law, a person or an organization, and how far the identity check has got. */
export const LegalEntity = z.discriminatedUnion('legalForm', [
  IndividualLegalEntity,
  OrganizationLegalEntity,
]);
/** Who an account holder is by law, a person or an organization, and how far the identity check has got. */
export type LegalEntity = z.infer<typeof LegalEntity>;

/** A virtual account as it is shown inside its account holder, with what it holds. */
export const HolderAccount = z.object({
  code: z.string(),
  extRef: z.string().nullable(),
  accountType: z.literal('DEFAULT'),
  displayName: z.string(),
  balances: z.array(AccountBalance),
});
/** A virtual account as it is shown inside its account holder, with what it holds. */
export type HolderAccount = z.infer<typeof HolderAccount>;

/** What a payment method needs to know of the account. The one known method, `ACH`, needs the routing number. */
export const ApmData = z.object({ routingNumber: z.string().regex(/^[0-9]{9}$/u) });
/** What a payment method needs to know of the account. The one known method, `ACH`, needs the routing number. */
export type ApmData = z.infer<typeof ApmData>;

/** The bank statement that shows whose external account it is. */
export const BankStatement = z.object({
  data: z.string().nullable(),
  issuedAt: z.iso.date().optional(),
});
/** The bank statement that shows whose external account it is. */
export type BankStatement = z.infer<typeof BankStatement>;

/**
 * A bank account, or an account that is reached by another payment method, that its holder is paid
 * out to.
 */
export const ExternalAccount = z.object({
  code: z.string(),
  extRef: z.string().optional(),
  displayName: z.string().optional(),
  description: z.string().optional(),
  accountType: z.enum(['IBAN', 'UPO']),
  accountNumber: z.string().optional(),
  paymentMethod: z.literal('ACH').optional(),
  apmData: ApmData.optional(),
  currency: Currency,
  acceptOtherCurrencies: z.boolean(),
  allowedOtherCurrencyCodes: z.array(Currency),
  statement: BankStatement.optional(),
  kycStatus: KycStatus.optional(),
  kycMessage: z.string().nullable().optional(),
  selected: z.boolean(),
});
/**
 * A bank account, or an account that is reached by another payment method, that its holder is paid
 * out to.
 */
export type ExternalAccount = z.infer<typeof ExternalAccount>;

/**
 * What a seller expects to sell. Platforms in the United States must give both amounts for every seller; without
 * them the identity check does not start there.
 */
export const SalesProfile = z.object({
  expectedMonthlyVolume: z.int().min(0).optional(),
  expectedAverageTransactionSize: z.int().min(0).optional(),
});
/**
 * What a seller expects to sell. Platforms in the United States must give both amounts for every seller; without
 * them the identity check does not start there.
 */
export type SalesProfile = z.infer<typeof SalesProfile>;

/**
 * A seller, or anyone else who needs an account on the platform. Legal entity, accounts and sales profile come with
 * the fragments that were asked for, and with the answer to a create or an update. What has no value is left out.
 */
export const AccountHolder = z.object({
  code: z.string(),
  extRef: z.string().optional(),
  displayName: z.string(),
  description: z.string().optional(),
  status: AccountHolderStatus,
  tier: KycTier,
  createdAt: z.iso.datetime({ offset: true }),
  legalEntity: LegalEntity.optional(),
  accounts: z.array(HolderAccount).min(1).optional(),
  externalAccounts: z.array(ExternalAccount).optional(),
  salesProfile: SalesProfile.optional(),
});
/**
 * A seller, or anyone else who needs an account on the platform. Legal entity, accounts and sales profile come with
 * the fragments that were asked for, and with the answer to a create or an update. What has no value is left out.
 */
export type AccountHolder = z.infer<typeof AccountHolder>;

/**
 * A date of birth, as `1990-05-17` or as a point in time, of which only the date counts as it is written:
 * no time zone is applied. Answers give it as midnight in UTC. The identity check needs a person of at least 18
 * years.
 */
export const DateOfBirth = z.union([z.iso.date(), z.iso.datetime({ offset: true })]);
/**
 * A date of birth, as `1990-05-17` or as a point in time, of which only the date counts as it is written:
 * no time zone is applied. Answers give it as midnight in UTC. The identity check needs a person of at least 18
 * years.
 */
export type DateOfBirth = z.infer<typeof DateOfBirth>;

/** Where a person was born. */
export const PlaceOfBirthCreate = z.object({
  city: z.string().check(length(1, 64)).optional(),
  state: z.string().check(length(1, 64)).optional(),
  country: CountryCode.optional(),
});
/** Where a person was born. */
export type PlaceOfBirthCreate = z.infer<typeof PlaceOfBirthCreate>;

/**
 * A picture of one side of an identity paper. Nothing is required here; what is missing keeps the identity check
 * waiting.
 */
export const PhotoCreate = z.object({
  extRef: z.string().min(1).optional(),
  page: z.enum(['FRONT', 'BACK']).optional(),
  data: z
    .string()
    .check(length(4, 5592408))
    .regex(/^[A-Za-z0-9+/]{2,}={0,2}$/u)
    .optional(),
});
/**
 * A picture of one side of an identity paper. Nothing is required here; what is missing keeps the identity check
 * waiting.
 */
export type PhotoCreate = z.infer<typeof PhotoCreate>;

/**
 * An identity paper of a person. It can be sent in parts: what is missing keeps the identity check waiting and
 * is not an error.
 */
export const PersonalDocumentCreate = z.object({
  extRef: z.string().min(1).optional(),
  type: z.enum(['ID', 'PASSPORT', 'DRIVING_LICENSE', 'VISA']).optional(),
  number: z.string().optional(),
  issuedAt: z.iso.date().optional(),
  expireAt: z.iso.date().optional(),
  issuerCountry: CountryCode.optional(),
  photos: z.array(PhotoCreate).max(20).optional(),
});
/**
 * An identity paper of a person. It can be sent in parts: what is missing keeps the identity check waiting and
 * is not an error.
 */
export type PersonalDocumentCreate = z.infer<typeof PersonalDocumentCreate>;

/**
 * What can be told about a natural person: a seller, or an owner of a seller. All of it can be sent later; the
 * identity check begins when what it needs is there.
 */
export const PersonCreate = z.object({
  legalName: z.string().optional(),
  firstName: z.string().optional(),
  lastName: z.string().optional(),
  dateOfBirth: DateOfBirth.optional(),
  placeOfBirth: PlaceOfBirthCreate.optional(),
  nationality: CountryCode.optional(),
  socialSecurityNumber: z.string().optional(),
  address: Address.optional(),
  email: z.string().optional(),
  phone: z.string().optional(),
  indirectControlThrough: z.boolean().optional(),
  documents: z.array(PersonalDocumentCreate).optional(),
});
/**
 * What can be told about a natural person: a seller, or an owner of a seller. All of it can be sent later; the
 * identity check begins when what it needs is there.
 */
export type PersonCreate = z.infer<typeof PersonCreate>;

/** A natural person as the legal entity of an account holder. Only the form is required. */
export const IndividualLegalEntityCreate = z.object({
  ...PersonCreate.shape,
  legalForm: z.literal('individual'),
  taxNumber: z.string().optional(),
});
/** A natural person as the legal entity of an account holder. Only the form is required. */
export type IndividualLegalEntityCreate = z.infer<typeof IndividualLegalEntityCreate>;

/**
 * A person who owns or runs an organization. Only the part that the person plays is required; the identity check
 * needs as much of an owner as of an individual seller.
 */
export const BeneficialOwnerCreate = z.object({
  ...PersonCreate.shape,
  extRef: z.string().min(1).optional(),
  type: z.enum(['CEO', 'CFO', 'COO', 'SHARE_HOLDER', 'BOARD_MEMBER']),
});
/**
 * A person who owns or runs an organization. Only the part that the person plays is required; the identity check
 * needs as much of an owner as of an individual seller.
 */
export type BeneficialOwnerCreate = z.infer<typeof BeneficialOwnerCreate>;

/**
 * A paper of an organization, such as an extract from the company register. It can be sent in parts: what is
 * missing keeps the identity check waiting and is not an error.
 */
export const OrganizationDocumentCreate = z.object({
  extRef: z.string().min(1).optional(),
  title: z.string().optional(),
  type: z
    .enum([
      'UTILITY_BILL',
      'REGISTRATION_EXTRACT',
      'TAX_STATEMENT',
      'ARTICLES_OF_ASSOCIATION',
      'OTHER',
    ])
    .optional(),
  issuedAt: z.iso.date().optional(),
  issuerCountry: CountryCode.optional(),
  data: z
    .string()
    .check(length(4, 5592408))
    .regex(/^[A-Za-z0-9+/]{2,}={0,2}$/u)
    .optional(),
});
/**
 * A paper of an organization, such as an extract from the company register. It can be sent in parts: what is
 * missing keeps the identity check waiting and is not an error.
 */
export type OrganizationDocumentCreate = z.infer<typeof OrganizationDocumentCreate>;

/**
 * An organization as the legal entity of an account holder. Only the form is required; all else can be sent
 * later, and the identity check begins when what it needs is there.
 */
export const OrganizationLegalEntityCreate = z.object({
  legalForm: z.literal('organization'),
  type: z.enum(['PRIVATE_COMPANY', 'PUBLIC_COMPANY', 'NON_PROFIT']).optional(),
  legalName: z.string().optional(),
  registrationNumber: z.string().optional(),
  taxNumber: z.string().optional(),
  address: Address.optional(),
  email: z.string().optional(),
  phone: z.string().optional(),
  indirectControlThrough: z.boolean().optional(),
  ultimateBeneficialOwners: z.array(BeneficialOwnerCreate).optional(),
  documents: z.array(OrganizationDocumentCreate).optional(),
});
/**
 * An organization as the legal entity of an account holder. Only the form is required; all else can be sent
 * later, and the identity check begins when what it needs is there.
 */
export type OrganizationLegalEntityCreate = z.infer<typeof OrganizationLegalEntityCreate>;

/**
 * Who the account holder is by law, a person or an organization. Only the form is required; the identity check needs
 * more.
 */
export const LegalEntityCreate = z.discriminatedUnion('legalForm', [
  IndividualLegalEntityCreate,
  OrganizationLegalEntityCreate,
]);
/**
 * Who the account holder is by law, a person or an organization. Only the form is required; the identity check needs
 * more.
 */
export type LegalEntityCreate = z.infer<typeof LegalEntityCreate>;

/** A virtual account to open together with its account holder, in place of the default one. */
export const HolderAccountCreate = z.object({
  extRef: z.string().check(length(4, 32)).optional(),
  accountType: z.literal('DEFAULT').optional(),
  displayName: z.string().check(length(4, 48)),
});
/** A virtual account to open together with its account holder, in place of the default one. */
export type HolderAccountCreate = z.infer<typeof HolderAccountCreate>;

/**
 * The number of an account, 4 to 34 letters and digits without spaces. One that begins with two letters and
 * two digits is taken for an IBAN, and its check digits must be right.
 */
export const AccountNumber = z.string().regex(/^[0-9A-Za-z]{4,34}$/u);
/**
 * The number of an account, 4 to 34 letters and digits without spaces. One that begins with two letters and
 * two digits is taken for an IBAN, and its check digits must be right.
 */
export type AccountNumber = z.infer<typeof AccountNumber>;

/** The bank statement that shows whose external account it is. */
export const BankStatementCreate = z.object({
  data: z
    .string()
    .check(length(4, 5592408))
    .regex(/^[A-Za-z0-9+/]{2,}={0,2}$/u),
  issuedAt: z.iso.date().optional(),
});
/** The bank statement that shows whose external account it is. */
export type BankStatementCreate = z.infer<typeof BankStatementCreate>;

/** What a new external account of either type can say. */
export const ExternalAccountCreateBase = z.object({
  extRef: z.string().min(1).optional(),
  displayName: z.string().min(1),
  description: z.string().optional(),
  acceptOtherCurrencies: z.boolean().optional(),
  allowedOtherCurrencyCodes: z.array(Currency).optional(),
  statement: BankStatementCreate.optional(),
});
/** What a new external account of either type can say. */
export type ExternalAccountCreateBase = z.infer<typeof ExternalAccountCreateBase>;

/** A new bank account that is known by its number. */
export const ExternalAccountIbanCreate = z.object({
  ...ExternalAccountCreateBase.shape,
  accountType: z.literal('IBAN'),
  accountNumber: AccountNumber,
  currency: z.literal('EUR'),
});
/** A new bank account that is known by its number. */
export type ExternalAccountIbanCreate = z.infer<typeof ExternalAccountIbanCreate>;

/** A new account that is reached by a payment method other than a transfer to an IBAN. */
export const ExternalAccountUpoCreate = z.object({
  ...ExternalAccountCreateBase.shape,
  accountType: z.literal('UPO'),
  accountNumber: AccountNumber.optional(),
  paymentMethod: z.literal('ACH'),
  apmData: ApmData,
  currency: z.literal('USD'),
});
/** A new account that is reached by a payment method other than a transfer to an IBAN. */
export type ExternalAccountUpoCreate = z.infer<typeof ExternalAccountUpoCreate>;

/** A new external account. Which fields it needs depends on `accountType`. */
export const ExternalAccountCreate = z.discriminatedUnion('accountType', [
  ExternalAccountIbanCreate,
  ExternalAccountUpoCreate,
]);
/** A new external account. Which fields it needs depends on `accountType`. */
export type ExternalAccountCreate = z.infer<typeof ExternalAccountCreate>;

/** A new account holder, from no more than a name to all that the identity check needs. */
export const AccountHolderCreate = z.object({
  extRef: z.string().check(length(1, 64)).optional(),
  displayName: z.string().check(length(1, 64)),
  description: z.string().check(length(0, 128)).optional(),
  legalEntity: LegalEntityCreate.optional(),
  accounts: z.array(HolderAccountCreate).optional(),
  externalAccounts: z.array(ExternalAccountCreate).optional(),
  salesProfile: SalesProfile.optional(),
});
/** A new account holder, from no more than a name to all that the identity check needs. */
export type AccountHolderCreate = z.infer<typeof AccountHolderCreate>;

/** One page of account holders. */
export const AccountHolderPage = z.object({ ...Page.shape, elements: z.array(AccountHolder) });
/** One page of account holders. */
export type AccountHolderPage = z.infer<typeof AccountHolderPage>;

/** The parts of a place of birth to change. What is left out stays as it is; null clears a part. */
export const PlaceOfBirthUpdate = z.object({
  city: z.string().check(length(1, 64)).nullable().optional(),
  state: z.string().check(length(1, 64)).nullable().optional(),
  country: CountryCode.nullable().optional(),
});
/** The parts of a place of birth to change. What is left out stays as it is; null clears a part. */
export type PlaceOfBirthUpdate = z.infer<typeof PlaceOfBirthUpdate>;

/** The parts of a postal address to change. What is left out stays as it is; null clears a part. */
export const AddressUpdate = z.object({
  street: z.string().nullable().optional(),
  houseNumber: z.string().nullable().optional(),
  addition: z.string().nullable().optional(),
  zipcode: z.string().nullable().optional(),
  city: z.string().nullable().optional(),
  state: z.string().nullable().optional(),
  country: CountryCode.nullable().optional(),
});
/** The parts of a postal address to change. What is left out stays as it is; null clears a part. */
export type AddressUpdate = z.infer<typeof AddressUpdate>;

/**
 * A photo to change or to add. It changes the photo with its `code`, else the one with its `extRef`; where there is
 * none it is added. What is left out stays as it is, and null clears a value.
 */
export const PhotoUpdate = z.object({
  code: z.string().optional(),
  extRef: z.string().min(1).nullable().optional(),
  page: z.enum(['FRONT', 'BACK']).nullable().optional(),
  data: z
    .string()
    .check(length(4, 5592408))
    .regex(/^[A-Za-z0-9+/]{2,}={0,2}$/u)
    .nullable()
    .optional(),
});
/**
 * A photo to change or to add. It changes the photo with its `code`, else the one with its `extRef`; where there is
 * none it is added. What is left out stays as it is, and null clears a value.
 */
export type PhotoUpdate = z.infer<typeof PhotoUpdate>;

/**
 * An identity paper to change or to add. It changes the document with its `code`, else the one with its `extRef`;
 * where there is none it is added. What is left out stays as it is, and null clears a value.
 */
export const PersonalDocumentUpdate = z.object({
  code: z.string().optional(),
  extRef: z.string().min(1).nullable().optional(),
  type: z.enum(['ID', 'PASSPORT', 'DRIVING_LICENSE', 'VISA']).nullable().optional(),
  number: z.string().nullable().optional(),
  issuedAt: z.iso.date().nullable().optional(),
  expireAt: z.iso.date().nullable().optional(),
  issuerCountry: CountryCode.nullable().optional(),
  photos: z.array(PhotoUpdate).max(20).optional(),
});
/**
 * An identity paper to change or to add. It changes the document with its `code`, else the one with its `extRef`;
 * where there is none it is added. What is left out stays as it is, and null clears a value.
 */
export type PersonalDocumentUpdate = z.infer<typeof PersonalDocumentUpdate>;

/**
 * What to change about a natural person. What is left out stays as it is; null clears a value. A change of the
 * names, the date or place of birth, the nationality, the address, the social security number or the documents
 * starts the identity check anew.
 */
export const PersonUpdate = z.object({
  legalName: z.string().nullable().optional(),
  firstName: z.string().nullable().optional(),
  lastName: z.string().nullable().optional(),
  dateOfBirth: DateOfBirth.nullable().optional(),
  placeOfBirth: PlaceOfBirthUpdate.optional(),
  nationality: CountryCode.nullable().optional(),
  socialSecurityNumber: z.string().nullable().optional(),
  address: AddressUpdate.optional(),
  email: z.string().nullable().optional(),
  phone: z.string().nullable().optional(),
  indirectControlThrough: z.boolean().nullable().optional(),
  documents: z.array(PersonalDocumentUpdate).optional(),
});
/**
 * What to change about a natural person. What is left out stays as it is; null clears a value. A change of the
 * names, the date or place of birth, the nationality, the address, the social security number or the documents
 * starts the identity check anew.
 */
export type PersonUpdate = z.infer<typeof PersonUpdate>;

/** Changes to a legal entity that is a natural person. What is left out stays as it is; null clears a value. */
export const IndividualLegalEntityUpdate = z.object({
  ...PersonUpdate.shape,
  legalForm: z.literal('individual').optional(),
  taxNumber: z.string().nullable().optional(),
});
/** Changes to a legal entity that is a natural person. What is left out stays as it is; null clears a value. */
export type IndividualLegalEntityUpdate = z.infer<typeof IndividualLegalEntityUpdate>;

/**
 * An owner in the update of an account holder. `code`, or else `extRef`, says which stored owner is meant; an entry
 * that meets none is a new owner and needs `type`.
 */
export const BeneficialOwnerEntryUpdate = z
  .object({
    ...PersonUpdate.shape,
    code: z.string().optional(),
    extRef: z.string().min(1).nullable().optional(),
    type: z.enum(['CEO', 'CFO', 'COO', 'SHARE_HOLDER', 'BOARD_MEMBER']).optional(),
  })
  .check(
    matchesAny(
      z.looseObject({}).check(required('code')),
      z.looseObject({}).check(required('extRef')),
      z.looseObject({}).check(required('type')),
    ),
  );
/**
 * An owner in the update of an account holder. `code`, or else `extRef`, says which stored owner is meant; an entry
 * that meets none is a new owner and needs `type`.
 */
export type BeneficialOwnerEntryUpdate = z.infer<typeof BeneficialOwnerEntryUpdate>;

/**
 * A paper of an organization to change or to add. It changes the document with its `code`, else the one with its
 * `extRef`; where there is none it is added. What is left out stays as it is, and null clears a value.
 */
export const OrganizationDocumentUpdate = z.object({
  code: z.string().optional(),
  extRef: z.string().min(1).nullable().optional(),
  title: z.string().nullable().optional(),
  type: z
    .enum([
      'UTILITY_BILL',
      'REGISTRATION_EXTRACT',
      'TAX_STATEMENT',
      'ARTICLES_OF_ASSOCIATION',
      'OTHER',
    ])
    .nullable()
    .optional(),
  issuedAt: z.iso.date().nullable().optional(),
  issuerCountry: CountryCode.nullable().optional(),
  data: z
    .string()
    .check(length(4, 5592408))
    .regex(/^[A-Za-z0-9+/]{2,}={0,2}$/u)
    .nullable()
    .optional(),
});
/**
 * A paper of an organization to change or to add. It changes the document with its `code`, else the one with its
 * `extRef`; where there is none it is added. What is left out stays as it is, and null clears a value.
 */
export type OrganizationDocumentUpdate = z.infer<typeof OrganizationDocumentUpdate>;

/**
 * Changes to a legal entity that is an organization. What is left out stays as it is; null clears a value. A change
 * of the legal name, the two numbers, the type, the address, the owners or the documents starts the identity check
 * anew.
 */
export const OrganizationLegalEntityUpdate = z.object({
  legalForm: z.literal('organization').optional(),
  type: z.enum(['PRIVATE_COMPANY', 'PUBLIC_COMPANY', 'NON_PROFIT']).nullable().optional(),
  legalName: z.string().nullable().optional(),
  registrationNumber: z.string().nullable().optional(),
  taxNumber: z.string().nullable().optional(),
  address: AddressUpdate.optional(),
  email: z.string().nullable().optional(),
  phone: z.string().nullable().optional(),
  indirectControlThrough: z.boolean().nullable().optional(),
  ultimateBeneficialOwners: z.array(BeneficialOwnerEntryUpdate).optional(),
  documents: z.array(OrganizationDocumentUpdate).optional(),
});
/**
 * Changes to a legal entity that is an organization. What is left out stays as it is; null clears a value. A change
 * of the legal name, the two numbers, the type, the address, the owners or the documents starts the identity check
 * anew.
 */
export type OrganizationLegalEntityUpdate = z.infer<typeof OrganizationLegalEntityUpdate>;

/**
 * Changes to the legal entity of an account holder. A stored form never changes, so `legalForm` may be left out once
 * there is one; fields of the other form are then ignored, as any unknown field is.
 */
export const LegalEntityUpdate = z.union([
  IndividualLegalEntityUpdate,
  OrganizationLegalEntityUpdate,
]);
/**
 * Changes to the legal entity of an account holder. A stored form never changes, so `legalForm` may be left out once
 * there is one; fields of the other form are then ignored, as any unknown field is.
 */
export type LegalEntityUpdate = z.infer<typeof LegalEntityUpdate>;

/** What to change of an external account. What is not sent stays as it is. */
export const ExternalAccountUpdate = z
  .object({
    extRef: z.string().min(1).nullable().optional(),
    displayName: z.string().min(1).optional(),
    description: z.string().nullable().optional(),
    accountType: z.enum(['IBAN', 'UPO']).optional(),
    accountNumber: AccountNumber.optional(),
    paymentMethod: z.literal('ACH').optional(),
    apmData: ApmData.optional(),
    currency: z.enum(['EUR', 'USD']).optional(),
    acceptOtherCurrencies: z.boolean().optional(),
    allowedOtherCurrencyCodes: z.array(Currency).optional(),
    statement: BankStatementCreate.optional(),
  })
  .check(
    when(
      z.object({ accountType: z.literal('IBAN') }),
      z.object({ currency: z.literal('EUR').optional() }),
    ),
    when(
      z.object({ accountType: z.literal('UPO') }),
      z.object({ currency: z.literal('USD').optional() }),
    ),
  );
/** What to change of an external account. What is not sent stays as it is. */
export type ExternalAccountUpdate = z.infer<typeof ExternalAccountUpdate>;

/**
 * An external account in the update of its holder. `code` names a stored account, and an unknown one is a
 * fault. Without `code`, `extRef` says which account is meant; an entry that meets none is a new
 * account and needs all that a new account needs.
 */
export const ExternalAccountEntryUpdate = z
  .intersection(z.object({ code: z.string().optional() }), ExternalAccountUpdate)
  .check(
    matchesAny(
      z.looseObject({}).check(required('code')),
      z.looseObject({}).check(required('extRef')),
      z.looseObject({}).check(required('displayName', 'accountType', 'currency')),
    ),
  );
/**
 * An external account in the update of its holder. `code` names a stored account, and an unknown one is a
 * fault. Without `code`, `extRef` says which account is meant; an entry that meets none is a new
 * account and needs all that a new account needs.
 */
export type ExternalAccountEntryUpdate = z.infer<typeof ExternalAccountEntryUpdate>;

/** The expectations to change. What is left out stays as it is; null clears an amount. */
export const SalesProfileUpdate = z.object({
  expectedMonthlyVolume: z.int().min(0).nullable().optional(),
  expectedAverageTransactionSize: z.int().min(0).nullable().optional(),
});
/** The expectations to change. What is left out stays as it is; null clears an amount. */
export type SalesProfileUpdate = z.infer<typeof SalesProfileUpdate>;

/** What to change about an account holder. What is left out stays as it is, and null clears a value. */
export const AccountHolderUpdate = z.object({
  extRef: z.string().check(length(1, 64)).nullable().optional(),
  displayName: z.string().check(length(1, 64)).optional(),
  description: z.string().check(length(0, 128)).nullable().optional(),
  legalEntity: LegalEntityUpdate.optional(),
  externalAccounts: z.array(ExternalAccountEntryUpdate).optional(),
  salesProfile: SalesProfileUpdate.optional(),
});
/** What to change about an account holder. What is left out stays as it is, and null clears a value. */
export type AccountHolderUpdate = z.infer<typeof AccountHolderUpdate>;

/** What a virtual account can pay out now, per currency. */
export const Balance = z.object({
  code: z.string(),
  amounts: z.array(z.object({ amount: MinorUnitsText, currency: Currency })).min(1),
});
/** What a virtual account can pay out now, per currency. */
export type Balance = z.infer<typeof Balance>;

/** A currency that money can be moved or paid out in. */
export const TransferCurrency = z.enum(['USD', 'AUD', 'EUR', 'GBP', 'JPY', 'SGD', 'CAD', 'NZD']);
/** A currency that money can be moved or paid out in. */
export type TransferCurrency = z.infer<typeof TransferCurrency>;

/** What the transfer is for. It is kept for your bookkeeping and changes nothing in how the money moves. */
export const BalanceTransferType = z.enum([
  'INVOICE',
  'USAGE_FEE',
  'CORRECTION',
  'CHARGEBACK',
  'VAT',
  'WALLET',
]);
/** What the transfer is for. It is kept for your bookkeeping and changes nothing in how the money moves. */
export type BalanceTransferType = z.infer<typeof BalanceTransferType>;

/** Money that was moved from one virtual account to another. */
export const BalanceTransfer = z.object({
  code: z.string(),
  fromAccountCode: z.string(),
  toAccountCode: z.string(),
  amount: PositiveMinorUnits,
  currency: TransferCurrency,
  idempotencyKey: z.guid(),
  type: BalanceTransferType,
  description: z.string().optional(),
});
/** Money that was moved from one virtual account to another. */
export type BalanceTransfer = z.infer<typeof BalanceTransfer>;

/** Money to move from one virtual account to another. */
export const BalanceTransferCreate = z.object({
  fromAccountCode: z.string(),
  toAccountCode: z.string(),
  amount: PositiveMinorUnits,
  currency: TransferCurrency.optional(),
  idempotencyKey: z.guid(),
  type: BalanceTransferType,
  description: z.string().check(length(0, 255)).optional(),
});
/** Money to move from one virtual account to another. */
export type BalanceTransferCreate = z.infer<typeof BalanceTransferCreate>;

/** A page of balance transfers. */
export const BalanceTransferPage = z.object({ ...Page.shape, elements: z.array(BalanceTransfer) });
/** A page of balance transfers. */
export type BalanceTransferPage = z.infer<typeof BalanceTransferPage>;

/** One page of owners of an organization. */
export const BeneficialOwnerPage = z.object({ ...Page.shape, elements: z.array(BeneficialOwner) });
/** One page of owners of an organization. */
export type BeneficialOwnerPage = z.infer<typeof BeneficialOwnerPage>;

/**
 * What to change about an owner. `type` is always sent, changed or not; what else is left out stays as it is, and
 * null clears a value.
 */
export const BeneficialOwnerUpdate = z.object({
  ...PersonUpdate.shape,
  extRef: z.string().min(1).nullable().optional(),
  type: z.enum(['CEO', 'CFO', 'COO', 'SHARE_HOLDER', 'BOARD_MEMBER']),
});
/**
 * What to change about an owner. `type` is always sent, changed or not; what else is left out stays as it is, and
 * null clears a value.
 */
export type BeneficialOwnerUpdate = z.infer<typeof BeneficialOwnerUpdate>;

/** What one of a division's own accounts holds, in the currency of the division. */
export const DivisionBalance = z.object({
  virtualAccountType: z.enum(['LIABLE', 'FEE']),
  virtualAccountCode: z.string(),
  confirmedBalance: MinorUnitsText,
  pendingBalance: MinorUnitsText,
  payoutBalance: MinorUnitsText,
});
/** What one of a division's own accounts holds, in the currency of the division. */
export type DivisionBalance = z.infer<typeof DivisionBalance>;

/** A part of the merchant with accounts, seller checks and payouts of its own. */
export const Division = z.object({
  code: z.string(),
  name: z.string(),
  balances: z.array(DivisionBalance),
  balanceTransferEnabled: z.boolean(),
  kycTier: KycTier,
  externalAccount: ExternalAccount.optional(),
});
/** A part of the merchant with accounts, seller checks and payouts of its own. */
export type Division = z.infer<typeof Division>;

/** A page of a holder's external accounts. */
export const ExternalAccountPage = z.object({ ...Page.shape, elements: z.array(ExternalAccount) });
/** A page of a holder's external accounts. */
export type ExternalAccountPage = z.infer<typeof ExternalAccountPage>;

/** An external account as it is returned on its own, always with the state of its check. */
export const ExternalAccountWithKycStatus = ExternalAccount.check(
  required('kycStatus', 'kycMessage'),
);
/** An external account as it is returned on its own, always with the state of its check. */
export type ExternalAccountWithKycStatus = z.infer<typeof ExternalAccountWithKycStatus>;

/**
 * The identity check of an account holder has another status. Of all fields, only `accountOwnerCode` is
 * covered by the signature.
 */
export const KycUpdateEvent = z.object({
  accountOwnerCode: z.string(),
  kycStatus: KycStatus,
  kycMessage: z.string().nullable().optional(),
  hostedOnboardingUrl: z.string().check(isUri()).nullable().optional(),
});
/**
 * The identity check of an account holder has another status. Of all fields, only `accountOwnerCode` is
 * covered by the signature.
 */
export type KycUpdateEvent = z.infer<typeof KycUpdateEvent>;

/** Nothing is paid out unless a payout is requested. */
export const ManualPayoutConfiguration = z.object({ type: z.literal('MANUAL') });
/** Nothing is paid out unless a payout is requested. */
export type ManualPayoutConfiguration = z.infer<typeof ManualPayoutConfiguration>;

/**
 * Pay nothing out unless a payout is requested. `frequency`, `refundPeriod` and `minimumAmount` are
 * ignored when they are sent along; they are not kept for later.
 */
export const ManualPayoutConfigurationUpdate = z.object({ type: z.literal('MANUAL') });
/**
 * Pay nothing out unless a payout is requested. `frequency`, `refundPeriod` and `minimumAmount` are
 * ignored when they are sent along; they are not kept for later.
 */
export type ManualPayoutConfigurationUpdate = z.infer<typeof ManualPayoutConfigurationUpdate>;

/** A report about the whole marketplace. */
export const MarketplaceReportCreate = z.object({
  report: z.enum([
    'marketplace-sellers',
    'marketplace-payments',
    'marketplace-settlement',
    'marketplace-incoming-settlement',
    'marketplace-revenue',
    'balance-mutation',
    'payout-report',
  ]),
  account: z.string().optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
});
/** A report about the whole marketplace. */
export type MarketplaceReportCreate = z.infer<typeof MarketplaceReportCreate>;

/** The address of a page on which a seller gives their own details, and how long it works. */
export const OnboardingUrl = z.object({
  url: z.string().check(isUri()),
  expireAt: z.iso.datetime({ offset: true }),
});
/** The address of a page on which a seller gives their own details, and how long it works. */
export type OnboardingUrl = z.infer<typeof OnboardingUrl>;

/** How the page for the seller behaves. Every field has a default. */
export const OnboardingUrlCreate = z.object({
  redirectUrl: z
    .string()
    .check(isUri())
    .regex(/^(https:\/\/|http:\/\/localhost([:/?#]|$))/u)
    .optional(),
  expirationTime: z.int32().min(1).max(20160).optional(),
});
/** How the page for the seller behaves. Every field has a default. */
export type OnboardingUrlCreate = z.infer<typeof OnboardingUrlCreate>;

/** A part of the amount and what it is for. Only these move money. */
export const PaymentSplitLeaf = z.object({
  code: z.string(),
  type: z.literal('ITEM'),
  label: PaymentSplitLabel,
  extRef: z.string(),
  amount: PositiveMinorUnits,
  accountCode: z.string().optional(),
  description: z.string().optional(),
  items: z.array(z.never()).max(0).optional(),
  originalExtRef: z.string().optional(),
});
/** A part of the amount and what it is for. Only these move money. */
export type PaymentSplitLeaf = z.infer<typeof PaymentSplitLeaf>;

/** Items that belong together. Moves no money itself. */
export const PaymentSplitGroup = z.object({
  code: z.string(),
  type: z.literal('GROUP'),
  label: PaymentSplitLabel.optional(),
  extRef: z.string(),
  amount: PositiveMinorUnits,
  accountCode: z.string().optional(),
  description: z.string().optional(),
  get items() {
    return z.array(PaymentSplitItem).min(1);
  },
  originalExtRef: z.string().optional(),
});
/** Items that belong together. Moves no money itself. */
export type PaymentSplitGroup = {
  code: string;
  type: 'GROUP';
  label?: PaymentSplitLabel | undefined;
  extRef: string;
  amount: PositiveMinorUnits;
  accountCode?: string | undefined;
  description?: string | undefined;
  items: PaymentSplitItem[];
  originalExtRef?: string | undefined;
};

/** A node of the tree, either a `GROUP` of further items or an `ITEM`, which carries money. */
export const PaymentSplitItem: z.ZodType<PaymentSplitItem> = z.discriminatedUnion('type', [
  PaymentSplitGroup,
  PaymentSplitLeaf,
]);
/** A node of the tree, either a `GROUP` of further items or an `ITEM`, which carries money. */
export type PaymentSplitItem = PaymentSplitGroup | PaymentSplitLeaf;

/** How one captured payment was distributed. */
export const PaymentSplit = z.object({
  code: z.string(),
  extRef: z.string(),
  totalAmount: PositiveMinorUnits,
  currency: Currency,
  pspExtRef: z.string().optional(),
  paymentProcessor: PaymentProcessor,
  paymentMethod: z.string().optional(),
  description: z.string().optional(),
  extProcessedAt: z.iso.datetime({ offset: true }),
  items: z.array(PaymentSplitItem).min(1),
});
/** How one captured payment was distributed. */
export type PaymentSplit = z.infer<typeof PaymentSplit>;

/** Why a payment split is cancelled. */
export const PaymentSplitCancel = z.object({ reason: z.string().check(length(0, 255)).optional() });
/** Why a payment split is cancelled. */
export type PaymentSplitCancel = z.infer<typeof PaymentSplitCancel>;

/**
 * Your own reference, 4 to 64 characters. Keep to letters, digits and `# @ : - _`, the only ones that
 * version 1 takes and that every processor hands back unchanged.
 */
export const SplitExtRef = z.string().check(length(4, 64));
/**
 * Your own reference, 4 to 64 characters. Keep to letters, digits and `# @ : - _`, the only ones that
 * version 1 takes and that every processor hands back unchanged.
 */
export type SplitExtRef = z.infer<typeof SplitExtRef>;

/** A part of the amount and what it is for. Only these move money. */
export const PaymentSplitLeafCreate = z.object({
  type: z.literal('ITEM'),
  label: PaymentSplitLabel,
  extRef: SplitExtRef,
  amount: PositiveMinorUnits,
  accountCode: z.string().optional(),
  description: z.string().optional(),
  items: z.array(z.never()).max(0).optional(),
  code: z.string().optional(),
  originalExtRef: z.string().optional(),
});
/** A part of the amount and what it is for. Only these move money. */
export type PaymentSplitLeafCreate = z.infer<typeof PaymentSplitLeafCreate>;

/** Items that belong together, for example all that one seller gets. Moves no money itself. */
export const PaymentSplitGroupCreate = z.object({
  type: z.literal('GROUP'),
  label: PaymentSplitLabel.optional(),
  extRef: SplitExtRef,
  amount: PositiveMinorUnits.optional(),
  accountCode: z.string().optional(),
  description: z.string().optional(),
  get items() {
    return z.array(PaymentSplitItemCreate).min(1).max(1000);
  },
  code: z.string().optional(),
  originalExtRef: z.string().optional(),
});
/** Items that belong together, for example all that one seller gets. Moves no money itself. */
export type PaymentSplitGroupCreate = {
  type: 'GROUP';
  label?: PaymentSplitLabel | undefined;
  extRef: SplitExtRef;
  amount?: PositiveMinorUnits | undefined;
  accountCode?: string | undefined;
  description?: string | undefined;
  items: PaymentSplitItemCreate[];
  code?: string | undefined;
  originalExtRef?: string | undefined;
};

/** A node of the tree, either a `GROUP` of further items or an `ITEM`, which carries money. */
export const PaymentSplitItemCreate: z.ZodType<PaymentSplitItemCreate> = z.discriminatedUnion(
  'type',
  [PaymentSplitGroupCreate, PaymentSplitLeafCreate],
);
/** A node of the tree, either a `GROUP` of further items or an `ITEM`, which carries money. */
export type PaymentSplitItemCreate = PaymentSplitGroupCreate | PaymentSplitLeafCreate;

/** How one captured payment is to be distributed. */
export const PaymentSplitCreate = z.object({
  extRef: SplitExtRef,
  totalAmount: PositiveMinorUnits,
  currency: Currency,
  pspExtRef: z.string(),
  paymentProcessor: PaymentProcessor,
  paymentMethod: z.string().optional(),
  description: z.string().check(length(0, 255)).optional(),
  extProcessedAt: z.iso.datetime({ offset: true }).optional(),
  items: z.array(PaymentSplitItemCreate).min(1).max(1000),
  code: z.string().optional(),
});
/** How one captured payment is to be distributed. */
export type PaymentSplitCreate = z.infer<typeof PaymentSplitCreate>;

/** A page of payment splits. */
export const PaymentSplitPage = z.object({ ...Page.shape, elements: z.array(PaymentSplit) });
/** A page of payment splits. */
export type PaymentSplitPage = z.infer<typeof PaymentSplitPage>;

/** The account is paid out without being asked, on the days that `frequency` matches. */
export const ScheduledPayoutConfiguration = z.object({
  type: z.literal('SCHEDULED'),
  frequency: z.string(),
  refundPeriod: z.int32().min(0).max(365),
  minimumAmount: z.int32().min(0),
});
/** The account is paid out without being asked, on the days that `frequency` matches. */
export type ScheduledPayoutConfiguration = z.infer<typeof ScheduledPayoutConfiguration>;

/** When an account is paid out. Only `SCHEDULED` has fields besides `type`. */
export const PayoutConfiguration = z.discriminatedUnion('type', [
  ManualPayoutConfiguration,
  ScheduledPayoutConfiguration,
]);
/** When an account is paid out. Only `SCHEDULED` has fields besides `type`. */
export type PayoutConfiguration = z.infer<typeof PayoutConfiguration>;

/** Pay the account out without being asked, on the days that `frequency` matches. */
export const ScheduledPayoutConfigurationUpdate = z.object({
  type: z.literal('SCHEDULED'),
  frequency: z
    .string()
    .regex(
      /^([0-9*,/-]+ +){3}(\? +[0-9A-Za-z*,/-]+ +[0-9A-Za-z*,/#-]+|[0-9LWlw*,/-]+ +[0-9A-Za-z*,/-]+ +\?)( +[0-9*,/-]+)?$/u,
    ),
  refundPeriod: z.int32().min(0).max(365),
  minimumAmount: z.int32().min(0).optional(),
});
/** Pay the account out without being asked, on the days that `frequency` matches. */
export type ScheduledPayoutConfigurationUpdate = z.infer<typeof ScheduledPayoutConfigurationUpdate>;

/** When an account is to be paid out. Which fields are needed depends on `type`. */
export const PayoutConfigurationUpdate = z.discriminatedUnion('type', [
  ManualPayoutConfigurationUpdate,
  ScheduledPayoutConfigurationUpdate,
]);
/** When an account is to be paid out. Which fields are needed depends on `type`. */
export type PayoutConfigurationUpdate = z.infer<typeof PayoutConfigurationUpdate>;

/** The currency of the balance that a payout is taken from. Only EUR. */
export const PayoutSourceCurrency = z.literal('EUR');
/** The currency of the balance that a payout is taken from. Only EUR. */
export type PayoutSourceCurrency = z.infer<typeof PayoutSourceCurrency>;

/** Whose money is paid out. */
export const PayoutOverviewSeller = z.object({
  code: z.string(),
  name: z.string(),
  amount: PositiveMinorUnits.optional(),
});
/** Whose money is paid out. */
export type PayoutOverviewSeller = z.infer<typeof PayoutOverviewSeller>;

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
export const PayoutStatus = z.enum([
  'WAITING',
  'ACCEPTED',
  'RETURNED',
  'FAILED',
  'PROCESSED',
  'CANCELLED',
]);
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
export type PayoutStatus = z.infer<typeof PayoutStatus>;

/** A payout with its seller and its bank account. */
export const PayoutOverviewItem = z.object({
  code: z.string(),
  amount: PositiveMinorUnits.optional(),
  sourceCurrency: PayoutSourceCurrency,
  targetCurrency: TransferCurrency,
  exchangeRate: z
    .string()
    .regex(/^[0-9]{1,12}(\.[0-9]{1,12})?$/u)
    .optional(),
  seller: PayoutOverviewSeller,
  virtualAccountCode: z.string(),
  iban: z.string().optional(),
  status: PayoutStatus,
  createdAt: z.iso.datetime({ offset: true }),
});
/** A payout with its seller and its bank account. */
export type PayoutOverviewItem = z.infer<typeof PayoutOverviewItem>;

/** A page of payouts. */
export const PayoutOverviewList = z.object({
  items: z.array(PayoutOverviewItem),
  pagination: Pagination,
});
/** A page of payouts. */
export type PayoutOverviewList = z.infer<typeof PayoutOverviewList>;

/**
 * Money to be sent, or sent, from a virtual account to an external account. Made by a request of yours or
 * by the schedule of a payout configuration.
 */
export const PayoutRequest = z.object({
  code: z.string(),
  createdAt: z.iso.datetime({ offset: true }),
  accountCode: z.string(),
  externalAccountCode: z.string(),
  amount: PositiveMinorUnits.optional(),
  sourceCurrency: PayoutSourceCurrency,
  targetCurrency: TransferCurrency,
  description: z.string().optional(),
  processAt: z.iso.datetime({ offset: true }),
  status: PayoutStatus,
});
/**
 * Money to be sent, or sent, from a virtual account to an external account. Made by a request of yours or
 * by the schedule of a payout configuration.
 */
export type PayoutRequest = z.infer<typeof PayoutRequest>;

/** What is to be paid out, from where, to where and when. */
export const PayoutRequestCreate = z.object({
  accountCode: z.string(),
  externalAccountCode: z.string().optional(),
  amount: PositiveMinorUnits.optional(),
  sourceCurrency: PayoutSourceCurrency.optional(),
  targetCurrency: TransferCurrency.optional(),
  description: z.string().check(length(0, 255)).optional(),
  processAt: z.iso.datetime({ offset: true }).optional(),
});
/** What is to be paid out, from where, to where and when. */
export type PayoutRequestCreate = z.infer<typeof PayoutRequestCreate>;

/** A page of payout requests. */
export const PayoutRequestPage = z.object({ ...Page.shape, elements: z.array(PayoutRequest) });
/** A page of payout requests. */
export type PayoutRequestPage = z.infer<typeof PayoutRequestPage>;

/**
 * What the amount of one settlement is made of. Money that the seller gets is positive, money that was
 * kept back negative. All seven together are `totalAmountSeller`.
 */
export const PayoutSettlementBreakdown = z.object({
  productAmount: MinorUnits,
  commission: MinorUnits,
  handlingFee: MinorUnits,
  rmaFee: MinorUnits,
  deficiency: MinorUnits,
  refundFee: MinorUnits,
  vat: MinorUnits,
});
/**
 * What the amount of one settlement is made of. Money that the seller gets is positive, money that was
 * kept back negative. All seven together are `totalAmountSeller`.
 */
export type PayoutSettlementBreakdown = z.infer<typeof PayoutSettlementBreakdown>;

/** One payment or refund that a scheduled payout was made of. */
export const PayoutSettlement = z.object({
  type: z.literal('SPLIT'),
  subType: z.enum(['PAYMENT', 'REFUND']),
  code: z.string(),
  date: z.iso.datetime({ offset: true }),
  description: z.string().optional(),
  status: z.enum(['RECONCILED', 'PENDING_SETTLEMENT']),
  currency: Currency,
  totalAmountSeller: MinorUnits,
  amountBreakdown: PayoutSettlementBreakdown,
});
/** One payment or refund that a scheduled payout was made of. */
export type PayoutSettlement = z.infer<typeof PayoutSettlement>;

/** A page of settlements. */
export const PayoutSettlementList = z.object({
  items: z.array(PayoutSettlement),
  pagination: Pagination,
});
/** A page of settlements. */
export type PayoutSettlementList = z.infer<typeof PayoutSettlementList>;

/**
 * A payout has another status, or a scheduled payout could not be made. Of all fields, only
 * `accountOwnerCode` is covered by the signature.
 */
export const PayoutUpdateEvent = z.object({
  accountOwnerCode: z.string(),
  payoutStatus: PayoutStatus,
  payoutCode: z.string().nullable(),
  payoutMessage: z.string().nullable().optional(),
});
/**
 * A payout has another status, or a scheduled payout could not be made. Of all fields, only
 * `accountOwnerCode` is covered by the signature.
 */
export type PayoutUpdateEvent = z.infer<typeof PayoutUpdateEvent>;

/** How much of one item of the payment was taken back, or a fee for doing so. */
export const RefundSplitLeaf = z.object({
  code: z.string(),
  type: z.literal('ITEM'),
  label: RefundSplitLabel,
  extRef: z.string(),
  originalExtRef: z.string(),
  amount: PositiveMinorUnits,
  accountCode: z.string().optional(),
  description: z.string().optional(),
  items: z.array(z.never()).max(0).optional(),
});
/** How much of one item of the payment was taken back, or a fee for doing so. */
export type RefundSplitLeaf = z.infer<typeof RefundSplitLeaf>;

/** Items of a refund that belong together. Moves no money itself. */
export const RefundSplitGroup = z.object({
  code: z.string(),
  type: z.literal('GROUP'),
  label: RefundSplitLabel.optional(),
  extRef: z.string(),
  originalExtRef: z.string(),
  amount: PositiveMinorUnits,
  accountCode: z.string().optional(),
  description: z.string().optional(),
  get items() {
    return z.array(RefundSplitItem).min(1);
  },
});
/** Items of a refund that belong together. Moves no money itself. */
export type RefundSplitGroup = {
  code: string;
  type: 'GROUP';
  label?: RefundSplitLabel | undefined;
  extRef: string;
  originalExtRef: string;
  amount: PositiveMinorUnits;
  accountCode?: string | undefined;
  description?: string | undefined;
  items: RefundSplitItem[];
};

/** A node of the tree, either a `GROUP` of further items or an `ITEM`, which carries money. */
export const RefundSplitItem: z.ZodType<RefundSplitItem> = z.discriminatedUnion('type', [
  RefundSplitGroup,
  RefundSplitLeaf,
]);
/** A node of the tree, either a `GROUP` of further items or an `ITEM`, which carries money. */
export type RefundSplitItem = RefundSplitGroup | RefundSplitLeaf;

/** What was given back to the buyer of one payment, and from which accounts. */
export const RefundSplit = z.object({
  code: z.string(),
  extRef: z.string(),
  pspMutationExtRef: z.string(),
  totalAmount: PositiveMinorUnits,
  description: z.string().optional(),
  extProcessedAt: z.iso.datetime({ offset: true }),
  items: z.array(RefundSplitItem).min(1),
});
/** What was given back to the buyer of one payment, and from which accounts. */
export type RefundSplit = z.infer<typeof RefundSplit>;

/**
 * How much of one item of the payment is taken back, or a fee for doing so. What is left out is taken
 * from the item of the payment.
 */
export const RefundSplitLeafCreate = z
  .object({
    type: z.literal('ITEM'),
    label: RefundSplitLabel.optional(),
    extRef: SplitExtRef,
    originalExtRef: SplitExtRef,
    amount: PositiveMinorUnits.optional(),
    accountCode: z.string().optional(),
    description: z.string().optional(),
    items: z.array(z.never()).max(0).optional(),
    code: z.string().optional(),
  })
  .check(
    not(z.object({ label: z.enum(['REFUND_FEE', 'REFUND_VAT']), amount: z.never().optional() })),
  );
/**
 * How much of one item of the payment is taken back, or a fee for doing so. What is left out is taken
 * from the item of the payment.
 */
export type RefundSplitLeafCreate = z.infer<typeof RefundSplitLeafCreate>;

/** Items of a refund that belong together. Moves no money itself. */
export const RefundSplitGroupCreate = z.object({
  type: z.literal('GROUP'),
  label: RefundSplitLabel.optional(),
  extRef: SplitExtRef,
  originalExtRef: SplitExtRef,
  amount: PositiveMinorUnits.optional(),
  accountCode: z.string().optional(),
  description: z.string().optional(),
  get items() {
    return z.array(RefundSplitItemCreate).min(1).max(1000);
  },
  code: z.string().optional(),
});
/** Items of a refund that belong together. Moves no money itself. */
export type RefundSplitGroupCreate = {
  type: 'GROUP';
  label?: RefundSplitLabel | undefined;
  extRef: SplitExtRef;
  originalExtRef: SplitExtRef;
  amount?: PositiveMinorUnits | undefined;
  accountCode?: string | undefined;
  description?: string | undefined;
  items: RefundSplitItemCreate[];
  code?: string | undefined;
};

/** A node of the tree, either a `GROUP` of further items or an `ITEM`, which carries money. */
export const RefundSplitItemCreate: z.ZodType<RefundSplitItemCreate> = z.xor([
  RefundSplitGroupCreate,
  RefundSplitLeafCreate,
]);
/** A node of the tree, either a `GROUP` of further items or an `ITEM`, which carries money. */
export type RefundSplitItemCreate = RefundSplitGroupCreate | RefundSplitLeafCreate;

/**
 * What is given back to the buyer of one payment. Without `items` all that is left of the payment, with
 * `items` only what they say.
 */
export const RefundSplitCreate = z.object({
  extRef: SplitExtRef,
  pspMutationExtRef: z.string(),
  totalAmount: PositiveMinorUnits.optional(),
  description: z.string().check(length(0, 255)).optional(),
  extProcessedAt: z.iso.datetime({ offset: true }).optional(),
  items: z.array(RefundSplitItemCreate).min(1).max(1000).optional(),
  code: z.string().optional(),
});
/**
 * What is given back to the buyer of one payment. Without `items` all that is left of the payment, with
 * `items` only what they say.
 */
export type RefundSplitCreate = z.infer<typeof RefundSplitCreate>;

/** A page of refund splits. */
export const RefundSplitPage = z.object({ ...Page.shape, elements: z.array(RefundSplit) });
/** A page of refund splits. */
export type RefundSplitPage = z.infer<typeof RefundSplitPage>;

/** What a report is about. `seller-settlement` is about one seller, all others are about the whole marketplace. */
export const ReportType = z.enum([
  'marketplace-sellers',
  'marketplace-payments',
  'marketplace-settlement',
  'marketplace-incoming-settlement',
  'marketplace-revenue',
  'seller-settlement',
  'balance-mutation',
  'payout-report',
]);
/** What a report is about. `seller-settlement` is about one seller, all others are about the whole marketplace. */
export type ReportType = z.infer<typeof ReportType>;

/** The seller that a report is about. */
export const ReportAccount = z.object({ id: z.string(), name: z.string(), type: z.string() });
/** The seller that a report is about. */
export type ReportAccount = z.infer<typeof ReportAccount>;

/** A report that was asked for, and where to fetch it once it is made. */
export const Report = z.object({
  id: z.string(),
  report: ReportType,
  status: z.enum(['SCHEDULED', 'PROCESSING', 'COMPLETED', 'FAILED']),
  url: z.string().check(isUri()).nullable(),
  createdAt: z.iso.datetime({ offset: true }),
  account: ReportAccount.nullable(),
});
/** A report that was asked for, and where to fetch it once it is made. */
export type Report = z.infer<typeof Report>;

/** A report about one seller. */
export const SellerReportCreate = z.object({
  report: z.literal('seller-settlement'),
  account: z.string().min(1),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
});
/** A report about one seller. */
export type SellerReportCreate = z.infer<typeof SellerReportCreate>;

/** The report to make. `account` is needed for `seller-settlement` only. */
export const ReportCreate = z.discriminatedUnion('report', [
  MarketplaceReportCreate,
  SellerReportCreate,
]);
/** The report to make. `account` is needed for `seller-settlement` only. */
export type ReportCreate = z.infer<typeof ReportCreate>;

/** A page of reports. */
export const ReportList = z.object({ items: z.array(Report), pagination: Pagination });
/** A page of reports. */
export type ReportList = z.infer<typeof ReportList>;

/**
 * `PAYMENT` for money that a buyer paid, `REFUND` for money given back to the buyer, `CHARGEBACK` for
 * money that the buyer's bank took back.
 */
export const TransactionType = z.enum(['PAYMENT', 'REFUND', 'CHARGEBACK']);
/**
 * `PAYMENT` for money that a buyer paid, `REFUND` for money given back to the buyer, `CHARGEBACK` for
 * money that the buyer's bank took back.
 */
export type TransactionType = z.infer<typeof TransactionType>;

/** How far processor and splits agree on a transaction. */
export const TransactionStatus = z.object({
  type: z.enum(['PENDING_SPLIT', 'PENDING_SETTLEMENT', 'RECONCILED', 'CANCELLED']),
  message: z.string().optional(),
});
/** How far processor and splits agree on a transaction. */
export type TransactionStatus = z.infer<typeof TransactionStatus>;

/** A seller whose money a transaction moved. */
export const TransactionSeller = z.object({
  code: z.string(),
  name: z.string(),
  amount: MinorUnits,
});
/** A seller whose money a transaction moved. */
export type TransactionSeller = z.infer<typeof TransactionSeller>;

/** A payment, refund or chargeback, as the processor and the splits know it. */
export const Transaction = z.object({
  code: z.string(),
  type: TransactionType,
  status: TransactionStatus,
  sellers: z.array(TransactionSeller),
  amount: PositiveMinorUnits,
  processor: z.string(),
  method: z.string().optional(),
  pspExtRef: z.string().optional(),
  pspMutationExtRef: z.string().optional(),
  createdAt: z.iso.datetime({ offset: true }),
  updatedAt: z.iso.datetime({ offset: true }),
});
/** A payment, refund or chargeback, as the processor and the splits know it. */
export type Transaction = z.infer<typeof Transaction>;

/** A page of transactions. */
export const TransactionList = z.object({ items: z.array(Transaction), pagination: Pagination });
/** A page of transactions. */
export type TransactionList = z.infer<typeof TransactionList>;

/** Where a part of a holder's money is kept. */
export const VirtualAccount = z.object({
  code: z.string(),
  accountType: z.literal('DEFAULT'),
  displayName: z.string(),
  extRef: z.string().nullable(),
});
/** Where a part of a holder's money is kept. */
export type VirtualAccount = z.infer<typeof VirtualAccount>;

/** A page of a holder's virtual accounts. */
export const VirtualAccountPage = z.object({ ...Page.shape, elements: z.array(VirtualAccount) });
/** A page of a holder's virtual accounts. */
export type VirtualAccountPage = z.infer<typeof VirtualAccountPage>;

/**
 * Which notifications are meant: `WEBHOOK_KYC_UPDATE` when the identity check of an account holder gets
 * another status, `WEBHOOK_PAYOUT_UPDATE` when a payout does.
 */
export const WebhookType = z.enum(['WEBHOOK_KYC_UPDATE', 'WEBHOOK_PAYOUT_UPDATE']);
/**
 * Which notifications are meant: `WEBHOOK_KYC_UPDATE` when the identity check of an account holder gets
 * another status, `WEBHOOK_PAYOUT_UPDATE` when a payout does.
 */
export type WebhookType = z.infer<typeof WebhookType>;

/** Where the notifications of one type are sent for one division. */
export const WebhookConfiguration = z.object({
  id: z.int(),
  type: WebhookType,
  divisionCode: z.string(),
  isActivated: z.boolean(),
  url: z.string().check(isUri()).optional(),
});
/** Where the notifications of one type are sent for one division. */
export type WebhookConfiguration = z.infer<typeof WebhookConfiguration>;

/** Where to send the notifications of one type. It is active at once. */
export const WebhookConfigurationCreate = z.object({
  url: z
    .string()
    .check(isUri())
    .regex(
      /^(https:\/\/[^/?#\s]+|http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:[0-9]{1,5})?)([/?#]\S*)?$/u,
    ),
  type: WebhookType,
});
/** Where to send the notifications of one type. It is active at once. */
export type WebhookConfigurationCreate = z.infer<typeof WebhookConfigurationCreate>;

/** The new address of a configuration, and whether it is active. */
export const WebhookConfigurationUpdate = z.object({
  url: z
    .string()
    .check(isUri())
    .regex(
      /^(https:\/\/[^/?#\s]+|http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:[0-9]{1,5})?)([/?#]\S*)?$/u,
    ),
  type: WebhookType,
  isActivated: z.boolean().optional(),
});
/** The new address of a configuration, and whether it is active. */
export type WebhookConfigurationUpdate = z.infer<typeof WebhookConfigurationUpdate>;
