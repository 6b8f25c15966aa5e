import { basename, resolve } from 'node:path';
import { JSONPathError, query } from 'json-p3';
import { diagnostic, type Diagnostic, DiagnosticError } from '../diagnostics/diagnostic.js';
import type { DiagnosticCode } from '../diagnostics/catalogue.js';
import { at, isObject, type Json, type JsonObject } from '../json.js';
import { type DocumentOfFiles, parseFile, readText } from './files.js';
import { mergeOverlay, OverlayMismatch } from './overlay-merge.js';
import { Positions } from './positions.js';
import { fileOf, isRemote } from './references.js';
import { textOf } from './version.js';

/**
 * Applies overlays (OpenAPI Overlay Specification 1.0 and 1.1) one after another. Returns their files, and warnings about
 * actions without effect.
 * @throws {DiagnosticError} if an overlay cannot be read, is malformed, or does not match the document.
 */
export function applyOverlays(
  document: JsonObject,
  paths: readonly string[],
  file: string,
): DocumentOfFiles {
  // A deep copy: YAML aliases share objects.
  let value = JSON.parse(JSON.stringify(document)) as JsonObject;
  const overlays = paths.map((path) => new Overlay(resolve(path)));
  for (const overlay of overlays) {
    overlay.checkExtends(file);
    value = overlay.apply(value);
  }
  return {
    value,
    files: overlays.map((overlay) => overlay.file),
    warnings: overlays.flatMap(({ warnings }) => warnings),
  };
}

/** The path (keys and indexes) of a node that a target selects. */
type Node = readonly (string | number)[];

class Overlay {
  readonly warnings: Diagnostic[] = [];
  readonly #positions = new Positions();
  readonly #actions: readonly Json[];
  readonly #extends: Json | undefined;

  constructor(readonly file: string) {
    const { overlay, actions, extends: document } = parseFile(file, readText(file));
    const found = overlay === undefined ? 'nothing' : textOf(overlay);
    if (!/^1\.[01](?:\.|$)/.test(found)) {
      throw this.#fault('overlay/version', overlay === undefined ? '#' : '#/overlay', { found });
    }
    if (!Array.isArray(actions)) {
      throw this.#fault('overlay/shape', '#', { expected: 'a list of actions' });
    }
    this.#actions = actions as readonly Json[];
    this.#extends = document;
  }

  /** Warns if `extends` names another document. A URL may be the origin of a local copy. */
  checkExtends(document: string): void {
    if (typeof this.#extends !== 'string') return;
    const target = fileOf(this.#extends, this.file);
    if (isRemote(target) !== isRemote(document) || target === document) return;
    const values = { extends: this.#extends, document: basename(document) };
    this.warnings.push(this.#found('overlay/extends', '#/extends', values));
  }

  apply(document: JsonObject): JsonObject {
    let value: Json = document;
    for (const [index, action] of this.#actions.entries()) {
      const pointer = at('#/actions', index);
      if (!isObject(action) || typeof action['target'] !== 'string') {
        throw this.#fault('overlay/shape', pointer, { expected: 'an action with a target' });
      }
      value = this.#act(value, action, pointer);
    }
    if (!isObject(value)) throw this.#fault('overlay/shape', '#', { expected: 'a document' });
    return value;
  }

  #act(document: Json, action: JsonObject, pointer: string): Json {
    const nodes = this.#select(document, action, 'target', pointer);
    if (nodes.length === 0) {
      const target = textOf(action['target']);
      this.warnings.push(this.#found('overlay/no-match', at(pointer, 'target'), { target }));
      return document;
    }
    // In reverse order, so that earlier indexes remain valid.
    if (action['remove'] === true) return nodes.toReversed().reduce(without, document);
    const field = action['update'] === undefined ? 'copy' : 'update';
    const update = field === 'copy' ? this.#copied(document, action, pointer) : action['update'];
    if (update === undefined) return document;
    try {
      return nodes.reduce(
        (value, node) => replaced(value, node, (target) => mergeOverlay(target, update)),
        document,
      );
    } catch (error) {
      if (!(error instanceof OverlayMismatch)) throw error;
      const place = field === 'copy' ? at(pointer, field) : at(pointer, field, ...error.path);
      throw this.#fault('overlay/mismatch', place, {
        update: error.update,
        target: error.target,
      });
    }
  }

  #copied(document: Json, action: JsonObject, pointer: string): Json | undefined {
    if (action['copy'] === undefined) return undefined;
    const nodes = this.#select(document, action, 'copy', pointer);
    const [node] = nodes;
    if (node === undefined || nodes.length > 1) {
      throw this.#fault('overlay/shape', at(pointer, 'copy'), {
        expected: `a path to one node, not to ${nodes.length}`,
      });
    }
    return node.reduce<Json>((value, key) => (value as JsonObject)[key] ?? null, document);
  }

  #select(document: Json, action: JsonObject, field: string, pointer: string): Node[] {
    const path = textOf(action[field]);
    try {
      const found = query(path, document as never);
      return Array.from(found, ({ location }) => location as Node);
    } catch (error) {
      if (!(error instanceof JSONPathError)) throw error;
      throw this.#fault('overlay/path', at(pointer, field), { reason: error.message });
    }
  }

  #fault(
    code: DiagnosticCode,
    pointer: string,
    values: Readonly<Record<string, string>>,
  ): DiagnosticError {
    return new DiagnosticError([this.#found(code, pointer, values)]);
  }

  #found(
    code: DiagnosticCode,
    pointer: string,
    values: Readonly<Record<string, string>>,
  ): Diagnostic {
    return diagnostic(code, values, this.#positions.locate(this.file, pointer));
  }
}

function replaced(value: Json, [key, ...rest]: Node, make: (node: Json) => Json): Json {
  if (key === undefined) return make(value);
  const inside = replaced((value as JsonObject)[key] ?? null, rest, make);
  if (Array.isArray(value)) return value.with(Number(key), inside);
  return Object.fromEntries([...Object.entries(value as JsonObject), [String(key), inside]]);
}

/** Removes one node of a value. The root cannot be removed. */
function without(value: Json, node: Node): Json {
  const last = node.at(-1);
  if (last === undefined) return value;
  return replaced(value, node.slice(0, -1), (parent) => {
    if (Array.isArray(parent)) return parent.filter((_entry, index) => index !== last);
    return Object.fromEntries(
      Object.entries(parent as JsonObject).filter(([key]) => key !== String(last)),
    );
  });
}
