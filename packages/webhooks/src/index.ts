/**
 * Receiving webhooks: `constructEvent` verifies a notification and returns its event, `fetchRelatedObject` fetches the
 * resource of an event, `signEvent` creates a signed notification for tests. Works on every platform with
 * WebCrypto and fetch.
 */
export type { RawBody } from './body.js';
export { constructEvent, type ConstructEventOptions } from './construct-event.js';
export type {
  EventOf,
  EventType,
  KycUpdate,
  Notification,
  PayoutUpdate,
  ReceivedEvent,
  UnknownEvent,
  WebhookEvent,
} from './event.js';
export { constructEventFromMessage, type NodeMessage } from './from-message.js';
export { type AdapterOptions, constructEventFromRequest } from './from-request.js';
export type { WebhookHeaders } from './headers.js';
export { MemoryReplayStore } from './memory-replay-store.js';
export { type ApiKeys, defaultTolerance, type ReceiverOptions } from './options.js';
export { defaultBodyTimeout, defaultMaxBodyBytes, type ReadLimits } from './read-body.js';
export type { ReplayStore } from './replay-store.js';
export {
  type AccountHolderClient,
  type PayoutClient,
  fetchRelatedObject,
} from './fetch-related-object.js';
export { type SignedEvent, signEvent, type SignEventOptions } from './sign-event.js';
export { WebhookError, type WebhookErrorCode } from './webhook-error.js';
