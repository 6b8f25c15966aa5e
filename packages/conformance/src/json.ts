/** A JSON object whose members are not known yet. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** The way from the root of a JSON value to one of its parts. */
export type Path = readonly (string | number)[];

/** Whether a value is a JSON object (no array, not null). */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A member of a value; `undefined` where there is none, or the value has no members. */
export function member(value: unknown, key: string | number): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.hasOwn(value, key) ? (Reflect.get(value, key) as unknown) : undefined;
}

/** The members of an object; none of what is no object. */
export function members(value: unknown): [string, unknown][] {
  return isObject(value) ? Object.entries(value) : [];
}

/** The elements of an array; none of what is no array. */
export function elements(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as readonly unknown[]) : [];
}

/** The texts among the elements of an array, or the one text where the value is one. */
export function texts(value: unknown): string[] {
  const all = typeof value === 'string' ? [value] : elements(value);
  return all.filter((each) => typeof each === 'string');
}

/** A text, or `undefined` when the value is none. */
export function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** The part of a value at a path; `undefined` where the path ends early. */
export function at(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((found, key) => member(found, key), value);
}

/** A copy of a value with another part at a path; `undefined` removes the part. */
export function withPart(value: unknown, path: Path, part: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return part;
  const inner = withPart(member(value, key), rest, part);
  if (Array.isArray(value)) {
    const copy = [...(value as unknown[])];
    if (inner === undefined) copy.splice(Number(key), 1);
    else copy[Number(key)] = inner;
    return copy;
  }
  const others = members(value).filter(([name]) => name !== key);
  // The member keeps its place where it had one, so that two bodies can be compared by eye.
  if (inner === undefined) return Object.fromEntries(others);
  if (others.length === members(value).length) {
    return Object.fromEntries([...others, [key, inner]]);
  }
  return Object.fromEntries(
    members(value).map(([name, old]) => [name, name === key ? inner : old]),
  );
}

/** The JSON value of a text; `undefined` where it is no JSON. */
export function parseJson(source: string): unknown {
  try {
    return JSON.parse(source) as unknown;
  } catch {
    return undefined;
  }
}

/** A copy of a JSON value with every text in it changed; the names of members stay. */
export function mapTexts<T>(value: T, change: (text: string) => string): T;
export function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((each: unknown) => mapTexts(each, change));
  if (!isObject(value)) return value;
  return Object.fromEntries(members(value).map(([key, each]) => [key, mapTexts(each, change)]));
}

/** A path as people write it: `items[0].amount`; `the body` where it is empty. */
export function pathText(path: Path): string {
  const parts = path.map((key, index) =>
    typeof key === 'number' ? `[${key}]` : index === 0 ? key : `.${key}`,
  );
  return parts.join('') || 'the body';
}

/** Whether two JSON values are the same, whatever the order of their members. */
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
