import { code } from '../values-text.js';
import { isObject, type Json, type JsonObject, resolvePointer } from '../../json.js';
import { cachedBySchema } from '../../model/cached.js';
import type { Contract } from '../../model/contract.js';
import { isNull } from '../../model/discriminators.js';
import { type ResolvedSchema, resolveSchema } from '../../model/resolved.js';
import type { Schema } from '../../model/schema.js';

/** What the text of a type needs: the document, and the page of each component. */
export interface TypeContext {
  readonly contract: Contract;
  readonly schemaFile: (name: string) => string;
}

/** Describes type and limits of a schema in Markdown, such as `string, 4 to 64 characters`, with links to its components. */
export function typeText(site: TypeContext, schema: Schema, depth = 0): string {
  return cachedText(site, schema, depth);
}

const cachedText = cachedBySchema<TypeContext, string, number>((site, schema, depth) => {
  const resolved = resolveSchema(site.contract.lookup, schema);
  const members = alternativesIn(site, resolved);
  const links = componentsOf(schema).map((name) => linkTo(site, name));
  const whole = [
    ...(members.length > 0 && !resolved.types?.includes('array')
      ? [unionText(site, resolved, members, depth)]
      : [kindOf(site, resolved, depth, links.length > 0)]),
    ...limitsText(resolved),
    ...notesOf(site, resolved),
  ];
  return `${whole.join(', ')}${links.length === 0 ? '' : ` (${links.join(', ')})`}`;
});

/** Unions within unions to this depth are described in words; deeper ones are lists. */
export const deepest = 5;

/** The members of a schema's unions that are values of their own, unlike "one of these is required". */
function alternativesIn({ contract }: TypeContext, resolved: ResolvedSchema): Schema[] {
  const members = resolved.parts.flatMap(({ oneOf, anyOf }) => [...oneOf, ...anyOf]);
  return members.filter((member) => {
    const { types, values, properties, parts } = resolveSchema(contract.lookup, member);
    const isUnion = parts.some(({ oneOf, anyOf }) => oneOf.length + anyOf.length > 0);
    return types !== undefined || values !== undefined || properties.length > 0 || isUnion;
  });
}

function unionText(
  site: TypeContext,
  resolved: ResolvedSchema,
  members: readonly Schema[],
  depth: number,
): string {
  const { contract } = site;
  if (resolved.properties.length > 0) return 'object';
  // A recursive union would be described for ever.
  if (depth > deepest) return 'any of several types';
  const isOnly = members.filter((member) => !isNull(member)).length === 1;
  const texts = members.map((member) => {
    const inner = resolveSchema(contract.lookup, member);
    // Alternatives are listed with their names.
    return isStructure(inner) && !isOnly
      ? kindOf(site, inner, depth + 1, true)
      : typeText(site, member, depth + 1);
  });
  return eitherOf(texts);
}

/** True for objects, and for arrays of them. */
export function isStructure({ properties, types, parts }: ResolvedSchema): boolean {
  return (
    properties.length > 0 ||
    types?.includes('object') === true ||
    parts.some(({ object }) => object.additional !== undefined || object.patterns.length > 0)
  );
}

