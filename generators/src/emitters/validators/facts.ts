import { partsOf } from '../../model/resolve.js';
import { childrenOf, type JsonType, type Schema } from '../../model/schema.js';
import type { Context } from './context.js';

/** Whether a schema accepts every value. */
export function isAnything(schema: Schema): boolean {
  const bare = schema.possible && schema.ref === undefined && !schema.types && !schema.values;
  return bare && childrenOf(schema).length === 0 && constrainedTypes(schema).length === 0;
}

/** Whether a schema says nothing of its own but types, and names that must be present. */
export function onlyRequires(schema: Schema): boolean {
  const object = {
    ...schema.object,
    requiredOnly: [],
    dependentRequired: [],
  };
  return constrainedTypes({ ...schema, object }).length === 0;
}

/**
 * Whether a member of `allOf` says nothing about the value's looks: only a `not` or a condition, or
 * what must be present in a value that is known to be an object.
 * @param types what the whole schema allows, by what else it is put together from
 */
export function onlyRules(member: Schema, types?: readonly JsonType[]): boolean {
  if (!onlyAsserts([member])) return false;
  const dependent = member.object.dependentSchemas.length > 0;
  const ruled = member.not !== undefined || member.condition !== undefined || dependent;
  const constrained = constrainedTypes(member);
  if (constrained.length === 0) return ruled;
  return isObjectOnly(types) && isObjectOnly(constrained) && onlyCounts(member);
}

/** Whether a schema says of objects only which names must be present, and how many. */
function onlyCounts(schema: Schema): boolean {
  const { object } = schema;
  const rest = { ...object, minProperties: undefined, maxProperties: undefined };
  return onlyRequires({ ...schema, object: rest });
}

/** Whether union members only restrict a value that is described elsewhere. */
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

/** Whether `allOf` is all that a schema is put together from. */
export function isAllOfAlone({ allOf, anyOf, oneOf, condition, values }: Schema): boolean {
  const others = anyOf.length + oneOf.length > 0 || condition !== undefined;
  return allOf.length > 0 && !others && values === undefined;
}

/** Whether a schema says what type a value has, or something about values of one type. */
export function isTyped(schema: Schema): boolean {
  return schema.types !== undefined || constrainedTypes(schema).length > 0;
}

/** Whether a schema allows objects and nothing else. */
export function isObjectOnly(types: readonly JsonType[] | undefined): boolean {
  return types?.length === 1 && types[0] === 'object';
}

/**
 * The types on which a schema without `type` says something. Dependent schemas are rules of their
 * own, as `not` and conditions are, and do not count.
 */
export function constrainedTypes(schema: Schema): JsonType[] {
  const found: JsonType[] = [];
  if (hasAnyRule(schema.string)) found.push('string');
  if (hasAnyRule({ ...schema.number, format: undefined })) found.push('number');
  if (hasAnyRule(schema.array)) found.push('array');
  if (hasAnyRule({ ...schema.object, dependentSchemas: [] })) found.push('object');
  return found;
}

/**
 * The types that a schema allows, by itself or through what it is put together from; undefined
 * where they cannot be told.
 */
export function typesOf(context: Context, schema: Schema): readonly JsonType[] | undefined {
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

/** Whether any of a group's rules is there. */
function hasAnyRule(rules: object): boolean {
  return Object.values(rules).some((rule) =>
    Array.isArray(rule) ? rule.length > 0 : rule !== undefined && rule !== false,
  );
}
