import { fieldNames } from './fields.js';
import { at, isObject, type Json, type JsonObject } from './json.js';

/** Keywords whose value is a map: its keys are names, not keywords. Those that may also be lists are apart. */
const maps: ReadonlySet<string> = fieldNames(({ isMap }) => isMap);

/** Keywords whose value is data, without keywords or references. */
const data: ReadonlySet<string> = new Set([
  'const',
  'dataValue',
  'default',
  'enum',
  'example',
  'value',
]);

/** The kind of the keys of a value. */
export type KeyKind = 'keywords' | 'names' | 'data';

/** Returns the kind of the keys of a value, from its keyword and the kind of the surrounding keys. */
export function kindBelow(keyword: string, around: KeyKind, isArray: boolean): KeyKind {
  if (around === 'data') return 'data';
  if (around === 'names') return 'keywords';
  if (data.has(keyword) || keyword.startsWith('x-')) return 'data';
  // `examples` is an array of data in a schema, and a map of Example objects elsewhere.
  if (keyword === 'examples') return isArray ? 'data' : 'names';
  // `parameters` is an array in an operation, and a map in components.
  if (keyword === 'parameters') return isArray ? 'keywords' : 'names';
  return maps.has(keyword) ? 'names' : 'keywords';
}

/** Shows each object whose keys are keywords, before those in it. */
export function visitObjects(
  value: Json,
  show: (found: JsonObject, pointer: string) => void,
  pointer = '#',
  kind: KeyKind = 'keywords',
): void {
  if (kind === 'data') return;
  if (Array.isArray(value)) {
    for (const [index, entry] of (value as readonly Json[]).entries()) {
      visitObjects(entry, show, at(pointer, index), kind);
    }
  } else if (isObject(value)) {
    if (kind === 'keywords') show(value, pointer);
    for (const [key, inside] of Object.entries(value)) {
      // Most values are scalars.
      if (typeof inside !== 'object') continue;
      visitObjects(inside, show, at(pointer, key), kindBelow(key, kind, Array.isArray(inside)));
    }
  }
}
