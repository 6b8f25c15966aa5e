// Generated from the OpenAPI document. Do not edit: change the document or the generator.

/** Any value of JSON; not `undefined`. */
type Value = string | number | boolean | object | null;

/** Any object that has properties of these names, whatever they are. */
export type Present<Name extends string> = { [Key in Name]: Value };
