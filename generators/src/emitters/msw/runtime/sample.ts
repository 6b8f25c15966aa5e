import { makeArray } from './arrays.js';
import { flatten } from './flatten.js';
import { makeNumber } from './numbers.js';
import { makeObject } from './objects.js';
import type { Random } from './random.js';
import type { Sampling } from './sampling.js';
import type { DataSchema, FlatSchema, Json, JsonType } from './schema.js';
import { makeString } from './strings.js';

/** Objects and arrays deeper than this have only what they must have. */
const maximumDepth = 4;

/** After so many values the rest of the data has only what it must have. */
const maximumValues = 500;

/** Makes a value that a schema allows. */
export function sample(schema: DataSchema, name: string, sampling: Sampling): Json {
  sampling.made.count += 1;
  const { depth, made, minimal } = sampling;
  const ends = minimal || depth > maximumDepth || made.count > maximumValues;
  const found = flatten(schema, { ...sampling, minimal: ends });
  return makeValue(found.schema, name, found.sampling);
}

function makeValue(schema: FlatSchema, name: string, sampling: Sampling): Json {
  const { random } = sampling;
  if (schema.example !== undefined) return schema.example;
  const type = typeOf(schema, sampling);
  if (schema.values) return valueOf(schema.values, type, random);
  const inner = { ...sampling, depth: sampling.depth + 1 };
  switch (type) {
    case 'null':
      return null;
    case 'boolean':
      return random.next() < 0.5;
    case 'integer':
    case 'number':
      return makeNumber(schema, random, type === 'integer');
    case 'array':
      return makeArray(schema, name, inner, sample);
    case 'object':
      return makeObject(schema, inner, sample);
    case 'string':
      return makeString(schema, name, random);
  }
}

/** One of the allowed values; null only where there is no other. */
function valueOf(values: readonly Json[], type: JsonType, random: Random): Json {
  const present = type === 'null' ? [] : values.filter((value) => value !== null);
  return random.pick(present) ?? null;
}

/** From the smallest data to what can be the largest. */
const bySize: readonly JsonType[] = [
  'null',
  'boolean',
  'integer',
  'number',
  'string',
  'array',
  'object',
];

function typeOf(schema: FlatSchema, { minimal }: Sampling): JsonType {
  const { types } = schema;
  if (types && minimal) return bySize.find((type) => types.includes(type)) ?? 'null';
  if (types) return types.find((type) => type !== 'null') ?? 'null';
  if (schema.properties || schema.additional || (schema.required ?? []).length > 0) return 'object';
  if (schema.items || schema.prefixItems || schema.contains) return 'array';
  const limits = [schema.minimum, schema.maximum, schema.exclusiveMinimum, schema.multipleOf];
  return limits.some((limit) => limit !== undefined) ? 'number' : 'string';
}
