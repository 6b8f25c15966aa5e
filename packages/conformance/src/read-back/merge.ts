import { isObject, type JsonObject } from '../json.js';

/** A JSON object that is changed in place: others hold it too. */
export type Mutable = Record<string, unknown>;

/** How an update changes what is stored, where that is not the merge of objects. */
export interface MergeRules {
  /** The member by which an entry of a list is known; without it lists are replaced. */
  readonly entryKey?: string;
  /** Whether an object or list under a name is replaced as a whole. */
  readonly isWhole: (name: string) => boolean;
}

/**
 * Changes a stored object as an update says: what is sent replaces, objects are merged, entries of
 * lists are matched by their key, else added. Null is kept: it says that nothing must be shown.
 */
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

/** The entries themselves, in the same list: others hold both. */
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

/** Whether a list is one of objects; of an empty one what is stored tells. */
function isEntries(value: readonly unknown[], stored: unknown): value is readonly JsonObject[] {
  const known = value.length > 0 || !Array.isArray(stored) ? value : stored;
  return known.length > 0 && known.every(isObject);
}

/** Whether a value is an object, to be changed in place. */
export function isMutable(value: unknown): value is Mutable {
  return isObject(value);
}
