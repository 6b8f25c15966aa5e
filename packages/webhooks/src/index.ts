/**
 * Webhook notifications that cannot be got wrong: `constructEvent` checks one and returns its event,
 * `reread` reads what it is about, `signEvent` makes one for tests. WebCrypto and fetch's classes
 * are all that is needed of a runtime.
 */
export type { RawBody } from './body.js';
export { constructEvent, type ConstructEventOptions } from './construct-event.js';
export type {
  EventOf,
  EventType,
  KycUpdate,
  Notification,
  PayoutUpdate,
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
export { type HolderReader, type PayoutReader, reread } from './reread.js';
export { type SignedEvent, signEvent, type SignEventOptions } from './sign-event.js';
export { WebhookError, type WebhookErrorCode } from './webhook-error.js';
