// Generated from the OpenAPI document. Do not edit: change the document or the generator.

export * as v1 from './v1.js';
export * as v2 from './v2.js';
export * as shared from './shared.js';

export { validators } from './operations/index.js';

export { schemas } from './registry.js';

export { type OperationValidators, type operation, type Open, open } from './runtime/operation.js';

export type {
  AnyCheck,
  Schema,
  ObjectSchema,
  AnySchema,
  Typed,
  EnumSchema,
  Shape,
} from './runtime/zod.js';
