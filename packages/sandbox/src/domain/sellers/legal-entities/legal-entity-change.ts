import type { Changes, DocumentFields, EntityChanges, PhotoFields } from './fields.js';
import type { LegalForm } from './legal-entity.js';

/** What is sent about a legal entity. */
export interface LegalEntityChange {
  /** Undefined where it was left out. */
  readonly form: LegalForm | undefined;
  readonly fields: EntityChanges;
  readonly owners: readonly OwnerChange[];
  readonly documents: readonly DocumentChange[];
  /** Where it stands in the request, such as `legalEntity`. */
  readonly at: string;
}

/** What is sent about one entry of a list. */
export interface EntryChange<T extends object> {
  /** Where it stands in the request, such as `legalEntity.documents[0]`; empty for a whole body. */
  readonly at: string;
  /** Undefined leaves it as it is, null clears it. */
  readonly extRef: string | null | undefined;
  readonly fields: T;
}

/** What is sent about an owner. */
export interface OwnerChange extends EntryChange<EntityChanges> {
  readonly documents: readonly DocumentChange[];
  /** Whether a new owner has to have a type (D165). */
  readonly typeRequired: boolean;
}

/** What is sent about a paper. */
export interface DocumentChange extends EntryChange<Changes<DocumentFields>> {
  /** The file of an organization's paper, in Base64. */
  readonly data: string | null | undefined;
  readonly photos: readonly PhotoChange[];
}

/** What is sent about a picture. */
export interface PhotoChange extends EntryChange<Changes<PhotoFields>> {
  /** In Base64. */
  readonly data: string | null | undefined;
}
