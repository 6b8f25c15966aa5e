import { at, isObject, type Json, type JsonObject, resolvePointer } from '../json.js';
import { arrayAt, type Reader } from './reader.js';
import { freeSchema, type Schema } from './schema.js';

const unions = ['allOf', 'anyOf', 'oneOf'] as const;

/** True if a schema says that null is allowed, in the words of any version; its other keywords may still exclude null. */
export function saysNull(raw: JsonObject): boolean {
  const types = [raw['type']].flat();
  return raw['nullable'] === true || raw['x-nullable'] === true || types.includes('null');
}

/** Allows null by type and enum if a schema has it in one of them: authors mean it, and it has no effect otherwise. */
export function withNullInEnum(reader: Reader, raw: JsonObject, pointer: string): JsonObject {
  const values = arrayAt(raw, 'enum');
  const types = [raw['type'] ?? []].flat();
  const isListed = values.includes(null);
  const isOnlyNull = isListed
    ? values.length === 1
    : types.length > 0 && types.every((type) => type === 'null');
  const isTyped = saysNull(raw) || types.length === 0;
  if (isOnlyNull || values.length === 0 || isTyped === isListed) return raw;
  if (isListed) {
    const named = { keyword: 'enum', beside: 'a type without null' };
    reader.report('schema/nullable', at(pointer, 'enum'), named);
    return { ...raw, type: [...types, 'null'] };
  }
  if (!saysNull(raw)) return raw;
  report(reader, raw, pointer, 'an enum without null');
  return { ...raw, enum: [...values, null] };
}

/** Adds null to a schema with `nullable` whose reference or `allOf`, `anyOf`, `oneOf` excludes it, for the same reason. */
export function withNull(reader: Reader, raw: JsonObject, schema: Schema): Schema {
  if (raw['nullable'] !== true && raw['x-nullable'] !== true) return schema;
  const excluding = excludingKeyword(reader, raw);
  if (excluding === undefined) return schema;
  report(reader, raw, schema.pointer, excluding);
  const { pointer, description, deprecated, example, serviceAssigned, writeOnly } = schema;
  const empty = { ...freeSchema, pointer };
  const known = { description, deprecated, example, serviceAssigned, writeOnly };
  const anyOf = [schema, { ...empty, types: ['null'] as const }];
  return { ...empty, ...known, default: schema.default, anyOf };
}

/** The keyword beside which null is not allowed; undefined if it is allowed. */
function excludingKeyword(reader: Reader, raw: JsonObject): string | undefined {
  const allows = (member: Json): boolean => isObject(member) && allowsNull(reader, member);
  if (raw['$ref'] !== undefined && !allowsNull(reader, raw)) return '$ref';
  return unions.find((keyword) => {
    const members = arrayAt(raw, keyword);
    return (
      members.length > 0 && !(keyword === 'allOf' ? members.every(allows) : members.some(allows))
    );
  });
}

/** True if a schema, or the one that it refers to, says that null is allowed. */
function allowsNull({ source }: Reader, { $ref: reference, ...own }: JsonObject): boolean {
  const target = typeof reference === 'string' ? resolvePointer(source.value, reference) : own;
  return isObject(target) && saysNull(target);
}

function report(reader: Reader, raw: JsonObject, pointer: string, beside: string): void {
  const keyword = ['nullable', 'x-nullable'].find((name) => raw[name] === true) ?? 'type';
  // In a document of 3.1 the keyword `nullable` itself is reported.
  if (keyword === 'nullable' && !reader.isVersion30) return;
  reader.report('schema/nullable', at(pointer, keyword), { keyword, beside });
}
