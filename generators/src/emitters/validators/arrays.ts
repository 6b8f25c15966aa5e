import type { Schema } from '../../model/schema.js';
import { check, zod, type Context } from './context.js';
import { isFlat } from './sight.js';

/** An array with its elements and the rules between them. */
export function arrayExpression(context: Context, schema: Schema): string {
  const { items, prefixItems, minItems, maxItems } = schema.array;
  const z = zod(context);
  const inner = { ...context, types: undefined };
  const element = items ? context.print(inner, items) : `${z}.unknown()`;
  const minimum = minItems === undefined || minItems === 0 ? '' : `.min(${minItems})`;
  const maximum = maxItems === undefined ? '' : `.max(${maxItems})`;
  const rules = elementRules(context, schema);
  const checks = rules.length === 0 ? '' : `.check(${rules.join(', ')})`;
  if (prefixItems.length > 0) {
    const printed = prefixItems.map((entry) => context.print(inner, entry)).join(', ');
    const prefix = `${check(context, 'prefix')}([${printed}], ${element})`;
    return `${z}.array(${z}.unknown())${minimum}${maximum}.check(${[prefix, ...rules].join(', ')})`;
  }
  const array = `${z}.array(${element})${minimum}${maximum}`;
  // Elements that were parsed have lost what they do not declare: these rules need them as they came.
  const parsed = items && !isFlat(context, items);
  return parsed && rules.length > 0
    ? `${z}.intersection(${array}, ${z}.array(${z}.unknown())${checks})`
    : `${array}${checks}`;
}

function elementRules(context: Context, schema: Schema): string[] {
  const { uniqueItems, contains, minContains, maxContains } = schema.array;
  const rules = uniqueItems ? [`${check(context, 'unique')}()`] : [];
  if (contains) {
    const limits = [minContains ?? 1, ...(maxContains === undefined ? [] : [maxContains])];
    const printed = context.print({ ...context, types: undefined }, contains);
    rules.push(`${check(context, 'contains')}(${printed}, ${limits.join(', ')})`);
  }
  return rules;
}
