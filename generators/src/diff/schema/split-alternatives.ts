import { isDeepStrictEqual } from 'node:util';
import type { Json } from '../../json.js';
import type { Lookup } from '../../model/resolve.js';
import { freeSchema } from '../../model/schema.js';
import type { Alternative } from './alternative.js';
import { alternativesOf } from './alternatives-of.js';

/** The alternatives of a union for objects, with the values of the property that tells them apart. */
export interface Member {
  readonly alternative: Alternative;
  /** The values of that property; undefined if no property tells the alternatives apart. */
  readonly values: readonly Json[] | undefined;
}

/** The alternatives of a union for one type. */
export interface Union {
  readonly alternatives: readonly Alternative[];
  readonly lookup: Lookup;
}

/**
 * Splits the alternatives of each union at the values by which the other one tells its alternatives apart, so that an
 * object that lists two values of a property compares with two objects that list one each.
 */
export function splitByValues(before: Union, after: Union): readonly [Member[], Member[]] {
  const property = discriminatorOf(before) ?? discriminatorOf(after);
  const [old, now] = [before, after].map((union) => membersOf(union, property));
  if (!old || !now) return [[], []];
  if (property === undefined) return [old, now];
  return [
    old.flatMap((member) => split(member, now, property)),
    now.flatMap((member) => split(member, old, property)),
  ];
}

/** The property that is required in each alternative, with other values in each; undefined if there is none. */
function discriminatorOf(union: Union): string | undefined {
  const [first] = union.alternatives;
  if (first === undefined || union.alternatives.length < 2) return undefined;
  return [...first.properties.keys()].find((property) => {
    const isRequired = union.alternatives.every(
      ({ properties }) => properties.get(property)?.required === true,
    );
    const members = isRequired ? membersOf(union, property) : [];
    const values = members.flatMap((member) => member.values ?? []);
    return (
      isRequired &&
      members.every((member) => member.values) &&
      values.every((value, index) => !includes(values.slice(0, index), value))
    );
  });
}

function membersOf({ alternatives, lookup }: Union, property: string | undefined): Member[] {
  return alternatives.map((alternative) => ({
    alternative,
    values: valuesOf(alternative, property, lookup),
  }));
}

function valuesOf(
  { properties }: Alternative,
  property: string | undefined,
  lookup: Lookup,
): Json[] | undefined {
  const schemas = property === undefined ? undefined : properties.get(property)?.schemas;
  if (!schemas) return undefined;
  const found = [...alternativesOf(schemas, lookup).values()].flat().map(({ values }) => values);
  return found.every((values) => values !== undefined) ? found.flat() : undefined;
}

/** Divides an alternative by the values of the members of the other union, and those of none. */
function split(member: Member, others: readonly Member[], property: string): Member[] {
  const { alternative, values } = member;
  if (!values) return [member];
  const groups = others.map((other) => values.filter((value) => includes(other.values, value)));
  const rest = values.filter((value) => !includes(groups.flat(), value));
  const parts = [...groups, rest].filter((group) => group.length > 0);
  return parts.length < 2
    ? [member]
    : parts.map((part) => ({ alternative: withValues(alternative, property, part), values: part }));
}

function withValues(
  alternative: Alternative,
  property: string,
  values: readonly Json[],
): Alternative {
  const known = alternative.properties.get(property);
  if (!known) return alternative;
  const schemas = [...known.schemas, { ...freeSchema, pointer: known.pointer, values }];
  return {
    ...alternative,
    properties: new Map([...alternative.properties, [property, { ...known, schemas }]]),
  };
}

/** True if a list has a value. */
export function includes(values: readonly Json[] | undefined, value: Json): boolean {
  return values?.some((other) => isDeepStrictEqual(other, value)) ?? false;
}
