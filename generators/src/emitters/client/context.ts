import type { Contract } from '../../model/contract.js';
import type { Schema } from '../../model/schema.js';
import type { SchemaTypes } from '../schema-types.js';
import type { SecurityNames } from './security.js';

/** What determines the types of a method. */
export interface TypeContext {
  readonly contract: Contract;
  readonly types: SchemaTypes;
}

/** What the endpoints of a document share. */
export interface EndpointContext extends TypeContext {
  readonly security: SecurityNames;
  /** True for schemas that contain converted dates; undefined if no schema does. */
  readonly holds?: ((schema: Schema) => boolean) | undefined;
}
