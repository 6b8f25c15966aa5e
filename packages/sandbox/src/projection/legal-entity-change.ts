import type {
  DocumentChange,
  LegalEntityChange,
  OwnerChange,
  PhotoChange,
} from '../domain/sellers/legal-entities/edit.js';
import type { EntityChanges, LegalForm } from '../domain/sellers/legal-entities/entity.js';
import type { VersionFields } from './entity-fields.js';
import { pick } from './pick.js';

/** A list entry as it is sent; the document of the version has checked it. */
export interface EntryBody {
  readonly extRef?: string | null | undefined;
}

/** A picture as it is sent. */
export interface PhotoBody extends EntryBody {
  readonly data?: string | null | undefined;
}

/** A paper as it is sent. */
export interface DocumentBody extends EntryBody {
  readonly data?: string | null | undefined;
  readonly photos?: readonly PhotoBody[] | undefined;
}

/** An owner as it is sent. */
export interface OwnerBody extends EntryBody {
  readonly documents?: readonly DocumentBody[] | undefined;
}

/** A legal entity as it is sent. */
export interface LegalEntityBody {
  readonly legalForm?: LegalForm | undefined;
  readonly documents?: readonly DocumentBody[] | undefined;
  readonly ultimateBeneficialOwners?: readonly OwnerBody[] | undefined;
}

/**
 * What a version sends about a legal entity.
 * @param form that of the holder: what the version does not have of that form is ignored (D130, D240)
 * @param at where it stands in the request
 */
export function legalEntityChange(
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
      documentChange(one, form, fields, `${at}.documents[${index}]`),
    ),
    owners: fields.withOwners.includes(form)
      ? owners.map((one, index) =>
          ownerChange(one, fields, `${at}.ultimateBeneficialOwners[${index}]`),
        )
      : [],
  };
}

/** What a version sends about an owner. */
export function ownerChange(body: OwnerBody, fields: VersionFields, at: string): OwnerChange {
  const { extRef, documents = [] } = body;
  const within = at === '' ? '' : `${at}.`;
  return {
    at,
    extRef,
    typeRequired: fields.ownerTypeRequired,
    fields: entityFields(body, fields.owner, fields),
    documents: documents.map((one, index) =>
      documentChange(one, 'individual', fields, `${within}documents[${index}]`),
    ),
  };
}

/** What a version sends about a paper of a person or an organization. */
export function documentChange(
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
      ? photos.map((one, index) => photoChange(one, fields, `${within}photos[${index}]`))
      : [],
  };
}

function photoChange(body: PhotoBody, fields: VersionFields, at: string): PhotoChange {
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
    // Of a point in time the date as it is written counts (D26, D168).
    ...(typeof born === 'string' && { dateOfBirth: born.slice(0, 10) }),
    ...(isObject(address) && { address: pick(address, names.address) }),
    ...(isObject(placeOfBirth) && { placeOfBirth: pick(placeOfBirth, names.placeOfBirth) }),
  };
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
