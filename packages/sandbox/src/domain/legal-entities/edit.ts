import type { ErrorCode } from '../../kernel/error-codes.js';
import type { CodePrefix } from '../../kernel/identifiers.js';
import {
  fieldAt,
  type FieldFault,
  refuseConflicts,
  refuseFaults,
} from '../../kernel/service-error.js';
import type { WriteUnit } from '../../unit/unit.js';
import { fileFaults, hashFile } from '../files/file-faults.js';
import { countryFaults } from './countries.js';
import { mergeFields } from './fields.js';
import type { EntryChange } from './legal-entity-change.js';
import type { Entry } from './legal-entity.js';

/** A kind of entry: the prefix of its codes, and the conflict of two with one reference. */
export interface EntryKind {
  readonly prefix: CodePrefix;
  readonly conflict: ErrorCode;
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

  /**
   * @param matching whether entries change stored ones by `code` and `extRef` (D45); a creation only
   * adds, and a reference that occurs twice is a conflict there
   */
  constructor(
    readonly unit: WriteUnit,
    readonly matching: boolean,
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
   * The entry that a change means: a stored one, or a new one that is added to the list. Undefined
   * where the change names a code that is not there.
   * @param make makes a new entry
   */
  entryFor<T extends Entry>(
    list: T[],
    change: EntryChange<object>,
    kind: EntryKind,
    make: (code: string) => T,
  ): T | undefined {
    const { code, extRef, at } = change;
    if (this.matching && code !== undefined) {
      const known = list.find((entry) => entry.code === code);
      if (known) this.#rename(list, known, change, kind);
      else
        this.faults.push({ field: fieldAt(at, 'code'), code: '422.200.003', attemptedValue: code });
      return known;
    }
    const named = typeof extRef === 'string' && list.find((entry) => entry.extRef === extRef);
    if (named && this.matching) return named;
    if (named) this.#conflict(change, kind);
    const entry = make(this.unit.codes.next(kind.prefix));
    list.push(entry);
    this.added.add(entry);
    this.important = true;
    return entry;
  }

  /**
   * Ends the edit.
   * @throws {ServiceError} 422 with all faults, or 409 with all conflicts
   */
  refuse(): void {
    refuseFaults(this.faults);
    refuseConflicts(this.conflicts);
  }

  #rename(
    list: readonly Entry[],
    entry: Entry,
    change: EntryChange<object>,
    kind: EntryKind,
  ): void {
    const { extRef } = change;
    if (extRef === undefined || extRef === entry.extRef) return;
    if (extRef !== null && list.some((other) => other.extRef === extRef)) {
      this.#conflict(change, kind);
    }
    entry.extRef = extRef;
    this.changed.add(entry);
    this.renamed.add(entry);
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
