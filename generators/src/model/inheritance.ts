import type { Lookup } from './resolve.js';
import { inPlaceReferencesOf, type Schema } from './schema.js';

/**
 * Cuts the references of children to a parent that is a union of them (`oneOf` in the parent, `allOf` in each
 * child): a child has the parent's own parts without the union. The union itself is unchanged.
 * @param cycle the components that apply each other to the same value
 */
export function withoutBackReferences(
  lookup: Lookup,
  schema: Schema,
  cycle: readonly string[],
): Schema {
  const cut = (member: Schema, entered: readonly string[]): Schema => {
    const { ref, ...rest } = member;
    const inner = (each: Schema): Schema => cut(each, entered);
    const base = ref === undefined ? undefined : baseOf(ref, entered);
    const allOf = member.allOf.map(inner);
    const unions = { anyOf: member.anyOf.map(inUnion), oneOf: member.oneOf.map(inUnion) };
    return {
      ...rest,
      ...unions,
      ref: base ? undefined : ref,
      allOf: base ? [base, ...allOf] : allOf,
    };
  };
  const inUnion = (member: Schema): Schema => (member.ref === undefined ? cut(member, []) : member);
  const baseOf = (name: string, entered: readonly string[]): Schema | undefined => {
    const target = lookup(name);
    if (!target || !cycle.includes(name) || entered.includes(name)) return undefined;
    const bare = withoutUnions(target, cycle);
    return bare === target ? undefined : cut(bare, [...entered, name]);
  };
  return cut(schema, []);
}

/** A schema without the unions, also those in its `allOf`, that have a member of the cycle. */
function withoutUnions(schema: Schema, cycle: readonly string[]): Schema {
  const keep = (members: readonly Schema[]): readonly Schema[] =>
    members.some((member) => inPlaceReferencesOf(member).some((name) => cycle.includes(name)))
      ? []
      : members;
  const anyOf = keep(schema.anyOf);
  const oneOf = keep(schema.oneOf);
  const allOf = schema.allOf.map((member) =>
    member.ref === undefined ? withoutUnions(member, cycle) : member,
  );
  const isSame =
    anyOf === schema.anyOf &&
    oneOf === schema.oneOf &&
    allOf.every((member, index) => member === schema.allOf[index]);
  return isSame ? schema : { ...schema, anyOf, oneOf, allOf };
}
