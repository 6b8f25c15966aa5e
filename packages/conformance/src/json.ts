/** A JSON object whose members are not known yet. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** The keys and indices that lead from the root of a JSON value to one of its parts. */
export type Path = readonly (string | number)[];

/** Whether a value is a JSON object (no array, not null). */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns a member of a value; undefined if the value is not an object or array, or has no such member. */
export function member(value: unknown, key: string | number): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.hasOwn(value, key) ? (Reflect.get(value, key) as unknown) : undefined;
}

/** The members of an object; empty for any other value. */
export function members(value: unknown): [string, unknown][] {
  return isObject(value) ? Object.entries(value) : [];
}

/** The elements of an array; empty for any other value. */
export function elements(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as readonly unknown[]) : [];
}

/** The strings among the elements of an array, or the value itself if it is a string. */
export function texts(value: unknown): string[] {
  const all = typeof value === 'string' ? [value] : elements(value);
  return all.filter((each) => typeof each === 'string');
}

/** The value if it is a string, otherwise undefined. */
export function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** Returns the part of a value at a path; undefined if there is nothing at the path. */
export function at(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((found, key) => member(found, key), value);
}

/** Replaces the part at a path in a copy; undefined removes it. An index after the end appends: no array has holes. */
export function withPart(value: unknown, path: Path, part: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return part;
  const inner = withPart(member(value, key), rest, part);
  if (Array.isArray(value)) {
    const copy = [...(value as unknown[])];
    if (inner === undefined) copy.splice(Number(key), 1);
    else copy[Math.min(Number(key), copy.length)] = inner;
    return copy;
  }
  const others = members(value).filter(([name]) => name !== key);
  // A replaced member keeps its position, so that two bodies can be compared by eye.
  if (inner === undefined) return Object.fromEntries(others);
  if (others.length === members(value).length) {
    return Object.fromEntries([...others, [key, inner]]);
  }
  return Object.fromEntries(
    members(value).map(([name, old]) => [name, name === key ? inner : old]),
  );
}

/** Parses JSON; returns undefined if there is no text, or if it is not valid JSON. */
export function parseJson(source: string | undefined): unknown {
  // Most requests have no body, and throwing takes CPU time.
  if (source === undefined) return undefined;
  try {
    return JSON.parse(source) as unknown;
  } catch {
    return undefined;
  }
}

/** Returns a copy of a JSON value with every string in it changed. Member names stay as they are. */
export function mapTexts<T>(value: T, change: (text: string) => string): T;
export function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((each: unknown) => mapTexts(each, change));
  if (!isObject(value)) return value;
  return Object.fromEntries(members(value).map(([key, each]) => [key, mapTexts(each, change)]));
}

/** Returns a copy of a JSON value with every object in it changed, inner ones first. */
export function mapObjects(value: unknown, change: (object: JsonObject) => unknown): unknown {
  if (Array.isArray(value)) return value.map((each: unknown) => mapObjects(each, change));
  if (!isObject(value)) return value;
  return change(
    Object.fromEntries(members(value).map(([key, each]) => [key, mapObjects(each, change)])),
  );
}

/** Formats a path, such as `items[0].amount`; `the body` if it is empty. */
export function pathText(path: Path): string {
  const parts = path.map((key, index) =>
    typeof key === 'number' ? `[${key}]` : index === 0 ? key : `.${key}`,
  );
  return parts.join('') || 'the body';
}

/** True if two JSON values are equal. The order of members does not matter. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((each, index) => same(each, b[index]));
  }
  if (!isObject(a) || !isObject(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && same(a[key], b[key]))
  );
}
