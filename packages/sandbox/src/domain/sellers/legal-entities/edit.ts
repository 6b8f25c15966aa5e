import type { ErrorCode } from '@seller-funds/contract/vocabulary/errors';
import { limits } from '@seller-funds/contract/vocabulary/limits';
import type { CodePrefix } from '../../../kernel/identifiers.js';
import {
  fieldAt,
  type FieldFault,
  refuseConflicts,
  refuseFaults,
} from '../../../kernel/service-error.js';
import type { WriteUnit } from '../../../unit/unit.js';
import { fileFaults, hashFile } from '../../files/file-faults.js';
import { findTakenNames } from '../taken-names.js';
import { countryFaults } from './countries.js';
import {
  type Entry,
  type EntityChanges,
  type EntityFields,
  type LegalEntity,
  type LegalForm,
  mergeFields,
  newEntry,
} from './entity.js';

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

/** A kind of list entry: its code prefix, the error code for a duplicate extRef, and its minor fields. */
interface EntryKind {
  readonly prefix: CodePrefix;
  readonly conflict: ErrorCode;
  readonly minor: ReadonlySet<string>;
}

const kinds = {
  owner: { prefix: 'ubo', conflict: '409.200.002', minor: minorFields.individual },
  document: { prefix: 'doc', conflict: '409.220.001', minor: new Set() },
  photo: { prefix: 'ph', conflict: '409.220.002', minor: new Set() },
} as const satisfies Record<string, EntryKind>;

/**
 * How a list entry of a request refers to a stored one: `NONE` if all are new; by `extRef` in updates (D45); by
 * `extRef`, or by code if it has none, on the onboarding pages.
 */
export type EntryNaming = 'NONE' | 'EXT_REF' | 'EXT_REF_OR_CODE';

/** True if a reference refers to a stored entry. */
export function refersTo(
  { code, extRef }: Pick<Entry<object>, 'code' | 'extRef'>,
  reference: string,
  naming: EntryNaming,
): boolean {
  if (naming === 'NONE') return false;
  return reference === (naming === 'EXT_REF' ? extRef : entryReference({ code, extRef }));
}

/** Returns the reference of an entry on the onboarding pages. */
export function entryReference({ code, extRef }: Pick<Entry<object>, 'code' | 'extRef'>): string {
  return extRef ?? code;
}

/**
 * Applies a request to a legal entity in place, and collects the rest of its results: files to store, whether a new check
 * is required (D37), and all faults. The caller stores the legal entity only if there are no faults.
 */
export class LegalEntityEdit {
  readonly faults: FieldFault[] = [];
  readonly conflicts: FieldFault[] = [];
  /** New files in Base64 by the code of their subject; null to delete the file. */
  readonly files = new Map<string, string | null>();
  important = false;

  /** @param naming with `NONE`, an extRef that is already used is a conflict */
  constructor(
    readonly unit: WriteUnit,
    readonly naming: EntryNaming,
  ) {}

  /** Changes a legal entity, its documents and its owners. */
  changeEntity(entity: LegalEntity, { at, fields, documents, owners }: LegalEntityChange): void {
    this.#setFields(entity, fields, at, minorFields[entity.form]);
    for (const document of documents) this.apply(entity.documents, document, 'document');
    for (const owner of owners) this.apply(entity.owners, owner, 'owner');
  }

  /** Changes the entry that a change refers to, or adds one to the list. Returns the entry. */
  apply<Fields extends object>(
    list: Entry<Fields>[],
    change: EntryChange,
    kind: keyof typeof kinds,
  ): Entry<Fields> {
    const known = list.find(
      (entry) => typeof change.extRef === 'string' && refersTo(entry, change.extRef, this.naming),
    );
    const entry = known ?? this.#add(list, change, kinds[kind]);
    this.#change(entry, change, kinds[kind]);
    if (!known && change.typeRequired === true && !('type' in entry.fields))
      this.faults.push({ field: fieldAt(change.at, 'type'), code: '422.900.002' });
    return entry;
  }

