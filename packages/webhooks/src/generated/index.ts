// Generated from the OpenAPI document. Do not edit: change the document or the generator.

export * as v2 from './v2.js';

export { parseEvent, type ParsedEvent } from './runtime/parse-event.js';
export type * from './runtime/event.js';
