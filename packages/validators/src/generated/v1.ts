// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { notTogether, required } from './runtime/objects.js';
import { length } from './runtime/strings.js';
import { matchesAny, not } from './runtime/values.js';
import {
  CountryCode,
  Currency,
  ExtRef,
  Page,
  PaymentProcessor,
  PaymentSplitLabel,
  PositiveMinorUnits,
  RefundSplitLabel,
} from './shared.js';
import * as z from 'zod';

/** What an account holder may do at present, and how much it has processed. Only the service writes it. */
export const AccountHolderStatus = z.object({
  code: z.enum(['ACTIVE', 'NOPAYOUT', 'SUSPENDED', 'CLOSED']),
  reason: z.string().optional(),
  processedAmount: z.object({ amount: PositiveMinorUnits, currency: Currency }).optional(),
});
/** What an account holder may do at present, and how much it has processed. Only the service writes it. */
export type AccountHolderStatus = z.infer<typeof AccountHolderStatus>;

/** Where a person was born. */
export const PlaceOfBirth = z.object({
  city: z.string().optional(),
  state: z.string().optional(),
  country: CountryCode.optional(),
});
/** Where a person was born. */
export type PlaceOfBirth = z.infer<typeof PlaceOfBirth>;

/** A postal address. A check needs street, house number, zip code, city and country. */
export const Address = z.object({
  street: z.string().optional(),
  houseNumber: z.string().optional(),
  addition: z.string().optional(),
  zipcode: z.string().optional(),
  city: z.string().optional(),
  state: z.string().optional(),
  country: CountryCode.optional(),
});
/** A postal address. A check needs street, house number, zip code, city and country. */
export type Address = z.infer<typeof Address>;

/**
 * One finding of a check. Its type and its text are each given under two names that always agree, because
 * both are in use.
 */
export const KycStatusDetail = z.object({
  code: z.string(),
  type: z.enum(['ERROR', 'ADVICE']),
  messageType: z.enum(['ERROR', 'ADVICE']),
  messageCode: z.string(),
  messageTemplate: z.string(),
  message: z.string(),
});
/**
 * One finding of a check. Its type and its text are each given under two names that always agree, because
 * both are in use.
 */
export type KycStatusDetail = z.infer<typeof KycStatusDetail>;

/** How far the check of an identity or of a bank account has got. Only the service writes it. */
export const KycStatus = z.object({
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
  details: z.array(KycStatusDetail).optional(),
});
/** How far the check of an identity or of a bank account has got. Only the service writes it. */
export type KycStatus = z.infer<typeof KycStatus>;

/** A picture of one side of an identity paper, as the service keeps it. */
export const Photo = z.object({
  code: z.string(),
  extRef: z.string().optional(),
  page: z.enum(['FRONT', 'BACK']).optional(),
  style: z.enum(['STRAIGHT', 'TILTED']).optional(),
  format: z.enum(['PNG', 'JPG']).optional(),
  data: z.string().optional(),
});
/** A picture of one side of an identity paper, as the service keeps it. */
export type Photo = z.infer<typeof Photo>;

/** An identity paper of a person, as the service keeps it. */
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
/** An identity paper of a person, as the service keeps it. */
export type PersonalDocument = z.infer<typeof PersonalDocument>;

/** What is stored about a natural person: a seller, or an owner of a seller. What has no value is left out. */
export const Person = z.object({
  firstName: z.string().optional(),
  lastName: z.string().optional(),
  legalName: z.string().optional(),
  taxNumber: z.string().optional(),
  socialSecurityNumber: z.string().optional(),
  gender: z.enum(['FEMALE', 'MALE']).optional(),
  dateOfBirth: z.iso.date().optional(),
  placeOfBirth: PlaceOfBirth.optional(),
  nationality: CountryCode.optional(),
  address: Address.optional(),
  email: z.string().optional(),
  phone: z.string().optional(),
  kycStatus: KycStatus.optional(),
  documents: z.array(PersonalDocument).optional(),
});
/** What is stored about a natural person: a seller, or an owner of a seller. What has no value is left out. */
export type Person = z.infer<typeof Person>;

/** A natural person as the legal entity of an account holder. */
export const IndividualLegalEntity = z.object({
  ...Person.shape,
  legalForm: z.literal('individual'),
});
/** A natural person as the legal entity of an account holder. */
export type IndividualLegalEntity = z.infer<typeof IndividualLegalEntity>;

/**
 * A person who owns or runs an organization: everything that an individual legal entity has, a code and the
 * part that the person plays.
 */
export const BeneficialOwner = z.object({
  ...Person.shape,
  code: z.string(),
  extRef: z.string().optional(),
  legalForm: z.literal('individual').optional(),
  type: z.enum(['SHARE_HOLDER', 'CEO', 'CFO', 'COO', 'BOARD_MEMBER']).optional(),
});
/**
 * A person who owns or runs an organization: everything that an individual legal entity has, a code and the
 * part that the person plays.
 */
export type BeneficialOwner = z.infer<typeof BeneficialOwner>;

