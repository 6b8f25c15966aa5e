import { diagnostic, type Diagnostic } from '../diagnostics/diagnostic.js';
import type { DiagnosticCode } from '../diagnostics/catalogue.js';
import { at, isObject, resolvePointer, type Json, type JsonObject } from '../json.js';
import type { SourceDocument } from '../source/load.js';
import type { Lookup } from './resolve.js';
import { versionOf } from '../source/version.js';
import type { Schema } from './schema.js';

/** An element of the document together with its pointer. */
export interface Element {
  readonly value: JsonObject;
  readonly pointer: string;
}

/** Reads elements of one document, follows its references and collects what is wrong with it. */
export class Reader {
  readonly #found: Diagnostic[] = [];
  readonly #entered = new Set<string>();
  /** The component schemas that have been read, by their names. */
  readonly components = new Map<string, Schema>();
  readonly lookup: Lookup = (name) => this.components.get(name);

  /** Whether the document is OpenAPI 3.0, whose schemas are a dialect of their own. */
  readonly isVersion30: boolean;
  /** The component schemas as they stand in the document, by their names. */
  readonly schemas: JsonObject;
  /** Schemas of parameters, headers and bodies, to which many operations may refer. */
  readonly shared = new Map<JsonObject, Schema>();

  constructor(readonly source: SourceDocument) {
    this.isVersion30 = versionOf(source.value) === '3.0';
    this.schemas = this.child(this.child(source.value, 'components'), 'schemas');
  }

  /** Everything reported so far. */
  get diagnostics(): readonly Diagnostic[] {
    return this.#found;
  }

  /** Reports a fault at a pointer of the bundled document. */
  report(code: DiagnosticCode, pointer: string, values: Readonly<Record<string, string>>): void {
    this.#found.push(diagnostic(code, values, this.source.locate(pointer)));
  }

  /** Reports that something else stands at a pointer than what belongs there. */
  reportShape(pointer: string, expected: string, found: Json | undefined): void {
    this.report('document/shape', pointer, { expected, found: kindOf(found) });
  }

  /** The element behind a value, which may be a reference to it. */
  element(value: Json | undefined, pointer: string): Element {
    const passed = new Set<Json>();
    let found: Json | undefined = value;
    let place = pointer;
    while (isObject(found)) {
      const reference: Json | undefined = found['$ref'];
      if (typeof reference !== 'string') return { value: found, pointer: place };
      if (passed.has(found)) {
        this.report('source/reference-loop', pointer, { reference });
        return { value: {}, pointer };
      }
      passed.add(found);
      // One that leads nowhere was reported when all references were checked.
      found = resolvePointer(this.source.value, reference) ?? {};
      place = reference;
    }
    this.reportShape(place, 'an object', found);
    return { value: {}, pointer: place };
  }

  /** Runs what reads behind a reference; gives nothing where that reference is being read already. */
  withoutRecursion<T>(reference: string, read: () => T): T | undefined {
    if (this.#entered.has(reference)) return undefined;
    this.#entered.add(reference);
    try {
      return read();
    } finally {
      this.#entered.delete(reference);
    }
  }

  /** The same; reports what is there and no object. */
  object(parent: JsonObject, key: string, pointer: string): JsonObject {
    const value = parent[key];
    if (value !== undefined && !isObject(value))
      this.reportShape(at(pointer, key), 'an object', value);
    return this.child(parent, key);
  }

  /** The object at a key, or an empty one where the key is absent. */
  child(parent: JsonObject, key: string): JsonObject {
    const value = parent[key];
    return isObject(value) ? value : {};
  }
}

/** The text at a key, or undefined. */
export function stringAt(value: JsonObject, key: string): string | undefined {
  const found = value[key];
  return typeof found === 'string' ? found : undefined;
}

/** The number at a key, or undefined. */
export function numberAt(value: JsonObject, key: string): number | undefined {
  const found = value[key];
  return typeof found === 'number' ? found : undefined;
}

/** The strings of the array at a key; empty where there is none. */
export function stringsAt(value: JsonObject, key: string): string[] {
  const found = value[key];
  return Array.isArray(found) ? found.filter((entry) => typeof entry === 'string') : [];
}

/** The array at a key; empty where there is none. */
export function arrayAt(value: JsonObject, key: string): readonly Json[] {
  const found = value[key];
  return Array.isArray(found) ? (found as readonly Json[]) : [];
}

/** The entries of a map whose keys an author chose, but for extensions. */
export function withoutExtensions(map: JsonObject): [string, Json][] {
  return Object.entries(map).filter(([key]) => !key.startsWith('x-'));
}

/** What a value is, in words. */
export function kindOf(value: Json | undefined): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'an array';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
