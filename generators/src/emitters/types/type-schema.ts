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
