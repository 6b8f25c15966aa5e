export {
  createSandbox,
  type Sandbox,
  type SandboxOptions,
  type WebhookOptions,
} from './sandbox.js';
export type { Receive } from './webhooks/send-in-process.js';
export type {
  DeliveryFilter,
  KycSteering,
  PayoutSteering,
  Tenant,
  TenantWebhooks,
} from './steer/tenant.js';
export type { Duration } from './steer/duration.js';
export { SteeringError } from './steer/control-client.js';
export { ConnectionDropped } from './http/inject-faults.js';
export { type StorageOptions } from './storage/open-store.js';
export { StorageError } from './storage/migrate.js';
export { type Store } from './storage/store.js';
export type { Listening, ListenOptions } from './http/listen.js';
export type { TenantReport } from './tenants/verify-store.js';
