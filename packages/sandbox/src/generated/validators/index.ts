// Generated from the OpenAPI document. Do not edit: change the document or the generator.

export * as api from './api.js';

export { validators } from './operations/index.js';

export { schemas } from './registry.js';
export type * from './runtime/operation.js';
export type * from './runtime/schema.js';

export { type Open, open } from './runtime/open.js';
