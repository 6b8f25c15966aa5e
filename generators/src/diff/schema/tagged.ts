import { at } from '../../json.js';
import type { Schema } from '../../model/schema.js';
import { inPlace } from './directed.js';
import type { Lookup, Shape } from './shape.js';

/**
 * A member of a union with what the union's discriminator says of it: its property has the values that
 * map to the member. Where the member lists values itself, those count, and the discriminator says
 * nothing more.
 */
export function tagged(shape: Shape, union: Schema, member: Schema, lookup: Lookup): Shape {
  const { discriminator } = union;
  if (!discriminator || member.ref === undefined) return shape;
  const { property } = discriminator;
  const known = shape.properties.get(property);
  const schemas = known?.schemas ?? [];
  if ([...inPlace(schemas, lookup)].some(({ values }) => values !== undefined)) return shape;
  const mapped = discriminator.mapping
    .filter(({ component }) => component === member.ref)
    .map(({ value }) => value);
  const place = at(union.pointer, 'discriminator');
  const [first] = mapped;
  const pointer = first === undefined ? place : at(place, 'mapping', first);
  const values = first === undefined ? [member.ref] : mapped;
  const told = { required: known?.required ?? false, pointer: known?.pointer ?? pointer };
  const all = [...schemas, { ...silent, pointer, values }];
  return {
    ...shape,
    properties: new Map([...shape.properties, [property, { ...told, schemas: all }]]),
  };
}

/** A schema that says nothing. */
const silent: Omit<Schema, 'pointer'> = {
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
