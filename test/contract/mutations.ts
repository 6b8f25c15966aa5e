export interface Mutation {
  /** The change, such as `drop items[0].label`. */
  readonly label: string;
  readonly body: unknown;
}

type Path = readonly (string | number)[];

export function mutationsOf(body: unknown): Mutation[] {
  const inner = placesOf(body, []).flatMap((path) => {
    const dropped = typeof path.at(-1) === 'string' ? [drop(body, path)] : [];
    return [...dropped, retype(body, path)];
  });
  return [{ label: 'retype the body', body: true }, ...inner];
}

const oddTexts = ['', ' ', '\0', '\uD800', '\u202E', '%%%', 'x'.repeat(5000), '🙂'.repeat(300)];
const oddNumbers = [0, -1, 1.5, 1e308, -(2 ** 53), 2 ** 53, Number.MIN_VALUE];

/** Returns bodies with one string or number replaced by an unusual one: too long, not Base64, huge, … */
export function oddValuesOf(body: unknown): unknown[] {
  return placesOf(body, []).flatMap((path) => {
    const value = at(body, path);
    const odd = { string: oddTexts, number: oddNumbers }[typeof value as string] ?? [];
    return odd.map((one) => replace(body, path, one));
  });
}

function placesOf(value: unknown, path: Path): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  return entries.flatMap(([key, inner]) => [[...path, key], ...placesOf(inner, [...path, key])]);
}

function drop(body: unknown, path: Path): Mutation {
  const copy = structuredClone(body);
  const parent = at(copy, path.slice(0, -1));
  if (typeof parent === 'object' && parent !== null) Reflect.deleteProperty(parent, last(path));
  return { label: `drop ${text(path)}`, body: copy };
}

/** No field of the contract accepts a boolean in addition to its own type, or a boolean and a string. */
function retype(body: unknown, path: Path): Mutation {
  const wrong = typeof at(body, path) === 'boolean' ? 'wrong' : true;
  return { label: `retype ${text(path)}`, body: replace(body, path, wrong) };
}

function replace(body: unknown, path: Path, value: unknown): unknown {
  const copy = structuredClone(body);
  const parent = at(copy, path.slice(0, -1));
  if (typeof parent === 'object' && parent !== null) Reflect.set(parent, last(path), value);
  return copy;
}

function at(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (found, key) =>
      typeof found === 'object' && found !== null ? Reflect.get(found, key) : undefined,
    value,
  );
}

function last(path: Path): PropertyKey {
  return path.at(-1) ?? '';
}

function text(path: Path): string {
  return path
    .map((key, index) => (typeof key === 'number' ? `[${key}]` : index === 0 ? key : `.${key}`))
    .join('');
}
