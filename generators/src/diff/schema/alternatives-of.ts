import { isDeepStrictEqual } from 'node:util';
import type { LimitName } from '../../model/limits.js';
import { type Lookup, targetOf } from '../../model/resolve.js';
import type { Schema } from '../../model/schema.js';
import { kindsOf } from './kinds.js';
import { stricter } from './limits.js';
import { ownAlternative } from './own-alternative.js';
import {
  unconstrainedAlternative,
  type Kind,
  kinds,
  type Limit,
  type PropertyConstraints,
  type Alternative,
  type Alternatives,
} from './alternative.js';
import { withDiscriminatorValues } from './with-discriminator-values.js';

/** The maximum number of alternatives for one type; unions of unions multiply. */
const maximumAlternatives = 200;

/** Combines schemas for the same value to alternatives by type. */
export function alternativesOf(schemas: readonly Schema[], lookup: Lookup): Alternatives {
  const [first, ...others] = schemas.map((schema) => alternativesOfOne(schema, lookup));
  return others.reduce<Alternatives>(intersectAlternatives, first ?? anything);
}

function alternativesOfOne(schema: Schema, lookup: Lookup): Alternatives {
  const own = new Map(
    kindsOf(schema).map((kind) => [kind, [ownAlternative(schema, kind, lookup)]]),
  );
  const target = targetOf(lookup, schema);
  const others = [
    ...(target ? [alternativesOfOne(target, lookup)] : []),
    ...schema.allOf.map((member) => alternativesOfOne(member, lookup)),
    ...unions(schema).map((members) => unionAlternatives(schema, members, lookup)),
  ];
  return others.reduce<Alternatives>(intersectAlternatives, own);
}

function unions({ anyOf, oneOf }: Schema): (readonly Schema[])[] {
  return [anyOf, oneOf].filter((members) => members.length > 0);
}

function unionAlternatives(
  schema: Schema,
  members: readonly Schema[],
  lookup: Lookup,
): Alternatives {
  const byKind = new Map<Kind, Alternative[]>();
  for (const member of members) {
    for (const [kind, alternatives] of alternativesOfOne(member, lookup)) {
      const known = byKind.get(kind) ?? [];
      const marked = alternatives.map((alternative) => ({
        ...alternative,
        origin: member.ref ?? alternative.origin,
        member: member.pointer,
      }));
      known.push(
        ...(kind === 'object'
          ? marked.map((alternative) =>
              withDiscriminatorValues(alternative, schema, member, lookup),
            )
          : marked),
      );
      byKind.set(kind, known);
    }
  }
  for (const kind of kinds) {
    const known = byKind.get(kind);
    if (known && known.length > 1) byKind.set(kind, joinConstants(known));
  }
  return byKind;
}

/** Joins the members that only list values: a union of constants is an enum. */
function joinConstants(alternatives: readonly Alternative[]): Alternative[] {
  const constants = alternatives.filter(isConstant);
  const [first] = constants;
  if (!first || constants.length < 2) return [...alternatives];
  const values = constants.flatMap((constant) => constant.values ?? []);
  const isAll = values.includes(true) && values.includes(false);
  const joined = { ...first, member: undefined, values: isAll ? undefined : values };
  return [joined, ...alternatives.filter((alternative) => !constants.includes(alternative))];
}

function isConstant({
  values,
  limits,
  texts,
  properties,
  items,
  prefix,
  additional,
}: Alternative): boolean {
  const inside = [texts, [...limits], [...properties], items, prefix, additional];
  return values !== undefined && inside.every((list) => list.length === 0);
}

function intersectAlternatives(left: Alternatives, right: Alternatives): Alternatives {
  const found = new Map<Kind, readonly Alternative[]>();
  for (const kind of kinds) {
    const pairs = (left.get(kind) ?? []).flatMap((one) =>
      (right.get(kind) ?? []).map((other) => merge(one, other)),
    );
    const possible = pairs.filter(({ values }) => values === undefined || values.length > 0);
    if (possible.length > 0) found.set(kind, possible.slice(0, maximumAlternatives));
  }
  return found;
}

function merge(one: Alternative, other: Alternative): Alternative {
  const length = Math.max(one.prefix.length, other.prefix.length);
  return {
    // The pointer of the constraint, not of a reference to it.
    pointer: other.pointer,
    origin: one.origin ?? other.origin,
    member: one.member ?? other.member,
    values: commonValues(one, other),
    listed: other.listed ?? one.listed,
    limits: mergeLimits(one.limits, other.limits),
    texts: [...one.texts, ...other.texts],
    properties: mergeProperties(one.properties, other.properties),
    additional: [...one.additional, ...other.additional],
    items: [...one.items, ...other.items],
    prefix: Array.from({ length }, (_, index) => [
      ...(one.prefix[index] ?? []),
      ...(other.prefix[index] ?? []),
    ]),
  };
}

function commonValues(
  { values: left }: Alternative,
  { values: right }: Alternative,
): Alternative['values'] {
  if (!left || !right) return left ?? right;
  return left.filter((value) => right.some((other) => isDeepStrictEqual(value, other)));
}

function mergeLimits(
  left: Alternative['limits'],
  right: Alternative['limits'],
): Alternative['limits'] {
  const found = new Map<LimitName, Limit>(left);
  for (const [name, limit] of right) found.set(name, stricter(name, found.get(name), limit));
  return found;
}

function mergeProperties(
  left: Alternative['properties'],
  right: Alternative['properties'],
): Alternative['properties'] {
  const properties = new Map<string, PropertyConstraints>(left);
  for (const [name, property] of right) {
    const known = properties.get(name);
    const declared = known && known.schemas.length > 0 ? known : property;
    properties.set(name, {
      required: property.required || known?.required === true,
      schemas: [...(known?.schemas ?? []), ...property.schemas],
      pointer: declared.pointer,
    });
  }
  return properties;
}

const anything: Alternatives = new Map(kinds.map((kind) => [kind, [unconstrainedAlternative]]));
