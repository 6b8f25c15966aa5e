import type { Contract } from '../../model/contract.js';
import type { JsonType, Schema } from '../../model/schema.js';

/** How deep the flattest data of each component is, by original name; infinite where there is none. */
export type Heights = ReadonlyMap<string, number>;

/** Measures all components, again until nothing changes, since they refer to each other. */
export function heightsOf({ schemas }: Contract): Heights {
  const heights = new Map<string, number>();
  for (let isSettled = false; !isSettled;) {
    isSettled = true;
    for (const { name, schema } of schemas) {
      const height = heightOf(schema, heights);
      if (height === (heights.get(name.original) ?? Infinity)) continue;
      heights.set(name.original, height);
      isSettled = false;
    }
  }
  return heights;
}

/** How deep the flattest data of a schema is: 0 for a scalar, infinite where recursion cannot end. */
export function heightOf(schema: Schema, heights: Heights): number {
  if (!schema.possible || schema.values?.length === 0) return Infinity;
  const inner = (entry: Schema): number => heightOf(entry, heights);
  const unions = [schema.anyOf, schema.oneOf].filter((members) => members.length > 0);
  return Math.max(
    schema.values ? 0 : ownHeight(schema, inner),
    schema.ref === undefined ? 0 : (heights.get(schema.ref) ?? Infinity),
    ...schema.allOf.map(inner),
    ...unions.map((members) => Math.min(...members.map(inner))),
  );
}

function ownHeight(schema: Schema, inner: (entry: Schema) => number): number {
  const needed = schema.object.properties.filter((property) => property.required);
  const object = (): number =>
    needed.length === 0 ? 0 : 1 + Math.max(...needed.map((property) => inner(property.schema)));
  // Without a type, its properties tell that a schema means objects.
  const types: readonly JsonType[] = schema.types ?? ['object'];
  const heights = types.map((type) => {
    if (type === 'object') return object();
    return type === 'array' ? arrayHeight(schema, inner) : 0;
  });
  return Math.min(...heights);
}

function arrayHeight({ array }: Schema, inner: (entry: Schema) => number): number {
  const { prefixItems, items, contains } = array;
  const count = Math.max(array.minItems ?? 0, contains && array.minContains !== 0 ? 1 : 0);
  const needed = [
    ...prefixItems.slice(0, count),
    ...(items && count > prefixItems.length ? [items] : []),
    ...(contains && count > 0 ? [contains] : []),
  ];
  return needed.length === 0 ? 0 : 1 + Math.max(...needed.map(inner));
}
