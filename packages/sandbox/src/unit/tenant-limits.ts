import { refuseField } from '../kernel/service-error.js';

/** The most objects of each kind in a tenant, so that one tenant cannot fill a shared database. */
export const tenantLimits = {
  faultRules: 100,
  /** API keys, revoked ones too. */
  keys: 200,
  snapshots: 50,
  /** Files of documents, photos and statements, of up to 10 MB each. */
  files: 5000,
  /** Webhook deliveries that are due. Further events fail at once and can be replayed. */
  dueWebhooks: 10_000,
  /** Webhook deliveries that wait for a retry. If there are more, a failed attempt has no retry, and can be replayed. */
  waitingWebhooks: 10_000,
} as const;

/**
 * Enforces the maximum number of objects of one kind in a tenant.
 * @param count how many there are already
 * @throws {ServiceError} 422 if the maximum is reached
 */
export function enforceTenantLimit(
  field: string,
  count: number,
  kind: keyof typeof tenantLimits,
): void {
  const maximum = tenantLimits[kind];
  if (count < maximum) return;
  const template = 'A tenant of this sandbox has at most {maximum}.';
  refuseField({ field, code: '422.900.003', template, params: { maximum } });
}
