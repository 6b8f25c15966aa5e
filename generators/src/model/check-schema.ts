import { elementFields, type Field } from '../fields.js';
import { at, isObject, type Json, type JsonObject } from '../json.js';
import { kindOf, type Reader } from './reader.js';
import { jsonTypes } from './schema.js';

const keywords = elementFields.get('Schema') ?? new Map<string, Field>();

/** Keywords that the validators do not check. */
const unsupported = ['$dynamicRef', '$id', '$recursiveRef', 'additionalItems', 'dependencies'];

/** Formats of JSON Schema that the validators do not check. Unknown formats are only documentation. */
const unsupportedFormats: ReadonlySet<string> = new Set(['idn-email', 'idn-hostname']);

/** Reports malformed and unsupported keywords of a schema. */
export function checkSchema(reader: Reader, raw: JsonObject, pointer: string): JsonObject {
  const malformed = new Set(checkType(reader, raw, pointer) ? [] : ['type']);
  for (const [keyword, value] of Object.entries(raw)) {
    const holds = keywords.get(keyword)?.holds;
    if (holds === undefined || fits(keyword, holds, value)) continue;
    reader.reportShape(at(pointer, keyword), holds, value);
    malformed.add(keyword);
  }
  if (!reader.isVersion30) checkDialect(reader, raw, pointer);
  for (const keyword of unsupported) {
    if (raw[keyword] !== undefined) warn(reader, at(pointer, keyword), keyword);
  }
  const { format } = raw;
  if (typeof format === 'string' && unsupportedFormats.has(format))
    warn(reader, at(pointer, 'format'), `format ${format}`);
  if (malformed.size === 0) return raw;
  return Object.fromEntries(Object.entries(raw).filter(([keyword]) => !malformed.has(keyword)));
}

/** Reports keywords of OpenAPI 3.0 in a document of version 3.1; they are read all the same. */
function checkDialect(reader: Reader, raw: JsonObject, pointer: string): void {
  for (const [keyword, instead] of dialect) {
    const value = raw[keyword];
    if (value !== true && (value !== false || keyword === 'nullable')) continue;
    reader.report('schema/dialect', at(pointer, keyword), { keyword, instead });
  }
}

const dialect = [
  ['nullable', `a list of types: ['string', 'null']`],
  ['exclusiveMinimum', 'the limit as a number, without "minimum"'],
  ['exclusiveMaximum', 'the limit as a number, without "maximum"'],
] as const;

function checkType(reader: Reader, raw: JsonObject, pointer: string): boolean {
  const { type } = raw;
  if (type === undefined) return true;
  const types = Array.isArray(type) ? (type as readonly Json[]) : [type];
  const unknown = types.find((entry) => !jsonTypes.some((known) => known === entry));
  const found = types.length === 0 ? 'an empty array' : unknown;
  if (found === undefined) return true;
  const shown = typeof found === 'string' ? found : kindOf(found);
  const expected = `one of ${jsonTypes.join(', ')}`;
  reader.report('document/shape', at(pointer, 'type'), { expected, found: shown });
  return false;
}

function fits(keyword: string, holds: string, value: Json): boolean {
  if (holds === 'a schema') return isObject(value) || typeof value === 'boolean';
  // In OpenAPI 3.0 these are booleans that modify the limit beside them.
  if (keyword.startsWith('exclusive') && typeof value === 'boolean') return true;
  return kindOf(value) === holds;
}

function warn(reader: Reader, pointer: string, keyword: string): void {
  reader.report('schema/unsupported', pointer, { keyword });
}
