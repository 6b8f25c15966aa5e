import { docComment, type DocTag } from '../../code/docs.js';
import type { Json } from '../../json.js';
import type { JsonType, Property, Schema } from '../../model/schema.js';
import { openTypesOf } from './open-values.js';
import type { TypeSchema } from './type-schema.js';
import type { OtherValues } from './type-variants.js';

/** How a variant of a type treats parts of schemas. */
export interface TypeView {
  /** The values that an enum has besides those of the document. */
  othersOf(schema: Schema): OtherValues;
  isDate(schema: Schema): boolean;
  hides(property: Property): boolean;
  /** The names of properties that a schema, or another schema for the same value, hides. */
  hiddenIn(schema: Schema): readonly string[];
  /** The names that a schema of names allows; undefined if it allows others. */
  namesIn(names: Schema): readonly string[] | undefined;
  describe(schema: Schema): string | undefined;
}

const anything: TypeSchema = {};
const anyObject: TypeSchema = { type: 'object', additionalProperties: true };
/** Binary data in a form. */
const file: TypeSchema = { type: 'object', 'x-type': 'Blob' };
const date: TypeSchema = { type: 'object', 'x-type': 'DateTime' };
const nothing: TypeSchema = { type: 'object', 'x-type': 'never' };

/**
 * Converts a schema for openapi-typescript. Everything that must hold at the same time becomes a member
 * of `allOf`, so that each member has only one construct.
 */
export function toTypeSchema(view: TypeView, schema: Schema): TypeSchema {
  return new Preparation(view, new Set(view.hiddenIn(schema))).of(schema);
}
class Preparation {
  /** @param hidden the names of properties that the value does not have, even if a schema requires them */
  constructor(
    private readonly view: TypeView,
    private readonly hidden: ReadonlySet<string>,
  ) {}

  of(schema: Schema): TypeSchema {
    if (!schema.possible) return nothing;
    if (schema.values) return valuesOf(schema.values, this.view.othersOf(schema));
    const here = (member: Schema): TypeSchema => this.of(member);
    const others = [
      ...(schema.ref === undefined ? [] : [{ type: 'object', 'x-name': schema.ref }]),
      ...schema.allOf.map(here),
      unionOf(schema.anyOf.map(here)),
      unionOf(schema.oneOf.map(here)),
      ...(schema.types ? [] : this.#present(schema)),
    ].filter((part) => part !== anything);
    return intersectionOf([...this.#own(schema, others.length > 0), ...others]);
  }

  /** An object with the properties that a schema requires but does not describe. */
  #present({ object }: Schema): TypeSchema[] {
    const demanded = object.requiredOnly.filter((name) => !this.hidden.has(name));
    return demanded.length > 0 ? [{ type: 'object', 'x-present': demanded }] : [];
  }

  /** The type of a schema without its subschemas. */
  #own(schema: Schema, hasOthers: boolean): TypeSchema[] {
    const { properties, patterns, additional } = schema.object;
    // A schema with properties describes objects, even without `type`.
    const shaped = properties.length > 0 || patterns.length > 0 || additional !== undefined;
    if (!schema.types) return shaped ? [this.#object(schema)] : [];
    const types = schema.types.map((type) => (type === 'integer' ? 'number' : type));
    const own = unionOf([...new Set(types)].map((type) => this.#typed(schema, type)));
    return own === anyObject && hasOthers ? [] : [own];
  }

  #typed(schema: Schema, type: JsonType): TypeSchema {
    if (type === 'string' && this.view.isDate(schema)) return date;
    if (type === 'array') return this.#array(schema);
    if (type === 'string' && schema.string.format === 'binary') return { oneOf: [{ type }, file] };
    const { known = [] } = schema.string;
    if (type === 'string' && known.length > 0) return valuesOf(known, 'any');
    if (type !== 'object') return { type };
    const [object, present] = [this.#object(schema), this.#present(schema)];
    // `required` limits objects only, not other types beside them.
    return intersectionOf(
      object === anyObject && present.length > 0 ? present : [object, ...present],
    );
  }

  #array({ array }: Schema): TypeSchema {
    const { items, minItems = 0, maxItems = Infinity } = array;
    const first = array.prefixItems.map((item) => toTypeSchema(this.view, item));
    const ends = items?.possible === false || maxItems <= first.length;
    const others = items?.possible && !ends ? toTypeSchema(this.view, items) : anything;
    if (first.length === 0) return { type: 'array', items: others };
    return {
      type: 'array',
      'x-tuple': first,
      'x-least': minItems,
      ...(!ends && { items: others }),
    };
  }

  #object({ object }: Schema): TypeSchema {
    const { properties, patterns, additional } = object;
    const closed = additional?.possible === false;
    if (properties.length === 0) return this.#map(object);
    const shown = properties.filter((property) => !this.view.hides(property));
    const open = patterns.length > 0 || (additional !== undefined && !closed);
    return {
      type: 'object',
      properties: Object.fromEntries(shown.map(({ name, schema }) => [name, this.#member(schema)])),
      required: shown.filter(({ required }) => required).map(({ name }) => name),
      // An index signature would also apply to the declared properties.
      ...((open || shown.length === 0) && { additionalProperties: true }),
    };
  }

  #map({ patterns, additional, names }: Schema['object']): TypeSchema {
    const named = names && this.view.namesIn(names);
    if (named && patterns.length === 0) {
      const value = additional ? toTypeSchema(this.view, additional) : anything;
      return { type: 'object', properties: Object.fromEntries(named.map((each) => [each, value])) };
    }
    if (!additional && patterns.length === 0) return anyObject;
    const matching = patterns.map((entry) => toTypeSchema(this.view, entry.schema));
    const rest = additional ? toTypeSchema(this.view, additional) : anything;
    const members = additional?.possible === false ? matching : [...matching, rest];
    const any = members.length === 0 ? nothing : unionOf(members);
    return { type: 'object', patternProperties: { any } };
  }

  #member(schema: Schema): TypeSchema {
    const docs = docsOf({ ...schema, description: this.view.describe(schema) });
    const prepared = toTypeSchema(this.view, schema);
    return docs === '' ? prepared : { ...prepared, 'x-docs': docs };
  }
}

function intersectionOf(parts: readonly TypeSchema[]): TypeSchema {
  // A converted date is not a string as well.
  const said = parts.includes(date) ? parts.filter(({ type }) => type !== 'string') : parts;
  const [first = anything, ...others] = said;
  return others.length === 0 ? first : { allOf: said };
}

function valuesOf(values: readonly Json[], allowed: OtherValues): TypeSchema {
  if (values.length === 0) return nothing;
  // openapi-typescript does not support null as a constant.
  const known = values.map((value) => (value === null ? { type: 'null' } : { const: value }));
  const others = (allowed === 'none' ? [] : openTypesOf(values)).map((type) => {
    return { type: 'object', 'x-type': type, 'x-unlisted': allowed === 'unlisted' };
  });
  return { oneOf: [...known, ...others] };
}

/** The union of types; any value if a member allows it, or if there are no members. */
function unionOf(members: readonly TypeSchema[]): TypeSchema {
  const [first = anything, ...others] = members;
  if (members.includes(anything)) return anything;
  return others.length === 0 ? first : { oneOf: members };
}

function docsOf({ description, deprecated, default: value }: Schema): string {
  const shown =
    value === undefined || typeof value === 'object' ? undefined : JSON.stringify(value);
  const tags: DocTag[] = [
    ...(shown === undefined ? [] : [{ name: 'default' as const, text: shown }]),
    ...(deprecated ? [{ name: 'deprecated' as const }] : []),
  ];
  return docComment(description, tags);
}
