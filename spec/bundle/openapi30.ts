import { elements, field, fields, isObject, type JsonObject, strings } from '../document/guards.ts';
import type { BundledDocument } from './bundle.ts';
import { reachableComponents } from './reach.ts';

const values = new Set(['example', 'examples', 'default', 'enum']);

/** Converts a document to OpenAPI 3.0, for tools that know no later version. 3.0 has no webhooks: they are left out. */
export function toOpenApi30(document: BundledDocument): BundledDocument {
  const {
    openapi: _openapi,
    webhooks: _webhooks,
    info,
    components: _components,
    ...rest
  } = document;
  const kept = { ...rest, components: reachableComponents(document, rest) };
  return { openapi: '3.0.4', info: info30(info), ...(convert(kept) as JsonObject) };
}

/** 3.0 has no summary, and the URL of a license instead of its identifier. */
function info30(info: unknown): JsonObject {
  const { summary: _summary, ...kept } = info as JsonObject;
  if (field(kept['license'], 'identifier') === undefined) return kept;
  const { identifier, ...license } = kept['license'] as JsonObject;
  const url = `https://spdx.org/licenses/${String(identifier)}.html`;
  return { ...kept, license: { ...license, url } };
}

function convert(part: unknown, name = ''): unknown {
  if (values.has(name) || name.startsWith('x-')) return part;
  if (Array.isArray(part)) return part.map((one) => convert(one));
  return mapFields(part, (one, key) => {
    if (key === 'schema') return schema30(one);
    return key === 'schemas' && name === 'components'
      ? mapFields(one, schema30)
      : convert(one, key);
  });
}

/** Converts a schema: only what our document uses, and 3.0 does not have. */
function schema30(schema: unknown): unknown {
  if (!isObject(schema)) return schema;
  const { $ref, type, const: only, contentEncoding, contentMediaType: _media, ...rest } = schema;
  const { dependentRequired, examples, ...kept } = rest;
  const [example] = elements(examples);
  const needs = fields(dependentRequired).map(([property, required]) => ({
    anyOf: [{ not: requiring([property]) }, requiring(strings(required))],
  }));
  const allOf = [
    ...(typeof $ref === 'string' && Object.keys(kept).length > 0 ? [{ $ref }] : []),
    ...elements(kept['allOf']).map(schema30),
    ...needs,
  ];
  if (typeof $ref === 'string' && allOf.length === 0) return { $ref };
  return {
    ...typeOf(type),
    ...(only !== undefined && { enum: [only] }),
    ...(contentEncoding === 'base64' && { format: 'byte' }),
    ...(example !== undefined && { example }),
    ...mapFields(kept, subschemas),
    ...(allOf.length > 0 && { allOf }),
  };
}

function requiring(required: readonly string[]): JsonObject {
  return { properties: Object.fromEntries(required.map((name) => [name, {}])), required };
}

/** A list of types is one type with `nullable`, or alternatives. */
function typeOf(type: unknown): JsonObject {
  // In 3.0 only a value with a type can be null.
  if (type === 'null') return { type: 'string', nullable: true, enum: [null] };
  if (!Array.isArray(type)) return type === undefined ? {} : { type };
  const nullable = type.includes('null') && { nullable: true };
  const types = type.filter((one) => one !== 'null');
  if (types.length === 1) return { type: types[0], ...nullable };
  return { anyOf: types.map((one) => ({ type: one, ...nullable })) };
}

function subschemas(part: unknown, keyword: string): unknown {
  if (keyword === 'properties') return mapFields(part, schema30);
  if (/^(?:items|not|additionalProperties)$/.test(keyword)) return schema30(part);
  return /^(?:anyOf|oneOf)$/.test(keyword) ? elements(part).map(schema30) : part;
}

function mapFields<T>(value: T, change: (one: unknown, name: string) => unknown): T | JsonObject {
  if (!isObject(value)) return value;
  return Object.fromEntries(fields(value).map(([name, one]) => [name, change(one, name)]));
}
