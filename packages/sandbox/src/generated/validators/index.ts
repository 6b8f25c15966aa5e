// Generated from the OpenAPI document. Do not edit: change the document or the generator.

export * as api from './api.js';

export { validators } from './operations/index.js';

export { schemas } from './registry.js';

export {
  type OperationValidators,
  type operation,
  type Open,
  open,
} from '@seller-funds/validators/runtime/operation';

export type {
  AnyCheck,
  Schema,
  ObjectSchema,
  AnySchema,
  Typed,
  EnumSchema,
  Shape,
} from '@seller-funds/validators/runtime/zod';
