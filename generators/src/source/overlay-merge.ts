import { isObject, type Json } from '../json.js';

/** An update of a kind that its target is not of. */
export class OverlayMismatch extends Error {
  override readonly name = 'OverlayMismatch';

  /**
   * @param path where in the update
   * @param update what kind of value stands there
   * @param target what kind of value the document has
   */
  constructor(
    readonly path: readonly string[],
    readonly update: string,
    readonly target: string,
  ) {
    super(`${update} cannot be merged with ${target}`);
  }
}

/**
 * Merges an update of an overlay into a node that it targets: objects member by member, arrays one
 * behind the other, and what is added to a targeted array becomes its last element.
 * @throws {OverlayMismatch} if an object, an array and a value without members meet.
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
