import type {
  OrganizationDocumentIssuer,
  PersonGender,
  PhotoFormat,
  PhotoPage,
  PhotoStyle,
} from '@seller-funds/contract/vocabulary/shared';

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
export interface Merged<T> {
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