  /** Changes an entry that the path of the request identifies, including its `extRef`. */
  changeKnown<Fields extends object>(
    list: readonly Entry<Fields>[],
    entry: Entry<Fields>,
    change: EntryChange,
    kind: keyof typeof kinds,
  ): void {
    const { extRef } = change;
    if (extRef !== undefined && extRef !== entry.extRef) {
      this.#addConflicts(list, change, kinds[kind]);
      entry.extRef = extRef;
    }
    this.#change(entry, change, kinds[kind]);
  }

  /**
   * Throws an error if the edit has faults or conflicts.
   * @throws {ServiceError} 422 with all faults, or 409 with all conflicts
   */
  throwFaults(): void {
    refuseFaults(this.faults);
    refuseConflicts(this.conflicts);
  }

  #add<Fields extends object>(
    list: Entry<Fields>[],
    change: EntryChange,
    kind: EntryKind,
  ): Entry<Fields> {
    this.#addConflicts(list, change, kind);
    const { codes, now } = this.unit;
    const entry = newEntry(codes.next(kind.prefix), change.extRef ?? null, now) as Entry<Fields>;
    list.push(entry);
    this.important = true;
    return entry;
  }

  /** Changes the fields and the file of an entry, and the entries in it; limits the photos of a document (D19). */
  #change(
    entry: Entry<object>,
    { at, fields, data, documents, photos }: EntryChange,
    { minor }: EntryKind,
  ): void {
    this.#setFields(entry, fields, at, minor);
    this.#setFile(entry, data, at);
    for (const document of documents) this.apply(entry.documents, document, 'document');
    for (const photo of photos) this.apply(entry.photos, photo, 'photo');
    const maximum = limits.documentPhotos;
    if (photos.length === 0 || entry.photos.length <= maximum) return;
    const template = 'The value must have at most {maximum} elements.';
    const field = fieldAt(at, 'photos');
    this.faults.push({ field, code: '422.900.003', params: { maximum }, template });
  }

  /** Applies changes of plain fields. Changes of `minor` fields do not require a new check. */
  #setFields(
    target: { fields: object },
    changes: object,
    at: string,
    minor: ReadonlySet<string>,
  ): void {
    this.faults.push(...countryFaults(changes, at));
    const { fields, changed } = mergeFields(target.fields, changes);
    target.fields = fields;
    if (changed.some((name) => !minor.has(name))) this.important = true;
  }

  /** Replaces or deletes the file of a document or photo. */
  #setFile(target: Entry<object>, data: string | null | undefined, at: string): void {
    if (data === undefined) return;
    if (data !== null) this.faults.push(...fileFaults(data, fieldAt(at, 'data')));
    const hash = data === null ? null : hashFile(data);
    if (hash === target.fileHash) return;
    target.fileHash = hash;
    this.files.set(target.code, data);
    this.important = true;
  }

  #addConflicts(
    others: readonly Entry<object>[],
    change: EntryChange,
    { conflict }: EntryKind,
  ): void {
    this.conflicts.push(...findTakenNames(change.at, change, others, { extRef: conflict }));
  }
}

export interface LegalEntityChange {
  /** Undefined if left out. */
  readonly form: LegalForm | undefined;
  readonly fields: EntityChanges;
  readonly owners: readonly EntryChange[];
  readonly documents: readonly EntryChange[];
  /** Its path in the request, such as `legalEntity`. */
  readonly at: string;
}

/** A change of an owner, a document or a photo. */
export interface EntryChange {
  /** Its path in the request, such as `legalEntity.documents[0]`; empty for the whole body. */
  readonly at: string;
  /** Undefined keeps it, null clears it. */
  readonly extRef: string | null | undefined;
  /** Of each field, undefined keeps the value, null clears it. */
  readonly fields: object;
  /** The file of a photo or an organization's document, in Base64. */
  readonly data: string | null | undefined;
  readonly documents: readonly EntryChange[];
  readonly photos: readonly EntryChange[];
  /** Whether the type of a new owner is required (D165). */
  readonly typeRequired?: boolean;
}
