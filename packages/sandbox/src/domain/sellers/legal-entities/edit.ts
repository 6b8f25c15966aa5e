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
import { countryFaults } from './countries.js';
import {
  type Changes,
  type Document,
  type DocumentFields,
  type EntityChanges,
  type Entry,
  type LegalEntity,
  type LegalForm,
  mergeFields,
  type PhotoFields,
} from './entity.js';

/** A kind of entry: the prefix of its codes, and the conflict of two with one reference. */
interface EntryKind {
  readonly prefix: CodePrefix;
  readonly conflict: ErrorCode;
}

/**
 * How an entry of a list names a stored one: not at all where all are new, by its `extRef` in an update (D45); on
 * the onboarding page, where a seller sees every entry, by its code if it has no `extRef`.
 */
export type EntryNaming = 'NONE' | 'EXT_REF' | 'EXT_REF_OR_CODE';

/** Whether a reference names a stored entry. */
export function isNamed(
  { code, extRef }: Pick<Entry, 'code' | 'extRef'>,
  reference: string,
  naming: EntryNaming,
): boolean {
  if (naming === 'NONE') return false;
  return reference === (naming === 'EXT_REF' ? extRef : referenceOf({ code, extRef }));
}

/** What names an entry on the onboarding page. */
export function referenceOf({ code, extRef }: Pick<Entry, 'code' | 'extRef'>): string {
  return extRef ?? code;
}

/**
 * What becomes of a legal entity while a request is applied to it: what to store, whether anything
 * important changed (D37), and all that is wrong with the request.
 */
export class Edit {
  readonly faults: FieldFault[] = [];
  readonly conflicts: FieldFault[] = [];
  /** The entries, and the legal entity itself, that have to be stored. */
  readonly added = new Set<object>();
  readonly changed = new Set<object>();
  readonly renamed = new Set<object>();
  /** New files by the code of what they belong to; null for one that is taken away. */
  readonly files = new Map<string, string | null>();
  important = false;

  /** @param naming where entries name no stored ones, a reference that occurs twice is a conflict */
  constructor(
    readonly unit: WriteUnit,
    readonly naming: EntryNaming,
  ) {}

  /** Applies changes of plain fields to what has them; `minor` are those of no importance. */
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

  /** Replaces, or takes away, the file of a document or photo. */
  setFile(
    target: Entry & { fileHash: string | null },
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
   * The entry that a change means: the stored one with its `extRef`, or a new one that is added to the list.
   * @param make makes a new entry
   */
  entryFor<T extends Entry>(
    list: T[],
    change: EntryChange<object>,
    kind: EntryKind,
    make: (code: string) => T,
  ): T {
    const { extRef } = change;
    if (typeof extRef === 'string') {
      const named = list.find((entry) => isNamed(entry, extRef, this.naming));
      if (named) return named;
      if (list.some((entry) => entry.extRef === extRef)) this.#conflict(change, kind);
    }
    const entry = make(this.unit.codes.next(kind.prefix));
    list.push(entry);
    this.added.add(entry);
    this.important = true;
    return entry;
  }

  /** Gives a stored entry the `extRef` of a change, where it has one; another entry may not have it. */
  rename(list: readonly Entry[], entry: Entry, change: EntryChange<object>, kind: EntryKind): void {
    const { extRef } = change;
    if (extRef === undefined || extRef === entry.extRef) return;
    if (extRef !== null && list.some((other) => other.extRef === extRef)) {
      this.#conflict(change, kind);
    }
    entry.extRef = extRef;
    this.changed.add(entry);
    this.renamed.add(entry);
  }

  /**
   * Ends the edit.
   * @throws {ServiceError} 422 with all faults, or 409 with all conflicts
   */
  refuse(): void {
    refuseFaults(this.faults);
    refuseConflicts(this.conflicts);
  }

  #conflict({ at, extRef }: EntryChange<object>, { conflict }: EntryKind): void {
    const attempted = extRef ?? '';
    this.conflicts.push({
      field: fieldAt(at, 'extRef'),
      code: conflict,
      params: { extRef: attempted },
      attemptedValue: attempted,
    });
  }
}

/** The codes of all documents and photos of a legal entity, its owners' included, that have a file. */
export function codesOfFiles({ documents, owners }: LegalEntity): string[] {
  return [...documents, ...owners.flatMap((owner) => owner.documents)].flatMap(codesOfDocument);
}

/** The codes of a document and its photos, of those that have a file. */
export function codesOfDocument(document: Document): string[] {
  const entries = [document, ...document.photos];
  return entries.filter(({ fileHash }) => fileHash !== null).map(({ code }) => code);
}

/** What is sent about a legal entity. */
export interface LegalEntityChange {
  /** Undefined where it was left out. */
  readonly form: LegalForm | undefined;
  readonly fields: EntityChanges;
  readonly owners: readonly OwnerChange[];
  readonly documents: readonly DocumentChange[];
  /** Where it stands in the request, such as `legalEntity`. */
  readonly at: string;
}

/** What is sent about one entry of a list. */
interface EntryChange<T extends object> {
  /** Where it stands in the request, such as `legalEntity.documents[0]`; empty for a whole body. */
  readonly at: string;
  /** Undefined leaves it as it is, null clears it. */
  readonly extRef: string | null | undefined;
  readonly fields: T;
}

/** What is sent about an owner. */
export interface OwnerChange extends EntryChange<EntityChanges> {
  readonly documents: readonly DocumentChange[];
  /** Whether a new owner has to have a type (D165). */
  readonly typeRequired: boolean;
}

/** What is sent about a paper. */
export interface DocumentChange extends EntryChange<Changes<DocumentFields>> {
  /** The file of an organization's paper, in Base64. */
  readonly data: string | null | undefined;
  readonly photos: readonly PhotoChange[];
}

/** What is sent about a picture. */
export interface PhotoChange extends EntryChange<Changes<PhotoFields>> {
  /** In Base64. */
  readonly data: string | null | undefined;
}
