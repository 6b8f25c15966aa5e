import type { WebhookEventRow } from '../storage/tables.js';
import { webhookEvents } from '../storage/tables/webhooks.js';
import { statement } from '../storage/statement.js';
import { tenantLimits } from '../unit/tenant-limits.js';
import type { RecordUnit, WriteUnit } from '../unit/unit.js';

/** A webhook event. */
export interface WebhookEvent {
  readonly type: WebhookEventRow['type'];
  /** The division whose configuration has the URL. */
  readonly division: string;
  /** The owner of the changed status: `accountOwnerCode` of the body (D114). */
  readonly owner: string;
  /** The request body. */
  readonly body: object;
}

/**
 * Stores a webhook event in the transaction of the change that causes it. With an active configuration it is due for
 * delivery at once; without one it is never sent, not even later (D221).
 * @returns the event's code
 */
export async function queueEvent(unit: WriteUnit, event: WebhookEvent): Promise<string> {
  const { tenant, now } = unit;
  const { division, type, owner } = event;
  const code = unit.codes.next('ev');
  const body = JSON.stringify(event.body);
  await webhookEvents.insert(unit.db, [
    { tenant, code, division, type, owner, body, created_at: now },
  ]);
  const configuration = await activeConfiguration(unit, division, type);
  if (configuration !== undefined) await createDelivery(unit, code, configuration);
  return code;
}

async function activeConfiguration(
  { db, tenant }: WriteUnit,
  division: string,
  type: WebhookEventRow['type'],
): Promise<number | undefined> {
  const row = await db
    .selectFrom('webhook_configurations')
    .select('id')
    .where('tenant', '=', tenant)
    .where('division', '=', division)
    .where('type', '=', type)
    .where('active', '=', 1)
    .executeTakeFirst();
  return row?.id;
}

/** Selects the delivery at the limit, without counting all of them. */
const selectAtLimit = (state: 'DUE' | 'WAITING') =>
  statement<{ code: string }>(`
    select code from webhook_deliveries where tenant = :tenant and state = '${state}'
    order by code limit 1 offset :skipped`);

const queues = {
  DUE: { select: selectAtLimit('DUE'), maximum: tenantLimits.dueWebhooks },
  WAITING: { select: selectAtLimit('WAITING'), maximum: tenantLimits.waitingWebhooks },
};

/** True if a tenant has the maximum number of due or waiting deliveries. */
export async function isQueueFull(
  { db, tenant }: RecordUnit,
  state: 'DUE' | 'WAITING',
): Promise<boolean> {
  const { select, maximum } = queues[state];
  return (await select(db, { tenant, skipped: maximum - 1 })).length > 0;
}

async function createDelivery(unit: WriteUnit, code: string, configuration: number): Promise<void> {
  const { db, tenant, now } = unit;
  const delivery = { tenant, code, configuration, created_at: now, due_at: now, attempts: 0 };
  const isFull = await isQueueFull(unit, 'DUE');
  await db
    .insertInto('webhook_deliveries')
    .values({ ...delivery, state: isFull ? 'FAILED' : 'DUE' })
    .execute();
  if (!isFull) unit.onDelivery();
}

/** Deactivates a configuration and cancels its open deliveries. */
export async function deactivateConfiguration(
  { db, tenant }: RecordUnit,
  id: number,
): Promise<void> {
  await db
    .updateTable('webhook_configurations')
    .set({ active: 0 })
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .execute();
  await db
    .updateTable('webhook_deliveries')
    .set({ state: 'CANCELLED' })
    .where('tenant', '=', tenant)
    .where('configuration', '=', id)
    .where('state', 'in', ['DUE', 'WAITING'])
    .execute();
}
