import { sql } from 'kysely';
import type { WebhookEventRow } from '../storage/tables.js';
import { cached, statement } from '../storage/statement.js';
import { tenantLimits } from '../unit/tenant-limits.js';
import type { RecordUnit, WriteUnit } from '../unit/unit.js';
import { findRow, insert, updateRows } from '../storage/rows.js';

export interface WebhookEvent {
  readonly type: WebhookEventRow['type'];
  readonly division: string;
  /** The owner of the changed status: `accountOwnerCode` of the body (D114). */
  readonly owner: string;
  readonly body: object;
}

/**
 * Stores a webhook event in the transaction of the change that causes it. With an active configuration it is due for
 * delivery at once; without one it is never sent, not even later (D221).
 */
export async function queueEvent(unit: WriteUnit, event: WebhookEvent): Promise<void> {
  const { db, now } = unit;
  const { division, type, owner } = event;
  const code = unit.codes.next('ev');
  const body = JSON.stringify(event.body);
  await insert(db, 'webhook_events', [{ code, division, type, owner, body, createdAt: now }]);
  const match = { division, type, active: 1 };
  const configuration = await findRow(db, 'webhook_configurations', match);
  if (configuration) await createDelivery(unit, code, configuration.id);
}

/** Selects the delivery at the limit, without counting all of them. The text of the state selects its index. */
const selectAtLimit = cached((state: 'DUE' | 'WAITING') =>
  statement((db, given: { skipped: number }) =>
    db
      .selectFrom('webhook_deliveries')
      .select('code')
      .where(sql<boolean>`state = ${sql.lit(state)}`)
      .limit(1)
      .offset(given.skipped),
  ),
);

const maximum = { DUE: tenantLimits.dueWebhooks, WAITING: tenantLimits.waitingWebhooks };

/** True if a tenant has the maximum number of due or waiting deliveries. */
export async function isQueueFull({ db }: RecordUnit, state: 'DUE' | 'WAITING'): Promise<boolean> {
  return (await selectAtLimit(state)(db, { skipped: maximum[state] - 1 })).length > 0;
}

async function createDelivery(unit: WriteUnit, code: string, configuration: number): Promise<void> {
  const { db, now } = unit;
  const delivery = { code, configuration, createdAt: now, dueAt: now, attempts: 0 };
  const isFull = await isQueueFull(unit, 'DUE');
  await insert(db, 'webhook_deliveries', [{ ...delivery, state: isFull ? 'FAILED' : 'DUE' }]);
  if (!isFull) unit.onDelivery();
}

/** Deactivates a configuration and cancels its open deliveries. */
export async function deactivateConfiguration({ db }: RecordUnit, id: number): Promise<void> {
  await updateRows(db, 'webhook_configurations', { id }, { active: 0 });
  for (const state of ['DUE', 'WAITING'])
    await db
      .updateTable('webhook_deliveries')
      .set({ state: 'CANCELLED' })
      .where('configuration', '=', id)
      .where(sql<boolean>`state = ${sql.lit(state)}`)
      .execute();
}
