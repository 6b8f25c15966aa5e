import { literal, stringLiteral } from '../../code/literals.js';
import { cachedBySchema } from '../../model/cached.js';
import { discriminatorOf, isFallback, isNull, memberValues } from '../../model/discriminators.js';
import { dereference, type Lookup, partsOf } from '../../model/resolve.js';
import type { Schema } from '../../model/schema.js';
import { runtime, zod, type Context } from './context.js';
import { typesOf } from './facts.js';

/** The expression of `anyOf`. */
export function anyOfExpression(context: Context, schema: Schema): string {
  const { anyOf: members } = schema;
  const mayOverlap = !disjoint(context, members);
  // If several members match, the result must have the properties of all.
  const structured = members.filter((member) => mayBeStructured(context, member)).length > 1;
  const merges = mayOverlap && structured;
  const union = (): string => (merges ? runtime(context, 'anyOf') : `${zod(context)}.union`);
  return unionExpression(context, schema, members, union);
}

/** @param union returns the function that combines members which no discriminator tells apart */
function unionExpression(
  context: Context,
  schema: Schema,
  members: readonly Schema[],
  union: () => string,
): string {
  const others = members.filter((member) => !isNull(member));
  // Imports zod on use: unused imports do not compile.
  const z = (): string => zod(context);
  const [only] = others;
  if (only === undefined) return `${z()}.null()`;
  const whole =
    others.length === 1
      ? context.print(context, only)
      : (discriminatedExpression(context, schema, others, union) ??
        `${union()}([${others.map((member) => context.print(context, member)).join(', ')}])`);
  return others.length < members.length ? `${z()}.nullable(${whole})` : whole;
}

/** The expression of a union whose discriminator tells its members apart; undefined if it tells nothing. */
function discriminatedExpression(
  context: Context,
  schema: Schema,
  members: readonly Schema[],
  union: () => string,
): string | undefined {
  const { contract } = context;
  const discriminator = discriminatorOf(contract.lookup, schema);
  if (!discriminator) return undefined;
  const { property } = discriminator;
  const fallback = members.find((member) => isFallback(discriminator, member));
  const named = members.filter((member) => member !== fallback);
  const values = memberValues(contract, discriminator, named);
  if (values.every((found) => found === undefined)) return undefined;
  const all = values.flatMap((found) => found ?? []);
  const isTold = !values.includes(undefined) && new Set(all).size === all.length;
  const isRequired = named.every((member) => requires(contract.lookup, member, property));
  const entries = named.map((member, index) => {
    const printed = context.print(context, member);
    return `[${[printed, ...(values[index] ?? []).map((value) => literal(value))].join(', ')}]`;
  });
  const combine = isTold && (isRequired || fallback) ? [] : [union()];
  const other = fallback
    ? [...(isTold ? ['undefined'] : []), context.print(context, fallback)]
    : [];
  const args = [stringLiteral(property), `[${entries.join(', ')}]`, ...combine, ...other];
  return `${runtime(context, 'discriminated')}(${args.join(', ')})`;
}

const requires: (lookup: Lookup, schema: Schema, name: string) => boolean =
  cachedBySchema(findRequired);

function findRequired(lookup: Lookup, schema: Schema, name: string): boolean {
  return partsOf(lookup, schema).some(
    ({ object, oneOf, anyOf }) =>
      object.requiredOnly.includes(name) ||
      object.properties.some((property) => property.name === name && property.required) ||
      [oneOf, anyOf].some(
        (members) =>
          members.length > 0 && members.every((member) => requires(lookup, member, name)),
      ),
  );
}

function mayBeStructured(context: Context, schema: Schema): boolean {
  const types = typesOf(context, schema);
  return types === undefined || types.includes('object') || types.includes('array');
}

/** The expression of `oneOf`. */
export function oneOfExpression(context: Context, schema: Schema): string {
  const { oneOf: members } = schema;
  const z = (): string => zod(context);
  const overlaps = !disjoint(context, members);
  // Without a discriminator, null may match several members too.
  if (!overlaps || discriminatorOf(context.contract.lookup, schema)) {
    return unionExpression(context, schema, members, () => `${z()}.${overlaps ? 'xor' : 'union'}`);
  }
  return `${z()}.xor([${members.map((member) => context.print(context, member)).join(', ')}])`;
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
