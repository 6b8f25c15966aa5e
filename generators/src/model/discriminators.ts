import type { Json } from '../json.js';
import { cachedByContract, cachedBySchema } from './cached.js';
import type { Contract } from './contract.js';
import { dereference, type Lookup, partsOf } from './resolve.js';
import { type Discriminator, type Schema, valuesFor } from './schema.js';

/** The discriminator of a union: its own, or the one that all members inherit by `allOf` from one component. */
export function discriminatorOf(lookup: Lookup, schema: Schema): Discriminator | undefined {
  if (schema.discriminator) return schema.discriminator;
  const members = [...schema.oneOf, ...schema.anyOf].filter((member) => !isNull(member));
  const inherited = members.map(
    (member) =>
      partsOf(lookup, member).find(
        ({ discriminator, oneOf, anyOf }) => discriminator && oneOf.length + anyOf.length === 0,
      )?.discriminator,
  );
  return new Set(inherited).size === 1 ? inherited[0] : undefined;
}

/** True for a schema that allows only null. */
export function isNull({ types, values, ref }: Schema): boolean {
  return types?.length === 1 && types[0] === 'null' && !values && ref === undefined;
}

/** The discriminator values that choose each member; undefined if any may. A parent lacks those of other members. */
export function memberValues(
  contract: Contract,
  discriminator: Discriminator,
  members: readonly Schema[],
): (readonly Json[] | undefined)[] {
  const named = members.flatMap(({ ref }) => ref ?? []);
  return members.map((member) => {
    const { ref } = member;
    if (isFallback(discriminator, member)) return undefined;
    const own =
      ref === undefined ? undefined : discriminatorValues(contract, discriminator, ref)?.values;
    const others = named.filter((name) => name !== ref);
    const taken = new Set<Json>(others.flatMap((name) => valuesFor(discriminator, name)));
    const chosen = new Set<Json>(ref === undefined ? [] : valuesFor(discriminator, ref));
    return (
      own?.filter((value) => chosen.has(value) || !taken.has(value)) ??
      unionValues(contract, member, discriminator.property)
    );
  });
}

/** True for the member that is chosen by other values than those of the mapping. */
export function isFallback({ fallback }: Discriminator, { ref }: Schema): boolean {
  return ref !== undefined && ref === fallback;
}

/**
 * The values of the discriminator property that choose a component: those of the mapping or its name, and
 * those of the components that inherit from it. Its own constants take precedence: without a common value, they choose
 * it (`fits` is false). Returns undefined for a union whose members have the values.
 */
export function discriminatorValues(
  contract: Contract,
  discriminator: Discriminator,
  component: string,
): { readonly values: readonly Json[]; readonly fits: boolean } | undefined {
  const schema = contract.lookup(component);
  const own = schema && unionValues(contract, schema, discriminator.property);
  if (own && schema.oneOf.length + schema.anyOf.length > 0) return undefined;
  const names = [component, ...inheritingComponents(contract, component)];
  const fitting = fittingValues(discriminator, names, own);
  const fits = fitting.length > 0;
  return { values: fits ? fitting : (own ?? []), fits };
}

/** The values of components, those of the mapping or the names, that the constants of the property allow. */
export function fittingValues(
  discriminator: Discriminator,
  components: readonly string[],
  constants: readonly Json[] | undefined,
): readonly Json[] {
  const implied = components.flatMap((each) => valuesFor(discriminator, each));
  return constants ? implied.filter((value) => constants.includes(value)) : implied;
}

const unionValues: (
  contract: Contract,
  schema: Schema,
  property: string,
) => readonly Json[] | undefined = cachedBySchema(findUnionValues);