/** A paper of an organization, as the service keeps it. */
export const OrganizationDocument = z.object({
  code: z.string(),
  extRef: z.string().optional(),
  title: z.string().optional(),
  issuer: z.enum(['COMPANY_REGISTER', 'TAX_AUTHORITY']).optional(),
  issuedAt: z.iso.date().optional(),
  issuerCountry: CountryCode.optional(),
  data: z.string().optional(),
});
/** A paper of an organization, as the service keeps it. */
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
  kycStatus: KycStatus.optional(),
  ultimateBeneficialOwners: z.array(BeneficialOwner).optional(),
  documents: z.array(OrganizationDocument).optional(),
});
/** An organization as the legal entity of an account holder. What has no value is left out. */
export type OrganizationLegalEntity = z.infer<typeof OrganizationLegalEntity>;

/** Who the account holder is by law. */
export const LegalEntity = z.discriminatedUnion('legalForm', [
  IndividualLegalEntity,
  OrganizationLegalEntity,
]);
/** Who the account holder is by law. */
export type LegalEntity = z.infer<typeof LegalEntity>;

/**
 * Where money is kept. Every virtual account has an owner (an account holder, a division or the merchant),
 * and payment splits and payout requests name it by its `code`.
 */
export const VirtualAccount = z.object({
  code: z.string(),
  extRef: z.string().nullable(),
  accountType: z.literal('DEFAULT'),
  displayName: z.string(),
});
/**
 * Where money is kept. Every virtual account has an owner (an account holder, a division or the merchant),
 * and payment splits and payout requests name it by its `code`.
 */
export type VirtualAccount = z.infer<typeof VirtualAccount>;

/** A bank statement, as the service keeps it. */
export const BankStatement = z.object({
  data: z.string().nullable(),
  issuedAt: z.iso.date().optional(),
});
/** A bank statement, as the service keeps it. */
export type BankStatement = z.infer<typeof BankStatement>;

/** A bank account, or a wallet that works like one, to which a holder's money can be paid out. */
export const ExternalAccount = z.object({
  code: z.string(),
  accountType: z.enum(['IBAN', 'UPO']),
  accountNumber: z.string().optional(),
  extRef: z.string().optional(),
  displayName: z.string().optional(),
  description: z.string().optional(),
  currency: Currency,
  statement: BankStatement.optional(),
  kycStatus: KycStatus.optional(),
});
/** A bank account, or a wallet that works like one, to which a holder's money can be paid out. */
export type ExternalAccount = z.infer<typeof ExternalAccount>;

/**
 * A seller, or anyone else who needs a virtual account. Code, names, description and status are always shown;
 * the rest comes with the fragments that were asked for, and after a create or an update. What has no value is
 * left out.
 */
export const AccountHolder = z.object({
  code: z.string(),
  extRef: z.string().optional(),
  displayName: z.string(),
  description: z.string().optional(),
  status: AccountHolderStatus,
  legalEntity: LegalEntity.optional(),
  accounts: z.array(VirtualAccount).min(1).optional(),
  externalAccounts: z.array(ExternalAccount).optional(),
});
/**
 * A seller, or anyone else who needs a virtual account. Code, names, description and status are always shown;
 * the rest comes with the fragments that were asked for, and after a create or an update. What has no value is
 * left out.
 */
export type AccountHolder = z.infer<typeof AccountHolder>;

/** Where a person was born. */
export const PlaceOfBirthCreate = z.object({
  city: z.string().check(length(2, 4)).optional(),
  state: z.string().check(length(2, 4)).optional(),
  country: CountryCode.optional(),
});
/** Where a person was born. */
export type PlaceOfBirthCreate = z.infer<typeof PlaceOfBirthCreate>;

/**
 * A picture of one side of an identity paper, inside a legal entity. Nothing is mandatory here; what is
 * missing keeps the identity check from starting.
 */
export const PhotoCreate = z.object({
  extRef: z.string().min(1).optional(),
  page: z.enum(['FRONT', 'BACK']).optional(),
  style: z.enum(['STRAIGHT', 'TILTED']).optional(),
  format: z.enum(['PNG', 'JPG']).optional(),
  data: z
    .string()
    .check(length(4, 5592408))
    .regex(/^[A-Za-z0-9+/]{2,}={0,2}$/u)
    .optional(),
});
/**
 * A picture of one side of an identity paper, inside a legal entity. Nothing is mandatory here; what is
 * missing keeps the identity check from starting.
 */
export type PhotoCreate = z.infer<typeof PhotoCreate>;

/**
 * An identity paper of a person, inside a legal entity. Nothing is mandatory here; what is missing keeps the
 * identity check from starting.
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
 * An identity paper of a person, inside a legal entity. Nothing is mandatory here; what is missing keeps the
 * identity check from starting.
 */
export type PersonalDocumentCreate = z.infer<typeof PersonalDocumentCreate>;

/**
 * What is known about a natural person: a seller, or an owner of a seller. Everything may be sent later;
 * a check begins when what it needs is there.
 */
