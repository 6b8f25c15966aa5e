import { docComment, type DocTag } from '../../code/docs.js';
import type { Json } from '../../json.js';
import type { JsonType, Property, Schema } from '../../model/schema.js';
import { openTypesOf } from './open-values.js';
import type { TypeSchema } from './type-schema.js';

/** What becomes of parts of schemas, depending on what the type is to speak of. */
export interface TypeView {
  /** Whether an enumeration leaves room for values that the document does not know yet. */
  isOpen(schema: Schema): boolean;
  /** Whether a text is a point in time that has a type of its own. */
  isDate(schema: Schema): boolean;
  hides(property: Property): boolean;
  /** The names of properties that a schema, or another one of the same value, hides. */
  hiddenIn(schema: Schema): readonly string[];
}

const anything: TypeSchema = {};
const anyObject: TypeSchema = { type: 'object', additionalProperties: true };
/** Bytes in a form: a file, or text where it is one. */
const file: TypeSchema = { type: 'object', 'x-type': 'Blob' };
const date: TypeSchema = { type: 'object', 'x-type': 'DateTime' };
const nothing: TypeSchema = { type: 'object', 'x-type': 'never' };

/**
 * What a type can say of a schema: everything in it that must hold at once becomes a member of
 * `allOf`, so that the tool finds one construct at a time.
 */
export function toTypeSchema(view: TypeView, schema: Schema): TypeSchema {
  return new Preparation(view, new Set(view.hiddenIn(schema))).of(schema);
}
/** One value, seen by all schemas that speak of it. */
class Preparation {
  /** @param hidden the names of properties that the value does not have, whoever demands them */
  constructor(
    private readonly view: TypeView,
    private readonly hidden: ReadonlySet<string>,
  ) {}

  of(schema: Schema): TypeSchema {
    if (!schema.possible) return nothing;
    if (schema.values) return valuesOf(schema.values, this.view.isOpen(schema));
    const here = (member: Schema): TypeSchema => this.of(member);
    const demanded = schema.object.requiredOnly.filter((name) => !this.hidden.has(name));
    const others = [
      ...(schema.ref === undefined ? [] : [{ type: 'object', 'x-name': schema.ref }]),
      ...schema.allOf.map(here),
      unionOf(schema.anyOf.map(here)),
      unionOf(schema.oneOf.map(here)),
      ...(demanded.length > 0 ? [{ type: 'object', 'x-present': demanded }] : []),
    ].filter((part) => part !== anything);
    return intersectionOf([...this.#own(schema, others.length > 0), ...others]);
  }

  /** What a schema says itself, unless others say more of it. */
  #own(schema: Schema, hasOthers: boolean): TypeSchema[] {
    const { properties, patterns, additional } = schema.object;
    // Who declares properties means objects, whether it says so or not.
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
    return type === 'object' ? this.#object(schema) : { type };
  }

  #array({ array }: Schema): TypeSchema {
    const { items, minItems = 0, maxItems = Infinity } = array;
    const first = array.prefixItems.map((item) => toTypeSchema(this.view, item));
    const ends = items?.possible === false || maxItems <= first.length;
    if (first.length > 0 && ends && minItems >= first.length) {
      return { type: 'array', prefixItems: first };
    }
    const others = items ? toTypeSchema(this.view, items) : anything;
    const rest = items?.possible === false ? [] : [others];
    return { type: 'array', items: unionOf([...first, ...rest]) };
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
      // What the others are cannot be told: an index signature speaks of the declared ones as well.
      ...((open || shown.length === 0) && { additionalProperties: true }),
    };
  }

  #map({ patterns, additional }: Schema['object']): TypeSchema {
    if (!additional && patterns.length === 0) return anyObject;
    const matching = patterns.map((entry) => toTypeSchema(this.view, entry.schema));
    const rest = additional ? toTypeSchema(this.view, additional) : anything;
    const members = additional?.possible === false ? matching : [...matching, rest];
    const any = members.length === 0 ? nothing : unionOf(members);
    return { type: 'object', patternProperties: { any } };
  }

  #member(schema: Schema): TypeSchema {
    const docs = docsOf(schema);
    const prepared = toTypeSchema(this.view, schema);
    return docs === '' ? prepared : { ...prepared, 'x-docs': docs };
  }
}

/** All of them at once. */
function intersectionOf(parts: readonly TypeSchema[]): TypeSchema {
  // Of a point in time its text says no more.
  const said = parts.includes(date) ? parts.filter(({ type }) => type !== 'string') : parts;
  const [first = anything, ...others] = said;
  return others.length === 0 ? first : { allOf: said };
}

/** One of these values; where it is open, any other one of their types as well. */
function valuesOf(values: readonly Json[], isOpen: boolean): TypeSchema {
  if (values.length === 0) return nothing;
  // The tool knows no constant that is null, and remarks on one that stands alone.
  const known = values.map((value) => (value === null ? { type: 'null' } : { const: value }));
  const others = isOpen ? openTypesOf(values) : [];
  return { oneOf: [...known, ...others.map((type) => ({ type: 'object', 'x-type': type }))] };
}

/** One of them; anything where one of them is, or where there are none. */
function unionOf(members: readonly TypeSchema[]): TypeSchema {
  const [first = anything, ...others] = members;
  if (members.includes(anything)) return anything;
  return others.length === 0 ? first : { oneOf: members };
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
