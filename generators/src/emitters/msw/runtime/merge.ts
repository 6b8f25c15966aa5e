import type { DataSchema, FlatSchema, Json, JsonType } from './schema.js';

/** One schema that says what two say. What they contradict each other in, the first one decides. */
export function merge(left: FlatSchema, right: FlatSchema): FlatSchema {
  const properties = mergeProperties(left, right);
  const merged = {
    ...right,
    ...left,
    ...limits(left, right),
    types: intersect(left.types, right.types, commonType),
    values: intersect(left.values, right.values, equal),
    items: both(left.items, right.items),
    contains: both(left.contains, right.contains),
    additional: both(left.additional, right.additional),
    names: both(left.names, right.names),
    properties,
    required: [...new Set([...(left.required ?? []), ...(right.required ?? [])])],
    // An example of one of them need not be one of both.
    example: undefined,
  };
  const present = Object.entries(merged).filter(([, value]) => value !== undefined);
  return Object.fromEntries(present);
}

const lower = [
  'minLength',
  'minimum',
  'exclusiveMinimum',
  'minItems',
  'minProperties',
] as const satisfies readonly (keyof FlatSchema)[];

const upper = [
  'maxLength',
  'maximum',
  'exclusiveMaximum',
  'maxItems',
  'maxProperties',
] as const satisfies readonly (keyof FlatSchema)[];

function limits(left: FlatSchema, right: FlatSchema): FlatSchema {
  const of = (
    keys: readonly (typeof lower | typeof upper)[number][],
    choose: (...values: number[]) => number,
  ) =>
    keys.flatMap((key) => {
      const values = [left[key], right[key]].filter(
        (value): value is number => value !== undefined,
      );
      return values.length === 0 ? [] : [[key, choose(...values)] as const];
    });
  return Object.fromEntries([...of(lower, Math.max), ...of(upper, Math.min)]);
}

function mergeProperties(left: FlatSchema, right: FlatSchema): FlatSchema['properties'] {
  if (!left.properties || !right.properties) return left.properties ?? right.properties;
  const merged = new Map(Object.entries(left.properties));
  for (const [name, schema] of Object.entries(right.properties)) {
    merged.set(name, both(merged.get(name), schema) ?? schema);
  }
  return Object.fromEntries(merged);
}

function both(left?: DataSchema, right?: DataSchema): DataSchema | undefined {
  return left && right ? { allOf: [left, right] } : (left ?? right);
}

/** What both lists have; the first one where they have nothing in common. */
function intersect<T>(
  left: readonly T[] | undefined,
  right: readonly T[] | undefined,
  common: (left: T, right: T) => T | undefined,
): readonly T[] | undefined {
  if (!left || !right) return left ?? right;
  const found = left.flatMap((one) =>
    right
      .map((other) => common(one, other))
      .filter((entry): entry is NonNullable<typeof entry> => entry !== undefined),
  );
  return found.length === 0 ? left : found;
}

function commonType(left: JsonType, right: JsonType): JsonType | undefined {
  if (left === right) return left;
  const pair = [left, right];
  return pair.includes('integer') && pair.includes('number') ? 'integer' : undefined;
}

function equal(left: Json, right: Json): Json | undefined {
  return JSON.stringify(left) === JSON.stringify(right) ? left : undefined;
}