export const PersonCreate = z.object({
  firstName: z.string().optional(),
  lastName: z.string().optional(),
  legalName: z.string().optional(),
  taxNumber: z.string().optional(),
  socialSecurityNumber: z.string().optional(),
  gender: z.enum(['FEMALE', 'MALE']).optional(),
  dateOfBirth: z.union([z.iso.date(), z.iso.datetime({ offset: true })]).optional(),
  placeOfBirth: PlaceOfBirthCreate.optional(),
  nationality: CountryCode.optional(),
  address: Address.optional(),
  email: z.string().optional(),
  phone: z.string().optional(),
  documents: z.array(PersonalDocumentCreate).optional(),
});
/**
 * What is known about a natural person: a seller, or an owner of a seller. Everything may be sent later;
 * a check begins when what it needs is there.
 */
export type PersonCreate = z.infer<typeof PersonCreate>;

/** A natural person as the legal entity of an account holder. */
export const IndividualLegalEntityCreate = z.object({
  ...PersonCreate.shape,
  legalForm: z.literal('individual'),
});
/** A natural person as the legal entity of an account holder. */
export type IndividualLegalEntityCreate = z.infer<typeof IndividualLegalEntityCreate>;

/**
 * A person who owns or runs an organization: everything that an individual legal entity has, and the part
 * that the person plays.
 */
export const BeneficialOwnerCreate = z.object({
  ...PersonCreate.shape,
  extRef: z.string().min(1).optional(),
  legalForm: z.literal('individual').optional(),
  type: z.enum(['SHARE_HOLDER', 'CEO', 'CFO', 'COO']).optional(),
});
/**
 * A person who owns or runs an organization: everything that an individual legal entity has, and the part
 * that the person plays.
 */
export type BeneficialOwnerCreate = z.infer<typeof BeneficialOwnerCreate>;

/**
 * A paper of an organization, inside a legal entity. Nothing is mandatory here; what is missing keeps the
 * identity check from starting.
 */
export const OrganizationDocumentCreate = z.object({
  extRef: z.string().min(1).optional(),
  title: z.string().optional(),
  issuer: z.enum(['COMPANY_REGISTER', 'TAX_AUTHORITY']).optional(),
  issuedAt: z.iso.date().optional(),
  issuerCountry: CountryCode.optional(),
  data: z
    .string()
    .check(length(4, 5592408))
    .regex(/^[A-Za-z0-9+/]{2,}={0,2}$/u)
    .optional(),
});
/**
 * A paper of an organization, inside a legal entity. Nothing is mandatory here; what is missing keeps the
 * identity check from starting.
 */
export type OrganizationDocumentCreate = z.infer<typeof OrganizationDocumentCreate>;

/**
 * An organization as the legal entity of an account holder. Everything but the form may be sent later; a check
 * begins when what it needs is there.
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
  ultimateBeneficialOwners: z.array(BeneficialOwnerCreate).optional(),
  documents: z.array(OrganizationDocumentCreate).optional(),
});
/**
 * An organization as the legal entity of an account holder. Everything but the form may be sent later; a check
 * begins when what it needs is there.
 */
export type OrganizationLegalEntityCreate = z.infer<typeof OrganizationLegalEntityCreate>;

/** Who the account holder is by law. Only the form is required; a check needs more. */
export const LegalEntityCreate = z.discriminatedUnion('legalForm', [
  IndividualLegalEntityCreate,
  OrganizationLegalEntityCreate,
]);
/** Who the account holder is by law. Only the form is required; a check needs more. */
export type LegalEntityCreate = z.infer<typeof LegalEntityCreate>;

/** A virtual account to create, alone or together with its holder. */
export const VirtualAccountCreate = z.object({
  extRef: z.string().check(length(4, 32)).optional(),
  accountType: z.literal('DEFAULT').optional(),
  displayName: z.string().check(length(4, 48)),
});
/** A virtual account to create, alone or together with its holder. */
export type VirtualAccountCreate = z.infer<typeof VirtualAccountCreate>;

/** A new account holder, complete or with no more than a name and an account. */
export const AccountHolderCreate = z.object({
  extRef: z.string().check(length(1, 64)).optional(),
  displayName: z.string().check(length(1, 64)),
  description: z.string().check(length(0, 128)).optional(),
  legalEntity: LegalEntityCreate.optional(),
  accounts: z.array(VirtualAccountCreate).min(1),
});
/** A new account holder, complete or with no more than a name and an account. */
export type AccountHolderCreate = z.infer<typeof AccountHolderCreate>;

/** One page of a list of account holders. */
export const AccountHolderPage = z.object({ ...Page.shape, elements: z.array(AccountHolder) });
/** One page of a list of account holders. */
export type AccountHolderPage = z.infer<typeof AccountHolderPage>;

/** The parts of a place of birth to change. What is left out stays as it is; `null` clears a part. */
export const PlaceOfBirthUpdate = z.object({
  city: z.string().check(length(2, 4)).nullable().optional(),
  state: z.string().check(length(2, 4)).nullable().optional(),
  country: CountryCode.nullable().optional(),
});
/** The parts of a place of birth to change. What is left out stays as it is; `null` clears a part. */
export type PlaceOfBirthUpdate = z.infer<typeof PlaceOfBirthUpdate>;

