import type { Json } from '../../json.js';

/**
 * A schema for openapi-typescript. Keywords are added: `x-name` for a named type, `x-type` for a type of TypeScript,
 * `x-unlisted` beside it for those of its values that an enum does not list, `x-present` for any object with properties of
 * these names, `x-tuple` for the types of the first elements of an array, of which `x-least` are there, and `x-docs` for the
 * comment of a property.
 */
export interface TypeSchema {
  readonly [keyword: string]: Json | undefined | TypeSchema | readonly TypeSchema[] | TypeSchemas;
}

/** Schemas by property name. */
export interface TypeSchemas {
  readonly [name: string]: TypeSchema;
}
