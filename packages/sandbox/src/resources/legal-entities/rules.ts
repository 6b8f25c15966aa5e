import * as v1 from '@seller-funds/contract/vocabulary/v1';
import * as v2 from '@seller-funds/contract/vocabulary/v2';
import type { Schema } from '@seller-funds/validators';
import * as validators1 from '@seller-funds/validators/v1';
import * as validators2 from '@seller-funds/validators/v2';
import type {
  DocumentFields,
  EntityFields,
  LegalForm,
  PhotoFields,
} from '../../domain/sellers/legal-entities/entity.js';
import type { SellerRules } from '../../domain/sellers/seller-rules.js';

/** The rules of an API version, with the schemas of its updates. */
export interface VersionRules extends SellerRules {
  readonly updates: Readonly<Record<LegalForm, Schema>>;
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
): Omit<
  VersionRules,
  'withOwners' | 'ownerTypeRequired' | 'bankNameRequired' | 'bankNameUnique' | 'bankCurrencyKept'
> {
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

export const v1Rules: VersionRules = {
  ...fieldsOf(v1, validators1),
  withOwners: ['organization'],
  ownerTypeRequired: false,
  bankNameRequired: false,
  bankNameUnique: true,
  bankCurrencyKept: false,
};

/** The fields of version 2. Both legal forms have the same fields except `type`, which only organizations have (D240). */
export const v2Rules: VersionRules = {
  ...fieldsOf(v2, validators2),
  withOwners: ['individual', 'organization'],
  ownerTypeRequired: true,
  bankNameRequired: true,
  bankNameUnique: false,
  bankCurrencyKept: true,
};
