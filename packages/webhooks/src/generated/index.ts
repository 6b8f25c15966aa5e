// Generated from the OpenAPI document. Do not edit: change the document or the generator.

export * as v2 from './v2.js';

export {
  parseEvent,
  type ParsedEvent,
  type Webhook,
  type WebhookTable,
  type WebhookEvent,
  type BodyIssue,
} from './runtime.js';
