import { isObject, type JsonObject } from '../json.js';
import type { ProfileTools } from './profile.js';

/** Members that have to be unique where they stand. */
const unique = new Set(['extRef', 'displayName']);

/**
 * A body whose references were not used before. A reference stays what it is as long as nothing
 * else of the tenant has it, so that its own edges can be tried.
 */
export function freshReferences(body: JsonObject, tools: ProfileTools): JsonObject {
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        unique.has(key) && typeof inner === 'string' ? tools.fresh(inner) : walk(inner),
      ]),
    );
  };
  return walk(body) as JsonObject;
}
