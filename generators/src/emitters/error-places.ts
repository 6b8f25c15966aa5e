import type { Contract, ErrorFormat, MediaType } from '../model/contract.js';
import { jsonOf } from '../model/media-type.js';
import { dereference } from '../model/resolve.js';
import { resolveSchema } from '../model/resolved.js';
import type { Property, Schema } from '../model/schema.js';

/** The places of the parts of an error in its body. */
export interface Places {
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
export function placesOf(contract: Contract, schema: Schema): Places {
  const format: ErrorFormat = contract.errorFormat ?? {};
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
    const candidate = properties.find((property) => property.name === name);
    if (candidate && fits(dereference(contract.lookup, candidate.schema))) return [name];
  }
  const error = properties.find(({ name }) => name === 'error');
  const inner = error && dereference(contract.lookup, error.schema);
  const isObject = inner && propertiesOf(contract, inner).length > 0;
  const place = isObject ? placeOf(contract, inner, wanted, fits) : undefined;
  return place && ['error', ...place];
}

/** The schema of a JSON error body; undefined if there is none. */
export function errorSchema(contract: Contract, content: readonly MediaType[]): Schema | undefined {
  const schema = jsonOf(content)?.schema;
  return schema && dereference(contract.lookup, schema);
}

/** True for the status of a documented error. */
export function isErrorStatus(status: string): boolean {
  return /^[45]|^default$/.test(status);
}

/** The most frequent of several texts. */
export function mostFrequent(texts: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].toSorted(([, left], [, right]) => right - left)[0]?.[0];
}

/** The properties of an object, including those of `allOf`. */
export function propertiesOf(contract: Contract, schema: Schema): readonly Property[] {
  return resolveSchema(contract.lookup, schema).properties;
}
