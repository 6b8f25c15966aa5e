import { stringLiteral } from '../../code/literals.js';
import { dereference, partsOf } from '../../model/resolve.js';
import type { Schema } from '../../model/schema.js';
import { runtime, zod, type Context } from './context.js';
import { constrainedTypes, isObjectOnly, typesOf } from './facts.js';
import { hasShape } from './merge.js';
import { isInherited } from './objects.js';
import { allowedValues } from './allowed-values.js';

/** The expression of `anyOf`. */
export function anyOfExpression(context: Context, members: readonly Schema[]): string {
  const mayOverlap = !disjoint(context, members);
  // If several members match, the result must have the properties of all.
  const structured = members.filter((member) => mayBeStructured(context, member)).length > 1;
  return unionExpression(context, members, mayOverlap && structured);
}

function unionExpression(context: Context, members: readonly Schema[], merges: boolean): string {
  const others = members.filter((member) => !isNull(member));
  const printed = others.map((member) => context.print(context, member));
  // Imports zod on use: unused imports do not compile.
  const z = (): string => zod(context);
  const [only] = printed;
  if (only === undefined) return `${z()}.null()`;
  const name = (): string => (merges ? runtime(context, 'anyOf') : `${z()}.union`);
  const union = printed.length === 1 ? only : `${name()}([${printed.join(', ')}])`;
  return others.length < members.length ? `${z()}.nullable(${union})` : union;
}

function mayBeStructured(context: Context, schema: Schema): boolean {
  const types = typesOf(context, schema);
  return types === undefined || types.includes('object') || types.includes('array');
}

/** The expression of `oneOf`. */
export function oneOfExpression(context: Context, schema: Schema): string {
  const { oneOf: members } = schema;
  const property = discriminatorOf(context, schema);
  if (property === undefined && disjoint(context, members)) {
    return unionExpression(context, members, false);
  }
  const z = zod(context);
  const printed = members.map((member) => context.print(context, member)).join(', ');
  return property === undefined
    ? `${z}.xor([${printed}])`
    : `${z}.discriminatedUnion(${stringLiteral(property)}, [${printed}])`;
}

function isNull(schema: Schema): boolean {
  const { types, values } = schema;
  return types?.length === 1 && types[0] === 'null' && !values && isSimple(schema);
}

/** The discriminator property, if zod can use it. */
function discriminatorOf(context: Context, schema: Schema): string | undefined {
  const { discriminator, oneOf: members } = schema;
  if (!discriminator) return undefined;
  const { property } = discriminator;
  const values = members.map((member) => fixedValues(context, member, property));
  const all = values.flatMap((found) => found ?? []);
  const usable = !values.includes(undefined) && new Set(all).size === all.length;
  return usable ? property : undefined;
}

/** The constant values of a property in a member that is printed as a zod object. */
function fixedValues(context: Context, member: Schema, property: string): unknown[] | undefined {
  const schema = dereference(context.contract.lookup, member);
  const single = isObjectOnly(schema.types) && isPlainObject(schema);
  if (!single && !hasShape(context, schema)) return undefined;
  const found = partsOf(context.contract.lookup, schema)
    .flatMap(({ object }) => object.properties)
    .find(({ name, required }) => name === property && required);
  const bound = found && dereference(context.contract.lookup, found.schema);
  if (!bound?.values || constrainedTypes(bound).length > 0 || !isSimple(bound)) return undefined;
  const values = allowedValues(bound);
  const scalar = values.every((value) => typeof value !== 'object' || value === null);
  return scalar && values.length > 0 ? [...new Set(values)] : undefined;
}

/** True if an object is printed as a plain zod object. */
function isPlainObject(schema: Schema): boolean {
  return isSimple(schema) && !schema.values && !schema.object.properties.some(isInherited);
}

/** True if a schema has only types, values and limits. */
function isSimple(schema: Schema): boolean {
  const parts = schema.allOf.length + schema.anyOf.length + schema.oneOf.length;
  const ruled = schema.not !== undefined || schema.condition !== undefined;
  const dependent = schema.object.dependentSchemas.length > 0;
  return parts === 0 && !ruled && !dependent && schema.ref === undefined;
}

/** True if no value can match two members, because they have no common type. */
function disjoint(context: Context, members: readonly Schema[]): boolean {
  const seen = new Set<string>();
  for (const member of members) {
    const { types } = dereference(context.contract.lookup, member);
    if (!types) return false;
    for (const type of types.map((entry) => (entry === 'integer' ? 'number' : entry))) {
      if (seen.has(type)) return false;
      seen.add(type);
    }
  }
  return true;
}
