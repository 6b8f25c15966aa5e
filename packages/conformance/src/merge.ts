import { isObject, type JsonObject } from './json.js';

/** A JSON object that is changed in place, because it is shared. */
export type Mutable = Record<string, unknown>;

/** Exceptions from merging objects in updates. */
export interface MergeRules {
  /** The member that identifies list entries. Without it, lists are replaced. */
  readonly entryKey?: string;
  readonly isWhole: (name: string) => boolean;
}

/** Applies an update: values are replaced, objects merged, list entries matched by key. Null is kept: reads omit it. */
export function merge(stored: Mutable, sent: JsonObject, rules: MergeRules): void {
  for (const [name, value] of Object.entries(sent)) {
    const old = stored[name];
    if (isObject(value) && isMutable(old) && !rules.isWhole(name)) merge(old, value, rules);
    else if (
      Array.isArray(value) &&
      rules.entryKey &&
      isEntries(value, old) &&
      !rules.isWhole(name)
    ) {
      stored[name] = mergedEntries(Array.isArray(old) ? old : [], value, rules, rules.entryKey);
    } else stored[name] = structuredClone(value);
  }
}

/** Merges entries in place, because the list and its entries are shared. */
function mergedEntries(
  stored: unknown[],
  sent: readonly JsonObject[],
  rules: MergeRules,
  key: string,
): unknown[] {
  for (const entry of sent) {
    const known = stored.find(
      (each) => isObject(each) && entry[key] !== undefined && each[key] === entry[key],
    );
    if (known) merge(known as Mutable, entry, rules);
    else stored.push(structuredClone(entry));
  }
  return stored;
}

/** True for a list of objects. For an empty list, the stored list decides. */
function isEntries(value: readonly unknown[], stored: unknown): value is readonly JsonObject[] {
  const known = value.length > 0 || !Array.isArray(stored) ? value : stored;
  return known.length > 0 && known.every(isObject);
}

/** True if a value is an object that can be changed in place. */
export function isMutable(value: unknown): value is Mutable {
  return isObject(value);
}
