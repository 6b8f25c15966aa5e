import type * as v1 from '@seller-funds/contract/v1';
import { beneficialOwnerTypeValues } from '@seller-funds/contract/vocabulary/v1';
import type { Holder } from '../domain/sellers/holders/holder.js';
import type { Document, LegalEntity, Owner } from '../domain/sellers/legal-entities/entity.js';
import { omitNullish } from '../kernel/omit-nullish.js';
import { v1Fields } from '../projection/entity-fields.js';
import { pick } from '../projection/pick.js';
import type { ResponseParts } from '../projection/response-parts.js';
import { kycStatusShape } from './kyc-status.js';

/** Files in Base64, by the code of their document or photo. */
type Files = Holder['files'];

/** The legal entity of a holder, in version 1. */
export function legalEntityShape(
  holder: Pick<Holder, 'check' | 'files'>,
  entity: LegalEntity,
  parts: ResponseParts,
): v1.LegalEntity {
  const { check, files } = holder;
  const { form, fields, documents, owners } = entity;
  return {
    legalForm: form,
    ...pick(fields, v1Fields[form]),
    ...(parts.kycStatus && { kycStatus: kycStatusShape(check) }),
    ...(parts.owners &&
      form === 'organization' && {
        ultimateBeneficialOwners: owners.map((owner) => ownerShape(owner, holder, parts)),
      }),
    ...(parts.documents && {
      documents: documents.map((document) =>
        form === 'individual'
          ? personalDocumentShape(document, files)
          : organizationDocumentShape(document, files),
      ),
    }),
  };
}

/** Owners have no check of their own; they show the status of the holder's check. */
function ownerShape(
  { code, extRef, fields, documents }: Owner,
  { check, files }: Pick<Holder, 'check' | 'files'>,
  parts: ResponseParts,
): v1.BeneficialOwner {
  const { type, ...others } = pick(fields, v1Fields.owner) as Partial<v1.BeneficialOwner>;
  return {
    code,
    ...omitNullish({ extRef }),
    legalForm: 'individual',
    ...others,
    // A type that version 1 does not have is left out (D44).
    ...(beneficialOwnerTypeValues.some((value) => value === type) && omitNullish({ type })),
    ...(parts.kycStatus && { kycStatus: { status: check.status, details: [] } }),
    ...(parts.documents && {
      documents: documents.map((document) => personalDocumentShape(document, files)),
    }),
  };
}

/** A document of a person, with the contents of those photos that `files` has. */
export function personalDocumentShape(document: Document, files: Files): v1.PersonalDocument {
  const { code, extRef, fields, photos } = document;
  return {
    code,
    ...omitNullish({ extRef }),
    ...(pick(fields, v1Fields.personalDocument) as Partial<v1.PersonalDocument>),
    photos: photos.map((photo) => ({
      code: photo.code,
      ...omitNullish({ extRef: photo.extRef }),
      ...photo.fields,
      ...omitNullish({ data: files.get(photo.code) }),
    })),
  };
}

/** A document of an organization, with its contents if `files` has them. */
export function organizationDocumentShape(
  { code, extRef, fields }: Document,
  files: Files,
): v1.OrganizationDocument {
  return {
    code,
    ...omitNullish({ extRef }),
    ...(pick(fields, v1Fields.organizationDocument) as Partial<v1.OrganizationDocument>),
    ...omitNullish({ data: files.get(code) }),
  };
}
