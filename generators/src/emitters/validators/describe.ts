import { resolveSchema } from '../../model/resolved.js';
import { childrenOf, type Schema } from '../../model/schema.js';
import { reference, type Context } from './context.js';
import { isTyped, onlyAsserts, onlyRules } from './facts.js';
import { mergedObject, mergesWholly } from './merge.js';
import { isImpliedByOtherParts } from './rules.js';
import { typedExpression } from './typed.js';
import { anyOfExpression, oneOfExpression } from './unions.js';
import { needsMoreThanValues, valuesExpression } from './values.js';

export interface Description {
  /** The expressions of its parts; all of them must hold. */
  readonly facets: readonly string[];
  readonly unions: readonly ('anyOf' | 'oneOf')[];
}

/** Returns the parts of a schema that determine the structure of a value. */
export function describe(context: Context, schema: Schema): Description {
  const facets = describeAlone(context, schema);
  const unions: ('anyOf' | 'oneOf')[] = [];
  for (const kind of ['anyOf', 'oneOf'] as const) {
    const members = schema[kind];
    if (members.length === 0) continue;
    const restricts = onlyAsserts(members) && !addsProperties(context, schema, members);
    if (facets.length > 0 && restricts) unions.push(kind);
    else if (kind === 'anyOf') facets.push(anyOfExpression(context, schema));
    else facets.push(oneOfExpression(context, schema));
  }
  return { facets, unions };
}

/** True if union members declare properties that the schema beside them would remove from the result. */
function addsProperties(context: Context, schema: Schema, members: readonly Schema[]): boolean {
  const resolved = resolveSchema(context.contract.lookup, schema);
  const names = new Set(resolved.properties.map(({ name }) => name));
  const hasItems = resolved.items.length > 0;
  return members.some(
    ({ object: { properties, patterns, additional }, array: { items } }) =>
      patterns.length > 0 ||
      additional?.possible === true ||
      (hasItems && items !== undefined && !isFlat(items)) ||
      properties.some(
        (property) =>
          property.schema.possible && !(names.has(property.name) && isFlat(property.schema)),
      ),
  );
}

function isFlat(schema: Schema): boolean {
  return schema.ref === undefined && childrenOf(schema).length === 0;
}

function describeAlone(context: Context, schema: Schema): string[] {
  const { ref, values, allOf } = schema;
  const found = ref === undefined ? [] : [reference(context, ref)];
  if (values) found.push(valuesExpression(context, schema));
  if (allOf.length > 0 && !values && mergesWholly(context, schema)) {
    return [...found, mergedObject(context, schema)];
  }
  if (needsTyped(context, schema)) found.push(typedExpression(context, schema));
  const members = allOf.filter((member) => !onlyRules(member, context.types));
  return [...found, ...members.map((member) => context.print(context, member))];
}

function needsTyped(context: Context, schema: Schema): boolean {
  if (schema.values) return needsMoreThanValues(schema);
  return isTyped(schema) && !isImpliedByOtherParts(context, schema);
}
