// What other emitters use of the types: the types of schemas, and the names of bodies.
export { namedBodies, shortTypeOf } from './types/named-bodies.js';
export { type SchemaTypes, schemaTypesOf } from './types/schema-types.js';
