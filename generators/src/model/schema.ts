import type { Json } from '../json.js';

/** The types of JSON Schema, in the order in which unions list them. */
export const jsonTypes = [
  'string',
  'integer',
  'number',
  'boolean',
  'array',
  'object',
  'null',
] as const;

/** The types of JSON Schema; `integer` is a number without a fraction. */
export type JsonType = (typeof jsonTypes)[number];

/**
 * A schema in JSON Schema 2020-12 terms, whatever dialect the document uses. Everything that is
 * present must hold at once. A constraint on one type says nothing about values of another.
 */
export interface Schema {
  /** Where the schema stands in the bundled document. */
  readonly pointer: string;
  readonly description: string | undefined;
  readonly deprecated: boolean;
  readonly default: Json | undefined;
  /** The document's example, the first where it has several. */
  readonly example: Json | undefined;
  /** Set by the service and never sent (`x-service-assigned`, or OpenAPI's `readOnly`). */
  readonly serviceAssigned: boolean;
  /** Sent by clients and never returned (OpenAPI's `writeOnly`). */
  readonly writeOnly: boolean;
  /** False where nothing is allowed (the schema `false`). */
  readonly possible: boolean;
  /** The original name of a component. */
  readonly ref: string | undefined;
  /** The allowed types; undefined where any is. */
  readonly types: readonly JsonType[] | undefined;
  /** The allowed values (`enum`, `const`). */
  readonly values: readonly Json[] | undefined;
  readonly string: StringRules;
  readonly number: NumberRules;
  readonly array: ArrayRules;
  readonly object: ObjectRules;
  readonly allOf: readonly Schema[];
  readonly anyOf: readonly Schema[];
  readonly oneOf: readonly Schema[];
  readonly discriminator: Discriminator | undefined;
  readonly not: Schema | undefined;
  readonly condition: Condition | undefined;
  /** What holds of properties that nothing in place evaluates; see `read-unevaluated.ts`. */
  readonly unevaluatedProperties: Schema | undefined;
  /** The same of the elements of an array. */
  readonly unevaluatedItems: Schema | undefined;
}

/** What holds of strings. Lengths count characters (Unicode code points). */
export interface StringRules {
  readonly minLength: number | undefined;
  readonly maxLength: number | undefined;
  readonly pattern: string | undefined;
  readonly format: string | undefined;
}

/** What holds of numbers. */
export interface NumberRules {
  readonly minimum: number | undefined;
  readonly maximum: number | undefined;
  readonly exclusiveMinimum: number | undefined;
  readonly exclusiveMaximum: number | undefined;
  readonly multipleOf: number | undefined;
  readonly format: string | undefined;
}

/** What holds of arrays. */
export interface ArrayRules {
  readonly items: Schema | undefined;
  readonly prefixItems: readonly Schema[];
  readonly minItems: number | undefined;
  readonly maxItems: number | undefined;
  readonly uniqueItems: boolean;
  readonly contains: Schema | undefined;
  readonly minContains: number | undefined;
  readonly maxContains: number | undefined;
}

/** One property of an object. */
export interface Property {
  readonly name: string;
  readonly required: boolean;
  readonly schema: Schema;
}

/** What holds of objects. */
export interface ObjectRules {
  readonly properties: readonly Property[];
  /** Required names that `properties` does not declare. */
  readonly requiredOnly: readonly string[];
  /** The schema of undeclared properties; undefined where they are free. */
  readonly additional: Schema | undefined;
  readonly patterns: readonly { readonly pattern: string; readonly schema: Schema }[];
  readonly names: Schema | undefined;
  readonly minProperties: number | undefined;
  readonly maxProperties: number | undefined;
  /** Where the first is present, all the others must be. */
  readonly dependentRequired: readonly {
    readonly property: string;
    readonly needs: readonly string[];
  }[];
  readonly dependentSchemas: readonly { readonly property: string; readonly schema: Schema }[];
}

