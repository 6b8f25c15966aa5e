import type { Schema } from './schema.js';

const pairs = [
  ['minLength', 'maxLength'],
  ['minimum', 'maximum'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
] as const;

/** The keywords of limits. */
export const limitNames = pairs.flat();

/** The keyword of a limit. */
export type LimitName = (typeof limitNames)[number];

export interface Limit {
  readonly name: LimitName;
  readonly keyword: LimitName | 'exclusiveMinimum' | 'exclusiveMaximum';
  readonly value: number;
  readonly schema: Schema;
}

/** The limits in a schema itself. */
export function limitsOf(schema: Schema): Limit[] {
  const { string, number, array, object } = schema;
  // Called for every schema: allocates little for schemas without limits.
  const limits: Limit[] = [];
  const add = (
    name: LimitName,
    value: number | undefined,
    keyword: Limit['keyword'] = name,
  ): void => {
    if (value !== undefined) limits.push({ name, keyword, value, schema });
  };
  add('minLength', string.minLength);
  add('maxLength', string.maxLength);
  add('minimum', number.minimum);
  add('minimum', number.exclusiveMinimum, 'exclusiveMinimum');
  add('maximum', number.maximum);
  add('maximum', number.exclusiveMaximum, 'exclusiveMaximum');
  add('minItems', array.minItems);
  add('maxItems', array.maxItems);
  add('minProperties', object.minProperties);
  add('maxProperties', object.maxProperties);
  return limits;
}

/** Pairs of a lower and an upper limit that allow no value. */
export function* conflictsOf(limits: readonly Limit[]): Generator<readonly [Limit, Limit]> {
  for (const [least, most] of pairs) {
    for (const lower of limits) {
      if (lower.name !== least) continue;
      for (const upper of limits) {
        if (upper.name === most && excludes(lower, upper)) yield [lower, upper];
      }
    }
  }
}

function excludes(lower: Limit, upper: Limit): boolean {
  const touches = [lower, upper].some(({ keyword }) => keyword.startsWith('exclusive'));
  return touches ? lower.value >= upper.value : lower.value > upper.value;
}
