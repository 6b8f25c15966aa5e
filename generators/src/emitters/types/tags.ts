import type { Contract } from '../../model/contract.js';
import { constantsOf } from '../../model/discriminators.js';
import { resolveSchema } from '../../model/resolved.js';
import type { Property, Schema } from '../../model/schema.js';
import { schemasOf, type Tags } from '../component-tags.js';

/**
 * The enums that discriminate the members of a union: of properties that all members require, without a
 * value that two members share. They must be closed, so that TypeScript can narrow.
 */
export function distinguishingEnums(contract: Contract): WeakSet<Schema> {
  const { lookup } = contract;
  const enums = new WeakSet<Schema>();
  for (const { oneOf, anyOf } of schemasOf(contract)) {
    for (const union of [oneOf, anyOf]) {
      const members = union.filter(({ types }) => types?.[0] !== 'null');
      const [first] = members;
      if (!first || members.length < 2) continue;
      for (const { name } of resolveSchema(lookup, first).properties) {
        const all = members.map((member) => constantsOf(lookup, member, name));
        const values = all.flatMap((constants) => constants?.values ?? []);
        const isTag = all.every((constants) => constants?.required);
        if (!isTag || new Set(values).size < values.length) continue;
        for (const schema of all.flatMap((constants) => constants?.schemas ?? []))
          enums.add(schema);
      }
    }
  }
  return enums;
}

/**
 * Restricts the discriminator properties of a component to its tags.
 * @param closed receives the schemas of these properties, which are closed
 * @param demands true if the properties are required even if the document does not require them
 */
export function withTags(
  schema: Schema,
  tags: Tags | undefined,
  closed: WeakSet<Schema>,
  demands: boolean,
): Schema {
  if (!tags || (schema.types && !schema.types.includes('object'))) return schema;
  const { properties } = schema.object;
  const withValues = (inner: Schema, values: Schema['values']): Schema => {
    const found = { ...inner, values };
    closed.add(found);
    return found;
  };
  const told = properties.map((property): Property => {
    const values = tags.get(property.name);
    if (!values) return property;
    const required = property.required || demands;
    return { ...property, required, schema: withValues(property.schema, values) };
  });
  const added = [...tags]
    .filter(([name]) => !properties.some((property) => property.name === name))
    .map(([name, values]) => {
      const silent = { ...schema, description: undefined, deprecated: false, default: undefined };
      return { name, required: demands, schema: withValues(silent, values) };
    });
  return { ...schema, object: { ...schema.object, properties: [...added, ...told] } };
}

/** True if OpenAPI requires a discriminator property that the document does not. */
export function addsRequiredTags(schema: Schema, tags: Tags): boolean {
  if (schema.types && !schema.types.includes('object')) return false;
  const { properties } = schema.object;
  return [...tags.keys()].some(
    (name) => !properties.some((property) => property.name === name && property.required),
  );
}
