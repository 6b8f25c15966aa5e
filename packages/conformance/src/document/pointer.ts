import { isObject, member, text, type JsonObject } from '../json.js';

/** Appends keys to a JSON pointer (RFC 6901), escaped. */
export function append(pointer: string, ...keys: readonly (string | number)[]): string {
  return keys.reduce<string>(
    (found, key) => `${found}/${typeof key === 'number' ? key : escape(key)}`,
    pointer,
  );
}

/** The keys of a JSON pointer, with or without a leading `#`, unescaped. */
export function keysOf(pointer: string): string[] {
  return pointer.replace(/^#/, '').split('/').slice(1).map(unescape);
}

// Hardly any key has something to escape, and a run follows millions of them.
function escape(key: string): string {
  return /[~/]/.test(key) ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key;
}

function unescape(key: string): string {
  return /[~%]/.test(key) ? decode(key).replaceAll('~1', '/').replaceAll('~0', '~') : key;
}

/** What a JSON pointer leads to; `undefined` where it leads nowhere. */
export function lookUp(root: unknown, pointer: string): unknown {
  return keysOf(pointer).reduce<unknown>((value, key) => member(value, key), root);
}

/** A part of a document, and the pointer (beginning with `#`) at which it stands. */
export interface Located {
  readonly pointer: string;
  readonly value: unknown;
}

/** Follows the references of a part of a document, within the document. Circles end. */
export function follow(root: JsonObject, part: Located): Located {
  let found = part;
  for (let hops = 0; hops < 50; hops += 1) {
    const reference = isObject(found.value) ? text(found.value['$ref']) : undefined;
    if (reference === undefined || !reference.startsWith('#')) return found;
    found = { pointer: reference, value: lookUp(root, reference) };
  }
  return { pointer: found.pointer, value: undefined };
}

/** The member of a located part, references followed; `undefined` where there is none. */
export function inside(root: JsonObject, part: Located, ...keys: readonly string[]): Located {
  return keys.reduce<Located>(
    (found, key) =>
      follow(root, { pointer: append(found.pointer, key), value: member(found.value, key) }),
    follow(root, part),
  );
}

// References may be percent-encoded, as they are URI fragments.
function decode(key: string): string {
  try {
    return decodeURIComponent(key);
  } catch {
    return key;
  }
}
