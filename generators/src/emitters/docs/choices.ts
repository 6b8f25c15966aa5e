import type { Contract } from '../../model/contract.js';
import { discriminatorValues, inheritingComponents, isNull } from '../../model/discriminators.js';
import {
  type ResolvedSchema,
  type ResolvedUnion,
  resolveSchema,
  unionsOf,
} from '../../model/resolved.js';
import { freeSchema, type Schema } from '../../model/schema.js';
import { deepest, isStructure, rawOf } from './type-text.js';
import { code } from '../values-text.js';

/** Alternatives of a value, or conditions on it. */
export interface Choice {
  readonly title: string;
  readonly members: readonly Member[];
}

/** One of several alternatives. */
export interface Member {
  readonly schema: Schema;
  /** Its role, such as "Then"; undefined for one that its own name describes. */
  readonly title?: string;
  /** What tells it apart, in Markdown; may be empty. */
  readonly when: string;
}

/** The only member of a union besides null: no alternative, but a part of the value. */
export function onlyMembers(contract: Contract, { parts }: ResolvedSchema): Schema[] {
  return parts.flatMap((part) =>
    unionsOf(contract, part).flatMap(({ members }) => {
      const others = members.filter(({ schema }) => !isNull(schema));
      return others.length === 1 ? others.map(({ schema }) => schema) : [];
    }),
  );
}

/** The choices of a value that its type does not describe in words. */
export function choicesOf(contract: Contract, { parts }: ResolvedSchema): Choice[] {
  return parts.flatMap((part): Choice[] => {
    const unions = unionsOf(contract, part)
      .filter(({ members }) => members.filter(({ schema }) => !isNull(schema)).length > 1)
      .filter(({ members }) => members.some(({ schema }) => !isPlain(contract, schema, 0)))
      .map((union) => ({
        title: union.keyword === 'oneOf' ? 'One of' : 'Any of',
        members: union.members.map((member) => ({
          schema: member.schema,
          when: whenOf(contract, union, member),
        })),
      }));
    return [...unions, ...heirsOf(contract, part), ...conditionsOf(part)];
  });
}

/** True if the type of a schema says all: no fields, and no text of its own. */
function isPlain(contract: Contract, schema: Schema, depth: number): boolean {
  const resolved = resolveSchema(contract.lookup, schema);
  const { parts, items } = resolved;
  const isNamed = schema.ref !== undefined;
  const hasRules = parts.some(
    ({ object, array, not, condition }) =>
      object.requiredOnly.length + array.prefixItems.length > 0 || not || condition,
  );
  const hasText =
    schema.description !== undefined || rawOf(contract, schema)['title'] !== undefined;
  const inner = [...items, ...parts.flatMap(({ oneOf, anyOf }) => [...oneOf, ...anyOf])];
  return (
    !isStructure(resolved) &&
    !hasRules &&
    (isNamed || !hasText) &&
    depth < deepest - 1 &&
    inner.every((each) => isPlain(contract, each, depth + 1))
  );
}

/** What tells a member apart: the discriminator, a constant, or the fields that only it requires. */
function whenOf(
  contract: Contract,
  { property, members }: ResolvedUnion,
  { schema, values, isOther }: ResolvedUnion['members'][number],
): string {
  if (property !== undefined && values) return equals(property, values);
  if (isOther) return `${code(property ?? '')} has another value, or is missing`;
  const { properties } = resolveSchema(contract.lookup, schema);
  const constant = properties.find(
    (each) => each.required && resolveSchema(contract.lookup, each.schema).values?.length === 1,
  );
  if (constant)
    return equals(constant.name, resolveSchema(contract.lookup, constant.schema).values ?? []);
  const others = members.filter((member) => member.schema !== schema);
  const known = new Set(
    others.flatMap((member) =>
      resolveSchema(contract.lookup, member.schema).properties.map(({ name }) => name),
    ),
  );
  const own = properties.filter(({ name, required }) => required && !known.has(name));
  return own.length === 0 ? '' : `with ${own.map(({ name }) => code(name)).join(' and ')}`;
}

function equals(name: string, values: NonNullable<Schema['values']>): string {
  return values.map((value) => `${code(name)} is ${code(value)}`).join(' or ');
}

/** The components that a discriminator without a union chooses. */
function heirsOf(contract: Contract, schema: Schema): Choice[] {
  const { discriminator, oneOf, anyOf, pointer } = schema;
  if (!discriminator || oneOf.length + anyOf.length > 0) return [];
  const base = contract.schemas.find((component) => component.schema.pointer === pointer);
  const heirs = base ? [...inheritingComponents(contract, base.name.original)] : [];
  const mapped = discriminator.mapping.map(({ component }) => component);
  const members = [...new Set([...mapped, ...heirs])]
    .filter((name) => contract.components.has(name) && name !== base?.name.original)
    .map((name) => ({
      schema: { ...freeSchema, ref: name },
      when: equals(
        discriminator.property,
        discriminatorValues(contract, discriminator, name)?.values ?? [],
      ),
    }));
  return members.length === 0 ? [] : [{ title: `By ${code(discriminator.property)}`, members }];
}

/** What is excluded, and what holds under a condition. */
function conditionsOf({ not, condition, object, array }: Schema): Choice[] {
  const { contains, minContains = 1, maxContains } = array;
  const count = `${minContains}${maxContains === undefined ? ' or more' : ` to ${maxContains}`}`;
  const choices = [
    { title: 'Excluded', members: memberOf('Not', not?.possible === false ? undefined : not) },
    {
      title: 'Condition',
      members: [
        ...memberOf('If', condition?.if),
        ...memberOf('Then', condition?.then),
        ...memberOf('Otherwise', condition?.else),
      ],
    },
    ...object.dependentSchemas.map(({ property, schema }) => ({
      title: 'Condition',
      members: memberOf(`With ${code(property)}`, schema),
    })),
    { title: 'Contents', members: memberOf(`${count} of the elements`, contains) },
  ];
  return choices.filter(({ members }) => members.length > 0);
}

function memberOf(title: string, schema: Schema | undefined): Member[] {
  return schema ? [{ title, schema, when: '' }] : [];
}
