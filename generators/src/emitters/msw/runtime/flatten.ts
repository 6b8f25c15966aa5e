import { merge } from './merge.js';
import type { Sampling } from './sampling.js';
import type { DataSchema, FlatSchema } from './schema.js';

/** A schema that refers to nothing, and what holds for values inside of what it describes. */
export interface Flattened {
  readonly schema: FlatSchema;
  readonly sampling: Sampling;
}

/** Follows references, puts together what must hold at once, and chooses among alternatives. */
export function flatten(schema: DataSchema, sampling: Sampling): Flattened {
  const { ref, allOf = [], unions = [], ...own } = schema;
  if (own.example !== undefined) return { schema: own, sampling };
  const target = ref === undefined ? undefined : followed(ref, sampling);
  let result: Flattened = { schema: {}, sampling: target?.sampling ?? sampling };
  const chosen = unions.map(({ members, base = 0 }) => {
    const member = result.sampling.minimal ? members[base] : sampling.random.pick(members);
    return member ?? {};
  });
  const parts: readonly DataSchema[] = [...(target ? [target.schema] : []), ...allOf, ...chosen];
  // On its own, what is referred to keeps its example.
  const isAlias = parts.length === 1 && Object.keys(own).length === 0;
  if (!isAlias) result = { ...result, schema: own };
  for (const part of parts) {
    const flat = flatten(part, result.sampling);
    const merged = isAlias ? flat.schema : merge(result.schema, flat.schema);
    result = { schema: merged, sampling: flat.sampling };
  }
  return result;
}

/** What a reference leads to. Within itself, a schema gets only what it must have. */
function followed(ref: string, sampling: Sampling): { schema: DataSchema; sampling: Sampling } {
  const { schemas, open, minimal } = sampling;
  return {
    schema: Object.hasOwn(schemas, ref) ? (schemas[ref] ?? {}) : {},
    sampling: { ...sampling, open: [...open, ref], minimal: minimal || open.includes(ref) },
  };
}
