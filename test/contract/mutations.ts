import { at, type Path, pathText, withPart } from '../../packages/conformance/src/json.js';

export interface Mutation {
  /** The change, such as `drop items[0].label`. */
  readonly label: string;
  readonly body: unknown;
}

export function mutationsOf(body: unknown): Mutation[] {
  const inner = placesOf(body, []).flatMap((path) => {
    const drop = { label: `drop ${pathText(path)}`, body: withPart(body, path, undefined) };
    return [...(typeof path.at(-1) === 'string' ? [drop] : []), retype(body, path)];
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
    return odd.map((one) => withPart(body, path, one));
  });
}

function placesOf(value: unknown, path: Path): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  return entries.flatMap(([key, inner]) => [[...path, key], ...placesOf(inner, [...path, key])]);
}

/** No field of the contract accepts a boolean in addition to its own type, or a boolean and a string. */
function retype(body: unknown, path: Path): Mutation {
  const wrong = typeof at(body, path) === 'boolean' ? 'wrong' : true;
  return { label: `retype ${pathText(path)}`, body: withPart(body, path, wrong) };
}
