import type { DocumentFields, EntityFields, PhotoFields } from '../domain/legal-entities/fields.js';

/** Which fields one version takes and shows (D170). */
export interface VersionFields {
  readonly individual: readonly (keyof EntityFields)[];
  readonly owner: readonly (keyof EntityFields)[];
  readonly organization: readonly (keyof EntityFields)[];
  readonly personalDocument: readonly (keyof DocumentFields)[];
  readonly organizationDocument: readonly (keyof DocumentFields)[];
  readonly photo: readonly (keyof PhotoFields)[];
  /** Whether a new owner needs a type (D131, D165). */
  readonly ownerTypeRequired: boolean;
}

const person = [
  'firstName',
  'lastName',
  'legalName',
  'socialSecurityNumber',
  'dateOfBirth',
  'placeOfBirth',
  'nationality',
  'address',
  'email',
  'phone',
] as const;

const organization = [
  'type',
  'legalName',
  'registrationNumber',
  'taxNumber',
  'address',
  'email',
  'phone',
] as const;

const personalDocument = ['type', 'number', 'issuedAt', 'expireAt', 'issuerCountry'] as const;

/** The fields of version 1. */
export const v1Fields: VersionFields = {
  individual: [...person, 'taxNumber', 'gender'],
  owner: [...person, 'taxNumber', 'gender', 'type'],
  organization,
  personalDocument,
  organizationDocument: ['title', 'issuer', 'issuedAt', 'issuerCountry'],
  photo: ['page', 'style', 'format'],
  ownerTypeRequired: false,
};

/** The fields of version 2. */
export const v2Fields: VersionFields = {
  individual: [...person, 'taxNumber', 'indirectControlThrough'],
  owner: [...person, 'indirectControlThrough', 'type'],
  organization: [...organization, 'indirectControlThrough'],
  personalDocument,
  organizationDocument: ['title', 'type', 'issuedAt', 'issuerCountry'],
  photo: ['page'],
  ownerTypeRequired: true,
};