/** The parts of a postal address to change. What is left out stays as it is; `null` clears a part. */
export const AddressUpdate = z.object({
  street: z.string().nullable().optional(),
  houseNumber: z.string().nullable().optional(),
  addition: z.string().nullable().optional(),
  zipcode: z.string().nullable().optional(),
  city: z.string().nullable().optional(),
  state: z.string().nullable().optional(),
  country: CountryCode.nullable().optional(),
});
/** The parts of a postal address to change. What is left out stays as it is; `null` clears a part. */
export type AddressUpdate = z.infer<typeof AddressUpdate>;

/**
 * A photo in an update of a legal entity. One whose `code`, or else `extRef`, is known changes that photo,
 * and what is left out stays as it is; one without a `code` and with a new `extRef`, or none, is added. An
 * unknown `code` is a 422. No photo is ever removed.
 */
export const PhotoUpdate = z.object({
  code: z.string().optional(),
  extRef: z.string().min(1).nullable().optional(),
  page: z.enum(['FRONT', 'BACK']).optional(),
  style: z.enum(['STRAIGHT', 'TILTED']).optional(),
  format: z.enum(['PNG', 'JPG']).optional(),
  data: z
    .string()
    .check(length(4, 5592408))
    .regex(/^[A-Za-z0-9+/]{2,}={0,2}$/u)
    .optional(),
});
/**
 * A photo in an update of a legal entity. One whose `code`, or else `extRef`, is known changes that photo,
 * and what is left out stays as it is; one without a `code` and with a new `extRef`, or none, is added. An
 * unknown `code` is a 422. No photo is ever removed.
 */
export type PhotoUpdate = z.infer<typeof PhotoUpdate>;

/**
 * An identity paper in an update of a legal entity. One whose `code`, or else `extRef`, is known changes
 * that paper, and what is left out stays as it is; one without a `code` and with a new `extRef`, or none,
 * is added. An unknown `code` is a 422. No paper is ever removed.
 */
export const PersonalDocumentUpdate = z.object({
  code: z.string().optional(),
  extRef: z.string().min(1).nullable().optional(),
  type: z.enum(['ID', 'PASSPORT', 'DRIVING_LICENSE', 'VISA']).optional(),
  number: z.string().nullable().optional(),
  issuedAt: z.iso.date().nullable().optional(),
  expireAt: z.iso.date().nullable().optional(),
  issuerCountry: z
    .string()
    .regex(/^[A-Z]{3}$/u)
    .nullable()
    .optional(),
  photos: z.array(PhotoUpdate).max(20).optional(),
});
/**
 * An identity paper in an update of a legal entity. One whose `code`, or else `extRef`, is known changes
 * that paper, and what is left out stays as it is; one without a `code` and with a new `extRef`, or none,
 * is added. An unknown `code` is a 422. No paper is ever removed.
 */
export type PersonalDocumentUpdate = z.infer<typeof PersonalDocumentUpdate>;

/**
 * What to change about a natural person: a seller, or an owner of a seller. What is left out stays as it is;
 * `null` clears a field.
 */
export const PersonUpdate = z.object({
  firstName: z.string().nullable().optional(),
  lastName: z.string().nullable().optional(),
  legalName: z.string().nullable().optional(),
  taxNumber: z.string().nullable().optional(),
  socialSecurityNumber: z.string().nullable().optional(),
  gender: z.enum(['FEMALE', 'MALE']).nullable().optional(),
  dateOfBirth: z
    .union([z.iso.date(), z.iso.datetime({ offset: true })])
    .nullable()
    .optional(),
  placeOfBirth: PlaceOfBirthUpdate.optional(),
  nationality: CountryCode.nullable().optional(),
  address: AddressUpdate.optional(),
  email: z.string().nullable().optional(),
  phone: z.string().nullable().optional(),
  documents: z.array(PersonalDocumentUpdate).optional(),
});
/**
 * What to change about a natural person: a seller, or an owner of a seller. What is left out stays as it is;
 * `null` clears a field.
 */
export type PersonUpdate = z.infer<typeof PersonUpdate>;

/** Changes to a legal entity that is a natural person. */
export const IndividualLegalEntityUpdate = z.object({
  ...PersonUpdate.shape,
  legalForm: z.literal('individual').optional(),
});
/** Changes to a legal entity that is a natural person. */
export type IndividualLegalEntityUpdate = z.infer<typeof IndividualLegalEntityUpdate>;

/**
 * An owner to change or to add. Matched by `code`, else by `extRef`; added when neither is given or the
 * `extRef` is new.
 */
export const BeneficialOwnerUpdate = z.object({
  ...PersonUpdate.shape,
  code: z.string().optional(),
  extRef: z.string().min(1).nullable().optional(),
  legalForm: z.literal('individual').optional(),
  type: z.enum(['SHARE_HOLDER', 'CEO', 'CFO', 'COO']).nullable().optional(),
});
/**
 * An owner to change or to add. Matched by `code`, else by `extRef`; added when neither is given or the
 * `extRef` is new.
 */
