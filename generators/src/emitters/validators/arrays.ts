import type { Schema } from '../../model/schema.js';
import { checked, runtime, refined, zod, type Context } from './context.js';

/** The expression of an array with its elements and rules. */
export function arrayExpression(context: Context, schema: Schema): string {
  const { items, prefixItems } = schema.array;
  const z = zod(context);
  const inner = { ...context, types: undefined };
  const element = items ? context.print(inner, items) : `${z}.unknown()`;
  const limits = sizeChecks(context, schema);
  const rules = elementRules(context, schema);
  if (prefixItems.length === 0) {
    return refined(context, checked(`${z}.array(${element})`, limits), rules);
  }
  const printed = prefixItems.map((entry) => context.print(inner, entry)).join(', ');
  const prefix = `${runtime(context, 'prefixItems')}([${printed}], ${element})`;
  const array = checked(`${z}.array(${z}.unknown())`, limits);
  return refined(context, array, [prefix, ...rules]);
}

function sizeChecks(context: Context, { array }: Schema): string[] {
  const { minItems, maxItems } = array;
  const z = zod(context);
  return [
    ...(minItems === undefined || minItems === 0 ? [] : [`${z}.minLength(${minItems})`]),
    ...(maxItems === undefined ? [] : [`${z}.maxLength(${maxItems})`]),
  ];
}

function elementRules(context: Context, schema: Schema): string[] {
  const { uniqueItems, contains, minContains, maxContains } = schema.array;
  const rules = uniqueItems ? [`${runtime(context, 'uniqueItems')}()`] : [];
  if (contains) {
    const limits = [minContains ?? 1, ...(maxContains === undefined ? [] : [maxContains])];
    const printed = context.print({ ...context, types: undefined }, contains);
    rules.push(`${runtime(context, 'contains')}(${printed}, ${limits.join(', ')})`);
  }
  return rules;
}
