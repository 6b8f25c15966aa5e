import { cachedBySchema } from '../../model/cached.js';
import { partsOf } from '../../model/resolve.js';
import { childrenOf, type JsonType, type Schema } from '../../model/schema.js';
import type { Context } from './context.js';

/** True if a schema accepts every value. */
export function isAnything(schema: Schema): boolean {
  const bare = schema.possible && schema.ref === undefined && !schema.types && !schema.values;
  return bare && childrenOf(schema).length === 0 && constrainedTypes(schema).length === 0;
}

/** True if a schema has only types and required names. */
export function onlyRequires(schema: Schema): boolean {
  const object = {
    ...schema.object,
    requiredOnly: [],
    dependentRequired: [],
  };
  return constrainedTypes({ ...schema, object }).length === 0;
}

/** True if a member of `allOf` has no structure: only `not`, a condition, or required names of a known object. */
export function onlyRules(member: Schema, types?: readonly JsonType[]): boolean {
  if (!onlyAsserts([member])) return false;
  const dependent = member.object.dependentSchemas.length > 0;
  const ruled = member.not !== undefined || member.condition !== undefined || dependent;
  const constrained = constrainedTypes(member);
  if (constrained.length === 0) return ruled;
  return isObjectOnly(types) && isObjectOnly(constrained) && onlyCounts(member);
}

function onlyCounts(schema: Schema): boolean {
  const { object } = schema;
  const rest = { ...object, minProperties: undefined, maxProperties: undefined };
  return onlyRequires({ ...schema, object: rest });
}

/** True if union members only restrict a value that other parts describe. */
export function onlyAsserts(members: readonly Schema[]): boolean {
  return members.every(
    (member) =>
      member.possible &&
      member.ref === undefined &&
      !member.types &&
      !member.values &&
      member.allOf.length + member.anyOf.length + member.oneOf.length === 0,
  );
}

/** True if `allOf` is the only composition of a schema. */
export function isAllOfAlone({ allOf, anyOf, oneOf, condition, values }: Schema): boolean {
  const others = anyOf.length + oneOf.length > 0 || condition !== undefined;
  return allOf.length > 0 && !others && values === undefined;
}

/** True if a schema has types, or constraints for one type. */
export function isTyped(schema: Schema): boolean {
  return schema.types !== undefined || constrainedTypes(schema).length > 0;
}

/** True if only objects are allowed. */
export function isObjectOnly(types: readonly JsonType[] | undefined): boolean {
  return types?.length === 1 && types[0] === 'object';
}

/** The types for which a schema without `type` has constraints, except `not`, conditions and dependent schemas. */
export function constrainedTypes(schema: Schema): JsonType[] {
  const found: JsonType[] = [];
  if (hasAnyRule(schema.string)) found.push('string');
  if (hasAnyRule({ ...schema.number, format: undefined })) found.push('number');
  if (hasAnyRule(schema.array)) found.push('array');
  if (hasAnyRule({ ...schema.object, dependentSchemas: [] })) found.push('object');
  return found;
}

/** The types that a schema allows, directly or by composition; undefined if they are unknown. */
export const typesOf: (context: Context, schema: Schema) => readonly JsonType[] | undefined =
  cachedBySchema(findTypes);

function findTypes(context: Context, schema: Schema): readonly JsonType[] | undefined {
  if (schema.types) return schema.types;
  const parts = partsOf(context.contract.lookup, schema);
  const members = parts.flatMap(({ oneOf, anyOf }) => [oneOf, anyOf]);
  const found = [
    ...parts.map(({ types }) => types),
    ...members.map((union) => typesOfUnion(context, union)),
  ];
  return found.find((types) => types !== undefined);
}

function typesOfUnion(context: Context, members: readonly Schema[]): JsonType[] | undefined {
  const all = members.map((member) => typesOf(context, member));
  if (all.length === 0 || all.includes(undefined)) return undefined;
  return [...new Set(all.flatMap((types) => types ?? []))];
}

function hasAnyRule(rules: object): boolean {
  return Object.values(rules).some((rule) =>
    Array.isArray(rule) ? rule.length > 0 : rule !== undefined && rule !== false,
  );
}
