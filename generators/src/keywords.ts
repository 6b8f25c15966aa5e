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

/** Returns the kind of the keys of a value, from its keyword or index and the kind of the surrounding keys. */
export function kindBelow(keyword: string | number, around: KeyKind, isArray: boolean): KeyKind {
  if (around === 'data') return 'data';
  // The elements of a list have the kind of the list.
  if (typeof keyword === 'number') return around;
  if (around === 'names') return 'keywords';
  if (data.has(keyword) || keyword.startsWith('x-')) return 'data';
  // `examples` is an array of data in a schema, and a map of Example objects elsewhere.
  if (keyword === 'examples') return isArray ? 'data' : 'names';
  // `parameters` is an array in an operation, and a map in components.
  if (keyword === 'parameters') return isArray ? 'keywords' : 'names';
  return maps.has(keyword) ? 'names' : 'keywords';
}

/** An element or member of a value, with the kind of its own keys. */
export type Member = readonly [key: string | number, value: Json, kind: KeyKind];

/** The elements or members of a value. Data has none. */
export function* membersOf(value: Json, kind: KeyKind): Generator<Member> {
  if (kind === 'data' || typeof value !== 'object' || value === null) return;
  const entries = Array.isArray(value)
    ? (value as readonly Json[]).entries()
    : Object.entries(value as JsonObject);
  for (const [key, inside] of entries)
    yield [key, inside, kindBelow(key, kind, Array.isArray(inside))];
}

/** Shows each object whose keys are keywords, before those in it. */
export function visitObjects(
  value: Json,
  show: (found: JsonObject, pointer: string) => void,
  pointer = '#',
  kind: KeyKind = 'keywords',
): void {
  if (kind === 'keywords' && isObject(value)) show(value, pointer);
  for (const [key, inside, below] of membersOf(value, kind)) {
    // Most values are scalars.
    if (typeof inside === 'object') visitObjects(inside, show, at(pointer, key), below);
  }
}
