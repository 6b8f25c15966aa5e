import type { Json } from '../../json.js';

/**
 * A schema in the form that openapi-typescript takes, as far as types need it. Four keywords are
 * ours: `x-name` stands for a named type, `x-type` for one that only TypeScript knows, `x-present`
 * for any object that has properties of these names, and `x-docs` is the comment of a property.
 */
export interface TypeSchema {
  readonly [keyword: string]: Json | undefined | TypeSchema | readonly TypeSchema[] | TypeSchemas;
}

/** Schemas by the names of the properties that they are about. */
export interface TypeSchemas {
  readonly [name: string]: TypeSchema;
}

/** A type that is written when its file is printed: the union of what some schemas describe. */
export interface TypeShape {
  readonly schemas: readonly TypeSchema[];
  /** What each `x-name` is called in the file. */
  readonly names: Readonly<Record<string, string>>;
  /** What `Present` is called in the file, which `x-present` is written with; if it is needed. */
  readonly present?: string;
}

/** Every named type that a schema speaks of, and whether any `x-present` stands in it. */
export function namesIn(schema: TypeSchema): { names: ReadonlySet<string>; present: boolean } {
  const names = new Set<string>();
  let present = false;
  const visit = (inside: TypeSchema): void => {
    if (typeof inside['x-name'] === 'string') names.add(inside['x-name']);
    present ||= inside['x-present'] !== undefined;
    for (const child of childrenOf(inside)) visit(child);
  };
  visit(schema);
  return { names, present };
}

function childrenOf(schema: TypeSchema): readonly TypeSchema[] {
  const { allOf, oneOf, prefixItems, items, properties, patternProperties } = schema;
  const lists = [allOf, oneOf, prefixItems].flatMap(
    (list) => (list ?? []) as readonly TypeSchema[],
  );
  const maps = [properties, patternProperties].flatMap((map) =>
    Object.values((map ?? {}) as TypeSchemas),
  );
  return [...lists, ...(items === undefined ? [] : [items as TypeSchema]), ...maps];
}
