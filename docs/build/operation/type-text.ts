import {
  elements,
  field,
  isObject,
  strings,
  type JsonObject,
} from '../../../spec/document/guards.ts';
import { flatten } from './flat-schema.ts';

/** Describes the type and the limits of a schema, such as `string, 4 to 64 characters`. */
export function typeText(schema: unknown, document: JsonObject): string {
  const { keywords } = flatten(schema, document);
  const alternatives = [...elements(keywords['oneOf']), ...elements(keywords['anyOf'])].filter(
    (each) => isObject(each) && hasType(each),
  );
  if (alternatives.length > 0 && keywords['properties'] === undefined) {
    const texts = alternatives.map((each) => typeText(each, document));
    return [eitherOf(texts), ...common(keywords)].join(', ');
  }
  return [kindOf(keywords, document), ...limitsOf(keywords), ...common(keywords)].join(', ');
}

/** Joins several types, without duplicates. */
export function eitherOf(types: readonly string[]): string {
  const once = [...new Set(types)];
  const areValues = once.length > 1 && once.every((type) => /^`[^`]*`$/.test(type));
  return areValues ? `one of ${once.join(', ')}` : once.join(', or ');
}

function hasType(schema: JsonObject): boolean {
  return ['$ref', 'type', 'enum', 'const', 'properties', 'items', 'allOf'].some(
    (name) => schema[name] !== undefined,
  );
}

function kindOf(keywords: JsonObject, document: JsonObject): string {
  if (keywords['const'] !== undefined) return code(keywords['const']);
  const values = elements(keywords['enum']).filter((value) => value !== null);
  const types = strings(keywords['type']);
  const nullable = types.includes('null') ? ' or null' : '';
  if (values.length === 1) return `${code(values[0])}${nullable}`;
  if (values.length > 0) return `one of ${values.map(code).join(', ')}${nullable}`;
  const type = types.find((name) => name !== 'null');
  if (type === 'array') {
    const items = typeText(keywords['items'], document);
    if (items === 'any value') return `array${nullable}`;
    return `array of ${items === 'object' ? 'objects' : items}${nullable}`;
  }
  const format = keywords['format'];
  const detail = typeof format === 'string' ? ` (${format})` : '';
  const fallback = field(keywords, 'properties') === undefined ? 'any value' : 'object';
  return `${type ?? (nullable === '' ? fallback : 'null')}${detail}${type === undefined ? '' : nullable}`;
}

function limitsOf(keywords: JsonObject): string[] {
  const array = strings(keywords['type']).includes('array');
  return [
    range(keywords['minLength'], keywords['maxLength'], 'characters'),
    range(keywords['minimum'], keywords['maximum'], ''),
    array ? range(keywords['minItems'], keywords['maxItems'], 'elements') : undefined,
    keywords['uniqueItems'] === true ? 'unique elements' : undefined,
    typeof keywords['pattern'] === 'string' ? `pattern ${code(keywords['pattern'])}` : undefined,
  ].filter((text) => text !== undefined);
}

function common(keywords: JsonObject): string[] {
  return [
    ...(keywords['default'] === undefined ? [] : [`default ${code(keywords['default'])}`]),
    ...(keywords['readOnly'] === true ? ['set by the service'] : []),
    ...(keywords['deprecated'] === true ? ['deprecated'] : []),
  ];
}

function range(least: unknown, most: unknown, unit: string): string | undefined {
  if (most === 0 && unit !== '') return 'empty';
  const isOne = (most ?? least) === 1;
  const words = unit === '' ? '' : ` ${isOne ? unit.slice(0, -1) : unit}`;
  const [low, high] = [least, most].map((limit) =>
    typeof limit === 'number' ? limit.toLocaleString('en') : undefined,
  );
  if (low !== undefined && high !== undefined) {
    return low === high ? `exactly ${low}${words}` : `${low} to ${high}${words}`;
  }
  if (low !== undefined) return `at least ${low}${words}`;
  return high === undefined ? undefined : `at most ${high}${words}`;
}

/** Writes a value as code in a table cell. */
function code(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const mark = text.includes('`') ? '``' : '`';
  return `${mark}${text.replaceAll('|', String.raw`\|`)}${mark}`;
}
