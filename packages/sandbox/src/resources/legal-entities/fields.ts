import * as v1 from '@seller-funds/contract/vocabulary/v1';
import * as v2 from '@seller-funds/contract/vocabulary/v2';
import type { Schema } from '@seller-funds/validators';
import * as validators1 from '@seller-funds/validators/v1';
import * as validators2 from '@seller-funds/validators/v2';
import type {
  Address,
  DocumentFields,
  EntityFields,
  LegalForm,
  PhotoFields,
  PlaceOfBirth,
} from '../../domain/sellers/legal-entities/entity.js';

/** The fields of legal entities in one API version (D170). */
export interface VersionFields {
  readonly individual: readonly (keyof EntityFields)[];
  readonly owner: readonly (keyof EntityFields)[];
  readonly organization: readonly (keyof EntityFields)[];
  readonly personalDocument: readonly (keyof DocumentFields)[];
  readonly organizationDocument: readonly (keyof DocumentFields)[];
  readonly photo: readonly (keyof PhotoFields)[];
  readonly address: readonly (keyof Address)[];
  readonly placeOfBirth: readonly (keyof PlaceOfBirth)[];
  /** The legal forms that have beneficial owners. */
  readonly withOwners: readonly LegalForm[];
  /** Whether the type of a new owner is required (D131, D165). */
  readonly ownerTypeRequired: boolean;
  /** The schemas of updates. */
  readonly updates: Readonly<Record<LegalForm, Schema>>;
}

/** The kinds of list entries in a legal entity; each has fields of its own. */
export type EntryKind = 'owner' | 'personalDocument' | 'organizationDocument' | 'photo';

/** The kind of the documents of a legal form. */
export function documentKind(form: LegalForm): EntryKind {
  return form === 'individual' ? 'personalDocument' : 'organizationDocument';
}

/** The other properties of the schemas: references, values that the service sets, lists and files. */
const others = [
  'code',
  'createdAt',
  'data',
  'documents',
  'extRef',
  'kycMessage',
  'kycStatus',
  'legalForm',
  'photos',
  'ultimateBeneficialOwners',
] as const;

type Other = (typeof others)[number];

/** Returns the plain fields of a schema. */
function plain<Name extends string>(names: readonly Name[]): readonly Exclude<Name, Other>[] {
  const left: ReadonlySet<string> = new Set(others);
  return names.filter((name): name is Exclude<Name, Other> => !left.has(name));
}

export const v1Fields: VersionFields = {
  individual: plain(v1.individualLegalEntityFields),
  owner: plain(v1.beneficialOwnerFields),
  organization: plain(v1.organizationLegalEntityFields),
  personalDocument: plain(v1.personalDocumentFields),
  organizationDocument: plain(v1.organizationDocumentFields),
  photo: plain(v1.photoFields),
  address: v1.addressFields,
  placeOfBirth: v1.placeOfBirthFields,
  withOwners: ['organization'],
  ownerTypeRequired: false,
  updates: {
    individual: validators1.IndividualLegalEntityUpdate,
    organization: validators1.OrganizationLegalEntityUpdate,
  },
};

/** The fields of version 2. Both legal forms have the same fields except `type`, which only organizations have (D240). */
export const v2Fields: VersionFields = {
  individual: plain(v2.individualLegalEntityFields),
  owner: plain(v2.beneficialOwnerFields),
  organization: plain(v2.organizationLegalEntityFields),
  personalDocument: plain(v2.personalDocumentFields),
  organizationDocument: plain(v2.organizationDocumentFields),
  photo: plain(v2.photoFields),
  address: v2.addressFields,
  placeOfBirth: v2.placeOfBirthFields,
  withOwners: ['individual', 'organization'],
  ownerTypeRequired: true,
  updates: {
    individual: validators2.IndividualLegalEntityUpdate,
    organization: validators2.OrganizationLegalEntityUpdate,
  },
};
