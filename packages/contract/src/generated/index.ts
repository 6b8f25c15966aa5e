// Generated from the OpenAPI document. Do not edit: change the document or the generator.

export type * as v1 from './v1.js';
export type * as v2 from './v2.js';
export type * as shared from './shared.js';

export { operations, type OperationId, securitySchemes } from './operations/index.js';

export type { components, operations as openapiOperations, paths, webhooks } from './openapi.js';

export type {
  OperationDescriptor,
  DateConversion,
  ParameterDescriptor,
  WireType,
  BodyDescriptor,
  LinkDescriptor,
  PaginationDescriptor,
  IdempotencyDescriptor,
  OperationTypes,
  SecuritySchemeDescriptor,
  HttpSchemeDescriptor,
  KeySchemeDescriptor,
  OtherSchemeDescriptor,
  SecuritySchemes,
  Unlisted,
  Listed,
} from './runtime.js';