export type BeneficialOwnerUpdate = z.infer<typeof BeneficialOwnerUpdate>;

/**
 * A paper of an organization in an update of a legal entity. One whose `code`, or else `extRef`, is known
 * changes that paper, and what is left out stays as it is; one without a `code` and with a new `extRef`,
 * or none, is added. An unknown `code` is a 422. No paper is ever removed.
 */
export const OrganizationDocumentUpdate = z.object({
  code: z.string().optional(),
  extRef: z.string().min(1).nullable().optional(),
  title: z.string().nullable().optional(),
  issuer: z.enum(['COMPANY_REGISTER', 'TAX_AUTHORITY']).optional(),
  issuedAt: z.iso.date().nullable().optional(),
  issuerCountry: z
    .string()
    .regex(/^[A-Z]{3}$/u)
    .nullable()
    .optional(),
  data: z
    .string()
    .check(length(4, 5592408))
    .regex(/^[A-Za-z0-9+/]{2,}={0,2}$/u)
    .optional(),
});
/**
 * A paper of an organization in an update of a legal entity. One whose `code`, or else `extRef`, is known
 * changes that paper, and what is left out stays as it is; one without a `code` and with a new `extRef`,
 * or none, is added. An unknown `code` is a 422. No paper is ever removed.
 */
export type OrganizationDocumentUpdate = z.infer<typeof OrganizationDocumentUpdate>;

/** Changes to a legal entity that is an organization. What is left out stays as it is; `null` clears a field. */
export const OrganizationLegalEntityUpdate = z.object({
  legalForm: z.literal('organization').optional(),
  type: z.enum(['PRIVATE_COMPANY', 'PUBLIC_COMPANY', 'NON_PROFIT']).nullable().optional(),
  legalName: z.string().nullable().optional(),
  registrationNumber: z.string().nullable().optional(),
  taxNumber: z.string().nullable().optional(),
  address: AddressUpdate.optional(),
  email: z.string().nullable().optional(),
  phone: z.string().nullable().optional(),
  ultimateBeneficialOwners: z.array(BeneficialOwnerUpdate).optional(),
  documents: z.array(OrganizationDocumentUpdate).optional(),
});
/** Changes to a legal entity that is an organization. What is left out stays as it is; `null` clears a field. */
export type OrganizationLegalEntityUpdate = z.infer<typeof OrganizationLegalEntityUpdate>;

/**
 * Changes to the legal entity of an account holder. Its form cannot change, so `legalForm` may be left out
 * once a form is stored; the fields of the other form are then ignored, as any unknown field is.
 */
export const LegalEntityUpdate = z.union([
  IndividualLegalEntityUpdate,
  OrganizationLegalEntityUpdate,
]);
/**
 * Changes to the legal entity of an account holder. Its form cannot change, so `legalForm` may be left out
 * once a form is stored; the fields of the other form are then ignored, as any unknown field is.
 */
export type LegalEntityUpdate = z.infer<typeof LegalEntityUpdate>;

/** A bank statement that proves whose account it is. */
export const BankStatementCreate = z.object({
  data: z
    .string()
    .check(length(4, 5592408))
    .regex(/^[A-Za-z0-9+/]{2,}={0,2}$/u),
  issuedAt: z.iso.date().optional(),
});
/** A bank statement that proves whose account it is. */
export type BankStatementCreate = z.infer<typeof BankStatementCreate>;

/**
 * An external account in an update of its holder. One whose `code`, or else `extRef`, is known changes
 * that account, and what is left out stays as it is; a `code` that the holder does not have is a 422. One
 * without a known `code` or `extRef` is added and then needs `accountNumber` and `currency`. No account is
 * ever removed.
 */
export const ExternalAccountUpdate = z
  .object({
    code: z.string().optional(),
    accountType: z.literal('IBAN').optional(),
    accountNumber: z
      .string()
      .check(length(4, 34))
      .regex(/^[A-Za-z0-9]{4,34}$/u)
      .optional(),
    currency: Currency.optional(),
    extRef: z.string().min(1).nullable().optional(),
    displayName: z.string().min(1).nullable().optional(),
    description: z.string().nullable().optional(),
    statement: BankStatementCreate.optional(),
  })
  .check(
    matchesAny(
      z.looseObject({}).check(required('code')),
      z.looseObject({}).check(required('extRef')),
      z.looseObject({}).check(required('accountNumber', 'currency')),
    ),
  );
/**
 * An external account in an update of its holder. One whose `code`, or else `extRef`, is known changes
 * that account, and what is left out stays as it is; a `code` that the holder does not have is a 422. One
 * without a known `code` or `extRef` is added and then needs `accountNumber` and `currency`. No account is
 * ever removed.
 */
export type ExternalAccountUpdate = z.infer<typeof ExternalAccountUpdate>;

/**
 * What to change about an account holder. What is left out stays as it is. Nothing else of a holder can be
 * changed in version 1.
 */
