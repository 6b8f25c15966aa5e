import type {
  LegalEntityLegalForm,
  OrganizationDocumentIssuer,
  PersonGender,
  PhotoFormat,
  PhotoPage,
  PhotoStyle,
} from '@seller-funds/contract/vocabulary/shared';

export type LegalForm = LegalEntityLegalForm;

/** The legal entity of a holder with its owners and documents. */
export interface LegalEntity {
  readonly form: LegalForm;
  fields: EntityFields;
  /** The check ignores the owners of an individual (D240). */
  readonly owners: Owner[];
  readonly documents: Document[];
}

export function newEntity(form: LegalForm): LegalEntity {
  return { form, fields: {}, owners: [], documents: [] };
}

/** An entry of a list in a legal entity. Owners have documents, and documents of persons have photos. */
export interface Entry<Fields extends object> {
  readonly code: string;
  /** A reference of the caller, unique within the list. */
  extRef: string | null;
  readonly createdAt: number;
  fields: Fields;
  /** SHA-256 of the file of a photo, or of an organization's document; null without a file. */
  fileHash: string | null;
  readonly documents: Document[];
  readonly photos: Photo[];
}

/** A person who owns or runs an organization. */
export type Owner = Entry<EntityFields>;

/** A document of a person or an organization. */
export type Document = Entry<DocumentFields>;

/** A photo of a document. */
export type Photo = Entry<PhotoFields>;

export function newEntry(code: string, extRef: string | null, createdAt: number): Entry<object> {
  return { code, extRef, createdAt, fields: {}, fileHash: null, documents: [], photos: [] };
}

/** Returns the codes of all documents and photos with a file, of a legal entity or an entry. */
export function collectFileCodes(of: {
  readonly documents: readonly Document[];
  readonly owners?: readonly Owner[];
}): string[] {
  const documents = [of, ...(of.owners ?? [])].flatMap((each) => each.documents);
  const entries = documents.flatMap((document) => [document, ...document.photos]);
  return entries.filter(({ fileHash }) => fileHash !== null).map(({ code }) => code);
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

interface Merged<T> {
  readonly fields: T;
  readonly changed: readonly string[];
}

/** Applies changes recursively: undefined keeps a value, null clears it, and an emptied record is removed. */
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
