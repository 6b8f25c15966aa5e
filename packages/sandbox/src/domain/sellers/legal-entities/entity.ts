import type {
  LegalEntityLegalForm,
  OrganizationDocumentIssuer,
  PersonGender,
  PhotoFormat,
  PhotoPage,
  PhotoStyle,
} from '@seller-funds/contract/vocabulary/shared';
import type { ReadUnit } from '../../../unit/unit.js';

/** A person or an organization. */
export type LegalForm = LegalEntityLegalForm;

/** Who a holder is by law, with owners and papers. */
export interface LegalEntity {
  readonly form: LegalForm;
  fields: EntityFields;
  /** Those of a person have no part in the check (D240). */
  readonly owners: Owner[];
  readonly documents: Document[];
}

/** What has a code, and a reference of the caller that is unique beside its neighbours. */
export interface Entry {
  readonly code: string;
  extRef: string | null;
}

/** A person who owns or runs an organization. */
export interface Owner extends Entry {
  readonly createdAt: number;
  fields: EntityFields;
  readonly documents: Document[];
}

/** A paper. */
export interface Document extends Entry {
  fields: DocumentFields;
  /** SHA-256 of the file of an organization's paper; null while there is none. */
  fileHash: string | null;
  /** The pictures of a person's paper. */
  readonly photos: Photo[];
}

/** A picture of a paper. */
export interface Photo extends Entry {
  fields: PhotoFields;
  fileHash: string | null;
}

/** A postal address. */
export interface Address {
  readonly street?: string;
  readonly houseNumber?: string;
  readonly addition?: string;
  readonly zipcode?: string;
  readonly city?: string;
  readonly state?: string;
  readonly country?: string;
}

/** Where a person was born. */
export interface PlaceOfBirth {
  readonly city?: string;
  readonly state?: string;
  readonly country?: string;
}

/** The plain fields of a person or an organization; each form uses its own (D170). */
export interface EntityFields {
  /** The kind of an organization, or the part that an owner plays. */
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

/** The plain fields of a paper; a person's has other ones than an organization's. */
export interface DocumentFields {
  readonly type?: string;
  readonly number?: string;
  readonly title?: string;
  readonly issuer?: OrganizationDocumentIssuer;
  readonly issuedAt?: string;
  readonly expireAt?: string;
  readonly issuerCountry?: string;
}

/** The plain fields of a picture. */
export interface PhotoFields {
  readonly page?: PhotoPage;
  readonly style?: PhotoStyle;
  readonly format?: PhotoFormat;
}

/** What to change of a record: undefined leaves a value as it is, null clears it (D45). */
export type Changes<T> = { readonly [K in keyof T]?: T[K] | null | undefined };

/** What to change of a person or an organization. */
export interface EntityChanges extends Changes<Omit<EntityFields, 'address' | 'placeOfBirth'>> {
  readonly address?: Changes<Address> | undefined;
  readonly placeOfBirth?: Changes<PlaceOfBirth> | undefined;
}

/** A record after a change, and the names of the fields whose value is another one now. */
interface Merged<T> {
  readonly fields: T;
  readonly changed: readonly string[];
}

/**
 * Applies changes to a record, at every depth. A record inside that becomes empty is removed.
 * @param changes undefined leaves a value as it is, null clears it
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

/** The form of a holder's legal entity; undefined where it has none. */
export async function legalFormOf(
  { db, tenant }: ReadUnit,
  holder: string,
): Promise<LegalForm | undefined> {
  const query = db.selectFrom('legal_entities').select('form').where('tenant', '=', tenant);
  return (await query.where('holder', '=', holder).executeTakeFirst())?.form;
}