function findUnionValues(
  contract: Contract,
  schema: Schema,
  property: string,
): readonly Json[] | undefined {
  const { lookup } = contract;
  const constants = constantsOf(lookup, schema, property)?.values;
  const target = dereference(lookup, schema);
  const members = [...target.oneOf, ...target.anyOf].filter((member) => !isNull(member));
  const { discriminator } = target;
  if (constants || members.length === 0 || discriminator?.property !== property) return constants;
  if (members.some(({ ref }) => ref === undefined)) return undefined;
  const values = members.flatMap(({ ref = '' }) => {
    const own = discriminatorValues(contract, discriminator, ref)?.values;
    const inner = contract.lookup(ref);
    return own ?? (inner && unionValues(contract, inner, property)) ?? [];
  });
  return [...new Set(values)];
}

/** The components that inherit from one by `allOf`, directly or indirectly. */
export function inheritingComponents(contract: Contract, name: string): ReadonlySet<string> {
  const direct = directHeirs(contract);
  const found = new Set<string>();
  const collect = (parent: string): void => {
    for (const heir of direct.get(parent) ?? []) {
      if (found.has(heir)) continue;
      found.add(heir);
      collect(heir);
    }
  };
  collect(name);
  return found;
}

const directHeirs = cachedByContract(({ schemas }) => {
  const direct = new Map<string, string[]>();
  for (const { name, schema } of schemas) {
    for (const { ref } of schema.allOf) {
      if (ref !== undefined) direct.set(ref, [...(direct.get(ref) ?? []), name.original]);
    }
  }
  return direct;
});

interface Constants {
  readonly values: readonly Json[];
  readonly schemas: readonly Schema[];
  readonly required: boolean;
}

/** The values of a property in all parts of an object; undefined if it allows any. */
export const constantsOf: (lookup: Lookup, object: Schema, name: string) => Constants | undefined =
  cachedBySchema(findConstants);

function findConstants(lookup: Lookup, object: Schema, name: string): Constants | undefined {
  const parts = partsOf(lookup, dereference(lookup, object));
  const declared = parts.flatMap((part) =>
    part.object.properties.filter((property) => property.name === name),
  );
  const unions = parts.flatMap(({ oneOf, anyOf }) => [oneOf, anyOf]);
  const chosen = unions.flatMap((members) => constantsOfAll(lookup, members, name) ?? []);
  const lists = [...declared.flatMap(({ schema }) => listedBy(lookup, schema) ?? []), ...chosen];
  const [first] = lists;
  if (!first) return undefined;
  return {
    values: first.values.filter((value) => lists.every(({ values }) => values.includes(value))),
    schemas: lists.flatMap(({ schemas }) => schemas),
    required:
      declared.some(({ required }) => required) ||
      chosen.some(({ required }) => required) ||
      parts.some((part) => part.object.requiredOnly.includes(name)),
  };
}

/** The same for a union of objects; undefined if one member allows any value. */
function constantsOfAll(
  lookup: Lookup,
  members: readonly Schema[],
  name: string,
): Constants | undefined {
  const all = members.flatMap((member) => constantsOf(lookup, member, name) ?? []);
  if (members.length === 0 || all.length < members.length) return undefined;
  return {
    values: [...new Set(all.flatMap(({ values }) => values))],
    schemas: all.flatMap(({ schemas }) => schemas),
    required: all.every(({ required }) => required),
  };
}

function listedBy(lookup: Lookup, schema: Schema): Omit<Constants, 'required'> | undefined {
  for (const part of partsOf(lookup, schema)) {
    const { values, types } = part;
    if (values) return { values, schemas: [part] };
    if (types?.length === 1 && types[0] === 'null') return { values: [null], schemas: [part] };
    const members = [...part.anyOf, ...part.oneOf].map((member) => listedBy(lookup, member));
    const lists = members.flatMap((member) => member ?? []);
    if (members.length === 0 || lists.length < members.length) continue;
    return {
      values: [...new Set(lists.flatMap((list) => list.values))],
      schemas: lists.flatMap((list) => list.schemas),
    };
  }
  return undefined;
}
