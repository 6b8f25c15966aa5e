import type {
  Address,
  DocumentFields,
  EntityFields,
  LegalForm,
  PhotoFields,
  PlaceOfBirth,
} from './legal-entities/entity.js';

/** The kinds of list entries in a legal entity; each has fields of its own. */
export type EntryKind = 'owner' | 'personalDocument' | 'organizationDocument' | 'photo';

/** The kind of the documents of a legal form. */
export function documentKind(form: LegalForm): EntryKind {
  return form === 'individual' ? 'personalDocument' : 'organizationDocument';
}

/** What differs between the API versions for sellers: the fields of legal entities (D170), and rules. */
export interface SellerRules {
  readonly individual: readonly (keyof EntityFields)[];
  readonly owner: readonly (keyof EntityFields)[];
  readonly organization: readonly (keyof EntityFields)[];
  readonly personalDocument: readonly (keyof DocumentFields)[];
  readonly organizationDocument: readonly (keyof DocumentFields)[];
  readonly photo: readonly (keyof PhotoFields)[];
  readonly address: readonly (keyof Address)[];
  readonly placeOfBirth: readonly (keyof PlaceOfBirth)[];
  readonly withOwners: readonly LegalForm[];
  /** Whether the type of a new owner is required (D131, D165). */
  readonly ownerTypeRequired: boolean;
  /**
   * Whether name and type of a new external account are required (D165). Otherwise it is an IBAN account, and its number
   * is required (D143).
   */
  readonly bankNameRequired: boolean;
  /** Whether no two external accounts of a holder may have the same name (D28). */
  readonly bankNameUnique: boolean;
  /** Whether an update leaves a currency other than EUR, which the other version stored, as it is (D187). */
  readonly bankCurrencyKept: boolean;
}
