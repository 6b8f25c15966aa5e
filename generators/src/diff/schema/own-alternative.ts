import { at, type Json } from '../../json.js';
import type { Lookup } from '../../model/resolve.js';
import type { Schema } from '../../model/schema.js';
import { canonicalText } from './canonical.js';
import { isOfKind } from './kinds.js';
import { ownLimits } from './limits.js';
import {
  unconstrainedAlternative,
  type Kind,
  type PropertyConstraints,
  type Alternative,
} from './alternative.js';

/** The constraints of a schema itself for values of a type, without references and compositions. */
export function ownAlternative(schema: Schema, kind: Kind, lookup: Lookup): Alternative {
  const { pointer } = schema;
  const values = ownValues(schema, kind);
  return {
    ...unconstrainedAlternative,
    pointer,
    values,
    listed: values && at(pointer, 'enum'),
    limits: ownLimits(schema, kind),
    constraints: new Map(constraints(schema, kind, lookup)),
    ...ownParts(schema, kind),
  };
}

/** Constraints that apply to one type only. */
function ownParts({ pointer, ...schema }: Schema, kind: Kind): Partial<Alternative> {
  const { string, number, array, object } = schema;
  switch (kind) {
    case 'string':
      return {
        patterns: stated(string.pattern, at(pointer, 'pattern')),
        formats: stated(string.format, at(pointer, 'format')),
      };
    case 'integer':
    case 'fraction':
      return {
        formats: stated(number.format, at(pointer, 'format')),
        multiples: stated(number.multipleOf, at(pointer, 'multipleOf')),
      };
    case 'array':
      return {
        unique: array.uniqueItems ? at(pointer, 'uniqueItems') : undefined,
        items: array.items ? [array.items] : [],
        prefix: array.prefixItems.map((entry) => [entry]),
      };
    case 'object':
      return {
        properties: properties({ pointer, ...schema }),
        closed: isClosed({ pointer, ...schema }) ? at(pointer, 'additionalProperties') : undefined,
        additional: object.additional?.possible === true ? [object.additional] : [],
      };
    case 'boolean':
    case 'null':
      return {};
  }
}

/** The enum values of a type; undefined if all values of the type are allowed. */
function ownValues({ values }: Schema, kind: Kind): Alternative['values'] {
  const found = values?.filter((value) => isOfKind(value, kind));
  const isAll = kind === 'null' || (kind === 'boolean' && new Set(found).size === 2);
  return isAll ? undefined : found;
}

function isClosed({ object, unevaluatedProperties }: Schema): boolean {
  return object.additional?.possible === false || unevaluatedProperties?.possible === false;
}

function stated<T>(value: T | undefined, pointer: string): ReadonlyMap<T, string> {
  return value === undefined ? new Map() : new Map([[value, pointer]]);
}

function properties({ pointer, object }: Schema): ReadonlyMap<string, PropertyConstraints> {
  const declared = object.properties.map(
    ({ name, required, schema }): [string, PropertyConstraints] => [
      name,
      { required, schemas: [schema], pointer: at(pointer, 'properties', name) },
    ],
  );
  const demanded = object.requiredOnly.map((name): [string, PropertyConstraints] => [
    name,
    { required: true, schemas: [], pointer: at(pointer, 'required') },
  ]);
  return new Map([...declared, ...demanded]);
}

/** Constraints that can only be compared as text, as `keyword text`. */
function* constraints(
  schema: Schema,
  kind: Kind,
  lookup: Lookup,
): Generator<readonly [string, string]> {
  const { pointer, array, object, condition } = schema;
  const whole = (keyword: string, inside: Schema | undefined): (readonly [string, string])[] =>
    inside ? [[`${keyword} ${canonicalText(inside, lookup)}`, at(pointer, keyword)]] : [];
  const data = (keyword: string, value: Json): readonly [string, string] => [
    `${keyword} ${JSON.stringify(value)}`,
    at(pointer, keyword),
  ];
  yield* whole('not', schema.not);
  if (condition) {
    yield* whole('if', condition.if);
    yield* whole('then', condition.then);
    yield* whole('else', condition.else);
  }
  if (kind === 'array') {
    yield* whole('contains', array.contains);
    const { minContains = null, maxContains = null } = array;
    if (array.contains) yield data('minContains', [minContains, maxContains]);
    yield* whole('unevaluatedItems', schema.unevaluatedItems);
  }
  if (kind !== 'object') return;
  // The members of a union include its discriminator.
  if (schema.discriminator && schema.oneOf.length + schema.anyOf.length === 0) {
    const { property, mapping } = schema.discriminator;
    const means = mapping.map(({ value, component }) => `${value} ${component}`).toSorted();
    yield data('discriminator', [property, ...means]);
  }
  yield* whole('propertyNames', object.names);
  for (const { pattern, schema: inside } of object.patterns) {
    yield [
      `patternProperties ${JSON.stringify(pattern)} ${canonicalText(inside, lookup)}`,
      at(pointer, 'patternProperties', pattern),
    ];
  }
  for (const { property, needs } of object.dependentRequired) {
    yield data('dependentRequired', [property, ...needs.toSorted()]);
  }
  for (const { property, schema: inside } of object.dependentSchemas) {
    yield [
      `dependentSchemas ${property} ${canonicalText(inside, lookup)}`,
      at(pointer, 'dependentSchemas', property),
    ];
  }
  const { unevaluatedProperties } = schema;
  if (unevaluatedProperties?.possible === true) {
    yield* whole('unevaluatedProperties', unevaluatedProperties);
  }
}