export const AccountHolderUpdate = z.object({
  legalEntity: LegalEntityUpdate.optional(),
  externalAccounts: z.array(ExternalAccountUpdate).optional(),
});
/**
 * What to change about an account holder. What is left out stays as it is. Nothing else of a holder can be
 * changed in version 1.
 */
export type AccountHolderUpdate = z.infer<typeof AccountHolderUpdate>;

/** What a virtual account can pay out now. */
export const Balance = z.object({ code: z.string(), amount: z.int().min(0) });
/** What a virtual account can pay out now. */
export type Balance = z.infer<typeof Balance>;

/** A bank account to add to a holder. */
export const ExternalAccountCreate = z.object({
  accountType: z.literal('IBAN').optional(),
  accountNumber: z
    .string()
    .check(length(4, 34))
    .regex(/^[A-Za-z0-9]{4,34}$/u),
  currency: Currency,
  extRef: z.string().min(1).optional(),
  displayName: z.string().min(1).optional(),
  description: z.string().optional(),
  statement: BankStatementCreate.optional(),
});
/** A bank account to add to a holder. */
export type ExternalAccountCreate = z.infer<typeof ExternalAccountCreate>;

/** One page of the external accounts of a holder. */
export const ExternalAccountPage = z.object({ ...Page.shape, elements: z.array(ExternalAccount) });
/** One page of the external accounts of a holder. */
export type ExternalAccountPage = z.infer<typeof ExternalAccountPage>;

/** An external account as it is returned on its own, always with the state of its check. */
export const ExternalAccountWithKycStatus = z.intersection(
  ExternalAccount,
  z.object({ kycStatus: KycStatus }),
);
/** An external account as it is returned on its own, always with the state of its check. */
export type ExternalAccountWithKycStatus = z.infer<typeof ExternalAccountWithKycStatus>;

/**
 * Refunds all that is left of a payment, item by item as it was split. Takes neither `items` nor
 * `totalAmount`.
 */
export const FullRefundSplitCreate = z.object({
  extRef: ExtRef,
  pspMutationExtRef: z.string(),
  description: z.string().optional(),
  extProcessedAt: z.iso.datetime({ offset: true }).optional(),
  totalAmount: z.never().optional(),
  items: z.never().optional(),
});
/**
 * Refunds all that is left of a payment, item by item as it was split. Takes neither `items` nor
 * `totalAmount`.
 */
export type FullRefundSplitCreate = z.infer<typeof FullRefundSplitCreate>;

/** A paper of an organization that is sent after the holder was created. */
export const LateOrganizationDocumentCreate = z.object({
  extRef: z.string().min(1).optional(),
  title: z.string().min(1),
  issuer: z.enum(['COMPANY_REGISTER', 'TAX_AUTHORITY']),
  issuedAt: z.iso.date(),
  issuerCountry: CountryCode,
  data: z
    .string()
    .check(length(4, 5592408))
    .regex(/^[A-Za-z0-9+/]{2,}={0,2}$/u),
});
/** A paper of an organization that is sent after the holder was created. */
export type LateOrganizationDocumentCreate = z.infer<typeof LateOrganizationDocumentCreate>;

/** A picture of one side of an identity paper that is sent late. */
export const LatePhotoCreate = z.object({
  extRef: z.string().min(1).optional(),
  page: z.enum(['FRONT', 'BACK']),
  style: z.enum(['STRAIGHT', 'TILTED']),
  format: z.enum(['JPG', 'PNG']),
  data: z
    .string()
    .check(length(4, 5592408))
    .regex(/^[A-Za-z0-9+/]{2,}={0,2}$/u),
});
/** A picture of one side of an identity paper that is sent late. */
export type LatePhotoCreate = z.infer<typeof LatePhotoCreate>;

/**
 * An identity paper that is sent after the holder was created. It takes fewer kinds of paper than a legal
 * entity does, and asks for more about it.
 */
export const LatePersonalDocumentCreate = z
  .object({
    extRef: z.string().min(1).optional(),
    type: z.enum(['PASSPORT', 'ID']),
    number: z.string().regex(/\S/u),
    issuedAt: z.iso.date(),
    expireAt: z.iso.date().optional(),
    expiresAt: z.iso.date().optional(),
    issuerCountry: CountryCode.optional(),
    photos: z.array(LatePhotoCreate).min(1).max(20),
  })
  .check(
    matchesAny(
      z.looseObject({}).check(required('expireAt')),
      z.looseObject({}).check(required('expiresAt')),
    ),
  );
/**
 * An identity paper that is sent after the holder was created. It takes fewer kinds of paper than a legal
 * entity does, and asks for more about it.
 */
export type LatePersonalDocumentCreate = z.infer<typeof LatePersonalDocumentCreate>;

/**
 * A part of the refund. What is left out of `label`, `amount` and `accountCode` is taken from the payment
 * item.
 */
