import { diagnostic, type Diagnostic } from '../diagnostics/diagnostic.js';
import type { DiagnosticCode } from '../diagnostics/catalogue.js';
import { isObject, resolvePointer, type Json, type JsonObject } from '../json.js';
import type { SourceDocument } from '../source/load.js';
import type { Lookup } from './resolve.js';
import { versionOf } from '../source/version.js';
import type { Version } from '../fields.js';
import type { Schema } from './schema.js';

export interface Element {
  readonly value: JsonObject;
  readonly pointer: string;
}

/** Reads elements of a document, follows references and collects diagnostics. */
export class Reader {
  readonly #found: Diagnostic[] = [];
  readonly #entered = new Set<string>();
  readonly components = new Map<string, Schema>();
  readonly lookup: Lookup = (name) => this.components.get(name);

  readonly version: Version;
  readonly isVersion30: boolean;
  readonly schemas: JsonObject;
  /** The tags that group no operations: those of a `kind` other than `nav`, such as badges. */
  readonly labels: ReadonlySet<string>;
  /** The schemas of parameters, headers and bodies read so far. */
  readonly shared = new Map<JsonObject, Schema>();

  constructor(readonly source: SourceDocument) {
    this.version = versionOf(source.value) ?? '3.2';
    this.isVersion30 = this.version === '3.0';
    this.labels = labelsOf(source.value);
    this.schemas = this.child(this.child(source.value, 'components'), 'schemas');
  }

  get diagnostics(): readonly Diagnostic[] {
    return this.#found;
  }

  report(code: DiagnosticCode, pointer: string, values: Readonly<Record<string, string>>): void {
    this.#found.push(diagnostic(code, values, this.source.locate(pointer)));
  }

  reportShape(pointer: string, expected: string, found: Json | undefined): void {
    this.report('document/shape', pointer, { expected, found: kindOf(found) });
  }

  element(value: Json | undefined, pointer: string): Element {
    const passed = new Set<Json>();
    let current: Json | undefined = value;
    let place = pointer;
    while (isObject(current)) {
      const reference: Json | undefined = current['$ref'];
      if (typeof reference !== 'string') return { value: current, pointer: place };
      if (passed.has(current)) {
        this.report('source/reference-loop', pointer, { reference });
        return { value: {}, pointer };
      }
      passed.add(current);
      // Unresolved references are reported by checkReferences.
      current = resolvePointer(this.source.value, reference) ?? {};
      place = reference;
    }
    this.reportShape(place, 'an object', current);
    return { value: {}, pointer: place };
  }

  /** Runs a function that reads the target of a reference; returns undefined if that is already being read. */
  withoutRecursion<T>(reference: string, read: () => T): T | undefined {
    if (this.#entered.has(reference)) return undefined;
    this.#entered.add(reference);
    try {
      return read();
    } finally {
      this.#entered.delete(reference);
    }
  }

  /** The object at a key; an empty object if there is none. */
  child(parent: JsonObject, key: string): JsonObject {
    const value = parent[key];
    return isObject(value) ? value : {};
  }
}

/** The string at a key; undefined if there is none. */
export function stringAt(value: JsonObject, key: string): string | undefined {
  const found = value[key];
  return typeof found === 'string' ? found : undefined;
}

/** The number at a key; undefined if there is none. */
export function numberAt(value: JsonObject, key: string): number | undefined {
  const found = value[key];
  return typeof found === 'number' ? found : undefined;
}

/** The strings of the array at a key; empty if there is none. */
export function stringsAt(value: JsonObject, key: string): string[] {
  const found = value[key];
  return Array.isArray(found) ? found.filter((entry) => typeof entry === 'string') : [];
}

/** The array at a key; empty if there is none. */
export function arrayAt(value: JsonObject, key: string): readonly Json[] {
  const found = value[key];
  return Array.isArray(found) ? (found as readonly Json[]) : [];
}

/** The entries of a map without extensions (`x-…`). */
export function withoutExtensions(map: JsonObject): [string, Json][] {
  return Object.entries(map).filter(([key]) => !key.startsWith('x-'));
}

function labelsOf(document: JsonObject): ReadonlySet<string> {
  const tags = arrayAt(document, 'tags').filter(isObject);
  const labels = tags.filter(({ kind = 'nav' }) => kind !== 'nav');
  return new Set(labels.flatMap((tag) => stringAt(tag, 'name') ?? []));
}

/** The kind of a value, for messages. */
export function kindOf(value: Json | undefined): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'an array';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
