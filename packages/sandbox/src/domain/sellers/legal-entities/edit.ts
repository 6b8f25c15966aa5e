import type { ErrorCode } from '@seller-funds/contract/vocabulary/errors';
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
  type Changes,
  type Document,
  type DocumentFields,
  type EntityChanges,
  type ListEntry,
  type LegalEntity,
  type LegalForm,
  mergeFields,
  type PhotoFields,
} from './entity.js';

/** A kind of list entry: its code prefix, and the error code for a duplicate extRef. */
interface EntryKind {
  readonly prefix: CodePrefix;
  readonly conflict: ErrorCode;
}

/**
 * How a list entry of a request refers to a stored one: `NONE` if all are new; by `extRef` in updates (D45); by
 * `extRef`, or by code if it has none, on the onboarding pages.
 */
export type EntryNaming = 'NONE' | 'EXT_REF' | 'EXT_REF_OR_CODE';

/** True if a reference refers to a stored entry. */
export function refersTo(
  { code, extRef }: Pick<ListEntry, 'code' | 'extRef'>,
  reference: string,
  naming: EntryNaming,
): boolean {
  if (naming === 'NONE') return false;
  return reference === (naming === 'EXT_REF' ? extRef : entryReference({ code, extRef }));
}

/** Returns the reference of an entry on the onboarding pages. */
export function entryReference({ code, extRef }: Pick<ListEntry, 'code' | 'extRef'>): string {
  return extRef ?? code;
}

/**
 * Collects the results of applying a request to a legal entity: what to store, whether a new check is required
 * (D37), and all faults of the request.
 */
export class LegalEntityEdit {
  readonly faults: FieldFault[] = [];
  readonly conflicts: FieldFault[] = [];
  /** Entries to store, and the legal entity itself. */
  readonly added = new Set<object>();
  readonly changed = new Set<object>();
  /** New files in Base64 by the code of their subject; null to delete the file. */
  readonly files = new Map<string, string | null>();
  important = false;

  /** @param naming with `NONE`, an extRef that is already used is a conflict */
  constructor(
    readonly unit: WriteUnit,
    readonly naming: EntryNaming,
  ) {}

  /** True if an entry, or the legal entity itself, has to be stored. */
  isChanged(entry: object): boolean {
    return this.added.has(entry) || this.changed.has(entry);
  }

  /** Applies changes of plain fields. Changes of `minor` fields do not require a new check. */
  setFields(
    target: { fields: object },
    changes: object,
    at: string,
    minor: ReadonlySet<string> = new Set(),
  ): void {
    this.faults.push(...countryFaults(changes, at));
    const { fields, changed } = mergeFields(target.fields, changes);
    if (changed.length === 0) return;
    target.fields = fields;
    this.changed.add(target);
    if (changed.some((name) => !minor.has(name))) this.important = true;
  }

  /** Replaces or deletes the file of a document or photo. */
  setFile(
    target: ListEntry & { fileHash: string | null },
    data: string | null | undefined,
    at: string,
  ): void {
    if (data === undefined) return;
    if (data !== null) this.faults.push(...fileFaults(data, fieldAt(at, 'data')));
    const hash = data === null ? null : hashFile(data);
    if (hash === target.fileHash) return;
    target.fileHash = hash;
    this.files.set(target.code, data);
    this.changed.add(target);
    this.important = true;
  }

  /**
   * Returns the entry that a change refers to: the stored one with its `extRef`, or a new one, which is added to
   * the list.
   * @param make creates a new entry
   */
  entryFor<T extends ListEntry>(
    list: T[],
    change: EntryChange<object>,
    kind: EntryKind,
    make: (code: string) => T,
  ): T {
    const { extRef } = change;
    if (typeof extRef === 'string') {
      const named = list.find((entry) => refersTo(entry, extRef, this.naming));
      if (named) return named;
      this.#addConflicts(list, change, kind);
    }
    const entry = make(this.unit.codes.next(kind.prefix));
    list.push(entry);
    this.added.add(entry);
    this.important = true;
    return entry;
  }

  /** Sets the `extRef` of a stored entry if the change has one. It must be unique in the list. */
  rename(
    list: readonly ListEntry[],
    entry: ListEntry,
    change: EntryChange<object>,
    kind: EntryKind,
  ): void {
    const { extRef } = change;
    if (extRef === undefined || extRef === entry.extRef) return;
    this.#addConflicts(list, change, kind);
    entry.extRef = extRef;
    this.changed.add(entry);
  }

  /**
   * Throws an error if the edit has faults or conflicts.
   * @throws {ServiceError} 422 with all faults, or 409 with all conflicts
   */
  throwFaults(): void {
    refuseFaults(this.faults);
    refuseConflicts(this.conflicts);
  }

  #addConflicts(
    others: readonly ListEntry[],
    change: EntryChange<object>,
    { conflict }: EntryKind,
  ): void {
    this.conflicts.push(...findTakenNames(change.at, change, others, { extRef: conflict }));
  }
}

/** Returns the codes of all documents and photos with a file, of a legal entity and its owners. */
export function collectFileCodes({ documents, owners }: LegalEntity): string[] {
  return [...documents, ...owners.flatMap((owner) => owner.documents)].flatMap(
    collectDocumentFileCodes,
  );
}

/** Returns the codes of a document and its photos, if they have a file. */
export function collectDocumentFileCodes(document: Document): string[] {
  const entries = [document, ...document.photos];
  return entries.filter(({ fileHash }) => fileHash !== null).map(({ code }) => code);
}

export interface LegalEntityChange {
  /** Undefined if left out. */
  readonly form: LegalForm | undefined;
  readonly fields: EntityChanges;
  readonly owners: readonly OwnerChange[];
  readonly documents: readonly DocumentChange[];
  /** Its path in the request, such as `legalEntity`. */
  readonly at: string;
}

interface EntryChange<T extends object> {
  /** Its path in the request, such as `legalEntity.documents[0]`; empty for the whole body. */
  readonly at: string;
  /** Undefined keeps it, null clears it. */
  readonly extRef: string | null | undefined;
  readonly fields: T;
}

export interface OwnerChange extends EntryChange<EntityChanges> {
  readonly documents: readonly DocumentChange[];
  /** Whether the type of a new owner is required (D165). */
  readonly typeRequired: boolean;
}

export interface DocumentChange extends EntryChange<Changes<DocumentFields>> {
  /** The file of an organization's document, in Base64. */
  readonly data: string | null | undefined;
  readonly photos: readonly PhotoChange[];
}

export interface PhotoChange extends EntryChange<Changes<PhotoFields>> {
  /** The file in Base64. */
  readonly data: string | null | undefined;
}
