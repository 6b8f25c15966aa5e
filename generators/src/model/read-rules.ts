import { regularExpression } from '../code/literals.js';
import { at, type Json, type JsonObject } from '../json.js';
import { numberAt, stringsAt, stringAt, type Reader } from './reader.js';
import { isSlow } from './slow-pattern.js';
import {
  type ArrayRules,
  freeSchema,
  type NumberRules,
  type ObjectRules,
  type Property,
  type Schema,
  type StringRules,
} from './schema.js';

/** Reads the string keywords of a schema. */
export function readString(reader: Reader, raw: JsonObject, pointer: string): StringRules {
  const pattern = stringAt(raw, 'pattern');
  const usable = pattern !== undefined && isPattern(reader, pattern, at(pointer, 'pattern'));
  const listed = raw['x-extensible-enum'];
  const known = Array.isArray(listed) ? listed.filter((value) => typeof value === 'string') : [];
  return {
    minLength: numberAt(raw, 'minLength'),
    maxLength: numberAt(raw, 'maxLength'),
    pattern: usable ? pattern : undefined,
    format: isBytes(raw) ? 'binary' : stringAt(raw, 'format'),
    ...(known.length > 0 && { known }),
  };
}

/** True if a string contains bytes as in OpenAPI 3.1: it has a media type, and no encoding. */
function isBytes(raw: JsonObject): boolean {
  const type = stringAt(raw, 'contentMediaType') ?? '';
  return type !== '' && raw['contentEncoding'] === undefined && !isText(type);
}

function isText(type: string): boolean {
  return /^text\/|[/+](?:json|xml|yaml|jwt)$/i.test(type.split(';')[0] ?? '');
}

/** True if a pattern is valid in JavaScript. Reports invalid and slow patterns. */
function isPattern(reader: Reader, pattern: string, pointer: string): boolean {
  if (regularExpression(pattern) !== undefined) {
    if (isSlow(pattern)) reader.report('schema/pattern-slow', pointer, { pattern });
    return true;
  }
  reader.report('schema/unsupported', pointer, { keyword: `pattern ${pattern}` });
  return false;
}

/** Reads the number keywords of a schema. In OpenAPI 3.0 `exclusiveMinimum` is a boolean. */
export function readNumber(raw: JsonObject): NumberRules {
  const flaggedMinimum = raw['exclusiveMinimum'] === true;
  const flaggedMaximum = raw['exclusiveMaximum'] === true;
  const minimum = numberAt(raw, 'minimum');
  const maximum = numberAt(raw, 'maximum');
  return {
    minimum: flaggedMinimum ? undefined : minimum,
    maximum: flaggedMaximum ? undefined : maximum,
    exclusiveMinimum: flaggedMinimum ? minimum : numberAt(raw, 'exclusiveMinimum'),
    exclusiveMaximum: flaggedMaximum ? maximum : numberAt(raw, 'exclusiveMaximum'),
    multipleOf: numberAt(raw, 'multipleOf'),
    format: stringAt(raw, 'format'),
  };
}

/** Reads the nested schema at a keyword; undefined if there is none. */
export type Nested = (key: string) => Schema | undefined;

/** Reads the array keywords of a schema. */
export function readArray(
  raw: JsonObject,
  nested: Nested,
  several: (key: string) => Schema[],
): ArrayRules {
  return {
    items: nested('items'),
    prefixItems: several('prefixItems'),
    minItems: numberAt(raw, 'minItems'),
    maxItems: numberAt(raw, 'maxItems'),
    uniqueItems: raw['uniqueItems'] === true,
    contains: nested('contains'),
    minContains: numberAt(raw, 'minContains'),
    maxContains: numberAt(raw, 'maxContains'),
  };
}

const objectKeywords = [
  'properties',
  'required',
  'additionalProperties',
  'patternProperties',
  'propertyNames',
  'minProperties',
  'maxProperties',
  'dependentRequired',
  'dependentSchemas',
];

/** Reads the object keywords of a schema. */
export function readObject(
  reader: Reader,
  raw: JsonObject,
  pointer: string,
  nested: Nested,
  read: (value: Json, pointer: string) => Schema,
): ObjectRules {
  if (!objectKeywords.some((keyword) => raw[keyword] !== undefined)) return freeSchema.object;
  const required = new Set(stringsAt(raw, 'required'));
  const declared = reader.child(raw, 'properties');
  const entries = (key: string): { name: string; schema: Schema }[] =>
    Object.entries(reader.child(raw, key)).map(([name, value]) => ({
      name,
      schema: read(value, at(pointer, key, name)),
    }));
  const properties: Property[] = entries('properties').map(({ name, schema }) => ({
    name,
    required: required.has(name),
    schema,
  }));
  return {
    properties,
    requiredOnly: [...required].filter((name) => !Object.hasOwn(declared, name)),
    additional: nested('additionalProperties'),
    patterns: entries('patternProperties')
      .filter(({ name }) => isPattern(reader, name, at(pointer, 'patternProperties', name)))
      .map(({ name, schema }) => ({ pattern: name, schema })),
    names: nested('propertyNames'),
    minProperties: numberAt(raw, 'minProperties'),
    maxProperties: numberAt(raw, 'maxProperties'),
    dependentRequired: Object.keys(reader.child(raw, 'dependentRequired')).map((property) => ({
      property,
      needs: stringsAt(reader.child(raw, 'dependentRequired'), property),
    })),
    dependentSchemas: entries('dependentSchemas').map(({ name, schema }) => ({
      property: name,
      schema,
    })),
  };
}
