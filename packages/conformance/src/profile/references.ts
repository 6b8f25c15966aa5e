import { isObject, type JsonObject } from '../json.js';
import type { ProfileTools } from './profile.js';

/** Members that have to be unique among their like. */
const unique = new Set(['extRef', 'displayName']);

/**
 * A body whose references were not used before. A reference stays what it is as long as nothing
 * of its like in the tenant has it, so that its own edges can be tried: the longest name of a
 * holder is also the longest name of an account.
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
