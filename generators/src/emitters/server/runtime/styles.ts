import type { ParameterDescriptor } from '../../types/runtime/operation.js';
import { readPlainPairs, readPlainText } from './plain.js';
import { splitOnce, type Pair, UnreadableValueError } from './query-string.js';
import { convert } from './wire.js';

/** Decodes one part of a split string. */
type Decode = (text: string) => string;

/** The readers of parameters of all styles and types. */
export const styles = { text: readText, pairs: readPairs };

/**
 * Parses a path or header parameter: styles `simple` (`3,4`), `label` (`.3,4`) and `matrix`
 * (`;id=3,4`).
 * @throws {UnreadableValueError} if the string is not in the parameter's style
 */
function readText(parameter: ParameterDescriptor, text: string, decode: Decode): unknown {
  const { style = 'simple', explode = false } = parameter;
  if (style === 'label') {
    return readList(parameter, removePrefix(text, '.'), explode ? '.' : ',', decode);
  }
  return style === 'matrix'
    ? readMatrix(parameter, removePrefix(text, ';'), decode)
    : readList(parameter, text, ',', decode);
}

/**
 * Parses a query or cookie parameter from name-value pairs: styles `form`, `spaceDelimited` and
 * `pipeDelimited`.
 * @param others names of the other parameters, which are not members of an exploded object
 * @returns the value; undefined if the parameter was not sent
 * @throws {UnreadableValueError} if the pairs are not in the parameter's style
 */
export function readPairs(
  parameter: ParameterDescriptor,
  pairs: readonly Pair[],
  others: ReadonlySet<string>,
  decode: Decode,
): unknown {
  const { name, style = 'form', explode = style === 'form', wire } = parameter;
  if (wire === 'object' && explode) {
    const own = pairs.filter(([key]) => !others.has(key));
    return own.length === 0 ? undefined : readRecord(parameter, own, decode);
  }
  if (wire !== 'array' && wire !== 'object')
    return readPlainPairs(parameter, pairs, others, decode);
  const texts = pairs.filter(([key]) => key === name).map(([, text]) => text);
  if (texts.length === 0) return undefined;
  const pieces = explode ? texts : texts.flatMap((text) => splitStyled(text, style));
  return readValue(parameter, pieces, false, decode);
}

function readList(
  parameter: ParameterDescriptor,
  text: string,
  separator: string,
  decode: Decode,
): unknown {
  const { wire, explode = false } = parameter;
  if (wire !== 'array' && wire !== 'object') return readPlainText(parameter, text, decode);
  return readValue(parameter, text === '' ? [] : text.split(separator), explode, decode);
}

function readMatrix(parameter: ParameterDescriptor, text: string, decode: Decode): unknown {
  const { name, wire, explode = false } = parameter;
  const pairs = text.split(';').map((pair) => splitPair(pair, decode));
  if (wire === 'object' && explode) return readRecord(parameter, pairs, decode);
  const texts = pairs.filter(([key]) => key === name).map(([, value]) => value);
  const [first] = texts;
  if (first === undefined)
    throw new UnreadableValueError(`The value must have the form ;${name}=….`);
  if (wire === 'array' && explode) return readValue(parameter, texts, false, decode);
  return readList({ ...parameter, explode: false }, first, ',', decode);
}

/** An array of the parts, or an object of `name=value` parts or of alternating names and values. */
function readValue(
  parameter: ParameterDescriptor,
  pieces: readonly string[],
  named: boolean,
  decode: Decode,
): unknown {
  if (parameter.wire === 'array') {
    const { firstWires = [], itemWire } = parameter;
    return pieces.map((piece, index) => convert(firstWires[index] ?? itemWire, decode(piece)));
  }
  if (named) {
    const pairs = pieces.map((piece) => splitPair(piece, decode));
    return readRecord(parameter, pairs, decode);
  }
  if (pieces.length % 2 === 1)
    throw new UnreadableValueError('The value must have alternating names and values.');
  const pairs = pieces.flatMap((piece, index): Pair[] =>
    index % 2 === 0 ? [[decode(piece), pieces[index + 1] ?? '']] : [],
  );
  return readRecord(parameter, pairs, decode);
}

function splitPair(piece: string, decode: Decode): Pair {
  const [name, text] = splitOnce(piece, '=');
  return [decode(name), text];
}

/** Builds an object from pairs. A repeated property becomes an array. */
function readRecord(
  parameter: ParameterDescriptor,
  pairs: readonly Pair[],
  decode: Decode,
): unknown {
  const wires = new Map(Object.entries(parameter.propertyWires ?? {}));
  const found = new Map<string, unknown[]>();
  for (const [name, text] of pairs) {
    if (name === '__proto__') throw new UnreadableValueError('The name __proto__ is not allowed.');
    const values = found.get(name) ?? [];
    found.set(name, values);
    values.push(convert(wires.get(name), decode(text)));
  }
  const single = ([name, values]: [string, unknown[]]): [string, unknown] => [
    name,
    values.length === 1 && wires.get(name) !== 'array' ? values[0] : values,
  ];
  return Object.fromEntries(Array.from(found, single));
}

/**
 * Splits at the style's separator. Space and bar must be encoded in a URL. Commas need not, but many
 * clients encode them, so encoded commas are accepted if there is no other.
 */
function splitStyled(text: string, style: string): string[] {
  if (style === 'spaceDelimited') return text.split(/%20|\+| /);
  if (style === 'pipeDelimited') return text.split(/%7c|\|/i);
  return text.includes(',') ? text.split(',') : text.split(/%2c/i);
}

function removePrefix(text: string, prefix: string): string {
  if (!text.startsWith(prefix))
    throw new UnreadableValueError(`The value must begin with "${prefix}".`);
  return text.slice(prefix.length);
}
