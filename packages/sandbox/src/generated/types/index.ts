// Generated from the OpenAPI document. Do not edit: change the document or the generator.

export type * as api from './api.js';

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
} from '@seller-funds/contract/runtime';
