import type {
  DocumentFields,
  EntityFields,
  PhotoFields,
} from '../domain/sellers/legal-entities/fields.js';
import type { LegalForm } from '../domain/sellers/legal-entities/legal-entity.js';

/** Which fields one version takes and shows (D170). */
export interface VersionFields {
  readonly individual: readonly (keyof EntityFields)[];
  readonly owner: readonly (keyof EntityFields)[];
  readonly organization: readonly (keyof EntityFields)[];
  readonly personalDocument: readonly (keyof DocumentFields)[];
  readonly organizationDocument: readonly (keyof DocumentFields)[];
  readonly photo: readonly (keyof PhotoFields)[];
  /** The legal forms that have owners. */
  readonly withOwners: readonly LegalForm[];
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
  withOwners: ['organization'],
  ownerTypeRequired: false,
};

/** All fields of a legal entity of version 2: one list, of which `type` alone is for organizations (D240). */
const entity = [...person, 'registrationNumber', 'taxNumber', 'indirectControlThrough'] as const;

/** The fields of version 2. */
export const v2Fields: VersionFields = {
  individual: entity,
  owner: [...person, 'indirectControlThrough', 'type'],
  organization: [...entity, 'type'],
  personalDocument,
  organizationDocument: ['title', 'type', 'issuedAt', 'issuerCountry'],
  photo: ['page'],
  withOwners: ['individual', 'organization'],
  ownerTypeRequired: true,
};
