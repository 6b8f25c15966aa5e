import type { Schema } from '../../model/schema.js';
import { check, zod, type Context } from './context.js';
import { describe, type Facet } from './describe.js';
import { isObjectOnly, typesOf } from './facts.js';
import { codeOf, rulesOf } from './rules.js';
import { isVisible } from './sight.js';

/** A schema as a zod expression that accepts exactly what the schema does. */
export function expression(context: Context, schema: Schema): string {
  if (!schema.possible) return `${zod(context)}.never()`;
  const inner = insideOf(context, schema);
  const { facets, unions } = describe(inner, schema);
  const rules = rulesOf(inner, schema, unions);
  const visible = rules.filter(
    (rule) => facets.length === 0 || isVisible(inner, schema, rule.sight),
  );
  const hidden = rules.filter((rule) => !visible.includes(rule));
  const looks = intersection(inner, [
    ...facets,
    ...(hidden.length > 0 ? [unparsed(inner, codeOf(hidden))] : []),
  ]);
  return visible.length === 0 ? looks : `${looks}.check(${codeOf(visible)})`;
}

/**
 * The TypeScript type that zod infers from the expression of a schema, or a wider one. Needed in
 * cycles alone, where TypeScript cannot infer it.
 */
export function typeOf(context: Context, schema: Schema): string {
  if (!schema.possible) return 'never';
  const { facets } = describe(insideOf(context, schema), schema);
  const types = facets.map((facet) => facet.type()).filter((type) => type !== 'unknown');
  return types.length === 0 ? 'unknown' : types.join(' & ');
}

/** What the parts of a schema can rely on. */
function insideOf(context: Context, schema: Schema): Context {
  return { ...context, types: typesOf(context, schema) ?? context.types };
}

/** Rules for the value as it came, before an object loses what it does not declare. */
function unparsed(context: Context, rules: string): Pick<Facet, 'code' | 'closed'> {
  return { code: `${zod(context)}.unknown().check(${rules})`, closed: false };
}

/** zod lets a property pass that one side of an intersection knows: `exactly` asks both. */
function intersection(context: Context, facets: readonly Pick<Facet, 'code' | 'closed'>[]): string {
  // Asked for only where it is written: an import that nothing uses does not compile.
  const z = (): string => zod(context);
  const [first, ...others] = facets.map(({ code, closed }) =>
    closed && facets.length > 1 ? `${check(context, 'exactly')}(${code})` : code,
  );
  if (first === undefined) {
    return isObjectOnly(context.types) ? `${z()}.looseObject({})` : `${z()}.unknown()`;
  }
  return others.reduce((left, right) => `${z()}.intersection(${left}, ${right})`, first);
}
