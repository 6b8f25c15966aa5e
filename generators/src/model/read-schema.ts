import { at, isObject, resolvePointer, tokensOf, type Json, type JsonObject } from '../json.js';
import { checkSchema } from './check-schema.js';
import { isJson } from './media-type.js';
import { saysNull, withNull, withNullInEnum } from './read-null.js';
import { type Nested, readArray, readNumber, readObject, readString } from './read-rules.js';
import { withoutNeedlessUnevaluated } from './read-unevaluated.js';
import { readValues, withConstantsAsEnum } from './read-values.js';
import { arrayAt, stringsAt, stringAt, type Reader } from './reader.js';
import {
  type Condition,
  type Discriminator,
  freeSchema,
  type JsonType,
  jsonTypes,
  type Schema,
} from './schema.js';

/** Reads a schema of OpenAPI 3.0 or JSON Schema 2020-12. */
export function readSchema(reader: Reader, raw: Json | undefined, pointer: string): Schema {
  if (raw === undefined || typeof raw === 'boolean') {
    return { ...freeSchema, pointer, possible: raw !== false };
  }
  if (!isObject(raw)) {
    reader.reportShape(pointer, 'a schema', raw);
    return { ...freeSchema, pointer };
  }
  return readObjectSchema(reader, withoutIgnored(reader, raw), pointer);
}

/** The same for a schema of a parameter or body; reads a schema that several operations refer to once. */
export function readSharedSchema(reader: Reader, raw: Json | undefined, pointer: string): Schema {
  if (!isObject(raw)) return readSchema(reader, raw, pointer);
  const known = reader.shared.get(raw) ?? readSchema(reader, raw, pointer);
  reader.shared.set(raw, known);
  return known.pointer === pointer ? known : readSchema(reader, raw, pointer);
}

/** Removes the keywords that OpenAPI 3.0 ignores beside a reference; keeps the description and what its author means by null. */
function withoutIgnored(reader: Reader, raw: JsonObject): JsonObject {
  if (!reader.isVersion30 || typeof raw['$ref'] !== 'string') return raw;
  const kept = ['$ref', 'description', 'nullable', 'x-nullable'];
  return Object.fromEntries(Object.entries(raw).filter(([keyword]) => kept.includes(keyword)));
}

function readObjectSchema(reader: Reader, written: JsonObject, pointer: string): Schema {
  const checked = withConstantsAsEnum(checkSchema(reader, written, pointer));
  const raw = withNullInEnum(reader, checked, pointer);
  const nested = (key: string): Schema | undefined =>
    raw[key] === undefined ? undefined : readSchema(reader, raw[key], at(pointer, key));
  const several = (key: string): Schema[] =>
    arrayAt(raw, key).map((entry, index) => readSchema(reader, entry, at(pointer, key, index)));
  const target = readReference(reader, raw);
  // With this keyword, the reference is one of several shapes.
  const apart = target !== undefined && raw['unevaluatedProperties'] !== undefined;
  const component = apart ? undefined : target;
  const possible = !isAnything(raw['not']);
  const isJsonText = isJson(stringAt(raw, 'contentMediaType') ?? '');
  const content = isJsonText ? nested('contentSchema') : undefined;
  const inlined = apart
    ? [readObjectSchema(reader, { $ref: raw['$ref'] ?? '' }, pointer)]
    : component === undefined
      ? readInlined(reader, raw, pointer)
      : [];
  return withNull(
    reader,
    raw,
    withoutNeedlessUnevaluated({
      pointer,
      description: stringAt(raw, 'description'),
      deprecated: raw['deprecated'] === true,
      default: raw['default'],
      example: raw['example'] ?? arrayAt(raw, 'examples')[0],
      serviceAssigned: raw['x-service-assigned'] === true || raw['readOnly'] === true,
      writeOnly: raw['writeOnly'] === true,
      possible,
      ref: component,
      types: readTypes(raw),
      ...readValues(raw),
      string: readString(reader, raw, pointer),
      number: readNumber(raw),
      array: readArray(raw, nested, several),
      object: readObject(reader, raw, pointer, nested, (value, place) =>
        readSchema(reader, value, place),
      ),
      allOf: [...inlined, ...several('allOf')],
      anyOf: several('anyOf'),
      oneOf: several('oneOf'),
      discriminator: readDiscriminator(reader, raw, pointer),
      not: possible ? nested('not') : undefined,
      condition: readCondition(nested),
      unevaluatedProperties: nested('unevaluatedProperties'),
      unevaluatedItems: nested('unevaluatedItems'),
      ...(content && { content }),
    }),
  );
}

function readReference(reader: Reader, raw: JsonObject): string | undefined {
  const name = componentName(stringAt(raw, '$ref') ?? '');
  return name !== undefined && Object.hasOwn(reader.schemas, name) ? name : undefined;
}

/** Reads the target of a reference to another place than a component, as if it were inline. */
function readInlined(reader: Reader, raw: JsonObject, pointer: string): Schema[] {
  const reference = stringAt(raw, '$ref');
  const target =
    reference === undefined ? undefined : resolvePointer(reader.source.value, reference);
  if (reference === undefined || target === undefined) return [];
  const found = reader.withoutRecursion(reference, () => readSchema(reader, target, reference));
  if (found) return [found];
  reader.report('schema/recursion', pointer, { reference });
  return [];
}

function componentName(reference: string): string | undefined {
  const [first, second, name, ...deeper] = tokensOf(reference);
  const isComponent = reference.startsWith('#') && first === 'components' && second === 'schemas';
  return isComponent && deeper.length === 0 ? name : undefined;
}

/** Reads `type`; `nullable` adds null. */
function readTypes(raw: JsonObject): JsonType[] | undefined {
  const single = stringAt(raw, 'type');
  const types = single === undefined ? stringsAt(raw, 'type') : [single];
  if (types.length === 0) return undefined;
  const all = saysNull(raw) ? [...types, 'null'] : types;
  return jsonTypes.filter((type) => all.includes(type));
}

function readDiscriminator(
  reader: Reader,
  raw: JsonObject,
  pointer: string,
): Discriminator | undefined {
  const found = raw['discriminator'];
  if (!isObject(found)) return undefined;
  const property = stringAt(found, 'propertyName');
  if (property === undefined) {
    reader.reportShape(at(pointer, 'discriminator', 'propertyName'), 'a name', undefined);
    return undefined;
  }
  const read = (value: string, target: Json, ...place: string[]): string | undefined => {
    const component = componentName(textOf(target)) ?? textOf(target);
    if (Object.hasOwn(reader.schemas, component)) return component;
    const from = at(pointer, 'discriminator', ...place);
    reader.report('schema/mapping', from, { value, target: textOf(target) });
    return undefined;
  };
  const mapping = Object.entries(reader.child(found, 'mapping')).flatMap(([value, target]) => {
    const component = read(value, target, 'mapping', value);
    return component === undefined ? [] : [{ value, component }];
  });
  const other = found['defaultMapping'];
  const fallback = other === undefined ? other : read('other values', other, 'defaultMapping');
  return { property, mapping, ...(fallback !== undefined && { fallback }) };
}

/** True for a schema without keywords: with `not`, it forbids every value, as the schema `false` does. */
function isAnything(raw: Json | undefined): boolean {
  return raw === true || (isObject(raw) && Object.keys(raw).length === 0);
}

function textOf(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function readCondition(nested: Nested): Condition | undefined {
  const condition = nested('if');
  if (!condition) return undefined;
  return { if: condition, then: nested('then'), else: nested('else') };
}
