import { readParts } from '../../types/runtime/multipart.js';
import type { ReadForm } from './codecs.js';
import { decodeUtf8, type JsonLimits, malformed, parseJson } from './json.js';
import { baseName, resolveShape, type Leaf, readNested } from './nested.js';
import { decodeQuery, type Pair, parsePairs, UnreadableValueError } from './query-string.js';
import type { FormShape, ShapeTable } from './shape.js';
import { styles } from './styles.js';

/**
 * Returns a function that reads a form as the object that the document describes. Nested values have
 * bracketed names: `a[b][0]=c`.
 */
export function formReader(shape: FormShape, components?: ShapeTable): ReadForm {
  return (bytes, contentType, limits) => readForm(bytes, contentType, shape, components, limits);
}

/**
 * The same for a query that is a form.
 * @throws {UnreadableValueError} if its pairs contradict each other
 */
export function queryReader(shape: FormShape, components?: ShapeTable): (text: string) => unknown {
  return (text) =>
    text === '' ? undefined : readEntries(parsePairs(text), shape, components, decodeQuery);
}

async function readForm(
  bytes: Uint8Array,
  contentType: string,
  shape: FormShape,
  components: ShapeTable | undefined,
  limits: JsonLimits,
): Promise<unknown> {
  const isMultipart = /^\s*multipart\//i.test(contentType);
  const entries: readonly (readonly [string, Leaf])[] = isMultipart
    ? await readFields(bytes, contentType, shape, components)
    : parsePairs(decodeUtf8(bytes));
  checkCount(entries, limits);
  try {
    return isMultipart
      ? readEntries(entries, shape, components, String)
      : readEntries(entries, shape, components, decodeQuery);
  } catch (error) {
    if (error instanceof UnreadableValueError) throw malformed(error.message);
    throw error;
  }
}

/** Reads a sequence of JSON values: lines, or records after a separator (RFC 7464). */
export const readItems: ReadForm = async (bytes, contentType, limits) => {
  const separator = /json-seq/i.test(contentType) ? '\x1E' : '\n';
  const texts = decodeUtf8(bytes).split(separator);
  checkCount(texts, limits);
  return texts.flatMap((text) => (text.trim() === '' ? [] : [parseJson(text, limits)]));
};

/** Returns a function that reads the parts of a multipart body as an array. */
export function partsReader(as: 'json' | 'text' | 'bytes'): ReadForm {
  return async (bytes, contentType, limits) => {
    const parts: Blob[] = [];
    try {
      for await (const part of readParts([bytes], contentType)) parts.push(part);
    } catch (error) {
      throw error instanceof RangeError ? malformed(`${error.message}.`) : error;
    }
    checkCount(parts, limits);
    if (as === 'bytes') return parts;
    const contents = await Promise.all(parts.map((part) => part.arrayBuffer()));
    const texts = contents.map((content) => decodeUtf8(new Uint8Array(content)));
    return as === 'text' ? texts : texts.map((text) => parseJson(text, limits));
  };
}

function checkCount({ length }: readonly unknown[], { maxBodyValues }: JsonLimits): void {
  if (length > maxBodyValues)
    throw malformed(`The request body has more than ${maxBodyValues} values.`);
}

/** Reads a form as `FormData`, if the document does not describe it. */
export async function readFormData(bytes: Uint8Array, contentType: string): Promise<FormData> {
  try {
    const headers = { 'content-type': contentType };
    return await new Response(new Uint8Array(bytes), { headers }).formData();
  } catch {
    throw malformed('The request body is not a valid form.');
  }
}

function readEntries(
  entries: readonly (readonly [string, Leaf])[],
  { shape, fields = [] }: FormShape,
  components: ShapeTable | undefined,
  decode: (text: string) => string,
): unknown {
  const named = entries.map(([name, leaf]) => [decode(name), leaf] as const);
  const texts = named.filter((pair): pair is Pair => typeof pair[1] === 'string');
  const styled = new Set(fields.map(({ name }) => name));
  const spread = fields.filter(({ wire, explode }) => wire === 'object' && explode);
  const known = knownNames(shape, components);
  const own = named.filter(([name]) => {
    const base = baseName(name);
    return !styled.has(base) && (spread.length === 0 || known.has(base));
  });
  const decoded = own.map(
    ([name, leaf]) => [name, typeof leaf === 'string' ? decode(leaf) : leaf] as const,
  );
  const rest = readNested(decoded, shape, components) as object;
  const apart = fields.flatMap((field) => {
    const others = new Set([...known].filter((name) => name !== field.name));
    const value = styles.pairs(field, texts, others, decode);
    return value === undefined ? [] : [[field.name, value] as const];
  });
  return { ...rest, ...Object.fromEntries(apart) };
}

function knownNames(
  shape: FormShape['shape'],
  components: ShapeTable | undefined,
): ReadonlySet<string> {
  const found = resolveShape(shape, components ?? {});
  const isObject = typeof found === 'object' && 'properties' in found;
  return new Set(isObject ? Object.keys(found.properties) : []);
}

/** The fields of a multipart form. JSON parts may also be sent as files. */
async function readFields(
  bytes: Uint8Array,
  contentType: string,
  { shape }: FormShape,
  components: ShapeTable = {},
): Promise<[string, Leaf][]> {
  const form = await readFormData(bytes, contentType);
  const found = resolveShape(shape, components);
  const properties = typeof found === 'object' && 'properties' in found ? found.properties : {};
  const parts = Array.from(form, async ([name, leaf]): Promise<[string, Leaf]> => {
    if (typeof leaf === 'string') return [name, leaf];
    const own = Object.hasOwn(properties, name) ? properties[name] : undefined;
    const isData = own !== undefined && own !== 'text' && leaf.type.startsWith('application/json');
    return [name, isData ? await leaf.text() : leaf];
  });
  return Promise.all(parts);
}
