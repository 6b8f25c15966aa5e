import type {
  LegalEntityLegalForm,
  OrganizationDocumentIssuer,
  PersonGender,
  PhotoFormat,
  PhotoPage,
  PhotoStyle,
} from '@seller-funds/contract/vocabulary/shared';
import type { ReadUnit } from '../../../unit/unit.js';
import { findRow } from '../../../storage/rows.js';

export type LegalForm = LegalEntityLegalForm;

/** The legal entity of a holder with its owners and documents. */
export interface LegalEntity {
  readonly form: LegalForm;
  fields: EntityFields;
  /** The check ignores the owners of an individual (D240). */
  readonly owners: Owner[];
  readonly documents: Document[];
}

/** A list entry with a code and a reference of the caller that is unique within the list. */
export interface ListEntry {
  readonly code: string;
  extRef: string | null;
}

/** A person who owns or runs an organization. */
export interface Owner extends ListEntry {
  readonly createdAt: number;
  fields: EntityFields;
  readonly documents: Document[];
}

/** A document of a person or an organization. */
export interface Document extends ListEntry {
  fields: DocumentFields;
  /** SHA-256 of the file of an organization's document; null if there is none. */
  fileHash: string | null;
  /** The photos of a person's document. */
  readonly photos: Photo[];
}

/** A photo of a document. */
export interface Photo extends ListEntry {
  fields: PhotoFields;
  fileHash: string | null;
}

export interface Address {
  readonly street?: string;
  readonly houseNumber?: string;
  readonly addition?: string;
  readonly zipcode?: string;
  readonly city?: string;
  readonly state?: string;
  readonly country?: string;
}

export interface PlaceOfBirth {
  readonly city?: string;
  readonly state?: string;
  readonly country?: string;
}

/** The plain fields of a person or an organization; each legal form uses a subset (D170). */
export interface EntityFields {
  /** The type of an organization, or the role of an owner. */
  readonly type?: string;
  readonly legalName?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly gender?: PersonGender;
  /** A calendar date. */
  readonly dateOfBirth?: string;
  readonly placeOfBirth?: PlaceOfBirth;
  readonly nationality?: string;
  readonly socialSecurityNumber?: string;
  readonly registrationNumber?: string;
  readonly taxNumber?: string;
  readonly address?: Address;
  readonly email?: string;
  readonly phone?: string;
  readonly indirectControlThrough?: boolean;
}

/** The plain fields of a document; persons and organizations use different subsets. */
export interface DocumentFields {
  readonly type?: string;
  readonly number?: string;
  readonly title?: string;
  readonly issuer?: OrganizationDocumentIssuer;
  readonly issuedAt?: string;
  readonly expireAt?: string;
  readonly issuerCountry?: string;
}

export interface PhotoFields {
  readonly page?: PhotoPage;
  readonly style?: PhotoStyle;
  readonly format?: PhotoFormat;
}

/** A change of a record: undefined keeps a value, null clears it (D45). */
export type Changes<T> = { readonly [K in keyof T]?: T[K] | null | undefined };

export interface EntityChanges extends Changes<Omit<EntityFields, 'address' | 'placeOfBirth'>> {
  readonly address?: Changes<Address> | undefined;
  readonly placeOfBirth?: Changes<PlaceOfBirth> | undefined;
}

/** A record after a change, with the names of the changed fields. */
interface Merged<T> {
  readonly fields: T;
  readonly changed: readonly string[];
}

/**
 * Applies changes to a record recursively. A nested record that becomes empty is removed.
 * @param changes undefined keeps a value, null clears it
 */
export function mergeFields<T extends object>(stored: T, changes: object): Merged<T> {
  const fields = { ...stored } as Record<string, unknown>;
  const changed: string[] = [];
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) continue;
    const before = fields[name];
    const after = isRecord(value)
      ? mergeFields(isRecord(before) ? before : {}, value).fields
      : value;
    if (after === null || (isRecord(after) && Object.keys(after).length === 0)) {
      Reflect.deleteProperty(fields, name);
    } else fields[name] = after;
    if (JSON.stringify(fields[name]) !== JSON.stringify(before)) changed.push(name);
  }
  return { fields: fields as T, changed };
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Returns the legal form of a holder; undefined if it has no legal entity. */
export async function findLegalForm(
  { db }: ReadUnit,
  holder: string,
): Promise<LegalForm | undefined> {
  return (await findRow(db, 'legal_entities', { holder }))?.form;
}
