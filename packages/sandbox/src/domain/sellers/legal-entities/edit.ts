import type { ErrorCode } from '@seller-funds/contract/vocabulary/errors';
import { limits } from '@seller-funds/contract/vocabulary/limits';
import { pick } from '../../../kernel/fields.js';
import type { CodePrefix } from '../../../kernel/identifiers.js';
import { fieldAt, type FieldFault, refuseFaults } from '../../../kernel/service-error.js';
import type { WriteUnit } from '../../../unit/unit.js';
import { fileFaults, hashFile } from '../../files/file-faults.js';
import { documentKind, type EntryKind, type SellerRules } from '../seller-rules.js';
import { findTakenNames } from '../taken-names.js';
import { countryFaults } from './countries.js';
import {
  type Entry,
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

/** Fields of a seller that identify nobody, and that another service may take as important all the same. */
const contactFields: ReadonlySet<string> = new Set(['email', 'phone']);

/** A kind of list entry: its code prefix, the error code for a duplicate extRef, and its minor fields. */
interface EntryRules {
  readonly prefix: CodePrefix;
  readonly conflict: ErrorCode;
  readonly minor: ReadonlySet<string>;
}

const document = { prefix: 'doc', conflict: '409.220.001', minor: new Set<string>() } as const;

const kinds: Readonly<Record<EntryKind, EntryRules>> = {
  owner: { prefix: 'ubo', conflict: '409.200.002', minor: minorFields.individual },
  personalDocument: document,
  organizationDocument: document,
  photo: { prefix: 'ph', conflict: '409.220.002', minor: new Set() },
};

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
    readonly rules: SellerRules,
  ) {}

  /** Changes a legal entity, its documents and its owners. Fields that the version does not have are ignored (D130, D240). */
  changeEntity(entity: LegalEntity, body: LegalEntityBody): void {
    const { form } = entity;
    const at = 'legalEntity';
    this.#setFields(entity, body, form, at, minorFields[form]);
    this.#applyAll(entity.documents, body.documents, documentKind(form), `${at}.documents`);
    if (!this.rules.withOwners.includes(form)) return;
    const owners = body.ultimateBeneficialOwners;
    this.#applyAll(entity.owners, owners, 'owner', `${at}.ultimateBeneficialOwners`);
  }

  /**
   * Changes the entry that a request refers to, or adds one to the list.
   * @param at the path of the entry in the request, such as `legalEntity.documents[0]`; empty for the whole body
   */
  apply<Fields extends object>(
    list: Entry<Fields>[],
    body: EntryBody,
    kind: EntryKind,
    at = '',
  ): Entry<Fields> {
    const known = list.find(
      (entry) => typeof body.extRef === 'string' && refersTo(entry, body.extRef, this.naming),
    );
    const entry = known ?? this.#add(list, body, kinds[kind], at);
    this.#change(entry, body, kind, at);
    const requiresType = kind === 'owner' && this.rules.ownerTypeRequired;
    if (!known && requiresType && !('type' in entry.fields))
      this.faults.push({ field: fieldAt(at, 'type'), code: '422.900.002' });
    return entry;
  }

  /** Changes an entry that the path of the request identifies, including its `extRef`. */
  changeKnown<Fields extends object>(
    list: readonly Entry<Fields>[],
    entry: Entry<Fields>,
    body: EntryBody,
    kind: EntryKind,
  ): void {
    const { extRef } = body;
    if (extRef !== undefined && extRef !== entry.extRef) {
      this.#addConflicts(list, body, kinds[kind], '');
      entry.extRef = extRef;
    }
    this.#change(entry, body, kind, '');
  }

  /** @throws {ServiceError} 422 with all faults, or 409 with all conflicts */
  throwFaults(): void {
    refuseFaults(this.faults, this.conflicts);
  }

  #applyAll<Fields extends object>(
    list: Entry<Fields>[],
    bodies: readonly EntryBody[] = [],
    kind: EntryKind,
    at: string,
  ): void {
    for (const [index, body] of bodies.entries()) this.apply(list, body, kind, `${at}[${index}]`);
  }

  #add<Fields extends object>(
    list: Entry<Fields>[],
    { extRef = null }: EntryBody,
    rules: EntryRules,
    at: string,
  ): Entry<Fields> {
    this.#addConflicts(list, { extRef }, rules, at);
    const { codes, now } = this.unit;
    const entry = newEntry(codes.next(rules.prefix), extRef, now) as Entry<Fields>;
    list.push(entry);
    this.important = true;
    return entry;
  }

  /** Changes the fields of an entry, and its file or the entries in it; limits the photos of a document (D19). */
  #change(entry: Entry<object>, body: EntryBody, kind: EntryKind, at: string): void {
    this.#setFields(entry, body, kind, at, kinds[kind].minor);
    if (kind === 'owner')
      this.#applyAll(entry.documents, body.documents, 'personalDocument', fieldAt(at, 'documents'));
    else if (kind === 'personalDocument')
      this.#applyAll(entry.photos, body.photos, 'photo', fieldAt(at, 'photos'));
    else this.#setFile(entry, body.data, at);
    const maximum = limits.documentPhotos;
    if (!body.photos?.length || entry.photos.length <= maximum) return;
    const template = 'The value must have at most {maximum} elements.';
    const field = fieldAt(at, 'photos');
    this.faults.push({ field, code: '422.900.003', params: { maximum }, template });
  }

  /** Applies changes of plain fields. Changes of `minor` fields do not require a new check. */
  #setFields(
    target: { fields: object },
    body: object,
    kind: EntryKind | LegalForm,
    at: string,
    minor: ReadonlySet<string>,
  ): void {
    const changes: Record<string, unknown> = pick(body, this.rules[kind]);
    const { dateOfBirth: born } = changes;
    // Of a timestamp, the date as written counts (D26, D168).
    if (typeof born === 'string') changes['dateOfBirth'] = born.slice(0, 10);
    for (const name of ['address', 'placeOfBirth'] as const) {
      const value = changes[name];
      if (typeof value === 'object' && value !== null)
        changes[name] = pick(value, this.rules[name]);
    }
    this.faults.push(...countryFaults(changes, at));
    const { fields, changed } = mergeFields(target.fields, changes);
    target.fields = fields;
    const ofContact = this.unit.world.importantFields === 'contact' && kind !== 'owner';
    const isMinor = (name: string): boolean =>
      minor.has(name) && !(ofContact && contactFields.has(name));
    if (changed.some((name) => !isMinor(name))) this.important = true;
  }

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
    names: EntryBody,
    { conflict }: EntryRules,
    at: string,
  ): void {
    if (this.unit.world.entryReferences === 'free') return;
    this.conflicts.push(
      ...findTakenNames(at, { extRef: names.extRef }, others, { extRef: conflict }),
    );
  }
}

/** An owner, a document or a photo of a request. Of each field, undefined keeps the value, null clears it. */
export interface EntryBody {
  readonly extRef?: string | null | undefined;
  /** The file of a photo or an organization's document, in Base64. */
  readonly data?: string | null | undefined;
  readonly documents?: readonly EntryBody[] | undefined;
  readonly photos?: readonly EntryBody[] | undefined;
}

/** The legal entity of a request, with the fields of its legal form. */
export interface LegalEntityBody {
  readonly legalForm?: LegalForm | undefined;
  readonly documents?: readonly EntryBody[] | undefined;
  readonly ultimateBeneficialOwners?: readonly EntryBody[] | undefined;
}