/** Which property tells the members of a union apart, and which component each value means. */
export interface Discriminator {
  readonly property: string;
  readonly mapping: readonly { readonly value: string; readonly component: string }[];
}

/** The values by which a discriminator tells a component: those of its mapping, else its name. */
export function valuesFor({ mapping }: Discriminator, component: string): string[] {
  const mapped = mapping.filter((entry) => entry.component === component);
  return mapped.length === 0 ? [component] : mapped.map(({ value }) => value);
}

/** `if`, `then` and `else`. */
export interface Condition {
  readonly if: Schema;
  readonly then: Schema | undefined;
  readonly else: Schema | undefined;
}

/** A schema that says nothing. */
export const freeSchema: Schema = {
  pointer: '#',
  description: undefined,
  deprecated: false,
  default: undefined,
  example: undefined,
  serviceAssigned: false,
  writeOnly: false,
  possible: true,
  ref: undefined,
  types: undefined,
  values: undefined,
  string: { minLength: undefined, maxLength: undefined, pattern: undefined, format: undefined },
  number: {
    minimum: undefined,
    maximum: undefined,
    exclusiveMinimum: undefined,
    exclusiveMaximum: undefined,
    multipleOf: undefined,
    format: undefined,
  },
  array: {
    items: undefined,
    prefixItems: [],
    minItems: undefined,
    maxItems: undefined,
    uniqueItems: false,
    contains: undefined,
    minContains: undefined,
    maxContains: undefined,
  },
  object: {
    properties: [],
    requiredOnly: [],
    additional: undefined,
    patterns: [],
    names: undefined,
    minProperties: undefined,
    maxProperties: undefined,
    dependentRequired: [],
    dependentSchemas: [],
  },
  allOf: [],
  anyOf: [],
  oneOf: [],
  discriminator: undefined,
  not: undefined,
  condition: undefined,
  unevaluatedProperties: undefined,
  unevaluatedItems: undefined,
};

/** Every schema directly inside another one, in the order in which they are listed. */
export function childrenOf(schema: Schema): Schema[] {
  const found: Schema[] = [];
  const { array, object } = schema;
  for (const property of object.properties) found.push(property.schema);
  for (const entry of object.patterns) found.push(entry.schema);
  add(found, object.additional);
  add(found, object.names);
  for (const item of array.prefixItems) found.push(item);
  add(found, array.items);
  add(found, array.contains);
  add(found, schema.unevaluatedProperties);
  add(found, schema.unevaluatedItems);
  addInPlace(found, schema);
  return found;
}

/** The schemas directly inside another one that speak of the same value as it does. */
export function inPlaceChildrenOf(schema: Schema): Schema[] {
  const found: Schema[] = [];
  addInPlace(found, schema);
  return found;
}

// Every schema is asked for what is inside it many times: nothing is put together to be taken apart.
function addInPlace(found: Schema[], schema: Schema): void {
  const { condition } = schema;
  for (const entry of schema.object.dependentSchemas) found.push(entry.schema);
  for (const members of [schema.allOf, schema.anyOf, schema.oneOf])
    for (const member of members) found.push(member);
  add(found, schema.not);
  if (!condition) return;
  add(found, condition.if);
  add(found, condition.then);
  add(found, condition.else);
}

/** The original names of all components that a schema refers to, each once, in order. */
export function referencesOf(schema: Schema): string[] {
  return [...collect(schema, childrenOf, new Set())];
}

/** The same for those that it demands of the very value that it is about. */
export function inPlaceReferencesOf(schema: Schema): string[] {
  return [...collect(schema, inPlaceChildrenOf, new Set())];
}

function collect(
  schema: Schema,
  insideOf: (schema: Schema) => readonly Schema[],
  found: Set<string>,
): ReadonlySet<string> {
  if (schema.ref !== undefined) found.add(schema.ref);
  for (const inner of insideOf(schema)) collect(inner, insideOf, found);
  return found;
}

function add(found: Schema[], schema: Schema | undefined): void {
  if (schema) found.push(schema);
}
