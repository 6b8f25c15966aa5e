import { docComment, type DocTag } from '../../code/docs.js';
import type { Json } from '../../json.js';
import type { JsonType, Schema } from '../../model/schema.js';

/**
 * A schema in the form that openapi-typescript takes, as far as types need it. Three keywords are
 * ours: `x-name` stands for the type of a component (by its original name), `x-type` for a keyword
 * of TypeScript, and `x-present` for any object that has properties of these names. `x-docs` is the
 * comment of a property.
 */
export interface ToolSchema {
  readonly [keyword: string]: Json | undefined | ToolSchema | readonly ToolSchema[] | ToolSchemas;
}

interface ToolSchemas {
  readonly [name: string]: ToolSchema;
}

const anything: ToolSchema = {};
const anyObject: ToolSchema = { type: 'object', additionalProperties: true };
/** Bytes in a form: a file, or text where it is one. */
const file: ToolSchema = { type: 'object', 'x-type': 'Blob' };
const nothing: ToolSchema = { type: 'object', 'x-type': 'never' };

/**
 * What a type can say of a schema: everything in it that must hold at once becomes a member of
 * `allOf`, so that the tool finds one construct at a time.
 */
export function prepare(schema: Schema): ToolSchema {
  if (!schema.possible) return nothing;
  if (schema.values) return valuesOf(schema.values);
  const { requiredOnly } = schema.object;
  const others = [
    ...(schema.ref === undefined ? [] : [{ type: 'object', 'x-name': schema.ref }]),
    ...schema.allOf.map(prepare),
    unionOf(schema.anyOf.map(prepare)),
    unionOf(schema.oneOf.map(prepare)),
    ...(requiredOnly.length > 0 ? [{ type: 'object', 'x-present': requiredOnly }] : []),
  ].filter((part) => part !== anything);
  return together([...ownPart(schema, others.length > 0), ...others]);
}

/** All of them at once. */
function together(parts: readonly ToolSchema[]): ToolSchema {
  const [first = anything, ...others] = parts;
  return others.length === 0 ? first : { allOf: parts };
}

/** One of these values. */
function valuesOf(values: readonly Json[]): ToolSchema {
  if (values.length === 0) return nothing;
  // The tool knows no constant that is null, and remarks on one that stands alone.
  return { oneOf: values.map((value) => (value === null ? { type: 'null' } : { const: value })) };
}

/** One of them; anything where one of them is, or where there are none. */
function unionOf(members: readonly ToolSchema[]): ToolSchema {
  const [first = anything, ...others] = members;
  if (members.includes(anything)) return anything;
  return others.length === 0 ? first : { oneOf: members };
}

/** What a schema says itself, unless others say more of it. */
function ownPart(schema: Schema, hasOthers: boolean): ToolSchema[] {
  const { properties, patterns, additional } = schema.object;
  // Who declares properties means objects, whether it says so or not.
  const shaped = properties.length > 0 || patterns.length > 0 || additional !== undefined;
  if (!schema.types) return shaped ? [objectOf(schema)] : [];
  const types = schema.types.map((type) => (type === 'integer' ? 'number' : type));
  const own = unionOf([...new Set(types)].map((type) => typed(schema, type)));
  return own === anyObject && hasOthers ? [] : [own];
}

function typed(schema: Schema, type: JsonType): ToolSchema {
  if (type === 'array') return arrayOf(schema);
  if (type === 'string' && schema.string.format === 'binary') return { oneOf: [{ type }, file] };
  return type === 'object' ? objectOf(schema) : { type };
}

function arrayOf({ array }: Schema): ToolSchema {
  const { prefixItems, items, minItems = 0, maxItems = Infinity } = array;
  const count = prefixItems.length;
  const ends = items?.possible === false || maxItems <= count;
  if (count > 0 && ends && minItems >= count) {
    return { type: 'array', prefixItems: prefixItems.map(prepare) };
  }
  const rest = items?.possible === false ? [] : [items ? prepare(items) : anything];
  return { type: 'array', items: unionOf([...prefixItems.map(prepare), ...rest]) };
}

function objectOf({ object }: Schema): ToolSchema {
  const { properties, patterns, additional } = object;
  const closed = additional?.possible === false;
  if (properties.length > 0) {
    const open = patterns.length > 0 || (additional !== undefined && !closed);
    return {
      type: 'object',
      properties: Object.fromEntries(properties.map(({ name, schema }) => [name, member(schema)])),
      required: properties.filter(({ required }) => required).map(({ name }) => name),
      // What the others are cannot be told: an index signature speaks of the declared ones as well.
      ...(open && { additionalProperties: true }),
    };
  }
  if (!additional && patterns.length === 0) return anyObject;
  const matching = patterns.map((entry) => prepare(entry.schema));
  const rest = closed ? [] : [additional ? prepare(additional) : anything];
  const members = [...matching, ...rest];
  const any = members.length === 0 ? nothing : unionOf(members);
  return { type: 'object', patternProperties: { any } };
}

function member(schema: Schema): ToolSchema {
  const docs = docsOf(schema);
  return docs === '' ? prepare(schema) : { ...prepare(schema), 'x-docs': docs };
}

/** The comment of a property: what it is, its default, and whether to keep away from it. */
function docsOf({ description, deprecated, default: value }: Schema): string {
  const shown =
    value === undefined || typeof value === 'object' ? undefined : JSON.stringify(value);
  const tags: DocTag[] = [
    ...(shown === undefined ? [] : [{ name: 'default' as const, text: shown }]),
    ...(deprecated ? [{ name: 'deprecated' as const }] : []),
  ];
  return docComment(description, tags);
}
