import { isObject, type JsonObject } from '../json.js';
import type { ProfileTools } from './profile.js';

const unique = new Set(['extRef', 'displayName']);

/**
 * Returns a copy of a body with unused references. A reference that is not in use for its resource type stays
 * as it is, so that boundary values can be tested.
 */
export function freshReferences(body: JsonObject, tools: ProfileTools): JsonObject {
  const walk = (value: unknown, place: string): unknown => {
    if (Array.isArray(value)) return value.map((each) => walk(each, place));
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => {
        const at = `${place}/${key}`;
        const isUnique = unique.has(key) && typeof inner === 'string';
        return [key, isUnique ? tools.fresh(inner, at) : walk(inner, at)];
      }),
    );
  };
  return walk(body, '') as JsonObject;
}