export const RefundSplitLeafCreate = z
  .object({
    type: z.literal('ITEM'),
    label: RefundSplitLabel.optional(),
    extRef: ExtRef,
    originalExtRef: ExtRef,
    amount: PositiveMinorUnits.optional(),
    accountCode: z.string().optional(),
    description: z.string().optional(),
    items: z.array(z.never()).max(0).optional(),
  })
  .check(
    not(z.object({ label: z.enum(['REFUND_FEE', 'REFUND_VAT']), amount: z.never().optional() })),
  );
/**
 * A part of the refund. What is left out of `label`, `amount` and `accountCode` is taken from the payment
 * item.
 */
export type RefundSplitLeafCreate = z.infer<typeof RefundSplitLeafCreate>;

/** Refund items that belong together. Takes no money back itself. */
export const RefundSplitGroupCreate = z.object({
  type: z.literal('GROUP'),
  label: RefundSplitLabel.optional(),
  extRef: ExtRef,
  originalExtRef: ExtRef,
  amount: PositiveMinorUnits.optional(),
  accountCode: z.string().optional(),
  description: z.string().optional(),
  get items() {
    return z.array(RefundSplitItemCreate).min(1).max(1000);
  },
});
/** Refund items that belong together. Takes no money back itself. */
export type RefundSplitGroupCreate = {
  type: 'GROUP';
  label?: RefundSplitLabel | undefined;
  extRef: ExtRef;
  originalExtRef: ExtRef;
  amount?: PositiveMinorUnits | undefined;
  accountCode?: string | undefined;
  description?: string | undefined;
  items: RefundSplitItemCreate[];
};

/** A node of the tree, either a `GROUP` of further items or an `ITEM`, which takes money back. */
export const RefundSplitItemCreate: z.ZodType<RefundSplitItemCreate> = z.xor([
  RefundSplitGroupCreate,
  RefundSplitLeafCreate,
]);
/** A node of the tree, either a `GROUP` of further items or an `ITEM`, which takes money back. */
export type RefundSplitItemCreate = RefundSplitGroupCreate | RefundSplitLeafCreate;

/** Refunds the items that it names, in whole or in part. */
export const PartialRefundSplitCreate = z.object({
  extRef: ExtRef,
  pspMutationExtRef: z.string(),
  totalAmount: PositiveMinorUnits.optional(),
  description: z.string().optional(),
  extProcessedAt: z.iso.datetime({ offset: true }),
  items: z.array(RefundSplitItemCreate).min(1).max(1000),
});
/** Refunds the items that it names, in whole or in part. */
export type PartialRefundSplitCreate = z.infer<typeof PartialRefundSplitCreate>;

/** What the processor answered before the split was sent, kept for later questions. */
export const PspResponse = z.object({
  type: z.string(),
  data: z
    .string()
    .check(length(4, 5592408))
    .regex(/^[A-Za-z0-9+/]{2,}={0,2}$/u),
});
/** What the processor answered before the split was sent, kept for later questions. */
export type PspResponse = z.infer<typeof PspResponse>;

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
  pspResponse: PspResponse.optional(),
  description: z.string().optional(),
  extProcessedAt: z.iso.datetime({ offset: true }),
  items: z.array(PaymentSplitItem).min(1),
});
/** How one captured payment was distributed. */
export type PaymentSplit = z.infer<typeof PaymentSplit>;

/** A part of the amount and what it is for. Only these move money. */
export const PaymentSplitLeafCreate = z.object({
  type: z.literal('ITEM'),
  label: PaymentSplitLabel,
  extRef: ExtRef,
  amount: PositiveMinorUnits,
  accountCode: z.string().optional(),
  description: z.string().optional(),
  items: z.array(z.never()).max(0).optional(),
});
/** A part of the amount and what it is for. Only these move money. */
export type PaymentSplitLeafCreate = z.infer<typeof PaymentSplitLeafCreate>;

/** Items that belong together, for example all that one seller gets. Moves no money itself. */
export const PaymentSplitGroupCreate = z.object({
  type: z.literal('GROUP'),
  label: PaymentSplitLabel.optional(),
  extRef: ExtRef,
  amount: PositiveMinorUnits.optional(),
  accountCode: z.string().optional(),
  description: z.string().optional(),
  get items() {
    return z.array(PaymentSplitItemCreate).min(1).max(1000);
  },
});
/** Items that belong together, for example all that one seller gets. Moves no money itself. */
export type PaymentSplitGroupCreate = {
  type: 'GROUP';
  label?: PaymentSplitLabel | undefined;
  extRef: ExtRef;
  amount?: PositiveMinorUnits | undefined;
  accountCode?: string | undefined;
  description?: string | undefined;
  items: PaymentSplitItemCreate[];
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
  extRef: ExtRef,
  totalAmount: PositiveMinorUnits,
  currency: Currency,
  pspExtRef: z.string().optional(),
  paymentProcessor: PaymentProcessor,
  paymentMethod: z.string(),
  pspResponse: PspResponse.optional(),
  description: z.string().optional(),
  extProcessedAt: z.iso.datetime({ offset: true }),
  items: z.array(PaymentSplitItemCreate).min(1).max(1000),
});
/** How one captured payment is to be distributed. */
export type PaymentSplitCreate = z.infer<typeof PaymentSplitCreate>;