function eitherOf(types: readonly string[]): string {
  const once = [...new Set(types)];
  const areValues = once.length > 1 && once.every((type) => /^`[^`]*`$/.test(type));
  return areValues ? `one of ${once.join(', ')}` : once.join(', or ');
}

/** The components that a schema refers to, itself or in its `allOf`, without those that these refer to. */
export function componentsOf({ ref, allOf }: Schema): string[] {
  return [...new Set([...(ref === undefined ? [] : [ref]), ...allOf.flatMap(componentsOf)])];
}

/** The name of a component without the prefix of its version, as a link to its page. */
export function linkTo(site: TypeContext, name: string): string {
  return `[${nameOf(site.contract, name).replaceAll(/([_*`[\]\\<])/g, String.raw`\$1`)}](${site.schemaFile(name)})`;
}

/** The name of a component without the prefix of its version. */
export function nameOf({ components, modules }: Contract, original: string): string {
  const own = components.get(original)?.name.module;
  const { prefix = '' } = modules.find(({ name }) => name === own) ?? {};
  return original.startsWith(prefix) ? original.slice(prefix.length) : original;
}

function kindOf(
  site: TypeContext,
  resolved: ResolvedSchema,
  depth: number,
  hasLink: boolean,
): string {
  const { values, types = [] } = resolved;
  const isNullable = types.includes('null') || values?.includes(null) === true;
  const nullable = isNullable ? ' or null' : '';
  if (values)
    return `${valuesText(
      values.filter((value) => value !== null),
      hasLink,
    )}${nullable}`;
  const named = types.filter((name) => name !== 'null');
  if (named.includes('array')) return `array${itemsText(site, resolved, depth)}${nullable}`;
  const formats = resolved.parts.flatMap(
    ({ string, number }) => string.format ?? number.format ?? [],
  );
  const detail = formats.length === 0 ? '' : ` (${[...new Set(formats)].join(', ')})`;
  if (named.length > 0) return `${named.join(' or ')}${detail}${nullable}`;
  if (isNullable) return 'null';
  return isStructure(resolved) ? 'object' : 'any value';
}

function itemsText(site: TypeContext, { items: [items] }: ResolvedSchema, depth: number): string {
  const text =
    items === undefined || depth > deepest ? 'any value' : typeText(site, items, depth + 1);
  if (text === 'any value') return '';
  return ` of ${text.replace(/^object(?= \(|$)/, 'objects')}`;
}

/** The most values of a component that stand beside each field; its page has all. */
const mostValues = 20;

function valuesText(values: readonly Json[], hasLink: boolean): string {
  const shown = hasLink && values.length > mostValues ? values.slice(0, mostValues) : values;
  const rest = values.length - shown.length;
  const text = shown.map(code).join(', ') + (rest === 0 ? '' : ` and ${rest} more`);
  return values.length === 1 ? text : `one of ${text}`;
}

/** A long pattern stands below the field. */
export function isShortPattern(pattern: string): boolean {
  return pattern.length <= 40;
}

function limitsText({ limits, parts }: ResolvedSchema): string[] {
  const limit = (keyword: string): number | undefined =>
    limits.find((each) => each.keyword === keyword)?.value;
  const above = limit('exclusiveMinimum');
  const below = limit('exclusiveMaximum');
  const steps = parts.flatMap(({ number }) => number.multipleOf ?? []);
  const patterns = parts.flatMap(({ string }) => string.pattern ?? []).filter(isShortPattern);
  const known = parts.flatMap(({ string }) => string.known ?? []);
  return [
    rangeText(limit('minLength'), limit('maxLength'), 'characters'),
    rangeText(limit('minimum'), limit('maximum'), ''),
    above === undefined ? undefined : `more than ${numberText(above)}`,
    below === undefined ? undefined : `less than ${numberText(below)}`,
    ...steps.map((step) => `a multiple of ${step}`),
    rangeText(limit('minItems'), limit('maxItems'), 'elements'),
    parts.some(({ array }) => array.uniqueItems) ? 'unique elements' : undefined,
    rangeText(limit('minProperties'), limit('maxProperties'), 'fields'),
    ...[...new Set(patterns)].map((pattern) => `pattern ${code(pattern)}`),
    known.length === 0 ? undefined : `such as ${known.map(code).join(', ')}`,
  ].filter((text) => text !== undefined);
}

function notesOf(site: TypeContext, { parts }: ResolvedSchema): string[] {
  const fallback = parts.find((part) => part.default !== undefined)?.default;
  const raw = parts.map((part) => rawOf(site.contract, part));
  const text = (keyword: string): string[] =>
    raw.flatMap(({ [keyword]: value }) => (typeof value === 'string' ? [value] : []));
  return [
    ...text('contentEncoding').map((name) => `in ${name}`),
    ...text('contentMediaType').map((type) => `content ${code(type)}`),
    ...(fallback === undefined ? [] : [`default ${code(fallback)}`]),
    ...(parts.some((part) => part.serviceAssigned) ? ['set by the service'] : []),
    ...(parts.some((part) => part.writeOnly) ? ['only in requests'] : []),
    ...(parts.some((part) => part.deprecated) ? ['deprecated'] : []),
  ];
}

/** A schema as the document has it, for what the model leaves out. */
export function rawOf(contract: Contract, place: Pick<Schema, 'pointer'>): JsonObject {
  const known = rawSchemas.get(place);
  if (known) return known;
  const raw = resolvePointer(contract.document, place.pointer);
  const found = isObject(raw) ? raw : {};
  rawSchemas.set(place, found);
  return found;
}

const rawSchemas = new WeakMap<object, JsonObject>();

/** An element of the document that may be a reference. */
export function followed(contract: Contract, value: Json | undefined): JsonObject {
  if (!isObject(value)) return {};
  const { $ref: ref } = value;
  return typeof ref === 'string' ? rawOf(contract, { pointer: ref }) : value;
}

/** A link to more documentation (`externalDocs`); empty without one. */
export function moreAbout({ externalDocs: more }: JsonObject): string {
  if (!isObject(more) || typeof more['url'] !== 'string') return '';
  const { url, description } = more;
  return link(typeof description === 'string' ? description.trim() : url, url);
}

/** A link in Markdown. */
export function link(text: string, url: string): string {
  const target = url.replaceAll(
    /[\s()<>]/g,
    (char) => `%${char.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );
  return `[${text.replaceAll(/([[\]\\])/g, String.raw`\$1`)}](${target})`;
}

function rangeText(
  least: number | undefined,
  most: number | undefined,
  unit: string,
): string | undefined {
  if (most === 0 && unit !== '') return 'empty';
  const isOne = (most ?? least) === 1;
  const words = unit === '' ? '' : ` ${isOne ? unit.slice(0, -1) : unit}`;
  const [low, high] = [least, most].map((limit) => limit && numberText(limit));
  if (low !== undefined && high !== undefined)
    return low === high ? `exactly ${low}${words}` : `${low} to ${high}${words}`;
  if (low !== undefined) return `at least ${low}${words}`;
  return high === undefined ? undefined : `at most ${high}${words}`;
}

/** A number with separators; the limits of integers in JSON and of 64 bits are named. */
function numberText(value: number): string {
  if (value === Number.MAX_SAFE_INTEGER) return '2⁵³ − 1';
  return numbers.format(value);
}

const numbers = new Intl.NumberFormat('en', { maximumFractionDigits: 20 });
