import type {
  DocumentChange,
  LegalEntityChange,
  OwnerChange,
  PhotoChange,
} from '../../domain/sellers/legal-entities/edit.js';
import type { EntityChanges, LegalForm } from '../../domain/sellers/legal-entities/entity.js';
import type { VersionFields } from './fields.js';
import { pick } from './pick.js';

/** A list entry of a request body, validated against the version's schema. */
interface EntryBody {
  readonly extRef?: string | null | undefined;
}

interface PhotoBody extends EntryBody {
  readonly data?: string | null | undefined;
}

interface DocumentBody extends EntryBody {
  readonly data?: string | null | undefined;
  readonly photos?: readonly PhotoBody[] | undefined;
}

interface OwnerBody extends EntryBody {
  readonly documents?: readonly DocumentBody[] | undefined;
}

export interface LegalEntityBody {
  readonly legalForm?: LegalForm | undefined;
  readonly documents?: readonly DocumentBody[] | undefined;
  readonly ultimateBeneficialOwners?: readonly OwnerBody[] | undefined;
}

/**
 * Converts the legal entity of a request body to a change.
 * @param form the holder's legal form; fields that the version does not have for it are ignored (D130, D240)
 * @param at the path of the legal entity in the request
 */
export function toLegalEntityChange(
  body: LegalEntityBody,
  form: LegalForm,
  fields: VersionFields,
  at = 'legalEntity',
): LegalEntityChange {
  const { legalForm, documents = [], ultimateBeneficialOwners: owners = [] } = body;
  return {
    at,
    form: legalForm,
    fields: entityFields(body, fields[form], fields),
    documents: documents.map((one, index) =>
      toDocumentChange(one, form, fields, `${at}.documents[${index}]`),
    ),
    owners: fields.withOwners.includes(form)
      ? owners.map((one, index) =>
          toOwnerChange(one, fields, `${at}.ultimateBeneficialOwners[${index}]`),
        )
      : [],
  };
}

export function toOwnerChange(body: OwnerBody, fields: VersionFields, at: string): OwnerChange {
  const { extRef, documents = [] } = body;
  const within = at === '' ? '' : `${at}.`;
  return {
    at,
    extRef,
    typeRequired: fields.ownerTypeRequired,
    fields: entityFields(body, fields.owner, fields),
    documents: documents.map((one, index) =>
      toDocumentChange(one, 'individual', fields, `${within}documents[${index}]`),
    ),
  };
}

/** Converts a document of a person or an organization in a request body to a change. */
export function toDocumentChange(
  body: DocumentBody,
  form: LegalForm,
  fields: VersionFields,
  at: string,
): DocumentChange {
  const { extRef, data, photos = [] } = body;
  const personal = form === 'individual';
  const names = personal ? fields.personalDocument : fields.organizationDocument;
  const within = at === '' ? '' : `${at}.`;
  return {
    at,
    extRef,
    fields: pick(body, names),
    data: personal ? undefined : data,
    photos: personal
      ? photos.map((one, index) => toPhotoChange(one, fields, `${within}photos[${index}]`))
      : [],
  };
}

function toPhotoChange(body: PhotoBody, fields: VersionFields, at: string): PhotoChange {
  const { extRef, data } = body;
  return { at, extRef, data, fields: pick(body, fields.photo) };
}

function entityFields(
  body: object,
  own: readonly string[],
  names: Pick<VersionFields, 'address' | 'placeOfBirth'>,
): EntityChanges {
  const fields = pick(body, own);
  const { dateOfBirth: born, address, placeOfBirth } = fields;
  return {
    ...fields,
    // Of a timestamp, the date as written counts (D26, D168).
    ...(typeof born === 'string' && { dateOfBirth: born.slice(0, 10) }),
    ...(isObject(address) && { address: pick(address, names.address) }),
    ...(isObject(placeOfBirth) && { placeOfBirth: pick(placeOfBirth, names.placeOfBirth) }),
  };
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
