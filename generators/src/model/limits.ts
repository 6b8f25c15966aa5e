import type { Schema } from './schema.js';

/** A keyword of a schema and its number. */
export interface Limit {
  readonly keyword: string;
  readonly value: number;
  /** The schema that has the keyword. */
  readonly schema: Schema;
}

/** What limits the same thing from below and from above. */
export interface Limits {
  readonly lower: readonly Limit[];
  readonly upper: readonly Limit[];
}

/** A keyword, and how the model gives its number. */
type Side = readonly [keyword: string, read: (schema: Schema) => number | undefined];

/** What may be limited in a value, by the keywords from below and from above. */
const groups: readonly (readonly [lower: readonly Side[], upper: readonly Side[]])[] = [
  [
    [['minLength', ({ string }) => string.minLength]],
    [['maxLength', ({ string }) => string.maxLength]],
  ],
  [
    [
      ['minimum', ({ number }) => number.minimum],
      ['exclusiveMinimum', ({ number }) => number.exclusiveMinimum],
    ],
    [
      ['maximum', ({ number }) => number.maximum],
      ['exclusiveMaximum', ({ number }) => number.exclusiveMaximum],
    ],
  ],
  [[['minItems', ({ array }) => array.minItems]], [['maxItems', ({ array }) => array.maxItems]]],
  [
    [['minProperties', ({ object }) => object.minProperties]],
    [['maxProperties', ({ object }) => object.maxProperties]],
  ],
];

/** All that schemas say of the sizes of the same value. */
export function limitsOf(schemas: readonly Schema[]): Limits[] {
  const found: Limits[] = [];
  for (const [least, most] of groups) {
    const lower = collect(schemas, least);
    if (lower.length > 0) found.push({ lower, upper: collect(schemas, most) });
  }
  return found;
}

/** The same for how many elements match `contains`, which each schema says for itself. */
export function containedLimitsOf(schema: Schema): Limits {
  const { contains, minContains, maxContains } = schema.array;
  if (!contains) return { lower: [], upper: [] };
  return {
    lower: collect([schema], [['minContains', () => minContains]]),
    upper: collect([schema], [['maxContains', () => maxContains]]),
  };
}

function collect(schemas: readonly Schema[], sides: readonly Side[]): Limit[] {
  const found: Limit[] = [];
  for (const schema of schemas) {
    for (const [keyword, read] of sides) {
      const value = read(schema);
      if (value !== undefined) found.push({ keyword, value, schema });
    }
  }
  return found;
}

/** Whether nothing is both at least the one and at most the other. */
export function excludes(lower: Limit, upper: Limit): boolean {
  const touches = [lower, upper].some(({ keyword }) => keyword.startsWith('exclusive'));
  return touches ? lower.value >= upper.value : lower.value > upper.value;
}
