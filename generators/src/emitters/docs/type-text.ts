import type { Json } from '../../json.js';
import { cachedBySchema } from '../../model/cached.js';
import type { Lookup } from '../../model/resolve.js';
import { type ResolvedSchema, resolveSchema } from '../../model/resolved.js';
import type { Schema } from '../../model/schema.js';

/** Describes type and limits of a schema in Markdown, such as `string, 4 to 64 characters`. */
export function typeText(lookup: Lookup, schema: Schema, depth = 0): string {
  return cachedText(lookup, schema, depth);
}

const cachedText = cachedBySchema<Lookup, string, number>((lookup, schema, depth) => {
  const resolved = resolveSchema(lookup, schema);
  const unions = resolved.parts.flatMap(({ oneOf, anyOf }) => [...oneOf, ...anyOf]);
  const members = unions.filter(isAlternative);
  // A recursive union would be described for ever.
  const isUnion = members.length > 0 && resolved.properties.length === 0 && depth < 3;
  const kinds = isUnion
    ? [eitherOf(members.map((member) => typeText(lookup, member, depth + 1)))]
    : [kindOf(lookup, resolved, depth), ...limitsText(resolved)];
  return [...kinds, ...notesOf(resolved)].join(', ');
});

/** Joins several types, without duplicates. */
export function eitherOf(types: readonly string[]): string {
  const once = [...new Set(types)];
  const areValues = once.length > 1 && once.every((type) => /^`[^`]*`$/.test(type));
  return areValues ? `one of ${once.join(', ')}` : once.join(', or ');
}

/** False for a condition such as "one of these is required", which is not an alternative. */
function isAlternative({ ref, types, values, object, array, allOf, oneOf }: Schema): boolean {
  if (ref !== undefined || types !== undefined || values !== undefined) return true;
  const parts = [...object.properties, ...allOf, ...oneOf];
  return parts.length > 0 || array.items !== undefined;
}

function kindOf(lookup: Lookup, resolved: ResolvedSchema, depth: number): string {
  const { values, types = [] } = resolved;
  const isNullable = types.includes('null') || values?.includes(null) === true;
  const nullable = isNullable ? ' or null' : '';
  if (values) return `${valuesText(values.filter((value) => value !== null))}${nullable}`;
  const named = types.filter((name) => name !== 'null');
  if (named.includes('array')) return `array${itemsText(lookup, resolved, depth)}${nullable}`;
  const formats = resolved.parts.map(({ string, number }) => string.format ?? number.format);
  const format = formats.find((name) => name !== undefined);
  const detail = format === undefined ? '' : ` (${format})`;
  if (named.length > 0) return `${named.join(' or ')}${detail}${nullable}`;
  if (isNullable) return 'null';
  return resolved.properties.length > 0 ? 'object' : 'any value';
}

function itemsText(lookup: Lookup, { items: [items] }: ResolvedSchema, depth: number): string {
  const text = items === undefined || depth > 3 ? 'any value' : typeText(lookup, items, depth + 1);
  if (text === 'any value') return '';
  return ` of ${text === 'object' ? 'objects' : text}`;
}

/** Lists allowed values; only the first of many. */
function valuesText(values: readonly Json[]): string {
  const most = 40;
  const shown = values.slice(0, most).map(code).join(', ');
  const rest = values.length > most ? ` and ${values.length - most} more` : '';
  return values.length === 1 ? shown : `one of ${shown}${rest}`;
}

function limitsText({ limits, parts }: ResolvedSchema): string[] {
  const limit = (keyword: string): number | undefined =>
    limits.find((each) => each.keyword === keyword)?.value;
  const above = limit('exclusiveMinimum');
  const below = limit('exclusiveMaximum');
  const step = parts.find(({ number }) => number.multipleOf !== undefined)?.number.multipleOf;
  const pattern = parts.find(({ string }) => string.pattern !== undefined)?.string.pattern;
  return [
    rangeText(limit('minLength'), limit('maxLength'), 'characters'),
    rangeText(limit('minimum'), limit('maximum'), ''),
    above === undefined ? undefined : `more than ${above}`,
    below === undefined ? undefined : `less than ${below}`,
    step === undefined ? undefined : `a multiple of ${step}`,
    rangeText(limit('minItems'), limit('maxItems'), 'elements'),
    parts.some(({ array }) => array.uniqueItems) ? 'unique elements' : undefined,
    pattern === undefined ? undefined : `pattern ${code(pattern)}`,
  ].filter((text) => text !== undefined);
}

function notesOf(resolved: ResolvedSchema): string[] {
  const fallback = resolved.first('default');
  return [
    ...(fallback === undefined ? [] : [`default ${code(fallback)}`]),
    ...(resolved.parts.some((part) => part.serviceAssigned) ? ['set by the service'] : []),
    ...(resolved.parts.some((part) => part.deprecated) ? ['deprecated'] : []),
  ];
}

function rangeText(
  least: number | undefined,
  most: number | undefined,
  unit: string,
): string | undefined {
  if (most === 0 && unit !== '') return 'empty';
  const isOne = (most ?? least) === 1;
  const words = unit === '' ? '' : ` ${isOne ? unit.slice(0, -1) : unit}`;
  const [low, high] = [least, most].map((limit) => limit?.toLocaleString('en'));
  if (low !== undefined && high !== undefined)
    return low === high ? `exactly ${low}${words}` : `${low} to ${high}${words}`;
  if (low !== undefined) return `at least ${low}${words}`;
  return high === undefined ? undefined : `at most ${high}${words}`;
}

/** Writes a value as code. */
export function code(value: Json): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (text === '') return '`""`';
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}
