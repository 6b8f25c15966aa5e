import { inPlaceChildrenOf, type Schema } from '../../model/schema.js';
import type { Context } from './context.js';
import { constrainedTypes, onlyRules } from './facts.js';

/**
 * zod hands a check the parsed value, from which an object has lost the properties that it does not
 * declare. A rule may speak of those too: this file tells which rules can be checked on the parsed
 * value and which need the value as it came.
 */

/** The property names that a rule speaks of; undefined where it could be any, or lies deeper. */
export type Sight = ReadonlySet<string> | undefined;

/** What a rule made of schemas speaks of. */
export function sightOf(context: Context, rule: readonly Schema[]): Sight {
  return unite(rule.map((schema) => sightOfOne(context, schema)));
}

/** Whether a parsed value of a schema still has everything that a rule speaks of. */
export function isVisible(context: Context, schema: Schema, sight: Sight): boolean {
  const kept = keptBy(context, schema);
  // zod takes no property of this name over from any object.
  if (sight === undefined || sight.has('__proto__')) return false;
  return kept === 'all' || [...sight].every((name) => kept.has(name));
}

function sightOfOne(context: Context, schema: Schema): Sight {
  const { object } = schema;
  const rest = object.additional ?? schema.unevaluatedProperties;
  const open = object.patterns.length > 0 || object.names !== undefined || rest;
  const counted = object.minProperties !== undefined || object.maxProperties !== undefined;
  if (open || counted || comparesInside(schema)) return undefined;
  if (object.properties.some((property) => !isFlat(context, property.schema))) return undefined;
  const own = new Set([
    ...object.properties.map((property) => property.name),
    ...object.requiredOnly,
    ...object.dependentRequired.flatMap(({ property, needs }) => [property, ...needs]),
    ...object.dependentSchemas.map((entry) => entry.property),
  ]);
  const inner = [...targetOf(context, schema), ...inPlaceChildrenOf(schema)];
  return unite([own, ...inner.map((part) => sightOfOne(context, part))]);
}

/** Whether a schema says nothing about what is inside of an object or an array. */
export function isFlat(context: Context, schema: Schema): boolean {
  const rest = schema.unevaluatedProperties !== undefined;
  const speaksOfNames = rest || schema.object.dependentSchemas.length > 0;
  if (speaksOfNames || constrainedTypes(schema).includes('object')) return false;
  if (comparesInside(schema)) return false;
  const inner = [...targetOf(context, schema), ...inPlaceChildrenOf(schema)];
  return inner.every((part) => isFlat(context, part));
}

function comparesInside({ array, values, unevaluatedItems }: Schema): boolean {
  const elements = array.items ?? array.contains ?? array.prefixItems[0] ?? unevaluatedItems;
  const compared = values?.some((value) => typeof value === 'object' && value !== null);
  return elements !== undefined || array.uniqueItems || compared === true;
}

function targetOf(context: Context, schema: Schema): Schema[] {
  const target = schema.ref === undefined ? undefined : context.components.get(schema.ref);
  return target ? [target.schema] : [];
}

/** The declared names that a parsed value of a schema keeps. */
function keptBy(context: Context, schema: Schema): ReadonlySet<string> | 'all' {
  const { properties, additional, patterns } = schema.object;
  if (additional || patterns.length > 0) return 'all';
  const members = schema.allOf.filter((member) => !onlyRules(member));
  const parts = [...targetOf(context, schema), ...members].map((part) => keptBy(context, part));
  // A member of a union keeps what it declares, and nobody knows which member it will be.
  const unions = schema.anyOf.length + schema.oneOf.length;
  if (properties.length + parts.length + unions === 0) return 'all';
  if (parts.includes('all') && unions === 0) return 'all';
  return new Set([
    ...properties.map((property) => property.name),
    ...parts.flatMap((part) => (part === 'all' ? [] : [...part])),
  ]);
}

function unite(sights: readonly Sight[]): Sight {
  if (sights.includes(undefined)) return undefined;
  return new Set(sights.flatMap((sight) => [...(sight ?? [])]));
}
