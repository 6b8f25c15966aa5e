import type * as v2 from '@seller-funds/contract/v2';
import type { Holder } from '../domain/sellers/holders/holder.js';
import { formatFindings } from '../domain/sellers/kyc/finding.js';
import { shortStatus } from '../domain/sellers/kyc/short-status.js';
import type {
  Document,
  EntityFields,
  LegalEntity,
  Owner,
} from '../domain/sellers/legal-entities/entity.js';
import { formatMoment } from '../kernel/moment.js';
import { omitNullish } from '../kernel/omit-nullish.js';
import { v2Fields } from '../projection/entity-fields.js';
import { pick } from '../projection/pick.js';
import type { ResponseParts } from '../projection/response-parts.js';

/** Files in Base64, by the code of their document or photo. */
type Files = Holder['files'];

/** The legal entity of a holder, in version 2. */
export function legalEntityShape(
  { check, files }: Pick<Holder, 'check' | 'files'>,
  entity: LegalEntity,
  parts: ResponseParts,
): v2.LegalEntity {
  const { form, fields, documents, owners } = entity;
  return {
    legalForm: form,
    ...fieldsShape(fields, v2Fields[form]),
    kycStatus: shortStatus(check),
    ...omitNullish({ kycMessage: formatFindings(check.findings) }),
    ...(parts.owners &&
      // For an individual, the list is returned only if it is not empty (D240).
      (form === 'organization' || owners.length > 0) && {
        ultimateBeneficialOwners: owners.map((owner) => ownerShape(owner, files, parts)),
      }),
    ...(parts.documents && {
      documents: documents.map((document) =>
        form === 'individual'
          ? personalDocumentShape(document, files)
          : organizationDocumentShape(document, files),
      ),
    }),
  } as v2.LegalEntity;
}

/** An owner of an organization, in version 2. */
export function ownerShape(
  { code, extRef, createdAt, fields, documents }: Owner,
  files: Files,
  parts: Pick<ResponseParts, 'documents'>,
): v2.BeneficialOwner {
  return {
    code,
    ...omitNullish({ extRef }),
    ...(fieldsShape(fields, v2Fields.owner) as Partial<v2.BeneficialOwner>),
    createdAt: formatMoment(createdAt),
    ...(parts.documents && {
      documents: documents.map((document) => personalDocumentShape(document, files)),
    }),
  };
}

/** The date of birth is returned as a timestamp, midnight UTC of that day (D168). */
function fieldsShape(
  fields: EntityFields,
  names: readonly (keyof EntityFields)[],
): Record<string, unknown> {
  const { dateOfBirth } = fields;
  return {
    ...pick(fields, names),
    ...(dateOfBirth !== undefined && { dateOfBirth: `${dateOfBirth}T00:00:00.000Z` }),
  };
}

function personalDocumentShape(document: Document, files: Files): v2.PersonalDocument {
  const { code, extRef, fields, photos } = document;
  return {
    code,
    ...omitNullish({ extRef }),
    ...(pick(fields, v2Fields.personalDocument) as Partial<v2.PersonalDocument>),
    photos: photos.map((photo) => ({
      code: photo.code,
      ...omitNullish({ extRef: photo.extRef }),
      ...pick(photo.fields, v2Fields.photo),
      ...omitNullish({ data: files.get(photo.code) }),
    })),
  };
}

function organizationDocumentShape(
  { code, extRef, fields }: Document,
  files: Files,
): v2.OrganizationDocument {
  return {
    code,
    ...omitNullish({ extRef }),
    ...(pick(fields, v2Fields.organizationDocument) as Partial<v2.OrganizationDocument>),
    ...omitNullish({ data: files.get(code) }),
  };
}
