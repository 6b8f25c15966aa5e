import { literal, objectLiteral, stringLiteral } from '../../code/literals.js';
import type { Contract } from '../../model/contract.js';
import type { Schema } from '../../model/schema.js';
import { type Heights, heightOf } from './heights.js';
import { tagsOf, type Tag } from './tags.js';

/** What is known while schemas are printed. */
export interface Context {
  readonly contract: Contract;
  readonly heights: Heights;
  /** The original names of the components that were referred to. */
  readonly used: Set<string>;
}

type Entry = readonly [name: string, expression: string | undefined];

/** A schema as the runtime's `DataSchema`, without what no data could fulfil. */
export function dataSchema(context: Context, schema: Schema): string {
  const own = ownEntries(context, schema);
  const [only, ...others] = schema.allOf;
  // Often the only use of `allOf` is a description beside a reference.
  if (only && others.length === 0 && own.every(([, expression]) => expression === undefined)) {
    return dataSchema(context, only);
  }
  const all = schema.allOf.map((entry) => dataSchema(context, entry));
  return objectLiteral([...own, ['allOf', listOf(all)]]);
}

function ownEntries(context: Context, schema: Schema): Entry[] {
  const { ref, types, values, example, string, number } = schema;
  if (ref !== undefined) context.used.add(ref);
  return [
    ['ref', ref === undefined ? undefined : stringLiteral(ref)],
    ['types', types && literal(types)],
    ['values', values && literal(values)],
    ['example', example === undefined ? undefined : literal(example)],
    ['format', text(string.format)],
    ['pattern', text(string.pattern)],
    ...numeric(string, ['minLength', 'maxLength']),
    ...numeric(number, [
      'minimum',
      'maximum',
      'exclusiveMinimum',
      'exclusiveMaximum',
      'multipleOf',
    ]),
    ...arrayEntries(context, schema),
    ...objectEntries(context, schema),
    ['unions', listOf(unions(context, schema))],
  ];
}

function arrayEntries(context: Context, { array }: Schema): Entry[] {
  const { items, prefixItems, contains, maxItems, minContains } = array;
  // What cannot be made must not be there.
  const isOpen = !items || isFinite(context, items);
  return [
    ['items', isOpen ? optional(context, items) : undefined],
    ['prefixItems', listOf(prefixItems.map((entry) => dataSchema(context, entry)))],
    ['contains', minContains === 0 ? undefined : optional(context, contains)],
    ...numeric({ minItems: array.minItems, maxItems: isOpen ? maxItems : prefixItems.length }, [
      'minItems',
      'maxItems',
    ]),
    ['uniqueItems', array.uniqueItems ? 'true' : undefined],
  ];
}

function objectEntries(context: Context, { object }: Schema): Entry[] {
  const properties = object.properties.filter(({ schema }) => isFinite(context, schema));
  const required = object.properties.filter((property) => property.required);
  const names = [...required.map(({ name }) => name), ...object.requiredOnly];
  const matched = object.patterns[0];
  const isFree = !object.additional || isFinite(context, object.additional);
  const additional = matched?.schema ?? (isFree ? object.additional : undefined);
  const keys = matched && objectLiteral([['pattern', stringLiteral(matched.pattern)]]);
  return [
    [
      'properties',
      objectOf(properties.map((entry) => [entry.name, dataSchema(context, entry.schema)])),
    ],
    ['required', names.length === 0 ? undefined : literal(names)],
    ['additional', optional(context, additional)],
    ['names', keys ?? optional(context, object.names)],
    ...numeric(object, ['minProperties', 'maxProperties']),
  ];
}

function unions(context: Context, schema: Schema): string[] {
  return [schema.anyOf, schema.oneOf].flatMap((all) => {
    const members = all.filter((member) => isFinite(context, member));
    if (members.length === 0) return [];
    const heights = members.map((member) => heightOf(member, context.heights));
    const base = heights.indexOf(Math.min(...heights));
    const printed = members.map((member) => tagged(context, member, tagsOf(schema, member)));
    return [
      objectLiteral([
        ['members', listOf(printed)],
        ['base', base === 0 ? undefined : String(base)],
      ]),
    ];
  });
}

/** A member of a union with the property that tells it apart. */
function tagged(context: Context, member: Schema, tags: readonly Tag[]): string {
  const printed = dataSchema(context, member);
  return tags.length === 0
    ? printed
    : objectLiteral([['allOf', listOf([printed, ...tags.map(tagSchema)])]]);
}

/** A schema that demands a property of one value. */
export function tagSchema({ property, value }: Tag): string {
  const only = objectLiteral([['values', literal([value])]]);
  return objectLiteral([
    ['types', literal(['object'])],
    ['properties', objectLiteral([[property, only]])],
    ['required', literal([property])],
  ]);
}

function isFinite(context: Context, schema: Schema): boolean {
  return Number.isFinite(heightOf(schema, context.heights));
}

function optional(context: Context, schema: Schema | undefined): string | undefined {
  return schema && dataSchema(context, schema);
}

function numeric<Key extends string>(
  rules: Readonly<Partial<Record<Key, number | undefined>>>,
  keys: readonly Key[],
): Entry[] {
  return keys.map((key) => [key, rules[key] === undefined ? undefined : String(rules[key])]);
}

function text(value: string | undefined): string | undefined {
  return value === undefined ? undefined : stringLiteral(value);
}

function listOf(expressions: readonly string[]): string | undefined {
  return expressions.length === 0 ? undefined : `[${expressions.join(', ')}]`;
}

function objectOf(entries: readonly Entry[]): string | undefined {
  return entries.length === 0 ? undefined : objectLiteral(entries);
}
