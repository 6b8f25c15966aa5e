import type { Schema } from '../../model/schema.js';
import { runtime, refined, zod, type Context } from './context.js';
import { describe } from './describe.js';
import { isObjectOnly, typesOf } from './facts.js';
import { rulesOf } from './rules.js';

/** The zod expression that accepts exactly the values of a schema. */
export function expression(context: Context, schema: Schema): string {
  if (!schema.possible) return `${zod(context)}.never()`;
  const inner = { ...context, types: typesOf(context, schema) ?? context.types };
  const { facets, unions } = describe(inner, schema);
  return refined(inner, allOf(inner, facets), rulesOf(inner, schema, unions));
}

function allOf(context: Context, facets: readonly string[]): string {
  const [first, ...others] = facets;
  if (first === undefined) {
    return isObjectOnly(context.types)
      ? `${zod(context)}.looseObject({})`
      : `${zod(context)}.unknown()`;
  }
  return others.length === 0 ? first : `${runtime(context, 'allOf')}(${facets.join(', ')})`;
}
