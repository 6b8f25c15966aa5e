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

function fieldsOf(
  names: typeof v1 | typeof v2,
  {
    IndividualLegalEntityUpdate,
    OrganizationLegalEntityUpdate,
  }: typeof validators1 | typeof validators2,
): Omit<VersionFields, 'withOwners' | 'ownerTypeRequired'> {
  return {
    individual: plain<keyof EntityFields | Other>(names.individualLegalEntityFields),
    owner: plain<keyof EntityFields | Other>(names.beneficialOwnerFields),
    organization: plain<keyof EntityFields | Other>(names.organizationLegalEntityFields),
    personalDocument: plain<keyof DocumentFields | Other>(names.personalDocumentFields),
    organizationDocument: plain<keyof DocumentFields | Other>(names.organizationDocumentFields),
    photo: plain<keyof PhotoFields | Other>(names.photoFields),
    address: names.addressFields,
    placeOfBirth: names.placeOfBirthFields,
    updates: {
      individual: IndividualLegalEntityUpdate,
      organization: OrganizationLegalEntityUpdate,
    },
  };
}

export const v1Fields: VersionFields = {
  ...fieldsOf(v1, validators1),
  withOwners: ['organization'],
  ownerTypeRequired: false,
};

/** The fields of version 2. Both legal forms have the same fields except `type`, which only organizations have (D240). */
export const v2Fields: VersionFields = {
  ...fieldsOf(v2, validators2),
  withOwners: ['individual', 'organization'],
  ownerTypeRequired: true,
};
