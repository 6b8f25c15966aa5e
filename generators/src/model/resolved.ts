import { isDeepStrictEqual } from 'node:util';
import type { Json } from '../json.js';
import type { Contract } from './contract.js';
import { discriminatorOf, isFallback, memberValues } from './discriminators.js';
import { type Limit, type LimitName, limitsOf } from './limits.js';
import { type Lookup, partsOf } from './resolve.js';
import { jsonTypes, type JsonType, type Property, type Schema } from './schema.js';

export interface ResolvedProperty extends Property {
  /** Its schemas, those of the outermost part first. All apply; `schema` is the first. */
  readonly schemas: readonly Schema[];
}

/**
 * A schema with all that references and `allOf` add to it, as one. Every value keeps the part that states it, and so its
 * pointer. Unions are not resolved: a value matches one of their members (`parts[…].oneOf`, see `unionsOf`).
 */
export class ResolvedSchema {
  /** The schema and all schemas that always apply to the same value, outermost first, each once. */
  readonly parts: readonly Schema[];

  constructor(lookup: Lookup, schema: Schema) {
    this.parts = partsOf(lookup, schema);
  }

  /** The original names of the components among the parts, to stop at a recursive schema. */
  get components(): readonly string[] {
    return this.parts.flatMap(({ ref }) => ref ?? []);
  }

  /** The value of a keyword in the outermost part that has it, such as its `description`, `default` or `example`. */
  first<Keyword extends keyof Schema>(keyword: Keyword): Schema[Keyword] | undefined {
    return this.parts.find((part) => part[keyword] !== undefined)?.[keyword];
  }

  /** The types that all parts allow, `integer` as a part of `number`; undefined if any is allowed. */
  get types(): readonly JsonType[] | undefined {
    const sets = this.parts.flatMap(({ types }) => (types ? [types] : []));
    return sets.length < 2 ? sets[0] : commonTypes(sets);
  }

  /** The values that all parts allow (`enum`, `const`); undefined if any is allowed. */
  get values(): readonly Json[] | undefined {
    const [first, ...others] = this.parts.flatMap(({ values }) => (values ? [values] : []));
    return first?.filter((value) =>
      others.every((values) => values.some((other) => isDeepStrictEqual(other, value))),
    );
  }

  get limits(): readonly Limit[] {
    const found = new Map<Limit['keyword'], Limit>();
    for (const limit of this.parts.flatMap(limitsOf)) {
      const known = found.get(limit.keyword);
      if (!known || isStricter(limit.name, limit.value, known.value))
        found.set(limit.keyword, limit);
    }
    return [...found.values()];
  }

  /** The schema of the elements of an array in each part that has one. All apply. */
  get items(): readonly Schema[] {
    return this.parts.flatMap(({ array }) => array.items ?? []);
  }

  /** The properties of all parts by name, those of the outermost part first. */
  get properties(): readonly ResolvedProperty[] {
    const found = new Map<string, ResolvedProperty>();
    const demanded = new Set(this.parts.flatMap(({ object }) => object.requiredOnly));
    for (const property of this.parts.flatMap(({ object }) => object.properties)) {
      const { name } = property;
      const known = found.get(name);
      found.set(name, {
        name,
        required: property.required || known?.required === true || demanded.has(name),
        schema: known?.schema ?? property.schema,
        schemas: [...(known?.schemas ?? []), property.schema],
      });
    }
    return [...found.values()];
  }

  property(name: string): ResolvedProperty | undefined {
    return this.properties.find((property) => property.name === name);
  }
}

/** A union: a value matches at least one member (`anyOf`) or exactly one (`oneOf`). */
export interface ResolvedUnion {
  readonly keyword: 'anyOf' | 'oneOf';
  /** The property whose value chooses the member, of its own discriminator or one that all members inherit. */
  readonly property: string | undefined;
  /** The members in the order of the document. */
  readonly members: readonly ResolvedMember[];
}

/** A member of a union. */
export interface ResolvedMember {
  readonly schema: Schema;
  /** The values of `property` that choose it; undefined if any may, or without a discriminator. */
  readonly values: readonly Json[] | undefined;
  /** True if all values choose it that choose no other member. */
  readonly isOther: boolean;
}

/** A schema with all that references and `allOf` add to it. */
export function resolveSchema(lookup: Lookup, schema: Schema): ResolvedSchema {
  return new ResolvedSchema(lookup, schema);
}

/** The schemas of the property at a path, which all apply; empty if there is none. */
export function schemasAt(
  lookup: Lookup,
  schema: Schema,
  [name, ...rest]: readonly string[],
): readonly Schema[] {
  if (name === undefined) return [schema];
  const property = resolveSchema(lookup, schema).property(name);
  return (property?.schemas ?? []).flatMap((inner) => schemasAt(lookup, inner, rest));
}

/** The unions of a schema itself, with the discriminator values of each member. */
export function unionsOf(contract: Contract, schema: Schema): ResolvedUnion[] {
  const discriminator = discriminatorOf(contract.lookup, schema);
  return (['anyOf', 'oneOf'] as const).flatMap((keyword) => {
    const members = schema[keyword];
    if (members.length === 0) return [];
    const values = discriminator ? memberValues(contract, discriminator, members) : [];
    return {
      keyword,
      property: discriminator?.property,
      members: members.map((member, index) => ({
        schema: member,
        values: values[index],
        isOther: discriminator !== undefined && isFallback(discriminator, member),
      })),
    };
  });
}
/** The types that are in every set; every integer is a number. */
export function commonTypes(sets: readonly (readonly JsonType[])[]): JsonType[] {
  const common = jsonTypes.filter((type) =>
    sets.every((set) => set.includes(type) || (type === 'integer' && set.includes('number'))),
  );
  return common.includes('number') ? common.filter((type) => type !== 'integer') : common;
}

function isStricter(name: LimitName, value: number, other: number): boolean {
  return name.startsWith('min') ? value > other : value < other;
}
