import type { EntryChange, LegalEntityChange } from '../../domain/sellers/legal-entities/edit.js';
import type { EntityChanges, LegalForm } from '../../domain/sellers/legal-entities/entity.js';
import { fieldAt } from '../../kernel/service-error.js';
import { documentKind, type EntryKind, type VersionFields } from './fields.js';
import { pick } from '../../kernel/fields.js';

/** A list entry of a request body, validated against the version's schema. */
interface EntryBody {
  readonly extRef?: string | null | undefined;
  readonly data?: string | null | undefined;
  readonly documents?: readonly EntryBody[] | undefined;
  readonly photos?: readonly EntryBody[] | undefined;
}

export interface LegalEntityBody {
  readonly legalForm?: LegalForm | undefined;
  readonly documents?: readonly EntryBody[] | undefined;
  readonly ultimateBeneficialOwners?: readonly EntryBody[] | undefined;
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
  const { legalForm, documents, ultimateBeneficialOwners } = body;
  const owners = fields.withOwners.includes(form) ? ultimateBeneficialOwners : [];
  return {
    at,
    form: legalForm,
    fields: pickChanges(body, fields[form], fields),
    documents: toChanges(documents, documentKind(form), fields, `${at}.documents`),
    owners: toChanges(owners, 'owner', fields, `${at}.ultimateBeneficialOwners`),
  };
}

/** Converts an owner, a document or a photo of a request body to a change, with the entries in it. */
export function toEntryChange(
  body: EntryBody,
  kind: EntryKind,
  fields: VersionFields,
  at: string,
): EntryChange {
  const { extRef, data, documents, photos } = body;
  const [isOwner, isPersonal] = [kind === 'owner', kind === 'personalDocument'];
  return {
    at,
    extRef,
    fields: pickChanges(body, fields[kind], fields),
    data: isOwner || isPersonal ? undefined : data,
    documents: isOwner
      ? toChanges(documents, 'personalDocument', fields, fieldAt(at, 'documents'))
      : [],
    photos: isPersonal ? toChanges(photos, 'photo', fields, fieldAt(at, 'photos')) : [],
    typeRequired: isOwner && fields.ownerTypeRequired,
  };
}

function toChanges(
  bodies: readonly EntryBody[] = [],
  kind: EntryKind,
  fields: VersionFields,
  at: string,
): EntryChange[] {
  return bodies.map((one, index) => toEntryChange(one, kind, fields, `${at}[${index}]`));
}

function pickChanges(
  body: object,
  own: readonly string[],
  names: Pick<VersionFields, 'address' | 'placeOfBirth'>,
): EntityChanges {
  const fields: Readonly<Record<string, unknown>> = pick(body, own);
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
