import type { Json } from '../json.js';

/** The types of JSON Schema, in the order of generated unions. */
export const jsonTypes = [
  'string',
  'integer',
  'number',
  'boolean',
  'array',
  'object',
  'null',
] as const;

/** A type of JSON Schema; `integer` is a number without a fraction. */
export type JsonType = (typeof jsonTypes)[number];

/**
 * A schema in terms of JSON Schema 2020-12, for all dialects. All constraints must hold. A constraint
 * for one type does not affect values of other types.
 */
export interface Schema {
  /** The pointer of the schema in the bundled document. */
  readonly pointer: string;
  readonly description: string | undefined;
  readonly deprecated: boolean;
  readonly default: Json | undefined;
  /** The first example. */
  readonly example: Json | undefined;
  /** Not part of requests (`readOnly` or `x-service-assigned`). */
  readonly serviceAssigned: boolean;
  /** Not part of responses (`writeOnly`). */
  readonly writeOnly: boolean;
  /** False for the schemas `false` and `not: {}`, which allow no value. */
  readonly possible: boolean;
  /** The original name of the component that it refers to. */
  readonly ref: string | undefined;
  /** The allowed types; undefined allows any. */
  readonly types: readonly JsonType[] | undefined;
  /** The allowed values (`enum`, `const`). */
  readonly values: readonly Json[] | undefined;
  readonly valueNames: readonly NamedValue[];
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
  /** The schema of unevaluated properties; see `read-unevaluated.ts`. */
  readonly unevaluatedProperties: Schema | undefined;
  readonly unevaluatedItems: Schema | undefined;
  /** The schema of the value that a text of JSON is (`contentSchema`). Not a constraint. */
  readonly content?: Schema;
}

/** A value of an enum with its name in code or its description, or both. */
export interface NamedValue {
  readonly value: Json;
  readonly name: string | undefined;
  readonly description: string | undefined;
}

/** Constraints of strings. Lengths count Unicode code points. */
export interface StringRules {
  readonly minLength: number | undefined;
  readonly maxLength: number | undefined;
  readonly pattern: string | undefined;
  readonly format: string | undefined;
  /** Values that it can have, among others (`x-extensible-enum`). Not a constraint. */
  readonly known?: readonly string[];
}

/** Constraints of numbers. */
export interface NumberRules {
  readonly minimum: number | undefined;
  readonly maximum: number | undefined;
  readonly exclusiveMinimum: number | undefined;
  readonly exclusiveMaximum: number | undefined;
  readonly multipleOf: number | undefined;
  readonly format: string | undefined;
}

/** Constraints of arrays. */
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

export interface Property {
  readonly name: string;
  readonly required: boolean;
  readonly schema: Schema;
}

/** Constraints of objects. */
export interface ObjectRules {
  readonly properties: readonly Property[];
  /** Required names that `properties` does not declare. */
  readonly requiredOnly: readonly string[];
  /** The schema of additional properties; undefined allows any. */
  readonly additional: Schema | undefined;
  readonly patterns: readonly { readonly pattern: string; readonly schema: Schema }[];
  readonly names: Schema | undefined;
  readonly minProperties: number | undefined;
  readonly maxProperties: number | undefined;
  /** If the first property is present, the others are required. */
  readonly dependentRequired: readonly {
    readonly property: string;
    readonly needs: readonly string[];
  }[];
  readonly dependentSchemas: readonly { readonly property: string; readonly schema: Schema }[];
}

/** The discriminator property of a union, and the component of each value. */
export interface Discriminator {
  readonly property: string;
  readonly mapping: readonly { readonly value: string; readonly component: string }[];
  /** The component for other values, and without the property (`defaultMapping`). */
  readonly fallback?: string;
}

/** The discriminator values of a component: those of the mapping, or its name. */
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

/** The schema without constraints. */
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
  valueNames: [],
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

/** The direct subschemas of a schema, in the order of the document. */
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

/** The direct subschemas that apply to the same value as the schema. */
export function inPlaceChildrenOf(schema: Schema): Schema[] {
  const found: Schema[] = [];
  addInPlace(found, schema);
  return found;
}

// Called many times for every schema: avoids intermediate arrays.
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

/** The same for references that apply to the same value. */
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
