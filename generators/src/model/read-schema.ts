import { isDeepStrictEqual } from 'node:util';
import { regularExpression } from '../code/literals.js';
import { at, isObject, resolvePointer, type Json, type JsonObject } from '../json.js';
import { checkSchema } from './check-schema.js';
import { list, numeric, strings, text, type Reader } from './reader.js';
import {
  jsonTypes,
  type ArrayRules,
  type Condition,
  type Discriminator,
  type JsonType,
  type NumberRules,
  type ObjectRules,
  type Property,
  type Schema,
  type StringRules,
} from './schema.js';

const componentPrefix = '#/components/schemas/';

/** Reads a schema of either dialect (OpenAPI 3.0 or JSON Schema 2020-12) into the model's form. */
export function readSchema(reader: Reader, raw: Json | undefined, pointer: string): Schema {
  if (raw === undefined || typeof raw === 'boolean') {
    return { ...readObjectSchema(reader, {}, pointer), possible: raw !== false };
  }
  if (!isObject(raw)) {
    reader.reportShape(pointer, 'a schema', raw);
    return readObjectSchema(reader, {}, pointer);
  }
  return readObjectSchema(reader, withoutIgnored(reader, raw), pointer);
}

/** In OpenAPI 3.0 nothing beside a reference counts; readers may still learn what it is about. */
function withoutIgnored(reader: Reader, raw: JsonObject): JsonObject {
  if (!reader.isVersion30 || typeof raw['$ref'] !== 'string') return raw;
  const { $ref, description } = raw;
  return { $ref, ...(description !== undefined && { description }) };
}

function readObjectSchema(reader: Reader, raw: JsonObject, pointer: string): Schema {
  checkSchema(reader, raw, pointer);
  const nested = (key: string): Schema | undefined =>
    raw[key] === undefined ? undefined : readSchema(reader, raw[key], at(pointer, key));
  const several = (key: string): Schema[] =>
    list(raw, key).map((entry, index) => readSchema(reader, entry, at(pointer, key, index)));
  const component = readReference(reader, raw);
  const inlined = component === undefined ? readInlined(reader, raw, pointer) : [];
  return {
    pointer,
    description: text(raw, 'description'),
    deprecated: raw['deprecated'] === true,
    default: raw['default'],
    serviceAssigned: raw['x-service-assigned'] === true || raw['readOnly'] === true,
    possible: true,
    ref: component,
    types: readTypes(reader, raw, pointer),
    values: readValues(raw),
    string: readString(reader, raw, pointer),
    number: readNumber(raw),
    array: readArray(raw, nested, several),
    object: readObject(reader, raw, pointer, nested),
    allOf: [...inlined, ...several('allOf')],
    anyOf: several('anyOf'),
    oneOf: several('oneOf'),
    discriminator: readDiscriminator(raw),
    not: nested('not'),
    condition: readCondition(nested),
  };
}

/** The component that a schema refers to. */
function readReference(reader: Reader, raw: JsonObject): string | undefined {
  const name = componentName(text(raw, '$ref') ?? '');
  return name !== undefined && Object.hasOwn(reader.schemas, name) ? name : undefined;
}

/** What a reference to another place than a component names, read as if it stood here. */
function readInlined(reader: Reader, raw: JsonObject, pointer: string): Schema[] {
  const reference = text(raw, '$ref');
  const target =
    reference === undefined ? undefined : resolvePointer(reader.source.value, reference);
  if (reference === undefined || target === undefined) return [];
  const found = reader.within(reference, () => readSchema(reader, target, reference));
  if (found) return [found];
  reader.report('schema/recursion', pointer, { reference });
  return [];
}

function componentName(reference: string): string | undefined {
  if (!reference.startsWith(componentPrefix)) return undefined;
  const token = reference.slice(componentPrefix.length);
  if (token.includes('/')) return undefined;
  return decodeURIComponent(token).replaceAll('~1', '/').replaceAll('~0', '~');
}

/** `type` of either dialect; OpenAPI 3.0's `nullable` adds `null`. */
function readTypes(reader: Reader, raw: JsonObject, pointer: string): JsonType[] | undefined {
  const single = text(raw, 'type');
  const types = single === undefined ? strings(raw, 'type') : [single];
  const nullable = raw['nullable'] === true;
  if (nullable && !reader.isVersion30) {
    const values = { keyword: 'nullable', instead: `a type of two: ['string', 'null']` };
    reader.report('schema/dialect', at(pointer, 'nullable'), values);
  }
  if (types.length === 0) return undefined;
  const all = nullable ? [...types, 'null'] : types;
  return jsonTypes.filter((type) => all.includes(type));
}

