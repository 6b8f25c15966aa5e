import { isObject, member, text, type JsonObject } from '../json.js';

/** Appends keys to a JSON pointer (RFC 6901), escaped. */
export function append(pointer: string, ...keys: readonly (string | number)[]): string {
  return keys.reduce<string>(
    (found, key) => `${found}/${typeof key === 'number' ? key : escape(key)}`,
    pointer,
  );
}

/** The unescaped keys of a JSON pointer, with or without a leading `#`. */
export function keysOf(pointer: string): string[] {
  return pointer.replace(/^#/, '').split('/').slice(1).map(unescape);
}

// Few keys need escaping, and a run processes millions of them.
function escape(key: string): string {
  return /[~/]/.test(key) ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key;
}

function unescape(key: string): string {
  return /[~%]/.test(key) ? decodePercent(key).replaceAll('~1', '/').replaceAll('~0', '~') : key;
}

/** Returns the value at a JSON pointer; undefined if there is none. */
export function lookUp(root: unknown, pointer: string): unknown {
  return keysOf(pointer).reduce<unknown>((value, key) => member(value, key), root);
}

/** A part of a document and its JSON pointer, which starts with `#`. */
export interface DocumentPart {
  readonly pointer: string;
  readonly value: unknown;
}

/** Resolves the references of a part within the document. Stops at circular references. */
export function dereference(root: JsonObject, part: DocumentPart): DocumentPart {
  let found = part;
  for (let hops = 0; hops < 50; hops += 1) {
    const reference = isObject(found.value) ? text(found.value['$ref']) : undefined;
    if (reference === undefined || !reference.startsWith('#')) return found;
    found = { pointer: reference, value: lookUp(root, reference) };
  }
  return { pointer: found.pointer, value: undefined };
}

/** Returns the member of a part with all references resolved. The value is undefined if there is none. */
export function dereferenceMember(
  root: JsonObject,
  part: DocumentPart,
  ...keys: readonly string[]
): DocumentPart {
  return keys.reduce<DocumentPart>(
    (found, key) =>
      dereference(root, { pointer: append(found.pointer, key), value: member(found.value, key) }),
    dereference(root, part),
  );
}

/** Decodes percent-encoding, as in references, which are URI fragments; returns invalid encoding unchanged. */
export function decodePercent(key: string): string {
  try {
    return decodeURIComponent(key);
  } catch {
    return key;
  }
}
