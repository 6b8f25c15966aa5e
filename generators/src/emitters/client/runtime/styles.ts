import { type ArrayKeys, isNested, nestedPairs } from './nested.js';
import { encode, shapeOf, type Shape } from './values.js';

/** Writes a name or a value: percent-encoded in a URL, as it is in a header. */
export type Writer = (text: string) => string;

/** How one parameter is written. */
export interface Style {
  readonly name: string;
  readonly style: string;
  readonly explode: boolean;
  /** Whether its value is written as JSON. */
  readonly json?: boolean;
  /** Whether reserved characters of its value stay as they are. */
  readonly reserved?: boolean;
  /** How arrays within its value are named; by index where left out. */
  readonly arrays?: ArrayKeys;
}

/**
 * A value in one of the styles that need no name or bring their own: `simple`, `label`, `matrix`.
 * Empty where an array or object has no members.
 */
export function inPath({ name, style, explode }: Style, shape: Shape, write: Writer): string {
  // Dots separate the members of an exploded label, and URLs leave them as they are.
  const isDotted = style === 'label' && explode && shape.kind !== 'primitive';
  const writer: Writer = isDotted ? (text) => write(text).replaceAll('.', '%2E') : write;
  const members = membersOf(shape, explode, writer);
  if (members.length === 0) return '';
  if (style === 'label') return `.${members.join(explode ? '.' : ',')}`;
  if (style !== 'matrix') return members.join(',');
  const key = write(name);
  if (shape.kind === 'object' && explode) return members.map((member) => `;${member}`).join('');
  const values = explode ? members : [members.join(',')];
  return values.map((value) => (value === '' ? `;${key}` : `;${key}=${value}`)).join('');
}

const separators: Readonly<Record<string, string>> = {
  spaceDelimited: '%20',
  // A bare `|` is not allowed in a URI.
  pipeDelimited: '%7C',
};

/**
 * A value as `name=value` pairs, in one of the styles of queries and cookies: `form`,
 * `spaceDelimited`, `pipeDelimited`, `deepObject`. None where there is nothing to send.
 */
export function asPairs(
  { name, style, explode, reserved, arrays }: Style,
  value: unknown,
): string[] {
  const write = reserved ? encodeReserved : encode;
  if (style === 'deepObject') return nestedPairs(encode(name), value, write, arrays);
  if (explode && isNested(value)) return explodedPairs(encode(name), value, write, arrays);
  const shape = shapeOf(value);
  if (!shape) return [];
  const members = membersOf(shape, false, write);
  if (members.length === 0) return [];
  return [`${encode(name)}=${members.join(separators[style] ?? ',')}`];
}

/** What stands between separators: an exploded object has `name=value`, a plain one both in turn. */
function membersOf(shape: Shape, explode: boolean, write: Writer): string[] {
  if (shape.kind === 'primitive') return [write(shape.text)];
  if (shape.kind === 'array') return shape.items.map(write);
  return explode
    ? shape.entries.map(([name, text]) => `${write(name)}=${write(text)}`)
    : shape.entries.flatMap(([name, text]) => [write(name), write(text)]);
}

/**
 * An array repeats its name, an object spreads its members. OpenAPI does not say how what is nested in
 * them is written; it is as in `deepObject`.
 */
function explodedPairs(
  key: string,
  value: object,
  write: Writer,
  arrays: ArrayKeys | undefined,
): string[] {
  if (!Array.isArray(value)) {
    return Object.entries(value).flatMap(([name, member]) =>
      nestedPairs(encode(name), member, write, arrays),
    );
  }
  if (value.some(isNested)) return nestedPairs(key, value, write, arrays);
  return value.flatMap((element) => nestedPairs(key, element, write));
}

/** Leaves reserved characters as they are, but for those that end a value or are read as a space. */
function encodeReserved(text: string): string {
  return encode(text).replaceAll(/%(?:2[1479ACF8]|3[ABDF]|40|5[BD])/g, decodeURIComponent);
}