function readValues(raw: JsonObject): readonly Json[] | undefined {
  const fixed = raw['const'];
  const values = Array.isArray(raw['enum']) ? (raw['enum'] as readonly Json[]) : undefined;
  if (fixed === undefined) return values;
  return values?.filter((value) => isDeepStrictEqual(value, fixed)) ?? [fixed];
}

function readString(reader: Reader, raw: JsonObject, pointer: string): StringRules {
  const pattern = text(raw, 'pattern');
  const usable = pattern !== undefined && isPattern(reader, pattern, at(pointer, 'pattern'));
  return {
    minLength: numeric(raw, 'minLength'),
    maxLength: numeric(raw, 'maxLength'),
    pattern: usable ? pattern : undefined,
    format: text(raw, 'format'),
  };
}

/** Whether a pattern is a regular expression of JavaScript; reports one that is not. */
function isPattern(reader: Reader, pattern: string, pointer: string): boolean {
  if (regularExpression(pattern) !== undefined) return true;
  reader.report('schema/unsupported', pointer, { keyword: `pattern ${pattern}` });
  return false;
}

/** Limits of either dialect: in OpenAPI 3.0 `exclusiveMinimum` is a flag on `minimum`. */
function readNumber(raw: JsonObject): NumberRules {
  const flaggedMinimum = raw['exclusiveMinimum'] === true;
  const flaggedMaximum = raw['exclusiveMaximum'] === true;
  const minimum = numeric(raw, 'minimum');
  const maximum = numeric(raw, 'maximum');
  return {
    minimum: flaggedMinimum ? undefined : minimum,
    maximum: flaggedMaximum ? undefined : maximum,
    exclusiveMinimum: flaggedMinimum ? minimum : numeric(raw, 'exclusiveMinimum'),
    exclusiveMaximum: flaggedMaximum ? maximum : numeric(raw, 'exclusiveMaximum'),
    multipleOf: numeric(raw, 'multipleOf'),
    format: text(raw, 'format'),
  };
}

type Nested = (key: string) => Schema | undefined;

function readArray(
  raw: JsonObject,
  nested: Nested,
  several: (key: string) => Schema[],
): ArrayRules {
  return {
    items: nested('items'),
    prefixItems: several('prefixItems'),
    minItems: numeric(raw, 'minItems'),
    maxItems: numeric(raw, 'maxItems'),
    uniqueItems: raw['uniqueItems'] === true,
    contains: nested('contains'),
    minContains: numeric(raw, 'minContains'),
    maxContains: numeric(raw, 'maxContains'),
  };
}

function readObject(reader: Reader, raw: JsonObject, pointer: string, nested: Nested): ObjectRules {
  const required = new Set(strings(raw, 'required'));
  const declared = reader.child(raw, 'properties');
  const entries = (key: string): { name: string; schema: Schema }[] =>
    Object.entries(reader.child(raw, key)).map(([name, value]) => ({
      name,
      schema: readSchema(reader, value, at(pointer, key, name)),
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
    minProperties: numeric(raw, 'minProperties'),
    maxProperties: numeric(raw, 'maxProperties'),
    dependentRequired: Object.keys(reader.child(raw, 'dependentRequired')).map((property) => ({
      property,
      needs: strings(reader.child(raw, 'dependentRequired'), property),
    })),
    dependentSchemas: entries('dependentSchemas').map(({ name, schema }) => ({
      property: name,
      schema,
    })),
  };
}

function readDiscriminator(raw: JsonObject): Discriminator | undefined {
  const found = raw['discriminator'];
  if (!isObject(found)) return undefined;
  const property = text(found, 'propertyName');
  if (property === undefined) return undefined;
  const mapping = isObject(found['mapping']) ? Object.entries(found['mapping']) : [];
  return {
    property,
    mapping: mapping.map(([value, target]) => ({
      value,
      component: componentName(textOf(target)) ?? textOf(target),
    })),
  };
}

function textOf(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function readCondition(nested: Nested): Condition | undefined {
  const condition = nested('if');
  if (!condition) return undefined;
  return { if: condition, then: nested('then'), else: nested('else') };
}
