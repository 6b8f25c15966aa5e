import type { LegalEntityLegalForm } from '@seller-funds/contract/vocabulary/shared';
import type { DocumentFields, EntityFields, PhotoFields } from './fields.js';

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
