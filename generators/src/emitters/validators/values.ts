import { literal, stringLiteral } from '../../code/literals.js';
import { isOfType } from '../../model/scalars.js';
import type { Schema } from '../../model/schema.js';
import { allowedValues } from './allowed-values.js';
import { runtime, refined, zod, type Context } from './context.js';
import { constrainedTypes } from './facts.js';

/** The expression of `enum` or `const`. */
export function valuesExpression(context: Context, schema: Schema): string {
  const z = zod(context);
  const values = allowedValues(schema);
  const [only] = values;
  if (only === undefined) return `${z}.never()`;
  const scalars = values.every((value) => typeof value !== 'object' || value === null);
  if (!scalars) {
    return refined(context, `${z}.unknown()`, [
      `${runtime(context, 'equals')}(${values.map(literal).join(', ')})`,
    ]);
  }
  if (values.length === 1) return only === null ? `${z}.null()` : `${z}.literal(${literal(only)})`;
  const texts = values.filter((value) => typeof value === 'string');
  const rest = values.filter((value) => typeof value !== 'string');
  if (rest.length === 0) return `${z}.enum([${texts.map(stringLiteral).join(', ')}])`;
  if (rest.length === 1 && rest[0] === null && texts.length > 1) {
    return `${z}.nullable(${z}.enum([${texts.map(stringLiteral).join(', ')}]))`;
  }
  return `${z}.literal([${values.map(literal).join(', ')}])`;
}

/** True if a schema has constraints that cannot be applied to its enum values in advance. */
export function needsMoreThanValues(schema: Schema): boolean {
  const constrained = constrainedTypes({
    ...schema,
    string: { ...schema.string, minLength: undefined, maxLength: undefined, pattern: undefined },
  });
  const types = ['string', 'array', 'object'] as const;
  return types.some(
    (type) =>
      constrained.includes(type) && schema.values?.some((value) => isOfType(value, type)) === true,
  );
}

/** True if a schema is a plain enum of strings. */
export function isEnum(schema: Schema): boolean {
  const values = schema.values ? allowedValues(schema) : [];
  const parts = schema.allOf.length + schema.anyOf.length + schema.oneOf.length;
  const alone = parts === 0 && schema.ref === undefined && !needsMoreThanValues(schema);
  return alone && values.length > 1 && values.every((value) => typeof value === 'string');
}
