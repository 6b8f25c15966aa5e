// Generated from the OpenAPI document. Do not edit: change the document or the generator.

/** Any JSON value; not `undefined`. */
type Value = string | number | boolean | object | null;

/** An object that has the named properties with any values. */
export type Present<Name extends string> = { [Key in Name]: Value };
