// Generated from the OpenAPI document. Do not edit: change the document or the generator.

export * as v2 from './v2.js';

export { readEvent, type Reading } from './runtime/read-event.js';
export type * from './runtime/event.js';
