import { isObject, type Json } from '../json.js';

/** Thrown if an update and its target have different kinds. */
export class OverlayMismatch extends Error {
  override readonly name = 'OverlayMismatch';

  /** @param path the place in the update */
  constructor(
    readonly path: readonly string[],
    readonly update: string,
    readonly target: string,
  ) {
    super(`${update} cannot be merged with ${target}`);
  }
}

/**
 * Merges an update of an overlay into a target: merges objects recursively, concatenates arrays, and
 * appends other values to a targeted array.
 * @throws {OverlayMismatch} if an object, an array and a scalar are merged with each other.
 */
export function mergeOverlay(target: Json, update: Json): Json {
  if (Array.isArray(target) && !Array.isArray(update)) return [...(target as Json[]), update];
  return merge(target, update, []);
}

function merge(target: Json, update: Json, path: readonly string[]): Json {
  const [expected, given] = [kindOf(target), kindOf(update)];
  if (expected !== given) throw new OverlayMismatch(path, given, expected);
  if (Array.isArray(target)) return [...(target as Json[]), ...(update as Json[])];
  if (!isObject(target) || !isObject(update)) return update;
  const members = new Map(Object.entries(target));
  for (const [key, value] of Object.entries(update)) {
    const own = members.get(key);
    members.set(key, own === undefined ? value : merge(own, value, [...path, key]));
  }
  return Object.fromEntries(members);
}

function kindOf(value: Json): string {
  if (Array.isArray(value)) return 'an array';
  return isObject(value) ? 'an object' : 'a value without members';
}
