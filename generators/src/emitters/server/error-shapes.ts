import { type CodeFile, FileDraft } from '../../code/file.js';
import { literal, objectLiteral } from '../../code/literals.js';
import { constant } from '../../code/structures.js';
import type { Json } from '../../json.js';
import type { Contract, ErrorFormat, MediaType } from '../../model/contract.js';
import { dereference, partsOf } from '../../model/resolve.js';
import type { JsonType, Property, Schema } from '../../model/schema.js';
import { routedOperations, runtimeSymbol } from './symbols.js';

/** Emits the shapes of documented errors. */
export function emitErrorShapes(contract: Contract): CodeFile {
  const draft = new FileDraft('server', 'errors');
  draft.declare('errorShapes');
  const found = contract.modules
    .flatMap((module) => routedOperations(contract, module))
    .flatMap(({ id, responses }) =>
      responses.flatMap(({ status, content }) => {
        const shape = /^[45]|^default$/.test(status) ? shapeOf(contract, content) : undefined;
        return shape === undefined ? [] : [{ id, status, shape }];
      }),
    );
  const common = mostFrequent(found.map(({ shape }) => shape));
  const others = new Map<string, [string, string][]>();
  for (const { id, status, shape } of found) {
    if (shape !== common) others.set(id, [...(others.get(id) ?? []), [status, shape]]);
  }
  const entries = Array.from(others, ([id, shapes]) => [id, objectLiteral(shapes)] as const);
  const shapes = objectLiteral([
    ['common', common],
    ['others', entries.length === 0 ? undefined : objectLiteral(entries)],
  ]);
  const table = constant({
    docs: ['The shapes of the documented error bodies.'],
    name: 'errorShapes',
    type: draft.use(runtimeSymbol('documented-errors', 'ErrorTable')),
    initializer: shapes,
  });
  return { draft, statements: [table] };
}

function mostFrequent(texts: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].toSorted(([, left], [, right]) => right - left)[0]?.[0];
}

/** The shape of a JSON error body as source; undefined if there is none, or it is not an object. */
function shapeOf(contract: Contract, content: readonly MediaType[]): string | undefined {
  const media = content.find(({ type }) => /^application\/(?:.+\+)?json\b/.test(type));
  const schema = media?.schema && dereference(contract.lookup, media.schema);
  if (!schema) return undefined;
  const body = sampleOf(contract, schema, 0);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return undefined;
  const { message, code, status, details } = placesOf(contract, schema, contract.errorFormat);
  return objectLiteral([
    ['body', literal(body)],
    ['message', message && literal(message)],
    ['code', code && literal(code)],
    ['status', status && literal(status)],
    ['details', details && literal(details)],
  ]);
}

/** The places of the parts of an error in its body. */
interface Places {
  readonly message: readonly string[] | undefined;
  readonly code: readonly string[] | undefined;
  readonly status: readonly string[] | undefined;
  readonly details: readonly string[] | undefined;
}

const names = {
  message: ['message', 'detail', 'error_description', 'description', 'reason', 'error', 'title'],
  code: ['code', 'error_code', 'errorCode', 'error', 'type'],
  status: ['status', 'statusCode', 'status_code', 'code'],
  details: ['details', 'errors', 'issues', 'violations'],
};

function isText({ types, values, string }: Schema): boolean {
  return types?.includes('string') === true && !values && !string.format;
}

function isNumber({ types, values }: Schema): boolean {
  return types?.some((type) => type === 'integer' || type === 'number') === true && !values;
}

function isList({ types }: Schema): boolean {
  return types?.includes('array') === true;
}

/** Finds these places: by `x-errors`, or else by common property names. */
function placesOf(contract: Contract, schema: Schema, format: ErrorFormat = {}): Places {
  const message = format.message ?? placeOf(contract, schema, names.message, isText);
  const rest = (found: readonly string[] | undefined): readonly string[] | undefined =>
    found?.join('/') === message?.join('/') ? undefined : found;
  return {
    message,
    code: format.code ?? rest(placeOf(contract, schema, names.code, isText)),
    status: placeOf(contract, schema, names.status, isNumber),
    details: format.details ?? placeOf(contract, schema, names.details, isList),
  };
}

/** The path of the first property with one of these names, also within a property `error`. */
function placeOf(
  contract: Contract,
  schema: Schema,
  wanted: readonly string[],
  fits: (schema: Schema) => boolean,
): readonly string[] | undefined {
  const properties = propertiesOf(contract, schema);
  for (const name of wanted) {
    const found = properties.find((property) => property.name === name);
    if (found && fits(dereference(contract.lookup, found.schema))) return [name];
  }
  const error = properties.find(({ name }) => name === 'error');
  const inner = error && dereference(contract.lookup, error.schema);
  const isObject = inner && propertiesOf(contract, inner).length > 0;
  const place = isObject ? placeOf(contract, inner, wanted, fits) : undefined;
  return place && ['error', ...place];
}

/** A sample value with all required properties, with values of the document if it has any. */
function sampleOf(contract: Contract, given: Schema, depth: number): Json {
  const schema = dereference(contract.lookup, given);
  const own = schema.values?.[0] ?? schema.default;
  if (own !== undefined) return own;
  if (depth > 8) return null;
  const properties = propertiesOf(contract, schema);
  if (properties.length > 0) {
    const required = properties.filter((property) => property.required);
    return Object.fromEntries(
      required.map(({ name, schema: inner }) => [name, sampleOf(contract, inner, depth + 1)]),
    );
  }
  const [first] = [...schema.anyOf, ...schema.oneOf];
  if (first && !schema.types) return sampleOf(contract, first, depth + 1);
  return schema.example ?? empty[schema.types?.[0] ?? 'null'];
}

/** An empty value of each type. */
const empty: Readonly<Record<JsonType, Json>> = {
  string: '',
  integer: 0,
  number: 0,
  boolean: false,
  array: [],
  object: {},
  null: null,
};

/** The properties of an object, including those of `allOf`. */
function propertiesOf(contract: Contract, schema: Schema): readonly Property[] {
  return partsOf(contract.lookup, schema).flatMap((part) => part.object.properties);
}
