import { limits } from '@seller-funds/contract/vocabulary/limits';
import { fieldAt } from '../../../kernel/service-error.js';
import type {
  DocumentChange,
  LegalEntityEdit,
  LegalEntityChange,
  OwnerChange,
  PhotoChange,
} from './edit.js';
import type { Document, EntityFields, LegalEntity, Owner, Photo } from './entity.js';

const ownerKind = { prefix: 'ubo', conflict: '409.200.002' } as const;
const documentKind = { prefix: 'doc', conflict: '409.220.001' } as const;
const photoKind = { prefix: 'ph', conflict: '409.220.002' } as const;

/** The fields of a person or an organization whose change does not require a new check (D37, D182). */
const minorFields = {
  individual: new Set<string>([
    'email',
    'phone',
    'gender',
    'taxNumber',
    'registrationNumber',
    'indirectControlThrough',
  ] satisfies (keyof EntityFields)[]),
  organization: new Set<string>([
    'firstName',
    'lastName',
    'dateOfBirth',
    'placeOfBirth',
    'nationality',
    'socialSecurityNumber',
    'email',
    'phone',
    'indirectControlThrough',
  ] satisfies (keyof EntityFields)[]),
};

/**
 * Applies a change to a legal entity in place. The caller stores it only if the edit has no faults.
 */
export function applyChange(
  edit: LegalEntityEdit,
  entity: LegalEntity,
  change: LegalEntityChange,
): void {
  edit.setFields(entity, change.fields, change.at, minorFields[entity.form]);
  for (const document of change.documents) applyDocument(edit, entity.documents, document);
  for (const owner of change.owners) applyOwner(edit, entity.owners, owner);
}

/** Changes the owner with the same `extRef`, or adds one. Returns the owner. */
export function applyOwner(edit: LegalEntityEdit, list: Owner[], change: OwnerChange): Owner {
  const owner = edit.entryFor(list, change, ownerKind, (code) => {
    const createdAt = edit.unit.now;
    return { code, extRef: change.extRef ?? null, createdAt, fields: {}, documents: [] };
  });
  applyToOwner(edit, owner, change);
  if (edit.added.has(owner) && change.typeRequired && owner.fields.type === undefined) {
    edit.faults.push({ field: fieldAt(change.at, 'type'), code: '422.900.002' });
  }
  return owner;
}

/** Changes an owner that the path of the request identifies, including its `extRef`. */
export function changeOwner(
  edit: LegalEntityEdit,
  list: readonly Owner[],
  owner: Owner,
  change: OwnerChange,
): void {
  edit.rename(list, owner, change, ownerKind);
  applyToOwner(edit, owner, change);
}

function applyToOwner(edit: LegalEntityEdit, owner: Owner, change: OwnerChange): void {
  edit.setFields(owner, change.fields, change.at, minorFields.individual);
  for (const document of change.documents) applyDocument(edit, owner.documents, document);
}

/** Changes the document with the same `extRef`, or adds one, and limits its photos (D19). Returns the document. */
export function applyDocument(
  edit: LegalEntityEdit,
  list: Document[],
  change: DocumentChange,
): Document {
  const document = edit.entryFor(list, change, documentKind, (code) => {
    return { code, extRef: change.extRef ?? null, fields: {}, fileHash: null, photos: [] };
  });
  edit.setFields(document, change.fields, change.at);
  edit.setFile(document, change.data, change.at);
  for (const photo of change.photos) applyPhoto(edit, document.photos, photo);
  const maximum = limits.documentPhotos;
  if (document.photos.length > maximum && change.photos.length > 0) {
    const template = 'The value must have at most {maximum} elements.';
    const field = fieldAt(change.at, 'photos');
    edit.faults.push({ field, code: '422.900.003', params: { maximum }, template });
  }
  return document;
}

function applyPhoto(edit: LegalEntityEdit, list: Photo[], change: PhotoChange): void {
  const photo = edit.entryFor(list, change, photoKind, (code) => {
    return { code, extRef: change.extRef ?? null, fields: {}, fileHash: null };
  });
  edit.setFields(photo, change.fields, change.at);
  edit.setFile(photo, change.data, change.at);
}
