import { prepareInsert } from '../storage/prepared.js';
import type { WriteUnit } from '../unit/unit.js';

/** A webhook event. */
export interface WebhookEvent {
  readonly type: 'WEBHOOK_KYC_UPDATE' | 'WEBHOOK_PAYOUT_UPDATE';
  /** The division whose configuration says where it goes. */
  readonly division: string;
  /** Whose status changed: `accountOwnerCode` of the body (D114). */
  readonly owner: string;
  /** The body as it is sent. */
  readonly body: object;
}

const insert = prepareInsert('webhook_events', [
  'tenant',
  'code',
  'division',
  'type',
  'owner',
  'body',
  'created_at',
]);

/**
 * Queues a webhook event in the same transaction as the change that it tells of: both happen, or
 * neither does.
 * @returns the event's code
 */
export async function queueEvent(unit: WriteUnit, event: WebhookEvent): Promise<string> {
  const { tenant, now } = unit;
  const { division, type, owner } = event;
  const code = unit.codes.next('ev');
  const body = JSON.stringify(event.body);
  await insert(unit.db, [{ tenant, code, division, type, owner, body, created_at: now }]);
  return code;
}
