export { createSandbox, type Sandbox, type SandboxOptions } from './sandbox.js';
export type { WebhookOptions } from './webhooks/create-sender.js';
export type { ReceiveWebhook } from './webhooks/send-in-process.js';
export type {
  DeliveryFilter,
  KycControl,
  PayoutControl,
  Tenant,
  TenantWebhooks,
} from './control-client/tenant.js';
export type { Duration } from './control-client/duration.js';
export { ControlError } from './control-client/call-operation.js';
export { ConnectionDropped } from './http/inject-faults.js';
export type { SandboxEvent } from './http/sandbox-event.js';
export { type StorageOptions } from './storage/open-store.js';
export { StorageError } from './storage/migrate.js';
export { type Store } from './storage/store.js';
export type { Listening, ListenOptions } from './http/listen-options.js';
export type { TenantReport } from './tenants/verify-store.js';
