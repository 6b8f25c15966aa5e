import type * as v1 from '@seller-funds/contract/v1';
import type * as v2 from '@seller-funds/contract/v2';
import { beneficialOwnerTypeValues } from '@seller-funds/contract/vocabulary/v1';
import type { Holder } from '../../domain/sellers/holders/holder.js';
import type {
  Document,
  EntityFields,
  Entry,
  LegalEntity,
  LegalForm,
  Owner,
} from '../../domain/sellers/legal-entities/entity.js';
import { formatMoment } from '../../kernel/moment.js';
import { omitNullish } from '../../kernel/fields.js';
import { kycToV1, kycToV2 } from '../kyc-status.js';
import { partsAfterChange, type ResponseParts } from '../response-parts.js';
import {
  documentKind,
  type EntryKind,
  type SellerRules,
} from '../../domain/sellers/seller-rules.js';
import { v1Rules, v2Rules } from './rules.js';
import { pick } from '../../kernel/fields.js';

/** What a response shows of a holder beside its legal entity. `files` are in Base64, by document or photo. */
type Context = Pick<Holder, 'check' | 'files'>;

export function entityToV1(
  holder: Context,
  { form, fields, documents, owners }: LegalEntity,
  parts: ResponseParts,
): v1.LegalEntity {
  return {
    legalForm: form,
    ...(pick(fields, v1Rules[form]) as Partial<v1.OrganizationLegalEntity>),
    ...(parts.kycStatus && { kycStatus: kycToV1(holder.check) }),
    ...(parts.owners &&
      form === 'organization' && {
        ultimateBeneficialOwners: owners.map((owner) => ownerToV1(owner, holder, parts)),
      }),
    ...(parts.documents && { documents: documentShapes(documents, form, holder.files, v1Rules) }),
  };
}

export function entityToV2(
  { check, files }: Context,
  { form, fields, documents, owners }: LegalEntity,
  parts: ResponseParts,
): v2.LegalEntity {
  return {
    legalForm: form,
    ...fieldsToV2(fields, v2Rules[form]),
    ...kycToV2(check),
    ...(parts.owners &&
      // For an individual, the list is returned only if it is not empty (D240).
      (form === 'organization' || owners.length > 0) && {
        ultimateBeneficialOwners: owners.map((owner) => ownerToV2(owner, files, parts)),
      }),
    ...(parts.documents && { documents: documentShapes(documents, form, files, v2Rules) }),
  };
}

/** Owners have no check of their own; in version 1 they show the status of the holder's check. */
function ownerToV1(
  { code, extRef, fields, documents }: Owner,
  { check, files }: Context,
  parts: ResponseParts,
): v1.BeneficialOwner {
  const { type, ...others } = pick(fields, v1Rules.owner) as Partial<v1.BeneficialOwner>;
  return {
    code,
    ...omitNullish({ extRef }),
    legalForm: 'individual',
    ...others,
    // A type that version 1 does not have is left out (D44).
    ...(beneficialOwnerTypeValues.some((value) => value === type) && omitNullish({ type })),
    ...(parts.kycStatus && { kycStatus: { status: check.status, details: [] } }),
    ...(parts.documents && { documents: documentShapes(documents, 'individual', files, v1Rules) }),
  };
}

export function ownerToV2(
  { code, extRef, createdAt, fields, documents }: Owner,
  files: Holder['files'] = new Map(),
  parts: Pick<ResponseParts, 'documents'> = partsAfterChange,
): v2.BeneficialOwner {
  return {
    code,
    ...omitNullish({ extRef }),
    ...(fieldsToV2(fields, v2Rules.owner) as Partial<v2.BeneficialOwner>),
    createdAt: formatMoment(createdAt),
    ...(parts.documents && { documents: documentShapes(documents, 'individual', files, v2Rules) }),
  };
}

/** In version 2, the date of birth is returned as a timestamp, midnight UTC of that day (D168). */
function fieldsToV2(
  fields: EntityFields,
  names: readonly (keyof EntityFields)[],
): Record<string, unknown> {
  const { dateOfBirth } = fields;
  return {
    ...pick(fields, names),
    ...(dateOfBirth !== undefined && { dateOfBirth: `${dateOfBirth}T00:00:00.000Z` }),
  };
}

function documentShapes(
  documents: readonly Document[],
  form: LegalForm,
  files: Holder['files'],
  rules: SellerRules,
): (v1.PersonalDocument & v1.OrganizationDocument)[] {
  return documents.map((document) => entryShape(document, documentKind(form), rules, files));
}

/** A document or a photo, with the files that `files` has. */
export function entryShape(
  { code, extRef, fields: values, photos }: Entry<object>,
  kind: EntryKind,
  rules: SellerRules,
  files: Holder['files'] = new Map(),
): v1.PersonalDocument & v1.OrganizationDocument {
  return {
    code,
    ...omitNullish({ extRef }),
    ...pick(values, rules[kind]),
    ...(kind === 'personalDocument'
      ? { photos: photos.map((photo) => entryShape(photo, 'photo', rules, files)) }
      : omitNullish({ data: files.get(code) })),
  };
}
