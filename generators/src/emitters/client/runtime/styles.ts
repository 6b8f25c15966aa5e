import { type ArrayKeys, isNested, nestedPairs } from './nested.js';
import { encode, shapeOf, type Shape } from './values.js';

/** Encodes a name or a value: percent-encoded in a URL, unchanged in a header. */
export type Writer = (text: string) => string;

/** How one parameter is serialized. */
export interface Style {
  readonly name: string;
  readonly style: string;
  readonly explode: boolean;
  /** True if its value is serialized as JSON. */
  readonly json?: boolean;
  /** True if reserved characters in its value are not percent-encoded. */
  readonly reserved?: boolean;
  /** How array elements within its value are named; `index` by default. */
  readonly arrays?: ArrayKeys;
}

/**
 * Serializes a value in the style `simple`, `label` or `matrix`. Returns an empty string for an array or
 * object without members.
 */
export function formatStyled({ name, style, explode }: Style, shape: Shape, write: Writer): string {
  // Dots separate the members of an exploded label, and percent-encoding does not escape them.
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
  // An unencoded `|` is not allowed in a URI.
  pipeDelimited: '%7C',
};

/**
 * Serializes a value as `name=value` pairs in a style of query and cookie parameters: `form`, `cookie`,
 * `spaceDelimited`, `pipeDelimited`, `deepObject`. Returns no pairs for null, undefined and empty values.
 */
export function formatPairs(
  { name, style, explode, reserved, arrays }: Style,
  value: unknown,
): string[] {
  // Cookies of this style are not encoded.
  const write = style === 'cookie' ? String : reserved ? encodeReserved : encode;
  const key = style === 'cookie' ? name : encode(name);
  if (style === 'deepObject') return nestedPairs(key, value, write, arrays);
  if (explode && isNested(value)) return explodedPairs(key, value, write, arrays);
  const shape = shapeOf(value);
  if (!shape) return [];
  const members = membersOf(shape, false, write);
  if (members.length === 0) return [];
  return [`${key}=${members.join(separators[style] ?? ',')}`];
}

/** The parts between separators: `name=value` for an exploded object, else names and values in turn. */
function membersOf(shape: Shape, explode: boolean, write: Writer): string[] {
  if (shape.kind === 'primitive') return [write(shape.text)];
  if (shape.kind === 'array') return shape.items.map(write);
  return explode
    ? shape.entries.map(([name, text]) => `${write(name)}=${write(text)}`)
    : shape.entries.flatMap(([name, text]) => [write(name), write(text)]);
}

/**
 * An array repeats its name, an object becomes one pair per member. OpenAPI does not define nested values
 * here; they are serialized as in `deepObject`.
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

/** Percent-encodes a value except for reserved characters that neither end it nor mean a space. */
function encodeReserved(text: string): string {
  return encode(text).replaceAll(/%(?:2[1479ACF8]|3[ABDF]|40|5[BD])/g, decodeURIComponent);
}