/** A page of payment splits. */
export const PaymentSplitPage = z.object({ ...Page.shape, elements: z.array(PaymentSplit) });
/** A page of payment splits. */
export type PaymentSplitPage = z.infer<typeof PaymentSplitPage>;

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
export const PayoutRequestStatus = z.enum([
  'WAITING',
  'ACCEPTED',
  'REJECTED',
  'FAILED',
  'PROCESSED',
]);
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
export type PayoutRequestStatus = z.infer<typeof PayoutRequestStatus>;

/** A request to send money from a virtual account to a bank account, and how far it has got. */
export const PayoutRequest = z.object({
  code: z.string(),
  createdAt: z.iso.datetime({ offset: true }),
  processAt: z.iso.datetime({ offset: true }),
  useBalanceAt: z.iso.datetime({ offset: true }).optional(),
  accountCode: z.string(),
  externalAccountCode: z.string(),
  amount: PositiveMinorUnits.optional(),
  description: z.string().optional(),
  status: PayoutRequestStatus,
});
/** A request to send money from a virtual account to a bank account, and how far it has got. */
export type PayoutRequest = z.infer<typeof PayoutRequest>;

/**
 * Money to send from a virtual account to a bank account. At most one of `amount` and `useBalanceAt`;
 * with neither, all that can be paid out.
 */
export const PayoutRequestCreate = z
  .object({
    accountCode: z.string(),
    externalAccountCode: z.string(),
    amount: PositiveMinorUnits.optional(),
    useBalanceAt: z.iso.datetime({ offset: true }).optional(),
    processAt: z.iso.datetime({ offset: true }).optional(),
    description: z.string().optional(),
  })
  .check(notTogether('amount', 'useBalanceAt'));
/**
 * Money to send from a virtual account to a bank account. At most one of `amount` and `useBalanceAt`;
 * with neither, all that can be paid out.
 */
export type PayoutRequestCreate = z.infer<typeof PayoutRequestCreate>;

/** A page of payout requests. */
export const PayoutRequestPage = z.object({ ...Page.shape, elements: z.array(PayoutRequest) });
/** A page of payout requests. */
export type PayoutRequestPage = z.infer<typeof PayoutRequestPage>;

/** A part of the refund and what it is for. Only these take money back. */
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
/** A part of the refund and what it is for. Only these take money back. */
export type RefundSplitLeaf = z.infer<typeof RefundSplitLeaf>;

/** Refund items that belong together. Takes no money back itself. */
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
/** Refund items that belong together. Takes no money back itself. */
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

/** A node of the tree, either a `GROUP` of further items or an `ITEM`, which takes money back. */
export const RefundSplitItem: z.ZodType<RefundSplitItem> = z.discriminatedUnion('type', [
  RefundSplitGroup,
  RefundSplitLeaf,
]);
/** A node of the tree, either a `GROUP` of further items or an `ITEM`, which takes money back. */
export type RefundSplitItem = RefundSplitGroup | RefundSplitLeaf;

/** What was taken back of a payment split. */
export const RefundSplit = z.object({
  code: z.string(),
  extRef: z.string(),
  pspMutationExtRef: z.string(),
  totalAmount: PositiveMinorUnits,
  description: z.string().optional(),
  extProcessedAt: z.iso.datetime({ offset: true }),
  items: z.array(RefundSplitItem).min(1),
});
/** What was taken back of a payment split. */
export type RefundSplit = z.infer<typeof RefundSplit>;

/**
 * A refund of a payment that was split. Without `items` and `totalAmount` all that is left of the payment
 * is refunded; with `items` only what they say.
 */
export const RefundSplitCreate = z.union([FullRefundSplitCreate, PartialRefundSplitCreate]);
/**
 * A refund of a payment that was split. Without `items` and `totalAmount` all that is left of the payment
 * is refunded; with `items` only what they say.
 */
export type RefundSplitCreate = z.infer<typeof RefundSplitCreate>;

/** A page of refund splits. */
export const RefundSplitPage = z.object({ ...Page.shape, elements: z.array(RefundSplit) });
/** A page of refund splits. */
export type RefundSplitPage = z.infer<typeof RefundSplitPage>;

/** One page of the virtual accounts of a holder. */
export const VirtualAccountPage = z.object({ ...Page.shape, elements: z.array(VirtualAccount) });
/** One page of the virtual accounts of a holder. */
export type VirtualAccountPage = z.infer<typeof VirtualAccountPage>;

/**
 * What to change of a virtual account. What is left out stays as it is. Nothing but `extRef` and `displayName`
 * can be changed.
 */
export const VirtualAccountUpdate = z.object({
  code: z.string().optional(),
  extRef: z.string().check(length(4, 32)).nullable().optional(),
  displayName: z.string().check(length(4, 48)).optional(),
});
/**
 * What to change of a virtual account. What is left out stays as it is. Nothing but `extRef` and `displayName`
 * can be changed.
 */
export type VirtualAccountUpdate = z.infer<typeof VirtualAccountUpdate>;
